#include "search/generate/ParameterizedTests.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <set>

#include "search/Process.h"
#include "search/Watch.h"
#include "search/generate/CompiledTests.h"
#include "search/generate/ExistingTests.h"
#include "search/generate/ParameterizedPaths.h"
#include "search/generate/SymbolicPaths.h"
#include "search/generate/TestFiles.h"
#include "search/generate/TestTable.h"
#include "search/generate/TestWriter.h"
#include "search/generate/TestedClass.h"
#include "vm/Startup.h"
#include "vm/classfile/Annotations.h"
#include "vm/objects/Strings.h"

namespace clew::search::generate {

namespace fs = std::filesystem;
using vm::UserError;
using Verdict = ParameterizedVerdict::Verdict;

namespace {

constexpr std::uint64_t kTestHeap = 64ull << 20;       // bytes
constexpr std::uint64_t kTestInstructions = 2'000'000; // of one execution
// Inputs are assumed to be no longer, unless the configuration says something else.
constexpr std::int64_t kLongestText = 40, kLongestArray = 20;

bool hasAnnotation(const Method& method, std::initializer_list<std::string_view> types) {
    return method.info && std::ranges::any_of(types, [&](std::string_view type) {
               return vm::classfile::findAnnotation(method.info->annotations.visible,
                                                    method.holder->file->constants, type)
                   .has_value();
           });
}

// Methods with one of the annotations that JUnit calls: those of classes above first.
std::vector<Executable> methodsWith(std::initializer_list<std::string_view> annotations,
                                    const Class& type, const TypeKnowledge& types) {
    std::vector<const Method*> methods;
    for (const Class* of = &type; of && !of->fromJdk; of = of->super) {
        std::vector<const Method*> ofClass;
        for (const Method& method : of->methods) {
            const bool isOverridden = std::ranges::any_of(methods, [&](const Method* below) {
                return below->name == method.name && below->descriptor == method.descriptor;
            });
            if (hasAnnotation(method, annotations) && !isOverridden) ofClass.push_back(&method);
        }
        methods.insert(methods.begin(), ofClass.begin(), ofClass.end());
    }
    std::vector<Executable> result;
    for (const Method* method : methods) {
        if (!types.canCall(*method) || !method->signature->parameters.empty())
            throw UserError(fmt::format(
                "{}: a test cannot call it as JUnit does before and after each test: it is "
                "private, or it has parameters",
                method->describe()));
        result.push_back(types.executable(*method));
    }
    return result;
}

// What JUnit calls before and after each test, and once before and after all of them.
LifeCycle lifeCycleOf(const Class& type, const TypeKnowledge& types) {
    LifeCycle result;
    result.before =
        methodsWith({"Lorg/junit/jupiter/api/BeforeEach;", "Lorg/junit/jupiter/api/BeforeAll;",
                     "Lorg/junit/Before;", "Lorg/junit/BeforeClass;"},
                    type, types);
    result.after =
        methodsWith({"Lorg/junit/jupiter/api/AfterEach;", "Lorg/junit/After;"}, type, types);
    std::ranges::reverse(result.after);
    std::vector<Executable> afterAll =
        methodsWith({"Lorg/junit/jupiter/api/AfterAll;", "Lorg/junit/AfterClass;"}, type, types);
    result.after.insert(result.after.end(), afterAll.rbegin(), afterAll.rend());
    return result;
}

// JUnit, where the class uses it and it is not on the class path.
void addJUnit(vm::Vm& vm, const Class& type, vm::Options& options) {
    const auto uses = [&](std::string_view prefix) {
        const auto& constants = type.file->constants;
        for (std::uint16_t i = 1; i < constants.size(); ++i)
            if (constants.kind(i) == vm::classfile::ConstantKind::Class &&
                constants.className(i).starts_with(prefix))
                return true;
        return false;
    };
    const auto add = [&](JUnit version, std::string_view of) {
        if (!uses(of) || vm.linker->find(std::string(of) +
                                         (version == JUnit::Five ? "api/Assertions" : "Assert")))
            return;
        for (const fs::path& jar : findJUnit(version)) options.classPath.push_back(jar.string());
    };
    add(JUnit::Five, "org/junit/jupiter/");
    add(JUnit::Four, "org/junit/");
}

// Frameworks whose code is none of the program's.
constexpr std::string_view kFrameworks[] = {"org/junit/",    "org/opentest4j/", "org/hamcrest/",
                                            "org/assertj/",  "org/mockito/",    "org/testng/",
                                            "junit/",        "org/clew/",       "gov/nasa/jpf/",
                                            "org/sosy_lab/", "kotlin/",         "scala/"};
constexpr std::size_t kMostClasses = 500;

// The classes, and those of the program that their code names, with what is inside of these.
std::vector<const Class*> namedIn(vm::Vm& vm, std::vector<const Class*> classes) {
    const std::size_t before = classes.size();
    for (std::size_t k = 0; k < before && classes.size() < kMostClasses; ++k) {
        const auto& constants = classes[k]->file->constants;
        for (std::uint16_t i = 1; i < constants.size(); ++i) {
            if (constants.kind(i) != vm::classfile::ConstantKind::Class) continue;
            const std::string name(constants.className(i));
            if (name[0] == '[' ||
                std::ranges::any_of(kFrameworks, [&](auto of) { return name.starts_with(of); }))
                continue;
            try {
                const Class* named = vm.linker->find(name);
                if (!named || named->fromJdk) continue;
                for (const Class* each : withNested(vm, *named))
                    if (std::ranges::find(classes, each) == classes.end()) classes.push_back(each);
            } catch (const vm::types::LinkageError&) {
                // what cannot be loaded cannot be executed
            }
        }
    }
    return classes;
}

// And those that these name, and so on.
std::vector<const Class*> namedByAny(vm::Vm& vm, std::vector<const Class*> classes) {
    for (;;) {
        std::vector<const Class*> more = namedIn(vm, classes);
        if (more.size() == classes.size()) return more;
        classes = std::move(more);
    }
}

// "deposit(int, java.lang.String)"
std::string nameOf(const Method& method) {
    std::string parameters;
    for (const auto& descriptor : method.signature->parameterDescriptors)
        parameters += (parameters.empty() ? "" : ", ") +
                      vm::types::externalType(std::string(descriptor.view()));
    return fmt::format("{}({})", method.name.view(), parameters);
}

// "amount = 5, name = \"a\""; an object by the calls that make it.
std::string argumentsOf(const TestCase& test, const TypeKnowledge& types) {
    TypeText names(types, "", "");
    const auto textOf = [&](const auto& self, const Argument& argument) -> std::string {
        if (const ResultOf* made = std::get_if<ResultOf>(&argument)) {
            const Step& step = test.steps[made->step];
            std::string text;
            for (const Argument& given : step.arguments)
                text += (text.empty() ? "" : ", ") + self(self, given);
            const Executable& executable = step.executable;
            if (step.kind == Step::Kind::NewArray)
                return fmt::format("new {} {{{}}}", names.ofDescriptor(executable.descriptor),
                                   text);
            if (step.kind == Step::Kind::NewLambda) return executable.name + text;
            if (step.kind == Step::Kind::ReadField)
                return fmt::format("{}.{}", names.ofClass(executable.holder), executable.name);
            return executable.isConstructor()
                       ? fmt::format("new {}({})", names.ofClass(executable.holder), text)
                       : fmt::format("{}.{}({})", names.ofClass(executable.holder), executable.name,
                                     text);
        }
        return literal(std::get<JavaValue>(argument), names);
    };
    std::string result;
    const Step& act = test.act();
    for (std::size_t i = 0; i < act.arguments.size(); ++i)
        result += fmt::format("{}{} = {}", result.empty() ? "" : ", ",
                              act.executable.parameterNames[i], textOf(textOf, act.arguments[i]));
    return result.empty() ? "whatever is given" : result;
}

ParameterizedVerdict verdictOf(const ParameterizedResult& result, const TypeKnowledge& types) {
    ParameterizedVerdict verdict{nameOf(*result.method), Verdict::Holds, result.paths, {}};
    for (const auto& failure : result.failures) {
        std::string text =
            fmt::format("{}: {}", argumentsOf(failure.test, types), failure.test.failsWith);
        std::string message = vm::objects::utf8(failure.message);
        std::ranges::replace(message, '\n', ' ');
        if (!message.empty()) text += ": " + message;
        verdict.reasons.push_back(std::move(text));
    }
    if (!verdict.reasons.empty()) {
        verdict.verdict = Verdict::Fails;
        return verdict;
    }
    std::set<std::string> unknown = result.unknown;
    if (result.paths == 0 && unknown.empty())
        unknown.insert("what it assumes holds for no arguments");
    if (!unknown.empty()) verdict.verdict = Verdict::Unknown;
    const auto& reasons = unknown.empty() ? result.assumed : unknown;
    verdict.reasons.assign(reasons.begin(), reasons.end());
    return verdict;
}

void print(const ParameterizedVerdict& result) {
    fmt::print("  {:<25} {}, {} path{}\n", result.word(), result.name, result.paths,
               result.paths == 1 ? "" : "s");
    const std::string_view before = result.verdict == Verdict::Fails   ? "with "
                                    : result.verdict == Verdict::Holds ? "assumed: "
                                                                       : "";
    for (const std::string& reason : result.reasons)
        fmt::print("  {:<25}   {}{}\n", "", before, reason);
}

} // namespace

bool isParameterizedTest(const Method& method) {
    return hasAnnotation(method,
                         {"Lorg/clew/api/PUT;", "Lorg/junit/jupiter/params/ParameterizedTest;"});
}

int writeParameterizedTests(const Config& config, vm::Options options, TestsSummary* summary) {
    const auto started = std::chrono::steady_clock::now();
    const auto passed = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    };
    const fs::path folder = config.path("tests.output");
    MadeFolders made;
    prepareFolder(folder, made);
    const JUnit version = config.choice("tests.junit") == "4" ? JUnit::Four : JUnit::Five;
    const std::string target = config.string("target");
    {
        const std::unique_ptr<vm::Vm> vm = vm::makeVm(options);
        addJUnit(*vm, findClass(*vm, target), options);
    }
    const std::unique_ptr<vm::Vm> owned = vm::makeVm(options);
    vm::Vm& vm = *owned;
    vm::state::LiveState live(vm.globals, *vm.frameMaps, kTestHeap);
    const vm::state::State booted = vm::boot(vm, live);
    const Class& type = findClass(vm, target);
    const TypeKnowledge types(*vm.linker, type.packageName(), type);
    // What the tests are about, and before it what they need besides.
    const std::vector<const Class*> covered = namedIn(vm, withNested(vm, type)),
                                    program = namedByAny(vm, covered);
    const InputRanges ranges(config);
    ranges.assumeIn(vm);
    Builders builders(vm, types, covered);
    BranchGoals goals(program);
    const BranchGoals shown(covered); // the same numbers
    ConcreteRun run(vm, live, types, goals, ranges, kTestInstructions);
    Values values(covered, ranges, static_cast<std::uint64_t>(config.integer("cg.seed").value()));
    run.initialize(covered);
    vm.inputsByConstructors = true;
    vm.inputTextMax = config.integer("symbolic.string_length").value_or(kLongestText);
    vm.inputLengthMax = config.integer("symbolic.array_length").value_or(kLongestArray);
    choice::SolverOptions solver;
    for (const std::string_view layer : config.choices("symbolic.solver"))
        solver.layers.emplace_back(layer);
    solver.timeLimit = config.seconds("symbolic.solver_timeout").value();
    SymbolicPaths explorer(vm, live, booted, solver);
    ParameterizedPaths paths(vm, builders, types, run, goals, values, ranges, explorer);

    TestClass testClass;
    testClass.package = vm::types::externalName(type.packageName());
    testClass.name = types.nameOf(type.name.view()).name + "Test";
    std::erase(testClass.name, '.');
    const fs::path file = folder / type.packageName() / (testClass.name + ".java");
    if (config.boolean("tests.update")) refuseChanged(file);

    interruptBySignal(nullptr);
    const double time = timeOfTests(config).value_or(kNoTimeLimit);
    std::vector<const Method*> methods;
    for (const Method* method : types.methods(type))
        if (isParameterizedTest(*method)) methods.push_back(method);
    const LifeCycle lifeCycle = lifeCycleOf(type, types);
    std::vector<ParameterizedVerdict> verdicts;
    std::vector<TestCase> passing, failing;
    for (std::size_t i = 0; i < methods.size(); ++i) {
        ParameterizedResult result = paths.explore(
            *methods[i], lifeCycle, (time - passed()) / static_cast<double>(methods.size() - i));
        verdicts.push_back(verdictOf(result, types));
        for (TestCase& test : result.tests)
            (test.isToFail() ? failing : passing).push_back(std::move(test));
    }
    const bool keepsAll = !config.isSet("tests.keep") || config.choice("tests.keep") == "all";
    if (!keepsAll) passing = minimize(std::move(passing));

    testClass.classUnderTest = type.name.str();
    testClass.usesParameters = hasParameters(version);
    testClass.usesMockito = config.choice("tests.mocks") == "mockito";
    testClass.tests = std::move(passing);
    testClass.tests.insert(testClass.tests.end(), failing.begin(), failing.end());
    const std::size_t alone = testClass.tests.size();
    testClass.before = run.runTogether(testClass.tests);
    const std::size_t unordered = alone - testClass.tests.size();
    for (TestCase& test : testClass.tests) test.needsLiterals = !run.holdsWithoutLiterals(test);
    eraseEqual(testClass.tests);
    if (testClass.tests.empty())
        throw UserError(
            fmt::format("class {}: no arguments were found for which a test could be "
                        "written: {}",
                        type.externalName(),
                        verdicts.front().reasons.empty() ? "its assumptions never hold"
                                                         : verdicts.front().reasons.front()));
    JUnitSetting setting{version, vm.options.jdkHome, {}};
    setting.usesMockito = testClass.usesMockito;
    for (const std::string& entry : vm.options.classPath) setting.classPath.emplace_back(entry);
    std::vector<Refused> refused;
    std::string notCompiled;
    const TemporaryFolder classes;
    try {
        refused = takeOutRefused(testClass, setting, types, classes.path());
    } catch (const ConfigError& error) {
        notCompiled = error.what();
    }
    Coverage reached;
    for (const TestCase& test : testClass.tests) reached.add(test.coverage);
    writeWhole(file, withHashes(writeTestClass(testClass, version, types)), made);

    const auto count = [&](Verdict wanted) {
        return std::ranges::count(verdicts, wanted, &ParameterizedVerdict::verdict);
    };
    const int status = count(Verdict::Fails) > 0 ? 1 : count(Verdict::Unknown) > 0 ? 3 : 0;
    fmt::print("tests for {}, by its parameterized tests\n", type.externalName());
    for (const ParameterizedVerdict& verdict : verdicts) print(verdict);
    fmt::print("  branches reached          {} of {}\n", shown.branchesIn(reached),
               shown.branches());
    fmt::print("  tests                     {}, in {}\n", testClass.tests.size(), file.string());
    fmt::print("  executions                {} in {:.1f} s\n", run.runs(), passed());
    printLeftOut(refused, notCompiled, unordered);
    std::fflush(stdout);
    if (summary) {
        *summary = {};
        summary->file = file.string();
        summary->branches = shown.branches();
        summary->reached = shown.branchesIn(reached);
        summary->tests = testClass.tests.size();
        summary->seconds = passed();
        summary->verdicts = verdicts;
    }
    if (!config.boolean("tests.run")) return status;

    setting.tests = testClass.tests.size();
    const std::string className =
        (testClass.package.empty() ? "" : testClass.package + ".") + testClass.name;
    const JUnitResult result = notCompiled.empty()
                                   ? runCompiledTests(setting, classes.path(), {className})
                                   : runTests(setting, {file}, {className});
    const auto wanted =
        static_cast<std::size_t>(std::ranges::count_if(testClass.tests, &TestCase::isToFail));
    const TestsSummary::JvmRun onJvm{result.run - result.failures.size(), testClass.tests.size()};
    fmt::print("  run on the JVM            {} of {} pass; {} were to fail\n", onJvm.passed,
               onJvm.tests, wanted);
    if (summary) summary->run = onJvm;
    std::fflush(stdout);
    if (result.failures.size() == wanted && result.run == testClass.tests.size()) return status;
    for (const FailedTest& failure : result.failures)
        fmt::print(stderr, "clew: {} fails: {}\n", failure.name, failure.message);
    return 4;
}

} // namespace clew::search::generate
