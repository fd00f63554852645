#pragma once

// What of the path condition matters from a state on.

#include <vector>

#include "vm/state/LiveState.h"

namespace clew::choice {

// Of the constraints of the path those that say something about what can be reached in the state:
// they have a variable in common with an expression there, or with another one of these
// constraints. The others can be satisfied, whatever comes; they do not tell this state from one
// that another path led to. Ascending, each once. To be called right after LiveState::freeze.
std::vector<vm::values::Expression> relevantConstraints(const vm::state::LiveState& state);

} // namespace clew::choice
