#include "vm/values/ExpressionSimplifier.h"

#include <utility>

#include "vm/values/ExpressionOperations.h"

namespace clew::vm::values::expressions {

using enum ExpressionKind;

namespace {

bool isCommutative(ExpressionKind kind) {
    switch (kind) {
        case Add:
        case Multiply:
        case BitAnd:
        case BitOr:
        case BitXor:
        case FloatAdd:
        case FloatMultiply:
        case Equal:
        case FloatEqual:
        case And:
        case Or:
            return true;
        default:
            return false;
    }
}

bool isZero(Expression e) {
    return isConstant(e) && node(e).bits == 0;
}
bool isOnes(Expression e) {
    return isConstant(e) && node(e).bits == maskOf(sort(e));
}

}  // namespace

Expression simplify(const pool::Request& request) {
    auto [kind, sort, a, b, c] = request;
    const ExpressionNode& first = pool::node(a);
    if (isConstant(a) && (!b || isConstant(b)) && (!c || isConstant(c)))
        return constant(sort, apply(kind, sort, pool::node(kind == If ? b : a).sort, first.bits,
                                    b ? pool::node(b).bits : 0, c ? pool::node(c).bits : 0));
    if (isCommutative(kind) && pool::before(b, a)) std::swap(a, b);
    switch (kind) {
        case Add:
            if (isZero(b)) return a;
            break;
        case Subtract:
            if (isZero(b)) return a;
            if (a == b) return constant(sort, 0);
            break;
        case Multiply:
            if (isZero(b)) return b;
            if (isConstant(b) && node(b).bits == 1) return a;
            break;
        case BitAnd:
            if (isZero(b)) return b;
            if (isOnes(b) || a == b) return a;
            break;
        case BitOr:
            if (isZero(b) || a == b) return a;
            if (isOnes(b)) return b;
            break;
        case BitXor:
            if (isZero(b)) return a;
            if (a == b) return constant(sort, 0);
            break;
        case Not:
            if (pool::node(a).kind == Not) return pool::node(a).operands[0];
            if (pool::node(a).kind == Less)
                return lessOrEqual(pool::node(a).operands[1], pool::node(a).operands[0]);
            if (pool::node(a).kind == LessOrEqual)
                return less(pool::node(a).operands[1], pool::node(a).operands[0]);
            break;
        case And:
            if (a == b || b == pool::True) return a;
            if (b == pool::False) return b;
            break;
        case Or:
            if (a == b || b == pool::False) return a;
            if (b == pool::True) return b;
            break;
        case If:
            if (a == pool::True || b == c) return b;
            if (a == pool::False) return c;
            if (b == pool::True && c == pool::False) return a;
            if (b == pool::False && c == pool::True) return notOf(a);
            break;
        case Equal:
            if (a == b) return pool::True;
            if (b == pool::True) return a;
            if (b == pool::False) return notOf(a);
            if (isConstant(b) && pool::node(a).kind == If && isConstant(pool::node(a).operands[1]))
                return ifOf(pool::node(a).operands[0], equal(pool::node(a).operands[1], b),
                            equal(pool::node(a).operands[2], b));
            if (pool::facts(a).max < pool::facts(b).min || pool::facts(a).min > pool::facts(b).max)
                return pool::False;
            break;
        case Less:
            if (a == b || pool::facts(a).min >= pool::facts(b).max) return pool::False;
            if (pool::facts(a).max < pool::facts(b).min) return pool::True;
            break;
        case LessOrEqual:
            if (a == b || pool::facts(a).max <= pool::facts(b).min) return pool::True;
            if (pool::facts(a).min > pool::facts(b).max) return pool::False;
            break;
        default:
            break;
    }
    return pool::intern({kind, sort, a, b, c});
}

}  // namespace clew::vm::values::expressions
