#pragma once

// A state that runs: mutable, bound to one worker thread. load() brings a frozen State to life,
// freeze() makes what it has become a State again; both cost what has changed, not what there is.
// Running never disturbs a State.
//
// Invariants while running:
// - table[ref] is the current version of every object. A version whose epoch is epoch() may be
// written in place; any
//   other must be replaced by a copy first: writable().
// - Objects of the current epoch are young, and nothing that is older and unmodified refers to
// them.
// - A pointer to an Object is good until the next allocation, collection or writable() of the same
// Ref.

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "vm/state/HeapObserver.h"
#include "vm/state/ObjectTable.h"
#include "vm/state/State.h"
#include "vm/state/Symbolic.h"

namespace clew::vm::state {

// Which slots of a frame matter at an instruction: bit i is local i, or operand i - maxLocals.
struct SlotMap {
    std::vector<std::uint64_t> live;       // its value may be read later
    std::vector<std::uint64_t> references; // subset of live: holds a Ref
    // Any slot whose value could be a Ref keeps that object alive, and all slots count as live: of
    // a method without bytecode, and where `isAmbiguous`.
    bool conservative = false;
    bool isAmbiguous =
        false; // code with jsr/ret, where one instruction can see a slot with several types
    std::vector<std::uint64_t> wide; // the second slot of a live long or double
    bool isWide(std::size_t slot) const { return wide[slot / 64] >> (slot % 64) & 1; }
    bool isLive(std::size_t slot) const { return live[slot / 64] >> (slot % 64) & 1; }
    bool isReference(std::size_t slot) const { return references[slot / 64] >> (slot % 64) & 1; }
};
class FrameMaps {
  public:
    virtual ~FrameMaps() = default;
    // Thread-safe; the result stays valid.
    virtual const SlotMap& at(const types::Method& method, const interpreter::Instruction* pc) = 0;
};

struct Thread {
    ThreadData data;
    Frame* top = nullptr;               // thawed frames; null: none thawed
    FrozenFrame* frozenBelow = nullptr; // callers that have not been thawed; kept alive by `cached`
    bool changed = false;               // since the last freeze or load
    ThreadImage* image = nullptr;  // at the last freeze or load; kept alive by the loaded snapshot
    Slot* region = nullptr;        // its stack
    FrozenFrame* cached = nullptr; // owned; the chain that `top` and `frozenBelow` were thawed from
};

class LiveState {
  public:
    // heapLimit in bytes. All references must outlive it.
    LiveState(GlobalObjects& globals, FrameMaps& frameMaps, std::uint64_t heapLimit);
    ~LiveState();
    LiveState(const LiveState&) = delete;
    LiveState& operator=(const LiveState&) = delete;

    // ---- objects
    Object** table() const { return table_; }
    std::uint64_t epoch() const { return epoch_; }
    Object* object(Ref ref) const { return table_[ref]; }
    Object* writable(Ref ref) {
        Object* present = table_[ref];
        return present->epoch == epoch_ ? present : copyForWrite(ref, present);
    }
    // Zeroed. 0 when the heap limit is reached: the caller throws OutOfMemoryError. Never collects.
    Ref allocateInstance(const types::Class& klass) {
        return allocate(klass, klass.instanceSize, 0);
    }
    Ref allocateArray(const types::Class& arrayClass, std::uint32_t length) {
        return allocate(arrayClass, std::size_t(length) << arrayClass.elementShift, length);
    }
    // An array of arrays; of each dimension, its length. 0 where there is no room for all of them.
    Ref allocateArrays(const types::Class& arrayClass, std::span<const std::uint32_t> lengths);
    Ref allocateCopy(Ref original); // Object.clone
    // True when enough has been allocated since the last collection; then the interpreter calls
    // collect() at its next instruction where all frames have slot maps.
    bool wantsCollection() const { return wantsCollection_; }
    void collect();
    // All that is not garbage, in an order that follows from the state: of any two states with the
    // same fingerprint, the same objects stand at the same places. Objects of the boot heap that
    // the state has not changed are left out.
    std::vector<Ref> reachableObjects();
    // Whether each of them can be reached by others than housekeeping threads.
    std::vector<bool> areReachable(std::span<const Ref> refs);
    std::uint64_t heapBytes() const { return scalars.heapBytes + youngBytes_; }
    std::uint64_t heapLimit() const { return heapLimit_; }
    // While an OutOfMemoryError is being made.
    std::uint64_t suspendHeapLimit() { return std::exchange(heapLimit_, ~std::uint64_t(0) >> 1); }
    void restoreHeapLimit(std::uint64_t limit) { heapLimit_ = limit; }
    // Refs that VM code holds across instructions on behalf of this run; roots for collect(). Not
    // part of the state: empty at every freeze.
    std::vector<Ref> temporaryRoots;
    // Refs that stay for good: of a run with a single path, which never returns to an earlier
    // state.
    std::vector<Ref> permanentRoots;

    // Marks everything that `ref` reaches as reachable by several threads. isContended: from
    // outside, or through an object that contends().
    void share(Ref ref, bool isContended);
    // The arrays that it refers to are open to whoever reaches it.
    static bool contends(const Object& holder) {
        return holder.isArray() ? holder.flags & Object::Contended : !holder.klass->keepsArrays;
    }
    // To be called after a reference was written to the object.
    void shareThrough(const Object& holder, Ref value) {
        if (!(holder.flags & Object::Shared) || value == 0) return;
        if ((table_[value]->flags & Object::SharedObject) != Object::SharedObject)
            share(value, contends(holder));
    }
    void shareEverything(); // what the heap's own roots reach: when a second thread starts

    // ---- threads
    std::vector<Thread> threads; // by place; see ThreadData
    std::size_t current = 0;     // the thread that runs
    Thread& thread() { return threads[current]; }
    std::size_t startThread(Ref threadObject, bool daemon); // no frames yet
    // It has ended, and guards nothing any more (Object::guard).
    void releaseGuarded(const ThreadData& ended);
    // How many of the threads that are still there have started before it.
    std::size_t rankOf(std::size_t thread) const;
    // Its place in the order that the fingerprint of the last freeze() has gone through threads.
    std::size_t frozenRankOf(std::size_t thread) const { return ranks_[thread]; }
    // The top frame of the thread is thawed and may be changed from here on.
    Frame* prepareToRun(std::size_t index);
    // For a thread with `top == null` and callers in frozenBelow: thaws the next one and makes it
    // the top.
    Frame* thawCaller(Thread& thread);
    // Room for a new frame above `top`: see interpreter/Frames.
    static const std::size_t kRegionSlots;
    Slot* regionEnd(const Thread& thread) const { return thread.region + kRegionSlots; }

    Scalars scalars;

    // ---- symbolic values (LiveStateSymbolic.cpp). Whether slots may carry expressions: set before
    // the first load.
    bool carriesExpressions = false;
    // Where more threads than these have started on a path, it counts as one of several threads for
    // ever, and what the first to access an object has been is not forgotten at its end.
    std::uint32_t threadsOfOldest = ~std::uint32_t(0);
    // On this path, since the program began; they may have ended.
    bool hasStartedThreads() const { return scalars.threadsStarted > globals_.threadsOfBoot; }
    SymbolicPart symbolic;
    // Sets the shadow with this index (Object.h) and, where it is not 0, makes room for shadows
    // first. Pointers to the object are not good afterwards.
    void setShadow(Ref ref, std::size_t index, Shadow shadow);
    // The condition holds on this path from here on. It must hold under the assignment.
    void constrain(Expression condition);
    // 1: holds on this path; 0: does not; -1: what the path is known to satisfy does not literally
    // say.
    int literally(Expression condition) const;
    // Replaces the assignment; every symbolic slot gets its value under the new one. Throws
    // InputTooLong; the state can then only be discarded.
    void adopt(std::shared_ptr<const Assignment> assignment);
    // The input reference is this object (or null) from here on, wherever it has been copied to.
    void bind(Binding binding);
    // Slots of code with jsr, whose types are not known, did not follow what adopt and bind have
    // changed.
    bool missedSlots = false;
    // An array of symbolic length, as an input: an Int variable that is not negative.
    Ref allocateInputArray(std::uint32_t input);
    // What the live slots and the reachable objects stand for; and what the cells of input arrays
    // among these stand for, also of such as are longer under another assignment. In no order.
    // Nothing where it is not known which slots have expressions (SlotMap::isAmbiguous). To be
    // called right after freeze.
    std::optional<std::vector<Expression>> reachableExpressions() const;
    // Its value under the assignment.
    Slot valueOf(Expression expression) const;

    // What the run has read that is no part of the state, and that other paths may change (Verify's
    // counters), in the order of reading. Where a path is walked again it is given what it read the
    // first time: readAgain, used up from its front.
    std::vector<std::int64_t> readOutside;
    std::span<const std::int64_t> readAgain;

    // Not owned; null: nobody looks on. Set by whoever runs the state: `ownObserver`, or else that
    // of the Vm.
    HeapObserver* observer = nullptr;
    HeapObserver* ownObserver = nullptr;

    // ---- life cycle
    // Ends the boot phase: everything there is now becomes the boot heap, shared by all states and
    // neither traced nor hashed unless it is written to. Called once, on the LiveState that booted.
    // keepsArrays: whether an object of the class keeps its arrays to itself, if it is there by
    // then.
    State sealBoot(bool (*keepsArrays)(const types::Class&) = nullptr);
    bool isBoot(Ref ref) const { return ref < bootEnd_; }
    State freeze(); // the running continues from the same point; no frame may be in the middle of
                    // an instruction
    void load(const State& state);
    void discard(); // back to what was last loaded or frozen
    const State& loaded() const { return loaded_; }

  private:
    friend class Fingerprinter; // Fingerprint.h
    friend class Recurrence;    // Recurrence.h
    struct Dirty {
        Ref ref;
        Object* before;
    };

    Ref allocate(const types::Class& klass, std::size_t payloadBytes, std::uint32_t length);
    Object* replaceVersion(Ref ref, std::uint32_t length, std::uint32_t flags);
    template <class Rewrite>
    void rewriteSymbolic(Rewrite&& rewrite);
    template <class Rewrite>
    FrozenFrame* rewriteFrozen(FrozenFrame* frame, Rewrite& rewrite);
    void rememberSymbolic(Ref ref);
    void resize(Ref ref, std::uint32_t length);
    Object* allocateSlow(std::size_t bytes);
    bool hasRoomFor(std::uint64_t bytes);
    Object* copyForWrite(Ref ref, Object* present);
    Object* becomeVersion(Ref ref, Object* present, Object* copy);
    ThreadImage* freezeThread(Thread& thread);
    FrozenFrame* freezeFrame(const Frame& frame, FrozenFrame* caller);
    void addThread();
    void resetRegion(Thread& thread);
    void keepAsOld(std::vector<HeapDelta>& heap, std::uint32_t liveStampA,
                   std::uint32_t liveStampB);
    void releaseRef(Ref ref);
    void trimRefs();
    Object* moveOutOfNursery(Ref ref);
    template <class Visit>
    void forEachReferenceIn(const Frame& frame, Visit&& visit);
    void markYoung(std::uint32_t stamp);
    enum class Roots : bool { All, OfProgram }; // OfProgram: no housekeeping threads
    std::vector<Ref> markAll(std::uint32_t stamp, Roots roots = Roots::All); // breadth-first
    std::uint32_t nextStamp();
    void newEpoch();
    void applyForward(const Snapshot& snapshot);
    void applyBackward(const Snapshot& snapshot);
    void adoptThreads(const Snapshot& snapshot);

    GlobalObjects& globals_;
    FrameMaps& frameMaps_;
    std::uint64_t heapLimit_;
    ObjectTable tableMemory_;
    Object** const table_;
    std::uint64_t epoch_ = 0, epochEnd_ = 0;
    State loaded_;
    Ref bootEnd_ = kFirstStateRef; // state refs below it are boot objects

    std::vector<Dirty> dirty_;
    std::vector<Ref> young_;
    std::vector<Ref> freeRefs_;
    // And what they were before, likely those of the state that comes next: workers would wait for
    // each other's counts of references to it.
    std::shared_ptr<const std::vector<Ref>> modifiedRoots_, modifiedRootsBefore_;
    bool modifiedRootsChanged_ = false;
    std::vector<Slot*> spareRegions_;

    std::byte *nursery_ = nullptr, *nurseryNext_ = nullptr, *nurseryEnd_ = nullptr;
    std::uint64_t youngBytes_ = 0, youngLimit_;
    bool wantsCollection_ = false;

    // Fingerprint scratch (Fingerprint.cpp), indexed by Ref: names_[ref] is valid where
    // stamps_[ref] is the stamp in question. heapStamp_ marks names given from the heap's own roots
    // for the graph number graph_.
    Hash128* names_ = nullptr;
    std::uint32_t* stamps_ = nullptr;
    // By Ref, of the graph number placesGraph_: where the walk from the heap's own roots has come
    // by the object, and on which reference of what it has met it first. Of walk lastWalk_ only.
    struct Place {
        std::uint32_t walk = 0, position = 0, metAt = 0, metOn = 0;
    };
    Place* places_ = nullptr;
    std::uint32_t lastWalk_ = 0;
    std::uint64_t placesGraph_ = 0;
    // Such walks have been in vain lately: so many opportunities are left out before the next one.
    std::uint32_t walksInVain_ = 0, walksToSkip_ = 0;
    std::size_t graphSize_ = 0; // named objects of graph_
    std::uint32_t lastStamp_ = 0, heapStamp_ = 0;
    std::uint32_t frameStamp_ = 0; // of the last fingerprint: names given from frames alone
    std::vector<std::size_t> placesInOrder_,
        ranks_; // of threads in the order that the last fingerprint went through them; by place
    std::vector<std::pair<std::uint64_t, std::uint64_t>> threadKeys_; // scratch of it, by place
    std::uint64_t graph_ = 0;                     // 0: names_ and stamps_ are of no graph
    std::uint64_t nextGraph_ = 0, graphsEnd_ = 0; // numbers that it may give
    // What the frames alone lead to (FrameNames.cpp), in the order in which the walk has met it.
    struct FrameNaming {
        struct Met {
            Ref ref;
            std::uint32_t at, on; // by which of them, its own position: by a frame; on which
                                  // reference
        };
        std::uint64_t graph = 0; // Snapshot::frameGraph; 0: the names are gone
        std::uint32_t stamp = 0;
        std::vector<Met> met;
        std::vector<std::uint32_t> roots; // positions of those that a frame was the first to meet
    };
    FrameNaming frameNaming_, nextFrameNaming_; // the last of many objects; scratch
    std::uint32_t* framePositions_ = nullptr;   // by Ref, where they are in it
    std::vector<Ref> queue_;
    std::vector<Ref> uncounted_;                   // see Fingerprinter::reachUncounted
    std::vector<Frame*> changedFrames_;            // scratch of freezeThread
    std::vector<const FrozenFrame*> frozenFrames_; // scratch of Fingerprinter
    struct Naming {                                // of what the heap's own roots reach
        std::uint64_t graph = 0;
        bool wasRecalled = false; // since it might have been dropped
        struct Named {
            Ref ref;
            Hash128 name;
        };
        std::vector<Named> names;
    };
    std::deque<Naming> namings_; // in the order of their graphs
    std::size_t namingsSize_ = 0;
    std::size_t recalled_ = 0; // where in namings_ the one was that was recalled last
    struct HashedVersion {     // a version of an object is known by its epoch
        std::uint64_t epoch = 0;
        Hash128 contents;
    };
    HashedVersion* hashed_ = nullptr; // by Ref
};

} // namespace clew::vm::state
