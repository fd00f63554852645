#pragma once

// Random trees of operations, what make() builds of them, and what plain C++ computes: Java's
// semantics once more.

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <memory>
#include <random>

#include "vm/values/Expression.h"
#include "vm/values/ExpressionOperations.h"
#include "vm/values/ExpressionPool.h"

namespace clew::vm::values {

using enum ExpressionKind;

struct Tree {
    ExpressionKind kind;
    Sort sort;
    std::uint64_t bits = 0; // of a constant; of a variable, its index
    std::vector<std::shared_ptr<const Tree>> operands;
    Expression expression = 0;
    unsigned height = 0;
};
using TreePtr = std::shared_ptr<const Tree>;

constexpr std::uint64_t kInteresting32[] = {
    0,          1,          2,          3,          7,          8,          10,
    31,         48,         57,         127,        128,        255,        256,
    65535,      65536,      0x7ffffffe, 0x7fffffff, 0x80000000, 0x80000001, 0xffffff80,
    0xffff8000, 0xfffffffe, 0xffffffff, 0x00ff00ff};
constexpr std::uint64_t kInteresting64[] = {0,
                                            1,
                                            2,
                                            3,
                                            10,
                                            63,
                                            255,
                                            65535,
                                            0x7fffffff,
                                            0x80000000,
                                            0xffffffff,
                                            0x100000000,
                                            0x7fffffffffffffff,
                                            0x8000000000000000,
                                            0x8000000000000001,
                                            0xffffffff80000000,
                                            0xffffffff7fffffff,
                                            0xfffffffffffffffe,
                                            0xffffffffffffffff,
                                            0x20000000000001};
constexpr float kInterestingFloats[] = {
    0.f,           -0.f,           1.f,           -1.f,         2.f,          0.5f,
    1.5f,          -2.5f,          3.f,           1e-45f,       -1e-40f,      1.17549435e-38f,
    3.4028235e38f, -3.4028235e38f, INFINITY,      -INFINITY,    NAN,          16777216.f,
    16777217.f,    2147483648.f,   -2147483648.f, 2147483520.f, 9.223372e18f, 0.1f,
    65535.f};
constexpr double kInterestingDoubles[] = {0.,
                                          -0.,
                                          1.,
                                          -1.,
                                          2.,
                                          0.5,
                                          1.5,
                                          -2.5,
                                          3.,
                                          5e-324,
                                          -1e-310,
                                          2.2250738585072014e-308,
                                          1.7976931348623157e308,
                                          INFINITY,
                                          -INFINITY,
                                          NAN,
                                          16777217.,
                                          2147483647.,
                                          2147483648.,
                                          -2147483648.,
                                          -2147483649.,
                                          9.223372036854775807e18,
                                          -9.223372036854775808e18,
                                          0.1,
                                          3.4028235677973366e38,
                                          1e300,
                                          4294967295.,
                                          65535.5};

class Generator {
  public:
    explicit Generator(std::uint64_t seed) : random_(seed) {
        const std::pair<const char*, BasicType> names[] = {
            {"random.i", BasicType::Int},     {"random.j", BasicType::Int},
            {"random.c", BasicType::Char},    {"random.b", BasicType::Byte},
            {"random.s", BasicType::Short},   {"random.z", BasicType::Boolean},
            {"random.y", BasicType::Boolean}, {"random.l", BasicType::Long},
            {"random.m", BasicType::Long},    {"random.f", BasicType::Float},
            {"random.g", BasicType::Float},   {"random.d", BasicType::Double},
            {"random.e", BasicType::Double}};
        for (const auto& [name, type] : names)
            variables.push_back(expressions::makeVariable(name, type));
    }

    std::vector<Expression> variables;

    unsigned below(unsigned limit) { return static_cast<unsigned>(random_() % limit); }

    std::uint64_t bits(Sort sort) {
        const bool simple = below(4) != 0;
        switch (sort) {
            case Sort::Bool:
                return below(2);
            case Sort::Bits32:
                return simple ? kInteresting32[below(std::size(kInteresting32))]
                              : static_cast<std::uint32_t>(random_() >> below(32));
            case Sort::Bits64:
                return simple ? kInteresting64[below(std::size(kInteresting64))]
                              : random_() >> below(64);
            case Sort::Float32:
                return fromFloat(simple
                                     ? kInterestingFloats[below(std::size(kInterestingFloats))]
                                     : std::bit_cast<float>(static_cast<std::uint32_t>(random_())));
            default:
                return fromDouble(simple
                                      ? kInterestingDoubles[below(std::size(kInterestingDoubles))]
                                      : std::bit_cast<double>(random_()));
        }
    }

    std::uint64_t bits(BasicType type) {
        const std::uint64_t any = bits(sortOf(type));
        switch (type) {
            case BasicType::Boolean:
                return any & 1;
            case BasicType::Byte:
                return fromInt(static_cast<std::int8_t>(any));
            case BasicType::Char:
                return any & 0xffff;
            case BasicType::Short:
                return fromInt(static_cast<std::int16_t>(any));
            default:
                return any;
        }
    }

    // A value of each variable.
    struct Inputs {
        Assignment assignment;
        std::vector<std::uint64_t> values; // by index
    };
    Inputs inputs();

    TreePtr leaf(Sort sort) {
        if (sort == Sort::Bool)
            return node(Equal, Sort::Bool, {leaf(Sort::Bits32), leaf(Sort::Bits32)});
        if (below(3) == 0) return constant(sort, bits(sort));
        for (;;) {
            const unsigned index = below(static_cast<unsigned>(variables.size()));
            if (expressions::sort(variables[index]) != sort) continue;
            return std::make_shared<Tree>(Tree{Variable, sort, index, {}, variables[index]});
        }
    }

    TreePtr constant(Sort sort, std::uint64_t bits) {
        return std::make_shared<Tree>(
            Tree{Constant, sort, bits, {}, expressions::constant(sort, bits)});
    }

    TreePtr node(ExpressionKind kind, Sort sort, std::vector<TreePtr> operands) {
        Tree tree{kind, sort, 0, std::move(operands), 0};
        const auto of = [&](unsigned i) {
            return i < tree.operands.size() ? tree.operands[i]->expression : 0;
        };
        tree.expression = expressions::make(kind, sort, of(0), of(1), of(2));
        for (const TreePtr& operand : tree.operands)
            tree.height = std::max(tree.height, operand->height + 1);
        const auto made = std::make_shared<const Tree>(std::move(tree));
        if (made->height <= kMostRepeated) recent_[below(kMostRecent)] = made;
        return made;
    }

    // The operation with random operands of the sort `from`.
    TreePtr operation(ExpressionKind kind, Sort from, Sort sort, unsigned depth) {
        if (kind == If)
            return node(
                kind, sort,
                {tree(Sort::Bool, depth - 1), tree(sort, depth - 1), tree(sort, depth - 1)});
        TreePtr left = tree(from, depth - 1);
        if (operandCount(kind) == 1) return node(kind, sort, {std::move(left)});
        TreePtr right = below(3) == 0 ? constant(from, bits(from)) : tree(from, depth - 1);
        if (kind == Divide || kind == Remainder) // not 0
            right = node(BitOr, from, {std::move(right), constant(from, 1)});
        else if (kind == ShiftLeft || kind == ShiftRight || kind == ShiftRightUnsigned)
            right = node(BitAnd, from,
                         {std::move(right), constant(from, expressions::widthOf(from) - 1)});
        else if (below(3) == 0)
            std::swap(left, right);
        return node(kind, sort, {std::move(left), std::move(right)});
    }

    TreePtr tree(Sort sort, unsigned depth) {
        if (depth == 0 || below(8) == 0) return leaf(sort);
        // What is alike in two places is what many rules are about.
        if (const TreePtr& same = recent_[below(kMostRecent)];
            same && same->sort == sort && same->height <= depth)
            return same;
        if (below(8) == 0) return operation(If, sort, sort, depth);
        const auto one = [&](auto... kinds) {
            const ExpressionKind all[] = {kinds...};
            return all[below(std::size(all))];
        };
        switch (sort) {
            case Sort::Bool:
                switch (below(8)) {
                    case 0:
                        return operation(Not, sort, sort, depth);
                    case 1:
                        return operation(And, sort, sort, depth);
                    case 2:
                        return operation(Or, sort, sort, depth);
                    case 3: {
                        const Sort from = floating();
                        return operation(one(FloatEqual, FloatLess, FloatLessOrEqual, FloatIsNaN),
                                         from, sort, depth);
                    }
                    case 4:
                        if (below(3) == 0) return operation(Equal, sort, sort, depth);
                        [[fallthrough]];
                    default: {
                        const Sort from = integer();
                        return operation(one(Equal, Less, LessOrEqual, LessUnsigned), from, sort,
                                         depth);
                    }
                }
            case Sort::Bits32:
                switch (below(12)) {
                    case 0:
                        return operation(Truncate, Sort::Bits64, sort, depth);
                    case 1:
                    case 2:
                        return operation(one(SignExtend8, SignExtend16, ZeroExtend16), sort, sort,
                                         depth);
                    case 3:
                        return operation(FloatToInt, floating(), sort, depth);
                    case 4:
                        return operation(FloatToRawBits, Sort::Float32, sort, depth);
                    default:
                        return arithmetic(sort, depth);
                }
            case Sort::Bits64:
                switch (below(12)) {
                    case 0:
                    case 1:
                        return operation(SignExtend, Sort::Bits32, sort, depth);
                    case 2:
                        return operation(ZeroExtend, Sort::Bits32, sort, depth);
                    case 3:
                        return operation(FloatToInt, floating(), sort, depth);
                    case 4:
                        return operation(FloatToRawBits, Sort::Float64, sort, depth);
                    default:
                        return arithmetic(sort, depth);
                }
            default: {
                const bool single = sort == Sort::Float32;
                switch (below(10)) {
                    case 0:
                    case 1:
                        return operation(IntToFloat, integer(), sort, depth);
                    case 2:
                        return operation(FloatToFloat, single ? Sort::Float64 : Sort::Float32, sort,
                                         depth);
                    case 3:
                        return operation(FloatOfBits, single ? Sort::Bits32 : Sort::Bits64, sort,
                                         depth);
                    case 4:
                    case 5:
                        return operation(one(FloatNegate, FloatAbsolute, FloatSquareRoot,
                                             FloatFloor, FloatCeil, FloatRint),
                                         sort, sort, depth);
                    default:
                        return operation(one(FloatAdd, FloatSubtract, FloatMultiply, FloatDivide,
                                             FloatRemainder),
                                         sort, sort, depth);
                }
            }
        }
    }

  private:
    static constexpr unsigned kMostRecent = 12, kMostRepeated = 2;

    Sort integer() { return below(3) ? Sort::Bits32 : Sort::Bits64; }
    Sort floating() { return below(2) ? Sort::Float32 : Sort::Float64; }

    TreePtr arithmetic(Sort sort, unsigned depth) {
        constexpr ExpressionKind kinds[] = {
            Add,       Add,    Subtract, Subtract, Multiply,  Multiply,   Divide,
            Remainder, BitAnd, BitOr,    BitXor,   ShiftLeft, ShiftRight, ShiftRightUnsigned};
        return operation(kinds[below(std::size(kinds))], sort, sort, depth);
    }

    std::mt19937_64 random_;
    TreePtr recent_[kMostRecent];
};

// ---- Java's semantics once more, in plain C++

template <class I, class F>
I toIntegral(F value) {
    if (std::isnan(value)) return 0;
    if (value >= std::ldexp(F(1), sizeof(I) * 8 - 1)) return std::numeric_limits<I>::max();
    if (value < -std::ldexp(F(1), sizeof(I) * 8 - 1)) return std::numeric_limits<I>::min();
    return static_cast<I>(value);
}

template <class F>
std::uint64_t slotOf(F value) {
    if constexpr (sizeof(F) == 4)
        return std::isnan(value) ? 0x7fc00000 : fromFloat(value);
    else
        return std::isnan(value) ? 0x7ff8000000000000 : fromDouble(value);
}

template <class F>
F ofSlot(std::uint64_t bits) {
    if constexpr (sizeof(F) == 4)
        return toFloat(bits);
    else
        return toDouble(bits);
}

template <class F>
std::uint64_t floatResult(ExpressionKind kind, F a, F b) {
    switch (kind) {
        case FloatAdd:
            return slotOf<F>(a + b);
        case FloatSubtract:
            return slotOf<F>(a - b);
        case FloatMultiply:
            return slotOf<F>(a * b);
        case FloatDivide:
            return slotOf<F>(a / b);
        case FloatRemainder:
            return slotOf<F>(std::fmod(a, b));
        case FloatNegate:
            return slotOf<F>(-a);
        case FloatAbsolute:
            return slotOf<F>(std::abs(a));
        case FloatSquareRoot:
            return slotOf<F>(std::sqrt(a));
        case FloatFloor:
            return slotOf<F>(std::floor(a));
        case FloatCeil:
            return slotOf<F>(std::ceil(a));
        case FloatRint:
            return slotOf<F>(std::rint(a));
        case FloatEqual:
            return a == b;
        case FloatLess:
            return a < b;
        case FloatLessOrEqual:
            return a <= b;
        case FloatIsNaN:
            return std::isnan(a);
        case FloatToRawBits:
            return slotOf<F>(a);
        default:
            FAIL("not a float operation");
            return 0;
    }
}

template <class I, class U>
std::uint64_t integerResult(ExpressionKind kind, I a, I b) {
    const U x = static_cast<U>(a), y = static_cast<U>(b);
    const auto wide = [&](__int128 value) { return std::uint64_t(static_cast<U>(value)); };
    switch (kind) {
        case Add:
            return wide(__int128(a) + b);
        case Subtract:
            return wide(__int128(a) - b);
        case Multiply:
            return wide(__int128(a) * b);
        case Divide:
            return wide(__int128(a) / b);
        case Remainder:
            return wide(__int128(a) % b);
        case BitAnd:
            return x & y;
        case BitOr:
            return x | y;
        case BitXor:
            return x ^ y;
        case ShiftLeft:
            return U(x << y);
        case ShiftRight:
            return U(a >> b);
        case ShiftRightUnsigned:
            return x >> y;
        case Equal:
            return a == b;
        case Less:
            return a < b;
        case LessOrEqual:
            return a <= b;
        case LessUnsigned:
            return x < y;
        default:
            FAIL("not an integer operation");
            return 0;
    }
}

inline std::uint64_t direct(const Tree& tree, const std::vector<std::uint64_t>& values) {
    if (tree.kind == Constant)
        return tree.sort == Sort::Float32   ? slotOf(toFloat(tree.bits))
               : tree.sort == Sort::Float64 ? slotOf(toDouble(tree.bits))
                                            : tree.bits;
    if (tree.kind == Variable) return values[tree.bits];
    std::uint64_t v[3] = {};
    for (std::size_t i = 0; i < tree.operands.size(); i++) v[i] = direct(*tree.operands[i], values);
    const Sort of = tree.operands[0]->sort;
    const bool single = of == Sort::Float32;
    switch (tree.kind) {
        case Not:
            return 1 - v[0];
        case And:
            return v[0] && v[1];
        case Or:
            return v[0] || v[1];
        case If:
            return v[0] ? v[1] : v[2];
        case SignExtend:
            return fromLong(toInt(v[0]));
        case ZeroExtend:
            return v[0];
        case Truncate:
            return fromInt(static_cast<std::int32_t>(toLong(v[0])));
        case SignExtend8:
            return fromInt(static_cast<std::int8_t>(toInt(v[0])));
        case SignExtend16:
            return fromInt(static_cast<std::int16_t>(toInt(v[0])));
        case ZeroExtend16:
            return static_cast<char16_t>(toInt(v[0]));
        case FloatOfBits:
            return tree.sort == Sort::Float32 ? slotOf(toFloat(v[0])) : slotOf(toDouble(v[0]));
        case FloatToFloat:
            return single ? slotOf(static_cast<double>(toFloat(v[0])))
                          : slotOf(static_cast<float>(toDouble(v[0])));
        case IntToFloat: {
            const std::int64_t value = of == Sort::Bits32 ? toInt(v[0]) : toLong(v[0]);
            return tree.sort == Sort::Float32 ? slotOf(static_cast<float>(value))
                                              : slotOf(static_cast<double>(value));
        }
        case FloatToInt:
            if (tree.sort == Sort::Bits32)
                return fromInt(single ? toIntegral<std::int32_t>(toFloat(v[0]))
                                      : toIntegral<std::int32_t>(toDouble(v[0])));
            return fromLong(single ? toIntegral<std::int64_t>(toFloat(v[0]))
                                   : toIntegral<std::int64_t>(toDouble(v[0])));
        default:
            break;
    }
    switch (of) {
        case Sort::Float32:
            return floatResult(tree.kind, ofSlot<float>(v[0]), ofSlot<float>(v[1]));
        case Sort::Float64:
            return floatResult(tree.kind, ofSlot<double>(v[0]), ofSlot<double>(v[1]));
        case Sort::Bits64:
            return integerResult<std::int64_t, std::uint64_t>(tree.kind, toLong(v[0]),
                                                              toLong(v[1]));
        default:
            return integerResult<std::int32_t, std::uint32_t>(tree.kind, toInt(v[0]), toInt(v[1]));
    }
}

inline Generator::Inputs Generator::inputs() {
    Inputs made;
    for (const Expression variable : variables) {
        const BasicType type = expressions::variable(variable).type;
        const std::uint64_t value = bits(type);
        made.assignment[variable] = value;
        made.values.push_back(type == BasicType::Float    ? slotOf(toFloat(value))
                              : type == BasicType::Double ? slotOf(toDouble(value))
                                                          : value);
    }
    return made;
}

// ---- What make() has built, beside that

inline bool isInRange(Expression expression, std::uint64_t value) {
    const expressions::pool::Facts& known = expressions::pool::facts(expression);
    const std::int64_t number = expressions::signedOf(expressions::sort(expression), value);
    return number >= known.min && number <= known.max && !(value & ~known.possibleOnes);
}

inline std::string describe(const Tree& tree) {
    if (tree.operands.empty()) return expressions::toString(tree.expression);
    std::string text = fmt::format("{}{}(", nameOf(tree.kind), static_cast<int>(tree.sort));
    for (const auto& operand : tree.operands)
        text += describe(*operand) + (operand == tree.operands.back() ? ")" : ", ");
    return text;
}

// The smallest part that is wrong.
inline const Tree* wrongPart(const Tree& tree, expressions::Evaluator& evaluator,
                             const std::vector<std::uint64_t>& values) {
    for (const auto& operand : tree.operands)
        if (const Tree* wrong = wrongPart(*operand, evaluator, values)) return wrong;
    const std::uint64_t value = direct(tree, values);
    return evaluator(tree.expression) != value || !isInRange(tree.expression, value) ? &tree
                                                                                     : nullptr;
}

inline void checkValue(const Tree& tree, const Generator::Inputs& inputs) {
    expressions::Evaluator evaluator(inputs.assignment);
    const std::uint64_t expected = direct(tree, inputs.values);
    if (evaluator(tree.expression) == expected && isInRange(tree.expression, expected)) return;
    const Tree& wrong = *wrongPart(tree, evaluator, inputs.values);
    std::string with;
    for (const auto& [variable, bits] : inputs.assignment)
        with += fmt::format("{} = {:#x} ", expressions::toString(variable), bits);
    FAIL(describe(wrong), " became ", expressions::toString(wrong.expression), ", with ", with,
         "is ", evaluator(wrong.expression), " instead of ", direct(wrong, inputs.values), " in ",
         expressions::pool::facts(wrong.expression).min, "..",
         expressions::pool::facts(wrong.expression).max);
}

} // namespace clew::vm::values
