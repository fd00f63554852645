#include "vm/objects/Boxes.h"

#include <algorithm>

#include "vm/objects/JavaObjects.h"

namespace clew::vm::objects {

using state::Shadow;
using values::Expression;
namespace expressions = values::expressions;

const Box* boxOf(BasicType type) {
    const auto* found = std::ranges::find(kBoxes, type, &Box::type);
    return found == kBoxes.end() ? nullptr : found;
}

const Box* boxOf(std::string_view className) {
    if (!className.starts_with("java/lang/")) return nullptr;
    const auto* found = std::ranges::find(kBoxes, className, &Box::className);
    return found == kBoxes.end() ? nullptr : found;
}

std::string valueOfDescriptor(const Box& box) {
    return "(" + std::string(1, box.descriptor) + ")L" + std::string(box.className) + ";";
}

BasicType unbox(const LiveState& state, Ref object, Slot& value) {
    const Box* box = object == 0 ? nullptr : boxOf(state.object(object)->klass->name.view());
    if (!box) return BasicType::Reference;
    const Object& of = *state.object(object);
    value = readSlot(of.payload() + of.klass->fieldNamed("value")->offset, box->type);
    return box->type;
}

bool widen(BasicType from, BasicType to, Slot& value) {
    using enum BasicType;
    if (from == to) return true;
    if (from == Boolean || to == Boolean || from >= Reference || to >= Reference) return false;
    if (to == Char || to == Byte || from == Double) return false;
    const bool fromIsInt = from == Byte || from == Char || from == Short || from == Int;
    switch (to) {
        case Short:
            return from == Byte;
        case Int:
            return fromIsInt;
        case Long:
            if (!fromIsInt) return false;
            value = values::fromLong(values::toInt(value));
            return true;
        case Float:
            if (from == Long) {
                value = values::fromFloat(static_cast<float>(values::toLong(value)));
            } else if (fromIsInt) {
                value = values::fromFloat(static_cast<float>(values::toInt(value)));
            } else {
                return false;
            }
            return true;
        case Double:
            if (from == Float) {
                value = values::fromDouble(values::toFloat(value));
            } else if (from == Long) {
                value = values::fromDouble(static_cast<double>(values::toLong(value)));
            } else {
                value = values::fromDouble(values::toInt(value));
            }
            return true;
        default:
            return false;
    }
}

namespace {

std::uint32_t valueOffset(const types::Class& klass) {
    return klass.fieldNamed("value")->offset;
}

std::int64_t valueOf(const Object& box, const Box& kind) {
    const std::uint32_t offset = valueOffset(*box.klass);
    switch (kind.type) {
        case BasicType::Byte:
            return box.at<std::int8_t>(offset);
        case BasicType::Short:
            return box.at<std::int16_t>(offset);
        case BasicType::Char:
            return box.at<std::uint16_t>(offset);
        case BasicType::Int:
            return box.at<std::int32_t>(offset);
        default:
            return box.at<std::int64_t>(offset);
    }
}

Expression expressionOf(const Object& box, const Box& kind) {
    if (box.isSymbolic())
        if (const Shadow shadow = box.shadowAtOffset(valueOffset(*box.klass))) return shadow.what();
    return expressions::constant(values::sortOf(kind.type),
                                 static_cast<std::uint64_t>(valueOf(box, kind)));
}

// Whether it is the very object in the cache.
bool isCached(const Vm& vm, const LiveState& state, Ref ref, const Box& kind) {
    const Object& box = *state.object(ref);
    if (box.isSymbolic() && box.shadowAtOffset(valueOffset(*box.klass))) return false;
    const std::int64_t value = valueOf(box, kind);
    if (value < kind.low || value > kind.high) return false;
    const types::Class* holder = vm.linker->find(kind.cacheClass);
    const Ref cache =
        holder && holder->statics != 0
            ? state.object(holder->statics)->at<Ref>(holder->fieldNamed("cache")->offset)
            : 0;
    return cache != 0 && state.object(cache)->elements<Ref>()[value - kind.low] == ref;
}

} // namespace

Expression sameBox(const Vm& vm, const LiveState& state, Ref a, Ref b) {
    if (a == 0 || b == 0 || a == b) return 0;
    const Object &first = *state.object(a), &second = *state.object(b);
    if (first.klass != second.klass || !((first.flags | second.flags) & Object::ValueOf)) return 0;
    const Box* kind = boxOf(first.klass->name.view());
    if (!kind || kind->cacheClass.empty()) return 0;
    for (const Ref ref : {a, b})
        if (!(state.object(ref)->flags & Object::ValueOf) && !isCached(vm, state, ref, *kind))
            return 0;
    const values::Sort sort = values::sortOf(kind->type);
    const Expression value = expressionOf(first, *kind);
    const auto limit = [&](std::int64_t number) {
        return expressions::constant(sort, static_cast<std::uint64_t>(number));
    };
    const Expression cached =
        expressions::andOf(expressions::lessOrEqual(limit(kind->low), value),
                           expressions::lessOrEqual(value, limit(kind->high)));
    return expressions::andOf(cached, expressions::equal(value, expressionOf(second, *kind)));
}

} // namespace clew::vm::objects
