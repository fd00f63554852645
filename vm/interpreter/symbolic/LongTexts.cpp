#include "vm/interpreter/symbolic/LongTexts.h"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>
#include <unordered_map>

#include "vm/objects/Shared.h"

namespace clew::vm::interpreter {

using namespace objects;

using interpreter::NativeContext;
using interpreter::NativeOutcome;
using state::Object;
using values::BasicType;
using values::ExpressionKind;
using values::Ref;
using namespace values::expressions;

namespace {

// A text that a key limits to so many bytes is gone through char by char where it is too long for
// one expression.
constexpr std::uint32_t kEnumeratedBytes = 1024;

constexpr std::uint32_t kFollowedFurther = 32;

Expression number(std::size_t value) {
    return constantInt(static_cast<std::int32_t>(value));
}

// Whether the elements from this one on are those that the array had at first.
bool isAsMade(const Object& array, std::uint32_t input, std::uint32_t from) {
    for (std::uint32_t i = from; i < array.length; ++i) {
        const state::Shadow shadow = array.shadowOfElement(i);
        const Expression element =
            shadow ? shadow.what() : constantInt(array.elements<std::int8_t>()[i]);
        if (element != state::inputs::cell(input, i)) return false;
    }
    return true;
}

// The operands are all that the operation depends on: the number of their list is its name.
std::string nameOf(NativeContext& ctx, std::string_view operation,
                   std::initializer_list<const Text*> texts,
                   std::initializer_list<Expression> operands) {
    state::Input list{.kind = state::Input::Kind::Derived, .name = std::string(operation)};
    for (const Text* text : texts) {
        list.name += fmt::format(" {}:{}", text->units.size(), text->rest);
        list.cells.push_back(text->length);
        for (const Text::Unit unit : text->units) {
            list.cells.push_back(unit.low);
            list.cells.push_back(unit.high);
        }
    }
    list.cells.insert(list.cells.end(), operands.begin(), operands.end());
    ctx.state.symbolic.widened = true;
    return fmt::format("{}#{}", operation, state::inputs::numberOf(std::move(list)));
}

} // namespace

bool followFurther(Vm& vm) {
    Shared& shared = Shared::of(vm);
    return shared.hasLongText && shared.followedUnits.exchange(kFollowedFurther) < kFollowedFurther;
}

std::optional<Text> followed(NativeContext& ctx, Ref bytes, bool isUtf16, NativeOutcome& otherwise,
                             std::uint32_t wholeUnits) {
    if (auto text = wholeText(ctx, bytes, isUtf16, wholeUnits)) return text;
    otherwise = NativeOutcome::Declined;
    const Object& array = *ctx.object(bytes);
    const std::uint32_t input =
        array.isSymbolic() ? array.shadows()[state::kInputShadow].what() : 0;
    if (input == 0 || mostElements(ctx, bytes).value_or(UINT32_MAX) <= kEnumeratedBytes)
        return std::nullopt;
    const std::uint32_t perUnit = isUtf16 ? 2 : 1;
    const auto known = static_cast<std::uint32_t>(state::inputs::at(input).cells.size()) / perUnit;
    const std::uint32_t units =
        std::clamp(known, Shared::of(ctx.vm).followedUnits.load(), kTextUnits);
    if (!isAsMade(array, input, units * perUnit)) return std::nullopt;
    const Expression isShort = lessOrEqual(lengthOf(array), number(units * perUnit));
    if (!ctx.settled(isShort)) {
        otherwise = ctx.blocked();
        return std::nullopt;
    }
    Text text = beginningOf(ctx, bytes, isUtf16, units);
    if (ctx.state.valueOf(isShort) == 0) {
        text.rest = state::inputs::at(input).name;
        Shared::of(ctx.vm).hasLongText = true;
    }
    return text;
}

Expression unknownInt(NativeContext& ctx, std::string_view operation,
                      std::initializer_list<const Text*> texts,
                      std::initializer_list<Expression> operands) {
    return makeVariable(nameOf(ctx, operation, texts, operands), BasicType::Int);
}

Expression unknownCondition(NativeContext& ctx, std::string_view operation,
                            std::initializer_list<const Text*> texts,
                            std::initializer_list<Expression> operands) {
    return isNotZero(unknownInt(ctx, operation, texts, operands));
}

Expression unknownBetween(NativeContext& ctx, std::string_view operation,
                          std::initializer_list<const Text*> texts,
                          std::initializer_list<Expression> operands, Expression least,
                          Expression most) {
    const BasicType type = sort(least) == values::Sort::Bits64 ? BasicType::Long : BasicType::Int;
    const Expression value = makeVariable(nameOf(ctx, operation, texts, operands), type);
    return ifOf(andOf(lessOrEqual(least, value), lessOrEqual(value, most)), value, least);
}

std::string unknownChars(NativeContext& ctx, std::string_view operation,
                         std::initializer_list<const Text*> texts,
                         std::initializer_list<Expression> operands) {
    return nameOf(ctx, operation, texts, operands);
}

Text::Unit unknownUnit(const std::string& rest, bool isUtf16, std::size_t index) {
    const auto byte = [&](std::size_t at) {
        return makeVariable(fmt::format("{}[{}]", rest, at), BasicType::Byte);
    };
    if (!isUtf16) return {byte(index), constantInt(0)};
    return {byte(2 * index), byte(2 * index + 1)};
}

namespace {

std::mutex endsMutex;
std::unordered_map<std::string, Text> ends; // by Text::rest

} // namespace

void rememberEnd(const Text& open, const Text& end) {
    const std::lock_guard lock(endsMutex);
    ends.try_emplace(open.rest, end);
}

std::optional<Text> endOf(const Text& open) {
    const std::lock_guard lock(endsMutex);
    const auto found = ends.find(open.rest);
    return found == ends.end() ? std::nullopt : std::optional(found->second);
}

Expression charAt(NativeContext& ctx, const Text& text, Expression index, bool isUtf16) {
    Expression c = constantInt(0);
    if (const auto end = text.isOpen() ? endOf(text) : std::nullopt) {
        const Expression fromEnd = make(ExpressionKind::Subtract, text.length, index);
        const std::size_t known = end->units.size();
        if (isConstant(fromEnd) && node(fromEnd).bits > 0 && node(fromEnd).bits <= known)
            return charOf(end->units[known - node(fromEnd).bits]);
    }
    if (text.isOpen() && isConstant(index)) {
        const auto at = static_cast<std::size_t>(node(index).bits);
        return charOf(at < text.units.size() ? text.units[at]
                                             : unknownUnit(text.rest, isUtf16, at));
    }
    if (text.isOpen())
        c = make(ExpressionKind::BitAnd, unknownInt(ctx, "charAt", {&text}, {index}),
                 constantInt(isUtf16 ? 0xffff : 0xff));
    for (std::size_t i = text.units.size(); i-- > 0;)
        c = ifOf(values::expressions::equal(index, number(i)), charOf(text.units[i]), c);
    return c;
}

} // namespace clew::vm::interpreter
