#pragma once

// The classes that the code which is under way names: what it may compare the class of an input
// with, or look for.

#include <vector>

#include "vm/Vm.h"
#include "vm/state/LiveState.h"

namespace clew::vm::objects {

// Of a class file's constants, in their order; those of the program first. What cannot be loaded is
// left out.
std::vector<const types::Class*> classesNamedBy(Vm& vm, const types::Class& user);

// The class whose code is under way, the innermost that is the program's own. Null: there is none.
const types::Class* classUnderWay(const state::LiveState& state);

// Where the class calls getClass(): the classes that it names, objects of which an input that may
// be anything can be, at most a few.
std::vector<const types::Class*> classesComparedBy(Vm& vm, const types::Class& user);

} // namespace clew::vm::objects
