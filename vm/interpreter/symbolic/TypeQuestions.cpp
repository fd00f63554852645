#include "vm/interpreter/symbolic/TypeQuestions.h"

#include <optional>

#include "vm/interpreter/decode/BytecodeReader.h"
#include "vm/interpreter/symbolic/ClassQuestions.h"
#include "vm/interpreter/symbolic/MockClasses.h"
#include "vm/objects/InputTypes.h"
#include "vm/state/TypeFacts.h"

namespace clew::vm::interpreter {

using objects::TypeConstraints;
using types::Class;

namespace {

// The mock that an object would have to become in order to be of the type as well: with the same
// superclass, since the object is there already.
std::optional<objects::MockTypes> grown(Vm& vm, const state::LiveState& state, Ref object,
                                        const Class& type) {
    const Class& present = *state.object(object)->klass;
    if (present.isArray() || objects::isValueLike(present) || objects::isEnum(present)) return {};
    if (isExactly(state, object)) return {};
    const bool isOfMock = objects::isMock(present);
    TypeConstraints constraints = objects::typeConstraintsOfObject(state, object);
    constraints.is.push_back(&type);
    // A class that there is was an alternative when the input was used first.
    if (!isOfMock && objects::mocksOf(vm) == objects::Mocks::Missing &&
        !objects::possibleTypes(vm, constraints).existing.classes.empty())
        return {};
    const objects::TypeSearch search(vm);
    auto types = objects::mockTypesFor(vm, constraints);
    if (types && types->super == (isOfMock ? present.super : &present)) return types;
    // Other classes that there are were alternatives as well, unless there are too many.
    if ((isOfMock && types) || !objects::hasAllTypes(vm, state, object))
        vm.approximated(Approximation::MockLeftOut, type.externalName());
    return {};
}

} // namespace

TypeAnswer askType(Vm& vm, state::LiveState& state, values::Slot reference, const Class& type) {
    if (!asksForTypes(vm)) return {};
    const bool isOpen = state::isUnresolved(reference);
    const Ref object = isOpen ? 0 : values::toRef(reference);
    const std::uint32_t input =
        isOpen ? state::inputIn(reference) : objects::inputOf(state, object);
    if (input == 0) return {};
    if (isOpen && state::inputs::at(input).declared->isAssignableTo(type)) return {};

    const values::Expression condition = state::typefacts::isInstance(input, type);
    int known = state.literally(condition);
    if (known < 0 && isOpen) {
        TypeConstraints with = objects::typeConstraintsOf(state, input), without = with;
        with.is.push_back(&type);
        without.isNot.push_back(&type);
        const objects::PossibleTypes possible = objects::possibleTypes(vm, with);
        if (possible.isNone()) {
            known = 0;
            const auto& leftOut = possible.existing.leftOut;
            if (leftOut && leftOut->which != Approximation::NullOnlyInput)
                vm.approximated(leftOut->which, leftOut->detail);
            if (type.accessFlags & classfile::access::Annotation)
                vm.approximated(Approximation::MockLeftOut, type.externalName());
        } else if (!(state::inputs::at(input).mayBeNull && without.is.size() == 1) &&
                   objects::possibleTypes(vm, without).isNone()) {
            known = 1;
        } else {
            return {condition, false};
        }
    }
    if (isOpen) return {0, known == 0};
    if (known < 0 && !grown(vm, state, object, type)) return {};
    if (known < 0) return {condition, false};
    if (known == 1)
        if (const auto types = grown(vm, state, object, type))
            becomeMock(state, input, object, mockClass(vm, input, *types));
    return {};
}

namespace {

bool isInput(const state::LiveState& state, Ref object) {
    bool isIt = false;
    state.symbolic.bindings.visit([&](const state::Binding& binding) {
        isIt |= binding.ref == object;
        return !isIt;
    });
    return isIt;
}

// "TT;", "[TT;"
bool isOfTypeVariable(std::string_view signature) {
    const std::size_t at = signature.find_first_not_of('[');
    return at != std::string_view::npos && signature[at] == 'T';
}

// What the instruction reads or calls has, in the source, a type variable as its type or result.
bool givesTypeVariable(const Vm& vm, const types::Method& method, const BytecodeReader& reader,
                       std::uint32_t at) {
    using namespace classfile;
    const std::uint8_t opcode = reader.opcode(at);
    const bool isField = opcode == op::getfield || opcode == op::getstatic;
    const bool isCall = opcode == op::invokevirtual || opcode == op::invokeinterface ||
                        opcode == op::invokespecial || opcode == op::invokestatic;
    if (!isField && !isCall) return false;
    const MemberRef member = method.holder->file->constants.member(reader.index(at));
    const Class* holder = vm.linker->find(member.className);
    if (!holder) return false;
    const auto name = types::Symbol::of(member.name), type = types::Symbol::of(member.descriptor);
    if (isField) {
        const types::Field* field = holder->findField(name, type);
        return field && field->info && isOfTypeVariable(field->info->signature);
    }
    const types::Method* called = holder->findMethod(name, type);
    for (const Class* above : holder->allInterfaces)
        if (!called) called = above->findDeclaredMethod(name, type);
    if (!called || !called->info) return false;
    const std::string_view signature = called->info->signature;
    const std::size_t end = signature.rfind(')');
    return end != std::string_view::npos && isOfTypeVariable(signature.substr(end + 1));
}

bool isCastOfTypeVariable(const Vm& vm, const types::Method& method, const Instruction* cast) {
    if (method.accessFlags & classfile::access::Bridge) return true;
    const int position = codeOf(method).bytecodeIndexOf(cast);
    if (position <= 0 || !method.info || !method.info->code || !method.holder->file) return false;
    const BytecodeReader reader(method.info->code->bytecode);
    std::uint32_t before = 0;
    for (std::uint32_t at = 0; at < static_cast<std::uint32_t>(position); at += reader.length(at))
        before = at;
    return givesTypeVariable(vm, method, reader, before);
}

} // namespace

void noteErasedCast(Vm& vm, const state::LiveState& state, const types::Method& method,
                    const Instruction* cast, Ref object) {
    if (isInput(state, object) && isCastOfTypeVariable(vm, method, cast))
        vm.approximated(Approximation::ErasedInput, state.object(object)->klass->externalName());
}

} // namespace clew::vm::interpreter
