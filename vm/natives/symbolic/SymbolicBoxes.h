#pragma once

// Boxes of symbolic values (Object::ValueOf). Integer.valueOf and its kin give one object for each of the values that they
// keep in a cache, and a new object for every other one. Which it is would have to be known before anything else is done
// with the box; instead each call gives an object of its own, and whether two of them are the same one is asked where
// references are compared.

#include "vm/Vm.h"

namespace clew::vm::natives {

// The condition under which two references to different objects stand for the same box; 0: they never do.
values::Expression sameBox(const Vm& vm, const state::LiveState& state, values::Ref a, values::Ref b);

} // namespace clew::vm::natives
