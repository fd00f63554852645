// Floats: only what IEEE 754 lets stand. Addition does not associate, x + 0.0 is not x (for -0.0),
// x == x is false for NaN. Comparisons of converted integers become comparisons of integers, which
// solvers decide much faster.

#include <cmath>
#include <limits>

#include "vm/values/ExpressionSimplifier.h"

namespace clew::vm::values::expressions {

using enum ExpressionKind;

namespace {

// A float of either width is exact in a double.
double floatValue(Expression constant) {
    const ExpressionNode& node = pool::node(constant);
    return node.sort == Sort::Float32 ? toFloat(node.bits) : toDouble(node.bits);
}

Expression floatConstant(Sort sort, double value) {
    return constant(
        sort, sort == Sort::Float32 ? fromFloat(static_cast<float>(value)) : fromDouble(value));
}

bool isFloatNumber(Expression e, double value) { // -0.0 is not 0.0
    return isConstant(e) && floatValue(e) == value &&
           std::signbit(floatValue(e)) == std::signbit(value);
}

Expression negated(Expression e) {
    return make(FloatNegate, pool::node(e).sort, e);
}

// ---- Conversions

// Every value of the integer is a float of the sort.
bool isExactAs(Sort sort, Expression integer) {
    const std::int64_t limit = 1ll << (sort == Sort::Float32 ? 24 : 53);
    return isWithin(integer, -limit, limit);
}
bool isExactInteger(Expression e) {
    return is(e, IntToFloat) && isExactAs(pool::node(e).sort, operand(e));
}
bool isWidened(Expression e) {
    return is(e, FloatToFloat) && pool::node(e).sort == Sort::Float64;
}

Expression toLongSort(Expression integer) {
    return pool::node(integer).sort == Sort::Bits64 ? integer
                                                    : make(SignExtend, Sort::Bits64, integer);
}

Expression simplifyConversion(const Request& request) {
    const auto& [kind, sort, a, b, c] = request;
    switch (kind) {
        case FloatToInt:
            if (isWidened(a)) return make(kind, sort, operand(a));
            if (!isExactInteger(a)) break;
            if (pool::node(operand(a)).sort == sort) return operand(a);
            if (sort == Sort::Bits64) return toLongSort(operand(a));
            if (isWithin(operand(a), INT32_MIN, INT32_MAX)) return make(Truncate, sort, operand(a));
            break;
        case FloatToFloat:
            if (isWidened(a)) return operand(a);
            if (isExactInteger(a))
                return make(IntToFloat, sort, operand(a)); // rounded once either way
            break;
        case FloatOfBits:
            if (is(a, FloatToRawBits)) return operand(a); // not the other way round: NaNs
            break;
        default:
            break;
    }
    return pool::intern(request);
}

// ---- Arithmetic

Expression simplifyUnary(const Request& request) {
    const auto& [kind, sort, a, b, c] = request;
    const auto isIntegral = [](Expression e) {
        return is(e, FloatFloor) || is(e, FloatCeil) || is(e, FloatRint) || is(e, IntToFloat);
    };
    switch (kind) {
        case FloatNegate:
            if (is(a, FloatNegate)) return operand(a);
            break;
        case FloatAbsolute:
            if (is(a, FloatNegate)) return make(kind, sort, operand(a));
            if (is(a, FloatAbsolute)) return a;
            break;
        case FloatFloor:
        case FloatCeil:
        case FloatRint:
            if (isIntegral(a)) return a;
            break;
        default:
            break;
    }
    return pool::intern(request);
}

// 1 / value where that is exact: then x / value == x * (1 / value), both rounded once from the same
// number.
bool hasExactInverse(Sort sort, double value) {
    int exponent;
    if (std::fabs(std::frexp(value, &exponent)) != 0.5) return false;
    const int limit = sort == Sort::Float32 ? 120 : 1000;
    return exponent > -limit && exponent < limit;
}

Expression simplifyArithmetic(const Request& request) {
    auto [kind, sort, a, b, c] = request;
    if ((kind == FloatAdd || kind == FloatMultiply) && pool::before(b, a)) std::swap(a, b);
    switch (kind) {
        case FloatAdd:
            if (isFloatNumber(b, -0.0)) return a;
            if (is(b, FloatNegate)) return make(FloatSubtract, sort, a, operand(b));
            if (is(a, FloatNegate)) return make(FloatSubtract, sort, b, operand(a));
            break;
        case FloatSubtract:
            if (isConstant(b)) return make(FloatAdd, sort, a, negated(b));
            if (is(b, FloatNegate)) return make(FloatAdd, sort, a, operand(b));
            if (const Expression difference = differenceOfRounded(a, b)) return difference;
            break;
        case FloatMultiply:
            if (isFloatNumber(b, 1)) return a;
            if (isFloatNumber(b, -1)) return negated(a);
            if (is(a, FloatNegate) && is(b, FloatNegate))
                return make(kind, sort, operand(a), operand(b));
            if (is(a, FloatNegate) && isConstant(b))
                return make(kind, sort, operand(a), negated(b));
            break;
        case FloatDivide:
            if (isConstant(b) && hasExactInverse(sort, floatValue(b)))
                return make(FloatMultiply, sort, a, floatConstant(sort, 1 / floatValue(b)));
            if (is(a, FloatNegate) && is(b, FloatNegate))
                return make(kind, sort, operand(a), operand(b));
            break;
        default:
            break;
    }
    return settle(request, {kind, sort, a, b, 0});
}

// ---- Comparisons

Expression isNumeric(Expression e) {
    return notOf(make(FloatIsNaN, Sort::Bool, e));
}

// The largest float that is not above the bound.
double notAbove(Sort sort, __int128 bound) {
    const auto exact =
        static_cast<long double>(bound); // 64 bits of precision: bounds are longs, or one beside
    if (sort == Sort::Float32) {
        const auto near = static_cast<float>(exact);
        return near <= exact ? near
                             : std::nextafterf(near, -std::numeric_limits<float>::infinity());
    }
    const auto near = static_cast<double>(exact);
    return near <= exact ? near : std::nextafter(near, -std::numeric_limits<double>::infinity());
}

// Conversion of integers is monotone: there is a last integer for which (float) x < bound, or <=.
Expression orderOfConverted(ExpressionKind kind, Expression converted, Expression bound) {
    const Expression x = operand(converted);
    const Sort from = pool::node(x).sort, sort = pool::node(converted).sort;
    const auto holds = [&](__int128 value) {
        const std::uint64_t bits =
            apply(IntToFloat, sort, from, static_cast<std::uint64_t>(value) & maskOf(from), 0, 0);
        return apply(kind, Sort::Bool, sort, bits, pool::node(bound).bits, 0) != 0;
    };
    __int128 last = __int128(facts(x).min) - 1, end = facts(x).max;
    while (last < end) { // holds for all up to last, for none after end
        const __int128 middle = last + (end - last + 1) / 2;
        if (holds(middle))
            last = middle;
        else
            end = middle - 1;
    }
    return atMost(x, last);
}

// A widened float against a double: there is a last float that is less.
Expression orderOfWidened(ExpressionKind kind, Expression widened, Expression bound) {
    const double exact = floatValue(bound);
    auto near = static_cast<float>(exact);
    if (near == exact)
        return make(kind, Sort::Bool, operand(widened), floatConstant(Sort::Float32, near));
    if (near > exact) near = std::nextafterf(near, -std::numeric_limits<float>::infinity());
    return lessOrEqual(operand(widened), floatConstant(Sort::Float32, near));
}

// Comparison of two values that both come from integers, or from floats.
Expression simplifyConvertedPair(ExpressionKind kind, Expression a, Expression b) {
    const auto compare = [&](Expression x, Expression y) {
        return kind == FloatEqual  ? equal(x, y)
               : kind == FloatLess ? less(x, y)
                                   : lessOrEqual(x, y);
    };
    if (isExactInteger(a) && isExactInteger(b)) {
        const Expression x = operand(a), y = operand(b);
        if (pool::node(x).sort == pool::node(y).sort) return compare(x, y);
        return compare(toLongSort(x), toLongSort(y));
    }
    return isWidened(a) && isWidened(b) ? compare(operand(a), operand(b)) : 0;
}

// With a constant that is not NaN. `swapped`: constant < value.
Expression simplifyBound(ExpressionKind kind, Expression value, Expression bound, bool swapped) {
    const double limit = floatValue(bound);
    if (std::isinf(limit) && kind != FloatEqual) {
        const bool isFarSide = (limit > 0) != swapped; // value < +infinity, -infinity < value
        if (kind == FloatLessOrEqual && isFarSide) return isNumeric(value);
        if (kind == FloatLess && !isFarSide) return pool::False;
    }
    if (isFloatNumber(bound, -0.0)) bound = floatConstant(pool::node(bound).sort, 0);
    const auto again = [&](Expression x, Expression y) {
        return swapped ? make(kind, Sort::Bool, y, x) : make(kind, Sort::Bool, x, y);
    };
    if (std::signbit(limit) && limit == 0) return again(value, bound);
    if (is(value, FloatNegate)) return again(negated(bound), operand(value)); // -x < k: -k < x
    if (is(value, FloatAbsolute) && kind == FloatEqual && limit <= 0)
        return limit < 0 ? pool::False : equal(operand(value), bound);
    if (!is(value, IntToFloat) && !isWidened(value)) return 0;
    if (kind == FloatEqual) {
        if (isWidened(value)) {
            const auto near = static_cast<float>(limit);
            return near == limit ? equal(operand(value), floatConstant(Sort::Float32, near))
                                 : pool::False;
        }
        return andOf(lessOrEqual(value, bound), lessOrEqual(bound, value));
    }
    const auto order = is(value, IntToFloat) ? orderOfConverted : orderOfWidened;
    if (!swapped) return order(kind, value, bound);
    // k < x where not x <= k; unless x is NaN.
    const Expression not_ =
        notOf(order(kind == FloatLess ? FloatLessOrEqual : FloatLess, value, bound));
    return is(value, IntToFloat) ? not_ : andOf(isNumeric(operand(value)), not_);
}

Expression simplifyComparison(const Request& request) {
    auto [kind, sort, a, b, c] = request;
    if (kind == FloatEqual && pool::before(b, a)) std::swap(a, b);
    if (a == b) return kind == FloatLess ? pool::False : isNumeric(a);
    for (const Expression side : {a, b})
        if (isConstant(side) && std::isnan(floatValue(side))) return pool::False;
    if (isConstant(b))
        if (const Expression simple = simplifyBound(kind, a, b, false)) return simple;
    if (isConstant(a))
        if (const Expression simple = simplifyBound(kind, b, a, true)) return simple;
    if (is(a, FloatNegate) && is(b, FloatNegate)) return make(kind, sort, operand(b), operand(a));
    if (const Expression simple = simplifyConvertedPair(kind, a, b)) return simple;
    if (const Expression simple = compareRounded(kind, a, b)) return simple;
    return settle(request, {kind, sort, a, b, 0});
}

Expression simplifyIsNaN(const Request& request) {
    const ExpressionNode& node = pool::node(request.a);
    switch (node.kind) {
        case IntToFloat:
            return pool::False;
        case FloatNegate:
        case FloatAbsolute:
        case FloatFloor:
        case FloatCeil:
        case FloatRint:
        case FloatToFloat:
            return make(FloatIsNaN, Sort::Bool, node.operands[0]);
        default:
            return pool::intern(request);
    }
}

} // namespace

Expression truncatedIsAtLeast(Expression value, __int128 bound) {
    const Sort sort = pool::node(value).sort;
    // 0 and below is also what NaN gives, and what is above bound - 1.
    if (bound <= 0)
        return notOf(lessOrEqual(value, floatConstant(sort, notAbove(sort, bound - 1))));
    return lessOrEqual(floatConstant(sort, -notAbove(sort, -bound)), value);
}

Expression simplifyFloat(const Request& request) {
    switch (request.kind) {
        case FloatAdd:
        case FloatSubtract:
        case FloatMultiply:
        case FloatDivide:
            return simplifyArithmetic(request);
        case FloatNegate:
        case FloatAbsolute:
        case FloatFloor:
        case FloatCeil:
        case FloatRint:
            return simplifyUnary(request);
        case FloatEqual:
        case FloatLess:
        case FloatLessOrEqual:
            return simplifyComparison(request);
        case FloatIsNaN:
            return simplifyIsNaN(request);
        case FloatToInt:
        case FloatToFloat:
        case FloatOfBits:
            return simplifyConversion(request);
        default:
            return pool::intern(request);
    }
}

} // namespace clew::vm::values::expressions
