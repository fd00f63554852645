#include "search/workers/Workers.h"

#include <algorithm>
#include <new>
#include <optional>

#include "choice/TuplePaths.h"
#include "search/ClockChoices.h"
#include "search/ThreadHeap.h"
#include "search/config/Config.h"
#include "search/workers/ListenersOfWorker.h"
#include "search/workers/PathOrder.h"
#include "search/workers/Progress.h"
#include "vm/state/ThreadCopies.h"

namespace clew::search {

using namespace vm;

namespace {

// One worker, at one piece of work.
class Worker {
  public:
    Worker(const Work& work, Frontier& frontier, std::size_t number, const Means& means,
           WorkDone& done, std::atomic<std::uint64_t>& transitions)
        : work_(work),
          frontier_(frontier),
          number_(number),
          live_(means.live),
          execution_(means.execution),
          implication_(means.implication),
          listeners_(means.listeners),
          coverage_(means.coverage),
          done_(done),
          progress_(work, done.statistics, transitions) {}

    void explore() {
        bool isOthers = false;
        while (Entry* entry = frontier_.next(number_, isOthers)) {
            if (isOver()) break;
            if (isOthers) makeOwn(*entry);
            if (isFeasible(*entry)) advance(*entry);
        }
        progress_.tell();
    }

  private:
    bool isOver() {
        if (!work_.vm.interrupted.load(std::memory_order_relaxed) &&
            work_.vm.sharingChanges.load(std::memory_order_relaxed) == work_.sharing)
            return false;
        frontier_.stop();
        return true;
    }

    // Otherwise the next alternative is not taken.
    bool isFeasible(Entry& entry) {
        const std::uint32_t alternative = entry.at(entry.next);
        if (!entry.choice.leaf(alternative) ||
            *execution_.settle(entry.choice, alternative, choice::Patience::None))
            return true;
        ++entry.next;
        return false;
    }

    void load(const Entry& entry) {
        live_.load(entry.state);
        listeners_.loaded(entry);
    }

    void makeOwn(Entry& entry) {
        load(entry);
        state::copyFrozenThreads(live_);
        entry.state = live_.freeze(); // may take objects away
        listeners_.keepIn(entry);
        loaded_ = entry.state.get();
    }

    void advance(Entry& entry) {
        if (loaded_ != entry.state.get()) load(entry);
        loaded_ = nullptr;
        const std::uint32_t depth = entry.depth + 1;
        const std::uint32_t alternative = entry.take();
        live_.readOutside.clear();
        listeners_.begins(entry, alternative, live_);
        if (entry.choice.isThread() && entry.choice.count() > 1) work_.matching.stopCounting();
        execution_.apply(entry.choice, alternative);
        Outcome outcome = execution_.run();
        if (outcome.kind == Outcome::Kind::Interrupted) {
            --entry.next;
            return frontier_.stop();
        }
        std::optional<Violation> violation = judge(work_.vm, live_, outcome, work_.properties);
        bool isToldElse = false; // by listeners
        listeners_.takeReports(violation, isToldElse);
        const bool isSettled = violation && work_.isSettled(violation->identity());
        if ((violation && !isSettled) || isToldElse || outcome.kind == Outcome::Kind::Terminated)
            return handOver(entry);
        takeCoverage();
        Transition transition{.from = entry.key,
                              .depth = depth,
                              .thread = live_.current,
                              .moved = execution_.moved()};
        if (isSettled) {
            frontier_.pathEnded(number_, newBranches_);
            count(depth);
            listeners_.advanced(live_, transition, true);
            return pathEnded(entry, true);
        }
        reached(entry, std::move(outcome), alternative, transition);
    }

    // Not where the transition is handed over: whoever executes it again is told of its branches.
    void takeCoverage() {
        if (!coverage_) return;
        newBranches_ = coverage_->takeNew();
        if (work_.coverageGoal != 0 && coverage_->percent() >= work_.coverageGoal) frontier_.stop();
    }

    void handOver(const Entry& entry) {
        done_.handedOver.push_back(entry);
        Entry& handed = done_.handedOver.back();
        handed.next = entry.next - 1;
        handed.end = entry.next;
        frontier_.stop();
    }

    void reached(Entry& entry, Outcome outcome, std::uint32_t alternative, Transition& transition) {
        const auto depth = static_cast<std::uint32_t>(transition.depth);
        if (outcome.kind == Outcome::Kind::Ignored || outcome.kind == Outcome::Kind::Unsupported) {
            frontier_.pathEnded(number_, newBranches_);
            listeners_.advanced(live_, transition, true);
            count(depth);
            if (outcome.kind == Outcome::Kind::Ignored)
                ++done_.statistics.ignored;
            else
                done_.cuts.emplace(outcome.stop.reason->which, outcome.stop.reason->detail);
            return;
        }
        const bool isEnd = outcome.kind != Outcome::Kind::Choice;
        state::State state = live_.freeze();
        loaded_ = state.get();
        const Matching::Arrival arrival{state, live_, isEnd ? nullptr : &*outcome.choice,
                                        work_.tellsLastApart, entry.node};
        const Matching::Match match = work_.storesStates
                                          ? work_.matching.match(arrival, implication_)
                                          : Matching::Match{Matching::keyOf(arrival), true};
        count(depth);
        if (outcome.kind == Outcome::Kind::End) {
            ++done_.statistics.statesEnd;
            pathEnded(entry, false);
            if (live_.scalars.exited) done_.statistics.exited(live_.scalars.exitStatus);
        }
        if (outcome.kind == Outcome::Kind::Deadlock && // not of interest
            !choice::ThreadChoice::enabled(live_).empty())
            done_.cuts.emplace(Approximation::DeadlockOfSome, std::string());
        ++(match.isNew ? done_.statistics.statesNew : done_.statistics.statesVisited);
        done_.statistics.statesCovered += match.isCovered;
        transition.to = match.key;
        transition.isNew = match.isNew;
        listeners_.advanced(live_, transition, isEnd);
        if (!isEnd && !match.isNew) // with another one
            choice::TuplePaths::ofRun().ended(live_, choice::TuplePaths::End::Walked);
        if (isEnd || !match.isNew) return frontier_.pathEnded(number_, newBranches_);
        if (work_.depthLimit != 0 && lengthOfPath(depth, live_) >= work_.depthLimit) {
            frontier_.pathEnded(number_, newBranches_);
            done_.cuts.emplace(Approximation::DepthLimit, std::to_string(work_.depthLimit));
            return listeners_.cutByDepth(depth);
        }
        ++done_.statistics.choices;
        Entry next = entry.by(alternative, std::move(state), std::move(*outcome.choice), live_);
        next.key = match.key;
        next.node = match.number;
        if (work_.wantsPlaces) next.place = placeOf(live_);
        work_.strategy->measure(next, entry, alternative, work_.vm, live_);
        ClockChoices::ofRun().reached(next, work_.vm, live_);
        listeners_.reached(next, live_);
        frontier_.push(number_, std::move(next), newBranches_);
    }

    void pathEnded(const Entry& entry, bool violating) {
        ++done_.statistics.paths;
        done_.statistics.pathsViolating += violating;
        work_.matching.pathEnds(entry.node, violating);
    }

    void count(std::uint32_t depth) {
        if (progress_.count(depth, live_.heapBytes())) frontier_.stop();
    }

    const Work& work_;
    Frontier& frontier_;
    const std::size_t number_;
    state::LiveState& live_;
    Execution& execution_;
    Implication& implication_;
    const ListenersOfWorker listeners_;
    BranchCoverage* const coverage_;
    WorkDone& done_;
    Progress progress_;
    std::uint32_t newBranches_ = 0; // of the transition under way
    const void* loaded_ = nullptr;  // the snapshot that live_ is exactly, if any
};

} // namespace

unsigned workersOf(const Config& config) {
    const auto wanted = static_cast<unsigned>(config.integer("search.workers").value());
    return wanted != 0 ? wanted : std::max(1u, std::thread::hardware_concurrency());
}

bool namesTermination(const Vm& vm) {
    static constexpr std::string_view kVerify = "gov/nasa/jpf/vm/Verify";
    const auto isTermination = [](const classfile::MemberRef& member) {
        return member.className == kVerify && (member.name == "terminateSearch" ||
                                               member.name.starts_with("storeTraceAndTerminate"));
    };
    const std::lock_guard lock(vm.linker->mutex());
    return std::ranges::any_of(vm.linker->classes(), [&](const types::Class* each) {
        if (each->fromJdk || !each->file || each->name.view() == kVerify) return false;
        const classfile::ConstantPool& constants = each->file->constants;
        for (std::uint16_t i = 1; i < constants.size(); ++i)
            if (constants.kind(i) == classfile::ConstantKind::Methodref &&
                isTermination(constants.member(i)))
                return true;
        return false;
    });
}

Workers::Own::Own(Vm& vm, const std::vector<Listener*>& ofFirst,
                  const choice::SolverOptions& solver)
    : live(vm.globals, *vm.frameMaps, vm.options.heapLimit),
      execution(vm, live, solver),
      implication(solver) {
    std::vector<interpreter::Observer*> observing;
    for (const Listener* listener : ofFirst) {
        listeners.push_back(listener->forWorker());
        observing.push_back(listeners.back().get());
        listeners.back()->searchStarted();
    }
    if (!observing.empty()) live.ownObserver = &observers.emplace(std::move(observing));
}

Workers::Workers(std::size_t count, Vm& vm, const Means& first, const choice::SolverOptions& solver)
    : shares_(count) {
    means_.push_back(first);
    while (means_.size() < count) {
        Own& own = *owned_.emplace_back(std::make_unique<Own>(vm, first.listeners, solver));
        own.live.threadsOfOldest = first.live.threadsOfOldest;
        means_.push_back({own.live, own.execution, own.implication, {}, nullptr});
        Means& means = means_.back();
        for (std::size_t i = 0; i < own.listeners.size(); ++i) {
            means.listeners.push_back(own.listeners[i].get());
            if (first.listeners[i] == first.coverage)
                means.coverage = static_cast<BranchCoverage*>(own.listeners[i].get());
        }
    }
    for (std::size_t worker = 1; worker < count; ++worker)
        threads_.emplace_back([this, worker](const std::stop_token& stop) { run(worker, stop); });
}

Workers::~Workers() {
    for (std::jthread& thread : threads_) thread.request_stop();
}

void Workers::run(std::size_t worker, const std::stop_token& stop) {
    growThreadHeap();
    for (std::uint64_t done = 0;;) {
        {
            std::unique_lock lock(mutex_);
            if (!changed_.wait(lock, stop, [&] { return round_ != done; })) return;
            done = round_;
        }
        explore(worker);
        const std::lock_guard lock(mutex_);
        if (--atWork_ == 0) changed_.notify_all();
    }
}

WorkDone Workers::explore(const Work& work, Frontier& frontier) {
    return all(
        [&](std::size_t worker, const Means& means, WorkDone& done) {
            Worker(work, frontier, worker, means, done, transitions_).explore();
        },
        [&] { frontier.stop(); });
}

WorkDone Workers::all(const Part& part, const std::function<void()>& stop) {
    for (const Means& means : means_)
        means.live.carriesExpressions = means_.front().live.carriesExpressions;
    transitions_ = 0;
    std::ranges::fill(shares_, Share());
    {
        const std::lock_guard lock(mutex_);
        part_ = &part;
        stop_ = &stop;
        atWork_ = threads_.size();
        ++round_;
        changed_.notify_all();
    }
    explore(0);
    {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return atWork_ == 0; });
    }
    WorkDone all;
    for (Share& share : shares_) {
        if (share.error) std::rethrow_exception(share.error);
        all.statistics.add(share.done.statistics);
        all.cuts.merge(share.done.cuts);
        std::ranges::move(share.done.handedOver, std::back_inserter(all.handedOver));
        all.isOutOfMemory |= share.done.isOutOfMemory;
        all.isLeftToOne |= share.done.isLeftToOne;
    }
    // As one that goes on alone would have come to them.
    std::ranges::stable_sort(all.handedOver, {}, orderOf);
    return all;
}

void Workers::explore(std::size_t worker) {
    Share& share = shares_[worker];
    try {
        (*part_)(worker, means_[worker], share.done);
    } catch (const std::bad_alloc&) { // what was being changed is not looked at any more
        share.done.isOutOfMemory = true;
        (*stop_)();
    } catch (...) {
        share.error = std::current_exception();
        (*stop_)();
    }
}

std::uint64_t Workers::executed() const {
    std::uint64_t sum = 0;
    for (const auto& own : owned_) sum += own->execution.executed();
    return sum;
}

void Workers::mergeListeners() {
    for (const auto& own : owned_)
        for (std::size_t i = 0; i < own->listeners.size(); ++i)
            means_.front().listeners[i]->merge(*own->listeners[i]);
}

void Workers::restartListeners() {
    for (const auto& own : owned_)
        for (const auto& listener : own->listeners) listener->searchRestarted();
}

void Workers::addSolverStatistics(Statistics& statistics) const {
    for (const auto& own : owned_) statistics.addSolver(own->execution.solverStatistics());
}

} // namespace clew::search
