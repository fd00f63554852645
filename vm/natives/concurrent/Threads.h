#pragma once

// Looking at other threads, for peers.

#include <limits>
#include <vector>

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

// Those that have not been forgotten, in the order in which they were started.
std::vector<const state::ThreadData*> inOrderOfStart(const state::LiveState& state);

// The name of the constant of Thread.State.
std::string_view stateName(state::LiveState& state, values::Ref thread);
// What a thread wants is no monitor: it waits until another one has initialized a class. Java does
// not show that.
bool isOfInitialization(const state::LiveState& state, values::Ref pendingMonitor);
// Another thread holds the monitor or lock that this one (an index) wants.
bool isMonitorHeld(const state::LiveState& state, std::size_t thread);

// A StackTraceElement[] of a thread (an index), without hidden frames. The classes are those that
// loadTraceClasses() has found; false: leave with `outcome`.
bool loadTraceClasses(interpreter::NativeContext& ctx, const types::Class*& element,
                      const types::Class*& array, interpreter::NativeOutcome& outcome);
values::Ref traceOf(interpreter::NativeContext& ctx, const types::Class& elementClass,
                    const types::Class& arrayClass, std::size_t index,
                    std::uint32_t maximalDepth = std::numeric_limits<std::uint32_t>::max());

} // namespace clew::vm::natives
