#pragma once

// What HotSpot keeps of a failed class initialization, to name it as the cause of every later NoClassDefFoundError:
// "Could not initialize class ...".

#include "vm/Vm.h"
#include "vm/state/LiveState.h"

namespace clew::vm::natives {

// Once for each class and path; `exception` is what the initializer threw, before it was wrapped.
void rememberInitializationFailure(Vm& vm, state::LiveState& state, const types::Class& klass, values::Ref exception);

// The ExceptionInInitializerError for the class; 0: none was kept.
values::Ref initializationFailureOf(const state::LiveState& state, const types::Class& klass);

}  // namespace clew::vm::natives
