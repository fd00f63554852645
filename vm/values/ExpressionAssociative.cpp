// BitAnd, BitOr, BitXor, And, Or: sets of operands (BitXor: sets where equal ones cancel each
// other), built from the left in the order of pool::before, with the constant last.

#include <algorithm>
#include <vector>

#include "vm/values/ExpressionSimplifier.h"

namespace clew::vm::values::expressions {

using enum ExpressionKind;

namespace {

struct Algebra {
    bool identityIsOnes;       // else it is 0
    bool hasAbsorbingConstant; // the opposite of the identity
};

Algebra algebraOf(ExpressionKind kind) {
    switch (kind) {
        case And:
        case BitAnd:
            return {true, true};
        case Or:
        case BitOr:
            return {false, true};
        default:
            return {false, false}; // BitXor
    }
}

class Operands {
  public:
    Operands(ExpressionKind kind, Sort sort)
        : kind_(kind),
          sort_(sort),
          algebra_(algebraOf(kind)),
          constant_(algebra_.identityIsOnes ? maskOf(sort) : 0) {}

    // False where there are too many.
    bool add(Expression expression) {
        std::vector<Expression> pending{expression};
        for (unsigned visited = 0; !pending.empty(); visited++) {
            if (visited > 4 * LargestFlattened) return false;
            const Expression next = pending.back();
            pending.pop_back();
            if (is(next, kind_)) {
                pending.push_back(operand(next, 0));
                pending.push_back(operand(next, 1));
            } else if (isConstant(next)) {
                constant_ = apply(kind_, sort_, sort_, constant_, pool::node(next).bits, 0);
            } else if (const auto same = std::find(all_.begin(), all_.end(), next);
                       same == all_.end()) {
                if (all_.size() == LargestFlattened) return false;
                all_.push_back(next);
            } else if (kind_ == BitXor) {
                all_.erase(same);
            }
        }
        return true;
    }

    // Joins pairs as long as there are any that a rule joins: each time there is one operand less,
    // or a shorter one.
    void joinPairs() {
        if (kind_ == BitXor) return;
    again:
        std::sort(all_.begin(), all_.end(), pool::before);
        for (std::size_t i = 0; i < all_.size(); i++)
            for (std::size_t j = i + 1; j < all_.size(); j++)
                if (const Expression joined = join(all_[i], all_[j])) {
                    all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(j));
                    all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(i));
                    add(joined);
                    goto again;
                }
    }

    Expression build(const Request& asked) {
        std::sort(all_.begin(), all_.end(), pool::before);
        const std::uint64_t ones = maskOf(sort_), identity = algebra_.identityIsOnes ? ones : 0;
        if (algebra_.hasAbsorbingConstant && constant_ == (identity ^ ones))
            return constant(sort_, constant_);
        Expression result = 0;
        for (const Expression next : all_)
            result = result ? settle(asked, {kind_, sort_, result, next, 0}) : next;
        if (!result) return constant(sort_, constant_);
        return constant_ == identity ? result : withConstant(result, asked);
    }

  private:
    Expression join(Expression a, Expression b) const {
        const ExpressionKind dual = kind_ == And      ? Or
                                    : kind_ == Or     ? And
                                    : kind_ == BitAnd ? BitOr
                                                      : BitAnd;
        for (const auto& [part, whole] : {std::pair(a, b), std::pair(b, a)})
            if (is(whole, dual))
                for (const unsigned i : {0, 1}) {
                    if (operand(whole, i) == part) return part; // p && (p || q)
                    if (sort_ == Sort::Bool &&
                        areOpposite(operand(whole, i), part)) // p && (!p || q)
                        return make(kind_, sort_, part, operand(whole, 1 - i));
                }
        if (kind_ == And) return joinConjuncts(a, b);
        if (kind_ != Or) return joinBits(kind_, a, b);
        if (!isLiteral(a) || !isLiteral(b)) return 0;
        const Expression joined = joinConjuncts(notOf(a), notOf(b)); // De Morgan
        return joined ? notOf(joined) : 0;
    }
    static bool isLiteral(Expression e) { return !is(e, And) && !is(e, Or) && !is(e, If); }

    Expression withConstant(Expression value, const Request& asked) const {
        const std::uint64_t possible = facts(value).possibleOnes;
        std::uint64_t bits = constant_;
        if (kind_ == BitXor && bits == maskOf(sort_))
            return make(Subtract, sort_, constant(sort_, bits), value); // ~value
        if (kind_ == BitAnd) {
            if ((possible & ~bits) == 0) return value;
            if ((possible & bits) == 0) return constant(sort_, 0);
            if (sort_ == Sort::Bits32 && bits == UINT16_MAX)
                return make(ZeroExtend16, sort_, value);
            if (is(value, SignExtend) && bits == UINT32_MAX)
                return make(ZeroExtend, sort_, operand(value));
            // The low bits are those of the narrower value.
            if (is(value, SignExtend) && bits <= INT32_MAX)
                return make(
                    SignExtend, sort_,
                    make(BitAnd, Sort::Bits32, operand(value), constant(Sort::Bits32, bits)));
            const std::uint64_t untouched = is(value, SignExtend8) ? UINT8_MAX
                                            : is(value, SignExtend16) || is(value, ZeroExtend16)
                                                ? UINT16_MAX
                                                : 0;
            if (bits <= untouched)
                return make(BitAnd, sort_, operand(value), constant(sort_, bits));
            bits &= possible;
        }
        return settle(asked, {kind_, sort_, value, constant(sort_, bits), 0});
    }

    ExpressionKind kind_;
    Sort sort_;
    Algebra algebra_;
    std::uint64_t constant_;
    std::vector<Expression> all_; // different
};

Expression simplifyLong(const Request& request) {
    auto [kind, sort, a, b, c] = request;
    if (pool::before(b, a)) std::swap(a, b);
    const Algebra algebra = algebraOf(kind);
    if (isConstant(b)) {
        const std::uint64_t identity = algebra.identityIsOnes ? maskOf(sort) : 0;
        if (pool::node(b).bits == identity) return a;
        if (algebra.hasAbsorbingConstant && pool::node(b).bits == (identity ^ maskOf(sort)))
            return b;
    }
    if (a == b) return kind == BitXor ? constant(sort, 0) : a;
    for (const auto& [whole, part] : {std::pair(a, b), std::pair(b, a)})
        if (is(whole, kind) && kind != BitXor &&
            (operand(whole, 0) == part || operand(whole, 1) == part))
            return whole;
    return settle(request, {kind, sort, a, b, 0});
}

} // namespace

Expression simplifyAssociative(const Request& request) {
    Operands operands(request.kind, request.sort);
    if (!operands.add(request.a) || !operands.add(request.b)) return simplifyLong(request);
    operands.joinPairs();
    return operands.build(request);
}

// Neither operand is constant.
Expression joinBits(ExpressionKind kind, Expression a, Expression b) {
    const auto isInt = [](Expression e) {
        return is(e, If) && isNumber(operand(e, 1), 1) && isNumber(operand(e, 2), 0);
    };
    if (isInt(a) && isInt(b))
        return intOf(make(kind == BitAnd ? And : Or, Sort::Bool, operand(a), operand(b)));
    // Bits that cannot be set in both.
    if (kind == BitAnd && (facts(a).possibleOnes & facts(b).possibleOnes) == 0)
        return number(pool::node(a).sort, 0);
    return 0;
}

} // namespace clew::vm::values::expressions
