#include "search/strategy/Strategies.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "search/config/ConfigKeys.h"
#include "search/strategy/BreadthFirst.h"
#include "search/strategy/BreadthFirstOnPaths.h"
#include "search/strategy/BuiltInHeuristics.h"
#include "search/strategy/Delays.h"
#include "search/strategy/DepthFirst.h"
#include "search/strategy/Generational.h"
#include "search/strategy/Pct.h"
#include "search/strategy/Pos.h"
#include "search/strategy/Preemptions.h"
#include "search/strategy/Priority.h"
#include "search/strategy/Queries.h"
#include "search/strategy/RandomWalk.h"
#include "search/strategy/SinglePath.h"
#include "vm/natives/database/Tuples.h"

namespace clew::search {
namespace {

template <class Made>
std::unique_ptr<Strategy> make(const Config&, const Guidance&) {
    return std::make_unique<Made>();
}

std::uint64_t seedOf(const Config& config) {
    return static_cast<std::uint64_t>(config.integer("cg.seed").value());
}

std::uint64_t walksOf(const Config& config) {
    return static_cast<std::uint64_t>(config.integer("search.walks").value());
}

std::unique_ptr<Strategy> makeRandomWalk(const Config& config, const Guidance&) {
    return std::make_unique<RandomWalk>(walksOf(config), seedOf(config));
}

std::unique_ptr<Strategy> makePct(const Config& config, const Guidance&) {
    return std::make_unique<Pct>(walksOf(config),
                                 static_cast<unsigned>(config.integer("search.pct_depth").value()),
                                 seedOf(config));
}

std::unique_ptr<Strategy> makePos(const Config& config, const Guidance&) {
    return std::make_unique<Pos>(walksOf(config), seedOf(config));
}

template <class Made>
std::unique_ptr<Strategy> makeBounded(const Config& config, const Guidance&) {
    const auto bound = config.integer("search.bound");
    return std::make_unique<Made>(bound ? std::optional(static_cast<std::uint64_t>(*bound))
                                        : std::nullopt);
}

std::unique_ptr<Strategy> makeBreadthFirst(const Config& config, const Guidance&) {
    if (config.isSet("search.frontier_memory")) return std::make_unique<BreadthFirstOnPaths>();
    return std::make_unique<BreadthFirst>();
}

std::unique_ptr<Strategy> makePriority(const Config& config, const Guidance& guidance) {
    return std::make_unique<Priority>(
        heuristicsOf(config, guidance),
        static_cast<unsigned>(config.integer("search.random_percent").value()), seedOf(config));
}

constexpr StrategyKind kKinds[] = {
    {"dfs", "the state reached last is gone on with first",
     "gov.nasa.jpf.search.DFSearch gov.nasa.jpf.search.ConcurrentDFSearch "
     "gov.nasa.jpf.search.heuristic.DFSHeuristic gov.nasa.jpf.search.DepthFirstSearch",
     &make<DepthFirst>, true},
    {"bfs", "states in the order in which they were reached: shortest paths first",
     "gov.nasa.jpf.search.heuristic.BFSHeuristic gov.nasa.jpf.search.BFSearch", &makeBreadthFirst,
     true},
    {"random", "random walks from the start, search.walks of them",
     "gov.nasa.jpf.search.RandomSearch", &makeRandomWalk, false},
    {"pct",
     "search.walks walks by random priorities, changed at random steps: probabilistic concurrency "
     "testing, with a bound on the probability of missing an error",
     {},
     &makePct,
     false},
    {"pos",
     "search.walks walks by random priorities of what threads do next: partial order sampling",
     {},
     &makePos,
     false},
    {"preemptions",
     "first the schedules without preemptions, then those with one, and so on up to search.bound: "
     "iterative context bounding",
     {},
     &makeBounded<Preemptions>,
     true},
    {"delays",
     "the same by delays, each of which lets the next thread in the circle go on",
     {},
     &makeBounded<Delays>,
     true},
    {"priority", "first what search.heuristic says",
     "gov.nasa.jpf.search.heuristic.SimplePriorityHeuristic "
     "gov.nasa.jpf.search.heuristic.UserHeuristic "
     "gov.nasa.jpf.search.heuristic.HeuristicSearch gov.nasa.jpf.search.heuristic.MostBlocked "
     "gov.nasa.jpf.search.heuristic.GlobalSwitchThread gov.nasa.jpf.search.heuristic.Interleaving "
     "gov.nasa.jpf.search.heuristic.PreferThreads gov.nasa.jpf.search.heuristic.RandomHeuristic "
     "gov.nasa.jpf.search.heuristic.GreedySearch gov.nasa.jpf.search.heuristic.BranchHeuristic "
     "gov.nasa.jpf.search.heuristic.MinimizePreemption",
     &makePriority, true},
    {"generational",
     "walks a path to its end, then those that branch off from it, best first",
     {},
     &make<Generational>,
     true},
    {"queries",
     "paths that tuples of a database are known to take, then what the database is asked for with "
     "the most gain",
     {},
     &make<Queries>,
     true},
    {"single", "the first alternative everywhere, and nothing else",
     "gov.nasa.jpf.search.Simulation gov.nasa.jpf.search.PathSearch", &make<SinglePath>, false},
};
constexpr const StrategyKind& kWithInputs = kKinds[1];
constexpr std::string_view kByPriority = "priority", kByQueries = "queries";

constexpr auto kAlternatives = [] {
    std::array<Alternative, std::size(kKinds)> all;
    std::ranges::transform(kKinds, all.begin(), [](const StrategyKind& kind) {
        return Alternative{kind.name, kind.aliases, kind.what};
    });
    return all;
}();

const ConfigKey kStrategyKeys[] = {
    {.name = "search.class",
     .type = ValueType::choice,
     .defaultValue = kKinds[0].name,
     .help = "the order of exploration; bfs where the program has inputs, if unset; queries where "
             "these are generated",
     .alternatives = kAlternatives,
     .more = "JPF's names of classes stand for the nearest of these. What is not exhaustive "
             "(random, pct, pos, single; preemptions and delays where search.bound is "
             "reached) ends with 'unknown' at best, where there was more to explore.",
     .example = "bfs"},
    {.name = "search.bound",
     .type = ValueType::integer,
     .help = "the most preemptions, or delays, of a schedule, for search.class=preemptions and "
             "delays; none if unset",
     .range = {0, kLargestCount},
     .example = "2"},
    {.name = "search.pct_depth",
     .type = ValueType::integer,
     .defaultValue = "3",
     .help = "for search.class=pct: how many steps have to come in a certain order for an error",
     .range = {1, 1000}},
    {.name = "search.heuristic",
     .type = ValueType::list,
     .defaultValue = "coverage",
     .help = "what search.class=priority goes on with first",
     .alternatives = builtInHeuristics(),
     .more = "Of several, in their order, the first one that makes a difference counts; then the "
             "shortest path. One of one's own is named by its shared library, FILE.so.",
     .example = "specification,coverage"},
    {.name = "search.target",
     .type = ValueType::list,
     .help = "where the search goes first: method:pkg.Class.method, line:File.java:42, "
             "branch:File.java:42, branch:uncovered, diff:FILE",
     .more = "By search.class=priority and search.heuristic=distance, which it stands for: the "
             "instructions, calls and returns on the shortest way there. A class may be named in "
             "place of a file, and pkg.Class.method and pkg.Class:42 need no word before them. A "
             "diff is a unified one: the lines that it changes. Ways out of branches count until "
             "a path has taken them. Of several targets the nearest counts.",
     .example = "method:pkg.Account.withdraw"},
    {.name = "search.preferred_threads",
     .type = ValueType::list,
     .help = "names of threads, for search.heuristic=threads",
     .example = "main,Thread-0"},
    {.name = "search.thread_history",
     .type = ValueType::integer,
     .defaultValue = "10",
     .help = "how many transitions search.heuristic=interleaving remembers",
     .range = {1, Interleaving::kLongestHistory}},
    {.name = "search.random_percent",
     .type = ValueType::integer,
     .defaultValue = "10",
     .help = "how often search.class=priority goes on anywhere, in percent",
     .range = {0, 100}},
    {.name = "search.walks",
     .type = ValueType::integer,
     .defaultValue = "100",
     .help = "number of walks for search.class=random, pct and pos",
     .range = {1, kLargestCount}},
};

} // namespace

std::span<const StrategyKind> strategyKinds() {
    return kKinds;
}

const StrategyKind& strategyKindOf(const Config& config, bool hasInputs) {
    if (config.isSet("search.target") && !config.isSet("search.class"))
        return *std::ranges::find(kKinds, kByPriority, &StrategyKind::name);
    // It may turn out late that there are inputs; dynamic reduction is for one order only.
    const auto named = [](std::string_view name) -> const StrategyKind& {
        return *std::ranges::find(kKinds, name, &StrategyKind::name);
    };
    if (hasInputs && !config.isSet("search.class") && config.choice("vm.por") != "dynamic") {
        const bool isByQueries = vm::natives::database::Tuples::ofRun().isOn() &&
                                 !config.isSet("search.frontier_memory") &&
                                 !config.isSet("search.checkpoint");
        return isByQueries ? named(kByQueries) : kWithInputs;
    }
    return named(config.choice("search.class"));
}

Guidance guidanceOf(const Config& config, const vm::Vm& vm) {
    const bool isByPriority = strategyKindOf(config, false).name == kByPriority;
    const std::vector<std::string> names = heuristicNames(config);
    if (config.isSet("search.target") &&
        !(isByPriority && std::ranges::find(names, "distance") != names.end()))
        throw ConfigError(
            fmt::format("{}: search.target: it takes search.class=priority and "
                        "search.heuristic=distance",
                        config.originOf("search.target")));
    return isByPriority ? makeGuidance(config, vm) : Guidance();
}

void declareStrategyKeys() {
    declareKeys("the strategies", kStrategyKeys);
}

} // namespace clew::search
