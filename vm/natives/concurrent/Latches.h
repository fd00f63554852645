#pragma once

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

interpreter::NativeOutcome makeLatch(interpreter::NativeContext& ctx); // declines
interpreter::NativeOutcome awaitLatch(interpreter::NativeContext& ctx);
interpreter::NativeOutcome awaitLatchTimed(interpreter::NativeContext& ctx);
interpreter::NativeOutcome countDownLatch(interpreter::NativeContext& ctx);

} // namespace clew::vm::natives
