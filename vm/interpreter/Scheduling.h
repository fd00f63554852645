#pragma once

// Which threads can go on, and what it means for one to be picked.

#include <atomic>
#include <string>

#include "vm/state/LiveState.h"

namespace clew::vm::interpreter {

// The thread may be picked: it is runnable, and the monitor that it needs, if any, is free or its
// own, and the thread that it joins has ended; or it waits, is parked or sleeps with a time limit
// that may pass now (a timed wait also needs its monitor to be free).
bool isEnabled(const state::LiveState& state, std::size_t thread);
// The thread is not enabled, but may go on for no reason, once others can (JLS 17.2.1): it then
// waits no more. A thread that only this could help is deadlocked.
bool wakesSpuriously(const state::LiveState& state, std::size_t thread); // one that `maySpuriously`
inline bool mayWakeSpuriously(const state::LiveState& state, std::size_t thread) {
    return state.threads[thread].data.maySpuriously && wakesSpuriously(state, thread);
}
// The thread is not enabled, as it has come to take a lock (Locks.h) that is not free, or to join a
// thread that is alive; but it has not begun to wait for that. (As it is written, that takes steps
// of its own.) Who picks it lets it begin: nothing else changes.
bool mayBeginToWait(const state::LiveState& state, std::size_t thread);
// Any thread but the current one is enabled, or may wake up for no reason beside the current one,
// or may have something to do when the current one has gone on (interpreter/Finalizers.h).
bool isOtherEnabled(const state::LiveState& state);
// More than one thread has started and not ended (housekeeping threads do not count); or has
// started at all, where LiveState::threadsOfOldest says so.
bool hasSeveralThreads(const state::LiveState& state);
// All non-daemon threads have ended.
bool isProgramOver(const state::LiveState& state);
// For a thread that is enabled because its time limit may pass: lets it pass (status, wakeUp,
// pendingMonitor), so that its native method goes on with WakeUp::TimedOut; the clock then shows
// that the time has passed. One that may wake up for no reason goes on with WakeUp::Spurious. Does
// nothing to a runnable thread.
void endWait(state::LiveState& state, std::size_t thread);

// Where the current thread is: "pkg.Foo.bar:12".
std::string describePosition(const state::LiveState& state);

// Where time is real (Options::singlePath). Nanoseconds since 1970.
std::int64_t realTime();
void sleepUntil(std::int64_t time, const std::atomic<bool>& interrupted); // or until then

} // namespace clew::vm::interpreter
