#pragma once

// Rewriting to normal form; internal to vm/values. Rules depend on the structure of expressions alone, never
// on numbers of expressions or on what else was built, so that the same program gives the same expressions in
// every run. Every rule looks at a bounded number of nodes, so that building costs the same however deep the
// operands are.

#include "vm/values/ExpressionPool.h"

namespace clew::vm::values::expressions {

Expression simplify(const pool::Request& request);

}  // namespace clew::vm::values::expressions
