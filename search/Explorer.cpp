#include "search/Explorer.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <iterator>
#include <limits>
#include <new>
#include <numeric>

#include "choice/PathCondition.h"
#include "choice/TuplePaths.h"
#include "search/ClockChoices.h"
#include "search/Replay.h"
#include "search/checkpoint/Checkpoints.h"
#include "search/strategy/BreadthFirstOnPaths.h"
#include "search/strategy/Walk.h"
#include "vm/interpreter/symbolic/LongTexts.h"
#include "vm/objects/InputConstructors.h"

namespace clew::search {

using namespace vm;
using choice::TuplePaths;

namespace {
// A random walk ends when it has come upon nothing new for so long.
constexpr std::uint64_t kWalkWithoutNew = 10'000;
} // namespace

Explorer::Explorer(Vm& vm, state::LiveState& state, state::State root, ExplorerOptions options,
                   std::vector<Listener*> listeners, Watch& watch)
    : vm_(vm),
      live_(state),
      root_(std::move(root)),
      options_(std::move(options)),
      listeners_(std::move(listeners)),
      watch_(watch),
      execution_(vm, state, options_.solver),
      sources_(options_.sourcePath),
      random_(options_.randomizeSeed.value_or(0)),
      implication_(options_.solver) {
    vm_.options.errors =
        options_.pathEnded ? Options::Deaths::All : errorsAmong(options_.properties);
    std::ranges::copy_if(listeners_, std::back_inserter(explaining_),
                         &Listener::explainsViolations);
    std::erase_if(listeners_,
                  [](const Listener* listener) { return listener->explainsViolations(); });
    for (const Listener* listener : listeners_) wantsText_ |= listener->wantsChoiceText();
    using enum ExplorerOptions::Dynamic;
    if (options_.reducesDynamically == Always) reduce();
    if (vm_.options.guardsOutliveThreads) live_.threadsOfOldest = root_->scalars.threadsStarted;
    mayReduce_ = options_.reducesDynamically == WhereLong && !options_.pathEnded;
}

// Without it a transition costs less, but there may be many more of them.
bool Explorer::isTimeToReduce() const {
    return threadsBranch_ && !vm_.asksForInputs &&
           result_.statistics.transitions >= options_.transitionsBeforeReduction;
}

// Threads can be switched at other points than before: all is explored again. Walks are over.
void Explorer::reduceFromNowOn() {
    mayReduce_ = wantsToWalk_ = mayWalk_ = false;
    workers_.reset();
    reduce();
    ++vm_.sharingChanges;
}

void Explorer::reduce() {
    vm_.options.guardsOutliveThreads = true;
    live_.threadsOfOldest = root_->scalars.threadsStarted;
    const bool isAlone = options_.workers <= 1 && !options_.checkpoints;
    reduction_.emplace(live_, options_.storeStates, vm_.options.spuriousWakeUps, isAlone)
        .watch(execution_);
}

Result Explorer::explore() {
    began_ = std::chrono::steady_clock::now();
    vm_.withholdsThreadIds = true;
    ObserverGroup group({listeners_.begin(), listeners_.end()});
    if (listeners_.size() == 1)
        vm_.observer = listeners_.front();
    else if (!listeners_.empty())
        vm_.observer = &group;
    if (options_.storeTrace)
        vm_.storeTrace = [this](std::string file, std::string comment) {
            const std::lock_guard lock(vm_.countersMutex);
            wantedTraces_.push_back({std::move(file), std::move(comment)});
        };

    savedAtRoot_ = saveAll(listeners_);
    tell([](Listener& listener) { listener.searchStarted(); });
    start();
    if (options_.checkpoints)
        if (const auto resumed = options_.checkpoints->takeResumed()) goOn(*resumed);
    exploreAll();
    while (!stop_ && (vm_.sharingChanges != sharing_ || wantsToFollowFurther())) {
        tell([](Listener& listener) { listener.searchRestarted(); });
        if (workers_) workers_->restartListeners();
        const std::uint64_t restarts = result_.statistics.restarts + 1;
        result_.statistics = {};
        result_.statistics.restarts = restarts;
        executedBefore_ = executed();
        matching_.clear();
        cuts_.clear();
        // Their paths are numbered as they no longer are: they are found again.
        std::ranges::move(std::exchange(result_.violations, {}), std::back_inserter(foundBefore_));
        result_.doubtful.clear();
        known_.clear();
        doubted_.clear();
        notShown_ = 0;
        vm_.counters.clear();
        if (options_.restarted) options_.restarted();
        start();
        exploreAll();
    }
    if (workers_) workers_->mergeListeners();
    walkPathsToReport();
    tell([](Listener& listener) { listener.searchFinished(); });
    vm_.observer = nullptr;
    vm_.storeTrace = nullptr;
    vm_.withholdsThreadIds = false;

    conclude();
    Statistics& statistics = result_.statistics;
    statistics.elapsedSeconds = secondsSoFar();
    if (matching_.isCounting() && strategy_->empty())
        if (const auto total = matching_.paths()) {
            statistics.paths = total->paths;
            statistics.pathsViolating = total->violating;
        }
    statistics.addSolver(execution_.solverStatistics());
    if (workers_) workers_->addSolverStatistics(statistics);
    if (const std::uint64_t searches = vm_.typeSearches.count)
        statistics.addSolver(
            {{.name = "types",
              .queries = searches,
              .answered = searches,
              .seconds = static_cast<double>(vm_.typeSearches.nanoseconds) / 1e9}});
    if (walks_) {
        statistics.walks = walks_->walks();
        statistics.walkTransitions = walks_->transitions();
    }
    if (reduction_) {
        statistics.races = reduction_->races();
        statistics.redundantPaths = reduction_->redundant();
    }
    statistics.visitedBytes = matching_.bytes() + (reduction_ ? reduction_->bytes() : 0);
    statistics.instructions = executed() - executedBefore_;
    statistics.memoryHighWater = Watch::processMemoryHighWater();
    result_.verdict = verdictOf(result_);
    return std::move(result_);
}

Verdict verdictOf(const Result& result) {
    if (!result.violations.empty()) return Verdict::Violated;
    return result.unknown.empty() && result.doubtful.empty() ? Verdict::Safe : Verdict::Unknown;
}

// What the verdict is not about.
void Explorer::conclude() {
    for (Violation& found : foundBefore_)
        if (known_.insert(found.identity()).second) result_.violations.push_back(std::move(found));
    for (; notShown_ > 0; --notShown_) vm_.approximated(Approximation::NotShown);
    if (std::string reason = strategy_->cut(); !reason.empty())
        cut(Approximation::StrategyLeftOut, std::move(reason));
    if (const std::string reason = watch_.reason(); !reason.empty())
        cut(reason == "time"     ? Approximation::TimeLimit
            : reason == "memory" ? Approximation::MemoryLimit
                                 : Approximation::Interrupted);
    for (const auto& [which, detail] : cuts_) result_.unknown.push_back({which, detail});
    for (Approximated noted : vm_.approximations.list()) {
        for (const Approximated& before : options_.approximatedBefore)
            if (before.which == noted.which && before.detail == noted.detail)
                noted.times -= before.times;
        if (noted.times == 0) continue;
        (noted.isAssumption() ? result_.assumed : result_.unknown).push_back(std::move(noted));
    }
}

// Nothing but violations that their inputs do not show, which may be for texts that were not
// followed far enough.
bool Explorer::wantsToFollowFurther() {
    return notShown_ > 0 && result_.violations.empty() && foundBefore_.empty() &&
           vm::interpreter::followFurther(vm_);
}

void Explorer::cut(Approximation which, std::string detail) {
    cuts_.emplace(which, std::move(detail));
}

void Explorer::start() {
    sharing_ = vm_.sharingChanges;
    ClockChoices::ofRun().start();
    strategy_ = options_.makeStrategy();
    if (strategy_->wantsAccesses()) execution_.setAccesses(&accesses_);
    onPaths_ = dynamic_cast<BreadthFirstOnPaths*>(strategy_.get());
    if (onPaths_) {
        memoryAtStart_ = Watch::processMemory();
        onPaths_->setFull([this] { return isFrontierFull(); });
    }
    withoutNew_ = 0;
    live_.carriesExpressions = vm_.asksForInputs || vm_.givesAttributes;
    // Cycles close where what inputs have decided does not matter any more, not where they decide.
    if (live_.carriesExpressions && options_.looksForCycles) execution_.stopAtEachStep();
    mayWalk_ = false;
    parting_.reset();
    mayDivide_ = mayDivide();
    hasBranched_ = false;
    Entry entry = rootEntry();
    if (options_.storeStates && !reduction_) matching_.insertRoot(entry.key);
    // Each path has a test where tests are wanted, and is walked for itself.
    matching_.stopCounting();
    if (vm_.asksForInputs && options_.storeStates && !options_.looksForCycles &&
        !options_.pathEnded && strategy_->matches())
        entry.node = matching_.startCounting();
    ++result_.statistics.statesNew;
    if (reduction_) {
        reduction_->clear();
        if (options_.storeStates) reduction_->arrive(entry.key, entry.choice);
        reduction_->enter(entry);
    }
    frozen_ = root_.get();
    strategy_->push(std::move(entry));
}

// It is loaded, too.
Entry Explorer::rootEntry() {
    live_.load(root_);
    live_.current = 0; // loading leaves it, and the last one that ran may not exist yet
    restoreAll(listeners_, savedAtRoot_);
    Entry entry(root_, choice::ThreadChoice(choice::ThreadChoice::enabled(live_)), Path(), 0);
    entry.listeners = savedAtRoot_;
    entry.key = root_.fingerprint();
    return entry;
}

bool Explorer::isFrontierFull() const {
    return Watch::processMemory() >= memoryAtStart_ + matching_.bytes() + options_.frontierMemory;
}

void Explorer::exploreAll() {
    while (!stop_ && !strategy_->empty()) {
        if (onPaths_ && onPaths_->lacksStates() && !vm_.interrupted) {
            makeAgain();
            if (vm_.sharingChanges != sharing_) break;
            continue;
        }
        if (vm_.interrupted.load(std::memory_order_relaxed)) {
            stop_ = true;
            if (const std::string reason = watch_.reason(); !reason.empty())
                tell([&](Listener& listener) { listener.constraintHit(reason); });
            if (!onPaths_ || !onPaths_->lacksStates()) storeWantedTraces(strategy_->top());
            save();
            break;
        }
        if (mayWalk_ && isTimeToWalk()) {
            walk();
            if (vm_.sharingChanges != sharing_) break;
            continue;
        }
        if (isTimeToSave()) save();
        if (mayReduce_ && isTimeToReduce()) {
            reduceFromNowOn();
            break;
        }
        if (mayDivide_ && !isGoalReached() && isTimeForWorkers()) {
            exploreByWorkers();
            if (vm_.sharingChanges != sharing_) break;
            continue;
        }
        Entry& entry = strategy_->top();
        if (reduction_) reduction_->extend(entry);
        if (entry.isDone()) {
            if (!listeners_.empty()) {
                const std::uint32_t depth = entry.depth, count = entry.choice.count();
                tell([&](Listener& listener) {
                    listener.choiceProcessed(count);
                    listener.stateProcessed(depth);
                    listener.stateBacktracked(depth);
                });
            }
            ++result_.statistics.statesBacktracked;
            if (reduction_) reduction_->leave(entry);
            strategy_->pop();
            continue;
        }
        if (isEnough()) {
            storeWantedTraces(entry);
            save();
            break;
        }
        try {
            if (settles(entry)) continue;
            advance(entry);
        } catch (const std::bad_alloc&) { // what was being changed is not looked at any more
            cut(Approximation::MemoryLimit);
            tell([](Listener& listener) { listener.constraintHit("memory"); });
            stop_ = true;
        }
        if (reduction_ && reduction_->mustBeginAgain()) ++vm_.sharingChanges;
        if (vm_.sharingChanges.load(std::memory_order_relaxed) != sharing_) break;
    }
}

// The exploration has not ended soon. Walks come in parts, each of which takes less than what has
// been explored before. Where states are large, and there are few in a second, all come at once.
bool Explorer::isTimeToWalk() {
    if (walks_ && !walks_->hasDone(shareToWalk_)) return true; // the exploration starts again
    const std::uint64_t transitions = result_.statistics.transitions;
    if (transitions >= walkAgainAt_) {
        shareToWalk_ = walkAgainAt_ >= 4 * kTransitionsBeforeWalks ? 1 : shareToWalk_ + 0.25;
        walkAgainAt_ *= 2;
        return true;
    }
    if (shareToWalk_ > 0 || transitions % 64 != 0) return false;
    // Solvers are processes of their own.
    const double seconds = live_.carriesExpressions
                               ? secondsSoFar()
                               : static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
    if (seconds < options_.secondsBeforeWalks) return false;
    shareToWalk_ = 1;
    return true;
}

void Explorer::walk() {
    if (!walks_) {
        Walks::Context context;
        context.listeners = listeners_;
        context.properties = options_.properties;
        context.depthLimit = options_.depthLimit;
        context.solver = options_.solver;
        context.live = &live_;
        context.violated = [this](state::LiveState& live, Violation violation, const Path& path) {
            const std::uint64_t notShown = notShown_;
            violated(live, std::move(violation), path);
            notShown_ = notShown; // the exploration counts its own
        };
        context.isOver = [this] {
            return stop_ || vm_.interrupted.load(std::memory_order_relaxed) ||
                   vm_.sharingChanges.load(std::memory_order_relaxed) != sharing_;
        };
        walks_.emplace(options_.walks, vm_, std::move(context));
    }
    walks_->walk(*parting_, shareToWalk_, mayDivide_);
    if (walks_->isDone()) wantsToWalk_ = mayWalk_ = false;
    if (!walks_->wasTerminated()) return;
    cut(Approximation::TerminatedByProgram);
    stop_ = true;
}

double Explorer::secondsSoFar() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
}

std::uint64_t Explorer::executed() const {
    return execution_.executed() + (workers_ ? workers_->executed() : 0);
}

bool Explorer::isGoalReached() const {
    return options_.coverageGoal != 0 && options_.coverage->percent() >= options_.coverageGoal;
}

// There is more to explore, but a limit or a goal says that it is not wanted.
bool Explorer::isEnough() {
    const auto end = [&](std::string_view what, Approximation which, std::string detail) {
        cut(which, std::move(detail));
        tell([&](Listener& listener) { listener.constraintHit(std::string(what)); });
        return stop_ = true;
    };
    if (options_.pathLimit != 0 && result_.statistics.paths >= options_.pathLimit)
        return end("paths", Approximation::PathLimit, std::to_string(options_.pathLimit));
    if (isGoalReached())
        return end("coverage", Approximation::CoverageGoal,
                   fmt::format("{} % was reached, with {} of {} branches", options_.coverageGoal,
                               options_.coverage->reached(), options_.coverage->total()));
    return false;
}

// An alternative that is open: it is not to be taken now, or it is not to be taken at all.
bool Explorer::settles(Entry& entry) {
    const std::uint32_t alternative = entry.at(entry.next);
    if (!entry.choice.leaf(alternative)) return false;
    const auto isFeasible = execution_.settle(
        entry.choice, alternative,
        strategy_->asksTree() ? choice::Patience::WhileOthersAreAnswered : choice::Patience::None);
    if (isFeasible && !*isFeasible) ++entry.next;
    return !isFeasible || !*isFeasible;
}

void Explorer::advance(Entry& entry) {
    if (frozen_ != entry.state.get()) {
        live_.load(entry.state);
        if (!listeners_.empty()) {
            restoreAll(listeners_, entry.listeners);
            tell([&](Listener& listener) { listener.stateRestored(entry.depth); });
        }
    }
    frozen_ = nullptr;
    const std::uint32_t alternative = entry.take();
    const std::uint32_t depth = entry.depth + 1;
    Transition transition;
    std::string text;
    if (!listeners_.empty()) {
        transition.from = entry.key;
        transition.depth = depth;
        transition.alternative = alternative;
        transition.alternatives = entry.choice.count();
        transition.isOfThreads = entry.choice.isThread();
        transition.chosen = entry.choice.thread(alternative);
        transition.step = entry.stepBy(alternative);
        if (wantsText_) text = entry.choice.describe(alternative, live_);
        transition.choice = text;
        tell([&](Listener& listener) {
            if (entry.next == 1) listener.choiceSet(live_, entry.choice.count());
            listener.choiceAdvanced(live_, alternative);
        });
    }
    live_.readOutside.clear();
    from_ = entry.node;
    if (entry.choice.isThread() && entry.choice.count() > 1) matching_.stopCounting();
    if (reduction_) reduction_->begins(entry, alternative);
    accesses_.clear();
    execution_.apply(entry.choice, alternative);
    Outcome outcome = execution_.run();
    if (reduction_) reduction_->ends(outcome);
    if (strategy_->wantsAccesses()) strategy_->executed(accesses_);
    if (options_.coverage) strategy_->reachedNew(options_.coverage->takeNew());

    Statistics& statistics = result_.statistics;
    ++statistics.transitions;
    watch_.transitions.store(statistics.transitions, std::memory_order_relaxed);
    if (depth > statistics.depthMax) statistics.depthMax = depth;
    watch_.depth.store(depth, std::memory_order_relaxed);
    statistics.heapHighWater = std::max(statistics.heapHighWater, live_.heapBytes());
    transition.thread = live_.current;
    transition.moved = execution_.moved();
    transition.paused = execution_.paused();
    if (outcome.kind == Outcome::Kind::Interrupted) { // the loop sees why
        --entry.next;
        --statistics.transitions;
        return;
    }
    Path path = entry.pathBy(alternative, std::move(live_.readOutside));
    const bool mayStore = !listeners_.empty() || !wantedTraces_.empty();
    const Path walked = mayStore ? path : Path();
    reached(entry, std::move(outcome), std::move(path), depth, transition);
    takeGaps();
    if (mayStore) storeWantedTraces(walked);
}

// `strategy_` may be given a new entry here: the one that was advanced is no longer to be used.
void Explorer::reached(const Entry& from, Outcome outcome, Path path, std::uint32_t depth,
                       Transition& transition) {
    Statistics& statistics = result_.statistics;
    if (options_.pathEnded &&
        (outcome.kind == Outcome::Kind::End || outcome.kind == Outcome::Kind::Uncaught)) {
        ++statistics.paths;
        stop_ |= !options_.pathEnded(live_, outcome);
        strategy_->pathEnded();
        return;
    }
    std::optional<Violation> violation = judge(vm_, live_, outcome, options_.properties);
    if (!listeners_.empty())
        if (std::optional<Violation> reported = takeReports(); reported && !violation)
            violation = std::move(reported);
    const bool isLeft = isLeftByListener();
    if (violation) {
        transition.isEnd = true;
        tell([&](Listener& listener) { listener.stateAdvanced(live_, transition); });
        pathEnded(true);
        if (reduction_ && outcome.kind == Outcome::Kind::Choice) reduction_->cutOff();
        violated(live_, std::move(*violation), path);
        strategy_->pathEnded();
        return;
    }

    if (isLeft && outcome.kind == Outcome::Kind::Choice) {
        outcome.kind = Outcome::Kind::Ignored;
        if (reduction_) reduction_->cutOff();
    }
    bool ended = true;
    switch (outcome.kind) {
        case Outcome::Kind::Choice:
            ended = false;
            break;
        case Outcome::Kind::End:
            ++statistics.statesEnd;
            pathEnded(false);
            if (live_.scalars.exited) statistics.exited(live_.scalars.exitStatus);
            break;
        case Outcome::Kind::Deadlock: // not of interest
            if (!choice::ThreadChoice::enabled(live_).empty()) cut(Approximation::DeadlockOfSome);
            break;
        case Outcome::Kind::Uncaught: // is a violation (Options::errors)
        case Outcome::Kind::Violated: // likewise
            break;
        case Outcome::Kind::Ignored:
            ++statistics.ignored;
            break;
        case Outcome::Kind::Terminated:
            cut(Approximation::TerminatedByProgram);
            stop_ = true;
            break;
        case Outcome::Kind::Unsupported:
            cut(outcome.stop.reason->which, outcome.stop.reason->detail);
            break;
        case Outcome::Kind::Interrupted:
            return;
    }
    if (outcome.kind == Outcome::Kind::Ignored || outcome.kind == Outcome::Kind::Unsupported ||
        outcome.kind == Outcome::Kind::Terminated) {
        transition.isEnd = true;
        tell([&](Listener& listener) { listener.stateAdvanced(live_, transition); });
        strategy_->pathEnded();
        return;
    }

    state::State state = live_.freeze();
    frozen_ = state.get();
    const auto [key, isNew, goesOn] = match(state, ended ? nullptr : &*outcome.choice);
    if (isNew) {
        ++statistics.statesNew;
        withoutNew_ = 0;
    } else {
        ++statistics.statesVisited;
        ++withoutNew_;
    }
    watch_.states.store(statistics.statesNew, std::memory_order_relaxed);
    if (!listeners_.empty()) {
        transition.to = key;
        transition.isNew = isNew;
        transition.isEnd = ended;
        tell([&](Listener& listener) { listener.stateAdvanced(live_, transition); });
        if (std::optional<Violation> reported = takeReports()) {
            if (!ended) pathEnded(true);
            if (!ended && goesOn && reduction_) reduction_->cutOff();
            violated(live_, std::move(*reported), path);
            strategy_->pathEnded();
            return;
        }
    }
    if (options_.stateLimit != 0 && statistics.statesNew > options_.stateLimit) {
        cut(Approximation::StateLimit, std::to_string(options_.stateLimit));
        tell([](Listener& listener) { listener.constraintHit("states"); });
        stop_ = true;
        return;
    }
    const bool dropped =
        !ended && (strategy_->matches() ? !goesOn
                                        : withoutNew_ >= kWalkWithoutNew ||
                                              goesRound(from, key, state, *outcome.choice));
    if (ended || dropped) {
        if (dropped) TuplePaths::ofRun().ended(live_, TuplePaths::End::Walked); // with another one
        withoutNew_ = 0;
        strategy_->pathEnded();
        return;
    }
    if (options_.depthLimit != 0 && lengthOfPath(depth, live_) >= options_.depthLimit) {
        cut(Approximation::DepthLimit, std::to_string(options_.depthLimit));
        TuplePaths::ofRun().ended(live_, TuplePaths::End::Dropped, "too deep");
        tell([&](Listener& listener) {
            listener.constraintHit("depth");
            listener.statePurged(depth);
        });
        if (reduction_) reduction_->cutOff();
        strategy_->pathEnded();
        return;
    }

    ++statistics.choices;
    const std::uint32_t count = outcome.choice->count();
    Entry entry(std::move(state), std::move(*outcome.choice), std::move(path), depth);
    entry.key = key;
    entry.last = live_.current;
    entry.node = reached_;
    if (strategy_->wantsCoverage()) entry.place = placeOf(live_);
    strategy_->measure(entry, from, from.at(from.next - 1), vm_, live_);
    ClockChoices::ofRun().reached(entry, vm_, live_);
    if (options_.randomizeSeed && entry.end > 1) {
        entry.order.resize(count);
        std::iota(entry.order.begin(), entry.order.end(), 0u);
        std::shuffle(entry.order.begin(), entry.order.end(), random_);
    }
    hasBranched_ |= count > 1;
    threadsBranch_ |= count > 1 && entry.choice.isThread();
    if (count > 1 && options_.branched) options_.branched();
    if (!listeners_.empty()) {
        entry.listeners = saveAll(listeners_);
        tell([&](Listener& listener) {
            listener.choiceRegistered(live_, count);
            if (count < 2) return;
            const auto only = listener.selected(live_, count, entry.choice.isSymbolic());
            if (!only || *only >= count) return;
            entry.order = {*only};
            entry.end = 1;
            // They would take what is left out.
            wantsToWalk_ = mayWalk_ = mayReduce_ = false;
            if (listener.gaps_.empty())
                cut(Approximation::StrategyLeftOut,
                    "a listener left out alternatives (Listener::selected)");
        });
    }
    if (wantsToWalk_ && count > 1) {
        mayWalk_ |= entry.choice.isThread();
        if (!parting_) parting_ = entry;
    }
    if (reduction_ && !reduction_->enter(entry)) {
        strategy_->pathEnded();
        return;
    }
    strategy_->push(std::move(entry));
}

void Explorer::pathEnded(bool violating) {
    ++result_.statistics.paths;
    result_.statistics.pathsViolating += violating;
    matching_.pathEnds(from_, violating);
}

// Whether the state that was frozen just now has been seen, before this choice (null: an end).
Explorer::Match Explorer::match(const state::State& state, const choice::Choice* choice) {
    const Matching::Arrival arrival{state, live_, choice, strategy_->tellsLastApart(), from_};
    if (!options_.storeStates) return {Matching::keyOf(arrival), true, true};
    if (reduction_) {
        Hash128 key = Matching::keyOfPath(arrival);
        const std::int64_t clock = state->scalars.clock;
        if (!choice) return {key, matching_.isFirstVisit(key, clock), false};
        key = matching_.earliestOf(key, clock, reduction_->knows(key));
        const DynamicReduction::Arrival kind = reduction_->arrive(key, *choice);
        return {key, kind == DynamicReduction::Arrival::New,
                kind != DynamicReduction::Arrival::Seen};
    }
    const Matching::Match found = options_.pathEnded ? matching_.matchOfPath(arrival)
                                  : options_.looksForCycles
                                      ? matching_.matchOfCycle(arrival)
                                      : matching_.match(arrival, implication_);
    reached_ = found.number;
    result_.statistics.statesCovered += found.isCovered;
    return {found.key, found.isNew, found.isNew};
}

std::optional<Violation> Explorer::takeReports() {
    std::optional<Violation> first;
    for (std::size_t i = 0; i < listeners_.size(); ++i) {
        if (listeners_[i]->reports_.empty()) continue;
        for (Listener::Report& report : listeners_[i]->takeReports())
            if (!first) first = violationOf(std::move(report), i);
    }
    return first;
}

// One of them has said so on the transition that has been executed.
bool Explorer::isLeftByListener() {
    bool isLeft = false;
    for (Listener* listener : listeners_) isLeft |= listener->takeIgnoresPath();
    return isLeft;
}

void Explorer::takeGaps() {
    for (Listener* listener : listeners_) {
        if (listener->gaps_.empty()) continue;
        for (Listener::Gap& gap : listener->takeGaps()) {
            if (gap.ends) tell([&](Listener& other) { other.constraintHit(gap.reason); });
            stop_ |= gap.ends;
            cut(gap.ends ? vm::Approximation::EndedByListener
                         : vm::Approximation::NotSeenByListener,
                std::move(gap.reason));
        }
    }
}

} // namespace clew::search
