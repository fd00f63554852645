#pragma once

#include "vm/state/LiveState.h"

namespace clew::search {

// The thread, which has just stopped, needs a monitor or lock whose owner needs one in turn, and so
// on back to the thread: none of them ever goes on, whatever the others do. At least one of them is
// not a daemon. The thread that runs last before a cycle is closed is always one of the cycle.
bool closesDeadlockCycle(const vm::state::LiveState& state, std::size_t thread);

} // namespace clew::search
