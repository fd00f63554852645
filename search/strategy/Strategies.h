#pragma once

// The strategies by the names that `search.class` may give.

#include <memory>
#include <span>
#include <string_view>

#include "search/config/Config.h"
#include "search/strategy/Heuristics.h"
#include "search/strategy/Strategy.h"

namespace clew::search {

struct StrategyKind {
    std::string_view name;
    std::string_view what;    // for `--help search.class`
    std::string_view aliases; // JPF's classes that it stands for, parted by blanks
    std::unique_ptr<Strategy> (*make)(const Config&, const Guidance&);
    // Takes every alternative of every state, if no limit ends it. What others leave out is no
    // ground to stand on: neither for `safe`, nor for an optimization that waits to be proved wrong
    // by another path. What is left out beyond a bound is not needed for the latter: the path that
    // proves it wrong for a schedule costs no more than that.
    bool isExhaustive;
};

std::span<const StrategyKind> strategyKinds();

// The one that the configuration names. Inputs may lead round a loop for ever: where the program
// has any and the configuration names none, each path gets its turn.
const StrategyKind& strategyKindOf(const Config& config, bool hasInputs);

// What the configuration wants of the program to be made for heuristics. Throws ConfigError.
Guidance guidanceOf(const Config& config, const vm::Vm& vm);

// Joins search.class and the keys of single strategies to the table.
void declareStrategyKeys();

} // namespace clew::search
