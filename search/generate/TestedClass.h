#pragma once

// The class that tests are written for.

#include <string>
#include <vector>

#include "search/generate/BranchGoals.h"
#include "search/generate/TypeKnowledge.h"
#include "vm/Vm.h"

namespace clew::search::generate {

// "org.example.Money", or methods of it: "org.example.Money#add",
// "org.example.Money#add(int,Money)", and by the name of the class its constructors.
struct TestTarget {
    std::string className, method; // method: empty for all
};
// Throws UserError where the method is missing.
TestTarget testTargetOf(const std::string& text);

// Of those that a test may call. Throws UserError where there are none.
std::vector<MethodName> methodsNamed(const TypeKnowledge& types, const vm::types::Class& type,
                                     const std::string& method);

// Named as in the source ("org.example.Money"). Throws UserError where it is not there.
const vm::types::Class& findClass(vm::Vm& vm, const std::string& name);

// The class and those inside of it, which its tests are to cover as well.
std::vector<const vm::types::Class*> withNested(vm::Vm& vm, const vm::types::Class& type);

} // namespace clew::search::generate
