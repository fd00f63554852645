// gov.nasa.jpf.vm.Verify: attributes of values in fields, array elements and local variables.
//
// They stand where expressions do (values::expressions::attributed), and go with a value that is
// moved or passed; what is computed from it has none. So it is in JPF. Values of a primitive type
// have attributes; a reference has none here, and asking for one is unsupported.

#include <fmt/format.h>

#include "vm/interpreter/decode/Code.h"
#include "vm/natives/symbolic/NamedPlaces.h"

namespace clew::vm::natives {

using state::Shadow;
using values::Expression;
namespace expressions = values::expressions;

namespace {

enum class Change : std::uint8_t { Set, Add };

// What stands there with the attribute as well.
Expression changed(Change change, BasicType type, Slot bits, Expression has,
                   std::int32_t attribute) {
    if (has == 0) has = expressions::constant(values::sortOf(type), bits);
    if (change == Change::Set) has = expressions::withoutAttributes(has);
    return expressions::attributed(has, attribute);
}

// States carry no attributes yet: the exploration starts again with them.
bool areCarried(NativeContext& ctx) {
    if (ctx.state.carriesExpressions) return true;
    ctx.vm.givesAttributes = true;
    ++ctx.vm.sharingChanges;
    return false;
}

NativeOutcome startAgain(NativeContext& ctx) {
    return ctx.unsupported(Approximation::InputWithoutSearch);
}

std::int32_t numberAt(NativeContext& ctx, unsigned slot) {
    if (const Expression symbolic = ctx.expressionAt(slot)) ctx.makeConcrete(symbolic);
    return ctx.intAt(slot);
}

// ---- what is asked for

NativeOutcome returnLast(NativeContext& ctx, Expression has) {
    const auto attributes = expressions::attributesOf(has);
    return ctx.returnInt(attributes.empty() ? 0 : attributes.front());
}

NativeOutcome returnAll(NativeContext& ctx, Expression has) {
    const auto attributes = expressions::attributesOf(has);
    if (attributes.empty()) return ctx.returnRef(0);
    NativeOutcome outcome;
    const Class* arrays = loadFor(ctx, "[I", outcome);
    if (!arrays) return outcome;
    const Ref list = ctx.newArray(*arrays, static_cast<std::uint32_t>(attributes.size()));
    std::ranges::copy(attributes, ctx.state.writable(list)->elements<std::int32_t>());
    return ctx.returnRef(list);
}

using Answer = NativeOutcome (*)(NativeContext&, Expression);

NativeOutcome ofReference(NativeContext& ctx, std::string_view place) {
    ctx.vm.approximated(
        Approximation::MissingInApi,
        fmt::format("answer to Verify.{}: {} holds a reference", ctx.method.name.view(), place));
    ctx.result[0] = 0;
    return NativeOutcome::Returned;
}

// ---- fields

// The field of the object that is given first, by the name that comes next. Null: `outcome` is
// what the peer leaves with.
const Field* fieldGiven(NativeContext& ctx, bool isWrite, NativeOutcome& outcome) {
    if (!areCarried(ctx)) {
        outcome = startAgain(ctx);
        return nullptr;
    }
    if (!ctx.settledReference(0)) {
        outcome = ctx.blocked();
        return nullptr;
    }
    const Ref object = ctx.refAt(0);
    ctx.result[0] = 0;
    outcome = NativeOutcome::Returned;
    if (object == 0) return nullptr;
    if (ctx.refAt(1) == 0) {
        outcome = ctx.throwNullPointer();
        return nullptr;
    }
    const std::string name = ctx.stringOf(ctx.refAt(1));
    const Field* field = ctx.object(object)->klass->fieldNamed(name);
    if (!field || field->isStatic()) {
        outcome =
            ctx.throwNew("java/lang/NoSuchFieldException",
                         fmt::format("{}.{}", ctx.object(object)->klass->externalName(), name));
        return nullptr;
    }
    if (!ctx.mayAccess(*field, object, isWrite)) {
        outcome = ctx.blocked();
        return nullptr;
    }
    return field;
}

template <Change change>
NativeOutcome changeField(NativeContext& ctx) {
    NativeOutcome outcome;
    const Field* field = fieldGiven(ctx, true, outcome);
    if (!field || field->type == BasicType::Reference) return outcome;
    const Ref ref = ctx.refAt(0);
    const Object& object = *ctx.object(ref);
    const Expression has = object.isSymbolic() ? object.shadowAtOffset(field->offset).what() : 0;
    const Slot bits = readSlot(object.payload() + field->offset, field->type);
    ctx.state.setShadow(
        ref, field->offset,
        Shadow(field->type, changed(change, field->type, bits, has, numberAt(ctx, 2))));
    return ctx.returnVoid();
}

template <Answer answer>
NativeOutcome askField(NativeContext& ctx) {
    NativeOutcome outcome;
    const Field* field = fieldGiven(ctx, false, outcome);
    if (!field) return outcome;
    if (field->type == BasicType::Reference) return ofReference(ctx, field->name.view());
    const Object& object = *ctx.object(ctx.refAt(0));
    return answer(ctx, object.isSymbolic() ? object.shadowAtOffset(field->offset).what() : 0);
}

// ---- elements

// False: `outcome` is what the peer leaves with.
bool isElementGiven(NativeContext& ctx, bool isWrite, NativeOutcome& outcome) {
    if (!areCarried(ctx)) {
        outcome = startAgain(ctx);
        return false;
    }
    if (!ctx.settledReference(0)) {
        outcome = ctx.blocked();
        return false;
    }
    const Ref ref = ctx.refAt(0);
    ctx.result[0] = 0;
    outcome = NativeOutcome::Returned;
    if (ref == 0) return false;
    const Object& array = *ctx.object(ref);
    if (!array.isArray()) {
        outcome = ctx.throwNew("java/lang/RuntimeException",
                               "not an array: " + array.klass->externalName());
        return false;
    }
    if (array.isSymbolic())
        if (const Shadow length = array.shadows()[state::kLengthShadow])
            ctx.makeConcrete(length.what());
    const std::int32_t index = numberAt(ctx, 1);
    if (index < 0 || static_cast<std::uint32_t>(index) >= array.length) {
        outcome =
            ctx.throwNew("java/lang/ArrayIndexOutOfBoundsException",
                         fmt::format("Index {} out of bounds for length {}", index, array.length));
        return false;
    }
    if (!ctx.mayAccessArray(ref, static_cast<std::uint32_t>(index), isWrite)) {
        outcome = ctx.blocked();
        return false;
    }
    return true;
}

Slot bitsOfElement(const Object& array, std::uint32_t index) {
    return readSlot(array.payload() + (std::size_t(index) << array.klass->elementShift),
                    array.klass->elementType);
}

template <Change change>
NativeOutcome changeElement(NativeContext& ctx) {
    NativeOutcome outcome;
    if (!isElementGiven(ctx, true, outcome)) return outcome;
    const Ref ref = ctx.refAt(0);
    const Object& array = *ctx.object(ref);
    const BasicType type = array.klass->elementType;
    if (type == BasicType::Reference) return ctx.returnVoid();
    const auto index = static_cast<std::uint32_t>(ctx.intAt(1));
    const Expression has = array.isSymbolic() ? array.shadowOfElement(index).what() : 0;
    ctx.state.setShadow(
        ref, state::kElementShadows + index,
        Shadow(type, changed(change, type, bitsOfElement(array, index), has, numberAt(ctx, 2))));
    return ctx.returnVoid();
}

template <Answer answer>
NativeOutcome askElement(NativeContext& ctx) {
    NativeOutcome outcome;
    if (!isElementGiven(ctx, false, outcome)) return outcome;
    const Object& array = *ctx.object(ctx.refAt(0));
    if (array.klass->elementType == BasicType::Reference) return ofReference(ctx, "the array");
    const auto index = static_cast<std::uint32_t>(ctx.intAt(1));
    return answer(ctx, array.isSymbolic() ? array.shadowOfElement(index).what() : 0);
}

// ---- local variables

const classfile::LocalVariable* localGiven(NativeContext& ctx, NativeOutcome& outcome) {
    if (!areCarried(ctx)) {
        outcome = startAgain(ctx);
        return nullptr;
    }
    if (ctx.refAt(0) == 0) {
        outcome = ctx.throwNullPointer();
        return nullptr;
    }
    const std::string name = ctx.stringOf(ctx.refAt(0));
    const auto* local = natives::localNamed(callerOfVerify(ctx.state), name);
    if (!local)
        outcome = ctx.throwNew("java/lang/RuntimeException", "local variable not found: " + name);
    return local;
}

// A long's or a double's stands in the second slot.
Expression expressionOf(BasicType type, const Slot* at) {
    return values::slotsOf(type) == 2 ? static_cast<Expression>(at[1]) : state::expressionIn(*at);
}

template <Change change>
NativeOutcome changeLocal(NativeContext& ctx) {
    NativeOutcome outcome;
    const auto* local = localGiven(ctx, outcome);
    if (!local) return outcome;
    const BasicType type = values::basicType(local->descriptor[0]);
    if (type == BasicType::Reference) return ctx.returnVoid();
    state::Frame& frame = *ctx.state.thread().top; // the peer is called by it
    frame.frozen = nullptr;
    ctx.state.thread().changed = true;
    Slot* at = frame.locals + local->index;
    const Slot bits = values::slotsOf(type) == 2 ? *at : static_cast<std::uint32_t>(*at);
    const Expression made = changed(change, type, bits, expressionOf(type, at), numberAt(ctx, 1));
    if (values::slotsOf(type) == 2)
        at[1] = made;
    else
        *at = state::withExpression(*at, made);
    return ctx.returnVoid();
}

template <Answer answer>
NativeOutcome askLocal(NativeContext& ctx) {
    NativeOutcome outcome;
    const auto* local = localGiven(ctx, outcome);
    if (!local) return outcome;
    const BasicType type = values::basicType(local->descriptor[0]);
    if (type == BasicType::Reference) return ofReference(ctx, local->name);
    return answer(ctx, expressionOf(type, callerOfVerify(ctx.state).locals + local->index));
}

constexpr std::string_view kVerify = "gov/nasa/jpf/vm/Verify";

constexpr NativePeer kPeers[] = {
    {kVerify, "setFieldAttribute", "(Ljava/lang/Object;Ljava/lang/String;I)V",
     changeField<Change::Set>, true},
    {kVerify, "addFieldAttribute", "(Ljava/lang/Object;Ljava/lang/String;I)V",
     changeField<Change::Add>, true},
    {kVerify, "getFieldAttribute", "(Ljava/lang/Object;Ljava/lang/String;)I", askField<returnLast>,
     true},
    {kVerify, "getFieldAttributes", "(Ljava/lang/Object;Ljava/lang/String;)[I", askField<returnAll>,
     true},
    {kVerify, "setElementAttribute", "(Ljava/lang/Object;II)V", changeElement<Change::Set>, true},
    {kVerify, "addElementAttribute", "(Ljava/lang/Object;II)V", changeElement<Change::Add>, true},
    {kVerify, "getElementAttribute", "(Ljava/lang/Object;I)I", askElement<returnLast>, true},
    {kVerify, "getElementAttributes", "(Ljava/lang/Object;I)[I", askElement<returnAll>, true},
    {kVerify, "setLocalAttribute", "(Ljava/lang/String;I)V", changeLocal<Change::Set>, true},
    {kVerify, "addLocalAttribute", "(Ljava/lang/String;I)V", changeLocal<Change::Add>, true},
    {kVerify, "getLocalAttribute", "(Ljava/lang/String;)I", askLocal<returnLast>, true},
    {kVerify, "getLocalAttributes", "(Ljava/lang/String;)[I", askLocal<returnAll>, true},
};

} // namespace

NativeTable attributePeers() {
    return kPeers;
}

} // namespace clew::vm::natives
