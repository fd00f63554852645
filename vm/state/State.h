#pragma once

// A frozen state of a running Java program: a value. Copying one costs a reference count; any
// number of threads may hold, copy and run copies of one state at the same time.
//
// Represented as what changed since the state before it (heap deltas), plus the threads. A
// LiveState turns it into something that runs.

#include <atomic>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "vm/state/Frame.h"
#include "vm/state/Hash.h"
#include "vm/state/Object.h"
#include "vm/state/Symbolic.h"
#include "vm/state/Thread.h"

namespace clew::vm::state {

// What is neither heap nor thread. Plain data, part of the fingerprint unless said otherwise.
struct Scalars {
    Ref nextRef = kFirstRefOfStates;  // not part of the fingerprint
    std::uint64_t heapBytes = 0;      // not part of the fingerprint
    std::uint32_t threadsStarted = 0; // not part of the fingerprint
    std::int32_t threadsNamed =
        0; // "Thread-0" and so on; part of the fingerprint where names of threads count
    std::int64_t clock = 0; // nanoseconds (natives/lang/Clock.h); not part of the fingerprint
    // What System.nanoTime says where it shows 0.
    static constexpr std::int64_t kNanoTimeAtStart = 1'000'000'000'000;
    std::uint32_t clockAdvances = 0; // how often much time has passed; not part of the fingerprint
    std::uint32_t clockReadings = 0; // in the fingerprint, 2 stands for more
    bool exited = false;             // System.exit or halt was called
    std::int32_t exitStatus = 0;
    // How often the path has stopped in loops that nobody else can observe, up to a limit, and the
    // place + 1 of the thread that has just done so (Interpreter::isTimeForBoundary); not part of
    // the fingerprint.
    std::uint16_t boundaries = 0, threadAtBoundary = 0;
    // Fewer lie below where the process may not map much (ulimit -v).
    static const Ref kFirstRefOfStates;
};

struct ThreadImage {
    std::atomic<std::uint32_t> references;
    ThreadData data;
    FrozenFrame* top; // owned; null: no frames
};

// A thread's share of a snapshot's fingerprint.
struct ThreadHash {
    Hash128 frames;
    bool pure = true; // every reference in its frames leads to an object that the heap's own roots
                      // reach as well
};

struct HeapDelta {
    Ref ref;
    Object* before; // owned by an older snapshot; null: did not exist
    Object* after;  // owned by this snapshot; null: collected
};

class Snapshot {
  public:
    std::atomic<std::uint32_t> references{1};
    Snapshot* parent = nullptr; // owned reference
    std::uint32_t distance = 0; // from the root
    std::vector<HeapDelta> heap;
    struct ThreadPart {
        ThreadImage* image = nullptr; // owned reference
        ThreadHash hash;
    };
    std::vector<ThreadPart> threads;
    std::shared_ptr<const std::vector<Ref>>
        modifiedRoots; // boot and global objects with a version of their own; sorted
    // Null: empty. Not part of the fingerprint: what is known about the inputs is matched by the
    // search.
    std::shared_ptr<const SymbolicPart> symbolic;
    Scalars scalars;
    std::uint64_t graph =
        0; // equal number: the same references between heap objects, hence the same names
    // The same of the objects that only frames lead to, which have these names in this order; 0:
    // few, or nothing is known.
    std::uint64_t frameGraph = 0;
    // In which order the places of threads were gone through; 0: of their start.
    std::uint64_t order = 0;
    // Modification counts were part of heapHash, and something that heapHash is of compares them.
    bool countsModifications = false, comparesModifications = false;
    // Something that heapHash is of says when it is due; something is due already.
    bool hasDueTimes = false, hasOverdue = false;
    Hash128 heapHash;   // contribution of all objects that the heap's own roots reach
    Hash128 framesHash; // of those that only frames lead to
    Hash128 fingerprint;

    static void release(Snapshot* snapshot); // null is fine
};

class State {
  public:
    State() = default;
    explicit State(Snapshot* owned) : snapshot_(owned) {}
    State(const State& other) : snapshot_(other.snapshot_) {
        if (snapshot_) snapshot_->references.fetch_add(1, std::memory_order_relaxed);
    }
    State(State&& other) noexcept : snapshot_(std::exchange(other.snapshot_, nullptr)) {}
    State& operator=(State other) noexcept {
        std::swap(snapshot_, other.snapshot_);
        return *this;
    }
    ~State() { Snapshot::release(snapshot_); }

    explicit operator bool() const { return snapshot_ != nullptr; }
    const Hash128& fingerprint() const { return snapshot_->fingerprint; }
    const Snapshot& operator*() const { return *snapshot_; }
    const Snapshot* operator->() const { return snapshot_; }
    Snapshot* get() const { return snapshot_; }

  private:
    Snapshot* snapshot_ = nullptr;
};

} // namespace clew::vm::state
