#pragma once

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

interpreter::NativeOutcome acquireSemaphore(interpreter::NativeContext& ctx);
interpreter::NativeOutcome acquireSeveral(interpreter::NativeContext& ctx);
interpreter::NativeOutcome acquireUninterruptibly(interpreter::NativeContext& ctx);
interpreter::NativeOutcome tryAcquireFor(interpreter::NativeContext& ctx);
interpreter::NativeOutcome tryAcquireSeveralFor(interpreter::NativeContext& ctx);
interpreter::NativeOutcome releaseSemaphore(interpreter::NativeContext& ctx);
interpreter::NativeOutcome releaseSeveral(interpreter::NativeContext& ctx);

} // namespace clew::vm::natives
