#pragma once

// The happens-before order of the accesses on one path, as the Java memory model defines it
// (JLS 17.4.5): vector clocks for threads and for what they synchronize on, epochs for the last
// accesses to each memory location (Flanagan and Freund, "FastTrack", PLDI 2009; the reads since
// the last write are a list instead of FastTrack's adaptive form, since few threads read).
//
// A value: a copy costs a few hundred pointers, whatever the number of locations. What two copies
// have in common is shared until one of them changes it. So the explorer's states can each keep the
// order of the path that led to them.

#include <boost/smart_ptr/intrusive_ptr.hpp>
#include <boost/smart_ptr/intrusive_ref_counter.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "vm/values/Value.h"

namespace clew::vm::types {
struct Method;
}
namespace clew::vm::interpreter {
struct Instruction;
}

namespace clew::listeners {

using vm::values::Ref;

// A pointer to what several copies may share, and which is copied before it is written to.
template <class T>
class Shared {
  public:
    const T& operator*() const { return content_->value; }
    T& writable() {
        if (content_->use_count() > 1) content_ = new Content(*content_);
        return content_->value;
    }

  private:
    // The count says as well that who has shared it is done with it (acquire), which that of
    // std::shared_ptr does not.
    struct Content : boost::intrusive_ref_counter<Content> {
        T value;
    };
    boost::intrusive_ptr<Content> content_ = new Content;
};

class VectorClock {
  public:
    std::uint32_t operator[](std::size_t thread) const {
        return thread < times_.size() ? times_[thread] : 0;
    }
    void set(std::size_t thread, std::uint32_t time) {
        if (thread >= times_.size()) times_.resize(thread + 1);
        times_[thread] = time;
    }
    void join(const VectorClock& other);

  private:
    std::vector<std::uint32_t> times_;
};

struct CodePosition {
    const vm::types::Method* method = nullptr;
    const vm::interpreter::Instruction* pc = nullptr;
};

// The instruction that makes an access; where that is the JDK's code, also the call that led there.
struct AccessSite {
    CodePosition access, call;
};

struct Access {
    std::size_t thread = 0;
    std::uint32_t time = 0; // of the thread's own clock; 0: no access
    bool write = false;
    AccessSite site;
    bool atomic = false; // not a plain one: it races with plain ones only
};

class HappensBefore {
  public:
    // What an object offers to synchronize on, beside the bytes of its payload, which are numbered
    // by their offsets.
    enum Special : std::uint64_t {
        Monitor = std::uint64_t(1) << 62,
        ParkPermit,
        Initialization,
        Termination
    };

    void acquire(std::size_t thread, Ref object, std::uint64_t what);
    void release(std::size_t thread, Ref object, std::uint64_t what);
    // All that `before` has done so far happens before all that `after` does from now on.
    void order(std::size_t before, std::size_t after);

    // An access to the bytes at `offset`: the earlier access by another thread that it races with,
    // if any.
    std::optional<Access> read(std::size_t thread, Ref object, std::uint64_t offset,
                               AccessSite site, bool atomic = false);
    std::optional<Access> write(std::size_t thread, Ref object, std::uint64_t offset,
                                AccessSite site, bool atomic = false);

    bool knows(Ref object) const { return findHistory(object) != nullptr; } // anything of it
    // The object is no more: its number may come to belong to another one.
    void forget(Ref object);
    // The thread has ended, and its number will not be used again.
    void forgetThread(std::size_t thread) { clockOf(thread) = {}; }

  private:
    struct Location {
        Access write;               // a plain one
        std::vector<Access> others; // since the write: reads and atomic accesses, at most one of
                                    // each kind by each thread
    };
    struct History {
        std::unordered_map<std::uint64_t, Location> accesses; // by offset
        std::map<std::uint64_t, VectorClock> synchronization; // by offset or Special
    };
    using Histories = std::unordered_map<Ref, Shared<History>>;

    // Two levels, so that a copy of all of them is one of a few pointers.
    using Group = std::array<Shared<Histories>, 16>;

    const Histories& shardOf(Ref object) const {
        return *(*groups_[object % 16])[object / 16 % 16];
    }
    Histories& writableShardOf(Ref object) {
        return groups_[object % 16].writable()[object / 16 % 16].writable();
    }
    History& historyOf(Ref object) { return writableShardOf(object)[object].writable(); }
    const History* findHistory(Ref object) const;
    VectorClock& clockOf(std::size_t thread);
    std::optional<Access> add(Ref object, std::uint64_t offset, const Access& access);
    bool isOrdered(const Access& earlier, std::size_t thread) {
        return earlier.thread == thread || earlier.time <= clockOf(thread)[earlier.thread];
    }

    std::vector<VectorClock> threads_;
    std::array<Shared<Group>, 16> groups_;
};

} // namespace clew::listeners
