#pragma once

// Dynamic partial-order reduction by source sets and sleep sets (Abdulla, Aronis, Jonsson, Sagonas:
// Source Sets: A Foundation for Optimal Dynamic Partial Order Reduction, JACM 64(4), 2017,
// algorithm 1; its predecessor: Flanagan, Godefroid, POPL 2005).
//
// A step is what a thread does from the scheduling point where it was picked to the next one. Two
// steps of different threads depend on each other when they have touched the same place and one has
// written (Access.h). Orders of the same steps that differ only in those that do not depend on each
// other lead to the same state, and one of them is walked: of the threads that could go on at a
// scheduling point, one is picked; another one only where it turns out, further along the path,
// that one of its steps competes with what was picked. Competing steps are found by vector clocks:
// those not ordered by other steps in between.
//
// For depth-first search that walks each path to its end: nothing is known of what lies behind a
// state that was seen before. Not thread-safe.

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "search/Execution.h"
#include "search/strategy/Strategy.h"

namespace clew::search {

class DynamicReduction {
  public:
    explicit DynamicReduction(vm::state::LiveState& state) : state_(state) {}

    // Where the interpreter is to write what a step touches.
    vm::interpreter::Accesses* accesses() { return &accesses_; }

    // The search begins (again).
    void clear();

    // Before the entry is pushed: of a choice between threads, only the one that is walked first
    // stays to be taken. False: whatever goes on here has been walked elsewhere.
    bool enter(Entry& entry);
    // Adds what has to be taken as well by now.
    void extend(Entry& entry) const;
    // The alternative is about to be taken: before it is applied to the state.
    void begins(const Entry& entry, std::uint32_t alternative);
    // The step has led to this.
    void ends(const Outcome& outcome);

    std::uint64_t races() const { return races_; } // of two steps, both orders of which count
    std::uint64_t redundant() const { return redundant_; } // paths given up, as enter() has said

  private:
    static constexpr std::uint32_t kNone = Entry::kNoPoint;
    using Access = vm::interpreter::Access;
    using Clock = std::vector<std::uint32_t>; // by number of thread: steps known of

    // A thread that need not go on, as long as nothing happens that its next step depends on.
    struct Sleeping {
        std::uint16_t thread; // place in the state
        std::vector<Access> next;
    };
    // A scheduling point of the path under way.
    struct Point {
        std::vector<std::uint16_t> threads; // that could go on, by alternative
        std::vector<std::uint32_t> toTake;  // alternatives, in the order in which they are taken
        std::vector<Sleeping> asleep;       // those taken here join them when they are done with
        std::optional<Sleeping> underWay;   // taken last
    };
    // From a choice to the next one. Where that is no choice between threads, the step goes on.
    struct Step {
        std::uint32_t point;
        std::uint16_t thread;           // place in the state
        std::uint32_t number;           // of the thread, from 0 on
        std::size_t end = 0;            // records_ after it
        std::uint32_t fence = kNone;    // the last step that was one before this is over
        Clock clock;                    // steps that come before it, or are it
        std::vector<Sleeping> asleep{}; // after it
    };
    // Of the path under way. Those of one object form a chain.
    struct Record {
        Access access;
        std::uint32_t step;
        std::uint32_t before; // in the chain; kNone: the first
    };

    struct Thread {
        std::uint32_t step = kNone;  // its last one
        std::uint32_t waker = kNone; // step of another thread that has started or woken it since
    };

    void cutBack(std::uint32_t steps);
    void note(const Access& access);
    void noteWoken();
    struct Competitor {
        std::uint32_t step;
        bool isForLock; // which the last step takes
    };
    // Steps of other threads that the last one, which knows of `known`, depends on, and those that
    // it only comes after.
    void findDependent(const Access& access, const Clock& known, std::vector<Competitor>& competing,
                       std::vector<std::uint32_t>& ordering) const;
    void closeStep(const vm::interpreter::Accesses& made);
    void findRacesOfBlocked();
    void findRaces(const vm::interpreter::Accesses& made);
    bool reverse(std::uint32_t earlier, const Clock& known);
    static bool isSeenTo(const Point& point, std::uint16_t thread);
    void takeAll(std::uint32_t point);
    bool knows(const Clock& clock, std::uint32_t step) const;
    void join(Clock& clock, std::uint32_t step) const; // the step, and what it knows
    Thread& change(std::uint32_t number);

    vm::state::LiveState& state_;
    vm::interpreter::Accesses accesses_;
    std::vector<Point> points_;
    std::vector<Step> steps_;
    std::vector<Record> records_;
    std::unordered_map<vm::values::Ref, std::uint32_t> last_; // record of each object
    std::vector<Thread> threads_;                             // by number
    struct Undo {
        std::uint32_t step, number;
        Thread was;
    };
    std::vector<Undo> undo_; // what threads_ was
    struct Before {
        std::uint32_t number;
        bool waits;
    };
    std::vector<Before> before_; // threads by place, before the step under way
    std::int64_t clockBefore_ = 0;
    std::uint64_t races_ = 0, redundant_ = 0;
};

} // namespace clew::search
