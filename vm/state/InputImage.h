#pragma once

// All inputs there are, as another process can make them again with the same numbers.

#include <cstdint>
#include <vector>

#include "vm/state/Symbolic.h"

namespace clew::vm::state::inputs {

struct Numbered {
    Input input;
    std::vector<std::uint32_t> cells; // indices that cell() has been asked for
};

// By number, from 1 on. Nobody may make inputs meanwhile.
std::vector<Numbered> all();
// After the expressions that they consist of. False: one of them has another number here.
bool makeAgain(const std::vector<Numbered>& all);

} // namespace clew::vm::state::inputs
