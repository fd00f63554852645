#pragma once

#include <optional>
#include <string_view>

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

// Whether the first frame that is not a method of the class (internal name) is one of the
// program's, and not of the JDK.
bool isCalledByProgram(const interpreter::NativeContext& ctx, std::string_view throughClass);

// What TimeUnit.toNanos returns: saturated; -1 for all that is less than 0. `unit` is not null.
std::int64_t nanosecondsOf(interpreter::NativeContext& ctx, std::int64_t time, values::Ref unit);

// The present thread parks for an operation on a lock or a latch (ThreadData::waitingOn), until
// somebody wakes it or so much time has passed, where that is limited.
void parkFor(interpreter::NativeContext& ctx, values::Ref lock,
             std::optional<std::int64_t> nanoseconds);

} // namespace clew::vm::natives
