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
    bool isInfeasible;
};

// Branches that no test takes, but that are not among those which no call has taken.
void noteTaken(std::vector<BranchGoals::Missing>& missing,
               const std::vector<BranchGoals::Missing>& never);
// The same for those that were given up, each for a reason.
void noteGivenUp(std::vector<BranchGoals::Missing>& missing,
                 const std::vector<BranchGoals::Missing>& never, const std::string& reason);
// `runs`: how many executions there were. What is infeasible is so whatever the surroundings are.
std::vector<MissingBranch> reasonsFor(const std::vector<BranchGoals::Missing>& missing, vm::Vm& vm,
                                      const ConcreteSearch& search, const SymbolicReport& symbolic,
                                      std::uint64_t runs);

} // namespace clew::search::generate
