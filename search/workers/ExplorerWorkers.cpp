// Explorer: what it has several workers do.

#include <algorithm>
#include <iterator>
#include <limits>

#include "search/Explorer.h"
#include "search/checkpoint/Checkpoints.h"
#include "search/workers/PathOrder.h"
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
    const bool isCounted = options_.stateLimit != 0 || options_.pathLimit != 0 || options_.coverage;
    const bool showsOutput = vm_.output && !options_.branched;
    const auto looksAtOneSearch = [](const Listener* listener) { return !listener->forWorker(); };
    return options_.workers > 1 && std::ranges::none_of(listeners_, looksAtOneSearch) &&
           !reduction_ && !options_.pathEnded && !isCounted && !options_.randomizeSeed &&
           !showsOutput && !needsOrder_ && !namesTermination(vm_) &&
           !state::isAddressSpaceLimited() && strategy_->division() != Strategy::Division::None;
}

// What ends soon is not worth the trouble. Walks look for errors first.
bool Explorer::isTimeForWorkers() {
    const std::uint64_t transitions = result_.statistics.transitions;
    if (options_.transitionsBeforeWorkers)
        return hasBranched_ && transitions >= *options_.transitionsBeforeWorkers;
    if (!hasBranched_ || (mayWalk_ && shareToWalk_ == 0)) return false;
    return transitions >= kTransitionsBeforeWorkers ||
           (transitions % 16 == 0 && secondsSoFar() >= kSecondsBeforeWorkers);
}

void Explorer::exploreByWorkers() {
    using Clock = std::chrono::steady_clock;
    std::vector<Entry> handedOver =
        divide(options_.checkpoints ? options_.checkpoints->next() : Clock::time_point::max());
    if (!options_.multipleErrors && strategy_->division() == Strategy::Division::Own)
        exploreBefore(handedOver, Clock::now() + kForOrder);
    if (!vm_.counters.empty() || !wantedTraces_.empty() || namesTermination(vm_)) {
        // Other paths see what this one does: it is explored again, in order.
        needsOrder_ = true;
        wantedTraces_.clear();
        ++vm_.sharingChanges;
        return;
    }
    for (Entry& entry : handedOver) {
        if (stop_ || vm_.sharingChanges != sharing_) return;
        if (!vm_.interrupted) advance(entry);
        if (!entry.isDone()) strategy_->push(std::move(entry)); // interrupted
    }
}

// What the strategy has, by all workers, until one of them hands something over: that is returned.
std::vector<Entry> Explorer::divide(std::chrono::steady_clock::time_point until) {
    if (!workers_)
        workers_ = std::make_unique<Workers>(options_.workers, vm_,
                                             Means{live_, execution_, implication_, listeners_},
                                             options_.solver);
    const std::unique_ptr<Frontier> frontier = makeFrontier(workers_->count(), *strategy_);
    Statistics& statistics = result_.statistics;
    Work work{vm_, matching_, watch_, options_.properties, options_.storeStates};
    work.depthLimit = options_.depthLimit;
    work.transitions =
        mayWalk_ && shareToWalk_ > 0 ? walkAgainAt_ - statistics.transitions : kEndless;
    work.until = until;
    work.sharing = sharing_;
    work.tellsLastApart = strategy_->tellsLastApart();
    work.isSettled = [this](const std::string& identity) { return isSettled(identity); };
    WorkDone done = workers_->explore(work, *frontier);
    frozen_ = nullptr;
    done.statistics.statesBacktracked += frontier->giveBack(*strategy_);
    statistics.add(done.statistics);
    cuts_.merge(done.cuts);
    if (done.isOutOfMemory) {
        cut(Approximation::MemoryLimit);
        stop_ = true;
    }
    return std::move(done.handedOver);
}

// So that runs repeat, depth first: the error that is shown is the first in the order of the
// choices, and not the one that some worker came upon first. Those that come before are put before.
void Explorer::exploreBefore(std::vector<Entry>& handedOver,
                             std::chrono::steady_clock::time_point until) {
    while (!handedOver.empty() && !stop_ && !vm_.interrupted && vm_.sharingChanges == sharing_ &&
           std::chrono::steady_clock::now() < until) {
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
