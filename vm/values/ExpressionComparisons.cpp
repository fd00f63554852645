// Equal, Less, LessOrEqual, LessUnsigned of integers; Equal of conditions.
//
// Normal form of an order with a constant: x <= k, x >= k, but x < 0 for x <= -1 and x > 0 for x >=
// 1, as a person would write it. x > k is LessOrEqual(k + 1, x), or Less(0, x).

#include "vm/values/ExpressionSimplifier.h"

namespace clew::vm::values::expressions {

using enum ExpressionKind;

namespace {

using Wide = __int128;

Expression simplifyEqualConditions(const Request& request) {
    auto [kind, sort, a, b, c] = request;
    if (a == b || b == pool::True) return a == b ? pool::True : a;
    if (b == pool::False) return notOf(a);
    if (is(a, Not)) return notOf(equal(operand(a), b));
    if (is(b, Not)) return notOf(equal(a, operand(b)));
    if (areOpposite(a, b)) return pool::False;
    return settle(request, {kind, sort, a, b, 0});
}

bool extendsAlike(Expression a, Expression b) {
    return (is(a, SignExtend) && is(b, SignExtend)) || (is(a, ZeroExtend) && is(b, ZeroExtend));
}

Wide floorOf(Wide dividend, Wide divisor) { // divisor > 0
    return dividend / divisor - (dividend % divisor < 0);
}

// value <= bound (or >=) where `value` is a monotone function of one operand; 0: it is not, or
// cannot be undone.
Expression undoneOrder(Expression value, Wide bound, bool most) {
    const ExpressionNode& node = pool::node(value);
    const Expression x = node.operands[0], y = node.operands[1];
    const auto bounded = [&](Expression of, Wide atMostThis, Wide atLeastThis) {
        return most ? atMost(of, atMostThis) : atLeast(of, atLeastThis);
    };
    switch (node.kind) {
        case SignExtend:
            return bounded(x, bound, bound);
        case ZeroExtend: {
            const auto limit = [](Wide bits) {
                return number(Sort::Bits32, static_cast<std::int64_t>(bits));
            };
            // x <= k: !(k < x). x >= k: !(x < k).
            return notOf(most ? make(LessUnsigned, limit(bound), x)
                              : make(LessUnsigned, x, limit(bound)));
        }
        case Divide: {
            if (!isConstant(y) || valueOf(y) <= 1) return 0;
            const Wide by = valueOf(y); // truncates towards zero
            return bounded(x, bound >= 0 ? bound * by + by - 1 : bound * by,
                           bound > 0 ? bound * by : bound * by - by + 1);
        }
        case ShiftRight:
            if (!isConstant(y)) return 0;
            return bounded(x, ((bound + 1) << valueOf(y)) - 1, bound << valueOf(y));
        case FloatToInt: // towards zero, saturating, 0 for NaN
            return most ? notOf(truncatedIsAtLeast(x, bound + 1)) : truncatedIsAtLeast(x, bound);
        default:
            break;
    }
    Term term;
    if (!asExactTerm(value, term) || term.coefficient == minimumOf(node.sort)) return 0;
    const Wide rest = bound - term.offset, by = term.coefficient;
    if (by > 0) return bounded(term.atom, floorOf(rest, by), -floorOf(-rest, by));
    return most ? atLeast(term.atom, -floorOf(rest, -by)) : atMost(term.atom, floorOf(-rest, -by));
}

// value == bits, where one level of `value` can be undone.
Expression undoneEqual(Expression value, std::int64_t bits) {
    const ExpressionNode& node = pool::node(value);
    const Sort sort = node.sort;
    const Expression x = node.operands[0], y = node.operands[1];
    switch (node.kind) {
        case SignExtend:
        case ZeroExtend:
            return equal(x, number(Sort::Bits32, bits)); // within range, as the interval holds it
        case BitXor:
            if (isConstant(y)) return equal(x, number(sort, bits ^ valueOf(y)));
            return bits == 0 ? equal(x, y) : 0;
        case BitOr:
            return bits == 0 ? andOf(equal(x, number(sort, 0)), equal(y, number(sort, 0))) : 0;
        case Divide:
        case ShiftRight:
        case FloatToInt: { // a range of x
            const Expression most =
                bits < facts(value).max ? undoneOrder(value, bits, true) : pool::True;
            const Expression least =
                bits > facts(value).min ? undoneOrder(value, bits, false) : pool::True;
            return most && least ? andOf(most, least) : 0;
        }
        default:
            return 0;
    }
}

// value <= bound or value >= bound. Request{}: not asked for by a comparison.
Expression boundedBy(Expression value, Wide bound, bool most, const Request& asked) {
    const Sort sort = pool::node(value).sort;
    const std::int64_t min = facts(value).min, max = facts(value).max;
    if (most ? bound >= max : bound <= min) return pool::True;
    if (most ? bound < min : bound > max) return pool::False;
    if (bound == (most ? min : max)) return equal(value, number(sort, most ? min : max));
    if (const Expression undone = undoneOrder(value, bound, most)) return undone;
    const auto limit = static_cast<std::int64_t>(bound);
    const Expression zero = number(sort, 0), same = number(sort, limit);
    Request normal = most ? Request{LessOrEqual, Sort::Bool, value, same, 0}
                          : Request{LessOrEqual, Sort::Bool, same, value, 0};
    if (most && limit == -1) normal = {Less, Sort::Bool, value, zero, 0};
    if (!most && limit == 1) normal = {Less, Sort::Bool, zero, value, 0};
    if (const Expression solved = solveOrder(normal)) return solved;
    return settle(asked, normal);
}

} // namespace

Expression atMost(Expression value, __int128 bound) {
    return boundedBy(value, bound, true, {});
}
Expression atLeast(Expression value, __int128 bound) {
    return boundedBy(value, bound, false, {});
}

Expression simplifyEqual(const Request& request) {
    auto [kind, sort, a, b, c] = request;
    if (pool::before(b, a)) std::swap(a, b);
    if (pool::node(a).sort == Sort::Bool) return simplifyEqualConditions({kind, sort, a, b, 0});
    if (a == b) return pool::True;
    if (facts(a).max < facts(b).min || facts(a).min > facts(b).max) return pool::False;
    if (extendsAlike(a, b)) return equal(operand(a), operand(b));
    if (isConstant(b)) {
        if (pool::node(b).bits & ~facts(a).possibleOnes) return pool::False;
        if (isWithin(a, 0, 1) && isNumber(b, 0))
            return notOf(equal(a, number(pool::node(a).sort, 1)));
        if (const Expression undone = undoneEqual(a, valueOf(b))) return undone;
    }
    if (const Expression solved = solveEqual(request)) return solved;
    return settle(request, {kind, sort, a, b, 0});
}

Expression simplifyOrder(const Request& request) {
    const auto& [kind, sort, a, b, c] = request;
    if (a == b) return boolean(kind == LessOrEqual);
    const bool strict = kind == Less;
    if (isConstant(b)) return boundedBy(a, Wide(valueOf(b)) - strict, true, request);
    if (isConstant(a)) return boundedBy(b, Wide(valueOf(a)) + strict, false, request);
    if (strict ? facts(a).max < facts(b).min : facts(a).max <= facts(b).min) return pool::True;
    if (strict ? facts(a).min >= facts(b).max : facts(a).min > facts(b).max) return pool::False;
    if (is(a, SignExtend) && is(b, SignExtend)) return make(kind, sort, operand(a), operand(b));
    if (is(a, ZeroExtend) && is(b, ZeroExtend))
        return strict ? make(LessUnsigned, operand(a), operand(b))
                      : notOf(make(LessUnsigned, operand(b), operand(a)));
    if (const Expression solved = solveOrder(request)) return solved;
    return pool::intern(request);
}

Expression simplifyLessUnsigned(const Request& request) {
    const auto& [kind, sort, a, b, c] = request;
    if (a == b || isNumber(b, 0) || isNumber(a, -1)) return pool::False;
    const Sort of = pool::node(a).sort;
    if (isNumber(b, 1)) return equal(a, number(of, 0));
    if (isNumber(a, 0)) return notOf(equal(b, a));
    if (isNumber(b, minimumOf(of))) return lessOrEqual(number(of, 0), a);
    if (isNumber(a, maximumOf(of))) return less(b, number(of, 0));
    const bool aIsPositive = facts(a).min >= 0, aIsNegative = facts(a).max < 0;
    const bool bIsPositive = facts(b).min >= 0, bIsNegative = facts(b).max < 0;
    if ((aIsPositive && bIsPositive) || (aIsNegative && bIsNegative)) return less(a, b);
    if (aIsPositive && bIsNegative) return pool::True;
    if (aIsNegative && bIsPositive) return pool::False;
    if (extendsAlike(a, b)) return make(kind, sort, operand(a), operand(b));
    return pool::intern(request);
}

} // namespace clew::vm::values::expressions
