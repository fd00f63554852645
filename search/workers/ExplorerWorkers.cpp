// Explorer: what it has several workers do.

#include <algorithm>
#include <iterator>
#include <limits>

#include "search/Explorer.h"
#include "search/checkpoint/Checkpoints.h"
#include "search/workers/PathOrder.h"
#include "search/workers/ReductionWorkers.h"
#include "vm/state/ObjectTable.h"

namespace clew::search {

using namespace vm;

namespace {

constexpr std::uint64_t kTransitionsBeforeWorkers = 4'096;
constexpr double kSecondsBeforeWorkers = 0.2;
constexpr std::uint64_t kEndless = std::numeric_limits<std::uint64_t>::max();
// What comes before an error that was found is explored for so long at most.
constexpr std::chrono::milliseconds kForOrder(250);

} // namespace

// Whether several workers come to what one alone comes to: nobody looks at the order of what is
// explored, and nothing but the state decides what comes next.
bool Explorer::mayDivide() const {
    const bool isCounted = options_.stateLimit != 0 || options_.pathLimit != 0 ||
                           (reduction_ && (options_.coverage || options_.checkpoints));
    const bool showsOutput = vm_.output && !options_.branched;
    const auto looksAtOneSearch = [](const Listener* listener) { return !listener->forWorker(); };
    return options_.workers > 1 && std::ranges::none_of(listeners_, looksAtOneSearch) &&
           !options_.pathEnded && !isCounted && !options_.randomizeSeed && !showsOutput &&
           !needsOrder_ && !namesTermination(vm_) && !state::isAddressSpaceLimited() &&
           strategy_->division() != Strategy::Division::None;
}

// What ends soon is not worth the trouble. Walks look for errors first.
bool Explorer::isTimeForWorkers() {
    const std::uint64_t transitions = result_.statistics.transitions;
    if (options_.transitionsBeforeWorkers)
        return hasBranched_ && transitions >= *options_.transitionsBeforeWorkers;
    if (!hasBranched_ || (mayWalk_ && shareToWalk_ == 0 && !reduction_)) return false;
    return transitions >= kTransitionsBeforeWorkers ||
           (transitions % 16 == 0 && secondsSoFar() >= kSecondsBeforeWorkers);
}

void Explorer::exploreByWorkers() {
    if (reduction_) return exploreReducedByWorkers();
    using Clock = std::chrono::steady_clock;
    std::vector<Entry> handedOver =
        divide(options_.checkpoints ? options_.checkpoints->next() : Clock::time_point::max());
    if (!options_.multipleErrors && strategy_->division() == Strategy::Division::Own)
        exploreBefore(handedOver, Clock::now() + kForOrder);
    if (exploresAgainInOrder()) return;
    for (Entry& entry : handedOver) {
        if (stop_ || vm_.sharingChanges != sharing_) return;
        if (!vm_.interrupted) advance(entry);
        if (!entry.isDone()) strategy_->push(std::move(entry)); // interrupted
    }
}

// What the strategy has, by all workers, until one of them hands something over: that is returned.
std::vector<Entry> Explorer::divide(std::chrono::steady_clock::time_point until) {
    makeWorkers();
    const std::unique_ptr<Frontier> frontier = makeFrontier(workers_->count(), *strategy_);
    Statistics& statistics = result_.statistics;
    Work work = workToDo();
    if (mayWalk_ && shareToWalk_ > 0) work.transitions = walkAgainAt_ - statistics.transitions;
    if (mayReduce_ && threadsBranch_ &&
        statistics.transitions < options_.transitionsBeforeReduction)
        work.transitions = std::min(work.transitions,
                                    options_.transitionsBeforeReduction - statistics.transitions);
    work.until = until;
    WorkDone done = workers_->explore(work, *frontier);
    done.statistics.statesBacktracked += frontier->giveBack(*strategy_);
    return take(std::move(done));
}

void Explorer::makeWorkers() {
    if (!workers_)
        workers_ = std::make_unique<Workers>(
            options_.workers, vm_,
            Means{live_, execution_, implication_, listeners_, options_.coverage}, options_.solver);
}

Work Explorer::workToDo() {
    Work work{vm_, matching_, watch_, options_.properties, options_.storeStates};
    work.depthLimit = options_.depthLimit;
    work.transitions = kEndless;
    work.sharing = sharing_;
    work.tellsLastApart = strategy_->tellsLastApart();
    work.multipleErrors = options_.multipleErrors;
    work.wantsPlaces = strategy_->wantsCoverage();
    work.strategy = strategy_.get();
    work.coverageGoal = options_.coverageGoal;
    work.isSettled = [this](const std::string& identity) { return isSettled(identity); };
    return work;
}

// What was handed over.
std::vector<Entry> Explorer::take(WorkDone done) {
    frozen_ = nullptr;
    result_.statistics.add(done.statistics);
    cuts_.merge(done.cuts);
    if (done.isOutOfMemory) {
        cut(Approximation::MemoryLimit);
        stop_ = true;
    }
    return std::move(done.handedOver);
}

// Other paths see what one does: all is explored again, in order.
bool Explorer::exploresAgainInOrder() {
    if (vm_.counters.empty() && wantedTraces_.empty() && !namesTermination(vm_)) return false;
    needsOrder_ = true;
    wantedTraces_.clear();
    ++vm_.sharingChanges;
    return true;
}

// Under dynamic reduction: to the end, since who stops does not know what is left. All walks come
// before.
void Explorer::exploreReducedByWorkers() {
    if (mayWalk_ && !options_.transitionsBeforeWorkers) {
        shareToWalk_ = 1;
        walk();
        if (stop_ || vm_.sharingChanges != sharing_) return;
    }
    makeWorkers();
    std::vector<Entry> path = takeAll(*strategy_);
    std::ranges::reverse(path);
    WorkDone done = exploreReduced(*workers_, workToDo(), *reduction_, std::move(path));
    const bool isLeftToOne = done.isLeftToOne;
    const std::vector<Entry> handedOver = take(std::move(done));
    stop_ |= vm_.interrupted || cuts_.contains({Approximation::TerminatedByProgram, {}});
    if (exploresAgainInOrder()) return;
    for (Entry entry : handedOver) {
        if (stop_ || vm_.sharingChanges != sharing_) return;
        live_.load(entry.state);
        restoreAll(listeners_, entry.listeners);
        live_.readOutside.clear();
        const std::uint32_t alternative = entry.take();
        execution_.apply(entry.choice, alternative);
        const Outcome outcome = execution_.run();
        std::optional<Violation> found = judge(vm_, live_, outcome, options_.properties);
        if (std::optional<Violation> reported = takeReports(); reported && !found)
            found = std::move(reported);
        const bool isTold = entry.choice.count() > 1 && !entry.choice.isSymbolic();
        if (found)
            violated(live_, std::move(*found),
                     entry.path.then(isTold ? std::optional(alternative) : std::nullopt,
                                     std::move(live_.readOutside)));
        stop_ |= vm_.interrupted;
    }
    // An error that does not count has stopped all of them, and what is left is not known.
    const bool isMore = !handedOver.empty() && !options_.multipleErrors;
    if (stop_ || !(isMore || isLeftToOne)) return;
    needsOrder_ = true;
    ++vm_.sharingChanges;
}

// So that runs repeat, depth first: the error that is shown is the first in the order of the
// choices, and not the one that some worker came upon first. Those that come before are put before.
void Explorer::exploreBefore(std::vector<Entry>& handedOver,
                             std::chrono::steady_clock::time_point until) {
    while (!handedOver.empty() && !stop_ && !isGoalReached() && !vm_.interrupted &&
           vm_.sharingChanges == sharing_ && std::chrono::steady_clock::now() < until) {
        PathOrder order(handedOver.front());
        std::vector<Entry> before, after;
        for (Entry& entry : takeAll(*strategy_)) {
            const bool isBefore = !entry.isDone() && order.isBefore(entry);
            (isBefore ? before : after).push_back(std::move(entry));
        }
        const bool isFirst = before.empty();
        std::vector<Entry> found;
        if (!isFirst) {
            pushAll(*strategy_, std::move(before));
            found = divide(until);
            before = takeAll(*strategy_);
        }
        std::ranges::move(after, std::back_inserter(before));
        pushAll(*strategy_, std::move(before));
        if (isFirst) return;
        found.insert(found.end(), std::make_move_iterator(handedOver.begin()),
                     std::make_move_iterator(handedOver.end()));
        handedOver = std::move(found);
    }
}

} // namespace clew::search
