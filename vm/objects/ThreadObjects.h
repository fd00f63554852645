#pragma once

// java.lang.Thread objects, and the groups that they are in.

#include "vm/objects/ObjectAccess.h"

namespace clew::vm::objects {

constexpr std::size_t kNoThread = ~std::size_t(0);
// Thread.eetop, where HotSpot keeps the address of its own structure, of a thread that has started
// and not ended: isAlive reads it. 0 before and after.
constexpr std::int64_t kAlive = 1;

// JVM TI's thread states, as Thread.threadStatus holds them.
constexpr std::int32_t kAliveAndRunnable = 0x0005, kTerminated = 0x0002;
void setThreadStatus(LiveState& state, Ref threadObject, std::int32_t status);
bool isDaemon(LiveState& state, Ref threadObject);

// The index of the thread that a java.lang.Thread stands for; kNoThread where it has not started,
// or has ended.
std::size_t threadIndexOf(const LiveState& state, Ref threadObject);

// It has started and not ended.
inline bool isAlive(const LiveState& state, Ref threadObject) {
    return threadIndexOf(state, threadObject) != kNoThread;
}
// It has started and ended.
bool hasEnded(LiveState& state, Ref threadObject);

// Moves a thread that waits, sleeps or is parked on to where its native method is executed again.
// It is not noticed at once (FoundHeld::Unnoticed) where it was unparked or interrupted; who is
// notified needs the monitor from then on.
void wake(LiveState& state, std::size_t thread, state::WakeUp how);
// The Thread that it waits on has ended, which others see before it is notified.
void wakeAtEnd(LiveState& state, std::size_t thread);

// Thread.interrupted of a thread object, which is the only place where interruption is kept.
bool isInterrupted(LiveState& state, Ref threadObject);
void setInterrupted(LiveState& state, Ref threadObject, bool value);

// The program has asked for a thread's id or name, or for where an object holds the field. Where
// that was of no account until now, the exploration starts again.
void askedForId(Vm& vm);
void askedForName(Vm& vm);
void askedForOffset(Vm& vm, const Field& field);
// Likewise for what follows from the order in which threads have started.
void askedForOrder(Vm& vm);

// The program has asked for the state of another thread (Thread.getState): from then on it is noted
// who may have found a monitor held.
void askedForThreadState(Vm& vm);
bool areThreadStatesAsked(const Vm& vm);
// One of those that wait on a Thread has been notified: that may be one that joins, which then is
// executed as it is written (natives/concurrent/Joins.cpp).
void notifiedOneOn(Vm& vm, const LiveState& state, Ref object);
bool areJoinsAsWritten(const Vm& vm);
// A wait may end for no reason, as long as others can go on.
void waitMayEndForNothing(Vm& vm);
// A thread comes to wait for a condition; returns whether there are such waits, so that it makes a
// difference who goes on before.
bool comesToAwait(Vm& vm);
// The monitor or lock has been given back.
void noteGivenBack(const Vm& vm, LiveState& state, Ref monitor);

// Up to JDK 18 groups keep lists of their threads; here only where the program asks for these, or
// enters a group's monitor.
bool hasThreadLists(const Vm& vm);
bool keepsThreadGroups(const Vm& vm);
void askedForThreadGroup(Vm& vm);
Ref groupOfThread(LiveState& state, Ref threadObject);
void leaveGroup(Vm& vm, LiveState& state,
                Ref thread); // what ThreadGroup.threadTerminated does, less its daemon groups

} // namespace clew::vm::objects
