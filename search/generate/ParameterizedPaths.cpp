#include "search/generate/ParameterizedPaths.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "search/Watch.h"
#include "search/generate/GenericTypes.h"
#include "search/generate/InputsAlone.h"
#include "search/generate/Simplification.h"
#include "search/generate/SymbolicPhase.h"

namespace clew::search::generate {

using Clock = std::chrono::steady_clock;

namespace {

constexpr std::size_t kMostDrivers = 60;         // combinations of ways to make the arguments
constexpr std::uint64_t kMostPaths = 2'000;      // of one driver
constexpr std::uint64_t kMostStates = 40'000;    // choices that are come upon, of one driver
constexpr double kLeastSeconds = 0.5;            // for one driver
constexpr std::size_t kTriesWithOthers = 3'000;  // of what could not be explored to the end
constexpr std::size_t kMostConstantsOfEnum = 12; // that Builders looks at

constexpr std::string_view kAssumptionsFailed[] = {
    "org/opentest4j/TestAbortedException", "org/junit/AssumptionViolatedException",
    "org/junit/internal/AssumptionViolatedException", "org/testng/SkipException"};

double secondsUntil(Clock::time_point end) {
    return std::chrono::duration<double>(end - Clock::now()).count();
}

// What stands for it stands for all its values.
bool isForAll(const std::string& signature, const TypeKnowledge& types) {
    const std::string descriptor = erased(signature);
    if (isInputType(descriptor)) return !descriptor.ends_with("Ljava/lang/Object;");
    const Class* type = types.classOf(descriptor);
    return type && type->isEnum() &&
           std::ranges::count_if(type->fields, [](const vm::types::Field& field) {
               return (field.accessFlags & vm::classfile::access::Enum) != 0;
           }) <= static_cast<std::ptrdiff_t>(kMostConstantsOfEnum);
}

// Class methods of the life cycle come before the object is made, others after it.
Driver withLifeCycle(const Driver& driver, const LifeCycle& lifeCycle) {
    Driver result;
    const auto call = [&](const Executable& executable, std::optional<Argument> receiver) {
        Step step;
        step.executable = executable;
        step.receiver = std::move(receiver);
        result.steps.push_back(std::move(step));
    };
    for (const Executable& executable : lifeCycle.before)
        if (executable.isStatic()) call(executable, std::nullopt);
    Builders::append({driver.steps, JavaValue::null()}, result.steps);
    Step act = std::move(result.steps.back());
    result.steps.pop_back();
    for (const Executable& executable : lifeCycle.after)
        if (executable.isStatic() || act.receiver) act.after.push_back(executable);
    for (const Executable& executable : lifeCycle.before)
        if (!executable.isStatic() && act.receiver) call(executable, act.receiver);
    result.steps.push_back(act);
    return result;
}

} // namespace

std::vector<Driver> ParameterizedPaths::driversOf(const Method& method, const LifeCycle& lifeCycle,
                                                  ParameterizedResult& result) {
    const Class& type = types_.underTest();
    std::optional<std::vector<Driver>> drivers =
        builders_.combinedDriversOf(method, type, kMostDrivers);
    if (!drivers) {
        drivers = builders_.driversOf(method, type);
        result.unknown.insert("not all arguments were combined");
    }
    for (const std::string& parameter : types_.executable(method).parameterTypes)
        if (!isForAll(parameter, types_))
            result.unknown.insert(
                fmt::format("it may be called with a {} that is made in another way",
                            vm::types::externalType(erased(parameter))));
    if (drivers->empty())
        result.unknown.insert(fmt::format("no test can make an object of {}", type.externalName()));
    std::vector<SymbolicTask> tasks;
    for (const Driver& driver : *drivers) tasks.push_back({withLifeCycle(driver, lifeCycle), true});
    nameInputs(tasks, ranges_, vm_);
    drivers->clear();
    for (SymbolicTask& task : tasks) drivers->push_back(std::move(task.driver));
    return std::move(*drivers);
}

ParameterizedResult ParameterizedPaths::explore(const Method& method, const LifeCycle& lifeCycle,
                                                double seconds) {
    ParameterizedResult result;
    result.method = &method;
    paths_.clear();
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                        std::chrono::duration<double>(seconds));
    const std::vector<Driver> drivers = driversOf(method, lifeCycle, result);
    bool isComplete = true;
    for (std::size_t i = 0; i < drivers.size(); ++i) {
        const double share = secondsUntil(end) / static_cast<double>(drivers.size() - i);
        isComplete = explore(drivers[i], result, std::max(share, kLeastSeconds)) && isComplete;
    }
    if (!isComplete || !result.unknown.empty())
        tryOthers(drivers, result, std::max(secondsUntil(end), kLeastSeconds));
    if (const std::string asked = askedBy(method, lifeCycle); !asked.empty())
        result.assumed.insert(
            fmt::format("{} does not ask for the surroundings of the test (clock, "
                        "properties, locale, ...), or is told the same each time",
                        asked));
    return result;
}

std::string ParameterizedPaths::askedBy(const Method& method, const LifeCycle& lifeCycle) const {
    std::vector<const Method*> methods{&method};
    for (const Method& other : types_.underTest().methods)
        if (other.isInitializer || other.isClassInitializer) methods.push_back(&other);
    for (const auto* calls : {&lifeCycle.before, &lifeCycle.after})
        for (const Executable& call : *calls)
            methods.push_back(
                vm_.linker->load(call.holder).methodNamed(call.name, call.descriptor));
    return askedByTest(methods, *vm_.linker);
}

// False: not all of its paths were executed.
bool ParameterizedPaths::explore(const Driver& driver, ParameterizedResult& result,
                                 double seconds) {
    const auto isUnknown = [&](std::string reason) {
        result.unknown.insert(std::move(reason));
        return false;
    };
    if (isInterruptedBySignal()) return isUnknown("a signal has ended the exploration");
    if (inputsOf(driver).empty()) return offer(driver.steps, result) != Offered::NotRun;
    std::vector<PathEnd> paths;
    ExplorationResult explored;
    try {
        explored = explorer_.explore(driver, {seconds, kMostPaths, kMostStates}, [&](PathEnd path) {
            paths.push_back(std::move(path));
            return true;
        });
    } catch (const vm::types::LinkageError& error) {
        return isUnknown(error.what());
    }
    bool areExecuted = true;
    for (const PathEnd& path : paths) {
        if (path.kind == PathEnd::Kind::SetUpFailed)
            areExecuted = isUnknown("what is called before it throws an exception");
        else if (path.inputs.size() != inputsOf(driver).size())
            areExecuted = isUnknown("paths whose inputs were not found");
        else {
            const Offered offered = offer(withInputs(driver, path.inputs).steps, result);
            const bool isOther =
                (path.kind == PathEnd::Kind::Returned && offered == Offered::Threw) ||
                (path.kind == PathEnd::Kind::Threw && offered == Offered::Returned);
            if (isOther) areExecuted = isUnknown("paths that were executed in another way");
            if (offered == Offered::NotRun) areExecuted = false;
        }
    }
    for (const vm::Approximated& reason : explored.unknown) result.unknown.insert(reason.text());
    for (const vm::Approximated& reason : explored.assumed) result.assumed.insert(reason.text());
    if (!explored.isComplete && explored.unknown.empty())
        return isUnknown(paths.size() >= kMostPaths
                             ? fmt::format("it has more than {} paths", kMostPaths)
                             : "its share of tests.time was over");
    if (explored.startsThreads) return isUnknown("threads that may take turns in another way");
    return areExecuted && explored.isComplete;
}

// "AssertionFailedError at PurseTests.java:30": the line of the test's own class.
std::string ParameterizedPaths::failureOf(const TestCase& test) const {
    const std::string& exception = test.outcome.exception;
    std::string text = exception.substr(exception.find_last_of("/$") + 1);
    for (const vm::objects::TraceFrame& frame : run_.trace())
        if (!frame.method->holder->fromJdk &&
            types_.underTest().isAssignableTo(*frame.method->holder) && frame.line() > 0)
            return fmt::format("{} at {}:{}", text, frame.file(), frame.line());
    return text;
}

ParameterizedPaths::Offered ParameterizedPaths::offer(const std::vector<Step>& steps,
                                                      ParameterizedResult& result,
                                                      const Coverage* reached) {
    const auto isUnknown = [&](std::string reason) {
        result.unknown.insert(std::move(reason));
        return Offered::NotRun;
    };
    const auto unsupported = run_.unsupported();
    const std::optional<TestCase> first = run_.run(steps, false);
    if (!first && run_.isIgnored()) return Offered::Ignored;
    if (!first) {
        for (const auto& [reason, count] : run_.unsupported())
            if (!unsupported.contains(reason) || unsupported.at(reason) < count)
                return isUnknown(reason);
        return isUnknown("paths whose arguments no test can make");
    }
    if (first->outcome.kind == Outcome::Kind::DoesNotEnd)
        return isUnknown("calls of more instructions than a test may take");
    const bool threw = first->outcome.kind == Outcome::Kind::Threw;
    if (threw && std::ranges::find(kAssumptionsFailed, first->outcome.exception) !=
                     std::end(kAssumptionsFailed))
        return Offered::Ignored;
    const std::string failure = threw ? failureOf(*first) : std::string();
    const bool isNew = std::ranges::none_of(
        result.failures, [&](const auto& other) { return other.test.failsWith == failure; });
    if (reached && (threw ? !isNew : first->coverage.sizeWithout(*reached) == 0))
        return threw ? Offered::Threw : Offered::Returned;
    if (!reached && !paths_.insert({goals_.path(), failure}).second)
        return threw ? Offered::Threw : Offered::Returned;
    std::optional<TestCase> test = run_.runStable(simplified(steps, *first, failure));
    if (!test) test = run_.runStable(steps);
    if (!test) return isUnknown("results that differ from run to run");
    ++result.paths;
    test->observations.clear(); // it has its own assertions
    test->outcome.value.reset();
    test->outcome.sameAs.reset();
    test->promises.clear();
    test->failsWith = failure;
    const std::u16string message = test->outcome.message.value_or(u"");
    test->outcome.message.reset();
    if (threw && isNew) result.failures.push_back({*test, message});
    result.tests.push_back(std::move(*test));
    return threw ? Offered::Threw : Offered::Returned;
}

// With values that a person would rather write, on the same path.
std::vector<Step> ParameterizedPaths::simplified(std::vector<Step> steps, const TestCase& test,
                                                 const std::string& failure) {
    const std::uint64_t path = goals_.path();
    const auto isSame = [&](const std::vector<Step>& simpler) {
        const std::optional<TestCase> other = run_.run(simpler, false);
        return other && goals_.path() == path && other->outcome.kind == test.outcome.kind &&
               (failure.empty() || failureOf(*other) == failure);
    };
    simplifyValues(steps, isSame);
    return steps;
}

// Arguments by chance, where an exploration may have left some out.
void ParameterizedPaths::tryOthers(const std::vector<Driver>& drivers, ParameterizedResult& result,
                                   double seconds) {
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                        std::chrono::duration<double>(seconds));
    Coverage reached;
    for (const TestCase& test : result.tests) reached.add(test.coverage);
    for (std::size_t i = 0; i < kTriesWithOthers && !drivers.empty(); ++i) {
        if (secondsUntil(end) < 0 || isInterruptedBySignal()) return;
        const Driver& driver = drivers[values_.below(drivers.size())];
        std::vector<JavaValue> values;
        for (const Input& input : inputsOf(driver)) {
            std::optional<JavaValue> related;
            if (!values.empty() && values_.oneIn(3))
                related = values_.related(values[values_.below(values.size())], input.descriptor);
            values.push_back(related ? std::move(*related) : values_.any(input.descriptor));
        }
        if (values.empty()) continue;
        std::vector<Step> steps = withInputs(driver, values).steps;
        run_.bringIntoRange(steps);
        const std::size_t before = result.tests.size();
        offer(steps, result, &reached);
        if (result.tests.size() > before) reached.add(result.tests.back().coverage);
    }
}

} // namespace clew::search::generate
