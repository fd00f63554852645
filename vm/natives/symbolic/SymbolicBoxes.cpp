#include "vm/natives/symbolic/SymbolicBoxes.h"

#include <algorithm>

#include "vm/objects/JavaObjects.h"
#include "vm/natives/Natives.h"

namespace clew::vm::natives {

using interpreter::NativeContext;
using interpreter::NativeOutcome;
using interpreter::NativePeer;
using interpreter::NativeTable;
using state::LiveState;
using state::Object;
using state::Shadow;
using values::BasicType;
using values::Expression;
using values::Ref;
using values::Slot;
namespace expressions = values::expressions;

namespace {

// The boxes whose valueOf has a cache, and of which values. (Integer's could be told to reach further up; it is not.)
struct CachedBox {
    std::string_view className, descriptor, cacheClass;
    BasicType type;
    std::int64_t low, high;
};
constexpr CachedBox kBoxes[] = {
    {"java/lang/Byte", "(B)Ljava/lang/Byte;", "java/lang/Byte$ByteCache", BasicType::Byte, -128, 127},
    {"java/lang/Short", "(S)Ljava/lang/Short;", "java/lang/Short$ShortCache", BasicType::Short, -128, 127},
    {"java/lang/Character", "(C)Ljava/lang/Character;", "java/lang/Character$CharacterCache", BasicType::Char, 0, 127},
    {"java/lang/Integer", "(I)Ljava/lang/Integer;", "java/lang/Integer$IntegerCache", BasicType::Int, -128, 127},
    {"java/lang/Long", "(J)Ljava/lang/Long;", "java/lang/Long$LongCache", BasicType::Long, -128, 127},
};

std::uint32_t valueOffset(const types::Class& klass) { return klass.fieldNamed("value")->offset; }

std::int64_t valueOf(const Object& box, const CachedBox& kind) {
    const std::uint32_t offset = valueOffset(*box.klass);
    switch (kind.type) {
        case BasicType::Byte: return box.at<std::int8_t>(offset);
        case BasicType::Short: return box.at<std::int16_t>(offset);
        case BasicType::Char: return box.at<std::uint16_t>(offset);
        case BasicType::Int: return box.at<std::int32_t>(offset);
        default: return box.at<std::int64_t>(offset);
    }
}

Expression expressionOf(const Object& box, const CachedBox& kind) {
    if (box.isSymbolic())
        if (const Shadow shadow = box.shadowAtOffset(valueOffset(*box.klass))) return shadow.what();
    return expressions::constant(values::sortOf(kind.type), static_cast<std::uint64_t>(valueOf(box, kind)));
}

// Whether it is the very object in the cache.
bool isCached(const Vm& vm, const LiveState& state, Ref ref, const CachedBox& kind) {
    const Object& box = *state.object(ref);
    if (box.isSymbolic() && box.shadowAtOffset(valueOffset(*box.klass))) return false;
    const std::int64_t value = valueOf(box, kind);
    if (value < kind.low || value > kind.high) return false;
    const types::Class* holder = vm.linker->find(kind.cacheClass);
    const Ref cache = holder && holder->statics != 0 ? state.object(holder->statics)->at<Ref>(holder->fieldNamed("cache")->offset) : 0;
    return cache != 0 && state.object(cache)->elements<Ref>()[value - kind.low] == ref;
}

template <const CachedBox& kind>
NativeOutcome boxed(NativeContext& ctx) {
    const bool isWide = kind.type == BasicType::Long;
    const Expression value = isWide ? ctx.wideExpressionAt(0) : ctx.expressionAt(0);
    if (value == 0) return NativeOutcome::Declined;
    const types::Class& klass = *ctx.method.holder;
    const Ref made = ctx.newObject(klass);
    const std::uint32_t offset = valueOffset(klass);
    const Expression kept = expressions::narrow(value, kind.type);
    const Slot bits = ctx.state.valueOf(kept);
    Object& box = *ctx.state.writable(made);
    writeSlot(box.payload() + offset, kind.type, bits);
    box.flags |= Object::ValueOf;
    if (!expressions::isConstant(kept)) ctx.state.setShadow(made, offset, Shadow(kind.type, kept));
    return ctx.returnRef(made);
}

const NativePeer kPeers[] = {
    {kBoxes[0].className, "valueOf", kBoxes[0].descriptor, boxed<kBoxes[0]>, true},
    {kBoxes[1].className, "valueOf", kBoxes[1].descriptor, boxed<kBoxes[1]>, true},
    {kBoxes[2].className, "valueOf", kBoxes[2].descriptor, boxed<kBoxes[2]>, true},
    {kBoxes[3].className, "valueOf", kBoxes[3].descriptor, boxed<kBoxes[3]>, true},
    {kBoxes[4].className, "valueOf", kBoxes[4].descriptor, boxed<kBoxes[4]>, true},
};

} // namespace

Expression sameBox(const Vm& vm, const LiveState& state, Ref a, Ref b) {
    if (a == 0 || b == 0 || a == b) return 0;
    const Object &first = *state.object(a), &second = *state.object(b);
    if (first.klass != second.klass || !((first.flags | second.flags) & Object::ValueOf)) return 0;
    const auto kind = std::ranges::find(kBoxes, first.klass->name.view(), &CachedBox::className);
    if (kind == std::end(kBoxes)) return 0;
    for (const Ref ref : {a, b})
        if (!(state.object(ref)->flags & Object::ValueOf) && !isCached(vm, state, ref, *kind)) return 0;
    const values::Sort sort = values::sortOf(kind->type);
    const Expression value = expressionOf(first, *kind);
    const auto limit = [&](std::int64_t number) { return expressions::constant(sort, static_cast<std::uint64_t>(number)); };
    const Expression cached = expressions::andOf(expressions::lessOrEqual(limit(kind->low), value), expressions::lessOrEqual(value, limit(kind->high)));
    return expressions::andOf(cached, expressions::equal(value, expressionOf(second, *kind)));
}

NativeTable symbolicBoxPeers() { return kPeers; }

} // namespace clew::vm::natives
