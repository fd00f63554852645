#pragma once

// A Driver as a class that the virtual machine can run: its method `main` makes the inputs and
// executes the steps. The value that the last step returns is left in the static field `result`,
// which has its type, for whoever looks at the end state; the number of the step that is executed
// is in the static field `step`.

#include "search/generate/Driver.h"
#include "vm/Vm.h"

namespace clew::search::generate {

// The class is loaded and has the right to call what is private. Throws types::LinkageError where a
// class that the driver names is missing.
const vm::types::Class& defineDriver(vm::Vm& vm, const Driver& driver);

// A static method that takes what the last step takes, its receiver first, makes inputs of the
// arguments that are inputs there, and of the fields that `assignments` are about, and then
// executes the step.
const vm::types::Method& defineCallWithInputs(vm::Vm& vm, const Step& call,
                                              const std::vector<Step>& assignments);

// The value of a driver's input on a path that has ended.
JavaValue valueOfInput(vm::Vm& vm, const vm::state::InputValues& values, const Input& input);

} // namespace clew::search::generate
