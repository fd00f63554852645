// jdk.internal.reflect.ConstantPool: what annotation parsing and a few tools read. Its
// constantPoolOop is the mirror of the class that the constants belong to, and the first argument
// of each native method.

#include "vm/natives/Peers.h"
#include "vm/natives/reflect/ReflectedObjects.h"
#include "vm/objects/Loaders.h"

namespace clew::vm::natives {

namespace {

using classfile::ConstantKind;

struct Entry {
    const Class& klass;
    const classfile::ConstantPool& pool;
    std::uint16_t index;
};

Entry entryOf(NativeContext& ctx) {
    const Class& klass = ctx.classOf(ctx.refAt(1));
    return {klass, klass.file->constants, static_cast<std::uint16_t>(ctx.intAt(2))};
}

// True when the index is in range and of the kind; otherwise `outcome` is set.
bool check(NativeContext& ctx, ConstantKind kind, NativeOutcome& outcome) {
    const Entry entry = entryOf(ctx);
    if (ctx.intAt(2) <= 0 || ctx.intAt(2) >= entry.pool.size()) {
        outcome =
            ctx.throwNew("java/lang/IllegalArgumentException", "Constant pool index out of bounds");
        return false;
    }
    if (entry.pool.kind(entry.index) != kind) {
        outcome =
            ctx.throwNew("java/lang/IllegalArgumentException", "Wrong type at constant pool index");
        return false;
    }
    return true;
}

NativeOutcome getSize(NativeContext& ctx) {
    return ctx.returnInt(ctx.classOf(ctx.refAt(1)).file->constants.size());
}
NativeOutcome getUtf8(NativeContext& ctx) {
    NativeOutcome outcome{};
    if (!check(ctx, ConstantKind::Utf8, outcome)) return outcome;
    const Entry entry = entryOf(ctx);
    return ctx.returnRef(ctx.vm.internModifiedUtf8(entry.pool.utf8(entry.index)));
}
NativeOutcome getString(NativeContext& ctx) {
    NativeOutcome outcome{};
    if (!check(ctx, ConstantKind::String, outcome)) return outcome;
    const Entry entry = entryOf(ctx);
    return ctx.returnRef(ctx.vm.internModifiedUtf8(entry.pool.string(entry.index)));
}
NativeOutcome getInt(NativeContext& ctx) {
    NativeOutcome outcome{};
    if (!check(ctx, ConstantKind::Integer, outcome)) return outcome;
    const Entry entry = entryOf(ctx);
    return ctx.returnInt(entry.pool.integer(entry.index));
}
NativeOutcome getLong(NativeContext& ctx) {
    NativeOutcome outcome{};
    if (!check(ctx, ConstantKind::Long, outcome)) return outcome;
    const Entry entry = entryOf(ctx);
    return ctx.returnLong(entry.pool.longInteger(entry.index));
}
NativeOutcome getFloat(NativeContext& ctx) {
    NativeOutcome outcome{};
    if (!check(ctx, ConstantKind::Float, outcome)) return outcome;
    const Entry entry = entryOf(ctx);
    return ctx.returnSlot(entry.pool.floatBits(entry.index));
}
NativeOutcome getDouble(NativeContext& ctx) {
    NativeOutcome outcome{};
    if (!check(ctx, ConstantKind::Double, outcome)) return outcome;
    const Entry entry = entryOf(ctx);
    return ctx.returnSlot(entry.pool.doubleBits(entry.index));
}
NativeOutcome getClassAt(NativeContext& ctx) {
    NativeOutcome outcome{};
    if (!check(ctx, ConstantKind::Class, outcome)) return outcome;
    const Entry entry = entryOf(ctx);
    const Class* loaded = loadFor(ctx, entry.pool.className(entry.index), outcome, &entry.klass);
    return loaded ? ctx.returnRef(loaded->mirror) : outcome;
}
NativeOutcome getTag(NativeContext& ctx) {
    const Entry entry = entryOf(ctx);
    if (ctx.intAt(2) <= 0 || ctx.intAt(2) >= entry.pool.size()) {
        return ctx.throwNew("java/lang/IllegalArgumentException",
                            "Constant pool index out of bounds");
    }
    return ctx.returnInt(static_cast<int>(entry.pool.kind(entry.index)));
}

constexpr std::string_view kPool = "jdk/internal/reflect/ConstantPool";

constexpr NativePeer kPeers[] = {
    {kPool, "getSize0", "(Ljava/lang/Object;)I", getSize},
    {kPool, "getUTF8At0", "(Ljava/lang/Object;I)Ljava/lang/String;", getUtf8},
    {kPool, "getStringAt0", "(Ljava/lang/Object;I)Ljava/lang/String;", getString},
    {kPool, "getIntAt0", "(Ljava/lang/Object;I)I", getInt},
    {kPool, "getLongAt0", "(Ljava/lang/Object;I)J", getLong},
    {kPool, "getFloatAt0", "(Ljava/lang/Object;I)F", getFloat},
    {kPool, "getDoubleAt0", "(Ljava/lang/Object;I)D", getDouble},
    {kPool, "getClassAt0", "(Ljava/lang/Object;I)Ljava/lang/Class;", getClassAt},
    {kPool, "getClassAtIfLoaded0", "(Ljava/lang/Object;I)Ljava/lang/Class;", getClassAt},
    {kPool, "getTagAt0", "(Ljava/lang/Object;I)B", getTag},
};

} // namespace

NativeTable constantPoolPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
