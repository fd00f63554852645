#pragma once

// Global objects (vm/state/ObjectTable.h) are numbered in the order in which a process makes them,
// and so are classes; both numbers are part of fingerprints. What a process has made another one
// makes again in the same order, so that fingerprints mean the same in both.

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "vm/Vm.h"

namespace clew::search {

// They cannot be made again as they are: why, as the rest of a sentence.
class GlobalsDiffer : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// Whether the class, or that of its elements, is the one that its name means.
bool hasNameOfItsOwn(const vm::types::Class& klass);

// The number of the next one, which is left out for good: it marks where those before it end.
vm::values::Ref markGlobals(vm::Vm& vm);

// Those from `begin` on, before `end`: an array. Throws GlobalsDiffer where there is one that
// makeGlobals cannot make.
nlohmann::json describeGlobals(vm::Vm& vm, vm::values::Ref begin, vm::values::Ref end);
// A checksum of all before `end`, whatever they are.
std::string checksumOfGlobals(vm::Vm& vm, vm::values::Ref end);

// Those that describeGlobals has described, where the next one has the number `begin`. Throws
// GlobalsDiffer where they do not become what they were.
void makeGlobals(vm::Vm& vm, vm::values::Ref begin, vm::values::Ref end,
                 const nlohmann::json& described);

} // namespace clew::search
