#pragma once

// Looks for classes that inputs of type java.lang.Class can stand for, so that given answers to
// questions about them hold: those that were named, those above and below them, some that everybody
// has, and where symbolic.mocks wants them mocks.

#include <map>
#include <optional>
#include <vector>

#include "vm/Vm.h"
#include "vm/state/ClassFacts.h"
#include "vm/state/LiveState.h"

namespace clew::vm::interpreter {

struct ClassFact {
    state::AskedClass asked;
    bool holds; // the answer
};

using FoundClasses = std::map<std::uint32_t, const types::Class*>; // by input
// The facts name no other inputs. Nothing: no such classes were found.
std::optional<FoundClasses> findClasses(Vm& vm, const state::LiveState& state,
                                        const std::vector<std::uint32_t>& inputs,
                                        const std::vector<ClassFact>& facts);

// Classes that differ in what the program can ask about them, of those that the input can be: ones
// that the code which is under way names, mocks below these, and some that everybody has.
std::vector<const types::Class*> classesToTry(Vm& vm, const state::LiveState& state,
                                              std::uint32_t input,
                                              const std::vector<ClassFact>& facts);

// By the facts, the input is one of a few classes, all of which the search tries.
bool isOneOfFew(Vm& vm, const state::LiveState& state, std::uint32_t input,
                const std::vector<ClassFact>& facts);

// The answer for a class. `other`: the other one, or the type of the annotation.
bool answerFor(state::ClassQuestion question, const types::Class& klass, const types::Class* other);

} // namespace clew::vm::interpreter
