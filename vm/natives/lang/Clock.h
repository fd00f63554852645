#pragma once

// What time it is for the program under test.

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

// What passes where much time does, 16 years in nanoseconds: longer than time limits are that a
// program keeps to by reading the clock. What all advances come to is still less than the 292 years
// that differences of System.nanoTime can say.
constexpr std::int64_t kMuchTime = 16 * 31'536'000'000'000'000;

// Nanoseconds since the clock started (Options::clockStart). On a single path that is real time.
// Otherwise the clock stands still, with two exceptions: when the time of a wait or a sleep has
// passed, it shows that; and from a path's second reading on, whether much time (16 years) has
// passed since the last reading is a choice. Seeding of random numbers and the JDK's own class
// initializers are no readings: they get the start. With Options::clockStep there is no choice:
// that much passes with each reading. False: leave with ctx.blocked().
bool readClock(interpreter::NativeContext& ctx, std::int64_t& nanoseconds);

// When a wait that begins now ends (ThreadData::wakeTime), by its time limit.
std::int64_t wakeTimeAfter(const interpreter::NativeContext& ctx, std::int64_t nanoseconds);
// The same where the limit is a time since 1970.
std::int64_t wakeTimeAt(const interpreter::NativeContext& ctx, std::int64_t nanoseconds);
// Nothing can happen before.
void sleepUntil(interpreter::NativeContext& ctx, std::int64_t wakeTime);

} // namespace clew::vm::natives
