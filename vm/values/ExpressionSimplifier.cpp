#include "vm/values/ExpressionSimplifier.h"

#include <cassert>

namespace clew::vm::values::expressions {

using enum ExpressionKind;

Expression simplify(const Request& request) {
    const auto& [kind, sort, a, b, c] = request;
    assert(a && operandCount(kind) == 1u + (b != 0) + (c != 0));
    if (isConstant(a) && (!b || isConstant(b)) && (!c || isConstant(c)))
        return constant(sort,
                        apply(kind, sort, pool::node(kind == If ? b : a).sort, pool::node(a).bits,
                              b ? pool::node(b).bits : 0, c ? pool::node(c).bits : 0));
    if (kind == If) return simplifyIf(request);
    if (const Expression lifted = liftIf(request)) return lifted;
    switch (kind) {
        case Add:
        case Subtract:
            return simplifySum(request);
        case Multiply:
            return simplifyMultiply(request);
        case Divide:
        case Remainder:
            return simplifyDivide(request);
        case BitAnd:
        case BitOr:
        case BitXor:
        case And:
        case Or:
            return simplifyAssociative(request);
        case ShiftLeft:
        case ShiftRight:
        case ShiftRightUnsigned:
            return simplifyShift(request);
        case SignExtend:
        case ZeroExtend:
        case Truncate:
        case SignExtend8:
        case SignExtend16:
        case ZeroExtend16:
            return simplifyExtension(request);
        case Equal:
            return simplifyEqual(request);
        case Less:
        case LessOrEqual:
            return simplifyOrder(request);
        case LessUnsigned:
            return simplifyLessUnsigned(request);
        case Not:
            return simplifyNot(request);
        default:
            return simplifyFloat(request);
    }
}

namespace {

// If with constants at all its ends, of which there are few.
bool choosesConstants(Expression e, unsigned& ends) {
    if (isConstant(e)) return ends++ < LargestFlattened;
    return is(e, If) && choosesConstants(operand(e, 1), ends) &&
           choosesConstants(operand(e, 2), ends);
}

unsigned lengthOfIfs(Expression e) { // along the sides that are If, one at each step
    unsigned length = 0;
    for (; is(e, If) && length <= 64; length++)
        e = is(operand(e, 1), If) ? operand(e, 1) : operand(e, 2);
    return length;
}

} // namespace

Expression liftIf(const Request& request) {
    const auto& [kind, sort, a, b, c] = request;
    if (pool::node(a).sort == Sort::Bool) return 0;
    const bool first = is(a, If);
    if (!first && !(b && is(b, If))) return 0;
    if (b && !isConstant(first ? b : a)) return 0;
    const Expression chosen = first ? a : b;
    const auto applied = [&](unsigned side) {
        const Expression end = operand(chosen, side);
        return first ? make(kind, sort, end, b) : make(kind, sort, a, end);
    };
    if (b &&
        sort ==
            Sort::Bool) { // a comparison: gives a condition without If where one side is decided
        if ((!isConstant(operand(chosen, 1)) && !isConstant(operand(chosen, 2))) ||
            lengthOfIfs(chosen) > 64)
            return 0;
        const Expression then = applied(1), otherwise = applied(2);
        return isConstant(then) || isConstant(otherwise) ? ifOf(operand(chosen), then, otherwise)
                                                         : 0;
    }
    unsigned ends = 0;
    return choosesConstants(chosen, ends) ? ifOf(operand(chosen), applied(1), applied(2)) : 0;
}

} // namespace clew::vm::values::expressions
