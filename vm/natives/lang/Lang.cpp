// java.lang: Object, String, the box classes, and what is small.

#include <algorithm>

#include "vm/interpreter/ArrayCopies.h"
#include "vm/interpreter/Finalizers.h"
#include "vm/interpreter/OneStepCalls.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/interpreter/symbolic/ClassQuestions.h"
#include "vm/natives/Peers.h"
#include "vm/objects/ClassInputs.h"
#include "vm/objects/Identity.h"
#include "vm/objects/InputTypes.h"
#include "vm/objects/MockTypes.h"

namespace clew::vm::natives {

namespace {

NativeOutcome getClass(NativeContext& ctx) {
    if (ctx.state.carriesExpressions) {
        noteClassOfInput(ctx.vm, ctx.state, ctx.refAt(0));
        if (isOfOpenType(ctx.vm, ctx.state, ctx.refAt(0))) {
            const Ref found = interpreter::classOfObject(ctx.vm, ctx.state, ctx.refAt(0));
            if (found == 0) throw OutOfMemory{};
            return ctx.returnRef(found);
        }
    }
    return ctx.returnRef(ctx.state.object(ctx.refAt(0))->klass->mirror);
}

NativeOutcome hashCode(NativeContext& ctx) {
    return ctx.returnInt(identityHash(ctx.state, identityOfClass(ctx.vm, ctx.state, ctx.refAt(0))));
}

// All fields are read in one step. That matters where threads write to several of them. Where they
// can do so between two of the reads, they can before the first one as well: on that path they are
// known to be written.
bool isVisibleToClone(NativeContext& ctx, Ref original) {
    std::vector<const Field*> visible;
    for (const Class* klass = ctx.object(original)->klass; klass; klass = klass->super)
        for (const Field& field : klass->fields)
            if (!field.isStatic() && !field.isFinal() && ctx.isVisible(field, original, false))
                visible.push_back(&field);
    if (visible.size() > 1 && interpreter::hasSeveralThreads(ctx.state) &&
        !interpreter::looksUpInOneStep(ctx.vm, ctx.state)) {
        const bool isEachAccessSeen = ctx.vm.options.partialOrderReduction;
        const auto isWritten = [&](const Field* field) {
            return !isEachAccessSeen || field->isVolatile() || field->isWritten;
        };
        if (std::ranges::count_if(visible, isWritten) > 1)
            ctx.vm.approximated(Approximation::CloneInOneStep,
                                ctx.object(original)->klass->externalName());
    }
    return !visible.empty();
}

void tellOfClone(NativeContext& ctx, Ref original) {
    const Object& object = *ctx.object(original);
    if (object.klass->isArray()) return ctx.tellAccess(original, 0, object.length, false);
    for (const Class* klass = object.klass; klass; klass = klass->super)
        for (const Field& field : klass->fields)
            if (!field.isStatic()) ctx.tellAccess(field, original, false);
}

NativeOutcome clone(NativeContext& ctx) {
    const Ref original = ctx.refAt(0);
    const Object* object = ctx.state.object(original);
    if (!object->klass->isArray() &&
        !object->klass->isAssignableTo(*ctx.vm.linker->known.cloneable)) {
        return ctx.throwNew("java/lang/CloneNotSupportedException", object->klass->externalName());
    }
    const bool isVisible =
        object->klass->isArray() ? ctx.isArrayVisible(original) : isVisibleToClone(ctx, original);
    const bool byElement = isVisible && object->klass->isArray() && object->length > 1;
    if (isVisible && !byElement &&
        !ctx.scheduled(original, interpreter::Access::kWhole, interpreter::Access::Kind::Read))
        return ctx.blocked();
    if (ctx.state.carriesExpressions) noteClassOfInput(ctx.vm, ctx.state, original);
    const Ref copy = ctx.state.allocateCopy(original);
    if (copy == 0) throw interpreter::OutOfMemory();
    if (ctx.vm.options.processFinalizers) interpreter::awaitGarbage(ctx.vm, ctx.state, copy);
    if (!byElement) {
        tellOfClone(ctx, original);
        return ctx.returnRef(copy);
    }
    const Slot arguments[] = {original, copy};
    return ctx.call(interpreter::arrayCopyAll(ctx.vm, object->klass->elementType), arguments);
}

NativeOutcome intern(NativeContext& ctx) {
    return ctx.returnRef(ctx.vm.intern(ctx.state, ctx.refAt(0), ctx.utf16Of(ctx.refAt(0))));
}

using values::ExpressionKind;
using values::Sort;

template <ExpressionKind kind, Sort sort>
NativeOutcome reinterpret(NativeContext& ctx) {
    constexpr bool isWide = sort == Sort::Bits64 || sort == Sort::Float64;
    if (ctx.state.carriesExpressions)
        if (const values::Expression expression =
                isWide ? ctx.wideExpressionAt(0) : ctx.expressionAt(0))
            return ctx.returnExpression(values::expressions::make(kind, sort, expression));
    return ctx.returnSlot(ctx.arguments[0]);
}

constexpr NativePeer kPeers[] = {
    {"java/lang/Object", "getClass", "()Ljava/lang/Class;", getClass},
    {"java/lang/Object", "hashCode", "()I", hashCode},
    {"java/lang/Object", "clone", "()Ljava/lang/Object;", clone, true},
    {"java/lang/String", "intern", "()Ljava/lang/String;", intern},
    {"java/lang/StringUTF16", "isBigEndian", "()Z", returnFalse, Before25},
    // A slot holds the bits either way: an int's and a float's in the low half, a long's and a
    // double's in the whole.
    {"java/lang/Float", "floatToRawIntBits", "(F)I",
     reinterpret<ExpressionKind::FloatToRawBits, Sort::Bits32>, true},
    {"java/lang/Float", "intBitsToFloat", "(I)F",
     reinterpret<ExpressionKind::FloatOfBits, Sort::Float32>, true},
    {"java/lang/Double", "doubleToRawLongBits", "(D)J",
     reinterpret<ExpressionKind::FloatToRawBits, Sort::Bits64>, true},
    {"java/lang/Double", "longBitsToDouble", "(J)D",
     reinterpret<ExpressionKind::FloatOfBits, Sort::Float64>, true},
    {"java/util/concurrent/atomic/AtomicLong", "VMSupportsCS8", "()Z", returnTrue, Before25},
};

} // namespace

NativeTable langPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
