#pragma once

// Questions about the class that an input of type java.lang.Class stands for: conditions on inputs
// (state/ClassFacts.h), unless what was answered before leaves one answer. Which answers are
// possible is found by a search for classes of all such inputs that the answers have to do with
// (ClassSearch.h). Where it finds none and there could be one, the verdict says so.

#include "vm/objects/ClassInputs.h"
#include "vm/state/ClassFacts.h"

namespace clew::vm::interpreter {

struct ClassAnswer {
    values::Expression question = 0; // to be settled first; then it is asked again
    bool isYes = false;
};
// Of two java.lang.Class objects, the first of which, or both, are inputs; or of the first alone.
// An input that is found to be the class `other` stands for it from here on.
ClassAnswer askClass(Vm& vm, state::LiveState& state, state::ClassQuestion question, Ref object,
                     Ref other = 0);
// The same where the other one is a type, or null.
ClassAnswer askClass(Vm& vm, state::LiveState& state, state::ClassQuestion question, Ref object,
                     const types::Class* other);

// What getClass returns of an input whose type is open (objects/MockTypes.h): an input of type
// Class too, the same one each time. 0: no room.
Ref classOfObject(Vm& vm, state::LiveState& state, Ref object);
// The path has it that the object is of exactly the class that it is of.
bool isExactly(const state::LiveState& state, Ref object);

// What looks into a class which is an input sees one of a few that fit: whether it is one of them,
// of which it is not known; 0: it stands for one of them, or is none.
values::Expression nextClassToTry(Vm& vm, state::LiveState& state, Ref object);

// Lets the input stand for one class that fits. `user`: what looks into it.
void chooseClass(Vm& vm, state::LiveState& state, Ref object, std::string_view user);

// Writes the classes that the inputs of this kind stand for into the bindings of `values`, which
// are those of the state: where the program has not decided it, some that fit. So with inputs whose
// class was asked for.
void settleClasses(Vm& vm, const state::LiveState& state, state::InputValues& values);

} // namespace clew::vm::interpreter
