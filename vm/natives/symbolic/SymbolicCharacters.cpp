// java.lang.Character on chars that are not known. Its answers stand in tables of tables, which a
// char that is not known would be looked up in path by path. As a function of one char each method
// is a list of ranges: it is made by asking the method itself for every char, once, and gives one
// expression.

#include "vm/natives/symbolic/SymbolicCharacters.h"

#include <algorithm>
#include <map>
#include <mutex>

#include "vm/Vm.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/natives/Peers.h"

namespace clew::vm::natives {

using namespace interpreter;

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

Expression number(std::int64_t value) {
    return expressions::constantInt(static_cast<std::int32_t>(value));
}

// A search tree. What the char cannot be falls away as it is built.
Expression valueIn(std::span<const CharRange> ranges, Expression c, bool isCondition) {
    if (ranges.size() == 1) {
        const auto& [even, odd] = ranges[0].values;
        const auto leaf = [&](std::int32_t value) {
            return isCondition ? expressions::boolean(value != 0) : expressions::constantInt(value);
        };
        if (even == odd) return leaf(even);
        const Expression parity =
            expressions::make(ExpressionKind::BitAnd, c, expressions::constantInt(1));
        return expressions::ifOf(expressions::equal(parity, expressions::constantInt(0)),
                                 leaf(even), leaf(odd));
    }
    const std::size_t middle = ranges.size() / 2;
    const Expression isBelow = expressions::less(c, expressions::constantInt(ranges[middle].begin));
    if (expressions::isConstant(isBelow))
        return valueIn(
            expressions::node(isBelow).bits ? ranges.first(middle) : ranges.subspan(middle), c,
            isCondition);
    return expressions::ifOf(isBelow, valueIn(ranges.first(middle), c, isCondition),
                             valueIn(ranges.subspan(middle), c, isCondition));
}

} // namespace

std::vector<std::int32_t> valuesOf(NativeContext& ctx, const Method& method, std::int32_t radix) {
    std::vector<std::int32_t> values(kChars);
    interpreter::Interpreter nested(ctx.vm, ctx.state);
    for (std::int32_t c = 0; c < kChars; ++c) {
        const Slot arguments[] = {values::fromInt(c), values::fromInt(radix)};
        Slot result = 0;
        Ref exception = 0;
        if (!nested.call(method, std::span(arguments, method.argumentSlots), result, exception))
            return {};
        values[static_cast<std::size_t>(c)] = values::toInt(result);
    }
    return values;
}

// The shorter list of the two: letters and their counterparts lie at a distance from each other.
CharTable tableOf(std::span<const std::int32_t> values) {
    const auto ranges = [&](bool isDistance) {
        std::vector<CharRange> made;
        for (std::int32_t c = 0; c < kChars; ++c) {
            const std::int32_t value = values[static_cast<std::size_t>(c)] - (isDistance ? c : 0);
            if (!made.empty() &&
                (c == made.back().begin + 1 || made.back().values[c & 1] == value)) {
                made.back().values[c & 1] = value;
                continue;
            }
            made.push_back({c, {value, value}});
        }
        return made;
    };
    CharTable plain{ranges(false), false}, distance{ranges(true), true};
    return plain.ranges.size() <= distance.ranges.size() ? plain : distance;
}

std::int32_t valueAt(const CharTable& table, std::int32_t c) {
    const auto behind = std::ranges::upper_bound(table.ranges, c, {}, &CharRange::begin);
    return std::prev(behind)->values[c & 1] + (table.isDistance ? c : 0);
}

const CharTable* tableOf(NativeContext& ctx, const Method& method) {
    static std::mutex mutex;
    static std::map<const Method*, CharTable> tables;
    const std::lock_guard lock(mutex);
    const auto at = tables.find(&method);
    if (at != tables.end()) return &at->second;
    const std::vector<std::int32_t> values = valuesOf(ctx, method);
    return values.empty() ? nullptr : &tables.emplace(&method, tableOf(values)).first->second;
}

Expression valueOf(const CharTable& table, Expression c) {
    const Expression value = valueIn(table.ranges, c, false);
    return table.isDistance ? expressions::make(ExpressionKind::Add, c, value) : value;
}

namespace {

// A static method of an int code point.
NativeOutcome ofChar(NativeContext& ctx) {
    const Expression c = ctx.expressionAt(0);
    if (c == 0) return NativeOutcome::Declined;
    const Expression isChar =
        expressions::andOf(expressions::lessOrEqual(expressions::constantInt(0), c),
                           expressions::less(c, expressions::constantInt(kChars)));
    if (!ctx.settled(isChar)) return ctx.blocked();
    if (ctx.state.valueOf(isChar) == 0) return NativeOutcome::Declined;
    const CharTable* table = tableOf(ctx, ctx.method);
    if (!table) return NativeOutcome::Declined;
    if (ctx.method.result == BasicType::Boolean)
        return ctx.returnExpression(expressions::intOf(valueIn(table->ranges, c, true)));
    return ctx.returnExpression(valueOf(*table, c));
}

// ---- digits

// Chars in a row that are digits in a row.
struct Digits {
    std::int32_t begin, end; // up to `end`
    std::int32_t first;      // the digit that `begin` is
};

const std::vector<Digits>* digitsOf(NativeContext& ctx, const Method& method, std::int32_t radix) {
    static std::mutex mutex;
    static std::map<std::int32_t, std::vector<Digits>> all;
    const std::lock_guard lock(mutex);
    if (const auto at = all.find(radix); at != all.end()) return &at->second;
    const std::vector<std::int32_t> values = valuesOf(ctx, method, radix);
    if (values.empty()) return nullptr;
    std::vector<Digits> rows;
    for (std::int32_t c = 0; c < kChars; ++c) {
        const std::int32_t digit = values[static_cast<std::size_t>(c)];
        if (digit < 0) continue;
        if (!rows.empty() && rows.back().end == c &&
            digit == rows.back().first + c - rows.back().begin)
            ++rows.back().end;
        else
            rows.push_back({c, c + 1, digit});
    }
    return &all.emplace(radix, std::move(rows)).first->second;
}

// Character.digit(int codePoint, int radix)
NativeOutcome digit(NativeContext& ctx) {
    const Expression c = ctx.expressionAt(0);
    const std::int32_t radix = ctx.intAt(1);
    if (c == 0 || ctx.expressionAt(1) || radix < 2 || radix > 36) return NativeOutcome::Declined;
    const Expression isChar = expressions::andOf(expressions::lessOrEqual(number(0), c),
                                                 expressions::less(c, number(kChars)));
    if (!ctx.settled(isChar)) return ctx.blocked();
    if (ctx.state.valueOf(isChar) == 0) return NativeOutcome::Declined;
    const Expression isBehindLatin1 = expressions::less(number(0xff), c);
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto digit = digitOf(
        ctx, c, radix,
        expressions::isConstant(isBehindLatin1) && expressions::node(isBehindLatin1).bits == 0,
        otherwise);
    if (!digit) return otherwise;
    return ctx.returnExpression(expressions::ifOf(digit->isDigit, digit->value, number(-1)));
}

constexpr std::string_view kCharacter = "java/lang/Character";

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
    {kCharacter, "digit", "(II)I", digit, true},
};

} // namespace

std::optional<Digit> digitOf(NativeContext& ctx, Expression c, std::int32_t radix, bool isLatin1,
                             NativeOutcome& otherwise) {
    std::vector<Digits> latin1{{'0', '0' + std::min(radix, 10), 0}};
    if (radix > 10)
        for (const char first : {'A', 'a'}) latin1.push_back({first, first + radix - 10, 10});
    const std::vector<Digits>* rows = &latin1;
    if (!isLatin1) {
        const types::Class& character = ctx.vm.linker->load("java/lang/Character");
        otherwise = NativeOutcome::Declined;
        if (!ctx.initialized(character)) {
            otherwise = ctx.blocked();
            return std::nullopt;
        }
        rows = digitsOf(ctx, *character.methodNamed("digit", "(II)I"), radix);
        if (!rows) return std::nullopt;
    }
    // A digit is the last bits of its distance from a char that would be 0. Most scripts have that
    // at a multiple of 16, or 6 behind: one distance goes for many.
    const std::int32_t bits = radix <= 10 ? 15 : 63;
    std::vector<CharRange> are{{0, {0, 0}}}, zeros;
    for (const auto& [begin, end, first] : *rows) {
        if (are.back().begin == begin)
            are.back().values[0] = are.back().values[1] = 1;
        else
            are.push_back({begin, {1, 1}});
        are.push_back({end, {0, 0}});
        const std::int32_t zero = (begin - first) & bits;
        if (zeros.empty())
            zeros.push_back({0, {zero, zero}});
        else if (zeros.back().values[0] != zero)
            zeros.push_back({begin, {zero, zero}});
    }
    const Expression distance =
        expressions::make(ExpressionKind::Subtract, c, valueIn(zeros, c, false));
    return Digit{valueIn(are, c, true),
                 expressions::make(ExpressionKind::BitAnd, distance, number(bits))};
}

NativeTable symbolicCharacterPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
