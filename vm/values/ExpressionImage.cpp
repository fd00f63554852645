#include "vm/values/ExpressionImage.h"

#include <algorithm>

#include "vm/values/ExpressionPool.h"

namespace clew::vm::values {

namespace {

// 0: there is no such expression.
Expression make(const StoredExpression& stored, std::span<const Variable> variables,
                Expression number) {
    constexpr auto kMostKind = static_cast<std::uint16_t>(ExpressionKind::Or);
    constexpr auto kMostSort = static_cast<std::uint16_t>(Sort::Float64);
    if (stored.kind > kMostKind || stored.sort > kMostSort) return 0;
    const auto kind = static_cast<ExpressionKind>(stored.kind);
    const auto sort = static_cast<Sort>(stored.sort);
    if (kind == ExpressionKind::Constant) return expressions::constant(sort, stored.bits);
    if (kind == ExpressionKind::Variable) {
        if (stored.bits >= variables.size()) return 0;
        const Variable& variable = variables[stored.bits];
        return expressions::makeVariable(variable.name, variable.type);
    }
    const auto isMade = [&](Expression operand) { return operand < number; };
    if (!std::ranges::all_of(stored.operands, isMade)) return 0;
    const auto& [a, b, c] = stored.operands;
    return expressions::pool::intern({kind, sort, a, b, c}); // in normal form, as it was
}

} // namespace

ExpressionImage imageOfExpressions() {
    ExpressionImage image;
    const auto count = static_cast<Expression>(expressions::pool::size());
    image.expressions.reserve(count);
    for (Expression number = 1; number <= count; ++number) {
        const ExpressionNode& node = expressions::node(number);
        const auto& [a, b, c] = node.operands;
        image.expressions.push_back({node.bits,
                                     {a, b, c},
                                     static_cast<std::uint16_t>(node.kind),
                                     static_cast<std::uint16_t>(node.sort)});
        if (node.kind != ExpressionKind::Variable) continue;
        image.expressions.back().bits = image.variables.size();
        image.variables.push_back(expressions::variable(number));
    }
    return image;
}

bool makeExpressions(std::span<const StoredExpression> stored,
                     std::span<const Variable> variables) {
    for (Expression number = 1; number <= stored.size(); ++number)
        if (make(stored[number - 1], variables, number) != number) return false;
    return true;
}

} // namespace clew::vm::values
