// Methods of the class library that go through texts char by char: with symbolic contents, one
// answer that depends on all chars instead of one path for each char. They leave concrete operands
// to the Java code.

#include <algorithm>

#include "vm/interpreter/symbolic/LongTexts.h"
#include "vm/interpreter/symbolic/SymbolicText.h"
#include "vm/interpreter/symbolic/TextParts.h"
#include "vm/natives/Peers.h"
#include "vm/natives/symbolic/SymbolicTexts.h"

namespace clew::vm::natives {

using namespace interpreter;

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
using expressions::less;
using expressions::lessOrEqual;
using expressions::make;
using expressions::orOf;

namespace {

Expression number(std::size_t value) {
    return constantInt(static_cast<std::int32_t>(value));
}
Expression minus(Expression a, Expression b) {
    return make(ExpressionKind::Subtract, a, b);
}
Expression plus(Expression a, Expression b) {
    return make(ExpressionKind::Add, a, b);
}
Expression intAt(const NativeContext& ctx, unsigned slot) {
    return ctx.expressionAt(slot) ? ctx.expressionAt(slot) : constantInt(ctx.intAt(slot));
}
Expression isBefore(std::size_t index, Expression end) {
    return expressions::less(number(index), end);
}

Slot slotOf(const NativeContext& ctx, Expression expression) {
    const Slot bits = static_cast<std::uint32_t>(ctx.state.valueOf(expression));
    return expressions::isConstant(expression) ? bits : state::withExpression(bits, expression);
}

// ---- comparing

// Both are open, or one is known to its end.
Expression areEqual(NativeContext& ctx, const Text& first, const Text& second) {
    if (const auto same = equalByParts(first, second)) return *same;
    Expression same = expressions::equal(first.length, second.length);
    const std::size_t count = std::min(first.units.size(), second.units.size());
    for (std::size_t i = 0; i < count; ++i)
        same = andOf(same, orOf(lessOrEqual(first.length, number(i)),
                                equal(first.units[i], second.units[i])));
    const Text& shorter = first.units.size() == count ? first : second;
    const bool isKnown = !shorter.isOpen() || (!first.isOpen() && count == first.units.size()) ||
                         (!second.isOpen() && count == second.units.size());
    if (isKnown) return andOf(same, lessOrEqual(first.length, number(count)));
    return andOf(same, unknownCondition(ctx, "equals", {&first, &second}));
}

// StringLatin1.equals, StringUTF16.equals: of two arrays of bytes, whatever they mean.
NativeOutcome equalBytes(NativeContext& ctx) {
    const Ref refs[] = {ctx.refAt(0), ctx.refAt(1)};
    if (!isSymbolic(ctx, refs[0]) && !isSymbolic(ctx, refs[1])) return NativeOutcome::Declined;
    if (refs[0] == 0 || refs[1] == 0) return NativeOutcome::Declined;
    if (refs[0] == refs[1]) return ctx.returnBoolean(true);
    const std::uint32_t most[] = {mostElements(ctx, refs[0]).value_or(UINT32_MAX),
                                  mostElements(ctx, refs[1]).value_or(UINT32_MAX)};
    const Expression lengths[] = {lengthOf(*ctx.object(refs[0])), lengthOf(*ctx.object(refs[1]))};
    const std::uint32_t count = std::min(most[0], most[1]);
    if (count <= 2 * kTextUnits || expressions::isConstant(lengths[0]) ||
        expressions::isConstant(lengths[1]))
        return ctx.returnExpression(
            expressions::intOf(areEqual(ctx, beginningOf(ctx, refs[0], false, count),
                                        beginningOf(ctx, refs[1], false, count))));
    if (lengths[0] != lengths[1] && !ctx.settled(expressions::equal(lengths[0], lengths[1])))
        return ctx.blocked();
    if (ctx.object(refs[0])->length != ctx.object(refs[1])->length) return ctx.returnBoolean(false);
    NativeOutcome otherwise = NativeOutcome::Declined;
    std::optional<Text> texts[2];
    for (int i : {0, 1}) {
        texts[i] = followed(ctx, refs[i], false, otherwise);
        if (!texts[i] && otherwise != NativeOutcome::Declined) return otherwise;
        if (!texts[i]) {
            if (!ctx.settledValue(lengths[0])) return ctx.blocked();
            return ctx.returnExpression(expressions::intOf(
                areEqual(ctx, beginningOf(ctx, refs[0], false, ctx.object(refs[0])->length),
                         beginningOf(ctx, refs[1], false, ctx.object(refs[0])->length))));
        }
    }
    return ctx.returnExpression(expressions::intOf(areEqual(ctx, *texts[0], *texts[1])));
}

// compareTo of two arrays, of the same coder or of two.
template <bool isUtf16, bool isOtherUtf16>
NativeOutcome compare(NativeContext& ctx) {
    if (!isSymbolic(ctx, ctx.refAt(0)) && !isSymbolic(ctx, ctx.refAt(1)))
        return NativeOutcome::Declined;
    if (ctx.refAt(0) == 0 || ctx.refAt(1) == 0) return NativeOutcome::Declined;
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto first = followed(ctx, ctx.refAt(0), isUtf16, otherwise);
    if (!first) return otherwise;
    const auto second = followed(ctx, ctx.refAt(1), isOtherUtf16, otherwise);
    if (!second) return otherwise;
    const Expression byLength = minus(first->length, second->length);
    Expression result = byLength;
    if (first->isOpen() || second->isOpen()) {
        const Expression difference = unknownInt(ctx, "compareTo", {&*first, &*second});
        result = ifOf(expressions::equal(difference, constantInt(0)), byLength, difference);
    }
    for (std::size_t i = std::min(first->units.size(), second->units.size()); i-- > 0;) {
        const Expression ended =
            orOf(lessOrEqual(first->length, number(i)), lessOrEqual(second->length, number(i)));
        const Expression chars[] = {charOf(first->units[i]), charOf(second->units[i])};
        result =
            ifOf(ended, byLength,
                 ifOf(expressions::equal(chars[0], chars[1]), result, minus(chars[0], chars[1])));
    }
    return ctx.returnExpression(result);
}

// String.startsWith(String prefix, int offset), which endsWith uses as well.
NativeOutcome startsWith(NativeContext& ctx) {
    if (!ctx.settledReference(1)) return ctx.blocked();
    if (ctx.refAt(0) == 0 || ctx.refAt(1) == 0) return NativeOutcome::Declined;
    const StringParts text = partsOf(ctx, ctx.refAt(0)), prefix = partsOf(ctx, ctx.refAt(1));
    const Expression at = intAt(ctx, 2);
    if (!isSymbolic(ctx, text.bytes) && !isSymbolic(ctx, prefix.bytes) &&
        expressions::isConstant(at))
        return NativeOutcome::Declined;
    if (!text.isUtf16 && prefix.isUtf16)
        return NativeOutcome::Declined; // false, or true for an empty one
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto part = followed(ctx, prefix.bytes, prefix.isUtf16, otherwise);
    if (!part) return otherwise;
    if (expressions::isConstant(at) && !part->isOpen()) {
        const auto offset = ctx.intAt(2);
        if (offset < 0 || offset > static_cast<std::int32_t>(kTextUnits))
            return NativeOutcome::Declined;
        const auto from = static_cast<std::uint32_t>(offset);
        const Text whole = beginningOf(ctx, text.bytes, text.isUtf16,
                                       from + static_cast<std::uint32_t>(part->units.size()));
        return ctx.returnExpression(expressions::intOf(standsAt(ctx, whole, from, *part)));
    }
    const auto whole = followed(ctx, text.bytes, text.isUtf16, otherwise);
    if (!whole) return otherwise;
    Expression stands = expressions::boolean(false);
    for (std::uint32_t i = 0; i <= whole->units.size(); ++i)
        stands =
            orOf(stands, andOf(expressions::equal(at, number(i)), standsAt(ctx, *whole, i, *part)));
    if (whole->isOpen()) {
        const Expression isWithin = andOf(less(number(whole->units.size()), at),
                                          lessOrEqual(at, minus(whole->length, part->length)));
        Expression isThere = expressions::boolean(true);
        if (!part->isOpen() && expressions::isConstant(part->length)) {
            for (std::size_t i = 0; i < part->units.size(); ++i)
                isThere = andOf(isThere, expressions::equal(
                                             charAt(ctx, *whole, plus(at, number(i)), text.isUtf16),
                                             charOf(part->units[i])));
        } else {
            isThere = unknownCondition(ctx, "startsWith", {&*whole, &*part}, {at});
        }
        stands = orOf(stands, andOf(isWithin, isThere));
    }
    return ctx.returnExpression(expressions::intOf(stands));
}

// ArraysSupport.vectorizedMismatch(Object a, long aOffset, Object b, long bOffset, int length, int
// log2Scale): no element was looked at, so that the caller does.
NativeOutcome noMismatch(NativeContext& ctx) {
    if (!isSymbolic(ctx, ctx.refAt(0)) && !isSymbolic(ctx, ctx.refAt(3)))
        return NativeOutcome::Declined;
    if (const Expression length = ctx.expressionAt(6))
        return ctx.returnExpression(make(ExpressionKind::BitXor, length, constantInt(-1)));
    return ctx.returnInt(~ctx.intAt(6));
}

// ---- hash codes

// Of a text of any length, the hash codes of the shorter ones are expressions; those of all others
// are unknown ints.
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
        if (input == 0 || state::inputs::at(input).kind != state::Input::Kind::Array)
            return NativeOutcome::Declined;
        text = beginningOf(ctx, string.bytes, string.isUtf16, kHashedOfAnyLength);
        longer = expressions::makeVariable(state::inputs::at(input).name + ".hashCode()",
                                           values::BasicType::Int);
    }
    std::vector<Expression> hashes{constantInt(0)}; // by length
    for (const Text::Unit unit : text->units)
        hashes.push_back(
            plus(make(ExpressionKind::Multiply, hashes.back(), constantInt(31)), charOf(unit)));
    Expression hash = longer ? longer : hashes.back();
    for (std::size_t length = hashes.size() - (longer ? 0 : 1); length-- > 0;)
        hash = ifOf(lessOrEqual(text->length, number(length)), hashes[length], hash);
    if (longer) ctx.state.symbolic.widened = true;
    return ctx.returnExpression(hash);
}

// ---- searching

// The first index for which holds(i), or the last one; otherwise `found`, or -1.
template <class Holds>
Expression firstIndex(std::size_t count, Holds&& holds, Expression found = constantInt(-1)) {
    for (std::size_t i = count; i-- > 0;) found = ifOf(holds(i), number(i), found);
    return found;
}
template <class Holds>
Expression lastIndex(std::size_t count, Holds&& holds) {
    Expression found = constantInt(-1);
    for (std::size_t i = 0; i < count; ++i) found = ifOf(holds(i), number(i), found);
    return found;
}

// An index of an open text that is at least `least` and at most `most`, or -1: behind the units.
Expression indexBehind(NativeContext& ctx, std::string_view operation,
                       std::initializer_list<const Text*> texts,
                       std::initializer_list<Expression> operands, Expression least,
                       Expression most) {
    const Expression at = unknownInt(ctx, operation, texts, operands);
    const std::size_t known = (*texts.begin())->units.size();
    return ifOf(
        andOf(andOf(lessOrEqual(number(known), at), lessOrEqual(least, at)), lessOrEqual(at, most)),
        at, constantInt(-1));
}

} // namespace

Expression firstIndexOf(NativeContext& ctx, const Text& text, Expression c, Expression from) {
    const auto isHere = [&](std::size_t i) {
        return andOf(andOf(isBefore(i, text.length), expressions::equal(charOf(text.units[i]), c)),
                     lessOrEqual(from, number(i)));
    };
    if (!text.isOpen()) return firstIndex(text.units.size(), isHere);
    return firstIndex(
        text.units.size(), isHere,
        indexBehind(ctx, "indexOf", {&text}, {c, from}, from, minus(text.length, constantInt(1))));
}

namespace {

// indexOf(byte[] value, int ch, int fromIndex), since JDK 21 with int toIndex; lastIndexOf(byte[]
// value, int ch, int fromIndex).
template <bool isUtf16, bool isLast, bool hasEnd>
NativeOutcome indexOfChar(NativeContext& ctx) {
    const Ref bytes = ctx.refAt(0);
    if (bytes == 0 || (!isSymbolic(ctx, bytes) && !ctx.expressionAt(1) && !ctx.expressionAt(2)))
        return NativeOutcome::Declined;
    const Expression wanted = intAt(ctx, 1), from = intAt(ctx, 2);
    if constexpr (isUtf16) { // it may be two chars
        const Expression isChar =
            andOf(lessOrEqual(constantInt(0), wanted), lessOrEqual(wanted, constantInt(0xffff)));
        if (!ctx.settled(isChar)) return ctx.blocked();
        if (ctx.state.valueOf(isChar) == 0) return NativeOutcome::Declined;
    }
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto text = followed(ctx, bytes, isUtf16, otherwise);
    if (!text) return otherwise;
    const auto isHere = [&](std::size_t i) {
        Expression here =
            andOf(isBefore(i, text->length), expressions::equal(charOf(text->units[i]), wanted));
        if constexpr (hasEnd) here = andOf(here, isBefore(i, intAt(ctx, 3)));
        return andOf(here, isLast ? lessOrEqual(number(i), from) : lessOrEqual(from, number(i)));
    };
    const std::size_t count = text->units.size();
    const Expression end = hasEnd ? intAt(ctx, 3) : text->length;
    Expression index = 0;
    if (!isLast && end == text->length) {
        index = firstIndexOf(ctx, *text, wanted, from);
    } else if (!text->isOpen()) {
        index = isLast ? lastIndex(count, isHere) : firstIndex(count, isHere);
    } else {
        const Expression last = minus(text->length, constantInt(1));
        const Expression most =
            isLast ? ifOf(less(from, last), from, last)
                   : ifOf(less(end, text->length), minus(end, constantInt(1)), last);
        const Expression behind =
            indexBehind(ctx, isLast ? "lastIndexOf" : "indexOf", {&*text}, {wanted, from, end},
                        isLast ? constantInt(0) : from, most);
        index = isLast ? ifOf(less(behind, constantInt(0)), lastIndex(count, isHere), behind)
                       : firstIndex(count, isHere, behind);
    }
    if (!text->isOpen()) return ctx.returnExpression(index);
    // What stands there is known.
    const Expression isThere = orOf(less(index, number(count)),
                                    expressions::equal(charAt(ctx, *text, index, isUtf16), wanted));
    if (ctx.state.valueOf(isThere)) ctx.state.constrain(isThere);
    return ctx.returnExpression(index);
}

Expression indexOfText(NativeContext& ctx, const Text& text, const Text& part, Expression from,
                       bool isLast) {
    if (text.isOpen() && !isLast && !part.isOpen() && part.length == constantInt(1))
        return firstIndexOf(ctx, text, charOf(part.units[0]), from);
    const auto isHere = [&](std::size_t i) {
        return andOf(isLast ? lessOrEqual(number(i), from) : lessOrEqual(from, number(i)),
                     standsAt(ctx, text, static_cast<std::uint32_t>(i), part));
    };
    const std::size_t count =
        text.units.size() + 1; // an empty part stands behind the last char as well
    if (!text.isOpen()) return isLast ? lastIndex(count, isHere) : firstIndex(count, isHere);
    const Expression last = minus(text.length, part.length);
    const Expression most = isLast ? ifOf(less(from, last), from, last) : last;
    const Expression behind = indexBehind(ctx, isLast ? "lastIndexOf" : "indexOf", {&text, &part},
                                          {from}, isLast ? constantInt(0) : from, most);
    return isLast ? ifOf(less(behind, constantInt(0)), lastIndex(count, isHere), behind)
                  : firstIndex(count, isHere, behind);
}

// indexOf(byte[] value, byte[] part), indexOfLatin1(…)
template <bool isUtf16, bool isPartUtf16>
NativeOutcome indexOfBytes(NativeContext& ctx) {
    if (ctx.refAt(0) == 0 || ctx.refAt(1) == 0) return NativeOutcome::Declined;
    if (!isSymbolic(ctx, ctx.refAt(0)) && !isSymbolic(ctx, ctx.refAt(1)))
        return NativeOutcome::Declined;
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto text = followed(ctx, ctx.refAt(0), isUtf16, otherwise);
    if (!text) return otherwise;
    const auto part = followed(ctx, ctx.refAt(1), isPartUtf16, otherwise);
    if (!part) return otherwise;
    return ctx.returnExpression(indexOfText(ctx, *text, *part, constantInt(0), false));
}

// indexOf, lastIndexOf(byte[] value, int valueCount, byte[] part, int partCount, int fromIndex)
template <bool isUtf16, bool isPartUtf16, bool isLast>
NativeOutcome indexOfCounted(NativeContext& ctx) {
    if (ctx.refAt(0) == 0 || ctx.refAt(2) == 0) return NativeOutcome::Declined;
    if (!isSymbolic(ctx, ctx.refAt(0)) && !isSymbolic(ctx, ctx.refAt(2)) && !ctx.expressionAt(1) &&
        !ctx.expressionAt(3) && !ctx.expressionAt(4))
        return NativeOutcome::Declined;
    NativeOutcome otherwise = NativeOutcome::Declined;
    auto text = followed(ctx, ctx.refAt(0), isUtf16, otherwise);
    if (!text) return otherwise;
    auto part = followed(ctx, ctx.refAt(2), isPartUtf16, otherwise);
    if (!part) return otherwise;
    text->length = intAt(ctx, 1);
    part->length = intAt(ctx, 3);
    for (Text* one : {&*text, &*part}) one->parts.clear(); // not of all of the array
    return ctx.returnExpression(indexOfText(ctx, *text, *part, intAt(ctx, 4), isLast));
}

// ---- white space

// What Character.isWhitespace says of a char: there is no such code point of two chars.
template <bool isUtf16>
Expression isWhitespace(Expression c) {
    const auto within = [&](std::int32_t low, std::int32_t high) {
        return andOf(lessOrEqual(constantInt(low), c), lessOrEqual(c, constantInt(high)));
    };
    const Expression isLatin1Space = orOf(within(0x09, 0x0d), within(0x1c, 0x20));
    if constexpr (!isUtf16) return isLatin1Space;
    Expression isSpace = orOf(isLatin1Space, orOf(within(0x2000, 0x2006), within(0x2008, 0x200a)));
    for (const std::int32_t space : {0x1680, 0x2028, 0x2029, 0x205f, 0x3000})
        isSpace = orOf(isSpace, expressions::equal(c, constantInt(space)));
    return isSpace;
}

Expression isControlOrSpace(Expression c) {
    return lessOrEqual(c, constantInt(' '));
} // what trim() cuts off

// The index of the first char that `isSpace` is false of, or the length; and behind the last such
// char, or 0. `kind` names what is space.
template <class IsSpace>
Expression beginOf(NativeContext& ctx, const Text& text, std::string_view kind, IsSpace&& isSpace) {
    Expression begin = text.length;
    const Expression behindUnits = number(text.units.size());
    if (text.isOpen()) begin = unknownBetween(ctx, kind, {&text}, {}, behindUnits, text.length);
    for (std::size_t i = text.units.size(); i-- > 0;)
        begin = ifOf(
            andOf(isBefore(i, text.length), expressions::notOf(isSpace(charOf(text.units[i])))),
            number(i), begin);
    return begin;
}
template <class IsSpace>
Expression endOf(NativeContext& ctx, const Text& text, std::string_view kind, IsSpace&& isSpace) {
    Expression end = constantInt(0);
    for (std::size_t i = 0; i < text.units.size(); ++i)
        end = ifOf(
            andOf(isBefore(i, text.length), expressions::notOf(isSpace(charOf(text.units[i])))),
            number(i + 1), end);
    if (!text.isOpen()) return end;
    // Behind the units there are none but spaces, or there is another char, not before the first
    // one.
    const Expression begin = beginOf(ctx, text, kind, isSpace), units = number(text.units.size());
    const Expression behind =
        unknownBetween(ctx, kind, {&text}, {begin},
                       plus(ifOf(less(begin, units), units, begin), constantInt(1)), text.length);
    const Expression isSpaceBehind =
        andOf(less(begin, units), unknownCondition(ctx, kind, {&text}, {begin, behind}));
    return ifOf(expressions::equal(begin, text.length), constantInt(0),
                ifOf(isSpaceBehind, end, behind));
}

template <bool isUtf16, bool isEnd>
NativeOutcome indexOfNonWhitespace(NativeContext& ctx) {
    if (!isSymbolic(ctx, ctx.refAt(0))) return NativeOutcome::Declined;
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto text = followed(ctx, ctx.refAt(0), isUtf16, otherwise);
    if (!text) return otherwise;
    return ctx.returnExpression(isEnd ? endOf(ctx, *text, "strip", isWhitespace<isUtf16>)
                                      : beginOf(ctx, *text, "strip", isWhitespace<isUtf16>));
}

// trim(byte[] value): null where there is nothing to cut off.
template <bool isUtf16>
NativeOutcome trim(NativeContext& ctx) {
    if (!isSymbolic(ctx, ctx.refAt(0))) return NativeOutcome::Declined;
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto text = followed(ctx, ctx.refAt(0), isUtf16, otherwise);
    if (!text) return otherwise;
    // A text of nothing but spaces is cut off at its end, as the method does it.
    const Expression begin = beginOf(ctx, *text, "trim", isControlOrSpace),
                     behind = endOf(ctx, *text, "trim", isControlOrSpace);
    const Expression length =
        ifOf(expressions::equal(begin, text->length), constantInt(0), minus(behind, begin));
    const Expression isWhole = expressions::equal(length, text->length);
    if (!ctx.settled(isWhole)) return ctx.blocked();
    if (ctx.state.valueOf(isWhole)) return ctx.returnRef(0);
    const Slot slots[] = {ctx.arguments[0], slotOf(ctx, begin), slotOf(ctx, length)};
    return ctx.call(*ctx.method.holder->methodNamed("newString", "([BII)Ljava/lang/String;"),
                    slots);
}

// ---- parts and wholes

// newString(byte[] value, int index, int length)
template <bool isUtf16>
NativeOutcome newPart(NativeContext& ctx) {
    const Ref bytes = ctx.refAt(0);
    if (bytes == 0 || (!isSymbolic(ctx, bytes) && !ctx.expressionAt(1) && !ctx.expressionAt(2)))
        return NativeOutcome::Declined;
    const Expression index = intAt(ctx, 1), length = intAt(ctx, 2);
    if (expressions::isConstant(index) && expressions::isConstant(length))
        return NativeOutcome::Declined;
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto text =
        followed(ctx, bytes, isUtf16, otherwise, ctx.expressionAt(1) ? kTextUnits : kJoinedUnits);
    if (!text) return otherwise;
    // As the method sees to it: "" itself.
    const Expression isEmpty = expressions::equal(length, constantInt(0));
    if (!ctx.settled(isEmpty)) return ctx.blocked();
    if (ctx.state.valueOf(isEmpty)) return NativeOutcome::Declined;
    const bool isWhole = expressions::isConstant(index) && ctx.intAt(1) == 0 &&
                         (isUtf16 ? make(ExpressionKind::ShiftLeft, length, constantInt(1))
                                  : length) == lengthOf(*ctx.object(bytes));
    const Text part = isWhole ? Text{text->units, length, text->rest, text->parts}
                              : sliced(ctx, *text, index, length, isUtf16);
    Expression isLatin1 = expressions::boolean(true);
    for (std::size_t i = 0; isUtf16 && i < part.units.size(); ++i)
        isLatin1 = andOf(isLatin1, orOf(lessOrEqual(length, number(i)),
                                        expressions::equal(part.units[i].high, constantInt(0))));
    if (isUtf16 && part.isOpen())
        isLatin1 =
            andOf(isLatin1, orOf(lessOrEqual(length, number(part.units.size())),
                                 unknownCondition(ctx, "isLatin1", {&*text}, {index, length})));
    if (!ctx.settled(isLatin1)) return ctx.blocked();
    return ctx.returnRef(newString(ctx, part, !ctx.state.valueOf(isLatin1)));
}

// String.concat(String)
NativeOutcome concat(NativeContext& ctx) {
    if (!ctx.settledReference(1)) return ctx.blocked();
    if (ctx.refAt(0) == 0 || ctx.refAt(1) == 0) return NativeOutcome::Declined;
    const StringParts parts[] = {partsOf(ctx, ctx.refAt(0)), partsOf(ctx, ctx.refAt(1))};
    if (!isSymbolic(ctx, parts[0].bytes) && !isSymbolic(ctx, parts[1].bytes))
        return NativeOutcome::Declined;
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto first = followed(ctx, parts[0].bytes, parts[0].isUtf16, otherwise);
    if (!first) return otherwise;
    const auto second = followed(ctx, parts[1].bytes, parts[1].isUtf16, otherwise);
    if (!second) return otherwise;
    // An empty one gives the string itself, and otherwise there is a new one.
    const Expression isEmpty = expressions::equal(second->length, constantInt(0));
    if (!ctx.settled(isEmpty)) return ctx.blocked();
    if (ctx.state.valueOf(isEmpty)) return NativeOutcome::Declined;
    return ctx.returnRef(
        newString(ctx, joined(ctx, *first, *second), parts[0].isUtf16 || parts[1].isUtf16));
}

// charAt(byte[] value, int index) of an index within the text, at a place that is not known.
template <bool isUtf16>
NativeOutcome charAtIndex(NativeContext& ctx) {
    const Ref bytes = ctx.refAt(0);
    const Expression index = ctx.expressionAt(1);
    if (bytes == 0 || index == 0 || !isSymbolic(ctx, bytes)) return NativeOutcome::Declined;
    const Expression bytesLength = lengthOf(*ctx.object(bytes));
    const Expression length =
        isUtf16 ? make(ExpressionKind::ShiftRight, bytesLength, constantInt(1)) : bytesLength;
    const Expression isWithin = andOf(lessOrEqual(constantInt(0), index), less(index, length));
    if (!ctx.settled(isWithin)) return ctx.blocked();
    if (ctx.state.valueOf(isWithin) == 0) return NativeOutcome::Declined;
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto text = followed(ctx, bytes, isUtf16, otherwise);
    if (!text) return otherwise;
    return ctx.returnExpression(charAt(ctx, *text, index, isUtf16));
}

// replace(byte[] value, char old, char new): null where there is nothing to be replaced.
template <bool isUtf16>
NativeOutcome replaceChar(NativeContext& ctx) {
    if (!isSymbolic(ctx, ctx.refAt(0))) return NativeOutcome::Declined;
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto text = followed(ctx, ctx.refAt(0), isUtf16, otherwise);
    if (!text) return otherwise;
    const Expression old = intAt(ctx, 1), replacement = intAt(ctx, 2),
                     lastLatin1 = constantInt(0xff);
    Expression occurs = text->isOpen() ? unknownCondition(ctx, "contains", {&*text}, {old})
                                       : expressions::boolean(false);
    for (std::size_t i = 0; i < text->units.size(); ++i)
        occurs = orOf(occurs, andOf(isBefore(i, text->length),
                                    expressions::equal(charOf(text->units[i]), old)));
    if (!isUtf16) occurs = andOf(occurs, lessOrEqual(old, lastLatin1));
    if (!ctx.settled(occurs)) return ctx.blocked();
    if (ctx.state.valueOf(occurs) == 0) return ctx.returnRef(0);
    Text replaced{text->units, text->length, text->rest};
    // It may become one of the other coder.
    Expression isLatin1 = lessOrEqual(replacement, lastLatin1);
    if (isUtf16) isLatin1 = andOf(isLatin1, less(lastLatin1, old));
    for (std::size_t i = 0; i < text->units.size(); ++i) {
        const Expression c = ifOf(expressions::equal(charOf(text->units[i]), old), replacement,
                                  charOf(text->units[i]));
        replaced.units[i] = textOfChar(c).units[0];
        if (isUtf16)
            isLatin1 = andOf(
                isLatin1, orOf(lessOrEqual(text->length, number(i)), lessOrEqual(c, lastLatin1)));
    }
    if (text->isOpen()) {
        replaced.rest = unknownChars(ctx, "replace", {&*text}, {old, replacement});
        if (isUtf16) isLatin1 = andOf(isLatin1, unknownCondition(ctx, "isLatin1", {&replaced}));
    }
    if (!ctx.settled(isLatin1)) return ctx.blocked();
    const bool becomesUtf16 = ctx.state.valueOf(isLatin1) == 0;
    if (!becomesUtf16)
        for (Text::Unit& unit : replaced.units) unit.high = constantInt(0);
    return ctx.returnRef(newString(ctx, replaced, becomesUtf16));
}

constexpr std::string_view kString = "java/lang/String", kLatin1 = "java/lang/StringLatin1",
                           kUtf16 = "java/lang/StringUTF16";

// Integer.toString(int), by which String.valueOf and the message of AssertionError(int) come about.
NativeOutcome decimal(NativeContext& ctx) {
    const Expression value = ctx.expressionAt(0);
    return value == 0 ? NativeOutcome::Declined
                      : ctx.returnRef(newString(ctx, decimalText(ctx, value), false));
}
NativeOutcome decimalOfLong(NativeContext& ctx) {
    const Expression value = ctx.wideExpressionAt(0);
    return value == 0 ? NativeOutcome::Declined
                      : ctx.returnRef(newString(ctx, decimalText(ctx, value), false));
}

const NativePeer kPeers[] = {
    {"java/lang/Integer", "toString", "(I)Ljava/lang/String;", decimal, true},
    {"java/lang/Long", "toString", "(J)Ljava/lang/String;", decimalOfLong, true},
    {kString, "hashCode", "()I", hashCode, true},
    {kString, "startsWith", "(Ljava/lang/String;I)Z", startsWith, true},
    {kString, "concat", "(Ljava/lang/String;)Ljava/lang/String;", concat, true},
    {kLatin1, "equals", "([B[B)Z", equalBytes, true},
    {kUtf16, "equals", "([B[B)Z", equalBytes, true, Before25},
    {kLatin1, "compareTo", "([B[B)I", compare<false, false>, true},
    {kUtf16, "compareTo", "([B[B)I", compare<true, true>, true},
    {kLatin1, "compareToUTF16", "([B[B)I", compare<false, true>, true},
    {kUtf16, "compareToLatin1", "([B[B)I", compare<true, false>, true},
    {kLatin1, "charAt", "([BI)C", charAtIndex<false>, true},
    {kUtf16, "charAt", "([BI)C", charAtIndex<true>, true},
    {kLatin1, "replace", "([BCC)Ljava/lang/String;", replaceChar<false>, true},
    {kUtf16, "replace", "([BCC)Ljava/lang/String;", replaceChar<true>, true},
    {kLatin1, "indexOf", "([BII)I", indexOfChar<false, false, false>, true, Before25},
    {kUtf16, "indexOf", "([BII)I", indexOfChar<true, false, false>, true, Before25},
    {kLatin1, "indexOf", "([BIII)I", indexOfChar<false, false, true>, true, After17},
    {kUtf16, "indexOf", "([BIII)I", indexOfChar<true, false, true>, true, After17},
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
    {kLatin1, "indexOfNonWhitespace", "([B)I", indexOfNonWhitespace<false, false>, true},
    {kLatin1, "lastIndexOfNonWhitespace", "([B)I", indexOfNonWhitespace<false, true>, true},
    {kUtf16, "indexOfNonWhitespace", "([B)I", indexOfNonWhitespace<true, false>, true},
    {kUtf16, "lastIndexOfNonWhitespace", "([B)I", indexOfNonWhitespace<true, true>, true},
    {kLatin1, "trim", "([B)Ljava/lang/String;", trim<false>, true},
    {kUtf16, "trim", "([B)Ljava/lang/String;", trim<true>, true},
    {kLatin1, "newString", "([BII)Ljava/lang/String;", newPart<false>, true},
    {kUtf16, "newString", "([BII)Ljava/lang/String;", newPart<true>, true},
    {"jdk/internal/util/ArraysSupport", "vectorizedMismatch",
     "(Ljava/lang/Object;JLjava/lang/Object;JII)I", noMismatch, true},
};

} // namespace

NativeTable symbolicTextPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
