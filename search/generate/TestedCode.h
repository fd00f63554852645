#pragma once

// What code that is to be tested asks for and calls, as its class files say: which arguments are
// worth trying.

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "search/generate/BranchGoals.h"
#include "vm/interpreter/decode/Code.h"

namespace clew::search::generate {

bool isCast(const vm::interpreter::Instruction& instruction);
// The internal name of the class that the instruction asks about, by instanceof, or casts to.
// Empty: it does neither.
std::string typeAskedBy(const vm::interpreter::Instruction& instruction,
                        const vm::types::Class& user);
// The descriptor of a class that the code has as a constant (Box.class). Empty: it is none.
std::string literalIn(const vm::interpreter::Instruction& instruction,
                      const vm::types::Class& user);

// Of each parameter that the method casts as it was given: its descriptor, and that of the class.
std::set<std::pair<std::string, std::string>> castParametersOf(const vm::types::Method& method);

// Names of the methods that the classes call: all, or where there are some in `only`, those that
// these call, and those of the classes' own that they call by these names.
std::set<std::string> methodsCalledIn(const std::vector<const vm::types::Class*>& classes,
                                      const std::vector<MethodName>& only);

} // namespace clew::search::generate
