#pragma once

#include <string>

#include "vm/values/Expression.h"

namespace clew::vm::values::expressions {

// "(&& (< 0 x) (== y 3))": each operator before its operands.
std::string toPrefixNotation(Expression expression);

} // namespace clew::vm::values::expressions
