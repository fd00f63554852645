// Integer.parseInt and Long.parseLong of texts with symbolic contents: whether the text is a number
// is one question, and the number is one formula over its digits, where Java's loop would take a
// path for each length and each sign.

#include <fmt/format.h>

#include "vm/interpreter/symbolic/LongTexts.h"
#include "vm/interpreter/symbolic/SymbolicText.h"
#include "vm/natives/Peers.h"
#include "vm/natives/symbolic/SymbolicCharacters.h"

namespace clew::vm::natives {

using namespace interpreter;

using interpreter::NativeContext;
using interpreter::NativeOutcome;
using interpreter::NativePeer;
using interpreter::NativeTable;
using values::ExpressionKind;
using values::Ref;
using values::Sort;
using namespace values::expressions;

namespace {

struct Number {
    Expression isNumber, value;
};

// So many digits may be a number that is less than `least`.
bool canExceed(std::size_t digits, std::int64_t least, std::int32_t radix) {
    while (digits-- > 0 && least != 0) least /= radix;
    return least == 0;
}

// As Java does it, the number grows downwards, since the smallest one has no positive counterpart.
// Nothing: the peer leaves with `otherwise`.
std::optional<Number> parsed(NativeContext& ctx, const Text& text, bool isUtf16, std::int32_t radix,
                             Sort wanted, NativeOutcome& otherwise) {
    const std::int64_t least = wanted == Sort::Bits64 ? INT64_MIN : INT32_MIN;
    const auto constantOf = [&](std::int64_t value) {
        return constant(wanted, static_cast<std::uint64_t>(value));
    };
    const auto asWanted = [&](Expression value) {
        return sort(value) == wanted ? value : make(ExpressionKind::SignExtend, value);
    };
    if (text.units.empty()) return Number{boolean(false), constantOf(0)};
    const Expression first = charOf(text.units[0]);
    const Expression isNegative = values::expressions::equal(first, constantInt('-'));
    const Expression hasSign =
        orOf(isNegative, values::expressions::equal(first, constantInt('+')));
    Expression isNumber = less(intOf(hasSign), text.length);
    Expression negative = constantInt(0); // an int for as long as it fits
    for (std::size_t i = 0; i < text.units.size(); ++i) {
        const auto digit = digitOf(ctx, charOf(text.units[i]), radix, !isUtf16, otherwise);
        if (!digit) return std::nullopt;
        Expression isBehind = lessOrEqual(text.length, constantInt(static_cast<std::int32_t>(i)));
        if (i == 0) isBehind = orOf(isBehind, hasSign);
        Expression isDigit = andOf(
            digit->isDigit,
            less(digit->value, constantInt(radix))); // the second follows, and helps the solver
        Expression amount = digit->value, base = constantInt(radix);
        if (canExceed(i + 1, INT32_MIN, radix)) {
            negative = asWanted(negative);
            amount = asWanted(amount);
            base = asWanted(base);
        }
        const Expression shifted = make(ExpressionKind::Multiply, negative, base);
        if (canExceed(i + 1, least, radix)) {
            isDigit = andOf(isDigit, lessOrEqual(constantOf(least / radix), negative));
            isDigit =
                andOf(isDigit,
                      lessOrEqual(make(ExpressionKind::Add, constantOf(least), amount), shifted));
        }
        isNumber = andOf(isNumber, orOf(isBehind, isDigit));
        negative = ifOf(isBehind, negative, make(ExpressionKind::Subtract, shifted, amount));
    }
    isNumber =
        andOf(isNumber, lessOrEqual(negative, constant(sort(negative), 0))); // it follows as well
    negative = asWanted(negative);
    if (text.isOpen()) {
        const Expression operands[] = {constantInt(radix), constantOf(0)};
        isNumber =
            andOf(isNumber, unknownCondition(ctx, "isNumber", {&text}, {operands[0], operands[1]}));
        return Number{isNumber,
                      unknownBetween(ctx, "number", {&text}, {operands[0], operands[1]},
                                     ifOf(isNegative, constantOf(least), constantOf(0)),
                                     ifOf(isNegative, constantOf(0), constantOf(~least)))};
    }
    if (canExceed(text.units.size(), least, radix))
        isNumber = andOf(isNumber, orOf(isNegative, less(constantOf(least), negative)));
    return Number{isNumber, ifOf(isNegative, negative,
                                 make(ExpressionKind::Subtract, constantOf(0), negative))};
}

// Of a text that was made of this int or long.
Number written(Expression number, Sort wanted) {
    if (sort(number) == wanted) return {boolean(true), number};
    if (wanted == Sort::Bits64) return {boolean(true), make(ExpressionKind::SignExtend, number)};
    const Expression low = make(ExpressionKind::Truncate, number);
    return {values::expressions::equal(make(ExpressionKind::SignExtend, low), number), low};
}

// As NumberFormatException.forInputString words it.
NativeOutcome noNumber(NativeContext& ctx, const Text& text, bool isUtf16, std::int32_t radix) {
    const std::string end = radix == 10 ? "\"" : fmt::format("\" under radix {}", radix);
    const Text message = joined(ctx, joined(ctx, textOf(u"For input string: \""), text),
                                textOf(std::u16string(end.begin(), end.end())));
    const NativeOutcome thrown = ctx.throwNew("java/lang/NumberFormatException", "");
    setField<Ref>(ctx.state, ctx.thrown(), "detailMessage", newString(ctx, message, isUtf16));
    return thrown;
}

// parseInt(String, int radix), parseLong(String, int radix)
template <Sort kSort>
NativeOutcome parse(NativeContext& ctx) {
    if (!ctx.settledReference(0)) return ctx.blocked();
    const std::int32_t radix = ctx.intAt(1);
    if (ctx.refAt(0) == 0 || ctx.expressionAt(1) || radix < 2 || radix > 36)
        return NativeOutcome::Declined;
    const auto [bytes, isUtf16] = partsOf(ctx, ctx.refAt(0));
    if (!isSymbolic(ctx, bytes)) return NativeOutcome::Declined;
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto text = followed(ctx, bytes, isUtf16, otherwise);
    if (!text) return otherwise;
    std::optional<Number> number;
    if (text->parts.size() == 1 && text->parts[0].number && radix == 10)
        number = written(text->parts[0].number, kSort);
    else
        number = parsed(ctx, *text, isUtf16, radix, kSort, otherwise);
    if (!number) return otherwise;
    if (!ctx.settled(number->isNumber)) return ctx.blocked();
    if (ctx.state.valueOf(number->isNumber) == 0) return noNumber(ctx, *text, isUtf16, radix);
    return ctx.returnExpression(number->value);
}

const NativePeer kPeers[] = {
    {"java/lang/Integer", "parseInt", "(Ljava/lang/String;I)I", parse<Sort::Bits32>, true},
    {"java/lang/Long", "parseLong", "(Ljava/lang/String;I)J", parse<Sort::Bits64>, true},
};

} // namespace

NativeTable symbolicNumberPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
