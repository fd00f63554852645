#pragma once

// Whether an input is an instance of a type, where it may be of a class that there is not: asked as
// a condition on inputs (state/TypeFacts.h), unless the types themselves say it. An input that was
// not used so far stays so where it is not an instance; an object that is one as well becomes a
// mock that has the type.

#include "vm/interpreter/decode/Code.h"
#include "vm/objects/MockTypes.h"
#include "vm/state/LiveState.h"

namespace clew::vm::interpreter {

// Whether the vm asks for types of inputs at all.
inline bool asksForTypes(const Vm& vm) {
    return objects::mocksOf(vm) != objects::Mocks::None;
}

// Quick: whether the reference may be an input whose type could be another one.
inline bool mayBeAsked(const state::LiveState& state, values::Slot reference,
                       const types::Class& type) {
    if (state::isUnresolved(reference)) return true;
    const Ref ref = values::toRef(reference);
    return ref != 0 && !state.symbolic.bindings.empty() &&
           !state.object(ref)->klass->isAssignableTo(type);
}

struct TypeAnswer {
    values::Expression question = 0; // to be settled first; then the instruction comes again
    bool isNot = false; // an instance, nor need it be known what else it is. Of inputs not used yet
};
TypeAnswer askType(Vm& vm, state::LiveState& state, values::Slot reference,
                   const types::Class& type);

// Of an object that a cast refuses. Inputs are of erased types: where one stands for a value of a
// type variable, and the compiler has put the cast there, no program would have it. The verdict
// says so.
void noteErasedCast(Vm& vm, const state::LiveState& state, const types::Method& method,
                    const Instruction* cast, Ref object);

} // namespace clew::vm::interpreter
