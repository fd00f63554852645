#pragma once

// Rewriting to normal form; internal to vm/values.
//
// Rules depend on the structure of expressions alone, never on their numbers or on what else was
// built, so that the same program gives the same expressions in every run. Every rule looks at a
// bounded number of nodes, so that building costs the same however deep the operands are, and
// recursion is bounded too: what is larger than a rule's bound is left as it is. A rule ends with
// settle(), which makes the normal form, or keeps the request where it is the normal form already.

#include "vm/values/ExpressionOperations.h"
#include "vm/values/ExpressionPool.h"

namespace clew::vm::values::expressions {

using pool::Facts;
using pool::facts;
using pool::Request;

// Operands of a sum, a conjunction etc. that are looked at together.
constexpr unsigned LargestFlattened = 16;

Expression simplify(const Request& request);

// By subject. All return the normal form of the request, whose operands are not all constant.
Expression simplifySum(const Request& request); // Add, Subtract, Multiply by a constant
Expression simplifyMultiply(const Request& request);
Expression simplifyDivide(const Request& request);      // and Remainder
Expression simplifyAssociative(const Request& request); // BitAnd, BitOr, BitXor, And, Or
Expression simplifyShift(const Request& request);
Expression simplifyExtension(const Request& request); // and Truncate
Expression simplifyNot(const Request& request);
Expression simplifyIf(const Request& request);
Expression simplifyEqual(const Request& request);
Expression simplifyOrder(const Request& request); // Less, LessOrEqual
Expression simplifyLessUnsigned(const Request& request);
Expression simplifyFloat(const Request& request); // all kinds that take or give floats

// FloatEqual, FloatLess or FloatLessOrEqual of a float and what it was rounded to; and the
// difference between a float rounded up and down, or between equal ones. 0: nothing to be gained.
Expression compareRounded(ExpressionKind kind, Expression a, Expression b);
Expression differenceOfRounded(Expression a, Expression b);

// Two operands of And (of BitAnd, BitOr) as one expression, or 0 where no rule joins them.
Expression joinConjuncts(Expression a, Expression b);
Expression joinBits(ExpressionKind kind, Expression a, Expression b);

// value <= bound, value >= bound, where the bound may lie outside of the sort.
Expression atMost(Expression value, __int128 bound);
Expression atLeast(Expression value, __int128 bound);

// (int) value >= bound or (long) value >= bound, where the bound is in the type's range and not its
// minimum.
Expression truncatedIsAtLeast(Expression value, __int128 bound);

// Equal, or Less or LessOrEqual, by way of the linear form of the difference of the operands; 0:
// nothing to be gained.
Expression solveEqual(const Request& request);
Expression solveOrder(const Request& request);
// coefficient * atom + offset == value as integers, without overflow. False where it may overflow
// or has more terms.
struct Term {
    Expression atom;
    std::int64_t coefficient, offset;
};
bool asExactTerm(Expression value, Term& term);

// An operation of which one operand is If, applied to both sides of it; 0: nothing to be gained.
Expression liftIf(const Request& request);

inline Expression settle(const Request& asked, const Request& normal) {
    return asked == normal ? pool::intern(asked)
                           : make(normal.kind, normal.sort, normal.a, normal.b, normal.c);
}

inline bool is(Expression e, ExpressionKind kind) {
    return pool::node(e).kind == kind;
}
inline Expression operand(Expression e, unsigned i = 0) {
    return pool::node(e).operands[i];
}
inline std::int64_t valueOf(Expression constant) {
    return signedOf(pool::node(constant).sort, pool::node(constant).bits);
}
inline bool isNumber(Expression e, std::int64_t value) {
    return isConstant(e) && valueOf(e) == value;
}
inline Expression number(Sort sort, std::int64_t value) {
    return constant(sort, static_cast<std::uint64_t>(value));
}
inline bool isWithin(Expression e, std::int64_t min, std::int64_t max) {
    return facts(e).min >= min && facts(e).max <= max;
}
inline bool isPowerOfTwo(std::uint64_t bits) {
    return bits != 0 && (bits & (bits - 1)) == 0;
}
// Whether one is the other's Not. Less and LessOrEqual are each other's.
inline bool areOpposite(Expression a, Expression b) {
    using enum ExpressionKind;
    if (is(a, Less) || is(a, LessOrEqual))
        return (is(b, Less) || is(b, LessOrEqual)) && notOf(a) == b;
    return (is(a, Not) && operand(a) == b) || (is(b, Not) && operand(b) == a);
}

} // namespace clew::vm::values::expressions
