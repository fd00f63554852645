#pragma once

// All expressions there are, as another process can make them again with the same numbers.

#include <cstdint>
#include <span>
#include <vector>

#include "vm/values/Expression.h"

namespace clew::vm::values {

struct StoredExpression {
    std::uint64_t bits; // as in ExpressionNode; of a variable: its place among the variables
    Expression operands[3];
    std::uint16_t kind, sort;
};

struct ExpressionImage {
    std::vector<StoredExpression> expressions; // by number, from 1 on
    std::vector<Variable> variables;           // in the order of their numbers
};

// Nobody may build expressions meanwhile.
ExpressionImage imageOfExpressions();
// False: one of them has another number here, since others were built before.
bool makeExpressions(std::span<const StoredExpression> stored, std::span<const Variable> variables);

} // namespace clew::vm::values
