#include <doctest/doctest.h>

#include <algorithm>
#include <stdexcept>

#include "RandomExpressions.h"
#include "choice/solver/ProcessorTime.h"
#include "choice/solver/Solver.h"
#include "choice/solver/TheorySolver.h"

using namespace clew::choice;
using enum ExpressionKind;

namespace {

Expression variable(const char* name, BasicType type = BasicType::Int) {
    return expressions::makeVariable(name, type);
}
Expression number(std::int32_t value) {
    return expressions::constantInt(value);
}
Expression number(double value) {
    return expressions::constant(Sort::Float64, fromDouble(value));
}
Expression greater(Expression a, Expression b) {
    return expressions::less(b, a);
}

// No layers, each alone, all.
std::vector<std::vector<std::string>> settings() {
    std::vector<std::vector<std::string>> all{{}};
    for (const std::string& layer : solverLayers()) all.push_back({layer});
    all.push_back(solverLayers());
    return all;
}

bool isSolution(const Query& query, const Assignment& assignment) {
    expressions::Evaluator evaluator(assignment);
    for (const Expression constraint : query.constraints)
        if (!evaluator.holds(constraint)) return false;
    return evaluator.holds(query.condition);
}

struct Step {
    std::vector<Expression> constraints;
    Expression condition;
    Assignment current;
};

// What an engine asks on random paths: the constraints hold under the current assignment.
std::vector<Step> randomSteps(unsigned seed, bool floats, unsigned count) {
    RandomExpressions random(seed, floats, RandomExpressions::Products::None);
    std::vector<Expression> conditions;
    while (conditions.size() < 25) {
        const Expression condition = random.expression(Sort::Bool, 1 + random.below(2));
        if (!expressions::isConstant(condition)) conditions.push_back(condition);
    }
    std::vector<Step> steps;
    while (steps.size() < count) {
        Step step{.current = random.assignment()};
        expressions::Evaluator evaluator(step.current);
        const auto length = 1 + random.below(6);
        for (unsigned i = 0; i < length && steps.size() < count; ++i) {
            Expression here = conditions[random.below(static_cast<unsigned>(conditions.size()))];
            if (!evaluator.holds(here)) here = expressions::notOf(here);
            step.condition = expressions::notOf(here);
            steps.push_back(step);
            step.constraints.push_back(here);
        }
    }
    return steps;
}

void checkLayersAgree(unsigned seed, bool floats, unsigned count) {
    const std::vector<Step> steps = randomSteps(seed, floats, count);
    std::vector<Answer> expected(steps.size(), Answer::Unknown);
    for (const auto& layers : settings()) {
        const auto solver = makeSolver({layers, 1});
        for (std::size_t i = 0; i < steps.size(); ++i) {
            // With the assignment of the path so far, and without.
            const Query query{steps[i].constraints, steps[i].condition,
                              i % 3 == 0 ? nullptr : &steps[i].current};
            const Solution solution = solver->solve(query);
            CAPTURE(layers.size() == 1 ? layers[0] : std::to_string(layers.size()));
            CAPTURE(expressions::toString(query.condition));
            if (solution.answer == Answer::Satisfiable)
                CHECK(isSolution(query, solution.assignment));
            if (solution.answer == Answer::Unknown)
                CHECK(solution.reason.find("does not satisfy") == std::string::npos);
            if (expected[i] == Answer::Unknown) expected[i] = solution.answer;
            if (solution.answer != Answer::Unknown) CHECK(solution.answer == expected[i]);
            for (const Expression of : solution.core)
                CHECK((of == query.condition ||
                       std::find(query.constraints.begin(), query.constraints.end(), of) !=
                           query.constraints.end()));
        }
    }
}

Expression swapped() {
    // if (x > y) { x = x + y; y = x - y; x = x - y; if (x - y > 0) … }
    Expression x = variable("swap.x"), y = variable("swap.y");
    x = expressions::make(Add, x, y);
    y = expressions::make(Subtract, x, y);
    x = expressions::make(Subtract, x, y);
    return greater(expressions::make(Subtract, x, y), number(0));
}

} // namespace

TEST_CASE("solver: the layers agree on integers") {
    checkLayersAgree(11, false, 40);
}
TEST_CASE("solver: the layers agree on floats") {
    checkLayersAgree(12, true, 12);
}

TEST_CASE("solver: swapping by sums goes wrong where it overflows") {
    const Expression constraints[] = {greater(variable("swap.x"), variable("swap.y"))};
    for (const auto& layers : settings()) {
        const Query query{constraints, swapped()};
        const Solution solution = makeSolver({layers, 10})->solve(query);
        CHECK(solution.answer == Answer::Satisfiable);
        CHECK(isSolution(query, solution.assignment));
    }
}

TEST_CASE("solver: contradictions of bounds and their cores") {
    const Expression x = variable("bound.x"), y = variable("bound.y");
    const Expression constraints[] = {expressions::less(y, x), expressions::less(x, number(5)),
                                      greater(y, number(3))};
    for (const auto& layers : settings()) {
        const auto solver = makeSolver({layers, 10});
        const Solution none = solver->solve({constraints, greater(x, number(7))});
        CHECK(none.answer == Answer::Unsatisfiable);
        CHECK(none.core ==
              std::vector<Expression>{std::min(constraints[1], greater(x, number(7))),
                                      std::max(constraints[1], greater(x, number(7)))});
        CHECK(solver->solve({constraints, expressions::equal(x, number(4))}).answer ==
              Answer::Unsatisfiable);
        const Expression two[] = {constraints[0], constraints[1]};
        CHECK(solver->solve({two, expressions::equal(x, number(4))}).answer == Answer::Satisfiable);
    }
    // What a type cannot hold.
    const Expression flag = variable("bound.flag", BasicType::Boolean),
                     letter = variable("bound.c", BasicType::Char);
    for (const auto& layers : settings()) {
        const auto solver = makeSolver({layers, 10});
        CHECK(solver->solve({{}, greater(flag, number(1))}).answer == Answer::Unsatisfiable);
        CHECK(solver->solve({{}, expressions::less(letter, number(0))}).answer ==
              Answer::Unsatisfiable);
        CHECK(solver->solve({{}, greater(letter, number(65534))}).assignment.at(letter) == 65535);
    }
}

TEST_CASE("solver: what the condition does not touch stays as it was") {
    const Expression x = variable("rest.x"), y = variable("rest.y");
    const Expression constraints[] = {greater(y, number(1000))};
    const Assignment current{{y, 4711}};
    for (const auto& layers : settings()) {
        if (std::find(layers.begin(), layers.end(), "independence") == layers.end()) continue;
        const Solution solution =
            makeSolver({layers, 10})->solve({constraints, greater(x, number(7)), &current});
        CHECK(solution.answer == Answer::Satisfiable);
        CHECK(solution.assignment.at(y) == 4711);
        CHECK(toInt(solution.assignment.at(x)) > 7);
    }
}

TEST_CASE("solver: solutions look as a person would choose them") {
    const Expression length = variable("a.length"), x = variable("nice.x"),
                     c = variable("nice.c", BasicType::Char);
    for (const auto& layers : settings()) {
        const auto solver = makeSolver({layers, 10});
        const Solution array = solver->solve({{}, greater(length, number(2))});
        CHECK(toInt(array.assignment.at(length)) > 2);
        CHECK(toInt(array.assignment.at(length)) <= 8);
        const Solution longer = solver->solve({{}, greater(length, number(20))});
        CHECK(toInt(longer.assignment.at(length)) > 20);
        CHECK(
            std::abs(toInt(solver->solve({{}, expressions::notOf(expressions::equal(x, number(0)))})
                               .assignment.at(x))) <= 100);
        const auto letter =
            solver->solve({{}, expressions::notOf(expressions::equal(c, number('a')))})
                .assignment.at(c);
        CHECK((letter >= ' ' && letter <= '~'));
    }
}

TEST_CASE("solver: a query that is too hard is unknown at the time limit") {
    // It is always so, which is hard to see in gates.
    const Expression a = variable("hard.a", BasicType::Long),
                     b = variable("hard.b", BasicType::Long);
    const Expression constraints[] = {greater(b, expressions::constantLong(1))};
    const Expression sum =
        expressions::make(Add, expressions::make(Multiply, expressions::make(Divide, a, b), b),
                          expressions::make(Remainder, a, b));
    const Expression condition = expressions::notOf(expressions::equal(sum, a));
    const double start = processorSeconds();
    const Solution solution = makeSolver({solverLayers(), 0.5})->solve({constraints, condition});
    CHECK(processorSeconds() - start < 3);
    CHECK(solution.answer == Answer::Unknown);
    CHECK(solution.reason == "time limit of 0.5 s");
}

TEST_CASE("solver: quotients, remainders and wide products are easy") {
    const Expression low = variable("easy.low"), high = variable("easy.high"),
                     seconds = variable("easy.seconds");
    const auto divide = [&](Expression a, std::int32_t by) {
        return expressions::make(Divide, a, number(by));
    };
    const auto remainder = [&](Expression a, std::int32_t by) {
        return expressions::make(Remainder, a, number(by));
    };
    const auto times = [&](Expression a, std::int32_t by) {
        return expressions::make(Multiply, a, number(by));
    };
    const auto toMillis = [&](Expression days) {
        return expressions::make(Multiply, expressions::make(SignExtend, Sort::Bits64, days),
                                 expressions::constantLong(86'400'000));
    };
    const Expression ordered[] = {expressions::lessOrEqual(number(0), low),
                                  expressions::lessOrEqual(low, high)};
    const Expression middle = divide(expressions::make(Add, low, high), 2);
    const Expression parts =
        expressions::make(Add,
                          times(expressions::make(Add, times(divide(seconds, 3600), 60),
                                                  remainder(divide(seconds, 60), 60)),
                                60),
                          remainder(seconds, 60));
    const auto solver = makeSolver({solverLayers()});
    const double start = processorSeconds();
    CHECK(solver->solve({ordered, expressions::less(middle, low)}).answer == Answer::Satisfiable);
    CHECK(solver->solve({ordered, greater(middle, high)}).answer == Answer::Unsatisfiable);
    CHECK(solver->solve({ordered, expressions::less(toMillis(high), toMillis(low))}).answer ==
          Answer::Unsatisfiable);
    CHECK(solver->solve({{}, expressions::notOf(expressions::equal(parts, seconds))}).answer ==
          Answer::Unsatisfiable);
    CHECK(processorSeconds() - start < 1);
}

TEST_CASE("solver: floats") {
    const Expression f = variable("float.f", BasicType::Double);
    const Expression g = variable("float.g", BasicType::Float);
    const auto single = [](float value) {
        return expressions::constant(Sort::Float32, fromFloat(value));
    };
    const auto remainder = [&](float by) {
        return expressions::make(FloatRemainder, g, single(by));
    };
    for (const auto& layers : {std::vector<std::string>(), solverLayers()}) {
        const auto solver = makeSolver({layers, 20});
        CHECK(
            solver
                ->solve(
                    {{}, expressions::equal(expressions::make(FloatMultiply, f, f), number(2.25))})
                .answer == Answer::Satisfiable);
        CHECK(solver->solve({{}, expressions::make(FloatIsNaN, f)}).answer == Answer::Satisfiable);
        const Expression positive[] = {greater(g, single(10))};
        const Query odd{positive, expressions::equal(remainder(2), single(1))};
        const Solution solution = solver->solve(odd);
        CHECK(solution.answer == Answer::Satisfiable);
        CHECK(isSolution(odd, solution.assignment));
        CHECK(solver->solve({{}, greater(remainder(2), single(2))}).answer ==
              Answer::Unsatisfiable);
    }
}

TEST_CASE("solver: the same queries have the same answers") {
    const std::vector<Step> steps = randomSteps(13, false, 25);
    std::vector<Assignment> first;
    for (int round = 0; round < 2; ++round) {
        const auto solver = makeSolver({solverLayers(), 20});
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const Solution solution =
                solver->solve({steps[i].constraints, steps[i].condition, &steps[i].current});
            if (round == 0)
                first.push_back(solution.assignment);
            else
                CHECK(solution.assignment == first[i]);
        }
    }
}

TEST_CASE("solver: one that holds much is worn") {
    for (const auto& [make, count] : {std::pair(&makeZ3, 2100), std::pair(&makeCvc5, 600)}) {
        const auto solver = make();
        std::vector<Expression> conjuncts;
        for (int i = 0; i < count; ++i)
            conjuncts.push_back(
                expressions::equal(variable(("worn" + std::to_string(i)).c_str()), number(i)));
        CHECK(!solver->isWorn());
        CHECK(solver->check(conjuncts, 300).answer == Answer::Satisfiable);
        CHECK(solver->isWorn());
    }
}

TEST_CASE("solver: a layer that does not exist") {
    CHECK_THROWS_WITH_AS(
        makeSolver({{"cash"}}),
        "no layer of the solver is called 'cash'; there are rewriting, contradiction, disjuncts, "
        "independence, cache, evaluation, intervals, hashes, candidates, enumeration",
        std::invalid_argument);
}

TEST_CASE("solver: texts with a given hash code are listed") {
    const Expression length = variable("hashed.latin1.length");
    Expression code = number(0), hash = 0;
    std::vector<Expression> codes{code};
    for (const char* name :
         {"hashed.latin1[0]", "hashed.latin1[1]", "hashed.latin1[2]", "hashed.latin1[3]"}) {
        const Expression character =
            expressions::make(BitAnd, variable(name, BasicType::Byte), number(255));
        code = expressions::make(Add, expressions::make(Multiply, code, number(31)), character);
        codes.push_back(code);
    }
    hash = codes.back();
    for (std::int32_t i = 3; i >= 0; --i)
        hash = expressions::ifOf(expressions::lessOrEqual(length, number(i)),
                                 codes[static_cast<std::size_t>(i)], hash);
    const Expression bounds = expressions::andOf(expressions::lessOrEqual(number(0), length),
                                                 expressions::lessOrEqual(length, number(4)));
    // "push".hashCode(), and 'p' is not its first char.
    const std::vector<Expression> constraints{
        bounds, expressions::notOf(expressions::equal(variable("hashed.latin1[0]", BasicType::Byte),
                                                      number('p')))};
    const auto solver = makeSolver({{"hashes"}});
    const Query query{constraints, expressions::equal(hash, number(3452698))};
    const Solution solution = solver->solve(query);
    CHECK(solution.answer == Answer::Satisfiable);
    CHECK(isSolution(query, solution.assignment));
    std::vector<LayerStatistics> layers;
    solver->addStatistics(layers);
    const auto hashes = std::find_if(layers.begin(), layers.end(),
                                     [](const auto& layer) { return layer.name == "hashes"; });
    CHECK(hashes->answered == 1);

    // Other variables stay as they are.
    const Expression other = variable("hashed.other");
    std::vector<Expression> more = constraints;
    more.push_back(greater(other, number(5)));
    const Assignment current{{other, 9}};
    const Solution beside = solver->solve({more, query.condition, &current});
    CHECK(isSolution({more, query.condition}, beside.assignment));
    CHECK(beside.assignment.at(other) == 9);
}
