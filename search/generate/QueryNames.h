#pragma once

// What a generated query asks for, in the words of test names: "PriceIsAtMost9", "TitleIsNull".

#include <string>
#include <vector>

#include "vm/natives/database/Tuples.h"

namespace clew::search::generate {

// Without what has no short name.
std::vector<std::string> conditionsOf(const vm::natives::database::Tuples::PathQuery& query);

} // namespace clew::search::generate
