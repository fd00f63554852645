#include "listeners/Registry.h"

#include <dlfcn.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "listeners/BudgetChecker.h"
#include "listeners/ChoiceSelector.h"
#include "listeners/ExceptionInjector.h"
#include "listeners/ExecTracker.h"
#include "listeners/Factory.h"
#include "listeners/HaltOnThrow.h"
#include "listeners/IdleFilter.h"
#include "listeners/MethodAnalyzer.h"
#include "listeners/NoStateCycles.h"
#include "listeners/NumericValueChecker.h"
#include "listeners/OOMEInjector.h"
#include "listeners/ObjectTracker.h"
#include "listeners/PreciseRaceDetector.h"
#include "listeners/StateSpaceDot.h"
#include "listeners/TraceStorer.h"
#include "listeners/VarRecorder.h"
#include "listeners/coverage/CoverageAnalyzer.h"
#include "listeners/liveness/Liveness.h"
#include "search/config/ConfigKeys.h"

namespace clew::listeners {
namespace {

using search::Config;
using search::ConfigError;
using search::Listener;
namespace fs = std::filesystem;

struct BuiltIn {
    std::string_view name;
    std::string_view what; // for `--help listener`
    std::unique_ptr<Listener> (*make)(const Config&);
    std::span<const search::ConfigKey> (*keys)();
};

template <class Made>
constexpr BuiltIn builtIn(std::string_view name, std::string_view what) {
    return {name, what, &makeListenerOf<Made>, &keysOfListener<Made>};
}

// Whose keys are those of a listener in the table.
template <class Made>
constexpr BuiltIn otherName(std::string_view name, std::string_view what) {
    return {name, what, &makeListenerOf<Made>, [] { return std::span<const search::ConfigKey>(); }};
}

constexpr BuiltIn kBuiltIn[] = {
    builtIn<BudgetChecker>("BudgetChecker", "ends the search when a budget is spent"),
    builtIn<ChoiceSelector>("ChoiceSelector",
                            "takes single alternatives, or those of a stored path, up to a place"),
    builtIn<CoverageAnalyzer>("CoverageAnalyzer",
                              "the lines, branches and methods that were executed on any path"),
    otherName<NoStateCycles>("EndlessLoopDetector", "as NoStateCycles"),
    builtIn<ExceptionInjector>("ExceptionInjector", "throws exceptions where the program does not"),
    builtIn<ExecTracker>("ExecTracker", "prints all bytecode that is executed, and each step"),
    builtIn<IdleFilter>("IdleFilter",
                        "ends paths on which a thread goes round in a loop for nothing"),
    builtIn<MethodAnalyzer>("MethodAnalyzer", "the calls on the path to a violation"),
    builtIn<NoStateCycles>("NoStateCycles",
                           "cycles of states, in which the program can go round for ever"),
    builtIn<NumericValueChecker>("NumericValueChecker",
                                 "values of fields and variables that are out of their range"),
    builtIn<ObjectTracker>("ObjectTracker", "what is done with some objects on such a path"),
    builtIn<OOMEInjector>("OOMEInjector", "lets the heap be full where the program allocates"),
    builtIn<PreciseRaceDetector>("PreciseRaceDetector", "finds data races"),
    otherName<StateSpaceDot>("SimpleDot", "as StateSpaceDot"),
    builtIn<StateSpaceDot>("StateSpaceDot", "writes the graph of the states for Graphviz"),
    builtIn<TraceStorer>("TraceStorer", "stores paths for `clew replay`"),
    builtIn<VarRecorder>("VarRecorder", "the values of variables on the path to a violation"),
};

constexpr auto kAlternatives = [] {
    std::array<search::Alternative, std::size(kBuiltIn)> all;
    std::ranges::transform(kBuiltIn, all.begin(), [](const BuiltIn& row) {
        return search::Alternative{row.name, {}, row.what};
    });
    return all;
}();

constexpr search::ConfigKey kKeys[] = {
    {.name = "listener",
     .type = search::ValueType::list,
     .help = "listeners: built-in names, and shared libraries (FILE.so; NAME for libNAME.so beside "
             "the .jpf)",
     .alternatives = kAlternatives,
     .more = "JPF's full names for the built-in ones are understood too.",
     .example = "PreciseRaceDetector,${config_path}/build/libMine.so"},
};

// JPF's listeners whose work is done anyway, and by what.
struct Needless {
    std::string_view name, doneBy;
};
constexpr Needless kNeedless[] = {
    {"AssertionProperty", "a failed assert is an error without it"},
    {"CGMonitor", "the trace names the choices of a path, and ExecTracker those of all"},
    {"CGRemover", "all alternatives of all choices are explored"},
    {"CallMonitor", "MethodAnalyzer tells the calls of a path, and ExecTracker all bytecode"},
    {"ChoiceTracker", "the trace names the choices of a path"},
    {"ConcreteExecutionListener", "symbolic.method reports the paths of the method"},
    {"DeadlockAnalyzer", "a report of a deadlock says who holds and who waits for what"},
    {"ErrorTraceGenerator", "every report has the trace that leads to the error"},
    {"GreenListener", "every report has the statistics of the solvers"},
    {"HeapSymbolicListener", "violations are reported with the inputs that lead to them"},
    {"HeapTracker", "every report has the size of the heap; budget.max_heap limits it"},
    {"InsnCounter", "every report has the number of instructions"},
    {"LogConsole", "what clew has to say comes on the console"},
    {"LockedStackDepth", "a report says where monitors were taken"},
    {"MethodTracker", "MethodAnalyzer tells the calls of a path"},
    {"OverlappingMethodAnalyzer", "MethodAnalyzer tells the calls of a path"},
    {"ReferenceLocator", "ObjectTracker tells what is done with an object"},
    {"SearchMonitor", "a line of progress is shown on terminals, and every report has the figures"},
    {"SearchStats", "every report has the statistics of the search"},
    {"SimpleIdleFilter", "a loop that waits ends where its states match"},
    {"StackTracker", "MethodAnalyzer tells the calls of a path, with their depth"},
    {"StateCountEstimator", "a line of progress is shown on terminals"},
    {"StateSpaceAnalyzer", "every report has the statistics of the search"},
    {"StateTracker", "ExecTracker tells each state that is reached"},
    {"SymbolicListener", "violations are reported with the inputs that lead to them"},
    {"SymbolicSequenceListener", "`clew tests` writes sequences of calls as JUnit tests"},
    {"VarTracker", "VarRecorder tells the values of variables on a path"},
};

// JPF's listeners that find errors, or bring them about, as none does here: without them `safe`
// would be about something else.
struct Missing {
    std::string_view name, instead;
};
constexpr Missing kMissing[] = {
    {"NonSharedChecker", "@NonShared is not checked; PreciseRaceDetector finds races"},
    {"PathOutputMonitor", "what paths print is not compared; an assertion in the program can"},
    {"Perturbator", "values are not changed; Verify.getInt in the program chooses one"},
    {"StackDepthChecker", "the depth of stacks is not checked; vm.stack_limit limits it"},
    {"StopWatchFuzzer", "time is a choice only where the program reads the clock twice"},
};

class MissingListener : public Listener {
  public:
    explicit MissingListener(std::string why) : why_(std::move(why)) {}
    void searchStarted() override { approximated(why_); }
    void searchRestarted() override { approximated(why_); }

  private:
    std::string why_;
};

[[noreturn]] void fail(const Config& config, const std::string& message) {
    throw ConfigError(fmt::format("{}: {}", config.originOf("listener"), message));
}

// What a shared library with a listener offers.
struct Library {
    Listener* (*make)(const Config&);
    void (*declareKeys)();
};

Library load(const fs::path& library, const Config& config) {
    void* handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!handle) fail(config, fmt::format("the listener cannot be loaded: {}", dlerror()));
    const auto* abi = static_cast<const std::uint64_t*>(dlsym(handle, "clew_listener_abi"));
    if (!abi)
        fail(
            config,
            fmt::format("{}: no listener in it; its source must hold CLEW_LISTENER(ITS_CLASS), see "
                        "listeners/Factory.h",
                        library.string()));
    const Library found{
        reinterpret_cast<decltype(Library::make)>(dlsym(handle, "clew_make_listener")),
        reinterpret_cast<decltype(Library::declareKeys)>(dlsym(handle, "clew_declare_keys"))};
    if (*abi != listenerAbi() || !found.make || !found.declareKeys)
        fail(config, fmt::format("{}: built for another version of clew; build it again with the "
                                 "headers of this one",
                                 library.string()));
    return found;
}

fs::path folderOf(const Config& config) {
    return config.folder().empty() ? fs::current_path() : config.folder();
}

std::string simpleName(std::string_view name) {
    const std::string full = search::fullJpfClassName(name);
    return full.substr(full.rfind('.') + 1);
}

// The row of a table whose name is meant: alone, or as a class of JPF's. Null: none is.
template <class Row, std::size_t size>
const Row* findRow(const Row (&table)[size], std::string_view name) {
    const std::string full = search::fullJpfClassName(name), simple = simpleName(name);
    if (full != simple && !full.starts_with("gov.nasa.jpf.")) return nullptr;
    const auto* found = std::ranges::find(table, simple, &Row::name);
    return found == std::end(table) ? nullptr : found;
}
const BuiltIn* findBuiltIn(std::string_view name) {
    return findRow(kBuiltIn, name);
}
const Needless* findNeedless(std::string_view name) {
    return findRow(kNeedless, name);
}
const Missing* findMissing(std::string_view name) {
    return findRow(kMissing, name);
}

// Empty: there is none. Throws where a file is named that is not there.
fs::path findLibrary(std::string_view name, const Config& config) {
    if (name.ends_with(".so")) {
        fs::path library = (folderOf(config) / name).lexically_normal();
        if (!fs::is_regular_file(library))
            fail(config, fmt::format("listener {}: there is no file {}; build the library first",
                                     name, library.string()));
        return library;
    }
    const std::string file = fmt::format("lib{}.so", simpleName(name));
    for (const fs::path& folder : {folderOf(config), folderOf(config) / "build"})
        if (fs::is_regular_file(folder / file)) return folder / file;
    return {};
}

} // namespace

std::unique_ptr<Listener> makeListener(std::string_view name, const Config& config) {
    if (const BuiltIn* found = findBuiltIn(name)) return found->make(config);
    if (const Needless* found = findNeedless(name)) {
        spdlog::warn("{}: listener {} is not needed: {}", config.originOf("listener"), name,
                     found->doneBy);
        return nullptr;
    }
    if (const Missing* found = findMissing(name))
        return std::make_unique<MissingListener>(fmt::format(
            "{}: there is no listener {}: {}", config.originOf("listener"), name, found->instead));
    if (const fs::path library = findLibrary(name, config); !library.empty())
        return std::unique_ptr<Listener>(load(library, config).make(config));

    const std::vector<std::string_view> known = builtInListeners();
    const std::string_view nearest = search::nearestWord(simpleName(name), known);
    fail(
        config,
        fmt::format(
            "there is no listener {}{}; built in are {}; one's own is named by its shared library, "
            "listener=FILE.so",
            name, nearest.empty() ? "" : fmt::format(", did you mean {}?", nearest),
            fmt::join(known, ", ")));
}

std::vector<std::unique_ptr<Listener>> makeListeners(const Config& config) {
    std::vector<std::unique_ptr<Listener>> made;
    for (const std::string& name : config.list("listener"))
        if (auto listener = makeListener(name, config)) {
            if (config.isSet("search.checkpoint") && !listener->explainsViolations() &&
                !listener->stored())
                throw ConfigError(
                    fmt::format("{}: search.checkpoint: not together with listener={}: what it has "
                                "seen cannot be stored",
                                config.originOf("search.checkpoint"), name));
            made.push_back(std::move(listener));
        }
    if (HaltOnThrow::isWanted(config)) made.push_back(std::make_unique<HaltOnThrow>(config));
    if (Liveness::isWanted(config)) made.push_back(std::make_unique<Liveness>(config));
    return made;
}

std::vector<std::string_view> builtInListeners() {
    std::vector<std::string_view> names;
    for (const BuiltIn& row : kBuiltIn) names.push_back(row.name);
    return names;
}

void declareListenerKeys() {
    search::declareKeys("the search", kKeys);
    for (const BuiltIn& row : kBuiltIn) search::declareKeys(row.name, row.keys());
    search::declareKeys("the search", HaltOnThrow::keys());
}

void declareListenerKeys(const Config& config) {
    for (const std::string& name : config.list("listener")) {
        if (findBuiltIn(name) || findNeedless(name) || findMissing(name)) continue;
        if (const fs::path library = findLibrary(name, config); !library.empty())
            load(library, config).declareKeys();
    }
}

} // namespace clew::listeners
