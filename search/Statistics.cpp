#include "search/Statistics.h"

#include <algorithm>

namespace clew::search {

void Statistics::add(const Statistics& other) {
    statesNew += other.statesNew;
    statesVisited += other.statesVisited;
    statesBacktracked += other.statesBacktracked;
    statesEnd += other.statesEnd;
    transitions += other.transitions;
    choices += other.choices;
    depthMax = std::max(depthMax, other.depthMax);
    ignored += other.ignored;
    heapHighWater = std::max(heapHighWater, other.heapHighWater);
    paths += other.paths;
    pathsViolating += other.pathsViolating;
    statesCovered += other.statesCovered;
    for (const std::int32_t status : other.exitStatuses) exited(status);
}

void Statistics::addSolver(const std::vector<choice::LayerStatistics>& layers) {
    for (const choice::LayerStatistics& layer : layers) {
        const auto same = std::ranges::find(solver, layer.name, &choice::LayerStatistics::name);
        if (same == solver.end()) {
            solver.push_back(layer);
            continue;
        }
        same->queries += layer.queries;
        same->answered += layer.answered;
        same->unknown += layer.unknown;
        same->seconds += layer.seconds;
    }
}

void Statistics::exited(std::int32_t status) {
    if (status != 0 && std::ranges::find(exitStatuses, status) == exitStatuses.end())
        exitStatuses.push_back(status);
}

} // namespace clew::search
