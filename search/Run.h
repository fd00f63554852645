#pragma once

// `clew run`: one path of a program, as `java` would run it.

#include <string>

#include "vm/Vm.h"

namespace clew::search {

// `state` is before the program's first instruction. Returns the exit status of the process.
int runProgram(vm::Vm& vm, vm::state::LiveState& state);

} // namespace clew::search
