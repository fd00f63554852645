#pragma once

// The key symbolic.method: pkg.Class.method(sym#con), which method to explore and which of its
// parameters are inputs; where that fits more than one, with types:
// pkg.Class.method(int:sym#java.lang.String:con).

#include <string_view>

#include "search/generate/Driver.h"
#include "vm/Vm.h"

namespace clew::search::generate {

// `fields`: the key symbolic.fields; "instance" makes the receiver's fields inputs as well. Throws
// ConfigError: what is wrong, and which methods there are.
Driver driverOfMethod(vm::Vm& vm, std::string_view method, std::string_view fields);

} // namespace clew::search::generate
