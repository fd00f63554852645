#pragma once

// Conditions that compare a tuple's attribute with another input of the program: what has to hold
// for the tuple alone, so that the database can be asked for it.

#include <vector>

#include "vm/values/Expression.h"

namespace clew::choice {

using vm::values::Expression;

// That the row's integers lie between the bounds that its columns have, or are 0 (nulls).
std::vector<Expression> boundsOfColumns(const std::vector<Expression>& mixed);

// Conditions of the row that follow from `mixed`, each about the row and other inputs, and
// `others`, about these alone. Of limit < row.a and row.b <= limit: row.b < row.a. Of row.a == 2 *
// limit and 0 < limit < 1000: that row.a is even and between 2 and 1998. Where there is one other
// input that has few values, what holds for any of them.
std::vector<Expression> impliedForRow(const std::vector<Expression>& mixed,
                                      const std::vector<Expression>& others);

} // namespace clew::choice
