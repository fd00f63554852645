#include "choice/PathCondition.h"

#include <algorithm>
#include <unordered_map>

namespace clew::choice {

using vm::values::Expression;
namespace expressions = vm::values::expressions;

std::vector<Expression> relevantConstraints(const vm::state::LiveState& state) {
    std::vector<Expression> constraints = state.symbolic.constraints.list();
    std::sort(constraints.begin(), constraints.end());
    constraints.erase(std::unique(constraints.begin(), constraints.end()), constraints.end());
    if (constraints.empty()) return constraints;
    std::optional<std::vector<Expression>> known = state.reachableExpressions();
    if (!known) return constraints;

    std::unordered_map<Expression, std::vector<std::uint32_t>>
        users; // constraints, by variable; until it is reached
    for (std::uint32_t i = 0; i < constraints.size(); ++i)
        for (const Expression variable : expressions::variablesOf(constraints[i]))
            users[variable].push_back(i);

    std::vector<bool> isRelevant(constraints.size());
    std::vector<Expression> reached =
        std::move(*known); // and conditions that turn out to be relevant
    while (!reached.empty() && !users.empty()) {
        const Expression expression = reached.back();
        reached.pop_back();
        for (const Expression variable : expressions::variablesOf(expression)) {
            const auto found = users.find(variable);
            if (found == users.end()) continue;
            const std::vector<std::uint32_t> indices = std::move(found->second);
            users.erase(found);
            for (const std::uint32_t index : indices) {
                if (isRelevant[index]) continue;
                isRelevant[index] = true;
                reached.push_back(constraints[index]);
            }
        }
    }
    std::vector<Expression> relevant;
    for (std::size_t i = 0; i < constraints.size(); ++i)
        if (isRelevant[i]) relevant.push_back(constraints[i]);
    return relevant;
}

} // namespace clew::choice
