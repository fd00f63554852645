#pragma once

#include "vm/interpreter/symbolic/LongTexts.h"

namespace clew::vm::natives {

// The index of the first such char, from this index on, or -1: the same expression whoever asks.
interpreter::Expression firstIndexOf(interpreter::NativeContext& ctx, const interpreter::Text& text,
                                     interpreter::Expression c, interpreter::Expression from);

} // namespace clew::vm::natives
