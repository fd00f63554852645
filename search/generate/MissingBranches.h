#pragma once

// Why branches were not reached.

#include <string>
#include <vector>

#include "search/generate/BranchGoals.h"
#include "search/generate/SymbolicPhase.h"

namespace clew::search::generate {

struct MissingBranch {
    std::string name;   // "Fraction.add:123 (side 1)"
    std::string reason; // "infeasible: ...", "limit: ..." or "needs: ..."
};

// Whether a method's branches are known to be infeasible where no test reaches them: all of its
// paths, whatever it is called with, have been executed.
bool isExhausted(const vm::types::Method& method, const ConcreteSearch& search,
                 const SymbolicReport& symbolic);
// `runs`: how many executions there were.
std::vector<MissingBranch> reasonsFor(const std::vector<BranchGoals::Missing>& missing,
                                      const ConcreteSearch& search, const SymbolicReport& symbolic,
                                      std::uint64_t runs);

} // namespace clew::search::generate
