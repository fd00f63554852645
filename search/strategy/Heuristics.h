#pragma once

// What `search.heuristic` names: heuristics that are built in, and such as shared libraries hold.

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "search/config/Config.h"
#include "search/config/ConfigKeys.h"
#include "search/guidance/UncoveredTargets.h"
#include "search/strategy/Heuristic.h"

namespace clew::search {

using HeuristicPointer = std::shared_ptr<const Heuristic>;

// What they need that is made once, for all starts of an exploration.
struct Guidance {
    std::shared_ptr<guidance::UncoveredTargets> target;            // of search.target
    std::shared_ptr<guidance::UncoveredTargets> throws;            // of all throws of the program
    std::shared_ptr<const guidance::TargetDistance> observedCalls; // of specifications; null: none
    std::map<std::string, HeuristicPointer> ofLibraries; // by their names in search.heuristic
};

// For `--help search.heuristic`.
std::span<const Alternative> builtInHeuristics();

// Those that the search goes by, in their order: what search.heuristic says, or else what
// search.target or the name of a class of JPF's stands for. Throws ConfigError.
std::vector<std::string> heuristicNames(const Config& config);

// Throws ConfigError where a target or a library is not there, or is wrong.
Guidance makeGuidance(const Config& config, const vm::Vm& vm);

// In the order of heuristicNames; null stands for `coverage`, of which Priority keeps count.
std::vector<HeuristicPointer> heuristicsOf(const Config& config, const Guidance& guidance);

} // namespace clew::search
