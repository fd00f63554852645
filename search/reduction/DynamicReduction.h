#pragma once

// Dynamic partial-order reduction by source sets and sleep sets (Abdulla, Aronis, Jonsson, Sagonas:
// Source Sets: A Foundation for Optimal Dynamic Partial Order Reduction, JACM 64(4), 2017,
// algorithm 1; its predecessor: Flanagan, Godefroid, POPL 2005).
//
// A step is what a thread does from the scheduling point where it was picked to the next one; a
// transition is one step, and those after it of threads that alone can go on. Two
// steps of different threads depend on each other when they have touched the same place and one has
// written (Access.h). Orders of the same steps that differ only in those that do not depend on each
// other lead to the same state, and one of them is walked: of the threads that could go on at a
// scheduling point, one is picked; another one only where it turns out, further along the path,
// that one of its steps competes with what was picked. Competing steps are found by vector clocks:
// those not ordered by other steps in between. Then it is known in which order the steps since then
// can be taken, and the path goes on with them, so that it does not end where all has been walked
// elsewhere: wakeup trees (the same article, algorithm 2), by one worker, where states are not
// matched.
//
// For depth-first search. Where states are matched, a path ends at a state that was visited before:
// what its threads may still do from there (VisitedFutures) is looked at as if they did it now,
// each for itself. It may compete with steps that it would come after in truth; then more is walked
// than has to be. A state on a cycle is not fully walked yet when it is come upon again: all
// threads are taken at the states of the cycle. Not thread-safe.

#include <tsl/robin_map.h>

#include <boost/container/small_vector.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "search/Execution.h"
#include "search/reduction/VisitedFutures.h"
#include "search/strategy/Strategy.h"
#include "vm/state/Fingerprint.h"

namespace clew::search {

class SharedPoints;

class DynamicReduction {
  public:
    // `wakesSpuriously`: waits may end for no reason (Options::spuriousWakeUps).
    // `isAlone`: no other one will be told of a part of the path, and nothing of it is stored.
    DynamicReduction(vm::state::LiveState& state, bool matchesStates, bool wakesSpuriously,
                     bool isAlone)
        : state_(state), wakesSpuriously_(wakesSpuriously), isOptimal_(isAlone && !matchesStates) {
        if (matchesStates) visited_.emplace();
    }

    bool wakesSpuriously() const { return wakesSpuriously_; }

    // What threads do there from now on is said to this one, as long as both live.
    void watch(Execution& execution);

    // The search begins (again).
    void clear();

    // Where states are matched, before enter: the search has come to this state, which was frozen
    // just now.
    enum class Arrival {
        New,
        Seen, // nothing more is to be done
        Again // some of what goes on from there was left out, and is to be taken now
    };
    Arrival arrive(vm::state::Hash128 key, const choice::Choice& choice);
    bool knows(vm::state::Hash128 key) const { return visited_->knows(key); }

    // Before the entry is pushed: of a choice between threads, only the one that is walked first
    // stays to be taken. False: whatever goes on here has been walked elsewhere.
    bool enter(Entry& entry);
    // Before it is popped.
    void leave(const Entry& entry);
    // Adds what has to be taken as well by now.
    void extend(Entry& entry) const;
    // The alternative is about to be taken: before it is applied to the state.
    void begins(const Entry& entry, std::uint32_t alternative);
    // It has led to this.
    void ends(const Outcome& outcome);

    // Something was left out that cannot be made up for: the search is to begin again.
    bool mustBeginAgain() const { return mustBeginAgain_; }

    // In place of enter: the path is not gone on with here, though it could be.
    void cutOff();

    // ---- a path that an earlier process has walked
    // What is known of the states that were visited. (Not what sleeps on the path, and who competes
    // with it.)
    void store(NumberWriter& to) const;
    // In place of clear. Throws NumberReader::Damaged.
    void restore(NumberReader from);
    // For each state of the path, which was frozen just now, in place of arrive and enter; its
    // alternatives are to be taken here, in this order. What sleeps is found out by begins and
    // ends, of each alternative that was taken; then comes isOver, unless the path goes on there.
    // False: no such state was on the path.
    bool enterAgain(Entry& entry);
    bool isWholePath() const { return !visited_ || visited_->isWholePath(); }
    void isOver(const Outcome& outcome);
    void setCounts(std::uint64_t races, std::uint64_t redundant) {
        races_ = races;
        redundant_ = redundant;
    }

    // ---- several workers
    struct Shared; // SharedPoints.h
    using SharedPoint = std::shared_ptr<Shared>;
    // Who is told of alternatives that are to be taken at shared points.
    void setSharedPoints(SharedPoints* points) { sharedPoints_ = points; }
    // These entries, the first ones of the path that are not shared yet, are so from now on.
    // `next`: the one that comes after them.
    void share(std::span<Entry> entries, const Entry& next);
    // The search goes on there, in place of enter.
    void goTo(const SharedPoint& shared);
    // What comes after the last shared point has been walked.
    void abandon();
    // What the other one has counted as well.
    void addCounts(const DynamicReduction& other) {
        races_ += other.races_;
        redundant_ += other.redundant_;
        bytesOfOthers_ += other.bytes();
    }

    std::uint64_t bytes() const { return bytesOfOthers_ + (visited_ ? visited_->bytes() : 0); }
    std::uint64_t races() const { return races_; } // of two steps, both orders of which count
    std::uint64_t redundant() const { return redundant_; } // paths given up, as enter() has said

  private:
    static constexpr std::uint32_t kNone = Entry::kNoPoint;
    using Access = vm::interpreter::Access;
    // By number of thread: steps known of.
    using Clock = boost::container::small_vector<std::uint32_t, 16>;
    using Touch = Futures::Touch;

    // A step that is to be walked from a point on, before what goes on there is picked freely, and
    // what comes after it.
    struct Wakeup {
        std::uint16_t thread; // place in the state
        std::shared_ptr<const std::vector<Access>> made;
        Futures::Touched touched;
        std::vector<Wakeup> then;
    };
    using WakeupTree = std::vector<Wakeup>; // each of another thread
    // A thread that need not go on, as long as nothing happens that its next step depends on.
    struct Sleeping {
        std::uint16_t thread;  // place in the state
        bool endsPath = false; // then also what touches nothing counts: it is another end
        Futures::Touched touched{};
        std::shared_ptr<const std::vector<Access>> next{}; // null: nothing
        void touches(std::span<const Access> made, const Futures::Touched& all);
        bool dependsOn(std::span<const Access> made, const Futures::Touched& all) const;
    };
    // A scheduling point of the path under way.
    struct Point {
        SharedPoint shared;                 // then what follows is there
        std::vector<std::uint16_t> threads; // that could go on, by alternative
        std::vector<std::uint32_t> toTake;  // alternatives, in the order in which they are taken
        std::vector<Sleeping> asleep;       // those taken here join them when they are done with
        std::optional<Sleeping> underWay;   // taken last
        // Of the threads, those that are neither to be taken nor asleep.
        std::uint32_t left = 0;
        // Of threads that are to be taken, and were not begun with.
        WakeupTree wakeups{};
    };
    // From a choice to the next one. Where that is no choice between threads, the step goes on.
    struct Step {
        std::uint32_t point;
        std::uint16_t thread;        // place in the state
        std::uint32_t number;        // of the thread, from 0 on
        std::size_t end = 0;         // records_ after it
        std::uint32_t fence = kNone; // the last step that was one before this is over
        Clock clock;                 // steps that come before it, or are it
        Futures::Touched touched{};
        Futures::Touched touchedSoFar{}; // by its thread
        std::vector<Sleeping> asleep{};  // after it, until the next point begins with them
        WakeupTree wakeups{};            // likewise
        // What it has touched, if anybody has asked, and is to touch, if it was in a tree.
        std::shared_ptr<const std::vector<Access>> made{}, expected{};
    };
    // Of the path under way. Those of one object form a chain.
    struct Record {
        Access access;
        std::uint32_t step;
        std::uint32_t klass = 0;                             // of the object
        std::uint32_t before = kNone, beforeOfClass = kNone; // in the chains; kNone: the first
    };

    struct Thread {
        std::uint32_t step = kNone;  // its last one
        std::uint32_t waker = kNone; // step of another thread that has started or woken it since
    };

    struct Undo {
        std::uint32_t step, number;
        Thread was;
    };
    // What led to a shared point, and perhaps further.
    struct Trail {
        std::vector<Step> steps;
        std::vector<Record> records;
        std::vector<Thread> threads;
        std::vector<Undo> undo;
    };
    // A point of the path: where it is shared, for this one alone as long as this lives.
    class Held {
      public:
        Held(DynamicReduction& reduction, std::uint32_t at);
        ~Held();
        Held(const Held&) = delete;
        Held& operator=(const Held&) = delete;
        Point& operator*() { return point_; }

      private:
        SharedPoints* sharedPoints_;
        SharedPoint shared_; // null: its own
        std::unique_lock<std::mutex> lock_;
        Point& point_;
    };

    bool goesOn(const choice::Choice& choice) const;
    void begin(Step step);
    void close();
    bool mayGoOnAlone(std::uint16_t thread);
    std::vector<Sleeping> beginShared(Shared& shared);
    void publish(const Outcome& outcome);
    void takeAllShared();
    void cutBack(std::uint32_t steps);
    bool enterPoint(Entry& entry);
    Point pointOf(const choice::Choice& choice);
    void add(Point point, Entry& entry);
    void note(const Touch& touch);
    void link(Record& record, std::uint32_t number);
    static constexpr std::uint32_t kNoClass = 0; // of no object, or one that is gone
    std::uint32_t classOf(vm::values::Ref object) const;
    std::vector<Touch> touchesOf(std::span<const Access> made) const;
    std::uint32_t numberOf(std::vector<Touch> step);
    void noteWoken();
    // What a thread would do next if it were to go on before somebody else makes it do otherwise.
    struct Untaken {
        std::uint32_t number = 0;                         // of the thread
        bool waits = false;                               // in Object.wait, parked or asleep
        bool mayEndItself = false, maySpuriously = false; // the wait
        bool isDaemon = false, isSuspended = false;
        vm::values::Ref object = 0;  // the Thread
        vm::values::Ref monitor = 0; // or lock that it needs to go on
        bool joins = false;          // it also awaits that this thread ends
    };
    static Untaken untakenOf(const vm::state::ThreadData& data);
    vm::interpreter::Accesses accessesOf(const Untaken& untaken) const;
    void findRacesOfUntaken(const Untaken& untaken, std::uint16_t place,
                            std::span<const Access> wanted,
                            std::optional<std::uint32_t> preventedBy);
    struct Competitor {
        std::uint32_t step;
        bool isForLock; // which the last step takes
        // Steps that the last one only comes after, by what it had accessed so far.
        std::size_t orderings = 0;
    };
    // Steps of other threads that the last one, which knows of `known`, depends on, and those that
    // it only comes after.
    void findDependent(const Access& access, const Clock& known, std::vector<Competitor>& competing,
                       std::vector<std::uint32_t>& ordering) const;
    void findDependentOfClass(const Access& access, std::vector<Competitor>& competing) const;
    void closeStep(std::span<const Access> made);
    // Of those that are not in `enabled`.
    struct Blocked {
        VisitedFutures::Threads threads;
        VisitedFutures::ByRank futures; // what each would do
    };
    Blocked findRacesOfBlocked(std::span<const std::uint16_t> enabled);
    // `made` is of the last step; where that was not taken, it is only what it would begin with.
    struct Made {
        Futures::Step touches;
        bool isTaken = true;
    };
    void findRaces(Made made, std::optional<std::uint32_t> preventedBy = {});
    bool reverse(std::uint32_t earlier, const Clock& known, Made made);

    // ---- wakeup trees
    void giveUpOptimality();
    static bool follow(WakeupTree& tree, Step& step);
    void followOn(WakeupTree tree, Step& step);
    void takeFirst(Point& point);
    // Steps of the path that are to be walked in another order.
    struct Pending {
        struct OfThread {
            std::uint16_t thread; // place in the state
            std::span<const std::uint32_t> steps;
            bool endsWithLast; // then comes the last step of the path
        };
        boost::container::small_vector<OfThread, 16> threads{}; // each has one at least
        const Clock& known;                                     // to the last step
        std::uint32_t last;
        Futures::Touched touched{}; // by all, at least
    };
    void wake(Point& point, std::uint32_t earlier, std::uint16_t best, const Clock& known,
              Futures::Step made);
    Pending pendingAfter(std::uint32_t earlier, const Clock& known) const;
    static std::uint32_t firstOf(const Pending& pending, const Pending::OfThread& thread);
    bool mayComeFirst(const Pending& pending, const Pending::OfThread& thread) const;
    bool isBeside(const Pending& pending, const vm::interpreter::Accesses& made,
                  const Futures::Touched& touched);
    std::shared_ptr<const std::vector<Access>> madeBy(std::uint32_t step);
    VisitedFutures::Threads threads() const;
    std::uint32_t objects(std::uint64_t placement);
    struct Foreseen {
        std::span<const VisitedFutures::Thread> threads;
        std::span<const Futures::Id> futures; // of each
    };
    void foresee(const Foreseen& foreseen);
    void walk(VisitedFutures::Thread thread, Futures::Id future);
    Clock knownTo(std::uint32_t number) const; // a thread, before its next step
    bool mayRace(const Futures::Touched& touched, std::uint32_t number, const Clock& known) const;
    bool isNewTo(Futures::Id future, std::uint32_t number, const Clock& known);
    std::span<const Record> recordsOf(std::uint32_t step) const;
    std::optional<std::vector<std::uint16_t>> foreseenBefore(const Point& point,
                                                             std::uint32_t earlier,
                                                             std::uint16_t asleep);
    bool mayCome(Futures::Id future, std::uint32_t taken, const Sleeping& sleeping);
    static void take(Point& point, std::uint16_t thread);
    bool isComplete(std::uint32_t at) const;
    static bool isAsleep(const Point& point, std::uint16_t thread);
    static bool isSeenTo(const Point& point, std::uint16_t thread);
    static void takeAll(Point& point);
    void takeAll(std::uint32_t at);
    bool knows(const Clock& clock, std::uint32_t step) const;
    void join(Clock& clock, std::uint32_t step) const; // the step, and what it knows
    void makeRoomFor(std::uint32_t number);            // a thread
    Thread& change(std::uint32_t number);
    void takes(Thread& thread, std::uint32_t index); // the step at this index
    static bool canBegin(const Point& point, std::uint16_t thread);

    bool canGoOnNoMore(const Step& step) const;
    void noteStandstill(const Step& step);
    void noteProgramEnd(const Step& step);
    void noteDeadlockCycle();

    vm::state::LiveState& state_;
    bool wakesSpuriously_;
    bool isOptimal_; // by wakeup trees
    bool leftOut_ = false, mustBeginAgain_ = false;
    vm::interpreter::Accesses accesses_;
    std::vector<Point> points_;
    std::vector<Step> steps_;
    std::vector<Record> records_;
    tsl::robin_map<vm::values::Ref, std::uint32_t> last_; // record of each object; kNone: none now
    std::vector<Thread> threads_;                         // by number
    std::vector<Undo> undo_;                              // what threads_ was
    std::vector<std::vector<std::uint32_t>> stepsOf_;     // by number of thread, in their order
    std::uint32_t begun_ = 0;     // the first step of the transition under way
    std::vector<Untaken> before_; // by place, before the step under way
    std::int64_t clockBefore_ = 0;
    bool isUnderWay_ = false; // a step that was begun, and is not over

    // Where states are matched.
    std::optional<VisitedFutures> visited_;
    std::vector<std::uint32_t> lastOfClass_; // record of each class
    std::vector<vm::values::Ref> accessed_;  // so far; as they were last sorted
    VisitedFutures::Objects objects_;        // scratch of objects()
    vm::state::Fingerprinter::Placement placement_;
    VisitedFutures::Edge edge_; // of the transition under way
    std::uint64_t missing_ = 0; // of an arrival: threads by rank; 0: it is a new state
    // The steps from foreseenFrom_ on have not been taken. What others may do instead of them or
    // before them; null: that is not known.
    bool isForeseen_ = false;
    std::size_t foreseenFrom_ = 0;
    const Foreseen* foreseen_ = nullptr;
    // By future, in this walk: what was known where it was walked, a row of knownWhereWalked_.
    struct Walked {
        std::uint64_t walk = 0;
        std::size_t row = 0;
    };
    std::vector<Walked> walked_;
    std::vector<std::uint32_t> knownWhereWalked_;
    std::uint64_t walk_ = 0;
    std::vector<std::uint64_t> seen_; // by future: the last search of mayCome that came upon it
    std::uint64_t search_ = 0;
    std::vector<Futures::Id> open_;     // scratch of mayCome
    std::vector<Competitor> competing_; // scratch of findRaces
    std::vector<std::uint32_t> ordering_;
    std::uint64_t races_ = 0, redundant_ = 0, bytesOfOthers_ = 0;

    SharedPoints* sharedPoints_ = nullptr; // null: this one is alone
    std::size_t sharedStates_ = 0;         // of the path, among those that visited_ knows of
    std::size_t pointsShared_ = 0;         // the first ones of points_
    SharedPoint lastShared_;               // of the path
    bool beganShared_ = false;             // the step under way was taken at a shared point
};

} // namespace clew::search
