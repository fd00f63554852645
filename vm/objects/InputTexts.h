#pragma once

#include <string>
#include <vector>

#include "vm/values/Expression.h"

namespace clew::vm::objects {

// The variables of an input of this name that is a text in Latin-1 (makeInputObject): its length
// first, then its chars, so many.
std::vector<values::Expression> inputTextVariables(const std::string& name, std::size_t chars);

} // namespace clew::vm::objects
