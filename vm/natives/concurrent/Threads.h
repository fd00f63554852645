#pragma once

// Java threads: what the interpreter needs of their natives.

#include "vm/objects/JavaObjects.h"

namespace clew::vm::natives {

constexpr std::size_t kNoThread = ~std::size_t(0);
constexpr std::int64_t kAlive = 1; // Thread.eetop of a thread that has started and not ended

// The index of the thread that a java.lang.Thread stands for; kNoThread where it has not started, or has ended.
std::size_t threadIndexOf(const LiveState& state, Ref threadObject);

// The first frame of a thread whose run was ended by an exception, its argument: handles it, and ends the thread.
const Method& threadDispatch();

// A static method without parameters, to be called as the last thing that a thread does: a scheduling point, after which
// nobody else holds the monitor of the Thread object.
const Method& threadEnd();

// The current thread's last frame has returned, or its uncaught exception has been handled: it ends, and whoever waits
// on its Thread object (join) is woken.
void threadEnded(Vm& vm, LiveState& state);

// The program has asked for a thread's id or name, or for where an object holds the field. Where that was of no account until
// now, the exploration starts again.
void askedForId(Vm& vm);
void askedForName(Vm& vm);
void askedForOffset(Vm& vm, const types::Field& field);

// ThreadGroups.cpp: groups keep lists of their threads only where the program asks for these, or enters a group's monitor.
void bindThreadGroupPeers(Vm& vm); // once the JVM's own threads are there
bool keepsThreadGroups(const Vm& vm);
void askedForThreadGroup(Vm& vm);
void leaveGroup(Vm& vm, LiveState& state, Ref thread);

// Moves a thread that waits, sleeps or is parked on to where its native method is executed again.
void wake(LiveState& state, std::size_t thread, state::WakeUp how);

// Thread.interrupted of a thread object, which is the only place where interruption is kept.
bool isInterrupted(LiveState& state, Ref threadObject);
void setInterrupted(LiveState& state, Ref threadObject, bool value);

}  // namespace clew::vm::natives
