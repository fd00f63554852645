#include "vm/interpreter/symbolic/SymbolicText.h"

#include <algorithm>

#include "vm/Vm.h"
#include "vm/interpreter/symbolic/LongTexts.h"
#include "vm/interpreter/symbolic/TextParts.h"

namespace clew::vm::interpreter {

using namespace objects;

using interpreter::NativeContext;
using state::Object;
using state::Shadow;
using values::BasicType;
using values::ExpressionKind;
using values::Ref;
using namespace values::expressions;

namespace {

Expression number(std::size_t value) {
    return constantInt(static_cast<std::int32_t>(value));
}
// In a constant int or long.
std::int64_t numberIn(Expression constant) {
    return sort(constant) == values::Sort::Bits64 ? static_cast<std::int64_t>(node(constant).bits)
                                                  : static_cast<std::int32_t>(node(constant).bits);
}

// Also of an element that the array has not got under the present assignment, but under another
// one.
Expression byteOf(const Object& array, std::uint32_t index) {
    if (index < array.length) {
        if (array.isSymbolic())
            if (const Shadow shadow = array.shadowOfElement(index)) return shadow.what();
        return constantInt(array.elements<std::int8_t>()[index]);
    }
    const std::uint32_t input =
        array.isSymbolic() ? array.shadows()[state::kInputShadow].what() : 0;
    return input == 0 ? constantInt(0) : state::inputs::cell(input, index);
}

// What the conjuncts of a constraint say about the value.
void narrowBy(Expression constraint, Expression value, std::int64_t& least, std::int64_t& most) {
    const values::ExpressionNode& it = node(constraint);
    const Expression a = it.operands[0], b = it.operands[1];
    switch (it.kind) {
        case ExpressionKind::And:
            narrowBy(a, value, least, most);
            narrowBy(b, value, least, most);
            break;
        case ExpressionKind::Equal:
            if (a == value && isConstant(b)) least = most = numberIn(b);
            if (b == value && isConstant(a)) least = most = numberIn(a);
            break;
        case ExpressionKind::Less:
        case ExpressionKind::LessOrEqual: {
            const int strict = it.kind == ExpressionKind::Less;
            if (a == value && isConstant(b))
                most = std::min<std::int64_t>(most, std::int64_t(numberIn(b)) - strict);
            if (b == value && isConstant(a))
                least = std::max<std::int64_t>(least, std::int64_t(numberIn(a)) + strict);
            break;
        }
        default:
            break;
    }
}

struct Range {
    std::int64_t least, most;
};

// Of an int or a long, as far as constraints say it plainly.
Range rangeOf(const NativeContext& ctx, Expression value) {
    if (isConstant(value)) return {numberIn(value), numberIn(value)};
    Range range = sort(value) == values::Sort::Bits64 ? Range{INT64_MIN, INT64_MAX}
                                                      : Range{INT32_MIN, INT32_MAX};
    ctx.state.symbolic.constraints.visit([&](Expression constraint) {
        narrowBy(constraint, value, range.least, range.most);
        return true;
    });
    return range;
}

Range elementsOf(const NativeContext& ctx, const Object& array) {
    Range range = rangeOf(ctx, lengthOf(array));
    const std::uint32_t input =
        array.isSymbolic() ? array.shadows()[state::kInputShadow].what() : 0;
    if (input != 0 && state::inputs::at(input).kind == state::Input::Kind::Derived &&
        state::inputs::at(input).name.empty())
        range.most = std::min<std::int64_t>(
            range.most, static_cast<std::int64_t>(state::inputs::at(input).cells.size()));
    return range;
}

Text::Unit unitOf(const Object& array, bool isUtf16, std::uint32_t index) {
    if (!isUtf16) return {byteOf(array, index), constantInt(0)};
    return {byteOf(array, 2 * index), byteOf(array, 2 * index + 1)};
}

Expression unsignedOf(Expression byte) {
    return make(ExpressionKind::BitAnd, byte, constantInt(255));
}

Text::Unit ifOf(Expression condition, Text::Unit then, Text::Unit otherwise) {
    return {values::expressions::ifOf(condition, then.low, otherwise.low),
            values::expressions::ifOf(condition, then.high, otherwise.high)};
}

constexpr Expression kNothing = 0;

} // namespace

StringParts partsOf(const NativeContext& ctx, Ref string) {
    static const std::uint32_t value = ctx.vm.linker->known.string->fieldNamed("value")->offset;
    static const std::uint32_t coder = ctx.vm.linker->known.string->fieldNamed("coder")->offset;
    return {ctx.object(string)->at<Ref>(value), ctx.object(string)->at<std::uint8_t>(coder) != 0};
}

bool isSymbolic(const NativeContext& ctx, Ref ref) {
    return ref != 0 && ctx.object(ref)->isSymbolic();
}

Expression lengthOf(const Object& array) {
    if (array.isSymbolic())
        if (const Shadow length = array.shadows()[state::kLengthShadow]) return length.what();
    return number(array.length);
}

std::optional<std::uint32_t> mostElements(const NativeContext& ctx, Ref bytes) {
    const Range range = elementsOf(ctx, *ctx.object(bytes));
    if (range.most == INT32_MAX) return std::nullopt;
    return static_cast<std::uint32_t>(std::max<std::int64_t>(range.most, 0));
}

std::optional<Text> wholeText(const NativeContext& ctx, Ref bytes, bool isUtf16,
                              std::uint32_t units) {
    const auto most = mostElements(ctx, bytes);
    const std::uint32_t perUnit = isUtf16 ? 2 : 1;
    if (!most || *most / perUnit > units) return std::nullopt;
    return beginningOf(ctx, bytes, isUtf16, *most / perUnit);
}

Text beginningOf(const NativeContext& ctx, Ref bytes, bool isUtf16, std::uint32_t units) {
    const Object& array = *ctx.object(bytes);
    const Range range = elementsOf(ctx, array);
    const std::uint32_t perUnit = isUtf16 ? 2 : 1;
    Text text;
    text.length =
        range.least == range.most ? number(static_cast<std::size_t>(range.most)) : lengthOf(array);
    if (isUtf16) text.length = make(ExpressionKind::ShiftRight, text.length, number(1));
    units = static_cast<std::uint32_t>(std::min<std::int64_t>(units, range.most / perUnit));
    for (std::uint32_t i = 0; i < units; ++i) text.units.push_back(unitOf(array, isUtf16, i));
    text.parts = partsOfArray(text, array, isUtf16);
    return text;
}

Text textOf(std::u16string_view chars) {
    Text text{{}, number(chars.size()), {}, {{.chars = std::u16string(chars)}}};
    for (const char16_t c : chars)
        text.units.push_back({constantInt(static_cast<std::int8_t>(c & 0xff)),
                              constantInt(static_cast<std::int8_t>(c >> 8))});
    return text;
}

Text textOfChar(Expression c) {
    if (isConstant(c)) return textOf(std::u16string(1, static_cast<char16_t>(numberIn(c))));
    const Expression high = make(ExpressionKind::ShiftRight, c, number(8));
    return {{{narrow(c, BasicType::Byte), narrow(high, BasicType::Byte)}}, number(1), {}};
}

Text decimalText(const NativeContext& ctx, Expression value) {
    using values::expressions::equal;
    using values::expressions::ifOf;
    const values::Sort width = sort(value);
    const auto constantOf = [&](std::int64_t number) {
        return constant(width, static_cast<std::uint64_t>(number));
    };
    const Range range = rangeOf(ctx, value);
    // Negative, since the smallest number has no positive counterpart.
    const std::size_t digitsMax =
        std::to_string(
            std::min(std::min(range.least, -std::max(range.most, -INT64_MAX)), std::int64_t(-1)))
            .size() -
        1;
    const Expression isNegative = less(value, constantOf(0));
    const Expression negative =
        ifOf(isNegative, value, make(ExpressionKind::Subtract, constantOf(0), value));
    std::vector<Expression> digits; // the last one first
    Expression count = number(1);
    std::int64_t power = -1;
    for (std::size_t i = 0; i < digitsMax; ++i) {
        const Expression quotient =
            i == 0 ? negative : make(ExpressionKind::Divide, negative, constantOf(-power));
        const Expression digit = make(ExpressionKind::Remainder, quotient, constantOf(10));
        digits.push_back(make(ExpressionKind::Subtract, number('0'),
                              width == values::Sort::Bits64
                                  ? make(ExpressionKind::Truncate, values::Sort::Bits32, digit)
                                  : digit));
        if (i > 0) count = ifOf(lessOrEqual(negative, constantOf(power)), number(i + 1), count);
        if (i + 1 < digitsMax) power *= 10;
    }
    Text text{{}, make(ExpressionKind::Add, count, intOf(isNegative)), {}, {{.number = value}}};
    for (std::size_t i = 0; i <= digitsMax; ++i) {
        Expression unit = number('-');
        for (std::size_t length = i + 1; length <= digitsMax + 1; ++length) {
            const std::size_t digit = length - 1 - i;
            if (digit >= digitsMax) continue;
            const Expression isHere =
                i == 0 ? andOf(notOf(isNegative), equal(text.length, number(length)))
                       : equal(text.length, number(length));
            unit = ifOf(isHere, digits[digit], unit);
        }
        text.units.push_back({unit, number(0)});
    }
    return text;
}

Text either(Expression condition, const Text& then, const Text& otherwise) {
    Text text{{}, values::expressions::ifOf(condition, then.length, otherwise.length), {}};
    for (std::size_t i = 0; i < std::max(then.units.size(), otherwise.units.size()); ++i) {
        if (i >= then.units.size() || i >= otherwise.units.size())
            text.units.push_back(i < then.units.size() ? then.units[i] : otherwise.units[i]);
        else
            text.units.push_back(ifOf(condition, then.units[i], otherwise.units[i]));
    }
    return text;
}

Expression charOf(Text::Unit unit) {
    return make(ExpressionKind::BitOr, unsignedOf(unit.low),
                make(ExpressionKind::ShiftLeft, unsignedOf(unit.high), number(8)));
}

Expression equal(Text::Unit a, Text::Unit b) {
    return andOf(values::expressions::equal(a.low, b.low),
                 values::expressions::equal(a.high, b.high));
}

Expression standsAt(NativeContext& ctx, const Text& text, std::uint32_t at, const Text& part) {
    Expression stands =
        lessOrEqual(make(ExpressionKind::Add, part.length, number(at)), text.length);
    bool isFollowed = !part.isOpen();
    for (std::uint32_t i = 0; i < part.units.size(); ++i) {
        if (at + i >= text.units.size() && text.isOpen()) {
            isFollowed = false;
            break;
        }
        const Expression isBehind = lessOrEqual(part.length, number(i));
        stands = andOf(stands, at + i < text.units.size()
                                   ? orOf(isBehind, equal(text.units[at + i], part.units[i]))
                                   : isBehind);
    }
    if (isFollowed) return stands;
    const std::size_t followed =
        text.isOpen() ? std::min<std::size_t>(
                            text.units.size() - std::min<std::size_t>(at, text.units.size()),
                            part.units.size())
                      : part.units.size();
    return andOf(stands, orOf(lessOrEqual(part.length, number(followed)),
                              unknownCondition(ctx, "startsWith", {&text, &part}, {number(at)})));
}

Text joined(NativeContext& ctx, const Text& text, const Text& part) {
    Text both{{}, make(ExpressionKind::Add, text.length, part.length), {}};
    const bool isFixed = isConstant(text.length);
    const std::size_t count = text.units.size();
    std::size_t most = count + part.units.size();
    if (text.isOpen())
        most = count;
    else if (part.isOpen() && !isFixed)
        most = part.units.size();
    if (text.isOpen() || part.isOpen()) both.rest = unknownChars(ctx, "concat", {&text, &part});
    for (std::size_t i = 0; i < most; ++i) {
        if (isFixed || text.isOpen()) {
            both.units.push_back(i < count ? text.units[i] : part.units[i - count]);
            continue;
        }
        // Where the text ends at i or before, the part has begun.
        Text::Unit unit{kNothing, kNothing};
        if (i < count) unit = text.units[i];
        for (std::size_t end = 0; end <= std::min(i, count); ++end) {
            if (i - end >= part.units.size()) continue;
            unit = unit.low == kNothing ? part.units[i - end]
                                        : ifOf(values::expressions::equal(text.length, number(end)),
                                               part.units[i - end], unit);
        }
        if (unit.low == kNothing) break;
        both.units.push_back(unit);
    }
    if (text.isOpen() && !part.isOpen() && isConstant(part.length)) {
        Text end = part;
        end.units.resize(
            std::min(end.units.size(), static_cast<std::size_t>(numberIn(part.length))));
        if (const auto before = endOf(text);
            before && before->units.size() + end.units.size() <= kTextUnits)
            end.units.insert(end.units.begin(), before->units.begin(), before->units.end());
        rememberEnd(both, end);
    }
    both.parts = both.isOpen() ? std::vector<Text::Part>{} : joinedParts(text, part);
    return both;
}

Text sliced(NativeContext& ctx, const Text& text, Expression from, Expression length,
            bool isUtf16) {
    Text slice{{}, length, {}};
    if (text.isOpen()) slice.rest = unknownChars(ctx, "substring", {&text}, {from, length});
    const std::size_t count = text.units.size();
    std::size_t most = count;
    if (isConstant(length)) {
        const auto units = static_cast<std::size_t>(numberIn(length));
        if (text.isOpen() && units <= kTextUnits) most = units;
        if (!text.isOpen()) most = std::min(count, units);
        if (most == units) slice.rest.clear();
    }
    for (std::size_t i = 0; i < most; ++i) {
        const std::size_t at =
            isConstant(from) ? static_cast<std::size_t>(numberIn(from)) + i : count;
        if (at < count) {
            slice.units.push_back(text.units[at]);
            continue;
        }
        if (text.isOpen()) {
            slice.units.push_back(
                textOfChar(charAt(ctx, text, make(ExpressionKind::Add, from, number(i)), isUtf16))
                    .units[0]);
            continue;
        }
        if (isConstant(from)) break;
        Text::Unit unit = text.units[i];
        for (std::size_t begin = 1; begin + i < count; ++begin)
            unit =
                ifOf(values::expressions::equal(from, number(begin)), text.units[begin + i], unit);
        slice.units.push_back(unit);
    }
    return slice;
}

Ref newBytes(NativeContext& ctx, const Text& text, bool isUtf16) {
    std::vector<Expression> cells;
    for (const Text::Unit& unit : text.units) {
        cells.push_back(unit.low);
        if (isUtf16) cells.push_back(unit.high);
    }
    const types::Class& byteArray = *ctx.vm.linker->known.byteArray;
    // As an input it has room in the heap.
    if (text.isOpen())
        ctx.state.constrain(lessOrEqual(text.length, number((ctx.vm.options.heapLimit / 4))));
    const Expression length =
        isUtf16 ? make(ExpressionKind::ShiftLeft, text.length, number(1)) : text.length;
    Ref made = 0;
    if (isConstant(length) && !text.isOpen()) {
        made = ctx.newArray(byteArray, static_cast<std::uint32_t>(numberIn(length)));
        for (std::uint32_t i = 0; i < ctx.object(made)->length; ++i) {
            ctx.object(made)->elements<std::int8_t>()[i] =
                static_cast<std::int8_t>(ctx.state.valueOf(cells[i]));
            if (!isConstant(cells[i]))
                ctx.state.setShadow(made, state::kElementShadows + i,
                                    Shadow(BasicType::Byte, cells[i]));
        }
        return made;
    }
    const std::uint32_t input = state::inputs::numberOf({.kind = state::Input::Kind::Derived,
                                                         .name = text.rest,
                                                         .type = BasicType::Reference,
                                                         .variable = length,
                                                         .declared = &byteArray,
                                                         .cells = std::move(cells)});
    rememberParts(input, isUtf16, text);
    made = ctx.state.allocateInputArray(input);
    if (made == 0) throw interpreter::OutOfMemory{};
    return made;
}

Ref newString(NativeContext& ctx, const Text& text, bool isUtf16) {
    const types::Class& klass = *ctx.vm.linker->known.string;
    const Ref bytes = newBytes(ctx, text, isUtf16);
    const Ref made = ctx.newObject(klass);
    ctx.object(made)->at<Ref>(klass.fieldNamed("value")->offset) = bytes;
    ctx.object(made)->at<std::uint8_t>(klass.fieldNamed("coder")->offset) = isUtf16 ? 1 : 0;
    return made;
}

} // namespace clew::vm::interpreter
