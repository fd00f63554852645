#pragma once

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

interpreter::NativeOutcome transferOnStack(interpreter::NativeContext& ctx);

} // namespace clew::vm::natives
