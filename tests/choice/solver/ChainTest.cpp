// Layers in front of a solver that tries all values of a few small variables: whatever a layer
// answers, drops, rewrites or remembers, the answers stay those of that solver.

#include <doctest/doctest.h>

#include <algorithm>
#include <bitset>
#include <map>
#include <random>

#include "choice/solver/KnownAnswers.h"
#include "choice/solver/Layer.h"
#include "choice/solver/Layers.h"

namespace clew::choice {

using namespace vm::values;
using enum ExpressionKind;

namespace {

// All values of a byte and of four booleans.
class Points {
  public:
    static constexpr std::size_t count = 256 * 16;
    using Set = std::bitset<count>;

    Points() {
        variables_.push_back(expressions::makeVariable("chain.x", BasicType::Byte));
        for (const char* name : {"chain.a", "chain.b", "chain.c", "chain.d"})
            variables_.push_back(expressions::makeVariable(name, BasicType::Boolean));
    }

    const std::vector<Expression>& variables() const { return variables_; }
    Assignment at(std::size_t point) const {
        Assignment assignment{{variables_[0], fromInt(static_cast<std::int8_t>(point & 0xff))}};
        for (std::size_t i = 1; i < variables_.size(); ++i)
            assignment[variables_[i]] = point >> (7 + i) & 1;
        return assignment;
    }
    const Set& where(Expression condition) {
        const auto [found, isNew] = where_.try_emplace(condition);
        if (isNew)
            for (std::size_t point = 0; point < count; ++point) {
                const Assignment assignment = at(point);
                found->second[point] = expressions::Evaluator(assignment).holds(condition);
            }
        return found->second;
    }
    template <class Conditions>
    Set whereAll(const Conditions& conditions) {
        Set set;
        set.set();
        for (const Expression condition : conditions) set &= where(condition);
        return set;
    }

  private:
    std::vector<Expression> variables_;
    std::unordered_map<Expression, Set> where_;
};

// The last one of a chain. Gives up now and then.
class Exhaustive final : public Solver {
  public:
    struct Seen {
        std::uint64_t queries = 0, constraints = 0, disjunctions = 0, variables = 0;
    };

    Exhaustive(Points& points, Seen& seen) : points_(points), seen_(seen) {}

    Solution solve(const Query& query) override {
        ++seen_.queries;
        seen_.constraints += query.constraints.size();
        seen_.disjunctions += expressions::node(query.condition).kind == Or;
        seen_.variables += expressions::variablesOf(query.condition).size();
        if (random_() % 16 == 0) return unknown("tired");
        std::vector<Expression> conjuncts = conjunctsOf(query);
        const Points::Set set = points_.whereAll(conjuncts);
        if (set.any()) {
            std::size_t point = random_() % Points::count;
            while (!set[point]) point = (point + 1) % Points::count;
            return satisfiable(restrictedTo(variablesOf(query), points_.at(point)));
        }
        for (std::size_t i = 0; i < conjuncts.size();) { // any that are not needed
            std::vector<Expression> fewer = conjuncts;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (random_() % 4 != 0 && points_.whereAll(fewer).none())
                conjuncts = std::move(fewer);
            else
                ++i;
        }
        return unsatisfiable(std::move(conjuncts));
    }
    void addStatistics(std::vector<LayerStatistics>&) const override {}

  private:
    Points& points_;
    Seen& seen_;
    std::minstd_rand random_;
};

class Conditions {
  public:
    explicit Conditions(const std::vector<Expression>& variables) : variables_(variables) {}

    std::size_t below(std::size_t limit) { return random_() % limit; }

    Expression condition(unsigned depth) {
        if (depth == 0 || below(3) == 0) return atom();
        const Expression a = condition(depth - 1), b = condition(depth - 1);
        switch (below(4)) {
            case 0:
                return expressions::andOf(a, b);
            case 1:
                return expressions::ifOf(flag(), a, b);
            default:
                return expressions::orOf(a, b);
        }
    }

  private:
    Expression number() {
        constexpr int numbers[] = {-128, -2, -1, 0, 1, 2, 3, 64, 126, 127};
        return expressions::constantInt(numbers[below(std::size(numbers))]);
    }
    Expression variable() { return variables_[1 + below(variables_.size() - 1)]; }
    Expression flag() { return expressions::isNotZero(variable()); }
    Expression atom() {
        const Expression x = variables_[0];
        Expression made = 0;
        switch (below(6)) {
            case 0:
                made = expressions::equal(x, number());
                break;
            case 1:
                made = expressions::less(x, number());
                break;
            case 2:
                made = expressions::less(expressions::make(Multiply, x, variable()), number());
                break;
            case 3: {
                const Expression one = variable();
                made = expressions::equal(one, variable());
                break;
            }
            default:
                made = flag();
        }
        return below(2) ? expressions::notOf(made) : made;
    }

    const std::vector<Expression>& variables_;
    std::minstd_rand random_;
};

std::unique_ptr<Solver> chainOf(std::span<const std::string_view> layers, Points& points,
                                Exhaustive::Seen& seen) {
    using Make = std::unique_ptr<Solver> (*)(std::unique_ptr<Solver>);
    static const std::map<std::string_view, Make> makers{
        {"rewriting", makeRewritingLayer},
        {"contradiction", makeContradictionLayer},
        {"disjuncts", makeDisjunctsLayer},
        {"independence", makeIndependenceLayer},
        {"cache", makeCacheLayer},
        {"evaluation", makeEvaluationLayer},
        {"intervals", makeIntervalsLayer},
        {"hashes", makeHashCodesLayer},
        {"candidates", makeCandidatesLayer},
        {"enumeration", makeEnumerationLayer},
        {"verification", makeVerificationLayer},
    };
    std::unique_ptr<Solver> chain = std::make_unique<Exhaustive>(points, seen);
    for (auto name = layers.rbegin(); name != layers.rend(); ++name)
        chain = makers.at(*name)(std::move(chain));
    return chain;
}

constexpr unsigned kQuestions = 3000;

// What the layers let through to the last solver, of what was asked.
struct Outcome {
    unsigned asked = 0, unknown = 0;
    Exhaustive::Seen seen;
};

// As an engine asks, along random paths: the constraints hold under the assignment so far.
Outcome walk(std::span<const std::string_view> layers, bool isCurrentKnown) {
    static Points points;
    Conditions conditions(points.variables());
    std::vector<Expression> some; // so that paths have conditions in common
    while (some.size() < 60) {
        const Expression made = conditions.condition(2);
        if (!expressions::isConstant(made)) some.push_back(made);
    }
    Outcome outcome;
    const auto solver = chainOf(layers, points, outcome.seen);
    while (outcome.asked < kQuestions) {
        Assignment current = points.at(conditions.below(Points::count));
        std::vector<Expression> constraints;
        for (std::size_t length = 1 + conditions.below(8); length > 0 && outcome.asked < kQuestions;
             --length) {
            const Expression condition = some[conditions.below(some.size())];
            const bool holds = expressions::Evaluator(current).holds(condition);
            const Expression here = holds ? condition : expressions::notOf(condition);
            const Expression there = expressions::notOf(here);
            const Query query{constraints, there, isCurrentKnown ? &current : nullptr};
            ++outcome.asked;
            const Solution solution = solver->solve(query);
            std::vector<Expression> all = constraints;
            all.push_back(there);
            CAPTURE(expressions::toString(there));
            bool goesThere = false;
            if (solution.answer == Answer::Satisfiable) {
                Assignment merged = isCurrentKnown ? current : Assignment();
                for (const auto& [variable, bits] : solution.assignment) merged[variable] = bits;
                expressions::Evaluator evaluator(merged);
                for (const Expression each : all) REQUIRE(evaluator.holds(each));
                goesThere = isCurrentKnown && conditions.below(2);
                if (goesThere) current = merged;
            } else if (solution.answer == Answer::Unsatisfiable) {
                REQUIRE(points.whereAll(all).none());
                REQUIRE(points.whereAll(solution.core).none());
                for (const Expression blamed : solution.core)
                    REQUIRE(std::find(all.begin(), all.end(), blamed) != all.end());
            } else {
                ++outcome.unknown;
            }
            constraints.push_back(goesThere ? there : here);
        }
    }
    return outcome;
}

} // namespace

TEST_CASE("chain: each layer alone answers as trying all values does") {
    const Outcome without = walk({}, true);
    CHECK(without.seen.queries == without.asked);
    const auto alone = [&](std::string_view layer) {
        CAPTURE(std::string(layer));
        walk(std::span(&layer, 1), false);
        return walk(std::span(&layer, 1), true).seen;
    };
    // What each is there for: fewer questions, or shorter ones.
    CHECK(alone("rewriting").variables < without.seen.variables - 300);
    CHECK(alone("contradiction").queries < kQuestions - 100);
    CHECK(alone("disjuncts").disjunctions < without.seen.disjunctions / 5);
    CHECK(alone("independence").constraints < without.seen.constraints - 300);
    CHECK(alone("cache").queries < kQuestions - 1000);
    CHECK(alone("evaluation").queries < kQuestions - 1000);
    CHECK(alone("intervals").queries < kQuestions - 600);
    CHECK(alone("hashes").queries == kQuestions);
    CHECK(alone("candidates").queries < kQuestions - 1000);
    CHECK(alone("enumeration").queries == 0);
    CHECK(alone("verification").queries == kQuestions);
}

TEST_CASE("chain: any layers together answer as trying all values does") {
    std::minstd_rand random(3);
    const std::vector<std::string>& names = solverLayers();
    for (unsigned round = 0; round < 12; ++round) {
        std::vector<std::string_view> layers;
        for (const std::string& name : names)
            if (name != "enumeration" && random() % 2) layers.push_back(name);
        std::string text;
        for (const std::string_view layer : layers) text += " " + std::string(layer);
        CAPTURE(text);
        walk(layers, true);
        walk(layers, false);
    }
    // As it is used.
    std::vector<std::string_view> all(names.begin(), names.end());
    CHECK(walk(all, true).unknown == 0);
}

TEST_CASE("chain: what the cache forgets is asked again") {
    // Says that x is 7 where it is not said to be negative, and nothing of other variables.
    class Counting final : public Solver {
      public:
        Counting(Expression x, unsigned& asked) : x_(x), asked_(asked) {}
        Solution solve(const Query& query) override {
            ++asked_;
            const Assignment assignment{{x_, 7}};
            if (!expressions::Evaluator(assignment).holds(query.condition))
                return unsatisfiable({query.condition});
            return satisfiable(assignment);
        }
        void addStatistics(std::vector<LayerStatistics>&) const override {}

      private:
        Expression x_;
        unsigned& asked_;
    };
    const auto variable = [](const std::string& name) {
        return expressions::makeVariable("cached." + name, BasicType::Int);
    };
    const Expression x = variable("x"), y = variable("y");
    const auto number = [](std::int32_t value) { return expressions::constantInt(value); };
    unsigned asked = 0;
    const auto cache = makeCacheLayer(std::make_unique<Counting>(x, asked));
    const std::vector<Expression> two{expressions::less(number(1), x),
                                      expressions::lessOrEqual(y, number(4))};
    const Expression positive = expressions::less(number(0), x),
                     negative = expressions::less(x, number(0));
    const auto askAll = [&] {
        const unsigned before = asked;
        const Solution first = cache->solve({two, positive});
        CHECK(first.answer == Answer::Satisfiable);
        CHECK(first.assignment == Assignment{{x, 7}, {y, 0}}); // all variables, no others
        CHECK(cache->solve({std::span(two).first(1), positive}).assignment == Assignment{{x, 7}});
        CHECK(cache->solve({{}, negative}).answer == Answer::Unsatisfiable);
        CHECK(cache->solve({two, negative}).answer == Answer::Unsatisfiable);
        return asked - before;
    };
    CHECK(askAll() == 2); // a subset, and what holds the same contradiction, are not asked
    CHECK(askAll() == 0);
    std::vector<Expression> many; // which takes much room
    for (int i = 0; i < 1000; ++i)
        many.push_back(expressions::less(number(-1), variable(std::to_string(i))));
    std::vector<unsigned> again;
    for (int i = 0; i < 2500; ++i) {
        cache->solve({many, expressions::less(number(i), variable("other"))});
        if (i % 100 == 99) again.push_back(askAll());
    }
    // All of them at once, and now and then.
    CHECK(std::ranges::count(again, 0u) + std::ranges::count(again, 2u) ==
          static_cast<std::ptrdiff_t>(again.size()));
    CHECK(std::ranges::count(again, 2u) == 2);

    const auto known = std::make_shared<KnownAnswers>();
    for (unsigned worker = 0; worker < 2; ++worker) { // the second one asks nothing
        asked = 0;
        const auto ofWorker = makeCacheLayer(std::make_unique<Counting>(x, asked), known);
        CHECK(ofWorker->solve({two, positive}).answer == Answer::Satisfiable);
        CHECK(ofWorker->solve({two, negative}).answer == Answer::Unsatisfiable);
        CHECK(asked == (worker == 0 ? 2u : 0u));
    }

    // So do chains that are made with the same ones.
    SolverOptions options{.layers = {"cache"}, .known = std::make_shared<KnownAnswers>()};
    for (unsigned worker = 0; worker < 2; ++worker) {
        const auto chain = makeSolver(options);
        CHECK(chain->solve({two, positive}).answer == Answer::Satisfiable);
        std::vector<LayerStatistics> layers;
        chain->addStatistics(layers);
        const auto layer = std::ranges::find(layers, "cache", &LayerStatistics::name);
        REQUIRE(layer != layers.end());
        CHECK(layer->answered == worker);
    }
}

TEST_CASE("what was interrupted is asked again") {
    class Once final : public Solver {
      public:
        Solution solve(const Query&) override {
            return ++asked_ == 1 ? unknown(std::string(kInterrupted))
                                 : unknown("time limit of 2 s");
        }
        void addStatistics(std::vector<LayerStatistics>&) const override {}

      private:
        unsigned asked_ = 0;
    };
    const auto cache = makeCacheLayer(std::make_unique<Once>());
    const Expression condition = expressions::less(
        expressions::constantInt(1), expressions::makeVariable("interrupted", BasicType::Int));
    CHECK(cache->solve({{}, condition}).reason == kInterrupted);
    CHECK(cache->solve({{}, condition}).reason == "time limit of 2 s");
    CHECK(cache->solve({{}, condition}).reason == "time limit of 2 s");
}

TEST_CASE("chain: no solution leaves it that is none") {
    class Scripted final : public Solver {
      public:
        explicit Scripted(Assignment assignment) : assignment_(std::move(assignment)) {}
        Solution solve(const Query&) override { return satisfiable(assignment_); }
        void addStatistics(std::vector<LayerStatistics>&) const override {}

      private:
        Assignment assignment_;
    };
    const Expression x = expressions::makeVariable("verified.x", BasicType::Int),
                     y = expressions::makeVariable("verified.y", BasicType::Int),
                     z = expressions::makeVariable("verified.z", BasicType::Int);
    const auto number = [](std::int32_t value) { return expressions::constantInt(value); };
    const Expression constraints[] = {expressions::less(x, y), expressions::less(number(5), y),
                                      expressions::less(number(5), z)};
    const auto two = std::span(constraints).first(2);
    const Expression condition = expressions::less(number(2), x);
    // The third constraint is believed to hold.
    const Assignment current{{x, 3}, {y, 8}};
    const struct {
        std::span<const Expression> constraints;
        const Assignment* current;
        Assignment assignment;
        bool isRight;
    } rows[] = {
        {two, nullptr, {{x, 4}, {y, 8}}, true},
        {two, nullptr, {{x, 2}, {y, 8}}, false},
        {two, nullptr, {{x, 9}, {y, 8}}, false},
        {two, nullptr, {{x, 4}, {y, 5}}, false},
        {two, nullptr, {{x, 4}}, false},
        {two, &current, {{x, 4}, {y, 8}}, true},
        {two, &current, {{x, 2}, {y, 8}}, false},
        {two, &current, {{x, 9}, {y, 8}}, false},
        {two, &current, {{x, 4}, {y, 5}}, false},
        {constraints, nullptr, {{x, 4}, {y, 8}}, false},
        {constraints, nullptr, {{x, 4}, {y, 8}, {z, 9}}, true},
        {constraints, &current, {{x, 4}, {y, 8}}, true},
        {constraints, &current, {{x, 4}, {y, 8}, {z, 3}}, false},
    };
    for (const auto& row : rows) {
        CAPTURE(&row - rows);
        const Solution solution = makeVerificationLayer(std::make_unique<Scripted>(row.assignment))
                                      ->solve({row.constraints, condition, row.current});
        CHECK((solution.answer == Answer::Satisfiable) == row.isRight);
        CHECK(solution.reason.starts_with("the solver's answer does not satisfy ") != row.isRight);
    }
    // What a type cannot hold.
    const struct {
        BasicType type;
        std::vector<std::uint64_t> inside, outside;
    } types[] = {
        {BasicType::Boolean, {0, 1}, {2, ~0ull}},
        {BasicType::Byte, {0, 127, 0xffff'ff80}, {128, 0xffff'ff7f, ~0ull}},
        {BasicType::Char, {0, 0xffff}, {0x1'0000, 0xffff'ffff}},
        {BasicType::Short, {0, 32767, 0xffff'8000}, {32768, 0xffff'7fff, ~0ull}},
        {BasicType::Int, {0, 0xffff'ffff}, {1ull << 32, ~0ull}},
        {BasicType::Float, {0, 0xffff'ffff}, {1ull << 32}},
        {BasicType::Long, {0, ~0ull}, {}},
        {BasicType::Double, {0, ~0ull}, {}},
    };
    for (const auto& row : types) {
        const int typeNumber = static_cast<int>(row.type);
        CAPTURE(typeNumber);
        const Expression of =
            expressions::makeVariable("verified.t" + std::to_string(typeNumber), row.type);
        const auto isRight = [&](std::uint64_t bits) {
            return makeVerificationLayer(std::make_unique<Scripted>(Assignment{{of, bits}}))
                       ->solve({{}, expressions::boolean(true)})
                       .answer == Answer::Satisfiable;
        };
        for (const std::uint64_t bits : row.inside) CHECK(isRight(bits));
        for (const std::uint64_t bits : row.outside) CHECK_FALSE(isRight(bits));
    }
}

} // namespace clew::choice
