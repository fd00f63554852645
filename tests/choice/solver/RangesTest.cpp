#include <doctest/doctest.h>

#include <algorithm>

#include "RandomExpressions.h"
#include "choice/solver/Ranges.h"
#include "choice/solver/Solver.h"
#include "vm/values/ExpressionOperations.h"

using namespace clew::choice;
using enum ExpressionKind;

namespace {

bool contains(Sort sort, const Range& range, std::uint64_t bits) {
    if (!expressions::isFloat(sort)) {
        const std::int64_t value = expressions::signedOf(sort, bits);
        return range.low <= value && value <= range.high;
    }
    const double value = sort == Sort::Float32 ? toFloat(bits) : toDouble(bits);
    if (value != value) return range.mayBeNaN;
    return range.low <= ordinalOf(sort, bits) && ordinalOf(sort, bits) <= range.high;
}

void addAll(Expression expression, std::vector<Expression>& all) {
    all.push_back(expression);
    for (const Expression operand : expressions::node(expression).operands)
        if (operand != 0) addAll(operand, all);
}

} // namespace

TEST_CASE("ranges: ordinals are in the order of the floats") {
    const double values[] = {-HUGE_VAL, -1e300,    -1, -0x1p-1074, -0.0,
                             0.0,       0x1p-1074, 1,  1e300,      HUGE_VAL};
    std::int64_t last = std::numeric_limits<std::int64_t>::min();
    for (const double value : values) {
        const std::int64_t ordinal = ordinalOf(Sort::Float64, fromDouble(value));
        CHECK(ordinal > last);
        CHECK(floatOfOrdinal(Sort::Float64, ordinal) == fromDouble(value));
        last = ordinal;
    }
}

TEST_CASE("ranges: what holds stays within them") {
    RandomExpressions random(21, true);
    for (unsigned round = 0; round < 20'000; ++round) {
        const Assignment assignment = random.assignment();
        expressions::Evaluator evaluator(assignment);
        std::vector<Expression> conditions, all;
        for (unsigned i = 0; i < 1 + round % 4; ++i) {
            Expression condition = random.expression(Sort::Bool, 1 + random.below(3));
            if (!evaluator.holds(condition)) condition = expressions::notOf(condition);
            conditions.push_back(condition);
            addAll(condition, all);
        }
        Ranges ranges(conditions);
        for (const Expression condition : conditions) CAPTURE(expressions::toString(condition));
        REQUIRE(ranges.narrow());
        for (const Expression expression : all) {
            CAPTURE(expressions::toString(expression));
            REQUIRE(contains(expressions::sort(expression), ranges.of(expression),
                             evaluator(expression)));
        }
    }
}

TEST_CASE("ranges: values at the ends of what conditions allow") {
    const Expression x = expressions::makeVariable("ranges.x", BasicType::Int);
    const Expression f = expressions::makeVariable("ranges.f", BasicType::Double);
    const auto number = [](std::int32_t value) { return expressions::constantInt(value); };
    const auto real = [](double value) {
        return expressions::constant(Sort::Float64, fromDouble(value));
    };
    const auto rangeOf = [](Expression of, std::vector<Expression> conditions) {
        Ranges ranges(conditions);
        CHECK(ranges.narrow());
        return ranges.of(of);
    };
    const Expression tenth = expressions::make(Divide, x, number(10));
    CHECK(rangeOf(x, {expressions::less(number(3), tenth), expressions::less(tenth, number(5))}) ==
          Range{40, 49});
    const Expression both =
        expressions::orOf(expressions::equal(x, number(3)), expressions::less(number(9), x));
    CHECK(rangeOf(x, {both, expressions::less(x, number(7)), expressions::less(number(1), x)}) ==
          Range{3, 3});
    CHECK(rangeOf(f, {expressions::equal(f, real(0))}) == Range{-1, 0}); // -0.0 and 0.0
    CHECK(!rangeOf(f, {expressions::less(f, real(1))}).mayBeNaN);
    CHECK(rangeOf(f, {expressions::notOf(expressions::less(f, real(1)))}).mayBeNaN);
    const Expression floor = expressions::make(FloatFloor, f);
    const Expression small[] = {expressions::less(real(-1.5), f), expressions::less(f, real(2.5)),
                                expressions::less(real(2), floor)};
    CHECK(!Ranges(small).narrow());
    CHECK(contradictionByRanges(std::span(small).first(2), small[2]) ==
          std::vector<Expression>{small[1], small[2]});
}

// The sum of a loop of a program: were its operands collected level by level, that would never end.
TEST_CASE("ranges: of a long chain of operations") {
    const Expression x = expressions::makeVariable("ranges.chain", BasicType::Int);
    Expression sum = x;
    for (std::int32_t i = 1; i < 200'000; ++i)
        sum =
            expressions::make(Add, expressions::make(BitXor, sum, expressions::constantInt(i)), x);
    const Expression even = expressions::make(BitAnd, sum, expressions::constantInt(6));
    const Expression conditions[] = {expressions::less(even, expressions::constantInt(7)),
                                     expressions::less(expressions::constantInt(7), even)};
    CHECK(Ranges(std::span(conditions).first(1)).narrow());
    CHECK(contradictionByRanges(std::span(conditions).first(1), conditions[1]) ==
          std::vector<Expression>{conditions[1]});
}

TEST_CASE("enumeration: all values of small domains, and those alone") {
    const Expression a = expressions::makeVariable("enumeration.a", BasicType::Byte);
    const Expression b = expressions::makeVariable("enumeration.b", BasicType::Byte);
    const Expression c = expressions::makeVariable("enumeration.c", BasicType::Char);
    const auto number = [](std::int32_t value) { return expressions::constantInt(value); };
    const auto within = [&](Expression value, std::int32_t low, std::int32_t high) {
        return expressions::andOf(expressions::lessOrEqual(number(low), value),
                                  expressions::lessOrEqual(value, number(high)));
    };
    const auto solver = makeSolver({{"enumeration"}});
    const auto answeredByEnumeration = [&] {
        std::vector<LayerStatistics> layers;
        solver->addStatistics(layers);
        return std::find_if(layers.begin(), layers.end(),
                            [](const auto& layer) { return layer.name == "enumeration"; })
            ->answered;
    };
    const std::vector<Expression> constraints{within(a, 1, 100), within(b, 1, 100)};
    const Expression remainder = expressions::make(Remainder, a, b);
    const Expression product = expressions::make(Multiply, a, b);
    const Solution square =
        solver->solve({constraints, expressions::equal(product, number(97 * 89))});
    CHECK(square.answer == Answer::Satisfiable);
    CHECK(square.assignment.at(a) * square.assignment.at(b) == 97 * 89);
    CHECK(solver->solve({constraints, expressions::equal(product, number(9973))}).answer ==
          Answer::Unsatisfiable); // a prime
    CHECK(solver->solve({constraints, expressions::lessOrEqual(b, remainder)}).answer ==
          Answer::Unsatisfiable);
    const Expression isOdd = expressions::equal(
        expressions::make(Remainder, expressions::make(Multiply, c, c), number(7)), number(4));
    CHECK(solver->solve({{}, isOdd}).assignment.at(c) >= 'a'); // as a person would choose
    CHECK(answeredByEnumeration() == 4);
}
