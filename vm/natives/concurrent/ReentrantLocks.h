#pragma once

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

// What locks do with the queue of waiting threads and with the permits of park has become visible:
// they are no longer taken as monitors, and the exploration starts again (interpreter/Sharing.h).
void takeLocksAsWritten(interpreter::NativeContext& ctx);

} // namespace clew::vm::natives
