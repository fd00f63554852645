// StringBuilder and StringBuffer whose length depends on inputs: their contents are a text, and
// each method makes the text that they hold afterwards, where the class library would copy them
// char by char, on one path for each length. The array is made as long as the contents are, so that
// a capacity says nothing here.

#include "vm/Vm.h"
#include "vm/interpreter/symbolic/LongTexts.h"
#include "vm/interpreter/symbolic/TextParts.h"
#include "vm/natives/Peers.h"

namespace clew::vm::natives {

using namespace interpreter;

using interpreter::NativeContext;
using interpreter::NativeOutcome;
using interpreter::NativePeer;
using interpreter::NativeTable;
using state::Shadow;
using values::BasicType;
using values::ExpressionKind;
using values::Ref;
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
Expression plus(Expression a, Expression b) {
    return make(ExpressionKind::Add, a, b);
}
Expression minus(Expression a, Expression b) {
    return make(ExpressionKind::Subtract, a, b);
}
Expression intAt(const NativeContext& ctx, unsigned slot) {
    return ctx.expressionAt(slot) ? ctx.expressionAt(slot) : constantInt(ctx.intAt(slot));
}

// The fields of every builder.
struct Fields {
    const types::Field &value, &coder, &count;
    const types::Field* mayBeLatin1; // JDK 21 and later
};
Fields fieldsOf(const NativeContext& ctx) {
    const types::Class& klass = ctx.vm.linker->load("java/lang/AbstractStringBuilder");
    return Fields{*klass.fieldNamed("value"), *klass.fieldNamed("coder"),
                  *klass.fieldNamed("count"), klass.fieldNamed("maybeLatin1")};
}

Expression countOf(const NativeContext& ctx, Ref ref) {
    const state::Object& builder = *ctx.object(ref);
    static const std::uint32_t offset = fieldsOf(ctx).count.offset; // asked of every builder
    if (builder.isSymbolic())
        if (const Shadow count = builder.shadowAtOffset(offset)) return count.what();
    return constantInt(builder.at<std::int32_t>(offset));
}

struct Contents {
    std::optional<Text> text; // none: the peer leaves with `otherwise`
    bool isUtf16 = false;
    NativeOutcome otherwise = NativeOutcome::Declined;
};

// What the builder holds, where that is not for Java's own code.
Contents contentsOf(NativeContext& ctx, Ref ref, bool isWrite = true) {
    Contents contents;
    const Fields fields = fieldsOf(ctx);
    for (const types::Field* field : {&fields.value, &fields.count})
        if (!ctx.mayAccess(*field, ref, isWrite)) {
            contents.otherwise = ctx.blocked();
            return contents;
        }
    const state::Object& builder = *ctx.object(ref);
    contents.isUtf16 = builder.at<std::uint8_t>(fields.coder.offset) != 0;
    const Expression length = countOf(ctx, ref);
    const bool isFixed = expressions::isConstant(length);
    const auto units = static_cast<std::size_t>(builder.at<std::int32_t>(fields.count.offset));
    if (isFixed && units == 0) {
        contents.text = textOf(u"");
        return contents;
    }
    const Ref bytes = builder.at<Ref>(fields.value.offset);
    if (isFixed && units <= kJoinedUnits)
        contents.text =
            beginningOf(ctx, bytes, contents.isUtf16, static_cast<std::uint32_t>(units));
    else
        contents.text = followed(ctx, bytes, contents.isUtf16, contents.otherwise, kJoinedUnits);
    if (!contents.text) return contents;
    if (contents.text->length != length) contents.text->parts.clear();
    contents.text->length = length;
    if (isFixed)
        contents.text->parts = partsOfArray(*contents.text, *ctx.object(bytes), contents.isUtf16);
    return contents;
}

bool hasSymbolicLength(const NativeContext& ctx) {
    return !expressions::isConstant(countOf(ctx, ctx.refAt(0)));
}

NativeOutcome hold(NativeContext& ctx, const Text& text, bool isUtf16) {
    const Ref builder = ctx.refAt(0);
    const Ref bytes = newBytes(ctx, text, isUtf16);
    const Fields fields = fieldsOf(ctx);
    for (const types::Field* field : {&fields.value, &fields.count})
        ctx.tellAccess(*field, builder, true);
    state::Object* object = ctx.state.writable(builder);
    object->at<Ref>(fields.value.offset) = bytes;
    object->at<std::uint8_t>(fields.coder.offset) = isUtf16 ? 1 : 0;
    if (fields.mayBeLatin1) object->at<std::uint8_t>(fields.mayBeLatin1->offset) = 1;
    object->at<std::int32_t>(fields.count.offset) =
        static_cast<std::int32_t>(ctx.state.valueOf(text.length));
    ctx.state.setShadow(
        builder, fields.count.offset,
        Shadow(BasicType::Int, expressions::isConstant(text.length) ? 0 : text.length));
    return ctx.method.result == BasicType::Void ? ctx.returnVoid() : ctx.returnRef(builder);
}

// Each char of a text behind one whose length is not known may be any of those.
bool isTooLong(const Text& text, const Text& first, const Text& second) {
    constexpr std::size_t kCombinations = kTextUnits * kTextUnits / 2;
    return text.units.size() > kJoinedUnits ||
           (!expressions::isConstant(first.length) &&
            first.units.size() * second.units.size() > kCombinations);
}

// ---- at the end, and in between

// The text of an argument, in `isUtf16` whether it makes the builder one of UTF-16.
using Argument = std::optional<Text> (*)(NativeContext& ctx, unsigned slot, bool& isUtf16,
                                         NativeOutcome& otherwise);

std::optional<Text> stringArgument(NativeContext& ctx, unsigned slot, bool& isUtf16,
                                   NativeOutcome& otherwise) {
    if (!ctx.settledReference(slot)) {
        otherwise = ctx.blocked();
        return std::nullopt;
    }
    if (ctx.refAt(slot) == 0) return textOf(u"null");
    const StringParts parts = partsOf(ctx, ctx.refAt(slot));
    isUtf16 |= parts.isUtf16;
    return followed(ctx, parts.bytes, parts.isUtf16, otherwise, kJoinedUnits);
}

std::optional<Text> charArgument(NativeContext& ctx, unsigned slot, bool& isUtf16,
                                 NativeOutcome& otherwise) {
    const Expression c = intAt(ctx, slot), isLatin1 = lessOrEqual(c, constantInt(0xff));
    if (!ctx.settled(isLatin1)) {
        otherwise = ctx.blocked();
        return std::nullopt;
    }
    isUtf16 |= ctx.state.valueOf(isLatin1) == 0;
    return textOfChar(c);
}

Text decimalOf(const NativeContext& ctx, Expression value, std::int64_t bits) {
    return value != 0 ? decimalText(ctx, value) : textOf(utf16(std::to_string(bits)));
}

std::optional<Text> intArgument(NativeContext& ctx, unsigned slot, bool&, NativeOutcome&) {
    return decimalOf(ctx, ctx.expressionAt(slot), ctx.intAt(slot));
}
std::optional<Text> longArgument(NativeContext& ctx, unsigned slot, bool&, NativeOutcome&) {
    return decimalOf(ctx, ctx.wideExpressionAt(slot), ctx.longAt(slot));
}

std::optional<Text> booleanArgument(NativeContext& ctx, unsigned slot, bool&, NativeOutcome&) {
    return either(expressions::isNotZero(intAt(ctx, slot)), textOf(u"true"), textOf(u"false"));
}

bool hasSymbolicLength(const NativeContext& ctx, unsigned slot, Argument argument) {
    if (argument == intArgument) return ctx.expressionAt(slot) != 0;
    if (argument == longArgument) return ctx.wideExpressionAt(slot) != 0;
    if (argument != stringArgument) return false;
    if (state::isUnresolved(ctx.arguments[slot])) return true;
    return ctx.refAt(slot) != 0 &&
           !expressions::isConstant(lengthOf(*ctx.object(partsOf(ctx, ctx.refAt(slot)).bytes)));
}

template <Argument argument>
NativeOutcome append(NativeContext& ctx) {
    if (!hasSymbolicLength(ctx) && !hasSymbolicLength(ctx, 1, argument))
        return NativeOutcome::Declined;
    Contents held = contentsOf(ctx, ctx.refAt(0));
    if (!held.text) return held.otherwise;
    const auto part = argument(ctx, 1, held.isUtf16, held.otherwise);
    if (!part) return held.otherwise;
    if (expressions::isConstant(part->length) && expressions::isConstant(held.text->length))
        return NativeOutcome::Declined;
    const Text all = joined(ctx, *held.text, *part);
    return isTooLong(all, *held.text, *part) ? NativeOutcome::Declined
                                             : hold(ctx, all, held.isUtf16);
}

// A constructor with the first contents.
NativeOutcome construct(NativeContext& ctx) {
    if (!hasSymbolicLength(ctx, 1, stringArgument)) return NativeOutcome::Declined;
    if (!ctx.settledReference(1)) return ctx.blocked();
    if (ctx.refAt(1) == 0) return NativeOutcome::Declined; // it throws
    bool isUtf16 = false;
    NativeOutcome otherwise = NativeOutcome::Declined;
    const auto text = stringArgument(ctx, 1, isUtf16, otherwise);
    return text ? hold(ctx, *text, isUtf16) : otherwise;
}

// The beginning of a text, up to an index that is within it; and what stands from there on.
Text beginning(NativeContext& ctx, const Text& text, Expression end, bool isUtf16) {
    return sliced(ctx, text, constantInt(0), end, isUtf16);
}
Text ending(NativeContext& ctx, const Text& text, Expression from, bool isUtf16) {
    return sliced(ctx, text, from, minus(text.length, from), isUtf16);
}

// Of an open text, parts at an index that is not known cannot be joined.
Text withoutOrder(NativeContext& ctx, const Text& text, std::string_view operation,
                  std::initializer_list<Expression> operands, Expression length) {
    return {{}, length, unknownChars(ctx, operation, {&text}, operands)};
}

// Whether the condition holds, which is settled first; otherwise the peer leaves with `otherwise`.
bool holds(NativeContext& ctx, Expression condition, NativeOutcome& otherwise) {
    otherwise = NativeOutcome::Declined;
    if (ctx.settled(condition)) return ctx.state.valueOf(condition) != 0;
    otherwise = ctx.blocked();
    return false;
}

template <Argument argument>
NativeOutcome insert(NativeContext& ctx) {
    if (!hasSymbolicLength(ctx) && !hasSymbolicLength(ctx, 2, argument))
        return NativeOutcome::Declined;
    Contents held = contentsOf(ctx, ctx.refAt(0));
    if (!held.text) return held.otherwise;
    const bool wasUtf16 = held.isUtf16;
    const auto part = argument(ctx, 2, held.isUtf16, held.otherwise);
    if (!part) return held.otherwise;
    const Expression at = intAt(ctx, 1);
    if (!holds(ctx, andOf(lessOrEqual(constantInt(0), at), lessOrEqual(at, held.text->length)),
               held.otherwise))
        return held.otherwise;
    if (!expressions::isConstant(at) && (held.text->isOpen() || part->isOpen()))
        return hold(ctx,
                    withoutOrder(ctx, *held.text, "insert", {at, part->length},
                                 plus(held.text->length, part->length)),
                    held.isUtf16);
    const Text before = joined(ctx, beginning(ctx, *held.text, at, wasUtf16), *part);
    const Text after = ending(ctx, *held.text, at, wasUtf16), all = joined(ctx, before, after);
    return isTooLong(all, before, after) ? NativeOutcome::Declined : hold(ctx, all, held.isUtf16);
}

// ---- changing and leaving out

NativeOutcome setCharAt(NativeContext& ctx) {
    if (!hasSymbolicLength(ctx)) return NativeOutcome::Declined;
    Contents held = contentsOf(ctx, ctx.refAt(0));
    if (!held.text) return held.otherwise;
    const Expression at = intAt(ctx, 1);
    if (!holds(ctx, andOf(lessOrEqual(constantInt(0), at), less(at, held.text->length)),
               held.otherwise))
        return held.otherwise;
    const auto c = charArgument(ctx, 2, held.isUtf16, held.otherwise);
    if (!c) return held.otherwise;
    Text changed{held.text->units, held.text->length, held.text->rest};
    for (std::size_t i = 0; i < changed.units.size(); ++i) {
        const Expression isHere = expressions::equal(at, number(i));
        Text::Unit& unit = changed.units[i];
        unit = {ifOf(isHere, c->units[0].low, unit.low), ifOf(isHere, c->units[0].high, unit.high)};
    }
    if (changed.isOpen()) changed.rest = unknownChars(ctx, "setCharAt", {&*held.text, &*c}, {at});
    return hold(ctx, changed, held.isUtf16);
}

NativeOutcome deleteCharAt(NativeContext& ctx) {
    if (!hasSymbolicLength(ctx)) return NativeOutcome::Declined;
    Contents held = contentsOf(ctx, ctx.refAt(0));
    if (!held.text) return held.otherwise;
    const Text& text = *held.text;
    const Expression at = intAt(ctx, 1);
    if (!holds(ctx, andOf(lessOrEqual(constantInt(0), at), less(at, text.length)), held.otherwise))
        return held.otherwise;
    Text left{{}, minus(text.length, constantInt(1)), {}};
    for (std::size_t i = 0; i + 1 < text.units.size(); ++i) {
        const Expression isBefore = less(number(i), at);
        left.units.push_back({ifOf(isBefore, text.units[i].low, text.units[i + 1].low),
                              ifOf(isBefore, text.units[i].high, text.units[i + 1].high)});
    }
    if (text.isOpen()) left.rest = unknownChars(ctx, "deleteCharAt", {&text}, {at});
    return hold(ctx, left, held.isUtf16);
}

// delete(int start, int end)
NativeOutcome deleteRange(NativeContext& ctx) {
    if (!hasSymbolicLength(ctx)) return NativeOutcome::Declined;
    Contents held = contentsOf(ctx, ctx.refAt(0));
    if (!held.text) return held.otherwise;
    const Text& text = *held.text;
    const Expression from = intAt(ctx, 1);
    Expression to = intAt(ctx, 2);
    const Expression isToEnd = lessOrEqual(text.length, to);
    if (!ctx.settled(isToEnd)) return ctx.blocked();
    const bool cutsEnd = ctx.state.valueOf(isToEnd) != 0;
    if (cutsEnd) to = text.length;
    if (!holds(ctx, andOf(lessOrEqual(constantInt(0), from), lessOrEqual(from, to)),
               held.otherwise))
        return held.otherwise;
    if (cutsEnd) return hold(ctx, beginning(ctx, text, from, held.isUtf16), held.isUtf16);
    if (text.isOpen() && !(expressions::isConstant(from) && expressions::isConstant(to)))
        return hold(
            ctx, withoutOrder(ctx, text, "delete", {from, to}, minus(text.length, minus(to, from))),
            held.isUtf16);
    const Text before = beginning(ctx, text, from, held.isUtf16),
               after = ending(ctx, text, to, held.isUtf16), left = joined(ctx, before, after);
    return isTooLong(left, before, after) ? NativeOutcome::Declined : hold(ctx, left, held.isUtf16);
}

// setLength(int) of no more than there is.
NativeOutcome setLength(NativeContext& ctx) {
    if (!hasSymbolicLength(ctx)) return NativeOutcome::Declined;
    Contents held = contentsOf(ctx, ctx.refAt(0));
    if (!held.text) return held.otherwise;
    const Expression length = intAt(ctx, 1);
    if (!holds(ctx,
               andOf(lessOrEqual(constantInt(0), length), lessOrEqual(length, held.text->length)),
               held.otherwise))
        return held.otherwise;
    return hold(ctx, beginning(ctx, *held.text, length, held.isUtf16), held.isUtf16);
}

NativeOutcome reverse(NativeContext& ctx) {
    if (!hasSymbolicLength(ctx)) return NativeOutcome::Declined;
    const Contents held = contentsOf(ctx, ctx.refAt(0));
    if (!held.text) return held.otherwise;
    const Text& text = *held.text;
    std::vector<Expression> fromEnd; // and one more
    for (std::size_t i = 0; i <= text.units.size(); ++i)
        fromEnd.push_back(charAt(ctx, text, minus(text.length, number(i + 1)), held.isUtf16));
    // A pair of surrogates stays one.
    const auto isPair = [&](std::size_t i) {
        const auto within = [&](std::size_t at, std::size_t low, std::size_t high) {
            return andOf(lessOrEqual(number(low), fromEnd[at]), less(fromEnd[at], number(high)));
        };
        return andOf(less(number(i + 1), text.length),
                     andOf(within(i, 0xdc00, 0xe000), within(i + 1, 0xd800, 0xdc00)));
    };
    Text reversed{{}, text.length, {}};
    for (std::size_t i = 0; i < text.units.size(); ++i) {
        Expression c = fromEnd[i];
        if (held.isUtf16) {
            c = ifOf(isPair(i), fromEnd[i + 1], c);
            if (i > 0) c = ifOf(isPair(i - 1), fromEnd[i - 1], c);
        }
        reversed.units.push_back(textOfChar(c).units[0]);
    }
    if (text.isOpen()) reversed.rest = unknownChars(ctx, "reverse", {&text});
    return hold(ctx, reversed, held.isUtf16);
}

// ---- looking

// String(AbstractStringBuilder, Void), by which builders become strings; before JDK 21 by newString
// of their bytes.
NativeOutcome constructString(NativeContext& ctx) {
    const Ref string = ctx.refAt(0), builder = ctx.refAt(1);
    if (builder == 0 || expressions::isConstant(countOf(ctx, builder)))
        return NativeOutcome::Declined;
    const Contents held = contentsOf(ctx, builder, false);
    if (!held.text) return held.otherwise;
    const Text& text = *held.text;
    Expression isLatin1 = expressions::boolean(true);
    if (held.isUtf16) {
        for (std::size_t i = 0; i < text.units.size(); ++i)
            isLatin1 =
                andOf(isLatin1, orOf(lessOrEqual(text.length, number(i)),
                                     expressions::equal(text.units[i].high, constantInt(0))));
        if (text.isOpen()) isLatin1 = andOf(isLatin1, unknownCondition(ctx, "isLatin1", {&text}));
        if (!ctx.settled(isLatin1)) return ctx.blocked();
    }
    const bool isUtf16 = ctx.state.valueOf(isLatin1) == 0;
    const Ref bytes = newBytes(ctx, text, isUtf16);
    const types::Class& klass = *ctx.vm.linker->known.string;
    state::Object* made = ctx.state.writable(string);
    made->at<Ref>(klass.fieldNamed("value")->offset) = bytes;
    made->at<std::uint8_t>(klass.fieldNamed("coder")->offset) = isUtf16 ? 1 : 0;
    return ctx.returnVoid();
}

NativeOutcome builderCharAt(NativeContext& ctx) {
    if (!hasSymbolicLength(ctx) || !ctx.expressionAt(1)) return NativeOutcome::Declined;
    Contents held = contentsOf(ctx, ctx.refAt(0));
    if (!held.text) return held.otherwise;
    const Expression at = intAt(ctx, 1);
    if (!holds(ctx, andOf(lessOrEqual(constantInt(0), at), less(at, held.text->length)),
               held.otherwise))
        return held.otherwise;
    return ctx.returnExpression(charAt(ctx, *held.text, at, held.isUtf16));
}

// Not less than the length: the array here is not the one that Java's own code would make.
NativeOutcome capacity(NativeContext& ctx) {
    if (!hasSymbolicLength(ctx)) return NativeOutcome::Declined;
    const Expression count = countOf(ctx, ctx.refAt(0));
    return ctx.returnExpression(
        unknownBetween(ctx, "capacity", {}, {count}, count, constantInt(INT32_MAX)));
}

constexpr std::string_view kBuilder = "java/lang/AbstractStringBuilder";

const NativePeer kPeers[] = {
    {kBuilder, "<init>", "(Ljava/lang/String;)V", construct, true},
    {kBuilder, "append", "(Ljava/lang/String;)Ljava/lang/AbstractStringBuilder;",
     append<stringArgument>, true},
    {kBuilder, "append", "(C)Ljava/lang/AbstractStringBuilder;", append<charArgument>, true},
    {kBuilder, "append", "(I)Ljava/lang/AbstractStringBuilder;", append<intArgument>, true},
    {kBuilder, "append", "(J)Ljava/lang/AbstractStringBuilder;", append<longArgument>, true},
    {kBuilder, "append", "(Z)Ljava/lang/AbstractStringBuilder;", append<booleanArgument>, true},
    {kBuilder, "insert", "(ILjava/lang/String;)Ljava/lang/AbstractStringBuilder;",
     insert<stringArgument>, true},
    {kBuilder, "insert", "(IC)Ljava/lang/AbstractStringBuilder;", insert<charArgument>, true},
    {kBuilder, "setCharAt", "(IC)V", setCharAt, true},
    {kBuilder, "deleteCharAt", "(I)Ljava/lang/AbstractStringBuilder;", deleteCharAt, true},
    {kBuilder, "delete", "(II)Ljava/lang/AbstractStringBuilder;", deleteRange, true},
    {kBuilder, "setLength", "(I)V", setLength, true},
    {kBuilder, "reverse", "()Ljava/lang/AbstractStringBuilder;", reverse, true},
    {kBuilder, "charAt", "(I)C", builderCharAt, true},
    {kBuilder, "capacity", "()I", capacity, true},
    {"java/lang/String", "<init>", "(Ljava/lang/AbstractStringBuilder;Ljava/lang/Void;)V",
     constructString, true},
};

} // namespace

NativeTable symbolicBuilderPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
