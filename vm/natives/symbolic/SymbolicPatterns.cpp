// java.util.regex on texts that are not known: whether a pattern matches all of a text is one
// formula, where the class library would go through the text char by char, and back again, on one
// path for each way. The formula says which states of the pattern's automaton the text can have led
// to after each of its chars.

#include <fmt/format.h>

#include <map>
#include <mutex>
#include <span>

#include "vm/Vm.h"
#include "vm/interpreter/symbolic/LongTexts.h"
#include "vm/interpreter/symbolic/SymbolicCells.h"
#include "vm/natives/Peers.h"
#include "vm/natives/symbolic/RegularExpression.h"
#include "vm/natives/symbolic/SymbolicTexts.h"

namespace clew::vm::natives {

using namespace interpreter;

using interpreter::NativeContext;
using interpreter::NativeOutcome;
using interpreter::NativePeer;
using interpreter::NativeTable;
using state::Shadow;
using types::Field;
using values::BasicType;
using values::ExpressionKind;
using values::Ref;
namespace expressions = values::expressions;
using expressions::andOf;
using expressions::constantInt;
using expressions::less;
using expressions::lessOrEqual;
using expressions::make;
using expressions::notOf;
using expressions::orOf;

namespace {

Expression number(std::size_t value) {
    return constantInt(static_cast<std::int32_t>(value));
}
bool isFalse(Expression condition) {
    return condition == expressions::boolean(false);
}

// ---- the formula

Expression isWithin(Expression c, std::uint32_t first, std::uint32_t last) {
    if (first == last) return expressions::equal(c, number(first));
    return andOf(lessOrEqual(number(first), c), lessOrEqual(c, number(last)));
}
Expression isHigh(Expression c) {
    return isWithin(c, 0xd800, 0xdbff);
}
Expression isLow(Expression c) {
    return isWithin(c, 0xdc00, 0xdfff);
}

// Of a char between 0 and `charMax`.
Expression isOneOf(const CharacterClass& characters, Expression c, std::uint32_t charMax) {
    const auto isInRanges = [&](const CharacterClass& all) {
        Expression isIn = expressions::boolean(false);
        for (const auto [first, last] : all.ranges)
            if (first <= charMax) isIn = orOf(isIn, isWithin(c, first, std::min(last, charMax)));
        return isIn;
    };
    const CharacterClass others = characters.complement();
    return others.ranges.size() < characters.ranges.size() ? notOf(isInRanges(others))
                                                           : isInRanges(characters);
}

class Matching {
  public:
    Matching(const RegularExpression& expression, const Text& text, bool isUtf16)
        : expression_(expression),
          text_(text),
          isUtf16_(isUtf16),
          no_(expressions::boolean(false)) {
        const std::size_t count = text.units.size();
        // By the chars that have been read; one more, since some read two.
        reached_.assign(count + 2, std::vector(expression.states.size(), no_));
        reached_[0][0] = expressions::boolean(true);
        ends = goesOn = no_;
        for (std::size_t i = 0; i <= count; ++i) {
            const std::vector<Expression> entered = next(i);
            if (i < count) {
                readAt(i, entered);
            } else {
                for (const Expression condition : entered) goesOn = orOf(goesOn, condition);
            }
        }
    }

    Expression ends;   // the text ends within its units, and all of it matches
    Expression goesOn; // there are texts that begin with these units and are longer, and that match

  private:
    // Whether a state would be entered by the char at i.
    std::vector<Expression> next(std::size_t i) {
        std::vector<Expression> entered(expression_.states.size(), no_);
        Expression accepts = no_;
        for (std::size_t state = 0; state < expression_.states.size(); ++state) {
            const Expression isHere = reached_[i][state];
            if (isFalse(isHere)) continue;
            if (expression_.states[state].accepts) accepts = orOf(accepts, isHere);
            for (const std::uint32_t next : expression_.states[state].next)
                entered[next] = orOf(entered[next], isHere);
        }
        ends = orOf(ends, andOf(expressions::equal(text_.length, number(i)), accepts));
        return entered;
    }

    // Code points are read from the first char on: a surrogate with its other half behind it is
    // never read alone.
    void readAt(std::size_t i, const std::vector<Expression>& entered) {
        const Expression c = charOf(text_.units[i]);
        const bool isLastKnown = i + 1 == text_.units.size();
        Expression isPair = no_;
        if (isUtf16_) {
            isPair = isHigh(c);
            // Of what is not known goesOn says that it can be.
            if (!isLastKnown)
                isPair = andOf(isPair, andOf(less(number(i + 1), text_.length),
                                             isLow(charOf(text_.units[i + 1]))));
        }
        std::vector<Expression> isRead(expression_.classes.size(), 0); // as one char
        for (std::size_t state = 0; state < entered.size(); ++state) {
            if (isFalse(entered[state])) continue;
            const std::uint32_t number = expression_.states[state].characterClass;
            const CharacterClass& characters = expression_.classes[number];
            if (isRead[number] == 0) {
                isRead[number] = isOneOf(characters, c, isUtf16_ ? 0xffff : 0xff);
                if (isUtf16_ && !isLastKnown) isRead[number] = andOf(isRead[number], notOf(isPair));
            }
            Expression& reached = reached_[i + 1][state];
            reached = orOf(reached, andOf(entered[state], isRead[number]));
            if (!characters.hasSupplementary) continue;
            if (isLastKnown) {
                goesOn = orOf(goesOn, andOf(entered[state], isPair));
            } else {
                Expression& behind = reached_[i + 2][state];
                behind = orOf(behind, andOf(entered[state], isPair));
            }
        }
    }

    const RegularExpression& expression_;
    const Text& text_;
    const bool isUtf16_;
    const Expression no_;
    std::vector<std::vector<Expression>> reached_;
};

// ---- patterns

struct Pattern {
    std::string name; // of what is asked of it
    std::optional<RegularExpression> expression;
};

// Patterns stay for as long as the process.
const Pattern& patternOf(const std::u16string& text, std::int32_t flags) {
    static std::mutex mutex;
    static std::map<std::pair<std::u16string, std::int32_t>, Pattern> patterns;
    const std::lock_guard lock(mutex);
    const auto [at, isNew] = patterns.try_emplace({text, flags});
    if (isNew)
        at->second = {fmt::format("matches({}, {})", utf8(text), flags),
                      RegularExpression::parse(text, flags)};
    return at->second;
}

bool isConcreteString(const NativeContext& ctx, Ref ref) {
    return ref != 0 && ctx.object(ref)->klass == ctx.vm.linker->known.string &&
           !isSymbolic(ctx, partsOf(ctx, ref).bytes);
}
bool isSymbolicString(const NativeContext& ctx, Ref ref) {
    return ref != 0 && ctx.object(ref)->klass == ctx.vm.linker->known.string &&
           isSymbolic(ctx, partsOf(ctx, ref).bytes);
}

struct Answer {
    Text text; // as far as it was looked at
    Expression matches;
};

// Nothing: the peer leaves with `otherwise`.
std::optional<Answer> answerOf(NativeContext& ctx, const Pattern& pattern, Ref string,
                               NativeOutcome& otherwise) {
    otherwise = NativeOutcome::Declined;
    if (!pattern.expression) return std::nullopt;
    const auto [bytes, isUtf16] = partsOf(ctx, string);
    const auto lengthMax = pattern.expression->lengthMax(isUtf16);
    // A text that is longer than all that match need not be followed.
    const bool isBounded = lengthMax && *lengthMax <= kTextUnits;
    std::optional<Text> text = isBounded ? beginningOf(ctx, bytes, isUtf16, *lengthMax)
                                         : followed(ctx, bytes, isUtf16, otherwise);
    if (!text) return std::nullopt;
    const Matching matching(*pattern.expression, *text, isUtf16);
    Expression matches = matching.ends;
    if (text->isOpen() && isFalse(matching.goesOn)) {
        matches = matching.goesOn;
    } else if (text->isOpen()) {
        matches = andOf(matching.goesOn, unknownCondition(ctx, pattern.name, {&*text}));
        // So that what follows knows of the char that an address has, say.
        for (const char16_t c : pattern.expression->requiredChars())
            matches = andOf(matches, lessOrEqual(constantInt(0), firstIndexOf(ctx, *text, number(c),
                                                                              constantInt(0))));
    }
    return Answer{std::move(*text), matches};
}

// Pattern.matches(String regex, CharSequence input), which String.matches uses.
NativeOutcome patternMatches(NativeContext& ctx) {
    for (const unsigned slot : {0u, 1u})
        if (!ctx.settledReference(slot)) return ctx.blocked();
    if (!isConcreteString(ctx, ctx.refAt(0)) || !isSymbolicString(ctx, ctx.refAt(1)))
        return NativeOutcome::Declined;
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto answer =
        answerOf(ctx, patternOf(ctx.utf16Of(ctx.refAt(0)), 0), ctx.refAt(1), otherwise);
    return answer ? ctx.returnExpression(expressions::intOf(answer->matches)) : otherwise;
}

// ---- matchers

class Matcher {
  public:
    Matcher(NativeContext& ctx, Ref ref) : ctx_(ctx), ref_(ref) {}

    // Nothing: an input that was not used so far.
    std::optional<Ref> referenceAt(std::string_view name) const {
        if (shadowAt(name)) return std::nullopt;
        return ctx_.object(ref_)->at<Ref>(fieldNamed(name).offset);
    }
    Expression intAt(std::string_view name) const {
        const Shadow shadow = shadowAt(name);
        return shadow ? shadow.what()
                      : constantInt(ctx_.object(ref_)->at<std::int32_t>(fieldNamed(name).offset));
    }
    bool isShared() const { return ctx_.isVisible(fieldNamed("first"), ref_, true); }

    // An int or a boolean.
    void set(std::string_view name, Expression value) {
        const Field& field = fieldNamed(name);
        ctx_.tellAccess(field, ref_, true);
        const auto bits = static_cast<std::int32_t>(ctx_.state.valueOf(value));
        state::Object* object = ctx_.state.writable(ref_);
        if (field.type == BasicType::Boolean)
            object->at<std::uint8_t>(field.offset) = static_cast<std::uint8_t>(bits);
        else
            object->at<std::int32_t>(field.offset) = bits;
        setShadowOfCell(ctx_, ref_, field.offset, field.type, value);
    }
    // Begin and end of each; all others are none.
    void setGroups(std::span<const Expression> bounds) {
        const Ref groups = *referenceAt("groups");
        const std::uint32_t count = ctx_.object(groups)->length;
        ctx_.tellAccess(groups, 0, count, true);
        for (std::uint32_t i = 0; i < count; ++i) {
            const Expression value = i < bounds.size() ? bounds[i] : constantInt(-1);
            ctx_.state.writable(groups)->elements<std::int32_t>()[i] =
                static_cast<std::int32_t>(ctx_.state.valueOf(value));
            ctx_.state.setShadow(
                groups, state::kElementShadows + i,
                Shadow(BasicType::Int, expressions::isConstant(value) ? 0 : value));
        }
    }

  private:
    const Field& fieldNamed(std::string_view name) const {
        return *ctx_.method.holder->fieldNamed(name);
    }
    Shadow shadowAt(std::string_view name) const {
        const state::Object& object = *ctx_.object(ref_);
        return object.isSymbolic() ? object.shadowAtOffset(fieldNamed(name).offset) : Shadow();
    }

    NativeContext& ctx_;
    const Ref ref_;
};

// Of a Pattern that the program has compiled.
const Pattern* compiledPattern(const NativeContext& ctx, Ref ref) {
    if (ref == 0 || isSymbolic(ctx, ref)) return nullptr;
    const state::Object& object = *ctx.object(ref);
    const Ref text = object.at<Ref>(object.klass->fieldNamed("pattern")->offset);
    if (!isConcreteString(ctx, text)) return nullptr;
    return &patternOf(ctx.utf16Of(text),
                      object.at<std::int32_t>(object.klass->fieldNamed("flags")->offset));
}

// Matcher.matches() of all of a text. The groups of a match are found by Java's own code, on a path
// that says that there is a match; where the text is longer than what is followed, they are
// somewhere in it.
NativeOutcome matcherMatches(NativeContext& ctx) {
    Matcher matcher(ctx, ctx.refAt(0));
    const auto text = matcher.referenceAt("text"), compiled = matcher.referenceAt("parentPattern");
    if (!text || !compiled || !matcher.referenceAt("groups") || !isSymbolicString(ctx, *text) ||
        matcher.isShared())
        return NativeOutcome::Declined;
    const Pattern* pattern = compiledPattern(ctx, *compiled);
    if (!pattern || !pattern->expression) return NativeOutcome::Declined;

    const auto [bytes, isUtf16] = partsOf(ctx, *text);
    const Expression elements = lengthOf(*ctx.object(bytes));
    const Expression length =
        isUtf16 ? make(ExpressionKind::ShiftRight, elements, constantInt(1)) : elements;
    const Expression isWhole = andOf(expressions::equal(matcher.intAt("from"), constantInt(0)),
                                     expressions::equal(matcher.intAt("to"), length));
    if (!ctx.settled(isWhole)) return ctx.blocked();
    if (ctx.state.valueOf(isWhole) == 0) return NativeOutcome::Declined;

    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto answer = answerOf(ctx, *pattern, *text, otherwise);
    if (!answer) return otherwise;
    if (!ctx.settled(answer->matches)) return ctx.blocked();
    const bool matches = ctx.state.valueOf(answer->matches) != 0;
    if (matches && pattern->expression->capturingGroups > 0 && !answer->text.isOpen())
        return NativeOutcome::Declined;

    // As Matcher.match leaves them. How far it has looked, and where an attempt that failed has
    // ended, is not known.
    const auto isUnknown = [&](std::string_view what) {
        return expressions::intOf(
            unknownCondition(ctx, fmt::format("{}.{}", pattern->name, what), {&answer->text}));
    };
    Expression last = length;
    if (!matches)
        last = pattern->expression->keepsLastOnFailure
                   ? matcher.intAt("last")
                   : unknownBetween(ctx, pattern->name + ".last", {&answer->text}, {},
                                    constantInt(0), length);
    const Expression none = constantInt(-1);
    std::vector<Expression> groups;
    if (matches) groups = {constantInt(0), length};
    for (std::uint32_t i = 1; matches && i <= pattern->expression->capturingGroups; ++i) {
        const auto isBetween = [&](std::string_view what, Expression least) {
            return unknownBetween(ctx, fmt::format("{}.{}", pattern->name, what), {&answer->text},
                                  {number(i)}, least, length);
        };
        const Expression start = isBetween("start", none);
        groups.push_back(start);
        groups.push_back(
            expressions::ifOf(less(start, constantInt(0)), none, isBetween("end", start)));
    }
    matcher.set("first", matches ? constantInt(0) : none);
    matcher.set("last", last);
    matcher.set("oldLast", last);
    matcher.set("acceptMode", constantInt(1));
    matcher.set("modCount", make(ExpressionKind::Add, matcher.intAt("modCount"), constantInt(1)));
    matcher.set("hitEnd", isUnknown("hitEnd"));
    matcher.set("requireEnd", isUnknown("requireEnd"));
    matcher.setGroups(groups);
    return ctx.returnBoolean(matches);
}

const NativePeer kPeers[] = {
    {"java/util/regex/Pattern", "matches", "(Ljava/lang/String;Ljava/lang/CharSequence;)Z",
     patternMatches, true},
    {"java/util/regex/Matcher", "matches", "()Z", matcherMatches, true},
};

} // namespace

NativeTable symbolicPatternPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
