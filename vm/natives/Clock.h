#pragma once

// What time it is for the program under test.

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

// Nanoseconds since the clock started (Options::clockStart). On a single path that is real time. Otherwise
// the clock stands still, except that from a path's second reading on, whether much time (a year) has passed
// since the last reading is a choice. Seeding of random numbers and the JDK's own class initializers are no
// readings: they get the start. False: leave with ctx.blocked().
bool readClock(interpreter::NativeContext& ctx, std::int64_t& nanoseconds);

// On a single path: when a wait that begins now ends (ThreadData::wakeTime).
std::int64_t wakeTimeAfter(std::int64_t nanoseconds);

}  // namespace clew::vm::natives
