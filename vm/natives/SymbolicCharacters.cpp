// java.lang.Character on chars that are not known. Its answers stand in tables of tables, which a char that is not known
// would be looked up in path by path. As a function of one char each method is a list of ranges: it is made by asking the
// method itself for every char, once, and gives one expression.

#include <algorithm>
#include <map>
#include <mutex>

#include "vm/Vm.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/natives/Natives.h"
#include "vm/natives/LongTexts.h"

namespace clew::vm::natives {

using interpreter::Method;
using interpreter::NativeContext;
using interpreter::NativeOutcome;
using interpreter::NativePeer;
using interpreter::NativeTable;
using values::BasicType;
using values::Expression;
using values::ExpressionKind;
using values::Ref;
using values::Slot;
namespace expressions = values::expressions;

namespace {

constexpr std::int32_t kChars = 0x10000;

// Of even and of odd chars: small and capital letters alternate in many scripts.
struct Range {
    std::int32_t begin; // up to the next one's
    std::int32_t values[2];
};
struct Table {
    std::vector<Range> ranges;
    bool isDistance; // values are added to the char
};

// The shorter list of the two: letters and their counterparts lie at a distance from each other.
Table tableOf(std::span<const std::int32_t> values) {
    const auto ranges = [&](bool isDistance) {
        std::vector<Range> made;
        for (std::int32_t c = 0; c < kChars; ++c) {
            const std::int32_t value = values[static_cast<std::size_t>(c)] - (isDistance ? c : 0);
            if (!made.empty() && (c == made.back().begin + 1 || made.back().values[c & 1] == value)) {
                made.back().values[c & 1] = value;
                continue;
            }
            made.push_back({c, {value, value}});
        }
        return made;
    };
    Table plain{ranges(false), false}, distance{ranges(true), true};
    return plain.ranges.size() <= distance.ranges.size() ? plain : distance;
}

std::int32_t valueAt(const Table& table, std::int32_t c) {
    const auto behind = std::ranges::upper_bound(table.ranges, c, {}, &Range::begin);
    return std::prev(behind)->values[c & 1] + (table.isDistance ? c : 0);
}

// Null: the method has thrown. `radix`: the second argument, where there is one. Tables stay for as long as the process.
const Table* tableOf(NativeContext& ctx, const Method& method, std::int32_t radix = 0) {
    static std::mutex mutex;
    static std::map<std::pair<const Method*, std::int32_t>, Table> tables;
    const std::lock_guard lock(mutex);
    const auto [at, isNew] = tables.try_emplace({&method, radix});
    if (!isNew) return &at->second;
    std::vector<std::int32_t> values(kChars);
    interpreter::Interpreter nested(ctx.vm, ctx.state);
    for (std::int32_t c = 0; c < kChars; ++c) {
        const Slot arguments[] = {values::fromInt(c), values::fromInt(radix)};
        Slot result = 0;
        Ref exception = 0;
        bool isDone = false;
        try {
            isDone = nested.call(method, std::span(arguments, method.argumentSlots), result, exception);
        } catch (...) {
            tables.erase(at);
            throw;
        }
        if (!isDone) {
            tables.erase(at);
            return nullptr;
        }
        values[static_cast<std::size_t>(c)] = values::toInt(result);
    }
    at->second = tableOf(values);
    return &at->second;
}

// A search tree. What the char cannot be falls away as it is built.
Expression valueIn(std::span<const Range> ranges, Expression c, bool isCondition) {
    if (ranges.size() == 1) {
        const auto& [even, odd] = ranges[0].values;
        const auto leaf = [&](std::int32_t value) { return isCondition ? expressions::boolean(value != 0) : expressions::constantInt(value); };
        if (even == odd) return leaf(even);
        const Expression parity = expressions::make(ExpressionKind::BitAnd, c, expressions::constantInt(1));
        return expressions::ifOf(expressions::equal(parity, expressions::constantInt(0)), leaf(even), leaf(odd));
    }
    const std::size_t middle = ranges.size() / 2;
    const Expression isBelow = expressions::less(c, expressions::constantInt(ranges[middle].begin));
    if (expressions::isConstant(isBelow))
        return valueIn(expressions::node(isBelow).bits ? ranges.first(middle) : ranges.subspan(middle), c, isCondition);
    return expressions::ifOf(isBelow, valueIn(ranges.first(middle), c, isCondition), valueIn(ranges.subspan(middle), c, isCondition));
}

// A static method of an int code point, and perhaps of a radix that is known.
NativeOutcome ofChar(NativeContext& ctx) {
    const Expression c = ctx.expressionAt(0);
    const bool hasRadix = ctx.method.argumentSlots == 2;
    if (c == 0 || (hasRadix && ctx.expressionAt(1))) return NativeOutcome::Declined;
    const Expression isChar = expressions::andOf(expressions::lessOrEqual(expressions::constantInt(0), c), expressions::less(c, expressions::constantInt(kChars)));
    if (!ctx.settled(isChar)) return ctx.blocked();
    if (ctx.state.valueOf(isChar) == 0) return NativeOutcome::Declined;
    const Table* table = tableOf(ctx, ctx.method, hasRadix ? ctx.intAt(1) : 0);
    if (!table) return NativeOutcome::Declined;
    const bool isCondition = ctx.method.result == BasicType::Boolean;
    const Expression value = valueIn(table->ranges, c, isCondition);
    if (isCondition) return ctx.returnExpression(expressions::intOf(value));
    return ctx.returnExpression(table->isDistance ? expressions::make(ExpressionKind::Add, c, value) : value);
}

// ---- ignoring case

Expression number(std::size_t value) { return expressions::constantInt(static_cast<std::int32_t>(value)); }

bool isLatin1(Text::Unit unit) { return expressions::isConstant(unit.high) && expressions::node(unit.high).bits == 0; }

// Two chars of Latin-1 that differ in their case only, or not at all.
Expression equalLatin1IgnoringCase(Expression a, Expression b) {
    const auto number = [](std::int32_t value) { return expressions::constantInt(value); };
    const Expression small = expressions::make(ExpressionKind::BitOr, a, number(0x20));
    const auto within = [&](std::int32_t low, std::int32_t high) {
        return expressions::andOf(expressions::lessOrEqual(number(low), small), expressions::lessOrEqual(small, number(high)));
    };
    const Expression isLetter = expressions::andOf(expressions::orOf(within('a', 'z'), within(0xe0, 0xfe)), expressions::notOf(expressions::equal(small, number(0xf7))));
    const Expression differsInCase = expressions::equal(expressions::make(ExpressionKind::BitXor, a, b), number(0x20));
    return expressions::orOf(expressions::equal(a, b), expressions::andOf(differsInCase, isLetter));
}

// As String.regionMatches compares them: by their capital letters, or the small letters of those.
bool areEqualIgnoringCase(const Table& upper, const Table& lower, std::int32_t a, std::int32_t b) {
    const std::int32_t capitals[] = {valueAt(upper, a), valueAt(upper, b)};
    return capitals[0] == capitals[1] || valueAt(lower, capitals[0]) == valueAt(lower, capitals[1]);
}

// Two texts of which no char is known and that are not Latin-1: short ones are compared by Java's own code, of longer ones it
// is not known whether two chars differ in more than their case.
constexpr std::size_t kComparedByJava = 5;

// regionMatchesCI(byte[] value, int offset, byte[] other, int otherOffset, int length) and those of two coders. Of each two
// chars one must be known, or both Latin-1.
template <bool isUtf16, bool isOtherUtf16>
NativeOutcome regionMatches(NativeContext& ctx) {
    if (ctx.refAt(0) == 0 || ctx.refAt(2) == 0 || (!isSymbolic(ctx, ctx.refAt(0)) && !isSymbolic(ctx, ctx.refAt(2)))) return NativeOutcome::Declined;
    if (ctx.expressionAt(1) || ctx.expressionAt(3) || ctx.intAt(1) < 0 || ctx.intAt(3) < 0) return NativeOutcome::Declined;
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto first = followed(ctx, ctx.refAt(0), isUtf16, otherwise);
    if (!first) return otherwise;
    const auto second = followed(ctx, ctx.refAt(2), isOtherUtf16, otherwise);
    if (!second) return otherwise;
    const types::Class& character = ctx.vm.linker->load("java/lang/Character");
    if (!ctx.initialized(character)) return ctx.blocked();
    const Table* upper = tableOf(ctx, *character.methodNamed("toUpperCase", "(I)I"));
    const Table* lower = tableOf(ctx, *character.methodNamed("toLowerCase", "(I)I"));
    if (!upper || !lower) return NativeOutcome::Declined;
    const Expression length = ctx.expressionAt(4) ? ctx.expressionAt(4) : expressions::constantInt(ctx.intAt(4));
    Expression matches = expressions::boolean(true);
    for (std::size_t i = 0;; ++i) {
        const Expression isBehind = expressions::lessOrEqual(length, expressions::constantInt(static_cast<std::int32_t>(i)));
        if (expressions::isConstant(isBehind) && expressions::node(isBehind).bits) break;
        const std::size_t at = static_cast<std::size_t>(ctx.intAt(1)) + i, otherAt = static_cast<std::size_t>(ctx.intAt(3)) + i;
        if (at >= first->units.size() || otherAt >= second->units.size()) { // the length is within both
            if (first->isOpen() || second->isOpen())
                matches = expressions::andOf(matches, expressions::orOf(isBehind, unknownCondition(ctx, "regionMatches", {&*first, &*second}, {number(at), number(otherAt), length})));
            break;
        }
        Expression a = charOf(first->units[at]), b = charOf(second->units[otherAt]);
        if (expressions::isConstant(a)) std::swap(a, b);
        Expression same = expressions::boolean(false);
        if (expressions::isConstant(b)) {
            const auto known = static_cast<std::int32_t>(expressions::node(b).bits);
            if (known >= 0xd800 && known < 0xe000) return NativeOutcome::Declined; // half a code point
            for (std::int32_t c = 0; c < kChars; ++c)
                if (areEqualIgnoringCase(*upper, *lower, c, known)) same = expressions::orOf(same, expressions::equal(a, expressions::constantInt(c)));
        } else {
            const bool areLatin1 = isLatin1(first->units[at]) && isLatin1(second->units[otherAt]);
            if (!areLatin1 && first->units.size() <= kComparedByJava) return NativeOutcome::Declined;
            same = areLatin1 ? equalLatin1IgnoringCase(a, b)
                             : expressions::orOf(expressions::equal(a, b), unknownCondition(ctx, "regionMatches", {&*first, &*second}, {number(at), number(otherAt)}));
        }
        matches = expressions::andOf(matches, expressions::orOf(isBehind, same));
    }
    return ctx.returnExpression(expressions::intOf(matches));
}

constexpr std::string_view kCharacter = "java/lang/Character", kLatin1 = "java/lang/StringLatin1", kUtf16 = "java/lang/StringUTF16";

const NativePeer kPeers[] = {
    {kCharacter, "isDigit", "(I)Z", ofChar, true},
    {kCharacter, "isLetter", "(I)Z", ofChar, true},
    {kCharacter, "isLetterOrDigit", "(I)Z", ofChar, true},
    {kCharacter, "isAlphabetic", "(I)Z", ofChar, true},
    {kCharacter, "isUpperCase", "(I)Z", ofChar, true},
    {kCharacter, "isLowerCase", "(I)Z", ofChar, true},
    {kCharacter, "isTitleCase", "(I)Z", ofChar, true},
    {kCharacter, "isWhitespace", "(I)Z", ofChar, true},
    {kCharacter, "isSpaceChar", "(I)Z", ofChar, true},
    {kCharacter, "isISOControl", "(I)Z", ofChar, true},
    {kCharacter, "isDefined", "(I)Z", ofChar, true},
    {kCharacter, "isMirrored", "(I)Z", ofChar, true},
    {kCharacter, "isIdeographic", "(I)Z", ofChar, true},
    {kCharacter, "isIdentifierIgnorable", "(I)Z", ofChar, true},
    {kCharacter, "isJavaIdentifierStart", "(I)Z", ofChar, true},
    {kCharacter, "isJavaIdentifierPart", "(I)Z", ofChar, true},
    {kCharacter, "isUnicodeIdentifierStart", "(I)Z", ofChar, true},
    {kCharacter, "isUnicodeIdentifierPart", "(I)Z", ofChar, true},
    {kCharacter, "getType", "(I)I", ofChar, true},
    {kCharacter, "getNumericValue", "(I)I", ofChar, true},
    {kCharacter, "toLowerCase", "(I)I", ofChar, true},
    {kCharacter, "toUpperCase", "(I)I", ofChar, true},
    {kCharacter, "toTitleCase", "(I)I", ofChar, true},
    {kCharacter, "toUpperCaseEx", "(I)I", ofChar, true},
    {kCharacter, "digit", "(II)I", ofChar, true},
    {kLatin1, "regionMatchesCI", "([BI[BII)Z", regionMatches<false, false>, true},
    {kLatin1, "regionMatchesCI_UTF16", "([BI[BII)Z", regionMatches<false, true>, true},
    {kUtf16, "regionMatchesCI", "([BI[BII)Z", regionMatches<true, true>, true},
    {kUtf16, "regionMatchesCI_Latin1", "([BI[BII)Z", regionMatches<true, false>, true},
};

} // namespace

NativeTable symbolicCharacterPeers() { return kPeers; }

} // namespace clew::vm::natives
