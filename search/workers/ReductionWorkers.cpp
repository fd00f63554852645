#include "search/workers/ReductionWorkers.h"
#include "choice/TuplePaths.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>

#include "search/reduction/SharedPoints.h"
#include "search/workers/ListenersOfWorker.h"
#include "search/workers/Progress.h"
#include "vm/state/ThreadCopies.h"

namespace clew::search {

using namespace vm;

namespace {

// What is given to others lies so many states before the one that is being explored: less would
// not be worth the trouble.
constexpr std::size_t kStatesKept = 6;
// A path is looked through for something to give once in as many transitions as it has this number
// of states.
constexpr std::size_t kStatesPerLook = 16;

class ReductionWorker {
  public:
    ReductionWorker(const Work& work, SharedPoints& points, const Means& means,
                    DynamicReduction& reduction, Matching& matching, WorkDone& done,
                    std::atomic<std::uint64_t>& transitions)
        : work_(work),
          points_(points),
          live_(means.live),
          execution_(means.execution),
          listeners_(means.listeners),
          reduction_(reduction),
          matching_(matching),
          done_(done),
          progress_(work, done.statistics, transitions) {}

    // `path`: what it is at already.
    void explore(std::vector<Entry> path) {
        path_ = std::move(path);
        do {
            explorePath();
            reduction_.abandon();
        } while (goToShared());
        progress_.tell();
    }

  private:
    bool goToShared() {
        const std::optional<SharedPoints::Taken> taken = points_.take();
        if (!taken) return false;
        reduction_.goTo(taken->shared);
        Entry entry = taken->shared->entry;
        entry.order = {taken->alternative};
        entry.next = 0;
        entry.end = 1;
        load(entry);
        state::copyFrozenThreads(live_);
        entry.state = live_.freeze(); // may take objects away
        listeners_.keepIn(entry);
        loaded_ = entry.state.get();
        path_.clear();
        path_.push_back(std::move(entry));
        isFirstShared_ = true;
        return true;
    }

    void load(const Entry& entry) {
        live_.load(entry.state);
        listeners_.loaded(entry);
    }

    void explorePath() {
        while (!path_.empty() && !isOver()) {
            if (points_.isWanted() && ++sinceGiven_ > path_.size() / kStatesPerLook) give();
            Entry& entry = path_.back();
            const bool isShared = isFirstShared_ && path_.size() == 1;
            if (!isShared) reduction_.extend(entry);
            if (!entry.isDone()) {
                advance(entry);
                continue;
            }
            if (!isShared) {
                ++done_.statistics.statesBacktracked;
                reduction_.leave(entry);
            }
            path_.pop_back();
        }
    }

    bool isOver() {
        if (points_.isStopped()) return true;
        if (!work_.vm.interrupted.load(std::memory_order_relaxed) &&
            work_.vm.sharingChanges.load(std::memory_order_relaxed) == work_.sharing)
            return false;
        points_.stop();
        return true;
    }

    // The alternatives that are left nearest to the root.
    void give() {
        sinceGiven_ = 0;
        for (std::size_t at = isFirstShared_; at + kStatesKept < path_.size(); ++at) {
            reduction_.extend(path_[at]);
            if (path_[at].isDone()) continue;
            reduction_.share(std::span(path_).subspan(isFirstShared_, at + 1 - isFirstShared_),
                             path_[at + 1]);
            done_.statistics.statesBacktracked += at + 1 - isFirstShared_;
            path_.erase(path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(at) + 1);
            isFirstShared_ = false;
            return;
        }
    }

    void advance(Entry& entry) {
        if (loaded_ != entry.state.get()) load(entry);
        loaded_ = nullptr;
        const std::uint32_t depth = entry.depth + 1;
        const std::uint32_t alternative = entry.take();
        live_.readOutside.clear();
        listeners_.begins(entry, alternative, live_);
        if (entry.choice.isThread() && entry.choice.count() > 1) work_.matching.stopCounting();
        reduction_.begins(entry, alternative);
        execution_.apply(entry.choice, alternative);
        Outcome outcome = execution_.run();
        reduction_.ends(outcome);
        if (outcome.kind == Outcome::Kind::Interrupted) return points_.stop();
        if (progress_.count(depth, live_.heapBytes())) points_.stop();
        std::optional<Violation> violation = judge(work_.vm, live_, outcome, work_.properties);
        bool isToldElse = false; // by listeners
        listeners_.takeReports(violation, isToldElse);
        Transition transition{.from = entry.key,
                              .depth = depth,
                              .thread = live_.current,
                              .moved = execution_.moved()};
        if (isToldElse) return isLeftToOne();
        if (violation) {
            const std::string identity = violation->identity();
            if (!work_.isSettled(identity) && handedOver_.insert(identity).second) handOver(entry);
            if (outcome.kind == Outcome::Kind::Choice) reduction_.cutOff();
            listeners_.advanced(live_, transition, true);
            return pathEnded(entry, true);
        }
        reached(entry, std::move(outcome), alternative, transition);
    }

    // What listeners say else counts where one worker explores all.
    void isLeftToOne() {
        done_.isLeftToOne = true;
        points_.stop();
    }

    // To be executed again.
    void handOver(const Entry& entry) {
        done_.handedOver.push_back(entry);
        Entry& handed = done_.handedOver.back();
        handed.next = entry.next - 1;
        handed.end = entry.next;
        if (!work_.multipleErrors) points_.stop();
    }

    void reached(Entry& entry, Outcome outcome, std::uint32_t alternative, Transition& transition) {
        const auto depth = static_cast<std::uint32_t>(transition.depth);
        Statistics& statistics = done_.statistics;
        switch (outcome.kind) {
            case Outcome::Kind::Choice:
                break;
            case Outcome::Kind::End:
                ++statistics.statesEnd;
                pathEnded(entry, false);
                if (live_.scalars.exited) statistics.exited(live_.scalars.exitStatus);
                break;
            case Outcome::Kind::Deadlock: // not of interest
                if (!choice::ThreadChoice::enabled(live_).empty())
                    done_.cuts.emplace(Approximation::DeadlockOfSome, std::string());
                break;
            case Outcome::Kind::Ignored:
                ++statistics.ignored;
                return listeners_.advanced(live_, transition, true);
            case Outcome::Kind::Unsupported:
                done_.cuts.emplace(outcome.stop.reason->which, outcome.stop.reason->detail);
                return listeners_.advanced(live_, transition, true);
            case Outcome::Kind::Terminated:
                done_.cuts.emplace(Approximation::TerminatedByProgram, std::string());
                return points_.stop();
            default:
                break;
        }
        state::State state = live_.freeze();
        loaded_ = state.get();
        const Match match = matchOf(state, outcome, entry.node);
        ++(match.isNew ? statistics.statesNew : statistics.statesVisited);
        transition.to = match.key;
        transition.isNew = match.isNew;
        listeners_.advanced(live_, transition, outcome.kind != Outcome::Kind::Choice);
        if (!match.goesOn) {
            if (outcome.kind == Outcome::Kind::Choice) // with another one
                choice::TuplePaths::ofRun().ended(live_, choice::TuplePaths::End::Walked);
            return;
        }
        if (work_.depthLimit != 0 && lengthOfPath(depth, live_) >= work_.depthLimit) {
            done_.cuts.emplace(Approximation::DepthLimit, std::to_string(work_.depthLimit));
            reduction_.cutOff();
            return listeners_.cutByDepth(depth);
        }
        ++statistics.choices;
        Entry next = entry.by(alternative, std::move(state), std::move(*outcome.choice), live_);
        next.key = match.key;
        listeners_.reached(next, live_);
        if (reduction_.enter(next)) path_.push_back(std::move(next));
    }

    struct Match {
        state::Hash128 key;
        bool isNew, goesOn;
    };
    Match matchOf(const state::State& state, const Outcome& outcome, PathCount::Node from) {
        const choice::Choice* choice = outcome.choice ? &*outcome.choice : nullptr;
        const bool isEnd = outcome.kind != Outcome::Kind::Choice;
        const Matching::Arrival arrival{state, live_, isEnd ? nullptr : choice,
                                        work_.tellsLastApart, from};
        if (!work_.storesStates) return {Matching::keyOf(arrival), true, !isEnd};
        state::Hash128 key = Matching::keyOfPath(arrival);
        const std::int64_t clock = state->scalars.clock;
        if (isEnd) {
            const bool isNew = work_.matching.isFirstVisit(key, clock);
            return {key, isNew, false};
        }
        key = matching_.earliestOf(key, clock, reduction_.knows(key));
        const DynamicReduction::Arrival kind = reduction_.arrive(key, *choice);
        return {key, kind == DynamicReduction::Arrival::New,
                kind != DynamicReduction::Arrival::Seen};
    }

    void pathEnded(const Entry& entry, bool violating) {
        ++done_.statistics.paths;
        done_.statistics.pathsViolating += violating;
        work_.matching.pathEnds(entry.node, violating);
    }

    const Work& work_;
    SharedPoints& points_;
    state::LiveState& live_;
    Execution& execution_;
    const ListenersOfWorker listeners_;
    DynamicReduction& reduction_;
    Matching& matching_; // of what it has visited itself
    WorkDone& done_;
    Progress progress_;
    std::vector<Entry> path_;
    std::size_t sinceGiven_ = 0;   // transitions, or since it was looked for
    bool isFirstShared_ = false;   // of the path: a copy with one alternative
    const void* loaded_ = nullptr; // the snapshot that live_ is exactly, if any
    std::set<std::string> handedOver_;
};

} // namespace

WorkDone exploreReduced(Workers& workers, const Work& work, DynamicReduction& first,
                        std::vector<Entry> path) {
    SharedPoints points(workers.count());
    first.setSharedPoints(&points);
    std::vector<std::unique_ptr<DynamicReduction>> others(workers.count());
    WorkDone done = workers.all(
        [&](std::size_t worker, const Means& means, WorkDone& share) {
            const auto explore = [&](DynamicReduction& reduction, Matching& matching,
                                     std::vector<Entry> from) {
                ReductionWorker(work, points, means, reduction, matching, share,
                                workers.transitions())
                    .explore(std::move(from));
            };
            if (worker == 0) return explore(first, work.matching, std::move(path));
            others[worker] = std::make_unique<DynamicReduction>(means.live, work.storesStates,
                                                                first.wakesSpuriously(), false);
            others[worker]->setSharedPoints(&points);
            others[worker]->watch(means.execution);
            Matching matching;
            explore(*others[worker], matching, {});
            means.execution.setAccesses(nullptr);
            means.execution.setMayGoOnAlone(nullptr);
        },
        [&] { points.stop(); });
    first.setSharedPoints(nullptr);
    for (const auto& other : others)
        if (other) first.addCounts(*other);
    return done;
}

} // namespace clew::search
