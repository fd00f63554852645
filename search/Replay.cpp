#include "search/Replay.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "search/ObserverGroup.h"
#include "search/ReplayAside.h"
#include "search/strategy/Path.h"
#include "search/trace/ThreadReport.h"
#include "vm/interpreter/symbolic/ClassQuestions.h"
#include "vm/objects/InputConstructors.h"

namespace clew::search {

using namespace vm;

namespace {

// A path that goes on for so long without a choice, where it was to end in a violation, leads
// nowhere.
constexpr std::size_t kForcedSteps = 1'000'000;

// As much of what a path prints is kept.
constexpr std::size_t kOutputKept = 1 << 20;

class KeptOutput : public OutputSink {
  public:
    void write(int fileDescriptor, std::string_view bytes) override {
        if (size_ == kOutputKept) return;
        if (printed.empty() || printed.back().fileDescriptor != fileDescriptor)
            printed.push_back({fileDescriptor, {}});
        printed.back().text += bytes.substr(0, kOutputKept - size_);
        size_ += std::min(bytes.size(), kOutputKept - size_);
        if (size_ == kOutputKept) printed.back().text += "\n... (there is more)\n";
    }
    std::vector<Printed> printed;

  private:
    std::size_t size_ = 0;
};

// As Explorer tells states apart, where their inputs have values.
state::Hash128 keyOf(const state::State& state, const choice::Choice& next,
                     const state::LiveState& live) {
    const bool isOfThread = next.isData() || next.isSymbolic();
    return state::mix(state.fingerprint(), isOfThread ? live.frozenRankOf(live.current) + 1 : 0);
}

} // namespace

std::shared_ptr<const state::InputValues> valuesOfInputs(Vm& vm, const state::LiveState& state) {
    if (!state.carriesExpressions) return nullptr;
    auto values = std::make_shared<state::InputValues>();
    values->assignment = *state.symbolic.assignment;
    values->bindings = state.symbolic.bindings.list();
    values->inputs = state.symbolic.inputs.list();
    interpreter::settleClasses(vm, state, *values);
    return values;
}

static Replayed replayOnce(Vm& vm, const state::State& root, const std::vector<std::uint32_t>& path,
                           const std::shared_ptr<const state::InputValues>& inputs,
                           const std::vector<std::int64_t>& read,
                           const std::vector<Reporter>& reporters, Sources& sources,
                           Properties properties) {
    KeptOutput output;
    const ReplayAside aside(vm, reporters, output);
    vm.options.errors = errorsAmong(properties);
    vm.inputValues = inputs ? inputs : std::make_shared<const state::InputValues>();
    Tracer tracer(sources);
    std::vector<interpreter::Observer*> observers{&tracer};
    for (const Reporter& reporter : reporters) observers.push_back(reporter.listener);
    ObserverGroup group(std::move(observers));
    vm.observer = &group;

    state::LiveState live(vm.globals, *vm.frameMaps, vm.options.heapLimit);
    if (vm.options.guardsOutliveThreads) live.threadsOfOldest = root->scalars.threadsStarted;
    live.carriesExpressions = vm.givesAttributes;
    live.load(root);
    live.readAgain = read;
    Execution execution(vm, live);
    if (inputs && vm.options.stopsWhereAlone) execution.stopAtEachStep(); // as in Explorer::start
    std::vector<std::int64_t> dataChoices;
    std::optional<choice::Choice> choice =
        choice::Choice(choice::ThreadChoice(choice::ThreadChoice::enabled(live)));
    std::size_t taken = 0, depth = 0;
    state::Hash128 key = keyOf(root, *choice, live);
    const auto reported = [&] {
        std::optional<Violation> first;
        for (const Reporter& reporter : reporters)
            for (Listener::Report& report : reporter.listener->takeReports())
                if (!first) first = violationOf(std::move(report), reporter.number);
        return first;
    };
    const auto complete = [&](Violation violation) {
        violation.path = {path.begin(), path.begin() + static_cast<std::ptrdiff_t>(taken)};
        violation.guardsOutliveThreads = vm.options.guardsOutliveThreads;
        violation.inputs = inputs;
        violation.read = read;
        violation.dataChoices = std::move(dataChoices);
        for (Approximated& noted : vm.approximations.list())
            if (noted.row().effect == Effect::Other) violation.because.push_back(std::move(noted));
        violation.threads = describeThreads(vm, live, tracer.acquired());
        if (violation.breach) {
            if (Section part = tracer.failingPartOf(*violation.breach); !part.lines.empty())
                violation.sections.push_back(std::move(part));
            violation.sections.push_back({"history", tracer.historyOf(*violation.breach)});
        }
        violation.trace = tracer.finish(live);
        for (const Reporter& reporter : reporters)
            if (Section section = reporter.listener->explain(); !section.lines.empty())
                violation.sections.push_back(std::move(section));
        violation.output = std::move(output.printed);
        return violation;
    };
    const auto leadsNowhere = [&](std::string problem, bool wasInterrupted = false) {
        return Replayed{std::nullopt, std::move(problem), wasInterrupted, complete({})};
    };
    const auto finish = [&](Violation violation) -> Replayed {
        if (taken != path.size())
            return leadsNowhere(fmt::format("it ended after {} of {} choices: {}", taken,
                                            path.size(), violation.message));
        return {complete(std::move(violation)), {}, false, {}};
    };
    for (std::size_t forced = 0; forced < kForcedSteps;) {
        std::uint32_t alternative = 0;
        if (choice->count() > 1) {
            if (taken == path.size()) return leadsNowhere("nothing is violated at its end");
            alternative = path[taken++];
            forced = 0;
        } else {
            ++forced;
        }
        if (alternative >= choice->count())
            return leadsNowhere(
                fmt::format("choice {} has {} alternatives, and number {} was to be taken", taken,
                            choice->count(), alternative));
        tracer.choose(choice->describe(alternative, live));
        if (choice->isData() && choice->data().isOfVerify()) dataChoices.push_back(alternative);
        execution.apply(*choice, alternative);
        Outcome outcome = execution.run();
        std::optional<Violation> violation = judge(vm, live, outcome, properties);
        if (std::optional<Violation> first = reported(); first && !violation)
            violation = std::move(first);
        if (violation) return finish(std::move(*violation));
        if (outcome.kind == Outcome::Kind::Interrupted)
            return leadsNowhere(fmt::format("interrupted after {} choices", taken), true);
        if (outcome.kind == Outcome::Kind::End) {
            Transition end;
            end.from = key;
            end.to = state::mix(live.freeze().fingerprint(), 0);
            end.isEnd = true;
            end.depth = ++depth;
            end.thread = live.current;
            end.moved = execution.moved();
            end.paused = execution.paused();
            for (const Reporter& reporter : reporters) reporter.listener->stateAdvanced(live, end);
            if (std::optional<Violation> first = reported()) return finish(std::move(*first));
        }
        if (outcome.kind != Outcome::Kind::Choice) {
            return leadsNowhere(fmt::format(
                "it came to an end after {} of {} choices, without a violation{}", taken,
                path.size(), outcome.stop.reason ? ": " + outcome.stop.reason->text() : ""));
        }
        choice = std::move(outcome.choice);
        // Freezing is what a path does at each choice, also when it is explored: collections happen
        // at the same places.
        const state::State reached = live.freeze();
        Transition transition;
        transition.from = key;
        transition.to = key = keyOf(reached, *choice, live);
        transition.isNew = false; // nobody knows here
        transition.depth = ++depth;
        transition.thread = live.current;
        transition.moved = execution.moved();
        transition.paused = execution.paused();
        for (const Reporter& reporter : reporters)
            reporter.listener->stateAdvanced(live, transition);
        // Before the end of the path two states may look the same that exploration, which knows
        // what holds of the inputs, has told apart.
        if (std::optional<Violation> first = reported(); first && taken == path.size())
            return finish(std::move(*first));
    }
    return leadsNowhere("nothing is violated at its end");
}

Replayed replay(Vm& vm, const state::State& root, const std::vector<std::uint32_t>& path,
                const std::shared_ptr<const state::InputValues>& inputs,
                const std::vector<std::int64_t>& read, const std::vector<Reporter>& reporters,
                Sources& sources, Properties properties) {
    const bool gaveAttributes = vm.givesAttributes;
    Replayed replayed = replayOnce(vm, root, path, inputs, read, reporters, sources, properties);
    if (gaveAttributes || !vm.givesAttributes) return replayed;
    // Where nobody has explored before, it is the replay that finds out.
    return replayOnce(vm, root, path, inputs, read, reporters, sources, properties);
}

// The alternative that the step says. Nothing: there is none.
static std::optional<std::uint32_t> alternativeOf(std::uint32_t step,
                                                  const choice::Choice& choice) {
    if (choice.isSymbolic() == Path::isTold(step)) return std::nullopt;
    for (std::uint32_t i = 0; i < choice.count(); ++i)
        if (step == (choice.isSymbolic() ? Path::ofInputs(choice.identityOf(i)) : i)) return i;
    return std::nullopt;
}

InputsAlong inputsAlong(Vm& vm, const state::State& root, const std::vector<std::uint32_t>& steps,
                        const std::vector<Reporter>& reporters, choice::SolverOptions solver) {
    KeptOutput output;
    const ReplayAside aside(vm, reporters, output);
    std::vector<interpreter::Observer*> observers;
    for (const Reporter& reporter : reporters)
        if (reporter.listener->changesExecution()) observers.push_back(reporter.listener);
    ObserverGroup group(std::move(observers));
    vm.observer = &group;
    state::LiveState live(vm.globals, *vm.frameMaps, vm.options.heapLimit);
    live.carriesExpressions = true;
    live.load(root);
    Execution execution(vm, live, std::move(solver));
    execution.stopAtEachStep();
    choice::Choice choice{choice::ThreadChoice(choice::ThreadChoice::enabled(live))};
    // Behind the last step: what is forced goes on until it comes round.
    std::set<std::pair<std::uint64_t, std::uint64_t>> seen;
    for (auto step = steps.begin(); seen.size() < kForcedSteps;) {
        std::uint32_t alternative = 0;
        if (choice.count() > 1) {
            if (step == steps.end()) break;
            const auto named = alternativeOf(*step++, choice);
            if (!named) return {};
            alternative = *named;
        }
        execution.apply(choice, alternative);
        Outcome outcome = execution.run();
        if (outcome.kind == Outcome::Kind::Choice) {
            choice = std::move(*outcome.choice);
            const state::Hash128 key = keyOf(live.freeze(), choice, live);
            if (step == steps.end() && !seen.emplace(key.low, key.high).second) break;
            continue;
        }
        if (outcome.kind != Outcome::Kind::End || step != steps.end()) return {};
        break;
    }
    return {valuesOfInputs(vm, live), objects::hiddenFieldsUsed(live), true};
}

} // namespace clew::search
