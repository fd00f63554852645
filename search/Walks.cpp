#include "search/Walks.h"

#include <ctime>
#include <iterator>
#include <limits>
#include <mutex>
#include <string_view>
#include <utility>

#include "search/ObserverGroup.h"
#include "search/strategy/Pct.h"
#include "search/strategy/Pos.h"

namespace clew::search {

using namespace vm;

namespace {

// So much is done at most, whatever the time: on an ordinary machine it is less than a second, and
// every run does the same then. A transition counts as much as so many instructions.
constexpr std::uint64_t kTransitions = 200'000;
constexpr std::uint64_t kInstructionsOfTransition = 250;
// A walk that is longer ends.
constexpr std::uint32_t kDepthMost = 10'000;
constexpr std::uint64_t kEndless = std::numeric_limits<std::uint64_t>::max();

double processorSeconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

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

Walks::Walks(WalkOptions options, Vm& vm, Context context)
    : options_(options),
      vm_(vm),
      context_(std::move(context)),
      live_(vm.globals, *vm.frameMaps, vm.options.heapLimit),
      execution_(vm, live_) {
    live_.threadsOfOldest = context_.threadsOfOldest;
    execution_.setAccesses(&accesses_);
}

bool Walks::hasDone(double share) const {
    return wasTerminated_ || secondsUsed_ >= options_.seconds ||
           static_cast<double>(transitions_ + execution_.executed() / kInstructionsOfTransition) >=
               share * kTransitions;
}

void Walks::walk(const Entry& root, double share) {
    const double began = processorSeconds() - secondsUsed_;
    Aside aside(*this, root);
    if (root_.get() != root.state.get()) {
        root_ = root.state;
        strategies_[0] = std::make_unique<Pct>(kEndless, options_.depth, options_.seed);
        strategies_[1] = std::make_unique<Pos>(kEndless, options_.seed);
        for (const auto& strategy : strategies_) strategy->push(root);
    }
    while (!hasDone(share) && !context_.isOver()) {
        aside.backToRoot();
        live_.load(root.state);
        live_.current = root.last;
        Strategy& strategy = *strategies_[walks_++ % std::size(strategies_)];
        while (advance(strategy) && !isDone() && !context_.isOver())
            if (transitions_ % 64 == 0) secondsUsed_ = processorSeconds() - began;
        strategy.pathEnded();
        secondsUsed_ = processorSeconds() - began;
    }
}

bool Walks::advance(Strategy& strategy) {
    Entry& entry = strategy.top();
    const std::uint32_t alternative = entry.take();
    live_.readOutside.clear();
    accesses_.clear();
    execution_.apply(entry.choice, alternative);
    Outcome outcome = execution_.run();
    ++transitions_;
    if (outcome.kind == Outcome::Kind::Interrupted) return false;
    strategy.executed(accesses_);
    Path path =
        entry.path.then(entry.choice.count() > 1 ? std::optional(alternative) : std::nullopt,
                        std::move(live_.readOutside));
    std::optional<Violation> violation = judge(vm_, live_, outcome, context_.properties);
    if (std::optional<Violation> reported = takeReports(); reported && !violation)
        violation = std::move(reported);
    if (violation) {
        context_.violated(live_, std::move(*violation), path);
        return false;
    }
    wasTerminated_ |= outcome.kind == Outcome::Kind::Terminated;
    const std::uint32_t depth = entry.depth + 1;
    if (outcome.kind != Outcome::Kind::Choice || depth >= kDepthMost ||
        (context_.depthLimit != 0 && lengthOfPath(depth, live_) >= context_.depthLimit))
        return false;
    state::State state = live_.freeze();
    const state::Hash128 key = state::mix(
        state.fingerprint(), outcome.choice->isThread() ? 0 : live_.rankOf(live_.current) + 1);
    Entry next(std::move(state), std::move(*outcome.choice), std::move(path), depth);
    next.key = key;
    next.last = live_.current;
    strategy.push(std::move(next));
    return true;
}

std::optional<Violation> Walks::takeReports() {
    std::optional<Violation> first;
    for (std::size_t i = 0; i < context_.listeners.size(); ++i)
        for (Listener::Report& report : context_.listeners[i]->takeReports())
            if (!first) first = violationOf(std::move(report), i);
    return first;
}

} // namespace clew::search
