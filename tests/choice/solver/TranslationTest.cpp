#include <doctest/doctest.h>

#include "RandomExpressions.h"
#include "choice/solver/TheorySolver.h"

using namespace clew::choice;

namespace {

// An expression has the value that evaluation gives it, and no other, where all variables are given.
void checkAgainstEvaluation(std::unique_ptr<TheorySolver> (*make)(), bool floats, unsigned rounds,
                            unsigned seed) {
    auto solver = make();
    RandomExpressions random(seed, floats);
    unsigned undecided = 0;
    for (unsigned round = 0; round < rounds; ++round) {
        const Expression expression = random.expression(random.sort(), 1 + random.below(floats ? 2 : 3));
        const Assignment assignment = random.assignment();
        expressions::Evaluator evaluator(assignment);
        const std::uint64_t value = evaluator(expression);
        std::vector<Expression> conjuncts;
        for (const Expression variable : expressions::variablesOf(expression))
            conjuncts.push_back(hasBits(variable, assignment.at(variable)));
        const Expression condition = hasBits(expression, value);
        CAPTURE(expressions::toString(expression));
        CAPTURE(value);
        if (solver->isWorn()) solver = make();

        conjuncts.push_back(condition);
        const Solution same = solver->check(conjuncts, 1);
        CHECK(same.answer != Answer::Unsatisfiable);
        if (same.answer == Answer::Satisfiable)
            for (const Expression variable : expressions::variablesOf(expression)) {
                CAPTURE(expressions::toString(variable));
                CHECK(same.assignment.at(variable) == assignment.at(variable));
            }
        conjuncts.back() = expressions::notOf(condition);
        const Solution other = solver->check(conjuncts, 1);
        // A remainder of a large quotient is translated to more than it is.
        if (other.answer == Answer::Satisfiable)
            CHECK(expressions::toString(expression).find('%') != std::string::npos);
        undecided += same.answer == Answer::Unknown || other.answer != Answer::Unsatisfiable;
    }
    CAPTURE(undecided);
    WARN(undecided * 4 <= rounds); // a slow machine decides less in a second
}

}  // namespace

TEST_CASE("translation to Z3: integers") {
    checkAgainstEvaluation(makeZ3, false, 60, 1);
}
TEST_CASE("translation to cvc5: integers") {
    checkAgainstEvaluation(makeCvc5, false, 10, 2);
}
TEST_CASE("translation to cvc5: floats") {
    checkAgainstEvaluation(makeCvc5, true, 5, 3);
}
TEST_CASE("translation to Z3: floats") {
    checkAgainstEvaluation(makeZ3, true, 5, 4);
}
