#include "choice/solver/Layer.h"

#include <algorithm>

namespace clew::choice {

namespace expressions = vm::values::expressions;
using vm::values::BasicType;

namespace {

void sortUnique(std::vector<Expression>& list) {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
}

} // namespace

Solution unsatisfiable(std::vector<Expression> core) {
    sortUnique(core);
    return {.answer = Answer::Unsatisfiable, .core = std::move(core)};
}

std::vector<Expression> variablesOf(const Query& query) {
    const auto ofCondition = expressions::variablesOf(query.condition);
    std::vector<Expression> variables(ofCondition.begin(), ofCondition.end());
    for (const Expression constraint : query.constraints) {
        const auto some = expressions::variablesOf(constraint);
        variables.insert(variables.end(), some.begin(), some.end());
    }
    sortUnique(variables);
    return variables;
}

std::vector<Expression> conjunctsOf(const Query& query) {
    std::vector<Expression> conjuncts(query.constraints.begin(), query.constraints.end());
    conjuncts.push_back(query.condition);
    sortUnique(conjuncts);
    return conjuncts;
}

Assignment restrictedTo(std::span<const Expression> variables, const Assignment& from) {
    Assignment restricted;
    restricted.reserve(variables.size());
    for (const Expression variable : variables) {
        const auto found = from.find(variable);
        restricted.emplace(variable, found == from.end() ? 0 : found->second);
    }
    return restricted;
}

bool isInRange(Expression variable, std::uint64_t bits) {
    const auto value = static_cast<std::int32_t>(bits);
    switch (expressions::variable(variable).type) {
        case BasicType::Boolean:
            return bits <= 1;
        case BasicType::Char:
            return bits <= 0xffff;
        case BasicType::Byte:
            return bits <= 0xffff'ffff && value == static_cast<std::int8_t>(value);
        case BasicType::Short:
            return bits <= 0xffff'ffff && value == static_cast<std::int16_t>(value);
        case BasicType::Int:
        case BasicType::Float:
            return bits <= 0xffff'ffff;
        default:
            return true;
    }
}

} // namespace clew::choice
