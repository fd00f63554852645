#pragma once

#include "vm/state/LiveState.h"

namespace clew::vm::state {

// What the state has been loaded from was frozen by another worker: the frames of its threads are
// copied, so that the next freeze, and all that come from it, share none with that worker. Both
// would change the same reference counts with each state, and wait for each other's caches.
void copyFrozenThreads(LiveState& state);

} // namespace clew::vm::state
