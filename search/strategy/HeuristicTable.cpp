#include <dlfcn.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "search/guidance/ObservedCalls.h"
#include "search/guidance/Target.h"
#include "search/strategy/BuiltInHeuristics.h"
#include "search/strategy/HeuristicFactory.h"
#include "search/strategy/Heuristics.h"

namespace clew::search {

namespace {

struct BuiltIn {
    std::string_view name;
    std::string_view what; // for `--help search.heuristic`
    HeuristicPointer (*make)(const Config&, const Guidance&);
    std::string_view ofJpf = {}; // the class of JPF's that goes by it
};

template <class Made>
HeuristicPointer make(const Config&, const Guidance&) {
    return std::make_shared<Made>();
}

HeuristicPointer makeCoverage(const Config&, const Guidance&) {
    return nullptr;
}

HeuristicPointer makeDistance(const Config&, const Guidance& guidance) {
    return std::make_shared<NearestToTarget>(guidance.target);
}

HeuristicPointer makeMonitors(const Config&, const Guidance& guidance) {
    return std::make_shared<NearestMonitor>(guidance.observedCalls);
}

HeuristicPointer makeExceptions(const Config&, const Guidance& guidance) {
    return std::make_shared<NearestToTarget>(guidance.throws);
}

HeuristicPointer makeInterleaving(const Config& config, const Guidance&) {
    return std::make_shared<Interleaving>(
        static_cast<unsigned>(config.integer("search.thread_history").value()));
}

HeuristicPointer makeThreads(const Config& config, const Guidance&) {
    return std::make_shared<PreferThreads>(config.list("search.preferred_threads"));
}

constexpr std::string_view kCoverage = "coverage", kDistance = "distance",
                           kExceptions = "exceptions", kThreads = "threads",
                           kSpecification = "specification";

constexpr BuiltIn kBuiltIn[] = {
    {kCoverage, "what has just reached new branches, or a place that was met seldom",
     &makeCoverage},
    {kSpecification, "where a monitor of a specification is nearest to rejecting", &makeMonitors},
    {kDistance, "where a thread is nearest to what search.target names", &makeDistance},
    {"blocked", "where most threads are blocked", &make<MostBlocked>, "MostBlocked"},
    {"switches", "by the fewest preemptions", &make<FewestPreemptions>, "MinimizePreemption"},
    {"interleaving", "where other threads have run than in the last transitions", &makeInterleaving,
     "Interleaving"},
    {kThreads, "where one of search.preferred_threads has run", &makeThreads, "PreferThreads"},
    {kExceptions, "where a thread is nearest to a throw of the program", &makeExceptions},
    {"shortest", "by the shortest path", &make<ShortestPath>},
};

constexpr auto kAlternatives = [] {
    std::array<Alternative, std::size(kBuiltIn)> all;
    std::ranges::transform(kBuiltIn, all.begin(), [](const BuiltIn& row) {
        return Alternative{row.name, {}, row.what};
    });
    return all;
}();

const BuiltIn* findBuiltIn(std::string_view name) {
    const auto* found = std::ranges::find(kBuiltIn, name, &BuiltIn::name);
    return found == std::end(kBuiltIn) ? nullptr : found;
}

bool isLibrary(std::string_view name) {
    return name.ends_with(".so");
}

[[noreturn]] void fail(const Config& config, const std::string& message) {
    throw ConfigError(fmt::format("{}: {}", config.originOf("search.heuristic"), message));
}

HeuristicPointer load(const std::string& name, const Config& config) {
    namespace fs = std::filesystem;
    const fs::path folder = config.folder().empty() ? fs::current_path() : config.folder();
    const fs::path library = (folder / name).lexically_normal();
    if (!fs::is_regular_file(library))
        fail(config,
             fmt::format("search.heuristic={}: there is no file {}; build the library first", name,
                         library.string()));
    void* handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!handle) fail(config, fmt::format("the heuristic cannot be loaded: {}", dlerror()));
    const auto* abi = static_cast<const std::uint64_t*>(dlsym(handle, "clew_heuristic_abi"));
    if (!abi)
        fail(config,
             fmt::format("{}: no heuristic in it; its source must hold "
                         "CLEW_HEURISTIC(ITS_CLASS), see search/strategy/HeuristicFactory.h",
                         library.string()));
    const auto make =
        reinterpret_cast<const Heuristic* (*)(const Config&)>(dlsym(handle, "clew_make_heuristic"));
    if (*abi != heuristicAbi() || !make)
        fail(config, fmt::format("{}: built for another version of clew; build it again with the "
                                 "headers of this one",
                                 library.string()));
    return HeuristicPointer(make(config));
}

// Of a file that search.target names, from where that is set.
std::string readBeside(const Config& config, std::string_view file) {
    const auto setting = config.settings().find("search.target");
    const std::filesystem::path path = setting->second.base / file;
    std::optional<std::string> text = readFileFromDisk(path);
    if (!text) throw guidance::WrongTarget(fmt::format("no such file: {}", path.string()));
    return std::move(*text);
}

std::vector<std::uint32_t> nodesOfTargets(const Config& config,
                                          const guidance::ProgramGraph& graph) {
    std::vector<std::uint32_t> nodes;
    for (const std::string& target : config.list("search.target")) {
        try {
            const auto found = guidance::nodesOfTarget(
                graph, target, [&](std::string_view file) { return readBeside(config, file); });
            nodes.insert(nodes.end(), found.begin(), found.end());
        } catch (const guidance::WrongTarget& error) {
            throw ConfigError(fmt::format("{}: search.target={}: {}",
                                          config.originOf("search.target"), target, error.what()));
        }
    }
    return nodes;
}

} // namespace

std::span<const Alternative> builtInHeuristics() {
    return kAlternatives;
}

std::vector<std::string> heuristicNames(const Config& config) {
    if (!config.isSet("search.heuristic")) {
        if (config.isSet("search.target")) return {std::string(kDistance), std::string(kCoverage)};
        const std::string full = fullJpfClassName(config.string("search.class"));
        const std::string simple = full.substr(full.rfind('.') + 1);
        const auto* ofJpf = std::ranges::find(kBuiltIn, simple, &BuiltIn::ofJpf);
        if (!simple.empty() && ofJpf != std::end(kBuiltIn)) return {std::string(ofJpf->name)};
    }
    std::vector<std::string> names = config.list("search.heuristic");
    for (const std::string& name : names) {
        if (findBuiltIn(name) || isLibrary(name)) continue;
        std::vector<std::string_view> known;
        for (const BuiltIn& row : kBuiltIn) known.push_back(row.name);
        const std::string_view nearest = nearestWord(name, known);
        fail(config,
             fmt::format("search.heuristic: there is no {}{}; built in are {}; one's own is named "
                         "by its shared library, FILE.so",
                         name, nearest.empty() ? "" : fmt::format(", did you mean {}?", nearest),
                         fmt::join(known, ", ")));
    }
    return names;
}

Guidance makeGuidance(const Config& config, const vm::Vm& vm) {
    Guidance made;
    const std::vector<std::string> names = heuristicNames(config);
    const auto isNamed = [&](std::string_view name) {
        return std::ranges::find(names, name) != names.end();
    };
    const auto needs = [&](std::string_view name, std::string_view key, std::string_view example) {
        if (isNamed(name) && !config.isSet(key))
            throw ConfigError(
                fmt::format("{}: search.heuristic={}: it takes {}, as in {}={}",
                            config.originOf(config.isSet("search.heuristic") ? "search.heuristic"
                                                                             : "search.class"),
                            name, key, key, example));
    };
    needs(kDistance, "search.target", "method:pkg.Class.method");
    needs(kThreads, "search.preferred_threads", "main,Thread-0");
    for (const std::string& name : names)
        if (isLibrary(name)) made.ofLibraries.emplace(name, load(name, config));
    if (!isNamed(kDistance) && !isNamed(kExceptions) && !isNamed(kSpecification)) return made;
    const std::vector<std::string> targets = config.list("search.target");
    const auto graph = std::make_shared<const guidance::ProgramGraph>(
        guidance::ProgramClasses(vm.linker->classPath(), vm.linker->image()),
        isNamed(kDistance) && std::ranges::any_of(targets, guidance::isOfBranches));
    if (isNamed(kDistance))
        made.target =
            std::make_shared<guidance::UncoveredTargets>(graph, nodesOfTargets(config, *graph));
    if (isNamed(kSpecification))
        if (const auto observed =
                guidance::observedNames(graph->classes(), vm.options.specificationFiles);
            !observed.empty())
            made.observedCalls = std::make_shared<const guidance::TargetDistance>(
                graph, guidance::nodesOfCalls(*graph, observed));
    if (isNamed(kExceptions))
        made.throws =
            std::make_shared<guidance::UncoveredTargets>(graph, guidance::nodesOfThrows(*graph));
    return made;
}

std::vector<HeuristicPointer> heuristicsOf(const Config& config, const Guidance& guidance) {
    std::vector<HeuristicPointer> heuristics;
    for (const std::string& name : heuristicNames(config)) {
        const BuiltIn* builtIn = findBuiltIn(name);
        heuristics.push_back(builtIn ? builtIn->make(config, guidance)
                                     : guidance.ofLibraries.at(name));
    }
    return heuristics;
}

} // namespace clew::search
