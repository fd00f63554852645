#pragma once

// The class that tests are written for.

#include <string>
#include <vector>

#include "vm/Vm.h"

namespace clew::search::generate {

// Named as in the source ("org.example.Money"). Throws UserError where it is not there.
const vm::types::Class& findClass(vm::Vm& vm, const std::string& name);

// The class and those inside of it, which its tests are to cover as well.
std::vector<const vm::types::Class*> withNested(vm::Vm& vm, const vm::types::Class& type);

} // namespace clew::search::generate
