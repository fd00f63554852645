#pragma once

// Expressions and inputs are numbered in the order in which a process makes them, and their numbers
// are part of fingerprints. What a process has made another one makes again in the same order.

#include <nlohmann/json.hpp>
#include <span>
#include <vector>

#include "vm/Vm.h"
#include "vm/values/ExpressionImage.h"

namespace clew::search {

// The variables and inputs, beside the expressions of the image. Throws GlobalsDiffer where there
// is one that makeInputs cannot make.
nlohmann::json describeInputsMade(const vm::values::ExpressionImage& image);

// After makeGlobals, where nobody has made any but those that the process begins with. Throws
// GlobalsDiffer where they do not get the numbers that they had.
void makeInputs(vm::Vm& vm, std::span<const vm::values::StoredExpression> expressions,
                const nlohmann::json& described);

} // namespace clew::search
