// Division, shifts, extensions and truncation.

#include "vm/values/ExpressionSimplifier.h"

namespace clew::vm::values::expressions {

using enum ExpressionKind;

namespace {

// The low 32 bits without a Truncate; 0: there would be one. Those of a sum, a product etc. come
// from the low bits of the operands alone.
Expression lowHalf(Expression e, unsigned levels = 4) {
    const ExpressionNode& node = pool::node(e);
    switch (node.kind) {
        case Constant:
            return constant(Sort::Bits32, node.bits);
        case SignExtend:
        case ZeroExtend:
            return node.operands[0];
        case Add:
        case Subtract:
        case Multiply:
        case BitAnd:
        case BitOr:
        case BitXor: {
            if (levels == 0) return 0;
            const Expression left = lowHalf(node.operands[0], levels - 1);
            const Expression right = left ? lowHalf(node.operands[1], levels - 1) : 0;
            return right ? make(node.kind, Sort::Bits32, left, right) : 0;
        }
        default:
            return 0;
    }
}

// x << k >> k and x << k >>> k, where x << k is x * 2^k.
Expression simplifyCut(ExpressionKind kind, Expression shifted, unsigned distance) {
    const Sort sort = pool::node(shifted).sort;
    if (!is(shifted, Multiply) || !isConstant(operand(shifted, 1)) ||
        pool::node(operand(shifted, 1)).bits != 1ull << distance)
        return 0;
    const Expression x = operand(shifted);
    const unsigned left = widthOf(sort) - distance;
    if (kind == ShiftRightUnsigned)
        return make(BitAnd, sort, x, constant(sort, maskOf(sort) >> distance));
    if (sort == Sort::Bits32 && left == 8) return make(SignExtend8, sort, x);
    if (sort == Sort::Bits32 && left == 16) return make(SignExtend16, sort, x);
    if (sort == Sort::Bits64 && left == 32)
        return make(SignExtend, sort, make(Truncate, Sort::Bits32, x));
    return 0;
}

} // namespace

Expression simplifyDivide(const Request& request) {
    const auto& [kind, sort, a, b, c] = request;
    const bool divide = kind == Divide;
    if (a == b) return number(sort, divide ? 1 : 0); // the divisor is not 0
    if (isNumber(a, 0)) return a;
    if (isNumber(b, 1)) return divide ? a : number(sort, 0);
    if (isNumber(b, -1)) return divide ? make(Subtract, sort, number(sort, 0), a) : number(sort, 0);
    if (isConstant(b) && valueOf(b) > 0) {
        const std::int64_t by = valueOf(b);
        if (isWithin(a, -by + 1, by - 1)) return divide ? number(sort, 0) : a;
        if (facts(a).min >= 0 && isPowerOfTwo(pool::node(b).bits))
            return divide ? make(ShiftRight, sort, a,
                                 number(sort, __builtin_ctzll(pool::node(b).bits)))
                          : make(BitAnd, sort, a, number(sort, by - 1));
        if (divide && is(a, Divide) && isConstant(operand(a, 1)) &&
            valueOf(operand(a, 1)) > 0) { // x / 10 / 10
            const __int128 both = __int128(by) * valueOf(operand(a, 1));
            return both > maximumOf(sort) ? number(sort, 0)
                                          : make(Divide, sort, operand(a),
                                                 number(sort, static_cast<std::int64_t>(both)));
        }
        Term term;
        if (asExactTerm(a, term) && term.offset == 0 &&
            term.coefficient % by == 0) // x * 6 / 3, without overflow
            return divide ? make(Multiply, sort, term.atom, number(sort, term.coefficient / by))
                          : number(sort, 0);
    }
    return pool::intern(request);
}

Expression simplifyShift(const Request& request) {
    const auto& [kind, sort, a, b, c] = request;
    if (isNumber(a, 0) || (isNumber(a, -1) && kind == ShiftRight)) return a;
    if (kind == ShiftRightUnsigned && facts(a).min >= 0) return make(ShiftRight, sort, a, b);
    if (!isConstant(b)) return pool::intern(request);
    const unsigned width = widthOf(sort), distance = pool::node(b).bits & (width - 1);
    if (distance == 0) return a;
    if (kind == ShiftLeft) return make(Multiply, sort, a, constant(sort, 1ull << distance));
    if (kind == ShiftRight && isWithin(a, -1ll << distance, -1)) return number(sort, -1);
    if (isWithin(a, 0, static_cast<std::int64_t>((1ull << distance) - 1))) return number(sort, 0);
    if (is(a, kind) && isConstant(operand(a, 1))) {
        const unsigned both =
            distance + static_cast<unsigned>(pool::node(operand(a, 1)).bits & (width - 1));
        if (both < width) return make(kind, sort, operand(a), number(sort, both));
        return kind == ShiftRight ? make(kind, sort, operand(a), number(sort, width - 1))
                                  : number(sort, 0);
    }
    if (const Expression cut = simplifyCut(kind, a, distance)) return cut;
    return settle(request, {kind, sort, a, number(sort, distance), 0});
}

Expression simplifyExtension(const Request& request) {
    const auto& [kind, sort, a, b, c] = request;
    const bool masked = is(a, BitAnd) && isConstant(operand(a, 1));
    const std::uint64_t mask = masked ? pool::node(operand(a, 1)).bits : 0;
    switch (kind) {
        case SignExtend8:
            if (isWithin(a, INT8_MIN, INT8_MAX)) return a;
            if (is(a, SignExtend16) || is(a, ZeroExtend16)) return make(kind, sort, operand(a));
            if (masked && (mask & UINT8_MAX) == UINT8_MAX) return make(kind, sort, operand(a));
            break;
        case SignExtend16:
            if (isWithin(a, INT16_MIN, INT16_MAX)) return a;
            if (is(a, ZeroExtend16) || (masked && (mask & UINT16_MAX) == UINT16_MAX))
                return make(kind, sort, operand(a));
            break;
        case ZeroExtend16:
            if (isWithin(a, 0, UINT16_MAX)) return a;
            if (is(a, SignExtend16) || (masked && (mask & UINT16_MAX) == UINT16_MAX))
                return make(kind, sort, operand(a));
            break;
        case SignExtend:
            // (long) (int) x, where x is an int already
            if (is(a, Truncate) && isWithin(operand(a), INT32_MIN, INT32_MAX)) return operand(a);
            break;
        case ZeroExtend:
            if (facts(a).min >= 0) return make(SignExtend, sort, a);
            if (is(a, Truncate) && isWithin(operand(a), 0, UINT32_MAX)) return operand(a);
            break;
        case Truncate:
            if (const Expression low = lowHalf(a)) return low;
            break;
        default:
            break;
    }
    return pool::intern(request);
}

} // namespace clew::vm::values::expressions
