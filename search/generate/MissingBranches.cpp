#include "search/generate/MissingBranches.h"

#include <fmt/format.h>

#include <algorithm>

namespace clew::search::generate {
namespace {

const SymbolicReport::OfMethod* explorationOf(const Method& method, const ConcreteSearch& search,
                                              const SymbolicReport& symbolic) {
    if (std::ranges::find(search.executables(), &method) == search.executables().end())
        return nullptr;
    const auto found = symbolic.methods.find(method.name.str() + method.descriptor.str());
    return found == symbolic.methods.end() ? nullptr : &found->second;
}

std::string reasonFor(const BranchGoals::Missing& branch, const ConcreteSearch& search,
                      const SymbolicReport& symbolic, std::uint64_t runs) {
    if (isExhausted(*branch.method, search, symbolic))
        return "infeasible: proved, all paths of the method were explored";
    const SymbolicReport::OfMethod* explored = explorationOf(*branch.method, search, symbolic);
    if (explored && !explored->limit.empty()) return "limit: " + explored->limit;
    const std::string tried =
        explored ? fmt::format(
                       "{} executions, and {} ways to call the method with inputs that "
                       "stand for all values",
                       runs, explored->drivers)
                 : fmt::format("{} executions", runs);
    const std::string_view needed = branch.isMet       ? "other values where the condition is met"
                                    : branch.isEntered ? "a path to the condition"
                                                       : "a call that enters the method";
    return fmt::format("needs: {}; tried: {}", needed, tried);
}

} // namespace

bool isExhausted(const Method& method, const ConcreteSearch& search,
                 const SymbolicReport& symbolic) {
    const SymbolicReport::OfMethod* explored = explorationOf(method, search, symbolic);
    return explored && explored->isComplete && !search.keepsState();
}

std::vector<MissingBranch> reasonsFor(const std::vector<BranchGoals::Missing>& missing,
                                      const ConcreteSearch& search, const SymbolicReport& symbolic,
                                      std::uint64_t runs) {
    std::vector<MissingBranch> result;
    result.reserve(missing.size());
    for (const BranchGoals::Missing& branch : missing)
        result.push_back({branch.name, reasonFor(branch, search, symbolic, runs)});
    return result;
}

} // namespace clew::search::generate
