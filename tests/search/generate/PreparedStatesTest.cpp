// States after beginnings of tests that take long.

#include "search/generate/PreparedStates.h"

#include <doctest/doctest.h>

#include "tests/search/generate/TestedProgram.h"

using namespace clew::search::generate;

namespace {

constexpr const char* kSlow = R"(
public class Main {
    static int made;
    private int sum; private final String label; private final boolean isLarge;
    public Main(int seed) {
        for (int i = 0; i < 100_000; i++) sum = sum * 31 + seed;
        isLarge = seed > 5;
        label = String.format("%,d", 1234567);
        made++;
    }
    public int plus(int n) { return n > 3 ? sum + n : sum - n; }
    public String label() { return label; }
    private int[] more;
    public void grow(int n) {
        int last = 0;
        for (int i = 0; i < 100_000; i++) last = last * 31 + n;
        more = new int[] {n, last};
    }
    public int more() { return more[0]; }
    public static int made() { return made; }
    public static class Drawn {
        private final boolean isDrawn;
        public Drawn() {
            int sum = 0;
            for (int i = 0; i < 100_000; i++) sum = sum * 31 + i;
            isDrawn = new java.util.Random().nextInt() == sum || sum != 0;
        }
        public boolean isDrawn() { return isDrawn; }
    }
}
)";

class SlowToMake : public TestedProgram {
  public:
    SlowToMake() : TestedProgram(kSlow) {}
    std::vector<Step> made(int seed, Step last) {
        return {call("<init>", "(I)", {JavaValue::ofInt(seed)}), std::move(last)};
    }
    Step plus(int n) { return call("plus", "(I)", {JavaValue::ofInt(n)}, ResultOf{0}); }
    Step label() { return call("label", "()", {}, ResultOf{0}); }
    Step count() { return call("made", "()", {}); }
    // Instructions that a run of these steps does not have to execute.
    std::uint64_t saved(const std::vector<Step>& steps) {
        const std::uint64_t before = run().instructionsSaved();
        REQUIRE(run().run(steps, false));
        return run().instructionsSaved() - before;
    }
    // Those that count for it.
    std::uint64_t cost(const std::vector<Step>& steps) {
        const std::uint64_t before = run().instructions();
        REQUIRE(run().run(steps, false));
        return run().instructions() - before;
    }
};

// What a test of the steps says, by a run before which nothing was run.
TestCase alone(const std::vector<Step>& steps) {
    SlowToMake fresh;
    return fresh.test(steps);
}

} // namespace

TEST_CASE("what the first steps make is made once, in each world, and comes to the same") {
    SlowToMake program;
    const std::vector<std::vector<Step>> tests{
        program.made(7, program.plus(9)), program.made(7, program.plus(1)),
        program.made(7, program.label()), program.made(7, program.count()),
        program.made(2, program.plus(9))};
    CHECK(program.saved(tests[0]) == 0);
    CHECK(program.saved(tests[1]) > 500'000);
    CHECK(program.saved(tests[0]) > 500'000);
    CHECK(program.saved(tests[4]) == 0);
    CHECK(SlowToMake().cost(tests[1]) == program.cost(tests[1])); // known or not
    for (const std::vector<Step>& steps : tests) {
        const TestCase known = program.test(steps), fresh = alone(steps);
        CHECK(known.outcome.value == fresh.outcome.value);
        const BranchGoals& goals = program.goals();
        CHECK(goals.branchesIn(known.coverage, fresh.coverage) == 0);
        CHECK(goals.branchesIn(fresh.coverage, known.coverage) == 0);
        CHECK(goals.branchesIn(known.ofAct) == goals.branchesIn(fresh.ofAct));
        CHECK(known.needsPinning == fresh.needsPinning);
        CHECK(known.observations == fresh.observations);
    }
    CHECK(alone(tests[2]).needsPinning);
    CHECK(!alone(tests[0]).needsPinning);
    const std::uint64_t before = program.run().instructionsSaved();
    REQUIRE(program.run().runStable(tests[0]));
    CHECK(program.run().instructionsSaved() - before > 4 * 500'000); // in all worlds
}

TEST_CASE("what goes on from such a state, and is kept again, has what was made before it") {
    SlowToMake program;
    const Step made = program.call("<init>", "(I)", {JavaValue::ofInt(7)}),
               grown = program.call("grow", "(I)", {JavaValue::ofInt(3)}, ResultOf{0}),
               more = program.call("more", "()", {}, ResultOf{0});
    CHECK(program.saved({made, program.plus(9)}) == 0);
    CHECK(program.saved({made, grown, program.plus(9)}) > 500'000); // by the first step
    CHECK(program.saved({made, grown, program.plus(1)}) > 1'000'000);
    CHECK(program.test({made, grown, more}).outcome.value == JavaValue::ofInt(3));
}

TEST_CASE("what is approximated in the first steps is so in each run") {
    SlowToMake program;
    const std::vector<Step> steps{program.call("<init>", "()", {}, std::nullopt, "Main$Drawn"),
                                  program.call("isDrawn", "()", {}, ResultOf{0}, "Main$Drawn")};
    CHECK(!program.run().runStable(steps));
    CHECK(!program.run().runStable(steps));
}
