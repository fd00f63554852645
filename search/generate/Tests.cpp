#include "search/generate/Tests.h"

#include "vm/Startup.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <set>

#include "search/Process.h"
#include "search/Watch.h"
#include "search/generate/CompiledTests.h"
#include "search/generate/ExistingTests.h"
#include "search/generate/JUnitRun.h"
#include "search/generate/MissingBranches.h"
#include "search/generate/Mutation.h"
#include "search/generate/Overloads.h"
#include "search/generate/ParameterizedTests.h"
#include "search/generate/RunsAhead.h"
#include "search/generate/Simplification.h"
#include "search/generate/SymbolicPaths.h"
#include "search/generate/SymbolicPhase.h"
#include "search/generate/TestFiles.h"
#include "search/generate/TestNames.h"
#include "search/generate/TestTable.h"
#include "search/generate/TestWriter.h"
#include "search/generate/TestedClass.h"
#include "search/generate/VariableTypes.h"
#include "search/workers/Workers.h"
#include "vm/state/ObjectTable.h"

namespace clew::search::generate {

namespace fs = std::filesystem;
using search::generate::JUnit;
using search::generate::TestCase;
using search::generate::TestClass;
using vm::UserError;
using vm::types::Class;
using vm::types::Method;

namespace {

constexpr std::uint64_t kTestHeap = 64ull << 20;       // bytes: more than that is no unit test
constexpr std::uint64_t kTestInstructions = 2'000'000; // of one execution
constexpr std::uint64_t kFruitlessRuns = 20'000;
constexpr std::uint64_t kUntilTimeIsOver = 1ull << 60u;
constexpr double kShortest = 0.3;               // seconds, of a search
constexpr std::uint64_t kPatienceForMethod = 8; // where a method is all that tests are wanted of
constexpr unsigned kDrawsOfFields = 24;         // of each way to set them
// Inputs are assumed to be no longer, unless the configuration says something else: no person
// writes longer ones into a test.
constexpr std::int64_t kLongestText = 40, kLongestArray = 20;
// To find out that a call does not end: it comes back to a state that it has been in.
constexpr ExplorationLimits kEndless{.seconds = 5, .paths = 1, .states = 20};
constexpr double kEndlessShare = 0.25; // of tests.time, for one call
// Seconds that the search with concrete values goes on for before other threads join in.
constexpr double kAlone = 0.3;
// Of tests.time, or seconds: for symbolic inputs where all is reached without them. They may show
// an exception then, and say in words what a test is about.
constexpr double kShareForWords = 1.0 / 40, kLeastForWords = 1.5;
// What was found last is verified after tests.time is over: in a quarter of it, or in so many
// seconds. What makes tests easier to read has as long, but no longer than tests.time itself.
constexpr double kLeastVerification = 5;

void checkTestable(const Class& type, const TypeKnowledge& types, Builders& builders,
                   std::size_t executables) {
    const std::string name = type.externalName();
    if (!types.canName(type))
        throw UserError(fmt::format(
            "class {} is private or has no name: no test can use it; test the class around it",
            name));
    const bool hasInstances = !builders.forReceiver(type).empty();
    if (executables > 0) return;
    if (hasInstances)
        throw UserError(fmt::format("class {} has no method that a test could call", name));
    const std::string_view why =
        type.isInterface()
            ? "it is an interface, and no class implements it of which a test can make an object"
        : type.isAbstract()
            ? "it is abstract, and no class extends it of which a test can make an object"
            : "it has no constructor or factory that a test may call";
    throw UserError(fmt::format(
        "class {} cannot be instantiated: {}; and it has no static method that a test may call",
        name, why));
}

bool hasParameterizedTests(const Class& type) {
    if (type.fromJdk) return false;
    return std::ranges::any_of(type.methods, isParameterizedTest) ||
           (type.super && hasParameterizedTests(*type.super));
}

// In the order of the class file, shorter ones first.
void sortByMethod(std::vector<TestCase>& tests, const std::vector<const Method*>& executables) {
    const auto position = [&](const TestCase& test) {
        const Executable& act = test.act().executable;
        return std::ranges::find_if(executables,
                                    [&](const Method* method) {
                                        return method->holder->name.view() == act.holder &&
                                               method->name.view() == act.name &&
                                               method->descriptor.view() == act.descriptor;
                                    }) -
               executables.begin();
    };
    std::ranges::stable_sort(tests, [&](const TestCase& a, const TestCase& b) {
        return std::pair(position(a), a.steps.size()) < std::pair(position(b), b.steps.size());
    });
}

// The tests as they will be written. They are verified as the search goes on.
class VerifiedTests {
  public:
    VerifiedTests(ConcreteRun& run, ConcreteSearch& search) : run_(run), search_(search) {}

    // Those that the search has kept since.
    void goOn(const std::function<bool()>& isTimeOver) {
        const std::vector<std::vector<Step>> kept = search_.kept();
        std::vector<std::size_t> failed;
        for (; next_ < kept.size() && !isTimeOver(); ++next_)
            if (std::optional<TestCase> test = run_.runStable(kept[next_]))
                tests.push_back(std::move(*test));
            else
                failed.push_back(next_);
        unstable += failed.size();
        unverified = kept.size() - next_;
        if (!failed.empty()) search_.takeBack(failed);
    }

    std::vector<TestCase> tests;
    std::size_t unstable = 0;   // left out: results differ from run to run
    std::size_t unverified = 0; // left out: the time was over

  private:
    ConcreteRun& run_;
    ConcreteSearch& search_;
    std::size_t next_ = 0;
};

// Of the calls that were given up, one of each method that never ends. `seconds`: for one of them.
// False: with more time it could be known of more of them.
bool addEndless(std::vector<TestCase>& tests, const std::vector<TestCase>& unended,
                PathExplorer& explorer, double seconds, const std::function<bool()>& isTimeOver) {
    ExplorationLimits limits = kEndless;
    limits.seconds = std::min(limits.seconds, seconds);
    std::vector<const Executable*> known;
    bool isAll = true;
    for (const TestCase& test : unended) {
        const Executable& act = test.act().executable;
        if (isTimeOver()) return false;
        if (std::ranges::any_of(known, [&](const Executable* other) { return *other == act; }))
            continue;
        const ExplorationResult result =
            explorer.explore({test.steps}, limits, [](const PathEnd&) { return false; });
        isAll = isAll && !(result.isOutOfTime && limits.seconds < kEndless.seconds);
        if (!result.isComplete || result.paths > 0) continue;
        known.push_back(&act);
        tests.push_back(test);
    }
    return isAll;
}

// In the words of the path that says most about the arguments.
void describe(TestCase& test, const SymbolicReport& symbolic) {
    const Executable& act = test.act().executable;
    const auto found = symbolic.conditions.find(act.name + act.descriptor);
    if (found == symbolic.conditions.end() ||
        test.outcome.kind == search::generate::Outcome::Kind::DoesNotEnd)
        return;
    const bool threw = test.outcome.kind == search::generate::Outcome::Kind::Threw;
    for (const PathConditions& path : found->second) {
        if (!agrees(path, test.steps, threw)) continue;
        std::vector<std::string> phrases = phrasesOf(path, test.steps);
        if (phrases.size() > test.conditions.size()) test.conditions = std::move(phrases);
    }
}

// Those that cover nothing of the code beyond what is covered without them, nor by their last step
// what others do not by theirs: what is called on the way is not tested there.
void eraseCovered(std::vector<TestCase>& tests, Coverage covered, const BranchGoals& goals) {
    covered.add(goals.allNamed());
    Coverage byActs = covered;
    std::erase_if(tests, [&](const TestCase& test) {
        if (test.breaks.empty() && !test.isToFail() && test.coverage.sizeWithout(covered) == 0 &&
            test.ofAct.sizeWithout(byActs) == 0)
            return true;
        covered.add(test.coverage);
        byActs.add(test.ofAct);
        return false;
    });
}

std::string percent(std::size_t part, std::size_t whole) {
    return whole == 0 ? "none to cover"
                      : fmt::format("{} of {} ({:.1f} %)", part, whole,
                                    100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

// What had too little time, so that another run may find other tests.
struct CutOff {
    bool isWhole; // all of tests.time was over, or a signal has ended the search
    bool isSearchDone;
    std::size_t drivers, ofDrivers;

    bool isAnything() const { return isWhole || !isSearchDone || drivers > 0; }
    std::string what() const {
        if (isWhole) return isInterruptedBySignal() ? "a signal" : "tests.time";
        std::vector<std::string> shares;
        if (!isSearchDone) shares.emplace_back("the search with concrete values");
        if (drivers > 0)
            shares.push_back(fmt::format("{} of {} ways to call a method", drivers, ofDrivers));
        return fmt::format("the share of tests.time for {}", fmt::join(shares, " and for "));
    }
};

// Returns TestsSummary::stoppedBy. Where all is reached, a share of the time that was too short has
// kept no branch back.
std::string print(const CutOff& cut, bool isAllReached) {
    if (!cut.isAnything()) return "";
    const bool isStopped = cut.isWhole || !isAllReached;
    fmt::print("  {}                {}: another run may find other tests{}\n",
               isStopped ? "stopped by" : "cut off by", cut.what(),
               isStopped ? "" : ", but no further branches");
    return isStopped ? cut.what() : "";
}

double aloneFor() {
    return std::getenv("CLEW_DIVIDE_AFTER") ? 0 : kAlone; // tests look at several threads at once
}

// Of what runs the same tests in a virtual machine of its own.
ConcreteSetting settingOf(vm::Vm& vm, const vm::Options& options, const std::string& package,
                          const std::vector<const Class*>& classes,
                          const std::vector<MethodName>& methods) {
    ConcreteSetting setting{options, kTestHeap, package, {}, methods, kTestInstructions};
    for (const Class* type : classes) setting.classes.push_back(type->name.str());
    // It can be read once.
    if (options.readStandardInput)
        setting.options.readStandardInput = [&vm](const std::atomic<bool>&) {
            return std::string(vm.standardInput());
        };
    return setting;
}

} // namespace

std::optional<double> timeOfTests(const Config& config) {
    const double seconds = config.seconds("tests.time").value();
    return seconds > 0 ? std::optional(seconds) : std::nullopt;
}

int writeTests(const Config& config, vm::Options options, TestsSummary* summary) {
    const auto started = std::chrono::steady_clock::now();
    const fs::path folder = config.path("tests.output");
    MadeFolders made;
    prepareFolder(folder, made);
    const JUnit version = config.choice("tests.junit") == "4" ? JUnit::Four : JUnit::Five;
    const bool isUpdate = config.boolean("tests.update"), isRun = config.boolean("tests.run");
    const bool usesMockito = config.choice("tests.mocks") == "mockito";
    if (usesMockito && isUpdate)
        throw UserError(
            "tests.mocks=mockito with --update: what tests reach is seen in the virtual "
            "machine, in which Mockito does not run; tests.mocks=classes");
    if (isRun || isUpdate) {
        findJUnit(version);
        if (usesMockito) findMockito();
        findJavac(options.jdkHome, "the tests are to be compiled");
    }

    options.arguments.clear();
    if (!config.isSet("symbolic.mocks")) options.configuration["symbolic.mocks"] = "all";
    const std::unique_ptr<vm::Vm> owned = vm::makeVm(options);
    vm::Vm& vm = *owned;
    vm::state::LiveState live(vm.globals, *vm.frameMaps, kTestHeap);
    const vm::state::State booted = vm::boot(vm, live);
    const TestTarget target = testTargetOf(config.string("target"));
    const Class& type = findClass(vm, target.className);
    if (hasParameterizedTests(type) && !target.method.empty())
        throw UserError(
            fmt::format("{}: the class has parameterized unit tests, and is taken as a "
                        "whole: {}",
                        config.string("target"), target.className));
    if (hasParameterizedTests(type))
        return writeParameterizedTests(config, std::move(options), summary);
    // Nobody may add classes to a package of the JDK, or of a sealed jar.
    const bool isSealed =
        type.fromJdk || vm.linker->classPath().isSealed(type.name.str() + ".class");
    const std::string package = (isSealed ? "tests/" : "") + type.packageName();
    const TypeKnowledge types(*vm.linker, package, type);
    TestClass testClass;
    testClass.package = vm::types::externalName(package);
    testClass.name = types.nameOf(type.name.view()).name + "Test";
    std::erase(testClass.name, '.');
    testClass.classUnderTest = type.name.str();
    testClass.usesParameters = hasParameters(version);
    testClass.usesMockito = usesMockito;
    const std::string className =
        (testClass.package.empty() ? "" : testClass.package + ".") + testClass.name;
    const fs::path file = folder / package / (testClass.name + ".java");
    JUnitSetting setting{version, vm.options.jdkHome, {}};
    setting.usesMockito = usesMockito;
    for (const std::string& entry : vm.options.classPath) setting.classPath.emplace_back(entry);
    std::optional<ExistingTests> existing;
    if (isUpdate) existing = ExistingTests::read(file, setting, className);
    Coverage reached;
    if (existing) {
        existing->takeOutFailing();
        reached = existing->reached({options, kTestHeap, package, target.className});
    }
    const std::vector<const Class*> covered = withNested(vm, type);
    std::vector<MethodName> only;
    if (!target.method.empty()) only = methodsNamed(types, type, target.method);
    Builders builders(vm, types, covered, only);
    BranchGoals goals(covered, only);
    const InputRanges ranges(config);
    ranges.assumeIn(vm);
    ConcreteRun run(vm, live, types, goals, ranges, kTestInstructions);
    Values values(covered, ranges, static_cast<std::uint64_t>(config.integer("cg.seed").value()));
    run.initialize(covered);
    ConcreteSearch search(
        run, goals, builders, types, values, covered,
        static_cast<std::size_t>(config.integer("tests.sequence_length").value()));
    search.reach(run.reachedByInitialization());
    checkTestable(type, types, builders, search.executables().size());

    vm.inputsByConstructors = true;
    vm.inputTextMax = config.integer("symbolic.string_length").value_or(kLongestText);
    vm.inputLengthMax = config.integer("symbolic.array_length").value_or(kLongestArray);

    // A third of the time for concrete values first: they are cheap, and tell which methods need
    // the solver.
    const std::optional<double> limit = timeOfTests(config);
    const double time = limit.value_or(kNoTimeLimit);
    // A signal ends the search: what has been found by then is verified and written.
    interruptBySignal(nullptr);
    double end = time;
    const auto secondsLeft = [&] {
        const double passed =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
        if (isInterruptedBySignal()) end = std::min(end, passed);
        return end - passed;
    };
    VerifiedTests verified(run, search);
    // In half of the time that is left: what is found later wants to be verified, too.
    const auto verifySome = [&] {
        const double least = secondsLeft() / 2;
        verified.goOn([&] { return secondsLeft() < least; });
    };
    const std::size_t others = vm::state::isAddressSpaceLimited() ? 0 : workersOf(config) - 1;
    std::optional<RunsAhead> ahead;
    if (others > 0)
        search.letRunAhead(&ahead.emplace(others, aloneFor(),
                                          settingOf(vm, options, package, covered, only), ranges));
    bool isDone = search.search({kFruitlessRuns, time / 3});
    verifySome();
    choice::SolverOptions solver;
    for (const std::string_view layer : config.choices("symbolic.solver"))
        solver.layers.emplace_back(layer);
    solver.timeLimit = config.seconds("symbolic.solver_timeout").value();
    SymbolicPaths explorer(vm, live, booted, solver, run.slowStart());
    std::vector<std::unique_ptr<PathExplorer>> aside;
    while (aside.size() < others)
        aside.push_back(
            std::make_unique<SymbolicPathsAside>(vm, options, kTestHeap, solver, run.slowStart()));
    using Wanted = ConcreteSearch::Wanted;
    const bool keepsAll = config.choice("tests.keep") == "all";
    std::vector<SymbolicTask> tasks = tasksOf(search, builders, goals, type);
    nameInputs(tasks, ranges, vm);
    const bool isForWords = !keepsAll && goals.missingIn(search.reached()) == 0;
    const double forPaths = isForWords ? std::max(time * kShareForWords, kLeastForWords) : time;
    const SymbolicReport symbolic = explorePaths(explorer, aside, search, std::move(tasks),
                                                 std::min(secondsLeft() / 2, forPaths),
                                                 keepsAll ? Wanted::EveryTest : Wanted::Anything);
    // The public ways first.
    const bool isAnyMissing = goals.missingIn(search.reached()) > 0;
    const std::uint64_t fruitless = kFruitlessRuns * (only.empty() ? 1 : kPatienceForMethod);
    if (isAnyMissing) isDone = search.search({fruitless, secondsLeft() / 2}) && isDone;
    verifySome();
    tasks = fieldTasksOf(search, builders, goals, type);
    nameInputs(tasks, ranges, vm);
    // Of one method: paths may be more than can be explored where values that are drawn will do.
    const double afterDraws = secondsLeft() * 2 / 3;
    for (unsigned draws = only.empty() ? 0 : kDrawsOfFields; draws > 0; --draws)
        for (const SymbolicTask& task : tasks)
            if (secondsLeft() > afterDraws) search.draw(task.driver);
    // One method has few of them: each is worth more than what the search may still find.
    const double forFields = secondsLeft() / (only.empty() ? 3 : 1);
    const SymbolicReport fields =
        explorePaths(explorer, aside, search, std::move(tasks), forFields, Wanted::Branches);
    // The search goes on for as long as there is something left to find.
    const auto isAnyOpen = [&] {
        if (goals.missesLinesOfMethods(search.reached())) return true;
        return std::ranges::any_of(
            reasonsFor(goals.missing(search.reached()), vm, search, symbolic, run.runs()),
            [](const MissingBranch& branch) { return !branch.isInfeasible; });
    };
    while (limit && secondsLeft() > kShortest && isAnyOpen()) {
        isDone = search.search({kUntilTimeIsOver, secondsLeft() / 2}) && isDone;
        verifySome();
    }
    const bool isTimeUsed = secondsLeft() <= kShortest;
    search.letRunAhead(nullptr);
    ahead.reset();
    const double searched = std::min(secondsLeft(), 0.0);
    const auto isOver = [&](double afterwards) { return secondsLeft() < searched - afterwards; };
    verified.goOn([&] { return isOver(std::max(time / 4, kLeastVerification)); });
    const auto isTimeOver = [&] {
        return isOver(std::max(time / 4, std::min(time, kLeastVerification)));
    };
    std::vector<TestCase> found = std::move(verified.tests);
    // What the tests show, in the end, did not have to be cut short.
    bool isShown = addEndless(found, search.unended(), explorer, time * kEndlessShare, isTimeOver);
    sortByMethod(found, search.executables());
    for (TestCase& test : found) addEndToShow(test, goals, types);
    if (!keepsAll) {
        found = search::generate::minimize(std::move(found));
        if (existing) eraseCovered(found, reached, goals);
        isShown = simplify(found, run, goals, types, isTimeOver, reached) && isShown;
    } else if (existing) {
        eraseCovered(found, reached, goals);
    }
    const std::size_t alone = found.size();
    const Preparation before = run.runTogether(found);
    const std::size_t unordered = alone - found.size();
    for (TestCase& test : found) {
        if (test.breaks.empty() && !test.isToFail()) describe(test, symbolic);
        test.needsLiterals = !run.holdsWithoutLiterals(test);
    }
    const MutationScore mutation = chooseObservations(found, covered, run, goals, isTimeOver);
    isShown = isShown && mutation.isComplete && verified.unverified == 0;
    if (found.empty() && !existing && verified.unverified > 0)
        throw UserError(
            fmt::format("class {}: tests.time, {:g} s, was over before a test could be verified; "
                        "more of it is needed",
                        type.externalName(), time));
    if (found.empty() && !existing) {
        std::string why;
        const auto add = [&](std::uint64_t count, const std::string& reason) {
            why += fmt::format("{} {} times {}", why.empty() ? ":" : ";", count, reason);
        };
        for (const auto& [reason, count] : run.unsupported()) add(count, reason);
        for (const auto& [exception, count] : run.failedSetUps())
            add(count, exception + " before it");
        if (verified.unstable > 0) add(verified.unstable, "results that differ from run to run");
        if (unordered > 0) add(unordered, "results that depend on what other tests leave behind");
        if (!isDone)
            why += fmt::format("{} tests.time, {:g} s, was over", why.empty() ? ":" : ";", time);
        throw UserError(fmt::format(
            "class {}: no call of {} could be made whose result a test could check{}",
            type.externalName(), target.method.empty() ? "its methods" : target.method, why));
    }
    testClass.before = before;
    eraseEqual(found);
    for (TestCase& test : found) {
        resolveOverloads(test, types);
        addTypeArguments(test, types);
    }
    testClass.tests = std::move(found);
    std::set<std::string> violated; // return specifications
    for (const TestCase& test : testClass.tests)
        for (const Promise& promise : test.promises)
            if (!promise.isKept) violated.insert(promise.specification);
    std::vector<Refused> refused;
    std::string notCompiled;
    const TemporaryFolder classes;
    try {
        refused = takeOutRefused(testClass, setting, types, classes.path());
    } catch (const ConfigError& error) {
        notCompiled = error.what();
    }
    if (testClass.tests.empty() && !existing)
        throw UserError(fmt::format("class {}: no test of it compiles: {}", type.externalName(),
                                    refused.front().error));
    reached.add(run.reachedByInitialization());
    for (const TestCase& test : testClass.tests) reached.add(test.coverage);

    const std::string source = writeTestClass(testClass, version, types);
    if (existing && !testClass.tests.empty()) existing->add(source);
    writeWhole(file, existing ? existing->text() : withHashes(source), made);
    const std::size_t tests = existing ? existing->update().tests() : testClass.tests.size();

    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    fmt::print("tests for {}\n", type.externalName());
    fmt::print("  methods and constructors  {}\n", search.executables().size());
    fmt::print("  branches reached          {}\n",
               percent(goals.branchesIn(reached), goals.branches()));
    fmt::print("  tests                     {}, in {}\n", tests, file.string());
    if (existing) print(existing->update());
    const bool hasScore = !existing && mutation.isComplete;
    if (hasScore && mutation.mutants > 0)
        fmt::print("  mutants killed            {}\n", percent(mutation.killed, mutation.mutants));
    fmt::print("  executions                {} in {:.1f} s\n", run.runs(), seconds);
    fmt::print(
        "  paths by symbolic inputs  {}; {} of {} ways to call a method are explored to the end, "
        "for "
        "strings of at most {} chars and arrays of at most {} elements\n",
        symbolic.paths, symbolic.complete, symbolic.drivers, vm.inputTextMax, vm.inputLengthMax);
    if (const auto ofTypes = ranges.describeTypes(); !ofTypes.empty())
        fmt::print("  inputs of type            {}\n", fmt::join(ofTypes, "; "));
    if (const auto names = ranges.describeNames(); !names.empty())
        fmt::print("  inputs by name            {}\n", fmt::join(names, "; "));
    for (const std::string& line : symbolic.linesOfUnknown())
        fmt::print("  unknown                   {}\n", line);
    if (search.longRuns() > 0)
        fmt::print(
            "  given up                  {}: calls of more instructions than a test may take\n",
            search.longRuns());
    for (const auto& [reason, count] : run.unsupported())
        fmt::print("  given up                  {}: {}\n", count, reason);
    if (verified.unstable > 0)
        fmt::print("  left out                  {}: results that differ from run to run\n",
                   verified.unstable);
    printLeftOut(refused, notCompiled, unordered);
    if (verified.unverified > 0)
        fmt::print("  left out                  {}: not verified before the time was over\n",
                   verified.unverified);
    for (const std::string& specification : violated)
        fmt::print(
            "  violated                  specification {}, the implementation is to blame: a "
            "test fails\n",
            specification);
    std::vector<BranchGoals::Missing> left = goals.missing(reached);
    noteTaken(left, goals.missing(search.reachedAtAll()));
    for (const auto& [reason, inVain] : run.reachedInVain()) {
        Coverage atAll = search.reachedAtAll();
        atAll.add(inVain);
        noteGivenUp(left, goals.missing(atAll), reason);
    }
    const std::vector<MissingBranch> missing = reasonsFor(left, vm, search, symbolic, run.runs());
    const std::size_t cutDrivers = symbolic.outOfTime + fields.outOfTime;
    const bool isEnded = isTimeUsed || isInterruptedBySignal();
    const CutOff cut{!isShown || (isEnded && (!isDone || cutDrivers > 0)), isDone, cutDrivers,
                     symbolic.drivers + fields.drivers};
    const bool isAllReached =
        !goals.missesLinesOfMethods(reached) &&
        std::ranges::all_of(missing, [](const auto& branch) { return branch.isInfeasible; });
    const std::string stoppedBy = print(cut, isAllReached);
    for (const MissingBranch& branch : missing)
        fmt::print("  not reached               {}: {}\n", branch.name, branch.reason);
    std::fflush(stdout);
    if (summary)
        *summary = {file.string(),
                    goals.branches(),
                    goals.branchesIn(reached),
                    tests,
                    missing,
                    seconds,
                    hasScore ? mutation.mutants : 0,
                    hasScore ? mutation.killed : 0,
                    stoppedBy,
                    cut.isAnything()};
    if (existing) {
        if (summary) summary->update = existing->update();
        // They have been run.
        return violated.empty() && existing->update().failing.empty() ? 0 : 1;
    }
    if (!isRun) return violated.empty() ? 0 : 1;

    setting.tests = testClass.tests.size();
    const JUnitResult result = notCompiled.empty()
                                   ? runCompiledTests(setting, classes.path(), {className})
                                   : runTests(setting, {file}, {className});
    const auto isExpected = [&](const FailedTest& failure) {
        return std::ranges::any_of(violated, [&](const std::string& specification) {
            return failure.message.find(specification) != std::string::npos;
        });
    };
    const auto failing =
        static_cast<std::size_t>(std::ranges::count_if(testClass.tests, &TestCase::isToFail));
    const auto expected =
        static_cast<std::size_t>(std::ranges::count_if(result.failures, isExpected));
    for (const FailedTest& failure : result.failures)
        if (!isExpected(failure))
            fmt::print(stderr, "clew: {} fails: {}\n", failure.name, failure.message);
    const TestsSummary::JvmRun onJvm{result.run - result.failures.size(), testClass.tests.size()};
    fmt::print("  run on the JVM            {} of {} pass\n", onJvm.passed, onJvm.tests);
    if (summary) summary->run = onJvm;
    std::fflush(stdout);
    if (result.failures.size() != expected || expected != failing ||
        result.run != testClass.tests.size())
        return 4;
    return violated.empty() ? 0 : 1;
}

} // namespace clew::search::generate
