#pragma once

// Runs the constructors of inputs (objects/InputConstructors.h) before the instruction that has
// used the input first: as one step, in its thread. A path on which the constructor throws is left,
// as by an assumption: no program has such an object.
//
// Where the values of all inputs are given (Vm::inputValues), the constructors run when the program
// gets the input, those of arguments before the others.

#include <vector>

#include "vm/Vm.h"

namespace clew::vm::interpreter {

// More constructors than this do not wait for each other's arguments.
constexpr std::size_t kNestedConstructors = 4;

// A static method (Method::isPreparation) whose parameters are the object and the constructor's.
// Thread-safe.
const types::Method& inputConstruction(Vm& vm, const types::Method& constructor);

// The inputs whose constructors the current thread executes, the innermost first.
std::vector<Ref> underConstruction(const state::LiveState& state);

// The object, which was there before the constructor that is under way, is an argument of it, or
// something that one refers to: reports that where it is not as it was when the program got it.
void noteLateArgument(Vm& vm, state::LiveState& state, Ref object);

} // namespace clew::vm::interpreter
