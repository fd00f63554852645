#pragma once

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

interpreter::NativeOutcome lockWorker(interpreter::NativeContext& ctx);
interpreter::NativeOutcome unlockWorker(interpreter::NativeContext& ctx);

} // namespace clew::vm::natives
