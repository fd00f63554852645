#pragma once

// The key symbolic.method: pkg.Class.method(sym#con), which method to explore and which of its
// parameters are inputs; where that fits more than one, with types:
// pkg.Class.method(int:sym#java.lang.String:con).

#include <string_view>
#include <vector>

#include "search/generate/Driver.h"
#include "vm/Vm.h"

namespace clew::search::generate {

// `fields`: the key symbolic.fields; "instance" makes the receiver's fields inputs as well. Throws
// ConfigError: what is wrong, and which methods there are.
Driver driverOfMethod(vm::Vm& vm, std::string_view method, std::string_view fields);

// The method or constructor that the driver is about.
const vm::types::Method& methodOf(vm::Vm& vm, const Driver& driver);
// Assignments of inputs to the fields of the method's class, and of those above it, that have the
// annotation @Symbolic("true") or that `fields`, of symbolic.fields, names. Those of instance
// fields have no receiver.
std::vector<Step> inputFieldsOf(const vm::types::Class& klass, std::string_view fields);

} // namespace clew::search::generate
