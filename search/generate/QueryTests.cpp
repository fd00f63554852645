#include "search/generate/QueryTests.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <set>

#include "search/DatabaseSettings.h"
#include "search/Process.h"
#include "search/generate/ConcreteRun.h"
#include "search/generate/DatabaseFixture.h"
#include "search/generate/ExistingTests.h"
#include "search/generate/JUnitRun.h"
#include "search/generate/QueryNames.h"
#include "search/generate/SymbolicMethod.h"
#include "search/generate/SymbolicPaths.h"
#include "search/generate/TestFiles.h"
#include "search/generate/TestWriter.h"
#include "vm/Startup.h"
#include "vm/natives/database/Tuples.h"
#include "vm/objects/Strings.h"

namespace clew::search::generate {

namespace fs = std::filesystem;
namespace database = vm::natives::database;
using database::Tuples;
using vm::types::Class;

namespace {

constexpr std::uint64_t kTestHeap = 256ull << 20; // bytes
constexpr std::uint64_t kTestInstructions = 20'000'000;

// The placeholder of the driver, as the test has it.
void replaceQuery(std::vector<Step>& steps, const std::string& query) {
    const std::string placeholder = Tuples::ofRun().placeholder();
    const JavaValue before = JavaValue::string({placeholder.begin(), placeholder.end()});
    for (Argument& argument : steps.back().arguments)
        if (auto* value = std::get_if<JavaValue>(&argument); value && *value == before)
            *value = JavaValue::string(vm::objects::utf16(query));
}

} // namespace

int writeQueryTests(Config& config, vm::Options options) {
    const fs::path folder = config.path("tests.output");
    MadeFolders made;
    prepareFolder(folder, made);
    const JUnit version = config.choice("tests.junit") == "4" ? JUnit::Four : JUnit::Five;
    const bool isRun = config.boolean("tests.run"),
               isEmbedded = config.choice("tests.database") == "embedded";
    if (isRun) {
        findJUnit(version);
        findJavac(options.jdkHome, "the tests are to be compiled");
    }
    useDatabase(config);
    const std::unique_ptr<vm::Vm> owned = vm::makeVm(std::move(options));
    vm::Vm& vm = *owned;
    vm::state::LiveState live(vm.globals, *vm.frameMaps, kTestHeap);
    const vm::state::State booted = vm::boot(vm, live);
    Driver driver =
        driverOfMethod(vm, config.string("symbolic.method"), config.choice("symbolic.fields"));
    if (!generatesQueries())
        throw ConfigError(fmt::format(
            "symbolic.method={}: no parameter of it is a query; 'clew tests CLASS' is for classes",
            config.string("symbolic.method")));
    const vm::types::Method& method = methodOf(vm, driver);
    const Class& type = *method.holder;
    const TypeKnowledge types(*vm.linker, type.packageName(), type);
    driver.steps.back().executable = types.executable(method);
    const InputRanges ranges(config);
    ranges.assumeIn(vm);

    choice::SolverOptions solver;
    for (const std::string_view layer : config.choices("symbolic.solver"))
        solver.layers.emplace_back(layer);
    solver.timeLimit = config.seconds("symbolic.solver_timeout").value();
    SymbolicPaths explorer(vm, live, booted, solver);
    std::vector<PathEnd> paths;
    const ExplorationResult explored =
        explorer.explore(driver, {.seconds = config.seconds("tests.time").value()},
                         [&](PathEnd path) { return paths.push_back(std::move(path)), true; });

    std::vector<const Class*> classes{&type};
    BranchGoals goals(classes);
    live.carriesExpressions = false;
    live.load(booted);
    live.current = 0;
    ConcreteRun run(vm, live, types, goals, ranges, kTestInstructions);
    run.initialize(classes);
    TestClass tests;
    tests.package = vm::types::externalName(type.packageName());
    tests.name = types.nameOf(type.name.view()).name + "QueryTest";
    std::erase(tests.name, '.');
    tests.classUnderTest = type.name.str();
    DatabaseFixture fixture(config.isSet("db.url") ? config.string("db.url") : std::string(),
                            config.string("db.user"), isEmbedded);
    Tuples::ofRun().isByRow =
        isEmbedded && Tuples::ofRun().dialect() == database::Dialect::Postgres;
    std::map<std::string, std::size_t> leftOut;
    for (const PathEnd& path : paths) {
        if (path.kind == PathEnd::Kind::Cut || path.kind == PathEnd::Kind::SetUpFailed) {
            ++leftOut["paths that were cut off"];
            continue;
        }
        const auto query = Tuples::ofRun().queryFor(path.condition, path.assignment);
        if (!query) {
            ++leftOut["paths whose rows are not told apart by a condition in the statement"];
            continue;
        }
        std::vector<Step> steps = withInputs(driver, path.inputs).steps;
        replaceQuery(steps, query->text);
        auto test = run.run(steps, true);
        if (!test) {
            ++leftOut["calls that cannot be executed with a query of its own"];
            continue;
        }
        if (test->outcome.kind == Outcome::Kind::DoesNotEnd) { // many rows that are the same
            ++leftOut["calls of more instructions than a test may take"];
            continue;
        }
        test->conditions = conditionsOf(*query);
        tests.tests.push_back(std::move(*test));
        if (!query->condition.empty()) fixture.needs(query->condition);
    }
    if (tests.tests.empty())
        throw vm::UserError(fmt::format("symbolic.method={}: no path of it could be made a test",
                                        config.string("symbolic.method")));
    std::string source = writeTestClass(tests, version, types);
    source.insert(source.rfind('}'), fixture.source(version));
    const fs::path file = folder / type.packageName() / (tests.name + ".java");
    if (config.boolean("tests.update")) refuseChanged(file);
    writeWhole(file, withHashes(source), made);
    fmt::print("tests for {}, by generated queries\n", config.string("symbolic.method"));
    fmt::print("  paths                     {}{}\n", explored.paths,
               explored.isComplete ? "" : "; not everything was explored");
    std::set<std::string> reasons;
    for (const vm::Approximated& reason : explored.unknown) reasons.insert(reason.text());
    for (const std::string& reason : reasons)
        fmt::print("  unknown                   {}\n", reason);
    fmt::print("  tests                     {}, in {}\n", tests.tests.size(), file.string());
    for (const auto& [reason, count] : leftOut)
        fmt::print("  left out                  {}: {}\n", count, reason);
    std::fflush(stdout);
    leaveDatabases();
    if (!isRun) return 0;

    JUnitSetting setting{version, vm.options.jdkHome, {}, tests.tests.size()};
    for (const std::string& entry : vm.options.classPath) setting.classPath.emplace_back(entry);
    const JUnitResult result = runTests(
        setting, {file}, {(tests.package.empty() ? "" : tests.package + ".") + tests.name});
    for (const FailedTest& failure : result.failures)
        fmt::print(stderr, "clew: {} fails: {}\n", failure.name, failure.message);
    fmt::print("  run on the JVM            {} of {} pass\n", result.run - result.failures.size(),
               tests.tests.size());
    std::fflush(stdout);
    return result.failures.empty() && result.run == tests.tests.size() ? 0 : 4;
}

} // namespace clew::search::generate
