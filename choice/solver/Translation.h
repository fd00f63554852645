#pragma once

// From expressions to the terms of a solver library: bit-vectors and IEEE 754 floats of SMT-LIB.
// What has no counterpart there is expressed by what has.
//
// `Terms` is the library: a type Term (null is no term) and the functions that are called on
// `terms_` below. Widths are in bits; a float sort is known by its width. All rounding is to
// nearest even unless a name says otherwise.

#include <algorithm>
#include <bit>
#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

#include "choice/solver/Solver.h"
#include "vm/values/ExpressionIntervals.h"

namespace clew::choice {

namespace expressions = vm::values::expressions;

constexpr std::uint64_t canonicalNaN(unsigned width) {
    return width == 32 ? 0x7fc0'0000u : 0x7ff8'0000'0000'0000u;
}
// The quotient below which every integer is a float: 2^24, 2^53.
constexpr std::uint64_t exactQuotient(unsigned width) {
    return width == 32 ? std::bit_cast<std::uint32_t>(0x1p24f)
                       : std::bit_cast<std::uint64_t>(0x1p53);
}

template <class Terms>
class Translation {
  public:
    using Term = typename Terms::Term;

    explicit Translation(Terms& terms) : terms_(terms) {}

    // Depth first without recursion: an expression may be as deep as a loop is long.
    Term operator()(Expression root) {
        std::vector<Expression> pending{root};
        while (!pending.empty()) {
            const Expression expression = pending.back();
            const ExpressionNode& node = expressions::node(expression);
            bool ready = !translated_.contains(expression);
            if (ready)
                for (const Expression operand : node.operands)
                    if (operand != 0 && !translated_.contains(operand)) {
                        pending.push_back(operand);
                        ready = false;
                    }
            if (ready) translated_.emplace(expression, translate(expression, node));
            if (ready || translated_.contains(expression)) pending.pop_back();
        }
        return translated_.at(root);
    }

    // Facts about fresh variables that the terms so far need: true of some values of these
    // variables in any case. Gives each once.
    std::vector<Term> takeDefinitions() { return std::exchange(definitions_, {}); }

    // What stands for a variable in a model: a float, or an integer of the width of its type. Null:
    // it never occurred.
    Term input(Expression variable) const {
        const auto found = inputs_.find(variable);
        return found == inputs_.end() ? Term{} : found->second;
    }
    // The value in a Slot of an integer input's bits in a model.
    static std::uint64_t slotOfInput(Expression variable, std::uint64_t bits) {
        switch (expressions::variable(variable).type) {
            case BasicType::Byte:
                return static_cast<std::uint32_t>(static_cast<std::int8_t>(bits));
            case BasicType::Short:
                return static_cast<std::uint32_t>(static_cast<std::int16_t>(bits));
            default:
                return bits;
        }
    }

  private:
    using BasicType = vm::values::BasicType;
    using ExpressionKind = vm::values::ExpressionKind;
    using ExpressionNode = vm::values::ExpressionNode;
    using Sort = vm::values::Sort;

    static unsigned width(Sort sort) {
        return sort == Sort::Bits64 || sort == Sort::Float64 ? 64 : 32;
    }
    static unsigned inputWidth(BasicType type) {
        return type == BasicType::Boolean ? 1 : 8 * vm::values::sizeOf(type);
    }

    Term translate(Expression expression, const ExpressionNode& node) {
        Term operands[3] = {};
        for (unsigned i = 0; i < 3; ++i)
            if (node.operands[i] != 0) operands[i] = translated_.at(node.operands[i]);
        const Term& a = operands[0];
        const Term& b = operands[1];
        const unsigned wide = width(node.sort);
        switch (node.kind) {
            case ExpressionKind::Constant:
                return constant(node);
            case ExpressionKind::Variable:
                return variable(expression, node);
            case ExpressionKind::SignExtend:
                return terms_.signExtend(32, a);
            case ExpressionKind::ZeroExtend:
                return terms_.zeroExtend(32, a);
            case ExpressionKind::Truncate:
                return terms_.extract(31, a);
            case ExpressionKind::SignExtend8:
                return terms_.signExtend(24, terms_.extract(7, a));
            case ExpressionKind::SignExtend16:
                return terms_.signExtend(16, terms_.extract(15, a));
            case ExpressionKind::ZeroExtend16:
                return terms_.zeroExtend(16, terms_.extract(15, a));
            case ExpressionKind::Divide:
            case ExpressionKind::Remainder:
                return quotientOrRemainder(node, a, b);
            case ExpressionKind::Multiply:
                return product(node, a, b);
            case ExpressionKind::FloatRemainder:
                return remainder(wide, a, b);
            case ExpressionKind::IntToFloat:
                return terms_.floatOfSigned(wide, a);
            case ExpressionKind::FloatToFloat:
                return terms_.floatOfFloat(wide, a);
            case ExpressionKind::FloatToInt:
                return saturated(wide, width(expressions::sort(node.operands[0])), a);
            case ExpressionKind::FloatToRawBits:
                return rawBits(wide, a);
            case ExpressionKind::FloatOfBits:
                return terms_.floatOfBits(wide, a);
            default:
                return terms_.apply(node.kind, operands);
        }
    }

    Term constant(const ExpressionNode& node) {
        switch (node.sort) {
            case Sort::Bool:
                return terms_.boolean(node.bits != 0);
            case Sort::Float32:
            case Sort::Float64:
                return terms_.floating(width(node.sort), node.bits);
            default:
                return terms_.bits(width(node.sort), node.bits);
        }
    }

    // An integer has as many bits as its type, so that its range needs no constraint.
    Term variable(Expression expression, const ExpressionNode& node) {
        const BasicType type = expressions::variable(expression).type;
        const unsigned wide = inputWidth(type);
        const bool isFloat = node.sort == Sort::Float32 || node.sort == Sort::Float64;
        const Term input = isFloat ? terms_.freshFloat(wide) : terms_.freshBits(wide);
        inputs_.emplace(expression, input);
        if (isFloat || wide >= 32) return input;
        const bool isSigned = type == BasicType::Byte || type == BasicType::Short;
        return isSigned ? terms_.signExtend(32 - wide, input) : terms_.zeroExtend(32 - wide, input);
    }

    // ---- products and quotients: as narrow as their operands let them be, since gates grow with
    // the square of the width

    // Of a signed number that holds both ends.
    static unsigned bitsOf(const expressions::Interval& interval) {
        const auto farthest = static_cast<std::uint64_t>(std::max(interval.max, ~interval.min));
        return 65 - static_cast<unsigned>(std::countl_zero(farthest));
    }
    Term narrowed(unsigned from, unsigned to, const Term& a) {
        return to == from ? a : terms_.extract(to - 1, a);
    }
    Term widened(unsigned from, unsigned to, const Term& a) {
        return to == from ? a : terms_.signExtend(to - from, a);
    }
    Term binary(ExpressionKind kind, const Term& a, const Term& b) {
        const Term operands[3] = {a, b, Term{}};
        return terms_.apply(kind, operands);
    }

    Term product(const ExpressionNode& node, const Term& a, const Term& b) {
        const unsigned wide = width(node.sort);
        const unsigned bits = std::min(wide, bitsOf(expressions::intervalOf(node.operands[0])) +
                                                 bitsOf(expressions::intervalOf(node.operands[1])));
        return widened(
            bits, wide,
            binary(ExpressionKind::Multiply, narrowed(wide, bits, a), narrowed(wide, bits, b)));
    }

    Term quotientOrRemainder(const ExpressionNode& node, const Term& a, const Term& b) {
        const unsigned wide = width(node.sort);
        const bool isQuotient = node.kind == ExpressionKind::Divide;
        const unsigned most = std::max(bitsOf(expressions::intervalOf(node.operands[0])),
                                       bitsOf(expressions::intervalOf(node.operands[1])));
        const ExpressionNode& divisor = expressions::node(node.operands[1]);
        const std::int64_t by = divisor.kind != ExpressionKind::Constant ? 0
                                : wide == 32 ? static_cast<std::int32_t>(divisor.bits)
                                             : static_cast<std::int64_t>(divisor.bits);
        if (by > 0 || (by < -1 && most < wide)) {
            const unsigned bits = std::min(wide, most);
            const auto [quotient, isNew] =
                quotients_.try_emplace({node.operands[0], node.operands[1]});
            const Term x = narrowed(wide, bits, a);
            if (isNew) quotient->second = quotientBy(bits, x, by);
            if (isQuotient) return widened(bits, wide, quotient->second);
            const Term whole = binary(ExpressionKind::Multiply, quotient->second,
                                      terms_.bits(bits, lowBits(bits, by)));
            return widened(bits, wide, binary(ExpressionKind::Subtract, x, whole));
        }
        // One bit more, for the least number divided by -1.
        const unsigned bits = std::min(wide, most + 1);
        return widened(bits, wide,
                       binary(node.kind, narrowed(wide, bits, a), narrowed(wide, bits, b)));
    }

    static std::uint64_t lowBits(unsigned width, std::int64_t value) {
        return static_cast<std::uint64_t>(value) & (~std::uint64_t{0} >> (64 - width));
    }

    // x / by, without a divider: a shift, or a fresh number that times `by` is x but for a
    // remainder, of the sign of x and nearer to 0 than `by`. Bounds keep the product from
    // overflowing, so that there is exactly one.
    Term quotientBy(unsigned width, const Term& x, std::int64_t by) {
        const auto number = [&](std::int64_t value) {
            return terms_.bits(width, lowBits(width, value));
        };
        if (by == 1) return x;
        if (by > 0 && std::has_single_bit(static_cast<std::uint64_t>(by))) {
            const auto shift =
                static_cast<unsigned>(std::countr_zero(static_cast<std::uint64_t>(by)));
            const Term sign = binary(ExpressionKind::ShiftRight, x, number(width - 1));
            const Term correction =
                binary(ExpressionKind::ShiftRightUnsigned, sign, number(width - shift));
            return binary(ExpressionKind::ShiftRight, binary(ExpressionKind::Add, x, correction),
                          number(shift));
        }
        const Term quotient = terms_.freshBits(width), zero = number(0);
        const Term remainder = binary(ExpressionKind::Subtract, x,
                                      binary(ExpressionKind::Multiply, quotient, number(by)));
        const std::int64_t max = static_cast<std::int64_t>(~std::uint64_t{0} >> (65 - width)),
                           min = ~max;
        const std::int64_t magnitude = by < 0 ? -by : by;
        const auto within = [&](const Term& low, const Term& value, const Term& high) {
            return terms_.both(binary(ExpressionKind::LessOrEqual, low, value),
                               binary(ExpressionKind::LessOrEqual, value, high));
        };
        const auto between = [&](std::int64_t end, const Term& value) { // 0 and an end
            return end < 0 ? within(number(end), value, zero) : within(zero, value, number(end));
        };
        definitions_.push_back(terms_.choose(
            binary(ExpressionKind::Less, x, zero),
            terms_.both(between(min / by, quotient), between(1 - magnitude, remainder)),
            terms_.both(between(max / by, quotient), between(magnitude - 1, remainder))));
        return quotient;
    }

    // Java's (int) and (long): NaN is 0, and what is out of range is the nearest end of it.
    Term saturated(unsigned to, unsigned from, const Term& a) {
        const std::uint64_t least = std::uint64_t{1} << (to - 1);
        const std::uint64_t bound = // 2^31, 2^63
            from == 32 ? std::bit_cast<std::uint32_t>(to == 32 ? 0x1p31f : 0x1p63f)
                       : std::bit_cast<std::uint64_t>(to == 32 ? 0x1p31 : 0x1p63);
        const Term limit = terms_.floating(from, bound);
        const Term below = terms_.floatLess(a, terms_.negate(limit));
        const Term above = terms_.floatLessOrEqual(limit, a);
        return terms_.choose(terms_.isNaN(a), terms_.bits(to, 0),
                             terms_.choose(below, terms_.bits(to, least),
                                           terms_.choose(above, terms_.bits(to, least - 1),
                                                         terms_.signedOfFloat(to, a))));
    }

    // SMT-LIB has no function for this: a fresh bit-vector of which a is the float. NaNs are
    // canonical.
    Term rawBits(unsigned wide, const Term& a) {
        const Term bits = terms_.freshBits(wide);
        definitions_.push_back(
            terms_.choose(terms_.isNaN(a), terms_.same(bits, terms_.bits(wide, canonicalNaN(wide))),
                          terms_.same(terms_.floatOfBits(wide, bits), a)));
        return bits;
    }

    // C's fmod, of which SMT-LIB has only IEEE 754's cousin that rounds the quotient to nearest. Of
    // magnitudes x and y, and with the quotient rounded towards zero, trunc(x/y) is exact where it
    // is below 2^53 (2^24): rounding does not cross an integer then. x - trunc(x/y)*y is a float,
    // so that a fused multiply-add gives it exactly. For larger quotients the result is a fresh
    // float in 0..y: more than there is, so that an answer "unsatisfiable" is right and a solution
    // must be checked.
    Term remainder(unsigned wide, const Term& a, const Term& b) {
        const Term x = terms_.absolute(a), y = terms_.absolute(b);
        const Term zero = terms_.floating(wide, 0);
        const Term quotient = terms_.divideTowardsZero(x, y);
        const Term whole = terms_.roundTowardsZero(quotient);
        const Term exact = terms_.fusedMultiplyAdd(terms_.negate(whole), y, x);
        const Term inexact = terms_.freshFloat(wide);
        definitions_.push_back(terms_.implies(
            terms_.floatLess(zero, y),
            terms_.both(terms_.floatLessOrEqual(zero, inexact), terms_.floatLess(inexact, y))));
        const Term magnitude = terms_.choose(
            terms_.floatLess(quotient, terms_.floating(wide, exactQuotient(wide))), exact, inexact);
        const Term ofFinite =
            terms_.choose(terms_.isNegative(a), terms_.negate(terms_.absolute(magnitude)),
                          terms_.absolute(magnitude));
        const Term isUndefined =
            terms_.either(terms_.either(terms_.isNaN(a), terms_.isNaN(b)),
                          terms_.either(terms_.isInfinite(a), terms_.floatEqual(b, zero)));
        return terms_.choose(isUndefined, terms_.floating(wide, canonicalNaN(wide)),
                             terms_.choose(terms_.floatLess(x, y), a, ofFinite));
    }

    Terms& terms_;
    std::unordered_map<Expression, Term> translated_;
    std::unordered_map<Expression, Term> inputs_;
    std::map<std::pair<Expression, Expression>, Term>
        quotients_; // of dividend and constant divisor
    std::vector<Term> definitions_;
};

} // namespace clew::choice
