// java.lang.reflect.Array.

#include "vm/natives/Peers.h"

namespace clew::vm::natives {

namespace {

NativeOutcome notAnArray(NativeContext& ctx) {
    return ctx.throwNew("java/lang/IllegalArgumentException", "Argument is not an array");
}
NativeOutcome typeMismatch(NativeContext& ctx) {
    return ctx.throwNew("java/lang/IllegalArgumentException", "argument type mismatch");
}

// (Object array, int index): false when the peer is to leave with `outcome`.
bool checkElement(NativeContext& ctx, NativeOutcome& outcome) {
    if (ctx.refAt(0) == 0) {
        outcome = ctx.throwNullPointer();
        return false;
    }
    const Object* array = ctx.state.object(ctx.refAt(0));
    if (!array->klass->isArray()) {
        outcome = notAnArray(ctx);
        return false;
    }
    const std::int32_t index = ctx.intAt(1);
    if (index < 0 || static_cast<std::uint32_t>(index) >= array->length) {
        outcome =
            ctx.throwNew("java/lang/ArrayIndexOutOfBoundsException"); // HotSpot says no more here
        return false;
    }
    if (!ctx.mayAccessArray(ctx.refAt(0), static_cast<std::uint32_t>(index), true)) {
        outcome = ctx.blocked();
        return false;
    }
    return true;
}

void tell(NativeContext& ctx, bool isWrite) {
    ctx.tellAccess(ctx.refAt(0), static_cast<std::uint32_t>(ctx.intAt(1)), 1, isWrite);
}

std::byte* place(const Class& klass, std::byte* payload, std::int32_t index) {
    return payload + (static_cast<std::size_t>(index) << klass.elementShift);
}

NativeOutcome getLength(NativeContext& ctx) {
    if (ctx.refAt(0) == 0) return ctx.throwNullPointer();
    const Object* array = ctx.state.object(ctx.refAt(0));
    return array->klass->isArray() ? ctx.returnInt(static_cast<std::int32_t>(array->length))
                                   : notAnArray(ctx);
}

NativeOutcome get(NativeContext& ctx) {
    NativeOutcome outcome{};
    if (!checkElement(ctx, outcome)) return outcome;
    tell(ctx, false);
    Object* array = ctx.state.object(ctx.refAt(0));
    const BasicType type = array->klass->elementType;
    return returnBoxed(ctx, type,
                       readSlot(place(*array->klass, array->payload(), ctx.intAt(1)), type));
}

template <BasicType kType>
NativeOutcome getPrimitive(NativeContext& ctx) {
    NativeOutcome outcome{};
    if (!checkElement(ctx, outcome)) return outcome;
    Object* array = ctx.state.object(ctx.refAt(0));
    const BasicType type = array->klass->elementType;
    if (type == BasicType::Reference) return typeMismatch(ctx);
    tell(ctx, false);
    Slot value = readSlot(place(*array->klass, array->payload(), ctx.intAt(1)), type);
    return widen(type, kType, value) ? ctx.returnSlot(value) : typeMismatch(ctx);
}

NativeOutcome store(NativeContext& ctx, BasicType type, Slot value) {
    tell(ctx, true);
    Object* array = ctx.state.writable(ctx.refAt(0));
    writeSlot(place(*array->klass, array->payload(), ctx.intAt(1)), type, value);
    if (type == BasicType::Reference) shareThrough(ctx.state, ctx.refAt(0), values::toRef(value));
    return ctx.returnVoid();
}

NativeOutcome set(NativeContext& ctx) {
    NativeOutcome outcome{};
    if (!checkElement(ctx, outcome)) return outcome;
    const Class& klass = *ctx.state.object(ctx.refAt(0))->klass;
    const Ref value = ctx.refAt(2);
    if (klass.elementType == BasicType::Reference) {
        if (value != 0 && !ctx.state.object(value)->klass->isAssignableTo(*klass.element)) {
            return ctx.throwNew("java/lang/IllegalArgumentException",
                                "array element type mismatch");
        }
        return store(ctx, BasicType::Reference, value);
    }
    Slot slot = 0;
    if (value == 0) return ctx.throwNullPointer();
    const BasicType given = unbox(ctx.state, value, slot);
    if (given == BasicType::Reference || !widen(given, klass.elementType, slot))
        return typeMismatch(ctx);
    return store(ctx, klass.elementType, slot);
}

template <BasicType kType>
NativeOutcome setPrimitive(NativeContext& ctx) {
    NativeOutcome outcome{};
    if (!checkElement(ctx, outcome)) return outcome;
    const BasicType type = ctx.state.object(ctx.refAt(0))->klass->elementType;
    Slot value = ctx.arguments[2];
    if (type == BasicType::Reference || !widen(kType, type, value)) return typeMismatch(ctx);
    return store(ctx, type, value);
}

NativeOutcome newArray(NativeContext& ctx) {
    if (ctx.refAt(0) == 0) return ctx.throwNullPointer();
    Class& element = ctx.classOf(ctx.refAt(0));
    if (element.isPrimitive() && element.primitive == BasicType::Void) {
        return ctx.throwNew("java/lang/IllegalArgumentException");
    }
    const std::int32_t length = ctx.intAt(1);
    if (length < 0)
        return ctx.throwNew("java/lang/NegativeArraySizeException", std::to_string(length));
    return ctx.returnRef(
        ctx.newArray(ctx.vm.linker->arrayOf(element), static_cast<std::uint32_t>(length)));
}

NativeOutcome multiNewArray(NativeContext& ctx) {
    if (ctx.refAt(0) == 0 || ctx.refAt(1) == 0) return ctx.throwNullPointer();
    Class* klass = &ctx.classOf(ctx.refAt(0));
    const Object* dimensions = ctx.state.object(ctx.refAt(1));
    const auto* first = dimensions->elements<std::int32_t>();
    const std::vector<std::int32_t> lengths(first, first + dimensions->length);
    constexpr std::size_t kMaximalDimensions = 255;
    if (lengths.empty() || lengths.size() > kMaximalDimensions ||
        klass->primitive == BasicType::Void) {
        return ctx.throwNew("java/lang/IllegalArgumentException");
    }
    for (const std::int32_t length : lengths) {
        if (length < 0)
            return ctx.throwNew("java/lang/NegativeArraySizeException", std::to_string(length));
    }
    for (std::size_t i = 0; i < lengths.size(); ++i) klass = &ctx.vm.linker->arrayOf(*klass);
    const std::vector<std::uint32_t> each(lengths.begin(), lengths.end());
    const Ref array = ctx.state.allocateArrays(*klass, each);
    if (array == 0) throw OutOfMemory{};
    return ctx.returnRef(array);
}

constexpr std::string_view kArray = "java/lang/reflect/Array";

constexpr NativePeer kPeers[] = {
    {kArray, "getLength", "(Ljava/lang/Object;)I", getLength},
    {kArray, "get", "(Ljava/lang/Object;I)Ljava/lang/Object;", get},
    {kArray, "getBoolean", "(Ljava/lang/Object;I)Z", getPrimitive<BasicType::Boolean>},
    {kArray, "getByte", "(Ljava/lang/Object;I)B", getPrimitive<BasicType::Byte>},
    {kArray, "getChar", "(Ljava/lang/Object;I)C", getPrimitive<BasicType::Char>},
    {kArray, "getShort", "(Ljava/lang/Object;I)S", getPrimitive<BasicType::Short>},
    {kArray, "getInt", "(Ljava/lang/Object;I)I", getPrimitive<BasicType::Int>},
    {kArray, "getLong", "(Ljava/lang/Object;I)J", getPrimitive<BasicType::Long>},
    {kArray, "getFloat", "(Ljava/lang/Object;I)F", getPrimitive<BasicType::Float>},
    {kArray, "getDouble", "(Ljava/lang/Object;I)D", getPrimitive<BasicType::Double>},
    {kArray, "set", "(Ljava/lang/Object;ILjava/lang/Object;)V", set},
    {kArray, "setBoolean", "(Ljava/lang/Object;IZ)V", setPrimitive<BasicType::Boolean>},
    {kArray, "setByte", "(Ljava/lang/Object;IB)V", setPrimitive<BasicType::Byte>},
    {kArray, "setChar", "(Ljava/lang/Object;IC)V", setPrimitive<BasicType::Char>},
    {kArray, "setShort", "(Ljava/lang/Object;IS)V", setPrimitive<BasicType::Short>},
    {kArray, "setInt", "(Ljava/lang/Object;II)V", setPrimitive<BasicType::Int>},
    {kArray, "setLong", "(Ljava/lang/Object;IJ)V", setPrimitive<BasicType::Long>},
    {kArray, "setFloat", "(Ljava/lang/Object;IF)V", setPrimitive<BasicType::Float>},
    {kArray, "setDouble", "(Ljava/lang/Object;ID)V", setPrimitive<BasicType::Double>},
    {kArray, "newArray", "(Ljava/lang/Class;I)Ljava/lang/Object;", newArray},
    {kArray, "multiNewArray", "(Ljava/lang/Class;[I)Ljava/lang/Object;", multiNewArray},
};

} // namespace

NativeTable arrayPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
