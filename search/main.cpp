// The command `clew`.

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <poll.h>
#include <pthread.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <iostream>
#include <new>
#include <nlohmann/json.hpp>
#include <random>
#include <thread>

#include "choice/solver/KnownAnswers.h"
#include "listeners/Registry.h"
#include "listeners/liveness/Liveness.h"
#include "search/DatabaseSettings.h"
#include "search/Explorer.h"
#include "search/Files.h"
#include "search/InputRanges.h"
#include "search/Installation.h"
#include "search/JavaCompiler.h"
#include "search/Messages.h"
#include "search/Output.h"
#include "search/Replay.h"
#include "search/Run.h"
#include "search/SourceFolders.h"
#include "search/SpecificationCommand.h"
#include "search/ThreadHeap.h"
#include "search/TraceFile.h"
#include "search/checkpoint/Checkpoints.h"
#include "search/config/CommandLine.h"
#include "search/config/ConfigKeys.h"
#include "search/generate/DriverClass.h"
#include "search/generate/PackageTests.h"
#include "search/generate/QueryTests.h"
#include "search/generate/SymbolicMethod.h"
#include "search/generate/Tests.h"
#include "search/reduction/ReductionKind.h"
#include "search/report/QueryReport.h"
#include "search/report/Report.h"
#include "search/strategy/Strategies.h"
#include "search/trace/InputReport.h"
#include "vm/Startup.h"
#include "vm/classfile/Parser.h"
#include "vm/classpath/Jdk.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/interpreter/Sharing.h"
#include "vm/interpreter/specification/Specifications.h"
#include "vm/interpreter/symbolic/InputMethod.h"
#include "vm/specification/Specification.h"

namespace clew::search {

using namespace generate;

namespace {

enum ExitCode { kSafe = 0, kViolated = 1, kInput = 2, kUnknown = 3, kOurs = 4 };

// Of a key that has a default.
template <class Count = std::uint64_t>
Count countOf(const Config& config, std::string_view key) {
    return static_cast<Count>(config.integer(key).value());
}

Properties propertiesOf(const Config& config) {
    Properties properties{false, false, false, false};
    for (const std::string_view name : config.choices("search.properties")) {
        if (name == "deadlock") properties.deadlock = true;
        if (name == "exception") properties.exception = true;
        if (name == "assertion") properties.assertion = true;
        if (name == "exit") properties.exit = true;
    }
    return properties;
}

// As the machine reads a list: with commas between.
void passList(const Config& config, const char* key, vm::Options& options) {
    if (config.isSet(key))
        options.configuration[key] = fmt::format("{}", fmt::join(config.list(key), ","));
}

vm::Options optionsOf(const Config& config, const std::filesystem::path& jdkHome, bool isRun) {
    vm::Options options;
    options.jdkHome = jdkHome;
    for (const std::filesystem::path& entry : config.paths("classpath"))
        options.classPath.push_back(entry.string());
    if (options.classPath.empty())
        options.classPath.push_back(config.folder().empty() ? "." : config.folder().string());
    options.classPath.push_back(apiJar().string());
    for (const std::string& property : config.list("vm.properties")) {
        const std::size_t equals = property.find('=');
        options.properties.emplace_back(
            property.substr(0, equals),
            equals == std::string::npos ? std::string() : property.substr(equals + 1));
    }
    options.arguments = config.list("target.args");
    options.heapLimit = config.size("vm.heap_limit").value();
    options.stackLimit = config.size("vm.stack_limit").value();
    options.processors = countOf<std::int32_t>(config, "cg.max_processors");
    options.enumerateRandom = config.boolean("cg.enumerate_random");
    // The order of what threads do to different fields is seen by formulas.
    const ReductionKind reduction = reductionKindOf(config, listeners::Liveness::isWanted(config));
    options.partialOrderReduction = reduction != ReductionKind::None && !config.isSet("spec.ltl");
    options.guardsOutliveThreads = reduction == ReductionKind::Dynamic;
    options.symmetry = !isRun && config.boolean("vm.symmetry");
    options.processFinalizers = !isRun && config.boolean("vm.process_finalizers");
    for (const std::string_view key : {"vm.symmetry", "vm.process_finalizers"})
        if (!isRun && options.guardsOutliveThreads && config.boolean(key))
            throw ConfigError(
                fmt::format("{}: {}: it takes vm.por=static or none", config.originOf(key), key));
    options.stopsWhereAlone = listeners::Liveness::isWanted(config);
    // Who is woken for no reason again and again neither starves nor goes on by itself.
    options.spuriousWakeUps =
        !isRun && config.boolean("vm.spurious_wakeups") && !listeners::Liveness::isWanted(config);
    options.threadsAreGuards = isRun || strategyKindOf(config, false).isExhaustive;
    options.singlePath = isRun;
    if (isRun) options.clockStart = vm::interpreter::realTime() / 1'000'000;
    // As java does, unless it is asked for.
    options.monitorsSpecifications = !isRun || config.isSet("spec");
    if (!isRun && config.isSet("spec.ltl"))
        options.observedCalls = listeners::Formula(config).calls();
    options.specificationsThrow = config.boolean("spec.throw");
    options.specificationsEnd = config.boolean("spec.end");
    for (const std::filesystem::path& file : config.paths("spec"))
        options.specificationFiles.emplace_back(file.string(), readFile(file, "spec"));
    for (const ConfigKey& key : configKeys())
        if (const std::string value = config.string(key.name); !value.empty() && !key.isSecret)
            options.configuration[std::string(key.name)] = value;
    for (const auto& [key, setting] : config.settings())
        if (!isSecret(key)) options.configuration[key] = setting.text;
    if (config.isSet("symbolic.mocks"))
        options.configuration["symbolic.mocks"] = config.choice("symbolic.mocks");
    options.configuration["mocks.effects"] = config.boolean("mocks.effects") ? "true" : "false";
    options.isReadBefore = [](std::string_view key) {
        const KeyStanding standing = standingOf(key);
        return standing == KeyStanding::known || standing == KeyStanding::ofJpf;
    };
    passList(config, "vm.disable_assertions", options);
    passList(config, "vm.add_opens", options);
    passList(config, "vm.add_exports", options);
    return options;
}

// Where the search is not the user's choice, and nothing is counted or measured but its time.
WalkOptions walkOptionsOf(const Config& config) {
    WalkOptions options;
    const bool isCounted = countOf(config, "search.state_limit") != 0 ||
                           countOf(config, "search.path_limit") != 0 ||
                           config.isSet("search.coverage_goal");
    // What goes on from a checkpoint does what was left; walks are left out altogether.
    if (config.isSet("search.class") || config.isSet("search.target") ||
        config.isSet("search.checkpoint") || isCounted)
        return options;
    const double limit = config.seconds("search.time_limit").value();
    options.seconds = limit == 0 ? 1 : std::min(1.0, limit / 20);
    options.depth = countOf<unsigned>(config, "search.pct_depth");
    options.seed = countOf(config, "cg.seed");
    return options;
}

ExplorerOptions explorerOptionsOf(const Config& config, vm::Vm& vm, Guidance made) {
    ExplorerOptions options;
    const auto guidance = std::make_shared<const Guidance>(std::move(made));
    options.makeStrategy = [&config, &vm, guidance] {
        const bool hasInputs = vm.asksForInputs && !vm.options.guardsOutliveThreads;
        return strategyKindOf(config, hasInputs).make(config, *guidance);
    };
    options.properties = propertiesOf(config);
    options.multipleErrors = config.boolean("search.multiple_errors");
    options.storeStates = config.choice("vm.storage.class") != "none";
    options.looksForCycles = listeners::Liveness::isWanted(config);
    const ReductionKind reduction = reductionKindOf(config, listeners::Liveness::isWanted(config));
    if (reduction == ReductionKind::Dynamic)
        options.reducesDynamically = ExplorerOptions::Dynamic::Always;
    if (reduction == ReductionKind::DynamicWhereLong)
        options.reducesDynamically = ExplorerOptions::Dynamic::WhereLong;
    if (reduction == ReductionKind::Dynamic &&
        strategyKindOf(config, vm.asksForInputs).name != "dfs")
        throw ConfigError(fmt::format("{}: vm.por=dynamic: it takes search.class=dfs",
                                      config.originOf("vm.por")));
    if (config.isSet("search.frontier_memory")) {
        if (strategyKindOf(config, vm.asksForInputs).name != "bfs")
            throw ConfigError(fmt::format("{}: search.frontier_memory: it takes search.class=bfs",
                                          config.originOf("search.frontier_memory")));
        options.frontierMemory = config.size("search.frontier_memory").value();
    }
    options.depthLimit = countOf(config, "search.depth_limit");
    options.stateLimit = countOf(config, "search.state_limit");
    options.pathLimit = countOf(config, "search.path_limit");
    if (const auto goal = config.integer("search.coverage_goal"))
        options.coverageGoal = static_cast<double>(*goal);
    const std::string_view order = config.choice("cg.randomize_choices");
    if (order == "FIXED_SEED") options.randomizeSeed = countOf(config, "cg.seed");
    if (order == "VAR_SEED") options.randomizeSeed = std::random_device{}();
    options.walks = walkOptionsOf(config);
    options.workers = workersOf(config);
    // For tests: they begin early.
    if (const char* transitions = std::getenv("CLEW_DIVIDE_AFTER"))
        options.transitionsBeforeWorkers = std::strtoull(transitions, nullptr, 10);
    if (const char* transitions = std::getenv("CLEW_REDUCE_AFTER"))
        options.transitionsBeforeReduction = std::strtoull(transitions, nullptr, 10);
    options.secondsToShorten = config.boolean("report.minimize") ? 1 : 0;
    options.sourcePath = sourceFolders(config);
    for (const std::string_view layer : config.choices("symbolic.solver"))
        options.solver.layers.emplace_back(layer);
    options.solver.timeLimit = config.seconds("symbolic.solver_timeout").value();
    if (const std::uint64_t most = config.size("search.memory_limit").value(); most != 0)
        options.solver.mostMemory = std::min(options.solver.mostMemory, most);
    options.solver.interrupted = &vm.interrupted;
    if (options.workers > 1) options.solver.known = std::make_shared<choice::KnownAnswers>();
    return options;
}

WatchOptions watchOptionsOf(const Config& config) {
    WatchOptions options;
    options.timeLimit = config.seconds("search.time_limit").value();
    options.memoryLimit = config.size("search.memory_limit").value();
    options.minimalFree = config.size("search.min_free").value_or(Watch::tenthOfMachine());
    options.progress = isatty(2);
    return options;
}

// "file.json", or TARGET with this ending in report.folder.
std::filesystem::path fileOf(const Config& config, std::string_view key, std::string_view ending) {
    if (config.isSet(key)) return config.path(key);
    std::string name = config.string("target");
    if (name.empty()) {
        const std::string method = config.string("symbolic.method");
        name = method.substr(0, method.substr(0, method.find('(')).rfind('.'));
    }
    return config.path("report.folder") / (name + std::string(ending));
}

// Gives fields and arrays the standing that they had when a trace was recorded, as soon as their
// class is loaded.
class Weaken : public Listener {
  public:
    explicit Weaken(vm::interpreter::Protections known) : known_(std::move(known)) {}
    void classLoaded(const vm::types::Class& klass) override {
        vm::interpreter::weaken(klass, known_);
    }

  private:
    vm::interpreter::Protections known_;
};

int exitCodeOf(Verdict verdict) {
    return verdict == Verdict::Safe ? kSafe : verdict == Verdict::Violated ? kViolated : kUnknown;
}

// What `vm.output` asks for.
enum class OutputOf { reportedPath, allPaths, allPathsInFile };

OutputOf outputOf(const Config& config) {
    const std::string wanted = config.string("vm.output");
    if (wanted.empty() || wanted == "reported") return OutputOf::reportedPath;
    return wanted == "all" ? OutputOf::allPaths : OutputOf::allPathsInFile;
}

void publish(const Result& result, const Config& config, vm::Vm& vm, bool isReplay, bool byItself,
             bool isQuiet, bool hasLeftOutput) {
    std::error_code error; // that files cannot be written is said where they are
    if (config.isSet("report.folder"))
        std::filesystem::create_directories(config.path("report.folder"), error);
    std::filesystem::path traceFile;
    const auto& found = result.violations.empty() ? result.doubtful : result.violations;
    if (!found.empty() && !isReplay) {
        traceFile = fileOf(config, "report.trace.file", ".trace.json");
        if (!writeTrace(traceFile, config, vm, found.front(), byItself)) traceFile.clear();
    }
    for (const std::string_view publisher : config.choices("report.publisher")) {
        if (publisher == "json") {
            writeFile(
                fileOf(config, "report.json.file", "-report.json"), "report.json.file",
                jsonReport(result).dump(1, ' ', false, nlohmann::json::error_handler_t::replace) +
                    "\n");
        } else if (publisher == "xml") {
            writeFile(fileOf(config, "report.xml.file", "-report.xml"), "report.xml.file",
                      xmlReport(result));
        } else if (publisher == "console") {
            std::string text = isQuiet ? consoleVerdict(result)
                                       : consoleReport(result, config, traceFile,
                                                       isReplay ? OutputIn::all
                                                       : outputOf(config) == OutputOf::reportedPath
                                                           ? OutputIn::others
                                                           : OutputIn::none);
            if (hasLeftOutput && !isQuiet)
                text +=
                    "\nwhat the program prints behind its first choice is not shown: "
                    "+vm.output=all shows it, for all paths\n";
            std::fwrite(text.data(), 1, text.size(), stdout);
            std::fflush(stdout);
        }
    }
}

// The path of a trace, once; the result is as that of an exploration.
Result replayTrace(vm::Vm& vm, vm::state::LiveState& live, const vm::state::State& root,
                   const TraceFile& trace, const ExplorerOptions& options,
                   const std::vector<Listener*>& listeners) {
    std::vector<Reporter> reporters;
    for (std::size_t i = 0; i < listeners.size(); ++i)
        reporters.push_back({listeners[i], i, listeners[i]->save()});
    Sources sources(options.sourcePath);
    live.load(root);
    std::shared_ptr<const vm::state::InputValues> inputs;
    try {
        if (!trace.inputs.empty()) inputs = inputValuesOf(vm, nlohmann::json::parse(trace.inputs));
    } catch (const vm::types::LinkageError& error) {
        throw ConfigError(fmt::format("input_values of the trace: {}", error.what()));
    } catch (const std::exception& error) {
        throw ConfigError(
            fmt::format("input_values of the trace: not what clew wrote ({})", error.what()));
    }
    Replayed replayed =
        replay(vm, root, trace.path, inputs, trace.read, reporters, sources, options.properties);
    Result result;
    if (replayed.violation) {
        auto& found = replayed.violation->because.empty() ? result.violations : result.doubtful;
        found.push_back(std::move(*replayed.violation));
    } else {
        result.unknown.push_back(
            {vm::Approximation::TraceLeadsNowhere,
             trace.hasViolation ? replayed.problem : "it was stored where nothing was violated"});
    }
    result.verdict = verdictOf(result);
    return result;
}

// To its end, or until the search is interrupted: a pipe may stay open for ever.
std::string readStandardInput(const std::atomic<bool>& interrupted) {
    std::string text;
    pollfd input{.fd = 0, .events = POLLIN, .revents = 0};
    char buffer[1 << 16];
    while (!interrupted) {
        if (poll(&input, 1, 20) == 0) continue;
        const ssize_t count = read(0, buffer, sizeof buffer);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) break;
        text.append(buffer, static_cast<std::size_t>(count));
    }
    return text;
}

// As vm::Options::readMoreInput; before it waits, what the program has printed, a question perhaps,
// is shown.
bool readMoreInput(std::string& input, bool waits, Output& output) {
    if (waits) output.flush();
    pollfd ready{.fd = 0, .events = POLLIN, .revents = 0};
    if (poll(&ready, 1, waits ? 20 : 0) <= 0) return true;
    char buffer[1 << 16];
    const ssize_t count = read(0, buffer, sizeof buffer);
    if (count < 0 && errno == EINTR) return true;
    if (count > 0) input.append(buffer, static_cast<std::size_t>(count));
    return count > 0;
}

// Whether the program may call the method itself: it has a main.
bool takesOverCalls(const Config& config, vm::Vm& vm) {
    const std::string target = config.string("target");
    if (target.empty()) return false;
    try {
        const vm::types::Class* program = vm.linker->find(vm::types::internalName(target));
        return !program || config.isSet("target.entry") ||
               program->methodNamed("main", "([Ljava/lang/String;)V");
    } catch (const vm::types::LinkageError&) {
        return true; // it is said where the program is prepared
    }
}

void takeOverCalls(vm::Vm& vm, const Driver& driver, std::string_view fields) {
    const vm::types::Method& method = methodOf(vm, driver);
    vm.inputMethod = std::make_shared<vm::interpreter::InputMethod>(
        method,
        defineCallWithInputs(vm, driver.steps.back(), inputFieldsOf(*method.holder, fields)));
}

// What of the first exploration is not in the second one.
void add(Result first, Result& second) {
    for (vm::Approximated& reason : first.unknown) {
        const bool isThere =
            std::ranges::any_of(second.unknown, [&](const vm::Approximated& other) {
                return other.which == reason.which && other.detail == reason.detail;
            });
        if (!isThere) second.unknown.push_back(std::move(reason));
    }
    std::ranges::move(first.doubtful, std::back_inserter(second.doubtful));
    second.verdict = verdictOf(second);
}

int work(CommandLine& line) {
    using Action = CommandLine::Action;
    Config& config = line.config;
    switch (line.action) {
        case Action::help:
            std::fputs((line.helpKey.empty() ? helpText() : helpText(line.helpKey)).c_str(),
                       stdout);
            return kSafe;
        case Action::spec:
            checkSpecifications(line.specifications, line.explainsSpecifications);
            return kSafe;
        case Action::version:
            std::puts("clew " CLEW_VERSION);
            return kSafe;
        case Action::show:
            std::fputs(config.show().c_str(), stdout);
            return kSafe;
        default:
            break;
    }
    setUpMessages(line.isVerbose);
    listeners::declareListenerKeys(config);
    config.check();
    std::optional<TraceFile> trace, beginning;
    if (line.action == Action::replay)
        trace = readTrace(line.trace);
    else if (config.isSet("choice.use_trace"))
        beginning = readTrace(config.path("choice.use_trace"));

    std::optional<std::string> explicitHome;
    if (config.isSet("jdk.home")) explicitHome = config.path("jdk.home").string();
    const std::filesystem::path jdkHome = vm::classpath::findJdk(explicitHome);
    {
        const Phase phase("compiling what is not compiled");
        compileSources(config, line.javaSource, jdkHome);
    }
    std::unique_ptr<StoredCheckpoint> resumed;
    if (line.action == Action::resume) {
        checkResumed(line.ofCheckpoint, config, line.checkpoint);
        resumed = std::make_unique<StoredCheckpoint>(line.checkpoint);
    }
    const bool isRun = line.action == Action::run;
    for (const std::string& warning : config.warnings()) spdlog::warn("{}", warning);
    const std::vector<std::string> refusals = config.refusals();
    for (const std::string& refusal : refusals) spdlog::warn("{}", refusal);
    if (config.string("target").empty() && !config.isSet("symbolic.method"))
        throw ConfigError("target: not set; it names the class to run, as in target = pkg.Main");

    vm::Options options = optionsOf(config, jdkHome, isRun);
    // The numbers of its alternatives are of the same points.
    if (beginning && beginning->guardsOutliveThreads) options.guardsOutliveThreads = true;
    if (line.action == Action::tests) {
        options.processFinalizers = false; // nobody waits for garbage there
        if (config.isSet("symbolic.method")) return writeQueryTests(config, options);
        if (isClassPattern(config.string("target"))) return writePackageTests(config, options);
        return writeTests(config, std::move(options));
    }

    if (!isRun && !isatty(0)) options.readStandardInput = readStandardInput;
    Phase starting("starting the virtual machine");
    const std::unique_ptr<vm::Vm> machine = vm::makeVm(std::move(options));
    vm::Vm& vm = *machine;
    std::unique_ptr<Output> output;
    const bool mayRestart = !isRun && !trace;
    const OutputOf outputMode = outputOf(config);
    if (outputMode == OutputOf::allPathsInFile)
        output = std::make_unique<Output>(mayRestart, config.path("vm.output"));
    else
        output = std::make_unique<Output>(mayRestart);
    std::unique_ptr<Weaken> weaken;
    if (const auto& recorded = trace ? trace : beginning) {
        if (const auto changed = changedClasses(recorded->classes, vm); !changed.empty())
            spdlog::warn(
                "the trace was recorded with other classes: {} changed since: it may lead "
                "elsewhere",
                fmt::join(changed, ", "));
        weaken = std::make_unique<Weaken>(recorded->protections);
        for (const vm::types::Class* klass : vm.linker->classes()) weaken->classLoaded(*klass);
        vm.observer = weaken.get();
    }
    vm::state::LiveState live(vm.globals, *vm.frameMaps, vm.options.heapLimit);
    if (!line.isQuiet) vm.output = output.get();
    const vm::state::State booted = vm::boot(vm, live);
    std::optional<Driver> driver; // of symbolic.method
    useDatabase(config);
    if (config.isSet("symbolic.method") && !isRun) {
        driver =
            driverOfMethod(vm, config.string("symbolic.method"), config.choice("symbolic.fields"));
        vm.asksForInputs = true;
    }
    bool byItself = driver && (trace ? trace->byItself : !takesOverCalls(config, vm));
    if (driver && !byItself && generatesQueries())
        throw ConfigError(
            fmt::format("symbolic.method={}: queries are generated for a method that "
                        "is called by itself, without target",
                        config.string("symbolic.method")));
    if (driver && !byItself) takeOverCalls(vm, *driver, config.choice("symbolic.fields"));
    const auto prepare = [&] {
        live.load(booted);
        live.current = 0;
        if (byItself)
            vm::prepareMain(vm, live, defineDriver(vm, *driver).externalName());
        else
            vm::prepareMain(vm, live, config.string("target"), config.string("target.entry"));
    };
    prepare();
    if (vm.specifications) {
        vm.specifications->loadDeclared();
        if (config.isSet("spec.ltl"))
            vm.specifications->observedConditions = listeners::Formula(config).conditions();
    }
    InputRanges(config).assumeIn(vm);
    vm.inputsByConstructors = config.choice("symbolic.objects") == "constructors";
    if (const auto most = config.integer("symbolic.array_length")) vm.inputLengthMax = *most;
    if (const auto most = config.integer("symbolic.string_length")) vm.inputTextMax = *most;
    starting.end();
    spdlog::debug("JDK {} of {}: {} classes loaded", vm.jdkFeature, jdkHome.string(),
                  vm.linker->classes().size());
    if (isRun) {
        const Phase phase("running");
        vm.options.readMoreInput = [&](std::string& input, bool waits) {
            return readMoreInput(input, waits, *output);
        };
        output->flushRegularly();
        Watch watch(vm, {.timeLimit = config.seconds("search.time_limit").value(),
                         .memoryLimit = config.size("search.memory_limit").value()});
        int status = runProgram(vm, live);
        if (const std::string reason = watch.reason(); !reason.empty()) {
            output->flush();
            fmt::print(stderr, "clew: {} limit reached\n", reason);
            status = kUnknown;
        }
        watch.stop();
        output->finishRegularFlushes();
        std::fflush(nullptr);
        leaveDatabases();
        _exit(status); // nothing that would be cleaned up outlives the process
    }

    interruptBySignal(&vm.interrupted);
    std::vector<std::unique_ptr<Listener>> owned = listeners::makeListeners(config);
    BranchCoverage coverage;
    std::vector<Listener*> listeners;
    listeners.reserve(owned.size());
    for (const auto& listener : owned) listeners.push_back(listener.get());
    const vm::state::State root = live.freeze();
    Result result;
    std::vector<std::unique_ptr<Explorer>> explorers; // nobody waits until they are taken apart
    Phase exploring(trace ? "replaying" : "exploring");
    if (weaken) listeners.push_back(weaken.get());
    if (trace) {
        result = replayTrace(vm, live, root, *trace, explorerOptionsOf(config, vm, {}), listeners);
    } else {
        std::optional<Checkpoints> checkpoints;
        if (config.isSet("search.checkpoint")) {
            checkCheckpointed(config, byItself);
            checkpoints.emplace(config, vm, std::move(resumed));
        }
        Watch watch(vm, watchOptionsOf(config));
        const Guidance guidance = guidanceOf(config, vm);
        ExplorerOptions exploration = explorerOptionsOf(config, vm, guidance);
        exploration.checkpoints = checkpoints ? &*checkpoints : nullptr;
        exploration.restarted = [&] {
            output->restarted();
            if (guidance.target) guidance.target->uncoverAll();
        };
        if (guidance.target)
            coverage.ofAll().told = [&](const vm::types::Class& holder, std::uint32_t point) {
                guidance.target->covered(holder, point);
            };
        if (outputMode == OutputOf::reportedPath && config.choice("search.class") != "single")
            exploration.branched = [&] { output->branched(); };
        exploration.storeTrace = [&](const std::string& file, const std::string& comment,
                                     const Violation& path) {
            writeTrace(file.empty() ? config.path("trace.file") : std::filesystem::path(file),
                       config, vm, path, byItself, comment);
        };
        if (exploration.coverageGoal != 0 || exploration.makeStrategy()->wantsCoverage()) {
            exploration.coverage = &coverage;
            listeners.push_back(&coverage);
        }
        const auto explore = [&](const vm::state::State& from) {
            explorers.push_back(
                std::make_unique<Explorer>(vm, live, from, exploration, listeners, watch));
            return explorers.back()->explore();
        };
        result = explore(root);
        if (vm.inputMethod && !vm.inputMethod->wasCalled() && result.violations.empty()) {
            vm.inputMethod->leaveCalls();
            byItself = true;
            prepare();
            Result first = std::exchange(result, explore(live.freeze()));
            add(std::move(first), result);
        }
        watch.stop();
    }
    exploring.end();
    // What was asked for was another question.
    for (const std::string& refusal : refusals)
        result.unknown.push_back({vm::Approximation::RefusedKey, refusal});
    if (!refusals.empty() && result.verdict == Verdict::Safe) result.verdict = Verdict::Unknown;
    result.specifications = vm.specifications->coverage();
    for (const vm::interpreter::SpecificationCoverage& each : result.specifications)
        if (!each.isExercised)
            result.assumed.push_back({vm::Approximation::SpecificationNotExercised, each.name});
    const Violation* reported = result.reported();
    const bool hasLeftOutput = output->hasLeftOut() && !reported;
    if (reported && !trace && outputMode == OutputOf::reportedPath && !line.isQuiet)
        output->show(reported->output);
    output->finish();
    const Phase reporting("reporting");
    publish(result, config, vm, trace.has_value(), byItself, line.isQuiet, hasLeftOutput);
    if (!line.isQuiet) fmt::print("{}", consoleQueries());
    leaveDatabases();
    owned.clear(); // listeners write their files at the latest when they go
    std::fflush(nullptr);
    _exit(exitCodeOf(result.verdict));
}

int reportWrongInput(std::string_view what) {
    fmt::print(stderr, "{}{}\n", what.starts_with("clew: ") ? "" : "clew: ", what);
    return kInput;
}

int run(int argc, char** argv) {
    try {
        declareStrategyKeys();
        listeners::declareListenerKeys();
        CommandLine line = parseCommandLine({argv + 1, argv + argc}, configurationOfCheckpoint);
        return work(line);
    } catch (const ConfigError& error) {
        return reportWrongInput(error.what());
    } catch (const vm::UserError& error) {
        return reportWrongInput(error.what());
    } catch (const vm::specification::SpecificationError& error) {
        return reportWrongInput(error.what());
    } catch (const vm::classpath::ClassPathError& error) {
        return reportWrongInput(error.what());
    } catch (const std::filesystem::filesystem_error& error) { // a name that is too long, say
        return reportWrongInput(
            fmt::format("{}: {}", error.path1().string(), error.code().message()));
    } catch (const std::bad_alloc&) {
        return reportWrongInput("there is not enough memory to start (ulimit -v)");
    } catch (const std::exception& error) {
        fmt::print(stderr, "clew: an error of clew's own: {}\n", error.what());
        return kOurs;
    }
}

// Class files nest, and so do the calls that read them: what the stack holds must not depend on
// `ulimit -s`, by which also other threads would go.
void setStackOfThreads() {
    constexpr std::size_t kStack = 64u << 20;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, kStack);
    pthread_setattr_default_np(&attributes);
    pthread_attr_destroy(&attributes);
}

} // namespace
} // namespace clew::search

int main(int argc, char** argv) {
    clew::search::setStackOfThreads();
    int status = 0;
    std::thread([&] {
        clew::search::growThreadHeap();
        status = clew::search::run(argc, argv);
    }).join();
    return status;
}
