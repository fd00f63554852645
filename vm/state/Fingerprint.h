#pragma once

// The canonical fingerprint of a running state at a freeze.
//
// Every object gets a name that does not depend on its Ref: boot and global objects by their
// number, which is the same in all states; the others by the path on which a breadth-first walk
// first meets them. The walk starts at what the heap itself holds on to (written boot and global
// objects in order of their numbers, then the threads' objects) and only then goes through the
// frames, thread by thread, from the bottom. So garbage is never met, and the order of allocation
// never matters. This is the canonical-heap idea of Iosif (ASE 2001) and of Musuvathi and Dill
// (SPIN 2005), with hashes of paths for positions.
//
// The fingerprint is a sum of hashes, one for each object's primitive contents, each edge, each
// frame. Where no reference on which the walk first meets an object has changed since the loaded
// state, nor any that comes before that one, all names are as they were, and only the changed
// objects and the changed threads are subtracted and added again (KeptNames.cpp; for what only
// frames lead to, FrameNames.cpp). Searches go back and forth between states: so the names of the
// last graphs of references are kept, and the hash of the last version of each object that was
// looked at.
//
// Where threads may be exchanged (ObjectTable::threadsAreInterchangeable), they are gone through in
// the order of where they stand and of what their frames hold that is no reference; what is equal
// then in the order of their start. States with one fingerprint differ in the numbers of threads
// only; some that do may have two (Iosif, "Symmetry Reductions for Model Checking of Concurrent
// Dynamic Software", STTT 2004).

#include "vm/state/LiveState.h"

namespace clew::vm::state {

class Fingerprinter {
  public:
    explicit Fingerprinter(LiveState& state)
        : state_(state),
          countsNames_(state.globals_.threadNamesCount.load()),
          countsModifications_(state.globals_.modificationsCount.load()),
          countsTasks_(state.globals_.tasksCount.load()),
          mayExchangeThreads_(state.globals_.threadsAreInterchangeable.load()) {}

    // Fills heapHash, graph, the hashes of threads and fingerprint; snapshot.threads must be there.
    // Afterwards the young objects that are not garbage are those stamped state.heapStamp_ or
    // frameStamp().
    void compute(Snapshot& snapshot);
    std::uint32_t frameStamp() const { return frameStamp_; }

    // Of an object in a state that was frozen just now, the same in all states with its
    // fingerprint. 0: garbage, or what does not count.
    static std::uint64_t nameIn(const LiveState& state, Ref ref) {
        if (ref < state.bootEnd_) return bootName(ref).low;
        const bool isNamed =
            state.stamps_[ref] == state.heapStamp_ || state.stamps_[ref] == state.frameStamp_;
        return isNamed ? state.names_[ref].low : 0;
    }
    // Which object has which reference, in a state that was frozen just now: of two states with the
    // same fingerprint it is the same where each object has one reference in both.
    class Placement {
      public:
        std::uint64_t in(const LiveState& state);
        // What an object adds to the sum.
        static Hash128 of(std::uint64_t name, Ref ref) {
            return name == 0 ? Hash128() : mix(Hash128{name, 0}, ref);
        }

      private:
        std::uint64_t graph_ = 0, frameGraph_ = 0; // what was summed up; 0: nothing to go on with
        Hash128 ofHeap_, ofFrames_;
    };

  private:
    static constexpr Hash128 kUncounted{}; // the name of what is reached by nothing that counts
    void rankThreads(const Snapshot& snapshot);
    bool namesHold(const Snapshot* previous);
    bool recallNames(std::uint64_t graph); // false: they are not known any more
    void rememberNames();                  // of all in the queue
    LiveState::Naming dropNaming();        // one that was not recalled for long
    bool isNamedByHeap(Ref ref) const {
        return ref < state_.bootEnd_ || state_.stamps_[ref] == state_.heapStamp_;
    }
    std::uint64_t newGraph();
    bool meets(Ref target, Hash128 edge);
    Hash128 nameOf(Ref ref, Hash128 edge);
    std::uint32_t positionOf(Ref ref) const;
    void findPlaces(const Snapshot& previous);
    bool hasPlaces(const Snapshot& previous); // or they are found; false: it is not worth it
    // Where references have changed that give no object its name, before and after: adds what the
    // heap's hash changes by. False: some names may be other ones.
    bool keepsNames(const Snapshot& previous, Ref ref, const Object& before, const Object& after);
    static Hash128 bootName(Ref ref) { return mix(std::uint64_t(1), ref); }
    Hash128 contentsOf(Hash128 name, Ref ref, const Object& object);
    Hash128 withModifications(Hash128 contents, const Object& object);
    Hash128 withTaskFields(Hash128 contents, Hash128 name, Ref ref, const Object& object);
    Hash128 hashOfOverdue();
    Hash128 hashOf(const Object& object)
        const; // of what it holds: all but references to objects that are not boot objects
    Hash128 symbolicContentsOf(Hash128 seed, const Object& object) const;
    Hash128 edgesOf(Hash128 name, const Object& object);
    Hash128 nameQueue(); // and all that it reaches, which is in the queue then
    // What only references that do not count lead to: it is no garbage, but no part of the
    // fingerprint either.
    void reachUncounted(std::uint32_t stamp);
    Hash128 nameHeap(const Snapshot& snapshot);
    ThreadHash hashFrames(std::size_t index, const ThreadImage& image);

    // ---- FrameNames.cpp
    // It gets another name, or may be another object: what was kept for it is of no use any more.
    void loseFrameName(Ref ref) {
        if (state_.stamps_[ref] == state_.frameNaming_.stamp) state_.frameNaming_.graph = 0;
    }
    void beginFrames(const Snapshot* previous); // null: no names are kept
    void endFrames(Snapshot& snapshot);
    // Of a target of a frame's reference.
    Hash128 nameFromFrame(Ref target, Hash128 edge) {
        if (target < state_.bootEnd_) return bootName(target);
        if (isNamedByHeap(target) && state_.names_[target] != kUncounted)
            return state_.names_[target];
        return nameOfFramesOwn(target, edge);
    }
    Hash128 nameOfFramesOwn(Ref target, Hash128 edge); // of one that the heap does not name
    void walkFromFrames();
    bool meetsFromFrames(Ref target, Hash128 edge, std::uint32_t position, std::uint32_t number);
    void stopFollowing(std::uint32_t kept, std::uint32_t walked);
    std::uint32_t firstMetAt(std::uint32_t position) const;
    bool isNamedByFrames(Ref ref) const;
    bool isNamedBefore(Ref target, std::uint32_t position, std::uint32_t number) const;
    Hash128 edgeAsMet(Hash128 name, std::uint32_t position, std::uint32_t number, Ref target) const;

    LiveState& state_;
    const bool countsNames_;
    // How often collections have been modified: not only by what iterators expect
    // (interpreter/ModificationCounts.h).
    bool countsModifications_;
    const bool countsTasks_; // what tasks keep, as it is (interpreter/TaskFields.h)
    const bool mayExchangeThreads_;
    std::uint64_t order_ = 0;            // Snapshot::order
    bool comparesModifications_ = false; // among the objects named so far
    bool hasDueTimes_ = false;           // likewise
    // What is due already, as often as it was met, and since when, in nanoseconds (0 or less). Such
    // objects are not among those whose names and hashes are kept from the state before.
    struct Overdue {
        Ref task;
        Hash128 name;
        std::int64_t since;
    };
    std::vector<Overdue> overdue_;
    Hash128 changedEdges_;
    std::uint32_t frameStamp_ = 0;
    // Of the walk from the frames. Positions are those in its naming.
    LiveState::FrameNaming* naming_ = nullptr;
    const Snapshot* followed_ = nullptr; // the state whose walk it has been so far
    std::uint32_t firstChanged_ = 0;     // an object that gives names on other references there
    std::size_t nextRoot_ = 0;           // of the naming
    std::uint32_t keptNames_ = 0;        // the contents of so many are in framesHash_
    std::uint32_t walked_ = 0;           // and what so many refer to
    bool isNamedAnew_ = false;           // something was, or has its name no more
    bool framesAreKept_ = true;          // for the next state
    Hash128 framesHash_;
};

} // namespace clew::vm::state
