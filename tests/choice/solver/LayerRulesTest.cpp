// The layers that answer by rules of their own, each in front of a solver that only counts what
// reaches it: what they say is compared with what all values at the edges say.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

#include "choice/solver/Layer.h"
#include "choice/solver/Layers.h"
#include "choice/solver/Ranges.h"
#include "vm/values/ExpressionOperations.h"

namespace clew::choice {

using namespace vm::values;
using enum ExpressionKind;

namespace {

using Long = std::numeric_limits<std::int64_t>;
using Int = std::numeric_limits<std::int32_t>;

class Last final : public Solver {
  public:
    Solution solve(const Query&) override { return unknown("not asked"); }
    void addStatistics(std::vector<LayerStatistics>&) const override {}
};

Expression variable(const char* name, BasicType type = BasicType::Int) {
    return expressions::makeVariable(name, type);
}
Expression number(std::int32_t value) {
    return expressions::constantInt(value);
}
Expression real(double value) {
    return expressions::constant(Sort::Float64, fromDouble(value));
}
Expression greater(Expression a, Expression b) {
    return expressions::less(b, a);
}

} // namespace

TEST_CASE("layer rules: bounds of one value") {
    struct Subject {
        BasicType type;
        std::int64_t low, high;
        std::vector<std::int64_t> edges;
    };
    const Subject subjects[] = {
        {BasicType::Boolean, 0, 1, {0, 1}},
        {BasicType::Byte, -128, 127, {-128, -127, -1, 0, 1, 126, 127}},
        {BasicType::Short, -32768, 32767, {-32768, -1, 0, 1, 32766, 32767}},
        {BasicType::Char, 0, 65535, {0, 1, 2, 65534, 65535}},
        {BasicType::Int,
         Int::min(),
         Int::max(),
         {Int::min(), Int::min() + 1, -1, 0, 1, Int::max() - 1, Int::max()}},
        {BasicType::Long,
         Long::min(),
         Long::max(),
         {Long::min(), Long::min() + 1, -1, 0, 1, Int::min(), Int::max(), Long::max() - 1,
          Long::max()}}};
    std::minstd_rand random(5);
    const auto below = [&](std::size_t limit) { return random() % limit; };
    std::map<std::string, unsigned> answers;
    unsigned missed = 0;
    for (const Subject& subject : subjects) {
        const Sort sort = sortOf(subject.type);
        const Expression x = expressions::makeVariable(
            "bounds." + std::to_string(static_cast<int>(subject.type)), subject.type);
        // Where values are decided: each edge and its neighbours.
        std::vector<std::int64_t> points;
        for (const std::int64_t edge : subject.edges)
            for (const int by : {-1, 0, 1}) {
                if ((by < 0 && edge == subject.low) || (by > 0 && edge == subject.high)) continue;
                points.push_back(edge + by);
            }
        const auto condition = [&] {
            const Expression edge = expressions::constant(
                sort, static_cast<std::uint64_t>(subject.edges[below(subject.edges.size())]));
            Expression made = 0;
            switch (below(5)) {
                case 0:
                    made = expressions::equal(x, edge);
                    break;
                case 1:
                    made = expressions::less(x, edge);
                    break;
                case 2:
                    made = expressions::less(edge, x);
                    break;
                case 3:
                    made = expressions::lessOrEqual(x, edge);
                    break;
                default:
                    made = expressions::lessOrEqual(edge, x);
            }
            return below(2) ? expressions::notOf(made) : made;
        };
        const auto layer = makeContradictionLayer(std::make_unique<Last>());
        for (unsigned round = 0; round < 3000; ++round) {
            // They hold together, as those of a path do.
            const std::int64_t now = points[below(points.size())];
            const Assignment current{
                {x, static_cast<std::uint64_t>(now) & expressions::maskOf(sort)}};
            expressions::Evaluator evaluator(current);
            std::vector<Expression> constraints;
            for (std::size_t count = below(5); count > 0; --count) {
                const Expression made = condition();
                const Expression holds = evaluator.holds(made) ? made : expressions::notOf(made);
                if (!expressions::isConstant(holds)) constraints.push_back(holds);
            }
            const Expression asked = condition();
            bool mayHold = false, mayFail = false;
            for (const std::int64_t point : points) {
                const Assignment at{
                    {x, static_cast<std::uint64_t>(point) & expressions::maskOf(sort)}};
                expressions::Evaluator evaluate(at);
                if (!std::all_of(constraints.begin(), constraints.end(),
                                 [&](Expression of) { return evaluate.holds(of); }))
                    continue;
                (evaluate.holds(asked) ? mayHold : mayFail) = true;
            }
            CAPTURE(expressions::toString(asked));
            for (const Expression constraint : constraints)
                CAPTURE(expressions::toString(constraint));
            const Solution solution = layer->solve({constraints, asked, &current});
            if (solution.answer == Answer::Unsatisfiable) {
                ++answers["contradicts"];
                REQUIRE_FALSE(mayHold);
                // The core alone is one, too.
                std::vector<Expression> core = solution.core;
                std::erase(core, asked);
                for (const std::int64_t point : points) {
                    const Assignment at{
                        {x, static_cast<std::uint64_t>(point) & expressions::maskOf(sort)}};
                    expressions::Evaluator evaluate(at);
                    CHECK_FALSE((evaluate.holds(asked) &&
                                 std::all_of(core.begin(), core.end(),
                                             [&](Expression of) { return evaluate.holds(of); })));
                }
            } else if (solution.answer == Answer::Satisfiable) {
                ++answers["implied"];
                REQUIRE_FALSE(mayFail);
                CHECK(solution.assignment == current);
            } else {
                ++answers["neither"];
                missed += !mayHold || !mayFail;
            }
        }
    }
    CHECK(answers["contradicts"] > 1000);
    CHECK(answers["implied"] > 1000);
    CHECK(answers["neither"] > 1000);
    CHECK(missed == 0);
}

TEST_CASE("layer rules: candidates, each where it is the first that fits") {
    const Expression x = variable("candidate.x"), y = variable("candidate.y");
    const Expression wide = variable("candidate.wide", BasicType::Long);
    const Expression letter = variable("candidate.c", BasicType::Char);
    const Expression small = variable("candidate.b", BasicType::Byte);
    const Expression length = variable("candidate.length");
    const Expression f = variable("candidate.f", BasicType::Double);
    const Expression single = variable("candidate.g", BasicType::Float);
    const auto different = [](Expression a, Expression b) {
        return expressions::notOf(expressions::equal(a, b));
    };
    const auto all = [](std::initializer_list<Expression> conditions) {
        Expression made = expressions::boolean(true);
        for (const Expression condition : conditions) made = expressions::andOf(made, condition);
        return made;
    };
    const auto times = [](Expression a, Expression b) { return expressions::make(Multiply, a, b); };
    constexpr std::int64_t kNone = 4711;
    const struct {
        const char* rule;
        Expression of, condition;
        std::int64_t value; // of a float: rounded down after it was multiplied by 4
    } rows[] = {
        {"0", x, expressions::less(x, number(9)), 0},
        {"1", x, different(x, number(0)), 1},
        {"-1", x, all({different(x, number(0)), expressions::less(x, number(1))}), -1},
        {"2", x, greater(x, number(1)), 2},
        {"a letter", letter, different(letter, number(0)), 'a'},
        {"another letter", letter, expressions::less(letter, number('a')), 'A'},
        {"a digit", letter, expressions::less(letter, number('A')), '0'},
        {"a space", letter, expressions::less(letter, number('0')), ' '},
        {"a constant", x, expressions::equal(x, number(77)), 77},
        {"the one above", x, greater(x, number(77)), 78},
        {"the one below", x, expressions::less(x, number(-77)), -78},
        {"a constant that is a float", x,
         greater(expressions::make(FloatAdd, expressions::make(IntToFloat, Sort::Float64, x),
                                   real(0.25)),
                 real(4711.5)),
         4712},
        {"of a long", wide, greater(wide, expressions::constantLong(1ll << 40)), (1ll << 40) + 1},
        {"where two sides meet", x, expressions::equal(times(x, number(6)), number(600)), 100},
        {"beyond where they meet", x, greater(times(x, number(6)), number(600)), 101},
        {"no quotient that overflows", wide,
         all({expressions::lessOrEqual(
                  expressions::make(Subtract, expressions::constantLong(Long::min() + 2), wide),
                  expressions::constantLong(0)),
              expressions::equal(times(wide, wide), expressions::constantLong(49))}),
         kNone},
        {"none beyond an int", x,
         expressions::equal(
             times(expressions::make(SignExtend, x), expressions::make(SignExtend, x)),
             expressions::constantLong((1ll << 40) + 1)),
         kNone},
        {"the last of the type", small, greater(small, number(126)), 127},
        {"short arrays", length, greater(length, number(7)), 8},
        {"no long ones", length, greater(length, number(8)), kNone},
        {"where a secant leads, of a product", x,
         all({different(x, number(0)), greater(times(x, x), number(99))}), 20},
        {"float 0", f, expressions::less(f, real(9)), 0},
        {"float 1", f, greater(f, real(0)), 4},
        {"float -1", f, expressions::less(f, real(0)), -4},
        {"float 0.5", f, all({greater(f, real(0)), expressions::less(f, real(1))}), 2},
        {"float -0.5", f, all({greater(f, real(-1)), expressions::less(f, real(0))}), -2},
        {"float 2", f, all({greater(f, real(1.5))}), 8},
        {"float 10", f, greater(f, real(2)), 40},
        {"float 100", f, greater(f, real(10)), 400},
        {"float 1000", f, greater(f, real(100)), 4000},
        {"float constant", f, expressions::equal(f, real(1234.5)), 4938},
        {"float constant + 1", f, greater(f, real(4000.5)), 16002},
        {"float root", f, expressions::equal(expressions::make(FloatMultiply, f, f), real(2.25)),
         6},
        {"float just above", f,
         all({greater(f, real(77.75)), expressions::less(f, real(77.7500001))}), 311},
        {"float just below", f,
         all({expressions::less(f, real(77.75)), greater(f, real(77.7499999))}), 310},
        {"single constant", single,
         expressions::equal(single, expressions::constant(Sort::Float32, fromFloat(77.5f))), 310},
    };
    const auto layer = makeCandidatesLayer(std::make_unique<Last>());
    for (const auto& row : rows) {
        CAPTURE(row.rule);
        CAPTURE(expressions::toString(row.condition));
        const Solution solution = layer->solve({{}, row.condition});
        if (solution.answer != Answer::Satisfiable) {
            CHECK(row.value == kNone);
            continue;
        }
        const std::uint64_t bits = solution.assignment.at(row.of);
        const Sort sort = expressions::sort(row.of);
        const double value = sort == Sort::Float32 ? toFloat(bits) : toDouble(bits);
        CHECK(row.value == (expressions::isFloat(sort)
                                ? static_cast<std::int64_t>(std::floor(value * 4))
                                : expressions::signedOf(sort, bits)));
    }
    // What the constraints about the variable say holds as well, and other variables stay.
    const Assignment current{{x, 3}, {y, 8}};
    const Expression constraints[] = {expressions::less(x, y), greater(y, number(5))};
    const Solution other = layer->solve({constraints, greater(x, number(5)), &current});
    REQUIRE(other.answer == Answer::Satisfiable);
    CHECK(other.assignment == Assignment{{x, 6}, {y, 8}});
    CHECK(layer->solve({constraints, greater(x, number(7)), &current}).answer == Answer::Unknown);
    // Nothing beyond the type.
    const Expression most[] = {expressions::equal(x, number(127))};
    const Assignment edge{{x, 127}};
    CHECK(layer->solve({most, greater(small, x), &edge}).answer == Answer::Unknown);
    // Where nothing is known, all constraints are looked at.
    CHECK(layer->solve({constraints, greater(x, number(5))}).answer == Answer::Unknown);
}

TEST_CASE("layer rules: enumeration of what holds anyway") {
    const Expression small = variable("enumerated.b", BasicType::Byte);
    const Expression constraints[] = {greater(small, number(126))};
    const auto layer = makeEnumerationLayer(std::make_unique<Last>());
    const Solution solution = layer->solve({constraints, expressions::boolean(true)});
    CHECK(solution.answer == Answer::Satisfiable);
    CHECK(solution.assignment == Assignment{{small, 127}});
    CHECK(layer->solve({constraints, expressions::boolean(false)}).answer == Answer::Unsatisfiable);
}

TEST_CASE("layer rules: contradictions by ranges name no more than they need") {
    const Expression x = variable("core.x"), y = variable("core.y"), z = variable("core.z");
    const Expression constraints[] = {greater(z, number(0)), expressions::less(x, y),
                                      expressions::less(y, number(5))};
    // Two of three.
    CHECK(contradictionByRanges(constraints, greater(x, number(9))) ==
          std::vector<Expression>{constraints[1], constraints[2], greater(x, number(9))});
    CHECK(contradictionByRanges(constraints, greater(y, number(9))) ==
          std::vector<Expression>{constraints[2], greater(y, number(9))});
    CHECK(contradictionByRanges(constraints, greater(x, number(0))).empty());
    // Where there are too many to try each, all are named.
    std::vector<Expression> many;
    for (int i = 0; i < 30; ++i)
        many.push_back(greater(variable(("core.m" + std::to_string(i)).c_str()), number(0)));
    many.insert(many.end(), std::begin(constraints), std::end(constraints));
    CHECK(contradictionByRanges(many, greater(x, number(9))).size() == many.size() + 1);
}

TEST_CASE("layer rules: all of a conjunction counts") {
    const Expression c = variable("and.c", BasicType::Boolean), x = variable("and.x");
    const Expression flag = expressions::isNotZero(c), few = expressions::less(x, number(5));
    const auto most = [&](Expression condition) {
        const Expression conditions[] = {condition};
        Ranges ranges(conditions);
        REQUIRE(ranges.narrow());
        CHECK(ranges.of(c).low == 1);
        return ranges.of(x).high;
    };
    CHECK(most(expressions::andOf(flag, few)) == 4);
    CHECK(most(expressions::andOf(few, flag)) == 4);
    CHECK(most(expressions::andOf(flag, expressions::andOf(few, greater(x, number(0))))) == 4);
}

TEST_CASE("layer rules: one of two values, as the condition says") {
    const Expression c = variable("if.c", BasicType::Boolean), x = variable("if.x"),
                     y = variable("if.y");
    const Expression choice = expressions::ifOf(expressions::isNotZero(c), x, y);
    const auto within = [](Expression of, std::int32_t low, std::int32_t high) {
        return expressions::andOf(expressions::lessOrEqual(number(low), of),
                                  expressions::lessOrEqual(of, number(high)));
    };
    const auto rangeOf = [&](Expression of, std::vector<Expression> conditions) {
        conditions.push_back(within(x, 0, 9));
        conditions.push_back(within(y, 10, 19));
        conditions.push_back(expressions::equal(choice, variable("if.z")));
        Ranges ranges(conditions);
        REQUIRE(ranges.narrow());
        return ranges.of(of);
    };
    const Expression z = variable("if.z");
    CHECK(rangeOf(z, {}) == Range{0, 19});
    CHECK(rangeOf(z, {expressions::isNotZero(c)}) == Range{0, 9});
    CHECK(rangeOf(z, {expressions::notOf(expressions::isNotZero(c))}) == Range{10, 19});
    CHECK(rangeOf(x, {within(z, 3, 9)}) == Range{3, 9});
    CHECK(rangeOf(y, {within(z, 10, 12)}) == Range{10, 12});
    CHECK(rangeOf(c, {within(z, 3, 9)}) == Range{1, 1});
    CHECK(rangeOf(c, {within(z, 10, 12)}) == Range{0, 0});
    CHECK(rangeOf(c, {within(z, 9, 10)}) == Range{0, 1});
    CHECK(rangeOf(x, {within(z, 10, 12)}) == Range{0, 9});
    // One value, which only one of them has, or both.
    CHECK(rangeOf(x, {within(z, 5, 5)}) == Range{5, 5});
    CHECK(rangeOf(c, {within(z, 5, 5)}) == Range{1, 1});
    CHECK(rangeOf(c, {within(z, 15, 15)}) == Range{0, 0});
    CHECK(rangeOf(z, {expressions::equal(x, number(9)), expressions::equal(y, number(10))}) ==
          Range{9, 10});
}

} // namespace clew::choice
