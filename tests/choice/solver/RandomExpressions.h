#pragma once

// Random expressions of a small depth over a few variables of every type, and random values with
// many edge cases.

#include <array>
#include <cmath>
#include <limits>
#include <random>

#include "vm/values/Expression.h"

namespace clew::choice {

using namespace vm::values;

class RandomExpressions {
  public:
    // `floats`: whether floats occur.
    // Whether there are products, quotients and roots, about which solvers may think for long; or
    // only such of 32 bits.
    enum class Products { None, Narrow, All };
    RandomExpressions(unsigned seed, bool floats, Products products = Products::All)
        : random_(seed), floats_(floats), products_(products) {
        constexpr std::array types = {BasicType::Int,   BasicType::Int,     BasicType::Long,
                                      BasicType::Long,  BasicType::Byte,    BasicType::Short,
                                      BasicType::Char,  BasicType::Boolean, BasicType::Float,
                                      BasicType::Float, BasicType::Double,  BasicType::Double};
        for (unsigned i = 0; i < types.size(); ++i)
            variables_.push_back(expressions::makeVariable("random" + std::to_string(i), types[i]));
    }

    unsigned below(unsigned limit) {
        return std::uniform_int_distribution<unsigned>(0, limit - 1)(random_);
    }
    const std::vector<Expression>& variables() const { return variables_; }

    Sort sort() {
        constexpr Sort sorts[] = {Sort::Bool, Sort::Bits32, Sort::Bits64, Sort::Float32,
                                  Sort::Float64};
        return sorts[below(floats_ ? 5 : 3)];
    }

    std::uint64_t integer(unsigned width) {
        constexpr std::int64_t edges[] = {0,
                                          1,
                                          -1,
                                          2,
                                          5,
                                          31,
                                          32,
                                          63,
                                          127,
                                          -128,
                                          255,
                                          32767,
                                          -32768,
                                          65535,
                                          std::numeric_limits<std::int32_t>::max(),
                                          std::numeric_limits<std::int32_t>::min(),
                                          std::numeric_limits<std::int64_t>::max(),
                                          std::numeric_limits<std::int64_t>::min()};
        const std::uint64_t value =
            below(3) == 0 ? random_() : static_cast<std::uint64_t>(edges[below(std::size(edges))]);
        return width == 64 ? value : value & ((std::uint64_t{1} << width) - 1);
    }

    double floating() {
        using Double = std::numeric_limits<double>;
        using Float = std::numeric_limits<float>;
        constexpr double edges[] = {0.0,
                                    -0.0,
                                    1,
                                    -1,
                                    0.5,
                                    -0.5,
                                    1.5,
                                    2.5,
                                    3,
                                    0.1,
                                    1e10,
                                    2147483647.0,
                                    2147483648.0,
                                    -2147483648.0,
                                    -2147483649.0,
                                    9.223372036854775807e18,
                                    -9.223372036854775808e18,
                                    1e300,
                                    16777216,
                                    16777217,
                                    9007199254740992.0,
                                    Double::max(),
                                    Double::min(),
                                    Double::denorm_min(),
                                    -Double::denorm_min(),
                                    Float::max(),
                                    Float::min(),
                                    Float::denorm_min(),
                                    Double::infinity(),
                                    -Double::infinity(),
                                    Double::quiet_NaN()};
        if (below(4) != 0) return edges[below(std::size(edges))];
        return std::ldexp(static_cast<double>(static_cast<std::int64_t>(random_())),
                          static_cast<int>(below(160)) - 110);
    }

    // Of a variable of the type, or a constant.
    std::uint64_t value(BasicType type) {
        switch (type) {
            case BasicType::Boolean:
                return below(2);
            case BasicType::Byte:
                return fromInt(static_cast<std::int8_t>(integer(8)));
            case BasicType::Short:
                return fromInt(static_cast<std::int16_t>(integer(16)));
            case BasicType::Char:
                return integer(16);
            case BasicType::Long:
                return integer(64);
            case BasicType::Float:
                return rawBits(static_cast<float>(floating()));
            case BasicType::Double:
                return rawBits(floating());
            default:
                return integer(32);
        }
    }
    Assignment assignment() {
        Assignment values;
        for (const Expression variable : variables_)
            values[variable] = value(expressions::variable(variable).type);
        return values;
    }

    Expression expression(Sort sort, unsigned depth) {
        if (depth == 0) return leaf(sort);
        const auto of = [&](Sort operand) { return expression(operand, depth - 1); };
        const auto binary = [&](ExpressionKind kind, Sort operands) {
            const Expression a = of(operands);
            return expressions::make(kind, sort, a, of(operands));
        };
        using enum ExpressionKind;
        switch (sort) {
            case Sort::Bool: {
                constexpr ExpressionKind ofIntegers[] = {Equal, Less, LessOrEqual, LessUnsigned};
                constexpr ExpressionKind ofFloats[] = {FloatEqual, FloatLess, FloatLessOrEqual};
                switch (below(floats_ ? 7 : 5)) {
                    case 0:
                        return expressions::notOf(of(Sort::Bool));
                    case 1:
                        return binary(below(2) ? And : Or, Sort::Bool);
                    case 2:
                    case 3:
                    case 4:
                        return binary(ofIntegers[below(4)], integerSort());
                    case 5:
                        return expressions::make(FloatIsNaN, of(floatSort()));
                    default:
                        return binary(ofFloats[below(3)], floatSort());
                }
            }
            case Sort::Bits32:
            case Sort::Bits64: {
                const bool is32 = sort == Sort::Bits32;
                constexpr ExpressionKind kinds[] = {Add,    Subtract, BitAnd, BitOr,
                                                    BitXor, Multiply, Divide, Remainder};
                switch (below(floats_ ? 8 : 6)) {
                    case 0: {
                        if (!hasProducts(sort)) return leaf(sort);
                        const ExpressionKind kind = kinds[6 + below(2)];
                        const Expression a = of(sort);
                        return expressions::make(kind, sort, a, nonZero(of(sort)));
                    }
                    case 1: {
                        constexpr ExpressionKind shifts[] = {ShiftLeft, ShiftRight,
                                                             ShiftRightUnsigned};
                        const Expression a = of(sort);
                        const Expression mask = expressions::constant(sort, is32 ? 31 : 63);
                        return expressions::make(shifts[below(3)], sort, a,
                                                 expressions::make(BitAnd, of(sort), mask));
                    }
                    case 2: {
                        constexpr ExpressionKind narrow[] = {SignExtend8, SignExtend16,
                                                             ZeroExtend16};
                        if (!is32)
                            return expressions::make(below(2) ? SignExtend : ZeroExtend, sort,
                                                     of(Sort::Bits32));
                        return below(3) == 0 ? expressions::make(Truncate, sort, of(Sort::Bits64))
                                             : expressions::make(narrow[below(3)], sort, of(sort));
                    }
                    case 3:
                        return choose(sort, depth);
                    case 6:
                        return expressions::make(FloatToInt, sort, of(floatSort()));
                    case 7:
                        return expressions::make(FloatToRawBits, sort,
                                                 of(is32 ? Sort::Float32 : Sort::Float64));
                    default:
                        return binary(kinds[below(hasProducts(sort) ? 6 : 5)], sort);
                }
            }
            default: {
                constexpr ExpressionKind unary[] = {FloatNegate, FloatAbsolute, FloatFloor,
                                                    FloatCeil,   FloatRint,     FloatSquareRoot};
                constexpr ExpressionKind kinds[] = {FloatAdd, FloatSubtract, FloatMultiply,
                                                    FloatDivide, FloatRemainder};
                const bool is32 = sort == Sort::Float32;
                switch (below(7)) {
                    case 0:
                        return expressions::make(IntToFloat, sort, of(integerSort()));
                    case 1:
                        return expressions::make(FloatToFloat, sort,
                                                 of(is32 ? Sort::Float64 : Sort::Float32));
                    case 2:
                        return expressions::make(FloatOfBits, sort,
                                                 of(is32 ? Sort::Bits32 : Sort::Bits64));
                    case 3:
                        return choose(sort, depth);
                    case 4:
                        return expressions::make(unary[below(hasProducts(sort) ? 6 : 5)], sort,
                                                 of(sort));
                    default:
                        return binary(kinds[below(hasProducts(sort) ? 5 : 2)], sort);
                }
            }
        }
    }

    static std::uint64_t rawBits(float value) {
        return std::isnan(value) ? 0x7fc0'0000u : fromFloat(value);
    }
    static std::uint64_t rawBits(double value) {
        return std::isnan(value) ? 0x7ff8'0000'0000'0000u : fromDouble(value);
    }

  private:
    bool hasProducts(Sort sort) const {
        return products_ == Products::All ||
               (products_ == Products::Narrow && (sort == Sort::Bits32 || sort == Sort::Float32));
    }
    Sort integerSort() { return below(2) ? Sort::Bits32 : Sort::Bits64; }
    Sort floatSort() { return below(2) ? Sort::Float32 : Sort::Float64; }

    Expression leaf(Sort sort) {
        if (sort == Sort::Bool) return expressions::equal(leaf(Sort::Bits32), leaf(Sort::Bits32));
        if (below(4) != 0)
            for (;;) {
                const Expression variable =
                    variables_[below(static_cast<unsigned>(variables_.size()))];
                if (expressions::sort(variable) == sort) return variable;
            }
        switch (sort) {
            case Sort::Float32:
                return expressions::constant(sort, value(BasicType::Float));
            case Sort::Float64:
                return expressions::constant(sort, value(BasicType::Double));
            default:
                return expressions::constant(sort, integer(sort == Sort::Bits32 ? 32 : 64));
        }
    }

    Expression choose(Sort sort, unsigned depth) {
        const Expression condition = expression(Sort::Bool, depth - 1);
        const Expression then = expression(sort, depth - 1);
        return expressions::ifOf(condition, then, expression(sort, depth - 1));
    }
    Expression nonZero(Expression value) {
        const Sort sort = expressions::sort(value);
        const Expression zero = expressions::constant(sort, 0),
                         one = expressions::constant(sort, 1);
        return expressions::ifOf(expressions::equal(value, zero), one, value);
    }

    std::mt19937_64 random_;
    bool floats_;
    Products products_;
    std::vector<Expression> variables_;
};

// The condition that the expression has exactly these bits.
inline Expression hasBits(Expression expression, std::uint64_t bits) {
    using enum ExpressionKind;
    switch (expressions::sort(expression)) {
        case Sort::Bool:
            return bits ? expression : expressions::notOf(expression);
        case Sort::Float32:
        case Sort::Float64: {
            const Sort sort =
                expressions::sort(expression) == Sort::Float32 ? Sort::Bits32 : Sort::Bits64;
            return expressions::equal(expressions::make(FloatToRawBits, sort, expression),
                                      expressions::constant(sort, bits));
        }
        default:
            return expressions::equal(expression,
                                      expressions::constant(expressions::sort(expression), bits));
    }
}

} // namespace clew::choice
