#pragma once

// symbolic.min_int, symbolic.max_int and their siblings: what is assumed of inputs.

#include "search/config/Config.h"
#include "vm/Vm.h"

namespace clew::search {

// Throws ConfigError where a range is empty, or a number is none of its type.
void setInputRanges(const Config& config, vm::Vm& vm);

} // namespace clew::search
