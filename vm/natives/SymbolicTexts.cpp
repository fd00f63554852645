// Methods of the class library that compare memory element by element: with symbolic contents, one answer that depends on
// all elements instead of one path for each element that may differ. They leave concrete operands to the Java code.

#include <algorithm>

#include "vm/natives/JavaObjects.h"
#include "vm/natives/Natives.h"

namespace clew::vm::natives {

using interpreter::NativeContext;
using interpreter::NativeOutcome;
using interpreter::NativePeer;
using interpreter::NativeTable;
using state::Object;
using state::Shadow;
using values::Expression;
using values::Ref;
namespace expressions = values::expressions;

namespace {

bool isSymbolic(const NativeContext& ctx, Ref ref) { return ref != 0 && ctx.object(ref)->isSymbolic(); }

Expression lengthOf(const Object& array) {
    if (array.isSymbolic())
        if (const Shadow length = array.shadows()[state::kLengthShadow]) return length.what();
    return expressions::constantInt(static_cast<std::int32_t>(array.length));
}

// Also of an element that an input array has not got under the present assignment, but under another one.
Expression byteOf(const Object& array, std::uint32_t index) {
    if (index < array.length) {
        if (array.isSymbolic())
            if (const Shadow shadow = array.shadowOfElement(index)) return shadow.what();
        return expressions::constantInt(array.elements<std::int8_t>()[index]);
    }
    const std::uint32_t input = array.shadows()[state::kInputShadow].what();
    return input == 0 ? expressions::constantInt(0) : state::inputs::cell(input, index);
}

// StringLatin1.equals, StringUTF16.equals
NativeOutcome equalBytes(NativeContext& ctx) {
    const Ref first = ctx.refAt(0), second = ctx.refAt(1);
    if (!isSymbolic(ctx, first) && !isSymbolic(ctx, second)) return NativeOutcome::Declined;
    if (first == 0 || second == 0) return NativeOutcome::Declined;
    const Expression lengths[] = {lengthOf(*ctx.object(first)), lengthOf(*ctx.object(second))};
    if (!expressions::isConstant(lengths[0]) && !expressions::isConstant(lengths[1])) {
        if (lengths[0] != lengths[1] && !ctx.settled(expressions::equal(lengths[0], lengths[1]))) return ctx.blocked();
        if (ctx.object(first)->length != ctx.object(second)->length) return ctx.returnBoolean(false);
        if (!ctx.settledValue(lengths[0])) return ctx.blocked();
    }
    const std::uint32_t count = expressions::isConstant(lengths[0]) ? ctx.object(first)->length : ctx.object(second)->length;
    Expression same = expressions::equal(lengths[0], lengths[1]);
    for (std::uint32_t i = 0; i < count; ++i)
        same = expressions::andOf(same, expressions::equal(byteOf(*ctx.object(first), i), byteOf(*ctx.object(second), i)));
    return ctx.returnExpression(expressions::intOf(same));
}

// ArraysSupport.vectorizedMismatch(Object a, long aOffset, Object b, long bOffset, int length, int log2Scale): no element
// was looked at, so that the caller does.
NativeOutcome noMismatch(NativeContext& ctx) {
    if (!isSymbolic(ctx, ctx.refAt(0)) && !isSymbolic(ctx, ctx.refAt(3))) return NativeOutcome::Declined;
    if (const Expression length = ctx.expressionAt(6))
        return ctx.returnExpression(expressions::make(values::ExpressionKind::BitXor, length, expressions::constantInt(-1)));
    return ctx.returnInt(~ctx.intAt(6));
}

const NativePeer kPeers[] = {
    {"java/lang/StringLatin1", "equals", "([B[B)Z", equalBytes, true},
    {"java/lang/StringUTF16", "equals", "([B[B)Z", equalBytes, true},
    {"jdk/internal/util/ArraysSupport", "vectorizedMismatch", "", noMismatch, true},
};

} // namespace

NativeTable symbolicTextPeers() { return kPeers; }

} // namespace clew::vm::natives
