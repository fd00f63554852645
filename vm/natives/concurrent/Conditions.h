#pragma once

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

interpreter::NativeOutcome awaitCondition(interpreter::NativeContext& ctx);
interpreter::NativeOutcome awaitConditionTimed(interpreter::NativeContext& ctx);
interpreter::NativeOutcome awaitConditionNanos(interpreter::NativeContext& ctx);
interpreter::NativeOutcome signalCondition(interpreter::NativeContext& ctx);
interpreter::NativeOutcome signalAllOfCondition(interpreter::NativeContext& ctx);

} // namespace clew::vm::natives
