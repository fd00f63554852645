#pragma once

// What the peers of java.lang.management have in common.

#include <string>

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

// The program is told what a JVM would tell in another way: the verdict names it.
void noteFigure(interpreter::NativeContext& ctx, std::string what);

// The peer of what asks for the time that processors have worked, as nanoseconds.
interpreter::NativeOutcome processorTime(interpreter::NativeContext& ctx);

} // namespace clew::vm::natives
