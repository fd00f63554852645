#include "vm/natives/InputObjects.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/interpreter/NativeContext.h"
#include "vm/natives/JavaObjects.h"

namespace clew::vm::natives {

using namespace values;
using state::Binding;
using state::Input;
using state::LiveState;
using state::Shadow;
using types::Class;
namespace expressions = values::expressions;

namespace {

std::uint32_t referenceInput(std::string name, const Class& declared) {
    return state::inputs::numberOf({.kind = Input::Kind::Reference, .name = std::move(name), .type = BasicType::Reference, .declared = &declared});
}

std::uint64_t givenValue(const Vm& vm, Expression variable) {
    const auto& given = vm.inputValues->assignment;
    const auto found = given.find(variable);
    return found == given.end() ? 0 : found->second;
}

const Binding* givenBinding(const Vm& vm, std::uint32_t input) {
    for (const Binding& binding : vm.inputValues->bindings)
        if (binding.input == input) return &binding;
    return nullptr;
}

// The object that an input reference is, where values are given: made when it is first asked for. `made` is kept in the
// state's bindings, so that aliases find it.
Ref givenObject(Vm& vm, LiveState& state, std::uint32_t input) {
    Ref known = 0;
    state.symbolic.bindings.visit([&](const Binding& binding) {
        if (binding.input == input) known = binding.ref;
        return known == 0;
    });
    if (known != 0) return known;
    const Binding* binding = givenBinding(vm, input);
    if (!binding || binding->kind == Binding::Kind::Null) return 0;
    if (binding->kind == Binding::Kind::Alias) return givenObject(vm, state, binding->aliasOf);
    const std::string name = state::inputs::at(input).name;
    const Class& klass = *binding->made;
    const Ref made = klass.isArray() ? state.allocateArray(klass, static_cast<std::uint32_t>(givenValue(vm, expressions::makeVariable(name + ".length", BasicType::Int))))
                                     : state.allocateInstance(klass);
    if (made == 0) throw interpreter::OutOfMemory{};
    // Before its contents, which may refer back to it.
    state.symbolic.bindings = state.symbolic.bindings.then({.input = input, .kind = Binding::Kind::New, .ref = made, .made = &klass});
    fillWithInputs(vm, state, made, name);
    return made;
}

const Class& typeOf(Vm& vm, std::string_view descriptor) {
    if (descriptor[0] == 'L') descriptor = descriptor.substr(1, descriptor.size() - 2);
    return vm.linker->load(descriptor);
}

// Calls visit(field) for the instance fields of the class and of those above it.
template <class Visit>
void forEachInstanceField(const Class& klass, Visit&& visit) {
    if (klass.super) forEachInstanceField(*klass.super, visit);
    for (const types::Field& field : klass.fields)
        if (!field.isStatic()) visit(field);
}

void writeBits(state::Object& object, BasicType type, std::size_t offset, Slot bits) {
    switch (sizeOf(type)) {
        case 1: object.at<std::uint8_t>(offset) = static_cast<std::uint8_t>(bits); break;
        case 2: object.at<std::uint16_t>(offset) = static_cast<std::uint16_t>(bits); break;
        case 4: object.at<std::uint32_t>(offset) = static_cast<std::uint32_t>(bits); break;
        default: object.at<std::uint64_t>(offset) = bits;
    }
}

} // namespace

std::string freshInputName(LiveState& state, std::string_view name) {
    std::string base(name.empty() ? "input" : name);
    unsigned same = 0;
    state.symbolic.inputs.visit([&](std::uint32_t number) {
        const std::string& other = state::inputs::at(number).name;
        if (other == base || other.starts_with(base + "#")) ++same;
        return true;
    });
    return same == 0 && !name.empty() ? base : fmt::format("{}#{}", base, same + 1);
}

InputSlots makeInputValue(Vm& vm, LiveState& state, std::string name, BasicType type) {
    const Expression variable = expressions::makeVariable(name, type);
    const std::uint32_t number = state::inputs::numberOf({.kind = Input::Kind::Value, .name = std::move(name), .type = type, .variable = variable});
    state.symbolic.inputs = state.symbolic.inputs.then(number);
    if (vm.inputValues) return {givenValue(vm, variable), 0};
    if (slotsOf(type) == 2) return {state.valueOf(variable), variable};
    return {state::withExpression(state.valueOf(variable), variable), 0};
}

Slot makeInputReference(Vm& vm, LiveState& state, std::string name, const Class& declared) {
    const std::uint32_t number = referenceInput(std::move(name), declared);
    state.symbolic.inputs = state.symbolic.inputs.then(number);
    if (vm.inputValues) return givenObject(vm, state, number);
    return state::unresolved(number);
}

void fillWithInputs(Vm& vm, LiveState& state, Ref ref, const std::string& name) {
    const Class& klass = *state.object(ref)->klass;
    if (klass.isArray()) { // of a given length
        const std::uint32_t array = state::inputs::numberOf({.kind = Input::Kind::Array, .name = name, .type = BasicType::Reference, .declared = &klass});
        const std::uint32_t length = state.object(ref)->length;
        for (std::uint32_t i = 0; i < length; ++i) {
            const std::uint32_t cell = state::inputs::cell(array, i);
            const Slot bits = klass.elementType == BasicType::Reference ? givenObject(vm, state, cell) : givenValue(vm, cell);
            writeBits(*state.writable(ref), klass.elementType, std::size_t(i) << klass.elementShift, bits);
        }
        return;
    }
    forEachInstanceField(klass, [&](const types::Field& field) {
        std::string fieldName = fmt::format("{}.{}", name, field.name.view());
        if (field.type == BasicType::Reference) {
            const std::uint32_t number = referenceInput(std::move(fieldName), typeOf(vm, field.descriptor.view()));
            if (vm.inputValues) {
                const Ref target = givenObject(vm, state, number);
                state.writable(ref)->at<Ref>(field.offset) = target;
            } else {
                state.writable(ref)->at<Ref>(field.offset) = 0;
                state.setShadow(ref, field.offset, Shadow(BasicType::Reference, number));
            }
            return;
        }
        const Expression variable = expressions::makeVariable(fieldName, field.type);
        const Slot bits = vm.inputValues ? givenValue(vm, variable) : state.valueOf(variable);
        if (!vm.inputValues) state.setShadow(ref, field.offset, Shadow(field.type, variable));
        writeBits(*state.writable(ref), field.type, field.offset, bits);
    });
}

Ref makeInputObject(Vm& vm, LiveState& state, const std::string& name, const Class& klass) {
    if (klass.isArray()) {
        const Expression length = expressions::makeVariable(name + ".length", BasicType::Int);
        state.constrain(expressions::lessOrEqual(expressions::constantInt(0), length));
        if (vm.inputLengthMax >= 0)
            state.constrain(expressions::lessOrEqual(length, expressions::constantInt(static_cast<std::int32_t>(vm.inputLengthMax))));
        return state.allocateInputArray(state::inputs::numberOf({.kind = Input::Kind::Array, .name = name, .type = BasicType::Reference, .variable = length, .declared = &klass}));
    }
    const Ref made = state.allocateInstance(klass);
    if (made != 0) fillWithInputs(vm, state, made, name);
    return made;
}

bool isValueLike(const Class& klass) { return klass.name.view() == "java/lang/String" || isBox(klass); }

std::vector<const Class*> inputClassesFor(Vm& vm, const Class& declared) {
    if (declared.isArray() || !(declared.isInterface() || declared.isAbstract())) return {&declared};
    // The classes of its own package and jar would have to be searched; those that are loaded are known.
    std::vector<const Class*> found;
    std::lock_guard lock(vm.linker->mutex());
    for (Class* klass : vm.linker->classes())
        if (!klass->isArray() && !klass->isInterface() && !klass->isAbstract() && !klass->fromJdk && klass->isAssignableTo(declared))
            found.push_back(klass);
    return found;
}

} // namespace clew::vm::natives
