#include "vm/objects/InputObjects.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>

#include "vm/objects/ClassInputs.h"
#include "vm/objects/ConstructorCode.h"
#include "vm/objects/InputConstructors.h"
#include "vm/objects/InputTexts.h"
#include "vm/objects/InputTypes.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/MemberInputs.h"
#include "vm/objects/ObjectAccess.h"
#include "vm/objects/Shared.h"

namespace clew::vm::objects {

using namespace values;
using state::Binding;
using state::Input;
using state::LiveState;
using state::Shadow;
using types::Class;
namespace expressions = values::expressions;

namespace {

std::uint64_t givenValue(const Vm& vm, Expression variable) {
    return vm.inputValues->valueOf(variable);
}

// A String's bytes are an input array of their own. Where its chars are beyond Latin-1 there are
// two of them for a char.
std::string bytesOf(const std::string& name, bool isUtf16) {
    return name + (isUtf16 ? ".utf16" : ".latin1");
}

// The variable Input::wideChar of such a text.
Expression wideCharOf(const std::string& bytes) {
    return inputVariable(bytes + ".wide", BasicType::Int);
}

const Binding* givenBinding(const Vm& vm, std::uint32_t input) {
    for (const Binding& binding : vm.inputValues->bindings)
        if (binding.input == input) return &binding;
    return nullptr;
}

// The object that an input reference is, where values are given: made when it is first asked for.
// `made` is kept in the state's bindings, so that aliases find it.
Ref givenObject(Vm& vm, LiveState& state, std::uint32_t input) {
    Ref known = 0;
    state.symbolic.bindings.visit([&](const Binding& binding) {
        if (binding.input == input) known = binding.ref;
        return known == 0;
    });
    if (known != 0) return known;
    const Binding* binding = givenBinding(vm, input);
    // One that was never used is null, or where it cannot be null an object like any other.
    const Binding unused{
        .input = input, .kind = Binding::Kind::New, .made = state::inputs::at(input).declared};
    if (!binding && !state::inputs::at(input).mayBeNull) binding = &unused;
    if (!binding || binding->kind == Binding::Kind::Null) return 0;
    if (binding->kind == Binding::Kind::Alias) return givenObject(vm, state, binding->aliasOf);
    if (binding->kind == Binding::Kind::Constant) {
        const auto constants = enumConstants(state, *binding->made);
        return binding->constant < constants.size() ? constants[binding->constant].object : 0;
    }
    if (isMember(*binding)) {
        Binding member = *binding;
        member.ref = newMember(vm, state, member);
        state.symbolic.bindings = state.symbolic.bindings.then(member);
        return member.ref;
    }
    const std::string name = state::inputs::at(input).name;
    const Class& klass = *binding->made;
    if (binding->kind == Binding::Kind::Class) return klass.mirror;
    // None that the path has asked anything about.
    if (isClassClass(vm, klass)) return vm.linker->known.object->mirror;
    if (&klass == vm.linker->known.string) {
        const Ref text = ObjectAccess(vm, state).newStringUtf16(
            inputText(*vm.inputValues, name, binding->isUtf16));
        state.symbolic.bindings = state.symbolic.bindings.then(
            {.input = input, .kind = Binding::Kind::New, .ref = text, .made = &klass});
        return text;
    }
    const Ref made =
        klass.isArray()
            ? state.allocateArray(klass, static_cast<std::uint32_t>(givenValue(
                                             vm, inputVariable(name + ".length", BasicType::Int))))
            : state.allocateInstance(klass);
    if (made == 0) throw OutOfMemory{};
    // Before its contents, which may refer back to it.
    state.symbolic.bindings = state.symbolic.bindings.then({.input = input,
                                                            .kind = Binding::Kind::New,
                                                            .ref = made,
                                                            .made = &klass,
                                                            .constructor = binding->constructor});
    if (binding->constructor)
        inputArguments(vm, state, made, name, *binding->constructor);
    else
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
        if (!field.isStatic() && field.info) visit(field);
}

Ref makeInputString(Vm& vm, LiveState& state, const std::string& name, bool isUtf16);

} // namespace

std::uint32_t inputReference(std::string name, const Class& declared, bool mayBeNull) {
    return state::inputs::numberOf({.kind = Input::Kind::Reference,
                                    .name = std::move(name),
                                    .type = BasicType::Reference,
                                    .declared = &declared,
                                    .mayBeNull = mayBeNull});
}

std::string inputFieldName(const Class& made, const types::Field& field) {
    for (const Class* below = &made; below && below != field.holder; below = below->super)
        for (const types::Field& other : below->fields)
            if (!other.isStatic() && other.name == field.name)
                return fmt::format("{}.{}", field.holder->externalName(), field.name.view());
    return field.name.str();
}

std::uint32_t inputField(Vm& vm, const std::string& object, const Class& made,
                         const types::Field& field) {
    std::string name = fmt::format("{}.{}", object, inputFieldName(made, field));
    if (field.type != BasicType::Reference) return inputVariable(name, field.type);
    return inputReference(std::move(name), typeOf(vm, field.descriptor.view()), !isAround(field));
}

Expression inputVariable(const std::string& name, BasicType type) {
    // On another path the same name may have belonged to an input of another type.
    try {
        return expressions::makeVariable(name, type);
    } catch (const std::logic_error&) {
        return expressions::makeVariable(
            fmt::format("{} ({})", name, "ZBCSIJFD"[static_cast<std::size_t>(type)]), type);
    }
}

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

InputSlots makeInputValue(Vm& vm, LiveState& state, const std::string& name, BasicType type) {
    const Expression variable = inputVariable(name, type);
    const std::uint32_t number =
        state::inputs::numberOf({.kind = Input::Kind::Value,
                                 .name = expressions::variable(variable).name,
                                 .type = type,
                                 .variable = variable});
    state.symbolic.inputs = state.symbolic.inputs.then(number);
    if (vm.inputValues) return {givenValue(vm, variable), 0};
    if (slotsOf(type) == 2) return {state.valueOf(variable), variable};
    return {state::withExpression(state.valueOf(variable), variable), 0};
}

Slot makeInputReference(Vm& vm, LiveState& state, std::string name, const Class& declared,
                        bool mayBeNull) {
    const std::uint32_t number = inputReference(std::move(name), declared, mayBeNull);
    state.symbolic.inputs = state.symbolic.inputs.then(number);
    if (vm.inputValues) return givenObject(vm, state, number);
    return state::unresolved(number);
}

void fillWithInputs(Vm& vm, LiveState& state, Ref ref, const std::string& name) {
    const Class& klass = *state.object(ref)->klass;
    if (klass.isArray()) { // of a given length
        const std::uint32_t array = state::inputs::numberOf({.kind = Input::Kind::Array,
                                                             .name = name,
                                                             .type = BasicType::Reference,
                                                             .declared = &klass});
        const std::uint32_t length = state.object(ref)->length;
        for (std::uint32_t i = 0; i < length; ++i) {
            const std::uint32_t cell = state::inputs::cell(array, i);
            const Slot bits = klass.elementType == BasicType::Reference
                                  ? givenObject(vm, state, cell)
                                  : givenValue(vm, cell);
            writeSlot(state.writable(ref)->payload() + (std::size_t(i) << klass.elementShift),
                      klass.elementType, bits);
        }
        return;
    }
    forEachInstanceField(klass, [&](const types::Field& field) {
        if (const auto constant = Shared::of(vm).finalConstantOf(field)) {
            const Slot bits =
                constant->text ? vm.internModifiedUtf8(*constant->text) : constant->bits;
            writeSlot(state.writable(ref)->payload() + field.offset, field.type, bits);
            return;
        }
        if (field.type == BasicType::Reference) {
            const std::uint32_t number = inputField(vm, name, klass, field);
            if (vm.inputValues) {
                const Ref target = givenObject(vm, state, number);
                state.writable(ref)->at<Ref>(field.offset) = target;
            } else {
                state.writable(ref)->at<Ref>(field.offset) = 0;
                state.setShadow(ref, field.offset, Shadow(BasicType::Reference, number));
            }
            return;
        }
        const Expression variable = inputField(vm, name, klass, field);
        const Slot bits = vm.inputValues ? givenValue(vm, variable) : state.valueOf(variable);
        if (!vm.inputValues) state.setShadow(ref, field.offset, Shadow(field.type, variable));
        writeSlot(state.writable(ref)->payload() + field.offset, field.type, bits);
    });
}

std::vector<Slot> inputArguments(Vm& vm, LiveState& state, Ref object, const std::string& name,
                                 const types::Method& constructor) {
    std::vector<Slot> slots{object};
    for (const InputParameter& parameter : inputParametersOf(vm, constructor)) {
        if (parameter.declared) {
            const std::uint32_t number = inputArgument(name, parameter);
            slots.push_back(vm.inputValues ? givenObject(vm, state, number)
                                           : state::unresolved(number));
            continue;
        }
        const Expression variable = inputVariable(name + "." + parameter.name, parameter.type);
        const Slot bits = vm.inputValues ? givenValue(vm, variable) : state.valueOf(variable);
        const Expression shown = vm.inputValues ? 0 : variable;
        if (slotsOf(parameter.type) == 2)
            slots.insert(slots.end(), {bits, shown});
        else
            slots.push_back(shown != 0 ? state::withExpression(bits, shown) : bits);
    }
    return slots;
}

Ref makeInputObject(Vm& vm, LiveState& state, const std::string& name, const Class& klass,
                    bool isUtf16) {
    if (&klass == vm.linker->known.string) return makeInputString(vm, state, name, isUtf16);
    if (klass.isArray()) {
        const Expression length = inputVariable(name + ".length", BasicType::Int);
        return state.allocateInputArray(state::inputs::numberOf({.kind = Input::Kind::Array,
                                                                 .name = name,
                                                                 .type = BasicType::Reference,
                                                                 .variable = length,
                                                                 .declared = &klass}));
    }
    if (isClassClass(vm, klass)) return makeClassInput(vm, state);
    const Ref made = state.allocateInstance(klass);
    if (made != 0) fillWithInputs(vm, state, made, name);
    return made;
}

std::vector<Expression> inputTextVariables(const std::string& name, std::size_t chars) {
    const std::string bytes = bytesOf(name, false);
    std::vector<Expression> variables{inputVariable(bytes + ".length", BasicType::Int)};
    for (std::size_t i = 0; i < chars; ++i)
        variables.push_back(inputVariable(fmt::format("{}[{}]", bytes, i), BasicType::Byte));
    return variables;
}

std::u16string inputText(const state::InputValues& values, const std::string& name, bool isUtf16) {
    const std::string bytes = bytesOf(name, isUtf16);
    const auto length = values.valueOf(inputVariable(bytes + ".length", BasicType::Int));
    const auto byteAt = [&](std::uint64_t i) {
        return static_cast<std::uint8_t>(
            values.valueOf(inputVariable(fmt::format("{}[{}]", bytes, i), BasicType::Byte)));
    };
    std::u16string text;
    for (std::uint64_t i = 0; i < length; i += isUtf16 ? 2 : 1)
        text += static_cast<char16_t>(isUtf16 ? byteAt(i) | byteAt(i + 1) << 8 : byteAt(i));
    const std::uint64_t wide = isUtf16 ? values.valueOf(wideCharOf(bytes)) : 0;
    if (wide >= state::kWideCharWithin && wide < text.size() && text[wide] <= 0xff)
        text[wide] |= 0x100; // state::highByte
    return text;
}

namespace {

// Latin-1, and UTF-16 with a char that is not: the two ways in which the JDK stores a text.
Ref makeInputString(Vm& vm, LiveState& state, const std::string& name, bool isUtf16) {
    using expressions::constantInt;
    const std::string bytes = bytesOf(name, isUtf16);
    const Class& byteArray = *vm.linker->known.byteArray;
    const Expression length = inputVariable(bytes + ".length", BasicType::Int);
    const std::uint32_t array =
        state::inputs::numberOf({.kind = Input::Kind::Array,
                                 .name = bytes,
                                 .type = BasicType::Reference,
                                 .variable = length,
                                 .declared = &byteArray,
                                 .wideChar = isUtf16 ? wideCharOf(bytes) : 0});
    // The caller has made sure that this can hold: here the state is brought there.
    const Ref value = state.allocateInputArray(array);
    const Ref made = value == 0 ? 0 : state.allocateInstance(*vm.linker->known.string);
    if (made == 0) return 0;
    static const std::uint32_t valueOffset = vm.linker->known.string->fieldNamed("value")->offset;
    static const std::uint32_t coderOffset = vm.linker->known.string->fieldNamed("coder")->offset;
    state.object(made)->at<Ref>(valueOffset) = value;
    state.object(made)->at<std::uint8_t>(coderOffset) = isUtf16 ? 1 : 0;
    return made;
}

} // namespace

namespace {

std::string typeNameOf(BasicType type) {
    return types::externalType(std::string(1, "ZBCSIJFD"[static_cast<std::size_t>(type)]));
}

Expression wholeConstant(BasicType type, std::int64_t value) {
    return type == BasicType::Long ? expressions::constantLong(value)
                                   : expressions::constantInt(static_cast<std::int32_t>(
                                         std::clamp<std::int64_t>(value, INT32_MIN, INT32_MAX)));
}

Expression realConstant(BasicType type, double value) {
    return expressions::constant(values::sortOf(type),
                                 type == BasicType::Float
                                     ? std::bit_cast<std::uint32_t>(static_cast<float>(value))
                                     : std::bit_cast<std::uint64_t>(value));
}

} // namespace

Expression inputInRange(Vm& vm, std::string_view name, Expression variable, BasicType type) {
    using namespace expressions;
    std::optional<Expression> low, high;
    if (const auto found = vm.inputRanges.find(type); found != vm.inputRanges.end()) {
        low = found->second.low;
        high = found->second.high;
    }
    std::string of = "inputs of type " + typeNameOf(type);
    if (const auto found = vm.namedInputRanges.find(name);
        found != vm.namedInputRanges.end() && type != BasicType::Boolean) {
        const Vm::NamedRange& range = found->second;
        const bool isReal = type == BasicType::Float || type == BasicType::Double;
        if (!isReal && range.least) low = wholeConstant(type, *range.least);
        if (!isReal && range.most) high = wholeConstant(type, *range.most);
        if (isReal && range.low) low = realConstant(type, *range.low);
        if (isReal && range.high) high = realConstant(type, *range.high);
        of = fmt::format("the input {}", name);
    }
    if (!low && !high) return boolean(true);
    const std::string_view verb = of.starts_with("the") ? "is" : "are";
    vm.approximated(Approximation::InputRange,
                    low && high ? fmt::format("{} {} between {} and {}", of, verb, toString(*low),
                                              toString(*high))
                    : low       ? fmt::format("{} {} at least {}", of, verb, toString(*low))
                                : fmt::format("{} {} at most {}", of, verb, toString(*high)));
    return andOf(low ? lessOrEqual(*low, variable) : boolean(true),
                 high ? lessOrEqual(variable, *high) : boolean(true));
}

namespace {

// Elements are limited as far as the array is known to reach.
Expression elementsInRange(Vm& vm, const std::string& name, BasicType type) {
    constexpr std::int64_t kMost = 100;
    if (!vm.inputRanges.contains(type)) return expressions::boolean(true);
    if (vm.inputLengthMax < 0 || vm.inputLengthMax > kMost) {
        vm.approximated(Approximation::ElementsOutOfRange, std::to_string(kMost));
        return expressions::boolean(true);
    }
    Expression all = expressions::boolean(true);
    for (std::int64_t i = 0; i < vm.inputLengthMax; ++i)
        all = expressions::andOf(
            all, inputInRange(vm, {}, inputVariable(fmt::format("{}[{}]", name, i), type), type));
    return all;
}

Expression argumentsInRange(Vm& vm, const std::string& name, const types::Method& constructor) {
    Expression all = expressions::boolean(true);
    if (vm.inputRanges.empty() && vm.namedInputRanges.empty()) return all;
    for (const InputParameter& parameter : inputParametersOf(vm, constructor)) {
        if (parameter.declared) continue;
        const std::string whole = name + "." + parameter.name;
        all = expressions::andOf(
            all, inputInRange(vm, whole, inputVariable(whole, parameter.type), parameter.type));
    }
    return all;
}

Expression fieldsInRange(Vm& vm, const std::string& name, const Class& klass) {
    Expression all = expressions::boolean(true);
    if (vm.inputRanges.empty() && vm.namedInputRanges.empty()) return all;
    forEachInstanceField(klass, [&](const types::Field& field) {
        if (field.type == BasicType::Reference) return;
        const std::string fieldName = fmt::format("{}.{}", name, inputFieldName(klass, field));
        all = expressions::andOf(
            all, inputInRange(vm, fieldName, inputVariable(fieldName, field.type), field.type));
    });
    return all;
}

} // namespace

Expression inputObjectCondition(Vm& vm, const std::string& name, const Class& klass, bool isUtf16,
                                const types::Method* constructor) {
    using namespace expressions;
    if (constructor) return argumentsInRange(vm, name, *constructor);
    const bool isString = &klass == vm.linker->known.string;
    if (isClassClass(vm, klass)) return boolean(true);
    if (!klass.isArray() && !isString) return fieldsInRange(vm, name, klass);
    const std::string array = isString ? bytesOf(name, isUtf16) : name;
    const Expression length = inputVariable(array + ".length", BasicType::Int);
    const std::int64_t assumed = isString ? vm.inputTextMax : vm.inputLengthMax;
    const unsigned shift = isString ? 0 : klass.elementShift;
    // It has room in the heap.
    std::int64_t most = std::min<std::int64_t>(
        static_cast<std::int64_t>((vm.options.heapLimit - sizeof(state::Object)) >> shift) - 1,
        INT32_MAX);
    if (assumed >= 0 && assumed * (isUtf16 ? 2 : 1) <= most) {
        most = assumed * (isUtf16 ? 2 : 1);
        vm.approximated(isString ? Approximation::TextLength : Approximation::ArrayLength,
                        std::to_string(assumed));
    } else {
        vm.approximated(Approximation::InputsFitHeap, std::to_string(vm.options.heapLimit));
    }
    Expression condition = andOf(lessOrEqual(constantInt(0), length),
                                 lessOrEqual(length, constantInt(static_cast<std::int32_t>(most))));
    if (klass.isArray() && klass.elementType != BasicType::Reference)
        condition = andOf(condition, elementsInRange(vm, name, klass.elementType));
    if (!isUtf16) return condition;
    condition = andOf(condition,
                      equal(make(ExpressionKind::BitAnd, length, constantInt(1)), constantInt(0)));
    constexpr auto kFirst = static_cast<std::int32_t>(state::kWideCharWithin);
    const Expression wide = wideCharOf(array);
    Expression some =
        andOf(less(constantInt(2 * kFirst), length),
              andOf(lessOrEqual(constantInt(kFirst), wide),
                    less(wide, make(ExpressionKind::ShiftRight, length, constantInt(1)))));
    for (std::int32_t i = 0; i < kFirst; ++i) {
        const Expression high =
            inputVariable(fmt::format("{}[{}]", array, 2 * i + 1), BasicType::Byte);
        some =
            orOf(some, andOf(less(constantInt(2 * i), length), notOf(equal(high, constantInt(0)))));
    }
    return andOf(condition, some);
}

} // namespace clew::vm::objects
