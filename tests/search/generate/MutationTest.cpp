// What is changed in code, and which observations that leaves in tests.

#include <doctest/doctest.h>

#include <set>

#include "search/generate/Mutation.h"
#include "tests/search/generate/TestedProgram.h"

using namespace clew;
using namespace clew::search::generate;

namespace {

constexpr const char* kSource = R"(
public class Main {
    static final int LIMIT = new int[10].length;
    static int plus(int x, int y) { return x + y; }
    static long times(long x, long y) { return x * y; }
    static int isBelow(int x) { return x < 10 ? 5 : 7; }
    static int next(int x) { x++; return x; }
    static int same(int x) { return x; }

    int a, b, c, d;
    void add(int x) { a += x; b = a; c = 7; }
    void take(int x) { a = x; b = x; c = x; d = x; }
    int getA() { return a; }
    int getB() { return b; }
    int getC() { return c; }
    int getD() { return d; }
}
)";

JavaValue number(std::int32_t value) {
    return JavaValue::ofInt(value);
}

class Mutated : public TestedProgram {
  public:
    Mutated() : TestedProgram(kSource) {}

    std::vector<Mutant> of(std::string_view name) {
        std::vector<Mutant> mutants = mutantsOf({&main()});
        std::erase_if(mutants,
                      [&](const Mutant& mutant) { return mutant.method->name.view() != name; });
        return mutants;
    }
    std::int32_t result(const Step& step) {
        const std::optional<TestCase> test = run().run({step}, false);
        REQUIRE(test);
        REQUIRE(test->outcome.value);
        return vm::values::toInt(test->outcome.value->bits);
    }
    TestCase afterCallOf(std::string_view name) {
        return test({call("<init>", "()", {}), call(name, "(I)", {number(5)}, ResultOf{0})});
    }
    MutationScore choose(std::vector<TestCase>& tests, bool isTimeOver = false) {
        return chooseObservations(tests, {&main()}, run(), goals(), [=] { return isTimeOver; });
    }
};

std::set<std::string> gettersIn(const TestCase& test) {
    std::set<std::string> names;
    for (const Observation& observation : test.observations) names.insert(observation.getter->name);
    return names;
}

} // namespace

TEST_CASE("mutation: an operator, a condition or a constant is changed, for as long as it lives") {
    Mutated program;
    SUBCASE("operators") {
        const auto mutants = program.of("plus");
        REQUIRE(mutants.size() == 1);
        const Step sum = program.call("plus", "(II)", {number(5), number(3)});
        CHECK(program.result(sum) == 8);
        {
            const AppliedMutant applied(mutants[0]);
            CHECK(program.result(sum) == 2);
        }
        CHECK(program.result(sum) == 8);
        CHECK(program.of("times").size() == 1);
        CHECK(program.of("same").empty());
        CHECK(program.of("<clinit>").empty());
    }
    SUBCASE("conditions and constants") {
        std::set<std::vector<std::int32_t>> seen;
        for (const Mutant& mutant : program.of("isBelow")) {
            const AppliedMutant applied(mutant);
            std::vector<std::int32_t> results;
            for (const int x : {9, 10, 11})
                results.push_back(program.result(program.call("isBelow", "(I)", {number(x)})));
            seen.insert(results);
        }
        CHECK(seen == std::set<std::vector<std::int32_t>>{{7, 5, 5},   // >=
                                                          {5, 5, 7},   // <=, and 11
                                                          {6, 7, 7},   // 5
                                                          {5, 8, 8}}); // 7
    }
    SUBCASE("steps of loops") {
        const auto mutants = program.of("next");
        REQUIRE(mutants.size() == 1);
        const AppliedMutant applied(mutants[0]);
        CHECK(program.result(program.call("next", "(I)", {number(5)})) == 4);
    }
}

TEST_CASE("mutation: observations that notice what no other does are kept") {
    Mutated program;
    SUBCASE("of two that notice the same, one") {
        std::vector<TestCase> tests{program.afterCallOf("add")};
        CHECK(gettersIn(tests[0]) == std::set<std::string>{"getA", "getB", "getC"});
        const MutationScore score = program.choose(tests);
        CHECK(score.isComplete);
        CHECK(score.mutants == mutantsOf({&program.main()}).size());
        CHECK(score.killed == 2); // a -= x, and c = 8
        CHECK(gettersIn(tests[0]).size() == 2);
        CHECK(gettersIn(tests[0]).contains("getC"));
    }
    SUBCASE("one where a test would show nothing") {
        std::vector<TestCase> tests{program.afterCallOf("take")};
        CHECK(gettersIn(tests[0]).size() == 4);
        CHECK(program.choose(tests).killed == 0);
        CHECK(gettersIn(tests[0]).size() == 1);
    }
    SUBCASE("none where the result shows it") {
        std::vector<TestCase> tests{
            program.test({program.call("plus", "(II)", {number(5), number(3)})})};
        CHECK(program.choose(tests).killed == 1);
        CHECK(tests[0].observations.empty());
        CHECK(tests[0].outcome.value == number(8));
    }
    SUBCASE("the first ones when the time is over") {
        std::vector<TestCase> tests{program.afterCallOf("take")};
        tests.push_back(program.afterCallOf("add"));
        CHECK_FALSE(program.choose(tests, true).isComplete);
        CHECK(gettersIn(tests[0]).size() == 3);
    }
}
