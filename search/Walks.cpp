#include "search/Walks.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <exception>
#include <limits>
#include <mutex>
#include <string_view>
#include <thread>
#include <utility>

#include "search/ObserverGroup.h"
#include "search/strategy/Pct.h"
#include "search/strategy/Pos.h"

namespace clew::search {

using namespace vm;

namespace {

constexpr std::uint64_t kLanes = 2;
// So much is done at most, whatever the time: on an ordinary machine it is less than a second, and
// every run does the same then. A transition counts as much as so many instructions.
constexpr std::uint64_t kTransitions = 200'000;
constexpr std::uint64_t kInstructionsOfTransition = 250;
// A walk that is longer ends.
constexpr std::uint32_t kDepthMost = 10'000;
// In loops that nobody else can observe a walk stops at distances of so many times the first one at
// most (Scalars::boundaries): in between nobody looks at the time.
constexpr std::uint16_t kDoublingsMost = 5;
constexpr std::uint64_t kEndless = std::numeric_limits<std::uint64_t>::max();

} // namespace

// Of what all paths share, the exploration finds everything as it left it.
class Walks::Aside : public OutputSink {
  public:
    Aside(Walks& walks, const Entry& root)
        : vm_(walks.vm_),
          context_(walks.context_),
          observer_(vm_.observer),
          output_(std::exchange(vm_.output, this)),
          storeTrace_(std::exchange(vm_.storeTrace, nullptr)) {
        std::vector<interpreter::Observer*> watching;
        for (std::size_t i = 0; i < context_.listeners.size(); ++i) {
            Listener* listener = context_.listeners[i];
            if (!listener->watchesWalks()) continue;
            watching.push_back(listener);
            watching_.push_back(
                {listener, listener->save(), root.listeners ? (*root.listeners)[i] : nullptr});
        }
        group_.emplace(watching);
        vm_.observer = watching.empty() ? nullptr : &*group_;
        approximations_ = vm_.approximations.exchange({});
        vm_.approximations.exchange(approximations_);
        const std::lock_guard lock(vm_.countersMutex);
        counters_ = vm_.counters;
    }
    ~Aside() override {
        restoreCounters();
        restoreApproximations();
        for (const Watching& one : watching_) one.listener->restore(one.kept);
        vm_.observer = observer_;
        vm_.output = output_;
        vm_.storeTrace = std::move(storeTrace_);
    }
    Aside(const Aside&) = delete;
    Aside& operator=(const Aside&) = delete;

    void backToRoot() {
        restoreCounters();
        for (const Watching& one : watching_) {
            one.listener->takeReports();
            one.listener->restore(one.atRoot);
        }
    }

    // By listeners, which see one walk after the other.
    bool isWatched() const { return !watching_.empty(); }
    bool usesCounters() const {
        const std::lock_guard lock(vm_.countersMutex);
        return !vm_.counters.empty();
    }

    void write(int, std::string_view) override {}

  private:
    void restoreCounters() {
        const std::lock_guard lock(vm_.countersMutex);
        vm_.counters = counters_;
    }

    // What happened on a walk counts for its violation (replay() sees to that), not for what is
    // explored; unless it has changed what comes after it.
    void restoreApproximations() {
        Approximations::Counts noted = vm_.approximations.exchange({});
        std::erase_if(noted, [](const auto& one) {
            return Approximated{one.first.first, {}}.row().effect != Effect::OtherElsewhere;
        });
        noted.merge(approximations_);
        vm_.approximations.exchange(std::move(noted));
    }

    struct Watching {
        Listener* listener;
        std::shared_ptr<const void> kept, atRoot;
    };
    Vm& vm_;
    const Context& context_;
    std::vector<Watching> watching_;
    std::optional<ObserverGroup> group_;
    interpreter::Observer* observer_;
    OutputSink* output_;
    std::function<void(std::string, std::string)> storeTrace_;
    Approximations::Counts approximations_;
    std::vector<std::int64_t> counters_;
};

Walks::Lane::Lane(Vm& vm, std::uint64_t of, const Context& context)
    : place(of),
      live(vm.globals, *vm.frameMaps, vm.options.heapLimit),
      execution(vm, live, context.solver) {
    live.threadsOfOldest = context.live->threadsOfOldest;
    execution.setAccesses(&accesses);
}

std::uint64_t Walks::Lane::next() const {
    return walks * kLanes + place;
}

Walks::Walks(WalkOptions options, Vm& vm, Context context)
    : options_(options),
      vm_(vm),
      context_(std::move(context)),
      lanes_{Lane(vm, 0, context_), Lane(vm, 1, context_)},
      firstFound_(kEndless) {}

bool Walks::hasDone(const Lane& lane, double share) const {
    const std::uint64_t done =
        lane.transitions + lane.execution.executed() / kInstructionsOfTransition;
    return static_cast<double>(done) >= share * kTransitions / kLanes;
}

bool Walks::hasDone(double share) const {
    return wasTerminated_ || secondsUsed_ >= options_.seconds ||
           std::ranges::all_of(lanes_, [&](const Lane& lane) { return hasDone(lane, share); });
}

bool Walks::isOver() const {
    return wasTerminated_ || secondsUsed_ >= options_.seconds || context_.isOver();
}

double Walks::secondsNow() const {
    if (context_.live->carriesExpressions)
        return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
            .count();
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

void Walks::walk(const Entry& root, double share, bool together) {
    for (Lane& lane : lanes_) lane.live.carriesExpressions = context_.live->carriesExpressions;
    began_ = secondsNow() - secondsUsed_;
    Aside aside(*this, root);
    if (!root_ || root_->state.get() != root.state.get()) {
        root_ = root;
        lanes_[0].strategy = std::make_unique<Pct>(kEndless, options_.depth, options_.seed);
        lanes_[1].strategy = std::make_unique<Pos>(kEndless, options_.seed);
        for (const Lane& lane : lanes_) lane.strategy->push(root);
    }
    while (!hasDone(share) && !isOver()) {
        together = together && !aside.usesCounters() && !aside.isWatched();
        if (together)
            walkTogether(share);
        else
            walkInTurn(share, aside);
        // What either has counted, the other one may have seen.
        if (together && aside.usesCounters())
            for (Lane& lane : lanes_) lane.found.reset();
        tellFound();
    }
}

void Walks::walkInTurn(double share, Aside& aside) {
    Lane* first = nullptr;
    for (Lane& lane : lanes_)
        if (!hasDone(lane, share) && (!first || lane.next() < first->next())) first = &lane;
    aside.backToRoot();
    walkOnce(*first);
}

// Until one has found something, and the other one will find nothing on an earlier walk.
void Walks::walkTogether(double share) {
    const auto goOn = [&](Lane& lane) {
        while (!hasDone(lane, share) && !isOver() && lane.next() < firstFound_) walkOnce(lane);
    };
    std::exception_ptr error;
    {
        const std::jthread other([&] {
            try {
                goOn(lanes_[1]);
            } catch (...) {
                error = std::current_exception();
            }
        });
        goOn(lanes_[0]);
    }
    if (error) std::rethrow_exception(error);
}

void Walks::walkOnce(Lane& lane) {
    const std::uint64_t before = lane.transitions;
    lane.live.load(root_->state);
    lane.live.current = root_->last;
    while (advance(lane) && !isOver())
        if (lane.transitions % 64 == 0 || lane.live.scalars.boundaries == kDoublingsMost)
            secondsUsed_ = secondsNow() - began_;
    lane.strategy->pathEnded();
    lane.notCounted.push_back({lane.next(), lane.transitions - before});
    ++lane.walks;
    secondsUsed_ = secondsNow() - began_;
}

bool Walks::advance(Lane& lane) {
    Entry& entry = lane.strategy->top();
    const std::uint32_t alternative = entry.take();
    lane.live.readOutside.clear();
    lane.accesses.clear();
    lane.execution.apply(entry.choice, alternative);
    Outcome outcome = lane.execution.run();
    ++lane.transitions;
    if (outcome.kind == Outcome::Kind::Interrupted) return false;
    lane.strategy->executed(lane.accesses);
    Path path = entry.pathBy(alternative, std::move(lane.live.readOutside));
    std::optional<Violation> violation = judge(vm_, lane.live, outcome, context_.properties);
    if (std::optional<Violation> reported = takeReports(); reported && !violation)
        violation = std::move(reported);
    if (violation) {
        lane.found = {std::move(*violation), std::move(path)};
        std::uint64_t first = firstFound_;
        while (lane.next() < first && !firstFound_.compare_exchange_weak(first, lane.next())) {}
        return false;
    }
    if (outcome.kind == Outcome::Kind::Terminated) wasTerminated_ = true;
    const std::uint32_t depth = entry.depth + 1;
    if (outcome.kind != Outcome::Kind::Choice || depth >= kDepthMost ||
        (context_.depthLimit != 0 && lengthOfPath(depth, lane.live) >= context_.depthLimit))
        return false;
    std::uint16_t& boundaries = lane.live.scalars.boundaries;
    boundaries = std::min(boundaries, kDoublingsMost);
    state::State state = lane.live.freeze();
    const state::Hash128 key =
        state::mix(state.fingerprint(),
                   outcome.choice->isThread() ? 0 : lane.live.frozenRankOf(lane.live.current) + 1);
    if (goesRound(entry, key, state, *outcome.choice)) return false;
    Entry next(std::move(state), std::move(*outcome.choice), std::move(path), depth);
    next.key = key;
    next.last = lane.live.current;
    lane.strategy->push(std::move(next));
    return true;
}

// In the order of the walks.
void Walks::tellFound() {
    std::array<Lane*, kLanes> inOrder{&lanes_[0], &lanes_[1]};
    std::ranges::sort(inOrder, {}, &Lane::next);
    std::uint64_t last = kEndless; // that counts
    for (Lane* lane : inOrder) {
        std::optional<Found> found = std::exchange(lane->found, std::nullopt);
        if (!found || isOver()) continue;
        context_.violated(lane->live, std::move(found->violation), found->path);
        if (isOver()) last = lane->notCounted.back().number;
    }
    for (Lane& lane : lanes_) {
        for (const Lane::Walked& walked : lane.notCounted) {
            if (walked.number > last) continue;
            ++walks_;
            transitions_ += walked.transitions;
        }
        lane.notCounted.clear();
    }
    firstFound_ = kEndless;
}

std::optional<Violation> Walks::takeReports() {
    std::optional<Violation> first;
    for (std::size_t i = 0; i < context_.listeners.size(); ++i)
        for (Listener::Report& report : context_.listeners[i]->takeReports())
            if (!first) first = violationOf(std::move(report), i);
    return first;
}

} // namespace clew::search
