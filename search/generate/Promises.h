#pragma once

// Return specifications as assertions of tests: which of their value propositions have to hold
// after a call, from the automaton and the steps before, and how these are written in a test.

#include <vector>

#include "search/generate/BranchGoals.h"
#include "search/generate/TestCase.h"
#include "search/generate/TypeKnowledge.h"
#include "vm/Vm.h"

namespace clew::search::generate {

// Of the last call of a test, on the receiver (0: of a static method), which has made the last of
// the steps on it. `broken`: the specification among them that it violates; null: it keeps all.
std::vector<Promise> promisesOf(vm::Vm& vm, const TypeKnowledge& types, const Step& act,
                                const vm::types::Method& method, vm::values::Ref receiver,
                                const std::vector<BranchGoals::MonitorStep>& steps,
                                const void* broken);

} // namespace clew::search::generate
