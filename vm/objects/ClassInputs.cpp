#include "vm/objects/ClassInputs.h"

namespace clew::vm::objects {

using state::LiveState;
using state::Object;
using types::Class;

namespace {

std::uint32_t offsetOfClass(const Vm& vm) {
    return vm.linker->known.klass->fieldNamed("clew$class")->offset;
}

} // namespace

Ref makeClassInput(Vm& vm, LiveState& state) {
    const Ref made = state.allocateInstance(*vm.linker->known.klass);
    if (made != 0) state.writable(made)->flags |= Object::ValueOf;
    return made;
}

const Class* classStoodFor(const Vm& vm, const LiveState& state, Ref classInput) {
    return reinterpret_cast<const Class*>(
        state.object(classInput)->at<std::uint64_t>(offsetOfClass(vm)));
}

void letStandFor(Vm& vm, LiveState& state, Ref classInput, const Class& klass) {
    vm.fillMirror(klass, state.writable(classInput)->payload());
}

Ref identityOfClass(const Vm& vm, const LiveState& state, Ref ref) {
    if (!isClassInput(vm, state, ref)) return ref;
    const Class* klass = classStoodFor(vm, state, ref);
    return klass ? klass->mirror : ref;
}

} // namespace clew::vm::objects
