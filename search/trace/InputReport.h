#pragma once

// The inputs of a path: for a person, for the tests of an ordinary JVM, and for `clew replay`.

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "vm/Vm.h"

namespace clew::search {

// One line for each input that the program asked for: "x = 5", "list = {value: 1, next: null}".
std::vector<std::string> describeInputs(const vm::state::InputValues& values);

// The list "inputs" of a trace, as gov.nasa.jpf.symbc.RecordedInputs reads it.
nlohmann::json jsonOfInputs(const vm::state::InputValues& values);

// Everything, and back. Throws types::LinkageError where a class is missing, std::exception where
// it is no such object.
nlohmann::json toJson(const vm::state::InputValues& values);
std::shared_ptr<const vm::state::InputValues> inputValuesOf(vm::Vm& vm, const nlohmann::json& json);

} // namespace clew::search
