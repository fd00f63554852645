// Each operation on small boxes of operands at the ends of what its types hold, all values of which
// can be tried: the ranges must hold all solutions, and must be as tight as they are known to be.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

#include "choice/solver/Ranges.h"
#include "vm/values/ExpressionOperations.h"

namespace clew::choice {

using namespace vm::values;
using enum ExpressionKind;

namespace {

using Long = std::numeric_limits<std::int64_t>;
using Int = std::numeric_limits<std::int32_t>;

// Values of an integer, or ordinals of a float; both ends included.
struct Box {
    std::int64_t low, high;
    bool mayBeNaN = false;
};

bool isFloat(Sort sort) {
    return expressions::isFloat(sort);
}

std::int64_t ordinal(Sort sort, double value) {
    return ordinalOf(
        sort, sort == Sort::Float32 ? fromFloat(static_cast<float>(value)) : fromDouble(value));
}

class RuleCheck {
  public:
    // cases, and how many of them were solved as well as trying all values does
    struct Count {
        unsigned cases = 0, exact = 0, narrowed = 0;
    };

    RuleCheck(ExpressionKind kind, Sort sort, Sort result)
        : kind_(kind), sort_(sort), result_(result) {
        const auto name = [&](char what, Sort of) {
            return std::string("rules.") + what + std::to_string(static_cast<int>(of));
        };
        const auto variable = [&](char what, Sort of) {
            return of == Sort::Bool ? expressions::isNotZero(expressions::makeVariable(
                                          name(what, of), BasicType::Boolean))
                                    : expressions::makeVariable(name(what, of), typeOf(of));
        };
        x_ = variable('x', sort);
        if (operandCount(kind) > 1) y_ = variable('y', isShift() ? Sort::Bits32 : sort);
        z_ = variable('z', result);
    }

    Count run(unsigned rounds) {
        // The figures below are of these numbers.
        const unsigned number = static_cast<unsigned>(kind_) - (kind_ > Attributed);
        random_.seed(number * 8 + static_cast<unsigned>(sort_));
        for (unsigned round = 0; round < rounds; ++round) check();
        return count_;
    }

  private:
    static BasicType typeOf(Sort sort) {
        return sort == Sort::Bits32    ? BasicType::Int
               : sort == Sort::Bits64  ? BasicType::Long
               : sort == Sort::Float32 ? BasicType::Float
                                       : BasicType::Double;
    }
    bool isShift() const {
        return kind_ == ShiftLeft || kind_ == ShiftRight || kind_ == ShiftRightUnsigned;
    }
    unsigned below(unsigned limit) { return static_cast<unsigned>(random_() % limit); }

    // Some values wide, at an edge.
    Box box(Sort sort) {
        if (sort == Sort::Bool) {
            const unsigned what = below(3);
            return {what == 1, what != 0};
        }
        std::int64_t middle = 0;
        Box whole{expressions::minimumOf(sort), expressions::maximumOf(sort)};
        if (isFloat(sort)) {
            const double values[] = {
                0.0,      -0.0,      1,   -1,   0.5,          -1.5,          2,      3,      -2.5,
                HUGE_VAL, -HUGE_VAL, 127, -128, 2147483647.0, -2147483648.0, 9.3e18, -9.3e18};
            middle = ordinal(sort, values[below(std::size(values))]);
            whole = {ordinal(sort, -HUGE_VAL), ordinal(sort, HUGE_VAL)};
        } else {
            constexpr std::int64_t values[] = {
                0,     1,          -1,         2,           -2,          3,           -3,
                7,     10,         -10,        127,         -128,        32767,       -32768,
                65535, Int::max(), Int::min(), Long::max(), Long::min(), 0xffff'ffff, 1ll << 32};
            middle = values[below(std::size(values))];
        }
        middle = std::clamp(middle, whole.low, whole.high);
        Box made{middle, middle};
        for (unsigned wider = below(4); wider > 0; --wider) {
            if (below(2) && made.low > whole.low) --made.low;
            if (below(2) && made.high < whole.high) ++made.high;
        }
        made.mayBeNaN = isFloat(sort) && below(4) == 0;
        return made;
    }

    static std::vector<std::uint64_t> valuesOf(Sort sort, const Box& box) {
        std::vector<std::uint64_t> values;
        for (std::int64_t at = box.low;; ++at) {
            values.push_back(isFloat(sort)
                                 ? floatOfOrdinal(sort, at)
                                 : static_cast<std::uint64_t>(at) & expressions::maskOf(sort));
            if (at == box.high) break;
        }
        if (box.mayBeNaN)
            values.push_back(sort == Sort::Float32 ? 0x7fc0'0000u : 0x7ff8'0000'0000'0000u);
        return values;
    }

    void within(Expression expression, Sort sort, const Box& box,
                std::vector<Expression>& conditions) {
        if (sort == Sort::Bool) {
            if (box.low == box.high)
                conditions.push_back(box.low ? expression : expressions::notOf(expression));
            return;
        }
        const auto end = [&](std::int64_t at) {
            return expressions::constant(
                sort, isFloat(sort) ? floatOfOrdinal(sort, at) : static_cast<std::uint64_t>(at));
        };
        if (box.mayBeNaN) {
            conditions.push_back(expressions::notOf(expressions::less(expression, end(box.low))));
            conditions.push_back(expressions::notOf(expressions::less(end(box.high), expression)));
        } else {
            conditions.push_back(expressions::lessOrEqual(end(box.low), expression));
            conditions.push_back(expressions::lessOrEqual(expression, end(box.high)));
        }
    }

    struct Hull {
        bool any = false;
        Range range{1, 0, false};
        void add(Sort sort, std::uint64_t bits) {
            any = true;
            std::int64_t at = 0;
            if (isFloat(sort)) {
                const double value = sort == Sort::Float32 ? toFloat(bits) : toDouble(bits);
                if (value != value) {
                    range.mayBeNaN = true;
                    return;
                }
                at = ordinalOf(sort, bits);
            } else {
                at = sort == Sort::Bool ? static_cast<std::int64_t>(bits)
                                        : expressions::signedOf(sort, bits);
            }
            if (range.low > range.high)
                range.low = range.high = at;
            else
                range.low = std::min(range.low, at), range.high = std::max(range.high, at);
        }
    };
    static bool holds(const Range& outer, const Range& inner) {
        if (inner.mayBeNaN && !outer.mayBeNaN) return false;
        return inner.low > inner.high || (outer.low <= inner.low && inner.high <= outer.high);
    }

    void check() {
        const Sort second = isShift() ? Sort::Bits32 : sort_;
        const Box a = box(sort_);
        Box b = y_ ? box(second) : Box{0, 0};
        if (isShift()) {
            b.low = below(std::min(expressions::widthOf(sort_), 64u));
            b.high = std::min<std::int64_t>(b.low + below(3), expressions::widthOf(sort_) - 1);
        }
        if ((kind_ == Divide || kind_ == Remainder) && b.low <= 0 && b.high >= 0)
            b = Box{1 + below(3), 3};
        // The result: at one of those that there are, so that something is left most often.
        const Expression y = y_ && isShift() && sort_ == Sort::Bits64
                                 ? expressions::make(SignExtend, Sort::Bits64, y_)
                                 : y_;
        const Expression op = expressions::make(kind_, result_, x_, y);
        if (expressions::isConstant(op)) return;
        const bool isCondition = result_ == Sort::Bool;
        Assignment assignment;
        const auto xs = valuesOf(sort_, a), ys = y_ ? valuesOf(second, b) : std::vector{0ul};
        const auto set = [&](Expression expression, std::uint64_t bits) {
            if (expression) assignment[expressions::variablesOf(expression)[0]] = bits;
        };
        const auto valueAt = [&](std::uint64_t xBits, std::uint64_t yBits) {
            set(x_, xBits), set(y_, yBits);
            return expressions::Evaluator(assignment)(op);
        };
        Box c = box(result_);
        if (!isCondition && below(4) != 0) {
            Hull around;
            // One after the other: compilers differ in the order of arguments.
            const std::uint64_t atY = ys[below(static_cast<unsigned>(ys.size()))];
            const std::uint64_t atX = xs[below(static_cast<unsigned>(xs.size()))];
            around.add(result_, valueAt(atX, atY));
            if (around.range.low <= around.range.high) {
                const Range end =
                    isFloat(result_)
                        ? Range{ordinal(result_, -HUGE_VAL), ordinal(result_, HUGE_VAL)}
                        : Range{expressions::minimumOf(result_), expressions::maximumOf(result_)};
                c = {around.range.low, around.range.high, c.mayBeNaN};
                if (below(2) && c.low > end.low) --c.low;
                if (below(2) && c.high < end.high) ++c.high;
            }
        }
        if (!isFloat(result_)) c.mayBeNaN = false;

        std::vector<Expression> conditions;
        within(x_, sort_, a, conditions);
        if (y_) within(y_, second, b, conditions);
        Expression result = op;
        if (!isCondition && !isFloat(result_) && below(2)) { // an equation may be solved for x or y
            result = z_;
            conditions.push_back(expressions::equal(op, z_));
        }
        within(result, result_, c, conditions);
        // What is not said to hold, or not to: whether that follows.
        if (isCondition && c.low != c.high) {
            const Expression other = expressions::makeVariable("rules.other", BasicType::Boolean);
            assignment[other] = 1;
            conditions.push_back(expressions::orOf(op, expressions::isNotZero(other)));
        }
        conditions.erase(std::remove_if(conditions.begin(), conditions.end(),
                                        [](Expression of) {
                                            return expressions::isConstant(of) &&
                                                   expressions::node(of).bits == 1;
                                        }),
                         conditions.end());
        if (conditions.empty()) return;

        // By trying all: also both zeros, which the conditions do not tell apart.
        const auto withZeros = [](Sort sort, Box box) {
            if (!isFloat(sort)) return box;
            if (box.low == 0) box.low = -1;
            if (box.high == -1) box.high = 0;
            return box;
        };
        Hull hullX, hullY, hullZ;
        for (const std::uint64_t atX : valuesOf(sort_, withZeros(sort_, a)))
            for (const std::uint64_t atY :
                 y_ ? valuesOf(second, withZeros(second, b)) : std::vector{0ul}) {
                const std::uint64_t bits = valueAt(atX, atY);
                if (z_ && result == z_) set(z_, bits);
                expressions::Evaluator evaluator(assignment);
                if (!std::all_of(conditions.begin(), conditions.end(),
                                 [&](Expression of) { return evaluator.holds(of); }))
                    continue;
                hullX.add(sort_, atX);
                if (y_) hullY.add(second, atY);
                hullZ.add(result_, bits);
            }

        Ranges ranges(conditions);
        const bool maybe = ranges.narrow();
        ++count_.cases;
        if (sort_ == Sort::Bool) { // variables that are compared with 0
            if (hullX.any) CHECK(maybe);
            count_.exact += maybe == hullX.any;
            count_.narrowed += !maybe;
            return;
        }
        if (!hullX.any) {
            count_.exact += !maybe;
            count_.narrowed += !maybe;
            return;
        }
        CAPTURE(expressions::toString(op));
        for (const Expression condition : conditions) CAPTURE(expressions::toString(condition));
        REQUIRE(maybe);
        bool isExact = true, isNarrowed = false;
        std::vector<Expression> all, pending = conditions;
        while (!pending.empty()) {
            all.push_back(pending.back());
            pending.pop_back();
            for (const Expression operand : expressions::node(all.back()).operands)
                if (operand) pending.push_back(operand);
        }
        const auto compare = [&](Expression of, const Hull& hull, Sort sort, const Box& box) {
            if (!of || std::find(all.begin(), all.end(), of) == all.end()) return;
            const Range found = ranges.of(of);
            CAPTURE(expressions::toString(of));
            CAPTURE(found.low);
            CAPTURE(found.high);
            CAPTURE(hull.range.low);
            CAPTURE(hull.range.high);
            CHECK(holds(found, hull.range));
            isExact &= found == hull.range;
            const Box wide = withZeros(sort, box);
            isNarrowed |= found.low > wide.low || found.high < wide.high;
        };
        compare(x_, hullX, sort_, a);
        compare(y_, hullY, second, b);
        compare(result, hullZ, result_, c);
        count_.exact += isExact;
        count_.narrowed += isNarrowed;
    }

    ExpressionKind kind_;
    Sort sort_, result_;
    Expression x_ = 0, y_ = 0, z_ = 0;
    std::minstd_rand random_;
    Count count_;
};

constexpr unsigned kRounds = 2000;

// Operands and result, and of these rounds how many are solved exactly, and how many narrow
// something. A rule that is lost or too careful lowers a number; one that is wrong loses a
// solution.
struct Rule {
    ExpressionKind kind;
    Sort sort, result;
    unsigned exact, narrowed;
};

constexpr Rule kRules[] = {
    {Add, Sort::Bits32, Sort::Bits32, 1534, 1240},
    {Add, Sort::Bits64, Sort::Bits64, 1843, 1538},
    {Subtract, Sort::Bits32, Sort::Bits32, 1590, 1249},
    {Subtract, Sort::Bits64, Sort::Bits64, 1821, 1528},
    {Multiply, Sort::Bits32, Sort::Bits32, 798, 751},
    {Multiply, Sort::Bits64, Sort::Bits64, 1084, 1086},
    {Divide, Sort::Bits32, Sort::Bits32, 1087, 850},
    {Divide, Sort::Bits64, Sort::Bits64, 1077, 824},
    {Remainder, Sort::Bits32, Sort::Bits32, 1018, 984},
    {Remainder, Sort::Bits64, Sort::Bits64, 1052, 1035},
    {BitAnd, Sort::Bits32, Sort::Bits32, 769, 672},
    {BitAnd, Sort::Bits64, Sort::Bits64, 727, 732},
    {BitOr, Sort::Bits32, Sort::Bits32, 1025, 710},
    {BitOr, Sort::Bits64, Sort::Bits64, 860, 737},
    {BitXor, Sort::Bits32, Sort::Bits32, 422, 260},
    {BitXor, Sort::Bits64, Sort::Bits64, 362, 244},
    {ShiftLeft, Sort::Bits32, Sort::Bits32, 75, 0},
    {ShiftLeft, Sort::Bits64, Sort::Bits64, 69, 0},
    {ShiftRight, Sort::Bits32, Sort::Bits32, 1594, 1456},
    {ShiftRight, Sort::Bits64, Sort::Bits64, 1746, 1506},
    {ShiftRightUnsigned, Sort::Bits32, Sort::Bits32, 1107, 1106},
    {ShiftRightUnsigned, Sort::Bits64, Sort::Bits64, 1184, 1147},
    {SignExtend, Sort::Bits32, Sort::Bits64, 2000, 1486},
    {ZeroExtend, Sort::Bits32, Sort::Bits64, 1624, 1073},
    {Truncate, Sort::Bits64, Sort::Bits32, 1555, 1307},
    {SignExtend8, Sort::Bits32, Sort::Bits32, 1278, 1053},
    {SignExtend16, Sort::Bits32, Sort::Bits32, 1407, 1176},
    {ZeroExtend16, Sort::Bits32, Sort::Bits32, 1137, 1047},
    {FloatAdd, Sort::Float32, Sort::Float32, 686, 636},
    {FloatAdd, Sort::Float64, Sort::Float64, 721, 630},
    {FloatSubtract, Sort::Float32, Sort::Float32, 677, 633},
    {FloatSubtract, Sort::Float64, Sort::Float64, 680, 624},
    {FloatMultiply, Sort::Float32, Sort::Float32, 682, 551},
    {FloatMultiply, Sort::Float64, Sort::Float64, 670, 558},
    {FloatDivide, Sort::Float32, Sort::Float32, 530, 506},
    {FloatDivide, Sort::Float64, Sort::Float64, 514, 491},
    {FloatRemainder, Sort::Float32, Sort::Float32, 608, 768},
    {FloatRemainder, Sort::Float64, Sort::Float64, 611, 733},
    {FloatNegate, Sort::Float32, Sort::Float32, 1886, 1233},
    {FloatNegate, Sort::Float64, Sort::Float64, 1874, 1245},
    {FloatAbsolute, Sort::Float32, Sort::Float32, 959, 1056},
    {FloatAbsolute, Sort::Float64, Sort::Float64, 1061, 1115},
    {FloatSquareRoot, Sort::Float32, Sort::Float32, 1312, 1318},
    {FloatSquareRoot, Sort::Float64, Sort::Float64, 1360, 1349},
    {FloatFloor, Sort::Float32, Sort::Float32, 1009, 1004},
    {FloatFloor, Sort::Float64, Sort::Float64, 968, 959},
    {FloatCeil, Sort::Float32, Sort::Float32, 1066, 1021},
    {FloatCeil, Sort::Float64, Sort::Float64, 1092, 1041},
    {FloatRint, Sort::Float32, Sort::Float32, 1252, 1039},
    {FloatRint, Sort::Float64, Sort::Float64, 1327, 1117},
    {IntToFloat, Sort::Bits32, Sort::Float32, 2000, 1209},
    {FloatToInt, Sort::Float32, Sort::Bits32, 1564, 847},
    {IntToFloat, Sort::Bits32, Sort::Float64, 2000, 1438},
    {FloatToInt, Sort::Float64, Sort::Bits32, 1552, 811},
    {IntToFloat, Sort::Bits64, Sort::Float32, 2000, 1199},
    {FloatToInt, Sort::Float32, Sort::Bits64, 1553, 878},
    {IntToFloat, Sort::Bits64, Sort::Float64, 2000, 1398},
    {FloatToInt, Sort::Float64, Sort::Bits64, 1552, 838},
    {FloatToFloat, Sort::Float32, Sort::Float64, 1902, 1400},
    {FloatToFloat, Sort::Float64, Sort::Float32, 1549, 1209},
    {FloatToRawBits, Sort::Float32, Sort::Bits32, 667, 608},
    {FloatToRawBits, Sort::Float64, Sort::Bits64, 660, 587},
    {FloatOfBits, Sort::Bits32, Sort::Float32, 500, 558},
    {FloatOfBits, Sort::Bits64, Sort::Float64, 614, 661},
    {Equal, Sort::Bits32, Sort::Bool, 2000, 1262},
    {Equal, Sort::Bits64, Sort::Bool, 2000, 1293},
    {Less, Sort::Bits32, Sort::Bool, 2000, 1286},
    {Less, Sort::Bits64, Sort::Bool, 2000, 1306},
    {LessOrEqual, Sort::Bits32, Sort::Bool, 2000, 1302},
    {LessOrEqual, Sort::Bits64, Sort::Bool, 2000, 1324},
    {LessUnsigned, Sort::Bits32, Sort::Bool, 1442, 739},
    {LessUnsigned, Sort::Bits64, Sort::Bool, 1462, 780},
    {FloatEqual, Sort::Float32, Sort::Bool, 1396, 1022},
    {FloatEqual, Sort::Float64, Sort::Bool, 1432, 1054},
    {FloatLess, Sort::Float32, Sort::Bool, 1399, 873},
    {FloatLess, Sort::Float64, Sort::Bool, 1420, 902},
    {FloatLessOrEqual, Sort::Float32, Sort::Bool, 1421, 885},
    {FloatLessOrEqual, Sort::Float64, Sort::Bool, 1400, 888},
    {FloatIsNaN, Sort::Float32, Sort::Bool, 1833, 1139},
    {FloatIsNaN, Sort::Float64, Sort::Bool, 1841, 1151},
    {Not, Sort::Bool, Sort::Bool, 2000, 417},
    {And, Sort::Bool, Sort::Bool, 2000, 431},
    {Or, Sort::Bool, Sort::Bool, 2000, 443},
};

} // namespace

TEST_CASE("range rules: nothing is lost, and all is as tight as it was") {
    std::map<ExpressionKind, unsigned> rows;
    for (const Rule& rule : kRules) {
        ++rows[rule.kind];
        CAPTURE(nameOf(rule.kind));
        CAPTURE(static_cast<int>(rule.sort));
        CAPTURE(static_cast<int>(rule.result));
        const RuleCheck::Count count = RuleCheck(rule.kind, rule.sort, rule.result).run(kRounds);
        CHECK(count.exact >= rule.exact);
        CHECK(count.narrowed >= rule.narrowed);
    }
    // Constants and variables are in every row; If has its own below, and attributes have none.
    constexpr unsigned kOthers = 4;
    unsigned kinds = 0;
#define CLEW_KIND(name, operands) ++kinds;
    CLEW_EXPRESSION_KINDS(CLEW_KIND)
#undef CLEW_KIND
    CHECK_MESSAGE(rows.size() + kOthers == kinds, "a kind of expression without a row");
}

} // namespace clew::choice
