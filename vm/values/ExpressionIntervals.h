#pragma once

// In which interval the value of an integer expression lies, from the intervals of its operands.

#include "vm/values/Expression.h"

namespace clew::vm::values::expressions {

// Signed, both ends included. Of conditions: within 0..1.
struct Interval {
    std::int64_t min, max;
};

// Of the value of an integer expression or a condition, whatever its variables are.
Interval intervalOf(Expression expression);
// Of a node, where its operands lie in these; those of operands that are floats do not count.
Interval intervalOf(const ExpressionNode& node, const Interval (&operands)[3]);

} // namespace clew::vm::values::expressions
