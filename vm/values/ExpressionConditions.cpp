// Not, If, and which two conditions together are one.

#include <algorithm>

#include "vm/values/ExpressionSimplifier.h"

namespace clew::vm::values::expressions {

using enum ExpressionKind;

namespace {

// How two values can stand to each other. A comparison is a set of these, And the intersection, Not
// the complement.
constexpr unsigned IsLess = 1, IsEqual = 2, IsGreater = 4, IsUnordered = 8; // the last for floats

struct Comparison {
    Expression a = 0, b = 0;
    unsigned relations = 0;
    bool ofFloats = false;
};

Comparison comparisonOf(Expression condition) {
    const bool negated = is(condition, Not);
    const ExpressionNode& node = pool::node(negated ? operand(condition) : condition);
    Comparison result{node.operands[0], node.operands[1], 0, false};
    switch (node.kind) {
        case Equal:
            result.relations = IsEqual;
            break;
        case Less:
            result.relations = IsLess;
            break;
        case LessOrEqual:
            result.relations = IsLess | IsEqual;
            break;
        case FloatEqual:
            result.relations = IsEqual, result.ofFloats = true;
            break;
        case FloatLess:
            result.relations = IsLess, result.ofFloats = true;
            break;
        case FloatLessOrEqual:
            result.relations = IsLess | IsEqual, result.ofFloats = true;
            break;
        default:
            return {};
    }
    if (negated) result.relations ^= result.ofFloats ? 15 : 7;
    return result;
}

unsigned swapped(unsigned relations) {
    return (relations & (IsEqual | IsUnordered)) | (relations & IsLess ? IsGreater : 0u) |
           (relations & IsGreater ? IsLess : 0u);
}

// 0: there is no single comparison for it.
Expression conditionOf(const Comparison& c) {
    if (!c.ofFloats) switch (c.relations) {
            case 0:
                return pool::False;
            case IsLess:
                return less(c.a, c.b);
            case IsEqual:
                return equal(c.a, c.b);
            case IsLess | IsEqual:
                return lessOrEqual(c.a, c.b);
            case IsGreater:
                return less(c.b, c.a);
            case IsLess | IsGreater:
                return notOf(equal(c.a, c.b));
            case IsGreater | IsEqual:
                return lessOrEqual(c.b, c.a);
            default:
                return pool::True;
        }
    switch (c.relations) {
        case 0:
            return pool::False;
        case IsLess:
            return less(c.a, c.b);
        case IsEqual:
            return equal(c.a, c.b);
        case IsLess | IsEqual:
            return lessOrEqual(c.a, c.b);
        case IsGreater:
            return less(c.b, c.a);
        case IsGreater | IsEqual:
            return lessOrEqual(c.b, c.a);
        case IsLess | IsUnordered:
            return notOf(lessOrEqual(c.b, c.a));
        case IsGreater | IsUnordered:
            return notOf(lessOrEqual(c.a, c.b));
        case IsLess | IsEqual | IsUnordered:
            return notOf(less(c.b, c.a));
        case IsGreater | IsEqual | IsUnordered:
            return notOf(less(c.a, c.b));
        case IsLess | IsGreater | IsUnordered:
            return notOf(equal(c.a, c.b));
        case 15:
            return pool::True;
        default:
            return 0;
    }
}

Expression joinComparisons(Expression first, Expression second) {
    Comparison a = comparisonOf(first), b = comparisonOf(second);
    if (!a.a || !b.a || a.ofFloats != b.ofFloats) return 0;
    if (a.a == b.b && a.b == b.a) b = {b.b, b.a, swapped(b.relations), b.ofFloats};
    if (a.a != b.a || a.b != b.b) return 0;
    a.relations &= b.relations;
    return conditionOf(a);
}

// Comparison of an integer with a constant: that it is in min..max, or (excluded) that it is not
// the one number there.
struct Bound {
    Expression value = 0;
    std::int64_t min = 0, max = 0;
    bool excluded = false;
};

Bound boundOf(Expression condition) {
    const bool negated = is(condition, Not);
    const ExpressionNode& node = pool::node(negated ? operand(condition) : condition);
    if (node.kind != Equal && (negated || (node.kind != Less && node.kind != LessOrEqual)))
        return {};
    const Expression a = node.operands[0], b = node.operands[1];
    if (isConstant(b)) {
        const std::int64_t max = node.kind == Less ? valueOf(b) - 1 : valueOf(b);
        return {a, node.kind == Equal ? max : facts(a).min, max, negated};
    }
    if (!isConstant(a)) return {};
    return {b, node.kind == Less ? valueOf(a) + 1 : valueOf(a), facts(b).max, false};
}

Expression joinBounds(Expression first, Expression second) {
    Bound a = boundOf(first), b = boundOf(second);
    if (!a.value || a.value != b.value || (a.excluded && b.excluded)) return 0;
    if (b.excluded) std::swap(a, b), std::swap(first, second);
    if (a.excluded) {
        if (a.min < b.min || a.min > b.max) return second;
        if (b.min == b.max) return pool::False;
        if (a.min == b.min && b.max == facts(b.value).max)
            return atLeast(b.value, __int128(b.min) + 1);
        if (a.min == b.max && b.min == facts(b.value).min)
            return atMost(b.value, __int128(b.max) - 1);
        return 0;
    }
    const std::int64_t min = std::max(a.min, b.min), max = std::min(a.max, b.max);
    if (min > max) return pool::False;
    if (min == a.min && max == a.max) return first;
    if (min == b.min && max == b.max) return second;
    return min == max ? equal(a.value, number(pool::node(a.value).sort, min)) : 0;
}

// Whether few enough conditions are joined in it that Not can be pushed inside.
bool isShallow(Expression condition) {
    Expression pending[2 * LargestFlattened];
    unsigned size = 0, visited = 0;
    pending[size++] = condition;
    while (size > 0) {
        const Expression next = pending[--size];
        if (!is(next, And) && !is(next, Or) && !is(next, If)) continue;
        if (++visited > LargestFlattened) return false;
        for (const Expression part : pool::node(next).operands)
            if (part) pending[size++] = part;
    }
    return true;
}

} // namespace

Expression joinConjuncts(Expression a, Expression b) {
    if (areOpposite(a, b)) return pool::False;
    if (const Expression joined = joinComparisons(a, b)) return joined;
    return joinBounds(a, b);
}

Expression simplifyNot(const Request& request) {
    const Expression a = request.a;
    const ExpressionNode& node = pool::node(a);
    switch (node.kind) {
        case Not:
            return node.operands[0];
        case Less:
            return lessOrEqual(node.operands[1], node.operands[0]);
        case LessOrEqual:
            return less(node.operands[1], node.operands[0]);
        case And:
        case Or:
            if (!isShallow(a)) break;
            return make(node.kind == And ? Or : And, Sort::Bool, notOf(node.operands[0]),
                        notOf(node.operands[1]));
        case If:
            if (!isShallow(a)) break;
            return ifOf(node.operands[0], notOf(node.operands[1]), notOf(node.operands[2]));
        default:
            break;
    }
    return pool::intern(request);
}

Expression simplifyIf(const Request& request) {
    const auto& [kind, sort, condition, then, otherwise] = request;
    if (then == otherwise || condition == pool::True) return then;
    if (condition == pool::False) return otherwise;
    if (is(condition, Not)) return ifOf(operand(condition), otherwise, then);
    if (sort == Sort::Bool) {
        if (then == pool::True || then == condition) return orOf(condition, otherwise);
        if (then == pool::False) return andOf(notOf(condition), otherwise);
        if (otherwise == pool::True) return orOf(notOf(condition), then);
        if (otherwise == pool::False || otherwise == condition) return andOf(condition, then);
        if (areOpposite(then, otherwise)) return equal(condition, then);
    }
    // What is asked twice.
    if (is(then, If) && operand(then) == condition)
        return ifOf(condition, operand(then, 1), otherwise);
    if (is(otherwise, If) && operand(otherwise) == condition)
        return ifOf(condition, then, operand(otherwise, 2));
    // The same value at two ends of three.
    if (is(then, If)) {
        if (operand(then, 2) == otherwise)
            return ifOf(andOf(condition, operand(then)), operand(then, 1), otherwise);
        if (operand(then, 1) == otherwise)
            return ifOf(andOf(condition, notOf(operand(then))), operand(then, 2), otherwise);
    }
    if (is(otherwise, If)) {
        if (operand(otherwise, 1) == then)
            return ifOf(orOf(condition, operand(otherwise)), then, operand(otherwise, 2));
        if (operand(otherwise, 2) == then)
            return ifOf(orOf(condition, notOf(operand(otherwise))), then, operand(otherwise, 1));
    }
    // x == k ? k : x
    if (is(condition, Equal) && sort != Sort::Bool &&
        ((operand(condition, 0) == otherwise && operand(condition, 1) == then) ||
         (operand(condition, 1) == otherwise && operand(condition, 0) == then)))
        return otherwise;
    return pool::intern(request);
}

} // namespace clew::vm::values::expressions
