#pragma once

// The states that a depth-first search has visited, each with what its threads may still do there:
// where a search comes upon such a state again, that is what the path under way may compete with
// (Yang, Chen, Gopalakrishnan, Kirby: Efficient Stateful Dynamic Partial Order Reduction, SPIN
// 2008).
//
// It is known when all that lies behind a state has been walked. States on a cycle wait for each
// other: strongly connected components are found as in Gabow, Path-based depth-first search, 2000.
// Such a component has one future, without order. Not thread-safe.

#include <tsl/robin_map.h>

#include <boost/container/small_vector.hpp>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "search/reduction/Futures.h"
#include "vm/state/Hash.h"

namespace clew::search {

class VisitedFutures {
  public:
    struct Thread {
        std::uint32_t number;
        std::uint16_t place; // in the state
        friend bool operator==(const Thread&, const Thread&) = default;
    };
    // By rank: of those that are there, in the order of number.
    using Threads = boost::container::small_vector<Thread, 8>;
    using ByRank = boost::container::small_vector<Futures::Id, 8>;
    template <class List>
    static std::span<const typename List::value_type> all(const List& list) {
        return {list.data(), list.size()};
    }
    // Of the state's objects, those that have been accessed so far, in the order of their names:
    // these are the same wherever the state is reached, references are not.
    struct Object {
        std::uint64_t name;
        vm::values::Ref ref;
    };
    using Objects = std::vector<Object>;
    // Numbers of such lists, by placement: the same wherever all objects of the state have the same
    // references. Nothing: it is not known, or more had not been accessed by then.
    std::optional<std::uint32_t> listAt(std::uint64_t placement, std::size_t accessed) const;
    std::uint32_t keepList(std::uint64_t placement, std::size_t accessed, const Objects& objects);
    // What led to a state, threads by their numbers.
    struct Edge {
        struct StepOf {
            std::uint32_t thread, step;
        };
        struct Start {
            std::uint32_t thread, by;
        };
        std::uint32_t thread = 0; // the one that was picked; of those after it each was alone
        boost::container::small_vector<StepOf, 2> steps;
        boost::container::small_vector<Start, 2> started;
    };

    struct Visit {
        enum class Kind { New, Closed, Open };
        Kind kind;
        // Threads, by rank, that were not to be taken when the state was visited before, and are
        // now.
        std::uint64_t missing = 0;
    };
    // The search has come to this state; the threads in `asleep` (by rank) need not be taken.
    // Then comes enter, or pass.
    // `objects`: the number of their list.
    Visit arrive(vm::state::Hash128 key, std::uint64_t asleep, Threads threads,
                 std::uint32_t objects, std::uint64_t placement, Edge edge);
    bool knows(vm::state::Hash128 key) const { return places_.contains(key); }
    // Of the last arrival, until the search goes on. If it is not Open: of its threads, by rank.
    std::span<const Futures::Id> futuresHere() const { return all(futuresHere_); }
    std::span<const Thread> threadsHere() const { return all(threads_); }
    // The search goes on from there. `point`: for whoever asks for those on the cycle.
    void enter(std::uint32_t point);
    // It does not. Where it is Open, `blocked` are those who cannot go on there, and `futures` what
    // they would do.
    void pass(const Threads& blocked = {}, std::span<const Futures::Id> futures = {});
    // It does not, since all that can go on there was walked elsewhere; `futures` is what the other
    // ones, `threads`, would do.
    void giveUp(const Threads& threads, std::span<const Futures::Id> futures);
    // It does not either, though it should: the step stands for what any thread may do.
    void giveUp(std::uint32_t step);
    // The path has come to an end; `last` is what threads would do if they could, by rank.
    void end(const Threads& threads, std::span<const Futures::Id> last, const Edge& edge);
    // After an Open arrival: calls tell(point) for the states of the path that are on a cycle now,
    // and were not before.
    template <class Tell>
    void closeCycle(Tell&& tell) {
        const bool joins = join();
        for (auto frame = frames_.rbegin();
             frame != frames_.rend() && frame->index >= components_.back(); ++frame) {
            if (frame->isOnCycle && !joins) break; // so are those before it
            if (!frame->isOnCycle) tell(frame->point);
            frame->isOnCycle = true;
        }
    }
    // How many of the states of the path come before the cycle that the search has just come upon.
    std::size_t statesBeforeCycle() const;
    // Whether any of the first so many states of the path is on a cycle.
    bool isOnCycle(std::size_t states) const;
    // The search goes on elsewhere: with what was walked from the states of the path it is not
    // done, and will not be.
    void abandon();
    // The search is done with the last state entered. True: so it is with all states on cycles
    // with it, whose `threads` and `futures` (by rank) are told.
    bool leave(Threads& threads, ByRank& futures);

    Futures& futures() { return futures_; }
    std::uint64_t bytes() const;
    void clear();

    // ---- checkpoints
    void store(NumberWriter& to) const;
    // What was stored, but for the states of the path: those follow by enterAgain, from the first
    // one on.
    void restore(NumberReader& from);
    // The search is at the next state of the stored path again, where objects may have got other
    // references. False: that is none of its states.
    bool enterAgain(vm::state::Hash128 key, Threads threads, std::uint32_t objects,
                    std::uint64_t placement, std::uint32_t point);
    bool isWholePath() const { return frames_.size() == storedPath_.size(); }

  private:
    static constexpr std::uint32_t kClosed = std::numeric_limits<std::uint32_t>::max();
    struct Known {
        std::uint64_t asleep;          // not taken there, by rank
        std::uint64_t placement;       // of when its futures were those
        std::uint32_t objects;         // a number in objectLists_; likewise
        std::uint32_t futures = 0;     // of its threads by rank, together; 0: none
        std::uint32_t index = kClosed; // among the open ones
        bool isOfAnyThread = false;    // there is one future, of each thread
    };
    // A state on the path.
    struct Frame {
        Threads threads;
        ByRank futures;
        Edge edge;
        std::uint32_t objects = 0; // those that its futures are in: a number in objectLists_
        std::uint64_t placement = 0;
        std::uint32_t index = 0; // among the open ones: its own, or that of the next one
        std::uint32_t point = 0;
        bool opensComponent = false;
        bool isOnCycle = false;
        // All states of its component that were left have the same threads, and were come upon
        // again with the same references.
        bool hasSameThreads = true, hasSameObjects = true;
    };
    struct LowBits {
        std::size_t operator()(const vm::state::Hash128& hash) const { return hash.low; }
    };

    void keep(std::span<const Futures::Id> futures);
    void isHere(Known& known) const;
    void findFuturesHere();
    std::uint32_t renamingFrom(std::uint32_t earlier);
    void storePath(NumberWriter& to) const;
    void restorePath(NumberReader& from);
    bool join(); // components of the path: whether there are fewer now
    void add(const Threads& threads, std::span<const Futures::Id> futures, const Edge& edge);

    Futures futures_;
    std::vector<Known> known_;
    tsl::robin_map<vm::state::Hash128, std::uint32_t, LowBits> places_; // in known_
    std::vector<Frame> frames_;
    std::vector<Frame> storedPath_; // in place of frames_ until it was walked again
    Futures::Lists objectLists_;    // names, in two halves, and references
    struct ListOf {
        std::size_t accessed; // so many objects then
        std::uint32_t number; // in objectLists_
    };
    tsl::robin_map<std::uint64_t, ListOf> lists_; // by placement
    std::vector<std::uint32_t> list_;             // scratch
    // Numbers, by two numbers of objectLists_; kSame: all references are the same.
    static constexpr std::uint32_t kSame = std::numeric_limits<std::uint32_t>::max();
    tsl::robin_map<std::uint64_t, std::uint32_t> renamings_;
    struct Open {
        std::uint32_t known;
        vm::state::Hash128 key;
    };
    std::vector<Open> open_;
    std::vector<std::uint32_t> components_; // index of the first state of each, along the path
    // The last arrival.
    std::uint32_t arrived_ = 0; // in known_
    vm::state::Hash128 arrivedKey_;
    bool wasOpen_ = false;
    std::uint64_t placement_ = 0;
    std::uint32_t objects_ = 0;
    std::uint32_t renaming_ = kSame; // of the references of the visit before
    Threads threads_;
    ByRank futuresHere_;
    Edge edge_;
};

} // namespace clew::search
