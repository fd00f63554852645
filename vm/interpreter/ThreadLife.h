#pragma once

// How threads begin and end, and the end of the program.

#include <initializer_list>
#include <span>

#include "vm/objects/ObjectAccess.h"

namespace clew::vm::interpreter {

using state::LiveState;
using types::Method;
using values::Ref;
using values::Slot;

// A first frame of a thread: calls the bodies, which take an object or nothing, and ends the
// thread.
const Method& makeFirstFrame(const char* name, std::initializer_list<Method::Peer> bodies,
                             bool takesObject);
// A new thread at its first frame. Its place; no observer has been told.
std::size_t makeThread(Vm& vm, LiveState& state, Ref object, bool daemon, const Method& firstFrame,
                       std::span<const Slot> arguments);

// Thread.start of a thread that has not been started.
void startThread(Vm& vm, LiveState& state, Ref threadObject, bool daemon);

// The first frame of a thread whose run was ended by an exception, its argument: handles it, and
// ends the thread.
const Method& threadDispatch();

// A static method without parameters, to be called as the last thing that a thread does: a
// scheduling point, after which nobody else holds the monitor of the Thread object.
const Method& threadEnd();

// The current thread's last frame has returned, or its uncaught exception has been handled: it
// ends, and whoever waits on its Thread object (join) is woken. With the last thread that is no
// daemon the shutdown hooks start.
void threadEnded(Vm& vm, LiveState& state);

} // namespace clew::vm::interpreter
