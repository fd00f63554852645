#include <doctest/doctest.h>

#include "RandomExpressions.h"
#include "choice/solver/TheorySolver.h"

using namespace clew::choice;

namespace {

// An expression has the value that evaluation gives it, and no other, where all variables are
// given.
void checkAgainstEvaluation(std::unique_ptr<TheorySolver> (*make)(), bool floats, unsigned rounds,
                            unsigned seed) {
    auto solver = make();
    RandomExpressions random(seed, floats, RandomExpressions::Products::Narrow);
    unsigned undecided = 0;
    for (unsigned round = 0; round < rounds; ++round) {
        const Expression expression =
            random.expression(random.sort(), 1 + random.below(floats ? 2 : 3));
        const Assignment assignment = random.assignment();
        expressions::Evaluator evaluator(assignment);
        const std::uint64_t value = evaluator(expression);
        std::vector<Expression> conjuncts;
        for (const Expression variable : expressions::variablesOf(expression))
            conjuncts.push_back(hasBits(variable, assignment.at(variable)));
        const Expression condition = hasBits(expression, value);
        CAPTURE(expressions::toString(expression));
        CAPTURE(value);
        if (round % 8 == 7) solver = make(); // each check pays for all that is held

        conjuncts.push_back(condition);
        const Solution same = solver->check(conjuncts, 5);
        CHECK(same.answer != Answer::Unsatisfiable);
        if (same.answer == Answer::Satisfiable)
            for (const Expression variable : expressions::variablesOf(expression)) {
                CAPTURE(expressions::toString(variable));
                CHECK(same.assignment.at(variable) == assignment.at(variable));
            }
        conjuncts.back() = expressions::notOf(condition);
        const Solution other = solver->check(conjuncts, 5);
        // A remainder of a large quotient is translated to more than it is.
        if (other.answer == Answer::Satisfiable)
            CHECK(expressions::toString(expression).find('%') != std::string::npos);
        undecided += same.answer == Answer::Unknown || other.answer != Answer::Unsatisfiable;
    }
    CAPTURE(undecided);
    CHECK(undecided * 4 <= rounds);
}

// What random expressions have in 32 bits only, since it takes the solvers long.
void checkWideProducts(std::unique_ptr<TheorySolver> (*make)()) {
    const Expression x = expressions::makeVariable("wide.x", BasicType::Long),
                     y = expressions::makeVariable("wide.y", BasicType::Long);
    const Expression d = expressions::makeVariable("wide.d", BasicType::Double),
                     e = expressions::makeVariable("wide.e", BasicType::Double);
    using enum ExpressionKind;
    const Assignment assignment{{x, static_cast<std::uint64_t>(-1'234'567'890'123)},
                                {y, 7'654'321},
                                {d, fromDouble(-2.5e10)},
                                {e, fromDouble(0.3)}};
    for (const Expression expression :
         {expressions::make(Multiply, x, y), expressions::make(Divide, x, y),
          expressions::make(Remainder, x, y), expressions::make(FloatMultiply, d, e),
          expressions::make(FloatDivide, d, e), expressions::make(FloatSquareRoot, e)}) {
        const auto solver = make();
        const Expression is = hasBits(expression, expressions::Evaluator(assignment)(expression));
        std::vector<Expression> conjuncts{expressions::notOf(is)};
        for (const Expression variable : expressions::variablesOf(expression))
            conjuncts.push_back(hasBits(variable, assignment.at(variable)));
        CAPTURE(expressions::toString(is));
        CHECK(solver->check(conjuncts, 300).answer == Answer::Unsatisfiable);
    }
}

// Quotients and remainders by constants, and narrow products, are not translated as they are.
void checkQuotients(std::unique_ptr<TheorySolver> (*make)()) {
    RandomExpressions random(5, false);
    for (const auto& [name, type] :
         {std::pair("quotient.byte", BasicType::Byte), std::pair("quotient.char", BasicType::Char),
          std::pair("quotient.int", BasicType::Int), std::pair("quotient.long", BasicType::Long)}) {
        const Expression variable = expressions::makeVariable(name, type);
        const Sort sort = expressions::sort(variable);
        for (const std::int64_t by :
             {2ll, 3ll, 10ll, 64ll, 60ll, -3ll, -10ll, 1ll << 30, 1'000'003ll, -1ll << 31}) {
            const auto solver = make();
            const Expression divisor = expressions::constant(sort, static_cast<std::uint64_t>(by));
            for (const ExpressionKind kind :
                 {ExpressionKind::Divide, ExpressionKind::Remainder, ExpressionKind::Multiply}) {
                const Expression expression = expressions::make(kind, variable, divisor);
                const Assignment assignment{{variable, random.value(type)}};
                const Expression is =
                    hasBits(expression, expressions::Evaluator(assignment)(expression));
                const Expression given = hasBits(variable, assignment.at(variable));
                CAPTURE(expressions::toString(is));
                CAPTURE(expressions::toString(given));
                CHECK(solver->check(std::vector{given, is}, 300).answer == Answer::Satisfiable);
                CHECK(solver->check(std::vector{given, expressions::notOf(is)}, 300).answer ==
                      Answer::Unsatisfiable);
            }
        }
    }
}

} // namespace

TEST_CASE("translation to Z3: quotients by constants") {
    checkQuotients(makeZ3);
}
TEST_CASE("translation to cvc5: quotients by constants") {
    checkQuotients(makeCvc5);
}
TEST_CASE("translation to Z3: wide products") {
    checkWideProducts(makeZ3);
}
TEST_CASE("translation to cvc5: wide products") {
    checkWideProducts(makeCvc5);
}
TEST_CASE("translation to Z3: integers") {
    checkAgainstEvaluation(makeZ3, false, 200, 1);
}
TEST_CASE("translation to cvc5: integers") {
    checkAgainstEvaluation(makeCvc5, false, 40, 2);
}
TEST_CASE("translation to cvc5: floats") {
    checkAgainstEvaluation(makeCvc5, true, 30, 3);
}
TEST_CASE("translation to Z3: floats") {
    checkAgainstEvaluation(makeZ3, true, 20, 4);
}
