#pragma once

// Ref -> current version of the object, for one worker: a flat array over reserved address space,
// so that following a reference costs one load. It is a cache: the truth is in the frozen States,
// and LiveState::load brings it from one to another.
//
// Refs below kFirstStateRef are global objects: class mirrors, statics, string literals and other
// constants that the VM makes once for all states. A state that writes to one gets its own version,
// as of any other object.

#include <atomic>
#include <cstdint>
#include <mutex>
#include <vector>

#include "vm/state/Object.h"

namespace clew::vm::state {

constexpr Ref kFirstStateRef = 1u << 20; // at most; see kFirstRefOfStates
// Fewer where the process may not map much (ulimit -v).
extern const Ref kMaxRef;
bool isAddressSpaceLimited();

class ObjectTable {
  public:
    ObjectTable();
    ~ObjectTable();
    ObjectTable(const ObjectTable&) = delete;
    ObjectTable& operator=(const ObjectTable&) = delete;
    Object** data() { return entries_; }

  private:
    Object** entries_;
};

// The global objects as they are before any state writes to them. Thread-safe: a new object appears
// in the table of every registered worker before `add` returns.
class GlobalObjects {
  public:
    GlobalObjects() { objects_.reserve(kFirstStateRef); } // never moves: pristine() needs no lock
    Ref reserve();                                        // a Ref, without an object so far
    void set(Ref ref, Object* object);                    // owned from here on; its epoch is 0
    Ref add(Object* object) {
        Ref ref = reserve();
        set(ref, object);
        return ref;
    }
    Object* pristine(Ref ref) { return objects_[ref]; }
    // How many threads there were before the program began.
    std::uint32_t threadsOfBoot = 0;
    // The program has asked for the name of a thread. Before that, fingerprints leave out what only
    // names are made of (types::Class::threadNameReferences); what was explored until then must be
    // explored again.
    std::atomic<bool> threadNamesCount{false};
    // Threads may change places: fingerprints go through them in the order of what they are about
    // to do, and no longer in that of their start. False once the program has asked for something
    // that follows from the order of their start.
    std::atomic<bool> threadsAreInterchangeable{false};
    // Likewise: something may look at how often a collection has been modified, for more than
    // comparing it (interpreter/ModificationCounts.h).
    std::atomic<bool> modificationsCount{false};
    // Likewise: somebody has asked how many tasks a pool has completed, or when one was due
    // (interpreter/TaskFields.h).
    std::atomic<bool> tasksCount{false};

    void attach(ObjectTable& table);
    void detach(ObjectTable& table);

  private:
    std::mutex mutex_;
    std::vector<Object*> objects_{nullptr}; // index 0 is null
    std::vector<ObjectTable*> tables_;
};

} // namespace clew::vm::state
