// Field access by reflection from JDK 22 on, where
// jdk.internal.reflect.MethodHandle…FieldAccessorImpl would use method handles: their getX and setX
// of the field's own type are peers that access the field themselves. What goes wrong is told by
// the accessors' Java code, so that the messages are its own.

#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/symbolic/SymbolicCells.h"
#include "vm/natives/Peers.h"
#include "vm/natives/reflect/ReflectedObjects.h"
#include "vm/objects/Loaders.h"

namespace clew::vm::natives {

namespace {

constexpr std::int32_t kReadOnly = 1, kStatic = 2, kNonZero = 0x8000; // of fieldFlags

constexpr std::string_view accessorClass(BasicType type) {
    constexpr std::string_view names[] = {
        "jdk/internal/reflect/MethodHandleBooleanFieldAccessorImpl",
        "jdk/internal/reflect/MethodHandleByteFieldAccessorImpl",
        "jdk/internal/reflect/MethodHandleCharacterFieldAccessorImpl",
        "jdk/internal/reflect/MethodHandleShortFieldAccessorImpl",
        "jdk/internal/reflect/MethodHandleIntegerFieldAccessorImpl",
        "jdk/internal/reflect/MethodHandleLongFieldAccessorImpl",
        "jdk/internal/reflect/MethodHandleFloatFieldAccessorImpl",
        "jdk/internal/reflect/MethodHandleDoubleFieldAccessorImpl",
        "jdk/internal/reflect/MethodHandleObjectFieldAccessorImpl",
    };
    return names[static_cast<std::size_t>(type)];
}

// MethodHandleAccessorFactory.newFieldAccessor(Field, boolean isReadOnly)
NativeOutcome newFieldAccessor(NativeContext& ctx) {
    const Field& field = fieldOfReflected(ctx, ctx.refAt(0));
    if (!ctx.initialized(*field.holder)) return ctx.blocked();
    const Ref accessor = ctx.newObject(ctx.vm.linker->load(accessorClass(field.type)));
    setField<Ref>(ctx.state, accessor, "field", ctx.refAt(0));
    setField<std::int32_t>(
        ctx.state, accessor, "fieldFlags",
        kNonZero | (ctx.booleanAt(1) ? kReadOnly : 0) | (field.isStatic() ? kStatic : 0));
    return ctx.returnRef(accessor);
}

// Calls a method of the accessor that throws, or returns the exception to throw.
NativeOutcome complain(NativeContext& ctx, std::string_view method, std::string_view descriptor,
                       std::span<const Slot> arguments) {
    const Ref accessor = ctx.refAt(0);
    const Method* found = ctx.state.object(accessor)->klass->findMethod(
        types::Symbol::of(method), types::Symbol::of(descriptor));
    std::vector<Slot> slots{accessor};
    slots.insert(slots.end(), arguments.begin(), arguments.end());
    interpreter::Interpreter nested(ctx.vm, ctx.state);
    Slot result = 0;
    Ref exception = 0;
    if (!nested.call(*found, slots, result, exception)) return ctx.throwRef(exception);
    if (found->result == BasicType::Reference) return ctx.throwRef(values::toRef(result));
    return NativeOutcome::Returned;
}

// The object that holds the field; 0 when the receiver is wrong (the caller has to complain) or a
// scheduling point comes first.
struct Holder {
    Ref object = 0;
    bool isWrong = false;
};
Holder holderOf(NativeContext& ctx, const Field& field, bool isWrite) {
    Holder holder;
    if (field.isStatic()) {
        holder.object = field.holder->statics;
    } else {
        holder.object = ctx.refAt(1);
        if (!ctx.state.object(holder.object)->klass->isAssignableTo(*field.holder)) {
            holder.isWrong = true;
            return holder;
        }
    }
    if (ctx.mayAccess(field, holder.object, isWrite))
        ctx.tellAccess(field, holder.object, isWrite);
    else
        holder.object = 0;
    return holder;
}

const Field& fieldOfAccessor(NativeContext& ctx) {
    return fieldOfReflected(ctx, getField<Ref>(ctx.state, ctx.refAt(0), "field"));
}

constexpr std::string_view kObjectToException =
    "(Ljava/lang/Object;)Ljava/lang/IllegalArgumentException;";

NativeOutcome get(NativeContext& ctx) {
    if (!ctx.settledReference(1)) return ctx.blocked();
    const Field& field = fieldOfAccessor(ctx);
    if (!field.isStatic() && ctx.refAt(1) == 0) return ctx.throwNullPointer();
    const Holder holder = holderOf(ctx, field, false);
    if (holder.isWrong) {
        const Slot receiver[] = {ctx.refAt(1)};
        return complain(ctx, "newGetIllegalArgumentException", kObjectToException, receiver);
    }
    if (holder.object == 0) return ctx.blocked();
    const state::Shadow shadow =
        shadowOfCell(ctx, holder.object, field.offset, values::sizeOf(field.type));
    return returnCarrying(
        ctx, readSlot(ctx.state.object(holder.object)->payload() + field.offset, field.type),
        field.type, shadow.what());
}

NativeOutcome set(NativeContext& ctx) {
    const Field& field = fieldOfAccessor(ctx);
    if (!ctx.settledReference(1)) return ctx.blocked();
    if (field.type == BasicType::Reference && !ctx.settledReference(2)) return ctx.blocked();
    const Slot receiver[] = {ctx.refAt(1)};
    const Slot value = ctx.arguments[2];
    const bool isReadOnly =
        getField<std::int32_t>(ctx.state, ctx.refAt(0), "fieldFlags") & kReadOnly;
    if (isReadOnly || field.type == BasicType::Reference) {
        const NativeOutcome outcome = complain(ctx, "ensureObj", "(Ljava/lang/Object;)V", receiver);
        if (outcome != NativeOutcome::Returned) return outcome;
    }
    const bool isReference = field.type == BasicType::Reference;
    const std::string descriptor =
        isReference ? "(Ljava/lang/Object;)V" : "(" + std::string(field.descriptor.view()) + ")V";
    const Slot given[] = {value, 0};
    const auto slots = std::span(given, values::slotsOf(field.type));
    if (isReadOnly)
        return complain(ctx, "throwFinalFieldIllegalAccessException", descriptor, slots);
    if (!field.isStatic() && ctx.refAt(1) == 0) return ctx.throwNullPointer();
    if (isReference && value != 0) {
        const Class& type = ctx.vm.linker->fromDescriptor(field.descriptor.view(), *field.holder);
        if (!ctx.state.object(values::toRef(value))->klass->isAssignableTo(type)) {
            return complain(ctx, "throwSetIllegalArgumentException", descriptor, slots);
        }
    }
    const Holder holder = holderOf(ctx, field, true);
    if (holder.isWrong)
        return complain(ctx, "newSetIllegalArgumentException", kObjectToException, receiver);
    if (holder.object == 0) return ctx.blocked();
    setShadowOfCell(ctx, holder.object, field.offset, field.type, carriedBy(ctx, 2, field.type));
    writeSlot(ctx.state.writable(holder.object)->payload() + field.offset, field.type, value);
    if (isReference) shareThrough(ctx.state, holder.object, values::toRef(value));
    return ctx.returnVoid();
}

constexpr NativePeer kPeers[] = {
    {"jdk/internal/reflect/MethodHandleAccessorFactory", "newFieldAccessor",
     "(Ljava/lang/reflect/Field;Z)Ljdk/internal/reflect/FieldAccessorImpl;", newFieldAccessor,
     After17},
    {accessorClass(BasicType::Boolean), "getBoolean", "(Ljava/lang/Object;)Z", get, true, After17},
    {accessorClass(BasicType::Boolean), "setBoolean", "(Ljava/lang/Object;Z)V", set, true, After17},
    {accessorClass(BasicType::Byte), "getByte", "(Ljava/lang/Object;)B", get, true, After17},
    {accessorClass(BasicType::Byte), "setByte", "(Ljava/lang/Object;B)V", set, true, After17},
    {accessorClass(BasicType::Char), "getChar", "(Ljava/lang/Object;)C", get, true, After17},
    {accessorClass(BasicType::Char), "setChar", "(Ljava/lang/Object;C)V", set, true, After17},
    {accessorClass(BasicType::Short), "getShort", "(Ljava/lang/Object;)S", get, true, After17},
    {accessorClass(BasicType::Short), "setShort", "(Ljava/lang/Object;S)V", set, true, After17},
    {accessorClass(BasicType::Int), "getInt", "(Ljava/lang/Object;)I", get, true, After17},
    {accessorClass(BasicType::Int), "setInt", "(Ljava/lang/Object;I)V", set, true, After17},
    {accessorClass(BasicType::Long), "getLong", "(Ljava/lang/Object;)J", get, true, After17},
    {accessorClass(BasicType::Long), "setLong", "(Ljava/lang/Object;J)V", set, true, After17},
    {accessorClass(BasicType::Float), "getFloat", "(Ljava/lang/Object;)F", get, true, After17},
    {accessorClass(BasicType::Float), "setFloat", "(Ljava/lang/Object;F)V", set, true, After17},
    {accessorClass(BasicType::Double), "getDouble", "(Ljava/lang/Object;)D", get, true, After17},
    {accessorClass(BasicType::Double), "setDouble", "(Ljava/lang/Object;D)V", set, true, After17},
    {accessorClass(BasicType::Reference), "get", "(Ljava/lang/Object;)Ljava/lang/Object;", get,
     true, After17},
    {accessorClass(BasicType::Reference), "set", "(Ljava/lang/Object;Ljava/lang/Object;)V", set,
     true, After17},
};

} // namespace

NativeTable fieldAccessorPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
