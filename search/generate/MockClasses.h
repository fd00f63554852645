#pragma once

// Mocks as classes of the machine in which tests are tried.

#include <string>

#include "search/generate/JavaValue.h"
#include "vm/Vm.h"

namespace clew::search::generate {

// The field of the class below that holds what the method returns at this call.
std::string mockField(std::size_t method, std::size_t call);
// And what the elements of its parameter, from 1 on, become.
std::string changedField(std::size_t method, std::size_t call, std::size_t parameter);
// A class without values: they are fields of its objects. Thread-safe.
const vm::types::Class& mockObjectClass(vm::Vm& vm, const JavaValue& mock);

} // namespace clew::search::generate
