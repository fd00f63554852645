#pragma once

// Mock types as classes: ordinary bytecode whose methods ask for inputs, named after the input that
// the mock is: "queue.getName()", and the second time "queue.getName()#2".

#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/objects/MockTypes.h"

namespace clew::vm::interpreter {

// The one class for this input with these types. Thread-safe.
const types::Class& mockClass(Vm& vm, std::uint32_t input, const objects::MockTypes& types);

// A class, or an interface, with annotations; that an input of type java.lang.Class stands for, or
// that an input is of whose class was asked for them. Thread-safe.
struct MockOfClass {
    objects::MockTypes types; // of an interface: those that it extends
    bool isInterface = false;
    std::vector<AnnotationOfMock> annotations; // sorted by name
    bool isPublic = true;
};
const types::Class& mockClass(Vm& vm, std::uint32_t input, const MockOfClass& mock);

// Of a class that mockClass() has made.
MockOfClass descriptionOf(const types::Class& mock);

// The constructor that the input is made by. Null: its superclass has nothing to construct, or its
// fields are inputs.
const types::Method* mockConstructor(const Vm& vm, const types::Class& mock);

// The object, which is the input, is of this class from here on.
void becomeMock(state::LiveState& state, std::uint32_t input, Ref object, const types::Class& mock);

} // namespace clew::vm::interpreter
