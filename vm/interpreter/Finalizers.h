#pragma once

// vm.process_finalizers: Object.finalize, called as JLS 12.6 allows it.
//
// Each object of a class of the program that overrides finalize() with something to do gets a
// thread for that when it is made. The thread is there from then on, so that others are switched as
// beside any thread; but it does not go on, and keeps nothing alive, until nothing else reaches the
// object at a scheduling point: the heap is looked through at each of them. From there on it is a
// daemon thread like others. Nobody promises an order, a time or a thread (JLS 12.6); what is
// garbage follows from the state and not from when memory is short.

#include "vm/objects/ObjectAccess.h"

namespace clew::vm::interpreter {

// The program's class has, or inherits, a finalize that does something.
bool isFinalizable(const types::Class& klass);

// The object has been made. Does nothing where its class is not finalizable.
void awaitGarbage(Vm& vm, state::LiveState& state, values::Ref object);

// At a scheduling point: lets those go on whose objects have become garbage.
void wakeFinalizers(state::LiveState& state);

// Calls finalize(), or will.
bool isFinalizer(const state::LiveState& state, std::size_t thread);
// Will call it when the object is garbage, and counts as a thread until then; the JDK's own
// housekeeping threads do neither.
bool awaitsGarbage(const state::LiveState& state, std::size_t thread);

} // namespace clew::vm::interpreter
