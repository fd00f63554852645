#pragma once

// What the files of peers have in common.

#include "vm/interpreter/NativeContext.h"
#include "vm/natives/Natives.h"
#include "vm/objects/Boxes.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/Strings.h"

namespace clew::vm::natives {

using namespace objects;
using interpreter::ChoiceRequest;
using interpreter::NativeContext;
using interpreter::NativeOutcome;

// Peers of methods that have nothing to do here, or one answer.
NativeOutcome nothing(NativeContext& ctx);
NativeOutcome returnNull(NativeContext& ctx);
NativeOutcome returnFalse(NativeContext& ctx);
NativeOutcome returnTrue(NativeContext& ctx);
NativeOutcome returnZero(NativeContext& ctx); // of an int, or a narrower type
NativeOutcome returnZeroLong(NativeContext& ctx);
NativeOutcome throwUnsupported(NativeContext& ctx); // UnsupportedOperationException

// Loads a class for a peer, as `from` names it where that is given. Null: `outcome` is what the
// peer leaves with (the linking error was thrown).
Class* loadFor(NativeContext& ctx, std::string_view name, NativeOutcome& outcome,
               const Class* from = nullptr);

// Leaves with the value boxed by the box class's valueOf; a reference as it is.
NativeOutcome returnBoxed(NativeContext& ctx, BasicType type, Slot value);

} // namespace clew::vm::natives
