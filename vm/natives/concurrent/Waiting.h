#pragma once

#include <string_view>

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

// Whether the first frame that is not a method of the class (internal name) is one of the
// program's, and not of the JDK.
bool isCalledByProgram(const interpreter::NativeContext& ctx, std::string_view throughClass);

} // namespace clew::vm::natives
