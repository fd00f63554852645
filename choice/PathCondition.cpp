#include "choice/PathCondition.h"

#include <algorithm>
#include <unordered_map>

#include "vm/natives/database/Tuples.h"

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

    // Which values of a database's rows there are together is not said by constraints: what one of
    // them is matters for all.
    const auto& tuples = vm::natives::database::Tuples::ofRun();
    const bool areTuples = tuples.isOn();
    constexpr Expression kRows = 0;
    const auto unitOf = [&](Expression variable) {
        return areTuples && tuples.meaningOf(variable) ? kRows : variable;
    };
    std::unordered_map<Expression, std::vector<std::uint32_t>>
        users; // constraints, by variable; until it is reached
    for (std::uint32_t i = 0; i < constraints.size(); ++i)
        for (const Expression variable : expressions::variablesOf(constraints[i]))
            users[unitOf(variable)].push_back(i);

    std::vector<bool> isRelevant(constraints.size());
    std::vector<Expression> reached =
        std::move(*known); // and conditions that turn out to be relevant
    while (!reached.empty() && !users.empty()) {
        const Expression expression = reached.back();
        reached.pop_back();
        for (const Expression variable : expressions::variablesOf(expression)) {
            const auto found = users.find(unitOf(variable));
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
