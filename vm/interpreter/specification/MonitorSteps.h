#pragma once

// What wrappers of observed calls ask the machine to do: native methods of theirs, as peers.

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::interpreter::monitors {

// void step(Object receiver, long valuation, int step): the monitor of the receiver, or of the
// class where that is static, steps.
NativeOutcome step(NativeContext& ctx);
// void tell(long bits): whoever looks on is told of the call; any order of such calls counts.
NativeOutcome tell(NativeContext& ctx);
// void begin(boolean readsHeap): value propositions are evaluated from here on to end(), in one
// step with the monitors' own.
NativeOutcome begin(NativeContext& ctx);
NativeOutcome end(NativeContext& ctx);
// Added to how deep a thread is in atomic sections (ThreadData::atomicDepth) while it evaluates:
// more than sections of the program's own come to.
inline constexpr std::uint32_t kEvaluation = 0x10000;
// void failed(Throwable, int evaluation): a value proposition has thrown.
NativeOutcome failed(NativeContext& ctx);

// long contents(Object also), and void unchanged(Object also, long contents, int evaluation): what
// a value proposition that calls methods can reach is as it was before.
NativeOutcome contents(NativeContext& ctx);
NativeOutcome unchanged(NativeContext& ctx);

} // namespace clew::vm::interpreter::monitors
