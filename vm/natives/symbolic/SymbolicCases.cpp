// Comparing texts without regard to case, and changing case, with chars that are not known.

#include <algorithm>
#include <map>
#include <mutex>

#include "vm/Vm.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/symbolic/LongTexts.h"
#include "vm/natives/Peers.h"
#include "vm/natives/symbolic/SymbolicCharacters.h"

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

// ---- ignoring case

Expression number(std::int64_t value) {
    return expressions::constantInt(static_cast<std::int32_t>(value));
}

bool isLatin1(Text::Unit unit) {
    return expressions::isConstant(unit.high) && expressions::node(unit.high).bits == 0;
}

// Two chars of Latin-1 that differ in their case only, or not at all.
Expression equalLatin1IgnoringCase(Expression a, Expression b) {
    const auto number = [](std::int32_t value) { return expressions::constantInt(value); };
    const Expression small = expressions::make(ExpressionKind::BitOr, a, number(0x20));
    const auto within = [&](std::int32_t low, std::int32_t high) {
        return expressions::andOf(expressions::lessOrEqual(number(low), small),
                                  expressions::lessOrEqual(small, number(high)));
    };
    const Expression isLetter =
        expressions::andOf(expressions::orOf(within('a', 'z'), within(0xe0, 0xfe)),
                           expressions::notOf(expressions::equal(small, number(0xf7))));
    const Expression differsInCase =
        expressions::equal(expressions::make(ExpressionKind::BitXor, a, b), number(0x20));
    return expressions::orOf(expressions::equal(a, b), expressions::andOf(differsInCase, isLetter));
}

// As String.regionMatches compares them: by their capital letters, or the small letters of those.
bool areEqualIgnoringCase(const CharTable& upper, const CharTable& lower, std::int32_t a,
                          std::int32_t b) {
    const std::int32_t capitals[] = {valueAt(upper, a), valueAt(upper, b)};
    return capitals[0] == capitals[1] || valueAt(lower, capitals[0]) == valueAt(lower, capitals[1]);
}

// Two texts of which no char is known and that are not Latin-1: short ones are compared by Java's
// own code, of longer ones it is not known whether two chars differ in more than their case.
constexpr std::size_t kComparedByJava = 5;

// regionMatchesCI(byte[] value, int offset, byte[] other, int otherOffset, int length) and those of
// two coders. Of each two chars one must be known, or both Latin-1.
template <bool isUtf16, bool isOtherUtf16>
NativeOutcome regionMatches(NativeContext& ctx) {
    if (ctx.refAt(0) == 0 || ctx.refAt(2) == 0 ||
        (!isSymbolic(ctx, ctx.refAt(0)) && !isSymbolic(ctx, ctx.refAt(2))))
        return NativeOutcome::Declined;
    if (ctx.expressionAt(1) || ctx.expressionAt(3) || ctx.intAt(1) < 0 || ctx.intAt(3) < 0)
        return NativeOutcome::Declined;
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto first = followed(ctx, ctx.refAt(0), isUtf16, otherwise);
    if (!first) return otherwise;
    const auto second = followed(ctx, ctx.refAt(2), isOtherUtf16, otherwise);
    if (!second) return otherwise;
    const types::Class& character = ctx.vm.linker->load("java/lang/Character");
    if (!ctx.initialized(character)) return ctx.blocked();
    const CharTable* upper = tableOf(ctx, *character.methodNamed("toUpperCase", "(I)I"));
    const CharTable* lower = tableOf(ctx, *character.methodNamed("toLowerCase", "(I)I"));
    if (!upper || !lower) return NativeOutcome::Declined;
    const Expression length =
        ctx.expressionAt(4) ? ctx.expressionAt(4) : expressions::constantInt(ctx.intAt(4));
    Expression matches = expressions::boolean(true);
    for (std::size_t i = 0;; ++i) {
        const Expression isBehind = expressions::lessOrEqual(
            length, expressions::constantInt(static_cast<std::int32_t>(i)));
        if (expressions::isConstant(isBehind) && expressions::node(isBehind).bits) break;
        const std::size_t at = static_cast<std::size_t>(ctx.intAt(1)) + i,
                          otherAt = static_cast<std::size_t>(ctx.intAt(3)) + i;
        if (at >= first->units.size() ||
            otherAt >= second->units.size()) { // the length is within both
            if (first->isOpen() || second->isOpen())
                matches = expressions::andOf(
                    matches,
                    expressions::orOf(isBehind,
                                      unknownCondition(ctx, "regionMatches", {&*first, &*second},
                                                       {number(at), number(otherAt), length})));
            break;
        }
        Expression a = charOf(first->units[at]), b = charOf(second->units[otherAt]);
        if (expressions::isConstant(a)) std::swap(a, b);
        Expression same = expressions::boolean(false);
        if (expressions::isConstant(b)) {
            const auto known = static_cast<std::int32_t>(expressions::node(b).bits);
            if (known >= 0xd800 && known < 0xe000)
                return NativeOutcome::Declined; // half a code point
            for (std::int32_t c = 0; c < kChars; ++c)
                if (areEqualIgnoringCase(*upper, *lower, c, known))
                    same =
                        expressions::orOf(same, expressions::equal(a, expressions::constantInt(c)));
        } else {
            const bool areLatin1 = isLatin1(first->units[at]) && isLatin1(second->units[otherAt]);
            if (!areLatin1 && first->units.size() <= kComparedByJava)
                return NativeOutcome::Declined;
            same = areLatin1 ? equalLatin1IgnoringCase(a, b)
                             : expressions::orOf(
                                   expressions::equal(a, b),
                                   unknownCondition(ctx, "regionMatches", {&*first, &*second},
                                                    {number(at), number(otherAt)}));
        }
        matches = expressions::andOf(matches, expressions::orOf(isBehind, same));
    }
    return ctx.returnExpression(expressions::intOf(matches));
}

// What order ignoring case goes by: the small letter of the capital one.
const CharTable& caseKeys(const CharTable& upper, const CharTable& lower) {
    static const CharTable keys = [&] {
        std::vector<std::int32_t> values(kChars);
        for (std::int32_t c = 0; c < kChars; ++c)
            values[static_cast<std::size_t>(c)] = valueAt(lower, valueAt(upper, c));
        return tableOf(values);
    }();
    return keys;
}

Expression isSurrogate(Expression c) {
    return expressions::andOf(expressions::lessOrEqual(number(0xd800), c),
                              expressions::less(c, number(0xe000)));
}

// Of two texts that are known: tables that ignore case are made of thousands of comparisons. Texts
// that differ in other chars than those of ASCII are compared by Java's own code.
NativeOutcome compareLatin1(NativeContext& ctx) {
    const auto bytesOf = [&](Ref array) {
        const state::Object& object = *ctx.state.object(array);
        return std::span(reinterpret_cast<const unsigned char*>(object.payload()), object.length);
    };
    const auto smallLetter = [](int c) { return c >= 'A' && c <= 'Z' ? c + 0x20 : c; };
    const auto first = bytesOf(ctx.refAt(0)), second = bytesOf(ctx.refAt(1));
    for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i) {
        if (first[i] == second[i]) continue;
        if (first[i] >= 0x80 || second[i] >= 0x80) return NativeOutcome::Declined;
        if (const int difference = smallLetter(first[i]) - smallLetter(second[i]); difference != 0)
            return ctx.returnInt(difference);
    }
    return ctx.returnInt(static_cast<std::int32_t>(first.size()) -
                         static_cast<std::int32_t>(second.size()));
}

// compareToCI(byte[] value, byte[] other) and those of two coders, which go by chars; that of
// UTF-16 goes by code points.
template <bool isUtf16, bool isOtherUtf16>
NativeOutcome compareIgnoringCase(NativeContext& ctx) {
    if (ctx.refAt(0) == 0 || ctx.refAt(1) == 0) return NativeOutcome::Declined;
    if (!isSymbolic(ctx, ctx.refAt(0)) && !isSymbolic(ctx, ctx.refAt(1)))
        return isUtf16 || isOtherUtf16 ? NativeOutcome::Declined : compareLatin1(ctx);
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto first = followed(ctx, ctx.refAt(0), isUtf16, otherwise);
    if (!first) return otherwise;
    const auto second = followed(ctx, ctx.refAt(1), isOtherUtf16, otherwise);
    if (!second) return otherwise;
    const std::size_t count = std::min(first->units.size(), second->units.size());
    if (isUtf16 && isOtherUtf16 && count <= kComparedByJava) return NativeOutcome::Declined;
    const types::Class& character = ctx.vm.linker->load("java/lang/Character");
    if (!ctx.initialized(character)) return ctx.blocked();
    const CharTable* upper = tableOf(ctx, *character.methodNamed("toUpperCase", "(I)I"));
    const CharTable* lower = tableOf(ctx, *character.methodNamed("toLowerCase", "(I)I"));
    if (!upper || !lower) return NativeOutcome::Declined;
    const CharTable& keys = caseKeys(*upper, *lower);
    const Expression byLength =
        expressions::make(ExpressionKind::Subtract, first->length, second->length);
    const bool isUnknown = first->isOpen() || second->isOpen() || (isUtf16 && isOtherUtf16);
    const Expression difference =
        isUnknown ? unknownInt(ctx, "compareToIgnoreCase", {&*first, &*second}) : number(0);
    Expression result =
        first->isOpen() || second->isOpen()
            ? expressions::ifOf(expressions::equal(difference, number(0)), byLength, difference)
            : byLength;
    for (std::size_t i = count; i-- > 0;) {
        const Expression ended =
            expressions::orOf(expressions::lessOrEqual(first->length, number(i)),
                              expressions::lessOrEqual(second->length, number(i)));
        const Expression a = charOf(first->units[i]), b = charOf(second->units[i]);
        const Expression keyOfA = valueOf(keys, a), keyOfB = valueOf(keys, b);
        Expression here =
            expressions::ifOf(expressions::equal(keyOfA, keyOfB), result,
                              expressions::make(ExpressionKind::Subtract, keyOfA, keyOfB));
        if constexpr (isUtf16 && isOtherUtf16) {
            const Expression isHard =
                expressions::andOf(expressions::notOf(expressions::equal(a, b)),
                                   expressions::orOf(isSurrogate(a), isSurrogate(b)));
            here = expressions::ifOf(
                isHard,
                expressions::ifOf(expressions::equal(difference, number(0)), result, difference),
                here);
        }
        result = expressions::ifOf(ended, byLength, here);
    }
    return ctx.returnExpression(result);
}

// ---- changing case

// The chars that a char becomes, as tables: how many, and each of them. Only of chars that are no
// surrogates.
struct CaseTables {
    CharTable count;
    struct Place {
        CharTable near; // of chars that are near
        std::vector<std::pair<std::int32_t, std::int32_t>>
            latin1; // others that become a char of Latin-1, and this
    };
    std::vector<Place> places;
    std::int32_t countMax;
};

// Latin, Greek and Cyrillic letters: what others become is not followed, except for Latin-1.
bool isNear(std::int32_t c) {
    return c < 0x180 || (c >= 0x370 && c < 0x460);
}
Expression isNear(Expression c) {
    const auto isBelow = [&](std::size_t end) { return expressions::less(c, number(end)); };
    return expressions::orOf(
        isBelow(0x180), expressions::andOf(expressions::notOf(isBelow(0x370)), isBelow(0x460)));
}

Expression charAtPlace(NativeContext& ctx, const CaseTables& tables, std::size_t place,
                       Expression c, std::string_view operation) {
    const Expression near = isNear(c);
    const Expression exact = valueOf(tables.places[place].near, c);
    if (expressions::isConstant(near) && expressions::node(near).bits) return exact;
    const Expression unknown = unknownInt(ctx, operation, {}, {c, number(place)});
    const Expression isWide = expressions::andOf(expressions::less(number(0xff), unknown),
                                                 expressions::less(unknown, number(kChars)));
    Expression other = expressions::ifOf(isWide, unknown, place == 0 ? c : number(0x100));
    for (const auto& [from, to] : tables.places[place].latin1)
        other = expressions::ifOf(expressions::equal(c, number(static_cast<std::size_t>(from))),
                                  number(static_cast<std::size_t>(to)), other);
    return expressions::ifOf(near, exact, other);
}

// By Character.toLowerCase; or by toUpperCaseEx and, where that is no single char,
// toUpperCaseCharArray.
const CaseTables* caseTables(NativeContext& ctx, const types::Class& character, bool isUpper) {
    static std::mutex mutex;
    static std::map<bool, CaseTables> tables;
    const std::lock_guard lock(mutex);
    if (const auto at = tables.find(isUpper); at != tables.end()) return &at->second;
    std::vector<std::int32_t> values[3] = {
        valuesOf(ctx, *character.methodNamed(isUpper ? "toUpperCaseEx" : "toLowerCase", "(I)I")),
        {},
        {}};
    if (values[0].empty()) return nullptr;
    values[1].resize(kChars);
    values[2].resize(kChars);
    std::vector<std::int32_t> counts(kChars, 1);
    interpreter::Interpreter nested(ctx.vm, ctx.state);
    for (std::size_t c = 0; c < kChars; ++c) {
        if (isUpper && values[0][c] >= 0 && values[0][c] < kChars) continue;
        if (!isUpper && c != 0x130) continue;
        std::u16string chars = u"i\u0307";
        if (isUpper) {
            const Slot arguments[] = {values::fromInt(static_cast<std::int32_t>(c))};
            Slot result = 0;
            Ref exception = 0;
            if (!nested.call(*character.methodNamed("toUpperCaseCharArray", "(I)[C"), arguments,
                             result, exception))
                return nullptr;
            const state::Object& array = *ctx.object(values::toRef(result));
            chars.assign(reinterpret_cast<const char16_t*>(array.elements<std::uint16_t>()),
                         array.length);
        }
        counts[c] = static_cast<std::int32_t>(chars.size());
        for (std::size_t i = 0; i < chars.size(); ++i) values[i][c] = chars[i];
    }
    CaseTables made{tableOf(counts), {}, *std::ranges::max_element(counts)};
    for (std::int32_t i = 0; i < made.countMax; ++i) {
        std::vector<std::pair<std::int32_t, std::int32_t>> latin1;
        for (std::int32_t c = 0; c < kChars; ++c) {
            std::int32_t& value = values[i][static_cast<std::size_t>(c)];
            if (isNear(c)) continue;
            if (i < counts[static_cast<std::size_t>(c)] && value <= 0xff)
                latin1.emplace_back(c, value);
            value = i == 0 ? c : 0;
        }
        made.places.push_back({tableOf(values[i]), std::move(latin1)});
    }
    return &tables.emplace(isUpper, std::move(made)).first->second;
}

bool hasRulesOfItsOwn(NativeContext& ctx, Ref locale) {
    const auto field = [&](Ref object, std::string_view name) {
        return ctx.object(object)->at<Ref>(ctx.object(object)->klass->fieldNamed(name)->offset);
    };
    const std::string language = ctx.stringOf(field(field(locale, "baseLocale"), "language"));
    return language == "tr" || language == "az" || language == "lt";
}

// The most chars of which texts are put together from what each char becomes.
template <bool isUtf16>
constexpr std::size_t kExpanded = isUtf16 ? 3 : 10;
constexpr std::int32_t kFinalSigma = 0x3a3; // whose small letter depends on its neighbours

// toLowerCase, toUpperCase(String string, byte[] value, Locale locale): `string` itself where no
// char is another one.
template <bool isUtf16, bool isUpper>
NativeOutcome changeCase(NativeContext& ctx) {
    const Ref bytes = ctx.refAt(1);
    if (!isSymbolic(ctx, bytes)) return NativeOutcome::Declined;
    if (!ctx.settledReference(2)) return ctx.blocked();
    if (ctx.refAt(2) == 0 || hasRulesOfItsOwn(ctx, ctx.refAt(2))) return NativeOutcome::Declined;
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto text = followed(ctx, bytes, isUtf16, otherwise);
    if (!text) return otherwise;
    const types::Class& character = ctx.vm.linker->load("java/lang/Character");
    if (!ctx.initialized(character)) return ctx.blocked();
    const CaseTables* tables = caseTables(ctx, character, isUpper);
    if (!tables) return NativeOutcome::Declined;

    const std::string_view operation = isUpper ? "toUpperCase" : "toLowerCase";
    Expression changes = expressions::boolean(false), isHard = changes, expands = changes,
               isLatin1 = expressions::boolean(true);
    std::vector<Text> changed; // by char
    for (std::size_t i = 0; i < text->units.size(); ++i) {
        const Expression c = charOf(text->units[i]),
                         isHere = expressions::less(number(i), text->length);
        Text chars{{}, valueOf(tables->count, c), {}};
        for (std::size_t place = 0; place < tables->places.size(); ++place) {
            if (place > 0 && expressions::isConstant(chars.length)) break; // always one
            const Expression to = charAtPlace(ctx, *tables, place, c, operation);
            const Expression counts = expressions::andOf(
                isHere, expressions::less(number(chars.units.size()), chars.length));
            isLatin1 = expressions::andOf(
                isLatin1, expressions::orOf(expressions::notOf(counts),
                                            expressions::lessOrEqual(to, number(0xff))));
            chars.units.push_back(textOfChar(to).units[0]);
        }
        expands = expressions::orOf(
            expands, expressions::andOf(
                         isHere, expressions::notOf(expressions::equal(chars.length, number(1)))));
        const Expression isOther =
            expressions::notOf(expressions::equal(charOf(chars.units[0]), c));
        if constexpr (isUtf16) {
            Expression hard = isSurrogate(c);
            if (!isUpper)
                hard = expressions::orOf(hard, expressions::equal(c, number(kFinalSigma)));
            isHard = expressions::orOf(isHard, expressions::andOf(isHere, hard));
        }
        changes = expressions::orOf(changes, expressions::andOf(isHere, isOther));
        changed.push_back(std::move(chars));
    }
    changes = expressions::orOf(changes, expands);
    if (text->isOpen()) {
        changes =
            expressions::orOf(changes, unknownCondition(ctx, operation, {&*text}, {number(0)}));
        expands =
            expressions::orOf(expands, unknownCondition(ctx, operation, {&*text}, {number(1)}));
        if constexpr (isUtf16)
            isHard =
                expressions::orOf(isHard, unknownCondition(ctx, operation, {&*text}, {number(2)}));
        isLatin1 =
            expressions::andOf(isLatin1, unknownCondition(ctx, operation, {&*text}, {number(3)}));
    }
    if (!ctx.settled(isHard)) return ctx.blocked();
    const bool hard = ctx.state.valueOf(isHard) != 0;
    if (hard && text->units.size() <= kComparedByJava) return NativeOutcome::Declined;
    if (!hard && !ctx.settled(changes)) return ctx.blocked();
    if (!hard && ctx.state.valueOf(changes) == 0) return ctx.returnRef(ctx.refAt(0));
    if (!ctx.settled(expands)) return ctx.blocked();

    Text result{{}, text->length, {}};
    const bool isLonger = ctx.state.valueOf(expands) != 0;
    bool isFew = false; // of which each can become more than one
    if (isLonger && !hard && !text->isOpen()) {
        const Expression fewChars =
            expressions::lessOrEqual(text->length, number(kExpanded<isUtf16>));
        if (!ctx.settled(fewChars)) return ctx.blocked();
        isFew = ctx.state.valueOf(fewChars) != 0;
    }
    bool isResultUtf16 = isUtf16;
    if (hard) {
        // A surrogate stays one, and no small sigma is Latin-1. Its length may be the same.
        result.rest = unknownChars(ctx, operation, {&*text}, {number(4)});
    } else if (isFew) {
        result.length = number(0);
        for (std::size_t i = 0; i < std::min(kExpanded<isUtf16>, changed.size()); ++i) {
            Text& chars = changed[i];
            chars.length = expressions::ifOf(expressions::less(number(i), text->length),
                                             chars.length, number(0));
            result = joined(ctx, result, chars);
        }
    } else if (isLonger) {
        result.rest = unknownChars(ctx, operation, {&*text}, {number(5)});
    } else {
        for (const Text& chars : changed) result.units.push_back(chars.units[0]);
        if (text->isOpen()) result.rest = unknownChars(ctx, operation, {&*text}, {number(6)});
    }
    if (isLonger && !isFew) {
        const Expression isModerate = expressions::lessOrEqual(text->length, number(INT32_MAX / 3));
        const Expression most =
            expressions::ifOf(isModerate,
                              expressions::make(ExpressionKind::Multiply, text->length,
                                                number(static_cast<std::size_t>(tables->countMax))),
                              number(INT32_MAX));
        result.length = unknownBetween(ctx, operation, {&*text}, {number(7)}, text->length, most);
    }
    if (!hard) {
        if (!ctx.settled(isLatin1)) return ctx.blocked();
        isResultUtf16 = ctx.state.valueOf(isLatin1) == 0;
    }
    if (!isResultUtf16)
        for (Text::Unit& unit : result.units) unit.high = number(0);
    return ctx.returnRef(newString(ctx, result, isResultUtf16));
}

constexpr std::string_view kLatin1 = "java/lang/StringLatin1", kUtf16 = "java/lang/StringUTF16";

constexpr std::string_view kChangesCase =
    "(Ljava/lang/String;[BLjava/util/Locale;)Ljava/lang/String;";

const NativePeer kPeers[] = {
    {kLatin1, "compareToCI", "([B[B)I", compareIgnoringCase<false, false>, true},
    {kLatin1, "compareToCI_UTF16", "([B[B)I", compareIgnoringCase<false, true>, true},
    {kUtf16, "compareToCI", "([B[B)I", compareIgnoringCase<true, true>, true},
    {kUtf16, "compareToCI_Latin1", "([B[B)I", compareIgnoringCase<true, false>, true},
    {kLatin1, "toLowerCase", kChangesCase, changeCase<false, false>, true},
    {kLatin1, "toUpperCase", kChangesCase, changeCase<false, true>, true},
    {kUtf16, "toLowerCase", kChangesCase, changeCase<true, false>, true},
    {kUtf16, "toUpperCase", kChangesCase, changeCase<true, true>, true},
    {kLatin1, "regionMatchesCI", "([BI[BII)Z", regionMatches<false, false>, true},
    {kLatin1, "regionMatchesCI_UTF16", "([BI[BII)Z", regionMatches<false, true>, true},
    {kUtf16, "regionMatchesCI", "([BI[BII)Z", regionMatches<true, true>, true},
    {kUtf16, "regionMatchesCI_Latin1", "([BI[BII)Z", regionMatches<true, false>, true},
};

} // namespace

NativeTable symbolicCasePeers() {
    return kPeers;
}

} // namespace clew::vm::natives
