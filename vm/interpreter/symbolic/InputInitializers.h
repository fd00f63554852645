#pragma once

// How a class says itself what an input of it looks like: its method `void initSymbolic()` is
// called for each new object that an input turns out to be, before anybody else sees the object.
// What the method sets is as it sets it; all other fields stay inputs. It runs as one step, in the
// thread that has used the input first.
//
// Where the values of all inputs are given (Vm::inputValues), objects are made when the program
// gets the input, and the methods are called then, in the order in which they were on the path: a
// method that looks at more than its object may see something else.

#include "vm/Vm.h"

namespace clew::vm::interpreter {

// Whether it is such a method, which no other code calls.
bool isInputInitializer(const types::Method& method);

// A static method of one parameter, the object, after which the instruction is executed again
// (Method::isPreparation). Null: objects of this class are as inputs are. Thread-safe.
const types::Method* inputInitializerOf(Vm& vm, const types::Class& klass);

} // namespace clew::vm::interpreter
