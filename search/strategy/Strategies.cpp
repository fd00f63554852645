#include "search/strategy/Strategies.h"

#include <algorithm>
#include <array>

#include "search/config/ConfigKeys.h"
#include "search/strategy/BreadthFirst.h"
#include "search/strategy/DepthFirst.h"
#include "search/strategy/Generational.h"
#include "search/strategy/Priority.h"
#include "search/strategy/RandomWalk.h"
#include "search/strategy/SinglePath.h"

namespace clew::search {
namespace {

template <class Made>
std::unique_ptr<Strategy> make(const Config&) {
    return std::make_unique<Made>();
}

std::uint64_t seedOf(const Config& config) {
    return static_cast<std::uint64_t>(config.integer("cg.seed").value());
}

std::unique_ptr<Strategy> makeRandomWalk(const Config& config) {
    return std::make_unique<RandomWalk>(
        static_cast<std::uint64_t>(config.integer("search.walks").value()), seedOf(config));
}

std::unique_ptr<Strategy> makePriority(const Config& config) {
    return std::make_unique<Priority>(
        static_cast<unsigned>(config.integer("search.random_percent").value()), seedOf(config));
}

constexpr StrategyKind kKinds[] = {
    {"dfs", "the state reached last is gone on with first",
     "gov.nasa.jpf.search.DFSearch gov.nasa.jpf.search.ConcurrentDFSearch "
     "gov.nasa.jpf.search.heuristic.DFSHeuristic gov.nasa.jpf.search.DepthFirstSearch",
     &make<DepthFirst>, true},
    {"bfs", "states in the order in which they were reached: shortest paths first",
     "gov.nasa.jpf.search.heuristic.BFSHeuristic gov.nasa.jpf.search.BFSearch", &make<BreadthFirst>,
     true},
    {"random", "random walks from the start, search.walks of them",
     "gov.nasa.jpf.search.RandomSearch", &makeRandomWalk, false},
    {"priority", "first what has just reached new branches, or a place that was met seldom",
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
    {"single", "the first alternative everywhere, and nothing else",
     "gov.nasa.jpf.search.Simulation gov.nasa.jpf.search.PathSearch", &make<SinglePath>, false},
};
constexpr const StrategyKind& kWithInputs = kKinds[1];

constexpr auto kAlternatives = [] {
    std::array<Alternative, std::size(kKinds)> all;
    std::ranges::transform(kKinds, all.begin(), [](const StrategyKind& kind) {
        return Alternative{kind.name, kind.aliases, kind.what};
    });
    return all;
}();

constexpr ConfigKey kStrategyKeys[] = {
    {.name = "search.class",
     .type = ValueType::choice,
     .defaultValue = kKinds[0].name,
     .help = "the order of exploration; bfs where the program has inputs, if unset",
     .alternatives = kAlternatives,
     .more = "JPF's names of classes stand for the nearest of these. What is not exhaustive "
             "(random, single) ends with 'unknown' at best, where there was more to explore.",
     .example = "bfs"},
    {.name = "search.random_percent",
     .type = ValueType::integer,
     .defaultValue = "10",
     .help = "how often search.class=priority goes on anywhere, in percent",
     .range = {0, 100}},
    {.name = "search.walks",
     .type = ValueType::integer,
     .defaultValue = "100",
     .help = "number of random walks for search.class=random",
     .range = {1, kLargestCount}},
};

} // namespace

std::span<const StrategyKind> strategyKinds() {
    return kKinds;
}

const StrategyKind& strategyKindOf(const Config& config, bool hasInputs) {
    if (hasInputs && !config.isSet("search.class")) return kWithInputs;
    return *std::ranges::find(kKinds, config.choice("search.class"), &StrategyKind::name);
}

void declareStrategyKeys() {
    declareKeys("the strategies", kStrategyKeys);
}

} // namespace clew::search
