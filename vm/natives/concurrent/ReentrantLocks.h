#pragma once

// Synchronizers that are taken as monitors (interpreter/Locks.h), and when they are not.

#include <string_view>

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

// What locks do with the queue of waiting threads and with the permits of park has become visible:
// they are no longer taken as monitors, and the exploration starts again (interpreter/Sharing.h).
void takeLocksAsWritten(interpreter::NativeContext& ctx);
// The program can tell what is in the queues of threads that wait (interpreter/WaitQueues.h).
void takeQueuesAsWritten(interpreter::NativeContext& ctx);

// `sync` is taken as a monitor, in what is explored now.
bool isMonitor(const interpreter::NativeContext& ctx, values::Ref sync);
// What is no lock itself, but taken as one operation in the same way, is not either.
bool areLocksAsWritten(interpreter::NativeContext& ctx);
// Before the lock is given back: a scheduling point where others look whether it is held, or who
// waits for it. False: it is to be left first.
bool mayGiveBack(interpreter::NativeContext& ctx, values::Ref sync);
// As AbstractQueuedSynchronizer does it: method(1).
interpreter::NativeOutcome callWritten(interpreter::NativeContext& ctx, values::Ref sync,
                                       std::string_view method, std::string_view descriptor);
// Leaves; the peer is executed again when the lock is free, or the thread is interrupted.
interpreter::NativeOutcome waitForLock(interpreter::NativeContext& ctx, values::Ref sync);
// The thread is interrupted. Where it had looked for that before, and it was not, it may pass when
// the lock is free, though it has been interrupted since: a choice. False: that is still to be
// made.
bool passesInSpite(interpreter::NativeContext& ctx, values::Ref sync, std::string_view method,
                   bool& passes);
// The same for who looks once only, and has a time limit: where the lock is held, that time may
// have passed before the thread looks again.
bool passesInTime(interpreter::NativeContext& ctx, values::Ref sync, std::string_view method,
                  bool& passes);
// The thread is about to ask for the lock, for some time: it looks whether it is interrupted. (One
// that asks for as long as it takes is known by ThreadData::pendingMonitor.)
void looksFirst(interpreter::NativeContext& ctx, values::Ref sync);

} // namespace clew::vm::natives
