// Floats beside what they were rounded to: how near the two are is plain from the operation, and
// hard to see in gates.

#include <limits>

#include "vm/values/ExpressionSimplifier.h"

namespace clew::vm::values::expressions {

using enum ExpressionKind;

namespace {

Expression floatNumber(Sort sort, double value) {
    return constant(
        sort, sort == Sort::Float32 ? fromFloat(static_cast<float>(value)) : fromDouble(value));
}

bool isRounded(Expression e) {
    return is(e, FloatFloor) || is(e, FloatCeil) || is(e, FloatRint);
}
// (float) (int) value
bool isTruncated(Expression e) {
    return is(e, IntToFloat) && is(operand(e), FloatToInt) &&
           pool::node(operand(operand(e))).sort == pool::node(e).sort;
}
Expression floatOfEnd(Expression truncated, bool isMaximum) {
    const Sort of = pool::node(operand(truncated)).sort;
    const std::int64_t end = isMaximum ? maximumOf(of) : minimumOf(of);
    return make(IntToFloat, pool::node(truncated).sort, number(of, end));
}

// x + c < (double) (int) x for c <= -1, and (double) (int) x < x + c for c >= 1: true as long as x
// is an int but for what is cut off. Every such sum is exact, or farther away from the int than it
// was. Beyond the ints the left side, or the right one, is the last of them.
Expression orderOfTruncated(ExpressionKind kind, Expression a, Expression b) {
    const bool isBelow = is(a, FloatAdd); // the sum comes first
    const Expression sum = isBelow ? a : b, truncated = isBelow ? b : a;
    if (!is(sum, FloatAdd) || !isTruncated(truncated) || !isConstant(operand(sum, 1))) return 0;
    const Expression x = operand(sum, 0);
    if (operand(operand(truncated)) != x || pool::node(x).sort != Sort::Float64 ||
        pool::node(operand(truncated)).sort != Sort::Bits32)
        return 0;
    const double by = toDouble(pool::node(operand(sum, 1)).bits);
    if (isBelow ? !(by <= -1) : !(by >= 1)) return 0;
    const Expression end = floatOfEnd(truncated, isBelow);
    if (isBelow)
        return orOf(less(x, floatNumber(Sort::Float64, 0x1p31)), make(kind, Sort::Bool, sum, end));
    return orOf(less(floatNumber(Sort::Float64, -0x1p31 - 1), x), make(kind, Sort::Bool, end, sum));
}

} // namespace

Expression compareRounded(ExpressionKind kind, Expression a, Expression b) {
    // Whole numbers differ from their ints only beyond the ends of these.
    for (const auto& [whole, truncated] : {std::pair(a, b), std::pair(b, a)}) {
        if (!isTruncated(truncated) || operand(operand(truncated)) != whole || !isRounded(whole))
            continue;
        const Expression min = floatOfEnd(truncated, false), max = floatOfEnd(truncated, true);
        if (kind == FloatEqual) return andOf(lessOrEqual(min, whole), lessOrEqual(whole, max));
        if (kind == FloatLess) return whole == a ? less(whole, min) : less(max, whole);
        return whole == a ? lessOrEqual(whole, max) : lessOrEqual(min, whole);
    }
    if (kind == FloatEqual) return 0;
    const bool rises =
        (is(a, FloatFloor) && operand(a) == b) || (is(b, FloatCeil) && operand(b) == a);
    if (rises && kind == FloatLessOrEqual)
        return notOf(make(FloatIsNaN, Sort::Bool, is(a, FloatFloor) ? b : a));
    const bool falls =
        (is(b, FloatFloor) && operand(b) == a) || (is(a, FloatCeil) && operand(a) == b);
    if (falls && kind == FloatLess) return pool::False;
    return orderOfTruncated(kind, a, b);
}

Expression differenceOfRounded(Expression a, Expression b) {
    const bool isSpan = is(a, FloatCeil) && is(b, FloatFloor) && operand(a) == operand(b);
    if (a != b && !isSpan) return 0;
    const Sort sort = pool::node(a).sort;
    const Expression x = isSpan ? operand(a) : a;
    const Expression isFinite = less(make(FloatAbsolute, sort, x),
                                     floatNumber(sort, std::numeric_limits<double>::infinity()));
    const Expression zero = floatNumber(sort, 0);
    const Expression span = isSpan ? ifOf(equal(b, x), zero, floatNumber(sort, 1)) : zero;
    return ifOf(isFinite, span, floatNumber(sort, std::numeric_limits<double>::quiet_NaN()));
}

} // namespace clew::vm::values::expressions
