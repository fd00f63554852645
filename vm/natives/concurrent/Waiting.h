#pragma once

#include <string_view>

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

// Whether the first frame that is not a method of the class (internal name) is one of the
// program's, and not of the JDK.
bool isCalledByProgram(const interpreter::NativeContext& ctx, std::string_view throughClass);

// What TimeUnit.toNanos returns: saturated; -1 for all that is less than 0. `unit` is not null.
std::int64_t nanosecondsOf(interpreter::NativeContext& ctx, std::int64_t time, values::Ref unit);

} // namespace clew::vm::natives
