#include "listeners/Registry.h"

#include <dlfcn.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <functional>
#include <map>

#include "listeners/BudgetChecker.h"
#include "listeners/ExecTracker.h"
#include "listeners/Factory.h"
#include "listeners/NumericValueChecker.h"
#include "listeners/PreciseRaceDetector.h"
#include "listeners/StateSpaceDot.h"
#include "listeners/coverage/CoverageAnalyzer.h"
#include "search/config/ConfigKeys.h"

namespace clew::listeners {
namespace {

using search::Config;
using search::ConfigError;
using search::Listener;
namespace fs = std::filesystem;

using Maker = std::unique_ptr<Listener> (*)(const Config&);

const std::map<std::string, Maker, std::less<>>& makers() {
    static const std::map<std::string, Maker, std::less<>> table = {
        {"BudgetChecker", &makeListenerOf<BudgetChecker>},
        {"CoverageAnalyzer", &makeListenerOf<CoverageAnalyzer>},
        {"ExecTracker", &makeListenerOf<ExecTracker>},
        {"NumericValueChecker", &makeListenerOf<NumericValueChecker>},
        {"PreciseRaceDetector", &makeListenerOf<PreciseRaceDetector>},
        {"StateSpaceDot", &makeListenerOf<StateSpaceDot>},
    };
    return table;
}

// JPF's listeners whose work is done anyway, and by what.
const std::map<std::string_view, std::string_view>& needless() {
    static const std::map<std::string_view, std::string_view> table = {
        {"ConcreteExecutionListener", "symbolic.method reports the paths of the method"},
        {"DeadlockAnalyzer", "a report of a deadlock says who holds and who waits for what"},
        {"ErrorTraceGenerator", "every report has the trace that leads to the error"},
        {"LogConsole", "what clew has to say comes on the console"},
        {"SearchStats", "every report has the statistics of the search"},
        {"SymbolicListener", "violations are reported with the inputs that lead to them"},
        {"SymbolicSequenceListener", "`clew tests` writes sequences of calls as JUnit tests"},
    };
    return table;
}

[[noreturn]] void fail(const Config& config, const std::string& message) {
    throw ConfigError(fmt::format("{}: {}", config.originOf("listener"), message));
}

std::unique_ptr<Listener> loadFrom(const fs::path& library, const Config& config) {
    void* handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!handle) fail(config, fmt::format("the listener cannot be loaded: {}", dlerror()));
    const auto* abi = static_cast<const std::uint64_t*>(dlsym(handle, "clew_listener_abi"));
    void* factory = dlsym(handle, "clew_make_listener");
    if (!abi || !factory)
        fail(
            config,
            fmt::format("{}: no listener in it; its source must hold CLEW_LISTENER(ITS_CLASS), see "
                        "listeners/Factory.h",
                        library.string()));
    if (*abi != listenerAbi())
        fail(config, fmt::format("{}: built for another version of clew; build it again with the "
                                 "headers of this one",
                                 library.string()));
    using Make = Listener* (*)(const Config&);
    return std::unique_ptr<Listener>(reinterpret_cast<Make>(factory)(config));
}

fs::path folderOf(const Config& config) {
    return config.folder().empty() ? fs::current_path() : config.folder();
}

std::unique_ptr<Listener> loadFile(std::string_view name, const Config& config) {
    const fs::path library = (folderOf(config) / name).lexically_normal();
    if (!fs::is_regular_file(library))
        fail(config, fmt::format("listener {}: there is no file {}; build the library first", name,
                                 library.string()));
    return loadFrom(library, config);
}

} // namespace

std::unique_ptr<Listener> makeListener(std::string_view name, const Config& config) {
    if (name.ends_with(".so")) return loadFile(name, config);
    const std::string full = search::fullJpfClassName(name);
    const std::string simple = full.substr(full.rfind('.') + 1);
    const bool mayBeBuiltIn = full == simple || full.starts_with("gov.nasa.jpf.");
    if (mayBeBuiltIn)
        if (const auto found = makers().find(simple); found != makers().end())
            return found->second(config);
    if (mayBeBuiltIn) {
        if (const auto found = needless().find(simple); found != needless().end()) {
            fmt::print(stderr, "{}: listener {} is not needed: {}\n", config.originOf("listener"),
                       name, found->second);
            return nullptr;
        }
    }

    const std::string file = fmt::format("lib{}.so", simple);
    for (const fs::path& folder : {folderOf(config), folderOf(config) / "build"})
        if (fs::is_regular_file(folder / file)) return loadFrom(folder / file, config);

    const std::vector<std::string> known = builtInListeners();
    const std::vector<std::string_view> candidates(known.begin(), known.end());
    const std::string_view nearest = search::nearestWord(simple, candidates);
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
        if (auto listener = makeListener(name, config)) made.push_back(std::move(listener));
    return made;
}

std::vector<std::string> builtInListeners() {
    std::vector<std::string> names;
    for (const auto& [name, maker] : makers()) names.push_back(name);
    return names;
}

} // namespace clew::listeners
