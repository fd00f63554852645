#include "search/generate/SymbolicPaths.h"

#include "vm/Startup.h"

#include <algorithm>

#include "search/Explorer.h"
#include "search/Replay.h"
#include "search/generate/BranchGoals.h"
#include "search/generate/DriverClass.h"
#include "search/strategy/BreadthFirst.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/specification/Specifications.h"

namespace clew::search::generate {

using namespace vm;

namespace {
// A path with more choices than this is cut off: the loop that it is in may have no end.
constexpr std::uint64_t kChoicesMax = 400;
// Of the time for all paths no single query takes more than this, so that a hard one leaves some to
// the others.
constexpr double kQueryShare = 0.25;

class Unobserved {
  public:
    explicit Unobserved(interpreter::Specifications& all)
        : all_(all), wasObserving_(all.observe(false)) {}
    ~Unobserved() { all_.observe(wasObserving_); }
    Unobserved(const Unobserved&) = delete;
    Unobserved& operator=(const Unobserved&) = delete;

  private:
    interpreter::Specifications& all_;
    const bool wasObserving_;
};
} // namespace

// All of the classes, or none; the same holds of the uses, after them.
void SymbolicPaths::doSlowStart() {
    BranchGoals limit({});
    vm::interpreter::Observer* const observer = std::exchange(vm_.observer, &limit);
    live_.load(booted_);
    live_.prepareToRun(0);
    try {
        interpreter::Interpreter interpreter(vm_, live_);
        interpreter.collectInCalls = true;
        const types::Class& unsafe = vm_.linker->load("jdk/internal/misc/Unsafe");
        const types::Method* ensure =
            unsafe.methodNamed("ensureClassInitialized0", "(Ljava/lang/Class;)V");
        limit.begin(BranchGoals::kStartUp);
        const auto call = [&](const types::Method& method, std::vector<values::Slot> arguments) {
            values::Slot ignored = 0;
            values::Ref exception = 0;
            return interpreter.call(method, arguments, ignored, exception);
        };
        const auto initialize = [&](const types::Class& klass) {
            return call(*ensure, {live_.allocateInstance(unsafe), klass.mirror});
        };
        const auto keep = [&] {
            live_.temporaryRoots.clear();
            booted_ = live_.freeze();
        };
        const bool areInitialized = std::ranges::all_of(
            start_.classes,
            [&](const std::string& name) { return initialize(vm_.linker->load(name)); });
        if (areInitialized) keep();
        if (areInitialized && !start_.uses.empty()) {
            const types::Class& uses = defineDriver(vm_, {start_.uses});
            if (initialize(uses) && call(*uses.methodNamed("main", "([Ljava/lang/String;)V"), {0}))
                keep();
        }
    } catch (const interpreter::Interpreter::Unsupported&) {
    } catch (const BranchGoals::TooLong&) {
    } catch (const interpreter::OutOfMemory&) {
    } catch (const types::LinkageError&) {}
    live_.observer = vm_.observer = observer;
    start_ = {};
}

ExplorationResult SymbolicPaths::explore(const Driver& driver, const ExplorationLimits& limits,
                                         const std::function<bool(PathEnd)>& visit) {
    live_.carriesExpressions = false;
    if (!start_.empty()) doSlowStart();
    live_.load(booted_);
    live_.current = 0;
    // Whether calls keep to specifications shows when the paths are walked with their inputs.
    const Unobserved unobserved(*vm_.specifications);
    const types::Class& klass = defineDriver(vm_, driver);
    vm::prepareMain(vm_, live_, klass.externalName());
    const state::State root = live_.freeze();
    vm_.asksForInputs = true;

    const std::vector<Input> inputs = inputsOf(driver);
    std::uint64_t paths = 0;
    bool startsThreads = false;
    bool isEnded = false; // before all was explored
    ExplorerOptions options;
    options.makeStrategy = [] { return std::make_unique<BreadthFirst>(); };
    options.properties = {.deadlock = false, .exception = false};
    options.depthLimit = kChoicesMax;
    options.stateLimit = limits.states;
    options.approximatedBefore = vm_.approximations.list();
    options.solver = solver_;
    options.solver.timeLimit = std::min(solver_.timeLimit, limits.seconds * kQueryShare);
    options.solver.interrupted = &vm_.interrupted;
    options.pathEnded = [&](const state::LiveState& end, const search::Outcome& outcome) {
        PathEnd path;
        startsThreads |= end.hasStartedThreads();
        const auto step = static_cast<std::size_t>(
            end.object(klass.statics)->at<std::int32_t>(klass.fieldNamed("step")->offset));
        if (outcome.kind == search::Outcome::Kind::Uncaught)
            path.kind =
                step + 1 == driver.steps.size() ? PathEnd::Kind::Threw : PathEnd::Kind::SetUpFailed;
        if (outcome.kind == search::Outcome::Kind::End && end.scalars.exited)
            path.kind = PathEnd::Kind::Cut;
        if (const auto values = valuesOfInputs(vm_, end))
            for (const Input& input : inputs)
                path.inputs.push_back(valueOfInput(vm_, *values, input));
        path.condition = end.symbolic.constraints.list();
        path.assignment = *end.symbolic.assignment;
        ++paths;
        isEnded = !visit(std::move(path)) || (limits.paths != 0 && paths >= limits.paths);
        return !isEnded;
    };
    Watch watch(vm_, {.timeLimit = limits.seconds});
    Explorer explorer(vm_, live_, root, options, {}, watch);
    const Result result = explorer.explore();
    const std::string reason = watch.reason();
    watch.stop();
    vm_.interrupted = false;
    live_.carriesExpressions = false;
    live_.load(booted_);

    ExplorationResult explored;
    explored.paths = paths;
    explored.unknown = result.unknown;
    explored.assumed = result.assumed;
    explored.isComplete = explored.unknown.empty() && !isEnded;
    explored.startsThreads = startsThreads;
    const bool isQueryCutOff =
        options.solver.timeLimit < solver_.timeLimit &&
        std::ranges::any_of(result.unknown, [](const vm::Approximated& noted) {
            return noted.which == vm::Approximation::NoAnswer;
        });
    explored.isOutOfTime = !explored.isComplete && (!reason.empty() || isQueryCutOff);
    return explored;
}

SymbolicPathsAside::Machine::Machine(Options options, std::uint64_t heapLimit,
                                     choice::SolverOptions solver, SlowStart start)
    : vm(vm::makeVm(std::move(options))),
      live(vm->globals, *vm->frameMaps, heapLimit),
      paths(*vm, live, vm::boot(*vm, live), std::move(solver), std::move(start)) {}

ExplorationResult SymbolicPathsAside::explore(const Driver& driver, const ExplorationLimits& limits,
                                              const std::function<bool(PathEnd)>& visit) {
    if (!machine_) machine_ = std::make_unique<Machine>(options_, heapLimit_, solver_, start_);
    Vm& vm = *machine_->vm;
    vm.inputRanges = like_.inputRanges;
    vm.namedInputRanges = like_.namedInputRanges;
    vm.inputTextMax = like_.inputTextMax;
    vm.inputsByConstructors = like_.inputsByConstructors;
    vm.inputLengthMax = like_.inputLengthMax;
    return machine_->paths.explore(driver, limits, visit);
}

} // namespace clew::search::generate
