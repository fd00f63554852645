// Methods of the class library that go through texts char by char: with symbolic contents, one answer that depends on all
// chars instead of one path for each char. They leave concrete operands, and texts of which it is not known how long they
// can be, to the Java code.

#include <algorithm>

#include "vm/natives/JavaObjects.h"
#include "vm/natives/Natives.h"
#include "vm/natives/SymbolicText.h"

namespace clew::vm::natives {

using interpreter::NativeContext;
using interpreter::NativeOutcome;
using interpreter::NativePeer;
using interpreter::NativeTable;
using state::Shadow;
using values::ExpressionKind;
using values::Ref;
using values::Slot;
namespace expressions = values::expressions;
using expressions::andOf;
using expressions::constantInt;
using expressions::ifOf;
using expressions::lessOrEqual;
using expressions::make;
using expressions::orOf;

namespace {

Expression number(std::size_t value) { return constantInt(static_cast<std::int32_t>(value)); }
Expression minus(Expression a, Expression b) { return make(ExpressionKind::Subtract, a, b); }
Expression plus(Expression a, Expression b) { return make(ExpressionKind::Add, a, b); }
Expression intAt(const NativeContext& ctx, unsigned slot) {
    return ctx.expressionAt(slot) ? ctx.expressionAt(slot) : constantInt(ctx.intAt(slot));
}
Expression isBefore(std::size_t index, Expression end) { return expressions::less(number(index), end); }

Slot slotOf(const NativeContext& ctx, Expression expression) {
    const Slot bits = static_cast<std::uint32_t>(ctx.state.valueOf(expression));
    return expressions::isConstant(expression) ? bits : state::withExpression(bits, expression);
}

struct StringParts {
    Ref bytes;
    bool isUtf16;
};
StringParts partsOf(const NativeContext& ctx, Ref string) {
    static const std::uint32_t value = ctx.vm.linker->known.string->fieldNamed("value")->offset;
    static const std::uint32_t coder = ctx.vm.linker->known.string->fieldNamed("coder")->offset;
    return {ctx.object(string)->at<Ref>(value), ctx.object(string)->at<std::uint8_t>(coder) != 0};
}

// ---- comparing

// StringLatin1.equals, StringUTF16.equals: of two arrays of bytes, whatever they mean.
NativeOutcome equalBytes(NativeContext& ctx) {
    const Ref first = ctx.refAt(0), second = ctx.refAt(1);
    if (!isSymbolic(ctx, first) && !isSymbolic(ctx, second)) return NativeOutcome::Declined;
    if (first == 0 || second == 0) return NativeOutcome::Declined;
    const auto most = mostElements(ctx, first), mostOfSecond = mostElements(ctx, second);
    std::uint32_t count = std::min(most.value_or(UINT32_MAX), mostOfSecond.value_or(UINT32_MAX));
    const Expression lengths[] = {lengthOf(*ctx.object(first)), lengthOf(*ctx.object(second))};
    if (count > 2 * kTextUnits && !expressions::isConstant(lengths[0]) && !expressions::isConstant(lengths[1])) {
        if (lengths[0] != lengths[1] && !ctx.settled(expressions::equal(lengths[0], lengths[1]))) return ctx.blocked();
        if (ctx.object(first)->length != ctx.object(second)->length) return ctx.returnBoolean(false);
        if (!ctx.settledValue(lengths[0])) return ctx.blocked();
        count = ctx.object(first)->length;
    }
    const Text texts[] = {beginningOf(ctx, first, false, count), beginningOf(ctx, second, false, count)};
    Expression same = expressions::equal(texts[0].length, texts[1].length);
    for (std::uint32_t i = 0; i < count; ++i) {
        const Expression isBehind = lessOrEqual(texts[0].length, number(i));
        if (i >= texts[0].units.size() || i >= texts[1].units.size()) {
            same = andOf(same, isBehind);
            break;
        }
        same = andOf(same, orOf(isBehind, equal(texts[0].units[i], texts[1].units[i])));
    }
    return ctx.returnExpression(expressions::intOf(same));
}

// compareTo of two arrays with the same coder.
template <bool isUtf16>
NativeOutcome compare(NativeContext& ctx) {
    if (!isSymbolic(ctx, ctx.refAt(0)) && !isSymbolic(ctx, ctx.refAt(1))) return NativeOutcome::Declined;
    if (ctx.refAt(0) == 0 || ctx.refAt(1) == 0) return NativeOutcome::Declined;
    const auto first = wholeText(ctx, ctx.refAt(0), isUtf16), second = wholeText(ctx, ctx.refAt(1), isUtf16);
    if (!first || !second) return NativeOutcome::Declined;
    Expression result = minus(first->length, second->length);
    const Expression byLength = result;
    for (std::size_t i = std::min(first->units.size(), second->units.size()); i-- > 0;) {
        const Expression ended = orOf(lessOrEqual(first->length, number(i)), lessOrEqual(second->length, number(i)));
        const Expression chars[] = {charOf(first->units[i]), charOf(second->units[i])};
        result = ifOf(ended, byLength, ifOf(expressions::equal(chars[0], chars[1]), result, minus(chars[0], chars[1])));
    }
    return ctx.returnExpression(result);
}

// String.startsWith(String prefix, int offset), which endsWith uses as well.
NativeOutcome startsWith(NativeContext& ctx) {
    if (!ctx.settledReference(1)) return ctx.blocked();
    if (ctx.refAt(0) == 0 || ctx.refAt(1) == 0) return NativeOutcome::Declined;
    const StringParts text = partsOf(ctx, ctx.refAt(0)), prefix = partsOf(ctx, ctx.refAt(1));
    const Expression at = intAt(ctx, 2);
    if (!isSymbolic(ctx, text.bytes) && !isSymbolic(ctx, prefix.bytes) && expressions::isConstant(at)) return NativeOutcome::Declined;
    if (!text.isUtf16 && prefix.isUtf16) return NativeOutcome::Declined; // false, or true for an empty one
    const auto part = wholeText(ctx, prefix.bytes, prefix.isUtf16);
    if (!part) return NativeOutcome::Declined;
    if (expressions::isConstant(at)) {
        const auto offset = ctx.intAt(2);
        if (offset < 0 || offset > static_cast<std::int32_t>(kTextUnits)) return NativeOutcome::Declined;
        const auto from = static_cast<std::uint32_t>(offset);
        const Text whole = beginningOf(ctx, text.bytes, text.isUtf16, from + static_cast<std::uint32_t>(part->units.size()));
        return ctx.returnExpression(expressions::intOf(standsAt(whole, from, *part)));
    }
    const auto whole = wholeText(ctx, text.bytes, text.isUtf16);
    if (!whole) return NativeOutcome::Declined;
    Expression stands = expressions::boolean(false);
    for (std::uint32_t i = 0; i <= whole->units.size(); ++i)
        stands = orOf(stands, andOf(expressions::equal(at, number(i)), standsAt(*whole, i, *part)));
    return ctx.returnExpression(expressions::intOf(stands));
}

// ArraysSupport.vectorizedMismatch(Object a, long aOffset, Object b, long bOffset, int length, int log2Scale): no element
// was looked at, so that the caller does.
NativeOutcome noMismatch(NativeContext& ctx) {
    if (!isSymbolic(ctx, ctx.refAt(0)) && !isSymbolic(ctx, ctx.refAt(3))) return NativeOutcome::Declined;
    if (const Expression length = ctx.expressionAt(6)) return ctx.returnExpression(make(ExpressionKind::BitXor, length, constantInt(-1)));
    return ctx.returnInt(~ctx.intAt(6));
}

// ---- hash codes

// Of a text of any length, the hash codes of the shorter ones are expressions; those of all others are unknown ints.
constexpr std::uint32_t kHashedOfAnyLength = 8;

// String.hashCode, which would keep the number in a field and look whether it is 0.
NativeOutcome hashCode(NativeContext& ctx) {
    if (ctx.refAt(0) == 0) return NativeOutcome::Declined;
    const StringParts string = partsOf(ctx, ctx.refAt(0));
    if (!isSymbolic(ctx, string.bytes)) return NativeOutcome::Declined;
    auto text = wholeText(ctx, string.bytes, string.isUtf16);
    Expression longer = 0;
    if (!text) {
        const std::uint32_t input = ctx.object(string.bytes)->shadows()[state::kInputShadow].what();
        if (input == 0 || state::inputs::at(input).kind != state::Input::Kind::Array) return NativeOutcome::Declined;
        text = beginningOf(ctx, string.bytes, string.isUtf16, kHashedOfAnyLength);
        longer = expressions::makeVariable(state::inputs::at(input).name + ".hashCode()", values::BasicType::Int);
    }
    std::vector<Expression> hashes{constantInt(0)}; // by length
    for (const Text::Unit unit : text->units) hashes.push_back(plus(make(ExpressionKind::Multiply, hashes.back(), constantInt(31)), charOf(unit)));
    Expression hash = longer ? longer : hashes.back();
    for (std::size_t length = hashes.size() - (longer ? 0 : 1); length-- > 0;)
        hash = ifOf(lessOrEqual(text->length, number(length)), hashes[length], hash);
    if (longer) ctx.state.symbolic.widened = true;
    return ctx.returnExpression(hash);
}

// ---- searching

// The first index for which holds(i), or the last one; -1: there is none.
template <class Holds>
Expression firstIndex(std::size_t count, Holds&& holds) {
    Expression found = constantInt(-1);
    for (std::size_t i = count; i-- > 0;) found = ifOf(holds(i), number(i), found);
    return found;
}
template <class Holds>
Expression lastIndex(std::size_t count, Holds&& holds) {
    Expression found = constantInt(-1);
    for (std::size_t i = 0; i < count; ++i) found = ifOf(holds(i), number(i), found);
    return found;
}

// indexOf(byte[] value, int ch, int fromIndex), since JDK 21 with int toIndex; lastIndexOf(byte[] value, int ch, int
// fromIndex).
template <bool isUtf16, bool isLast, bool hasEnd>
NativeOutcome indexOfChar(NativeContext& ctx) {
    const Ref bytes = ctx.refAt(0);
    if (bytes == 0 || (!isSymbolic(ctx, bytes) && !ctx.expressionAt(1) && !ctx.expressionAt(2))) return NativeOutcome::Declined;
    if (ctx.expressionAt(1) && isUtf16) return NativeOutcome::Declined; // it may be two chars
    if (isUtf16 && (ctx.intAt(1) < 0 || ctx.intAt(1) > 0xffff)) return NativeOutcome::Declined;
    const auto text = wholeText(ctx, bytes, isUtf16);
    if (!text) return NativeOutcome::Declined;
    const Expression wanted = intAt(ctx, 1), from = intAt(ctx, 2);
    const auto isHere = [&](std::size_t i) {
        Expression here = andOf(isBefore(i, text->length), expressions::equal(charOf(text->units[i]), wanted));
        if constexpr (hasEnd) here = andOf(here, isBefore(i, intAt(ctx, 3)));
        return andOf(here, isLast ? lessOrEqual(number(i), from) : lessOrEqual(from, number(i)));
    };
    return ctx.returnExpression(isLast ? lastIndex(text->units.size(), isHere) : firstIndex(text->units.size(), isHere));
}

Expression indexOfText(const Text& text, const Text& part, Expression from, bool isLast) {
    const auto isHere = [&](std::size_t i) {
        return andOf(isLast ? lessOrEqual(number(i), from) : lessOrEqual(from, number(i)), standsAt(text, static_cast<std::uint32_t>(i), part));
    };
    const std::size_t count = text.units.size() + 1; // an empty part stands behind the last char as well
    return isLast ? lastIndex(count, isHere) : firstIndex(count, isHere);
}

// indexOf(byte[] value, byte[] part), indexOfLatin1(…)
template <bool isUtf16, bool isPartUtf16>
NativeOutcome indexOfBytes(NativeContext& ctx) {
    if (ctx.refAt(0) == 0 || ctx.refAt(1) == 0) return NativeOutcome::Declined;
    if (!isSymbolic(ctx, ctx.refAt(0)) && !isSymbolic(ctx, ctx.refAt(1))) return NativeOutcome::Declined;
    const auto text = wholeText(ctx, ctx.refAt(0), isUtf16), part = wholeText(ctx, ctx.refAt(1), isPartUtf16);
    if (!text || !part) return NativeOutcome::Declined;
    return ctx.returnExpression(indexOfText(*text, *part, constantInt(0), false));
}

// indexOf, lastIndexOf(byte[] value, int valueCount, byte[] part, int partCount, int fromIndex)
template <bool isUtf16, bool isPartUtf16, bool isLast>
NativeOutcome indexOfCounted(NativeContext& ctx) {
    if (ctx.refAt(0) == 0 || ctx.refAt(2) == 0) return NativeOutcome::Declined;
    if (!isSymbolic(ctx, ctx.refAt(0)) && !isSymbolic(ctx, ctx.refAt(2)) && !ctx.expressionAt(1) && !ctx.expressionAt(3) && !ctx.expressionAt(4))
        return NativeOutcome::Declined;
    auto text = wholeText(ctx, ctx.refAt(0), isUtf16), part = wholeText(ctx, ctx.refAt(2), isPartUtf16);
    if (!text || !part) return NativeOutcome::Declined;
    text->length = intAt(ctx, 1);
    part->length = intAt(ctx, 3);
    return ctx.returnExpression(indexOfText(*text, *part, intAt(ctx, 4), isLast));
}

// ---- white space

// What Character.isWhitespace says of Latin-1.
Expression isWhitespace(Expression c) {
    const auto within = [&](std::int32_t low, std::int32_t high) { return andOf(lessOrEqual(constantInt(low), c), lessOrEqual(c, constantInt(high))); };
    return orOf(within(0x09, 0x0d), within(0x1c, 0x20));
}

// The index of the first char that `isSpace` is false of, or the length; and behind the last such char, or 0.
template <class IsSpace>
Expression beginOf(const Text& text, IsSpace&& isSpace) {
    Expression begin = text.length;
    for (std::size_t i = text.units.size(); i-- > 0;)
        begin = ifOf(andOf(isBefore(i, text.length), expressions::notOf(isSpace(charOf(text.units[i])))), number(i), begin);
    return begin;
}
template <class IsSpace>
Expression endOf(const Text& text, IsSpace&& isSpace) {
    Expression end = constantInt(0);
    for (std::size_t i = 0; i < text.units.size(); ++i)
        end = ifOf(andOf(isBefore(i, text.length), expressions::notOf(isSpace(charOf(text.units[i])))), number(i + 1), end);
    return end;
}

template <bool isEnd>
NativeOutcome indexOfNonWhitespace(NativeContext& ctx) {
    if (!isSymbolic(ctx, ctx.refAt(0))) return NativeOutcome::Declined;
    const auto text = wholeText(ctx, ctx.refAt(0), false);
    if (!text) return NativeOutcome::Declined;
    return ctx.returnExpression(isEnd ? endOf(*text, isWhitespace) : beginOf(*text, isWhitespace));
}

// StringLatin1.trim(byte[] value): null where there is nothing to cut off.
NativeOutcome trim(NativeContext& ctx) {
    if (!isSymbolic(ctx, ctx.refAt(0))) return NativeOutcome::Declined;
    const auto text = wholeText(ctx, ctx.refAt(0), false);
    if (!text) return NativeOutcome::Declined;
    const auto isSpace = [](Expression c) { return lessOrEqual(c, constantInt(' ')); };
    // A text of nothing but spaces is cut off at its end, as the method does it.
    const Expression begin = beginOf(*text, isSpace), behind = endOf(*text, isSpace);
    const Expression length = ifOf(expressions::equal(begin, text->length), constantInt(0), minus(behind, begin));
    const Expression isWhole = expressions::equal(length, text->length);
    if (!ctx.settled(isWhole)) return ctx.blocked();
    if (ctx.state.valueOf(isWhole)) return ctx.returnRef(0);
    const Slot slots[] = {ctx.arguments[0], slotOf(ctx, begin), slotOf(ctx, length)};
    return ctx.call(*ctx.method.holder->methodNamed("newString", "([BII)Ljava/lang/String;"), slots);
}

// ---- parts and wholes

// newString(byte[] value, int index, int length)
template <bool isUtf16>
NativeOutcome newPart(NativeContext& ctx) {
    const Ref bytes = ctx.refAt(0);
    if (bytes == 0 || (!isSymbolic(ctx, bytes) && !ctx.expressionAt(1) && !ctx.expressionAt(2))) return NativeOutcome::Declined;
    const auto text = wholeText(ctx, bytes, isUtf16);
    if (!text) return NativeOutcome::Declined;
    const Expression index = intAt(ctx, 1), length = intAt(ctx, 2);
    // As the method sees to it: "" itself.
    const Expression isEmpty = expressions::equal(length, constantInt(0));
    if (!ctx.settled(isEmpty)) return ctx.blocked();
    if (ctx.state.valueOf(isEmpty)) return NativeOutcome::Declined;
    const Text part = sliced(*text, index, length);
    Expression isLatin1 = expressions::boolean(true);
    for (std::size_t i = 0; isUtf16 && i < part.units.size(); ++i)
        isLatin1 = andOf(isLatin1, orOf(lessOrEqual(length, number(i)), expressions::equal(part.units[i].high, constantInt(0))));
    if (!ctx.settled(isLatin1)) return ctx.blocked();
    return ctx.returnRef(newString(ctx, part, !ctx.state.valueOf(isLatin1)));
}

// String.concat(String)
NativeOutcome concat(NativeContext& ctx) {
    if (!ctx.settledReference(1)) return ctx.blocked();
    if (ctx.refAt(0) == 0 || ctx.refAt(1) == 0) return NativeOutcome::Declined;
    const StringParts parts[] = {partsOf(ctx, ctx.refAt(0)), partsOf(ctx, ctx.refAt(1))};
    if (!isSymbolic(ctx, parts[0].bytes) && !isSymbolic(ctx, parts[1].bytes)) return NativeOutcome::Declined;
    const auto first = wholeText(ctx, parts[0].bytes, parts[0].isUtf16), second = wholeText(ctx, parts[1].bytes, parts[1].isUtf16);
    if (!first || !second) return NativeOutcome::Declined;
    // An empty one gives the other one itself, or a new String: which of them depends on the JDK.
    for (const Expression length : {first->length, second->length}) {
        const Expression isEmpty = expressions::equal(length, constantInt(0));
        if (!ctx.settled(isEmpty)) return ctx.blocked();
        if (ctx.state.valueOf(isEmpty)) return NativeOutcome::Declined;
    }
    return ctx.returnRef(newString(ctx, joined(*first, *second), parts[0].isUtf16 || parts[1].isUtf16));
}

constexpr std::string_view kString = "java/lang/String", kLatin1 = "java/lang/StringLatin1", kUtf16 = "java/lang/StringUTF16";

// Integer.toString(int), by which String.valueOf and the message of AssertionError(int) come about.
NativeOutcome decimal(NativeContext& ctx) {
    const Expression value = ctx.expressionAt(0);
    return value == 0 ? NativeOutcome::Declined : ctx.returnRef(newString(ctx, decimalText(ctx, value), false));
}

const NativePeer kPeers[] = {
    {"java/lang/Integer", "toString", "(I)Ljava/lang/String;", decimal, true},
    {kString, "hashCode", "()I", hashCode, true},
    {kString, "startsWith", "(Ljava/lang/String;I)Z", startsWith, true},
    {kString, "concat", "(Ljava/lang/String;)Ljava/lang/String;", concat, true},
    {kLatin1, "equals", "([B[B)Z", equalBytes, true},
    {kUtf16, "equals", "([B[B)Z", equalBytes, true},
    {kLatin1, "compareTo", "([B[B)I", compare<false>, true},
    {kUtf16, "compareTo", "([B[B)I", compare<true>, true},
    {kLatin1, "indexOf", "([BII)I", indexOfChar<false, false, false>, true},
    {kUtf16, "indexOf", "([BII)I", indexOfChar<true, false, false>, true},
    {kLatin1, "indexOf", "([BIII)I", indexOfChar<false, false, true>, true},
    {kUtf16, "indexOf", "([BIII)I", indexOfChar<true, false, true>, true},
    {kLatin1, "lastIndexOf", "([BII)I", indexOfChar<false, true, false>, true},
    {kUtf16, "lastIndexOf", "([BII)I", indexOfChar<true, true, false>, true},
    {kLatin1, "indexOf", "([B[B)I", indexOfBytes<false, false>, true},
    {kUtf16, "indexOf", "([B[B)I", indexOfBytes<true, true>, true},
    {kUtf16, "indexOfLatin1", "([B[B)I", indexOfBytes<true, false>, true},
    {kLatin1, "indexOf", "([BI[BII)I", indexOfCounted<false, false, false>, true},
    {kUtf16, "indexOf", "([BI[BII)I", indexOfCounted<true, true, false>, true},
    {kUtf16, "indexOfLatin1", "([BI[BII)I", indexOfCounted<true, false, false>, true},
    {kLatin1, "lastIndexOf", "([BI[BII)I", indexOfCounted<false, false, true>, true},
    {kUtf16, "lastIndexOf", "([BI[BII)I", indexOfCounted<true, true, true>, true},
    {kUtf16, "lastIndexOfLatin1", "([BI[BII)I", indexOfCounted<true, false, true>, true},
    {kLatin1, "indexOfNonWhitespace", "([B)I", indexOfNonWhitespace<false>, true},
    {kLatin1, "lastIndexOfNonWhitespace", "([B)I", indexOfNonWhitespace<true>, true},
    {kLatin1, "trim", "([B)Ljava/lang/String;", trim, true},
    {kLatin1, "newString", "([BII)Ljava/lang/String;", newPart<false>, true},
    {kUtf16, "newString", "([BII)Ljava/lang/String;", newPart<true>, true},
    {"jdk/internal/util/ArraysSupport", "vectorizedMismatch", "", noMismatch, true},
};

} // namespace

NativeTable symbolicTextPeers() { return kPeers; }

} // namespace clew::vm::natives
