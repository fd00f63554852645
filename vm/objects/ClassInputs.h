#pragma once

// Inputs of type java.lang.Class. Which class such an input stands for matters only as far as the
// program asks: so it is an object of its own that stands for none (Object::ValueOf: the class's
// own object may be the same one), what was answered is in state/ClassFacts.h, and where nothing
// but the class itself will do it stands for that from there on.

#include "vm/Vm.h"
#include "vm/state/LiveState.h"

namespace clew::vm::objects {

inline bool isClassClass(const Vm& vm, const types::Class& klass) {
    return &klass == vm.linker->known.klass;
}
// An object that is such an input, whether it stands for a class by now or not.
inline bool isClassInput(const Vm& vm, const state::LiveState& state, Ref ref) {
    if (ref == 0) return false;
    const state::Object* object = state.object(ref);
    return object->flags & state::Object::ValueOf && isClassClass(vm, *object->klass);
}
// 0: no room.
Ref makeClassInput(Vm& vm, state::LiveState& state);

// The class that it stands for; null: none so far.
const types::Class* classStoodFor(const Vm& vm, const state::LiveState& state, Ref classInput);
void letStandFor(Vm& vm, state::LiveState& state, Ref classInput, const types::Class& klass);

// The java.lang.Class object that has the identity: of an input that stands for a class, the
// class's own.
Ref identityOfClass(const Vm& vm, const state::LiveState& state, Ref ref);

} // namespace clew::vm::objects
