// The reason that a report gives for a branch which no test reaches.

#include <doctest/doctest.h>

#include "search/generate/MissingBranches.h"
#include "tests/search/generate/TestedProgram.h"

using namespace clew;
using namespace clew::search::generate;

namespace {

constexpr const char* kNothingKept = R"(
public class Main {
    static final int LIMIT = 10;
    static final String NAME = "main";
    enum Size { SMALL, LARGE }
    static int isBelow(int x) { return x < LIMIT ? hidden(x) : Size.LARGE.ordinal(); }
    private static int hidden(int x) { return x == 77 ? 1 : 0; }
}
)";

class Missed : public TestedProgram {
  public:
    explicit Missed(std::string_view source) : TestedProgram(source) {}

    // Of a branch in the method that is called, or else in the one that no test can call.
    std::string reason(const SymbolicReport::OfMethod* explored, bool isEntered = true,
                       bool isMet = true, std::string_view method = "isBelow") {
        return reasonOf({&this->method(method, "(I)"), "Main.isBelow:6 (side 1)", isEntered, isMet},
                        explored);
    }
    std::string reasonOf(const BranchGoals::Missing& branch,
                         const SymbolicReport::OfMethod* explored) {
        const std::vector<const Class*> classes{&main()};
        Builders builders(vm(), types(), classes);
        Values values(classes, ranges(), 1);
        const ConcreteSearch search(run(), goals(), builders, types(), values, classes, 1);
        SymbolicReport symbolic;
        if (explored) {
            symbolic.methods["isBelow(I)I"] = *explored;
            symbolic.methods["hidden(I)I"] = *explored;
        }
        const std::vector<MissingBranch> reasons =
            reasonsFor({branch}, vm(), search, symbolic, 1234);
        REQUIRE(reasons.size() == 1);
        CHECK(reasons[0].name == branch.name);
        return reasons[0].reason;
    }
};

constexpr const char* kProved = "infeasible: proved, all paths of the method were explored";

SymbolicReport::OfMethod explored(bool isComplete, std::string limit = {}) {
    return {.drivers = 3, .isComplete = isComplete, .limit = std::move(limit)};
}

} // namespace

TEST_CASE("missing branches: what calls have taken is not infeasible") {
    std::vector<BranchGoals::Missing> missing{{nullptr, "one"}, {nullptr, "other"}};
    noteTaken(missing, {{nullptr, "other"}});
    CHECK(missing[0].isTaken);
    CHECK_FALSE(missing[1].isTaken);
    Missed program(kNothingKept);
    missing[0].method = &program.method("isBelow", "(I)");
    const SymbolicReport::OfMethod all = explored(true);
    CHECK(program.reason(&all) == kProved);
    CHECK(program.reasonOf(missing[0], &all).starts_with("needs: a result that is the same"));
}

TEST_CASE("missing branches: proved infeasible where nothing was left out") {
    const SymbolicReport::OfMethod all = explored(true), some = explored(false);
    Missed program(kNothingKept);
    CHECK(program.reason(&all) == kProved);
    CHECK(program.reason(&some) ==
          "needs: other values where the condition is met; tried: 1234 executions, and 3 ways to "
          "call the method with inputs that stand for all values");
    // Nothing is known of how the class calls it.
    CHECK(program.reason(&all, true, true, "hidden") ==
          "needs: other values where the condition is met; tried: 1234 executions");
}

TEST_CASE("missing branches: not proved where something is kept from call to call") {
    const SymbolicReport::OfMethod all = explored(true);
    for (const std::string_view kept :
         {"static int count;", "static final int[] COUNTS = {0};", "static String last;",
          "static final java.util.List<String> ALL = new java.util.ArrayList<>();"}) {
        CAPTURE(kept);
        std::string source = kNothingKept;
        source.insert(source.find("static final int LIMIT"), kept);
        CHECK(Missed(source).reason(&all).starts_with("needs: "));
    }
}

TEST_CASE("missing branches: not proved where the surroundings are asked, by whatever is called") {
    const SymbolicReport::OfMethod all = explored(true);
    const auto reasonWith = [&](std::string_view condition) {
        std::string source = kNothingKept;
        const std::string_view place = "x == 77";
        source.replace(source.find(place), place.size(), condition);
        return Missed(source).reason(&all);
    };
    for (const std::string_view asking :
         {"System.getenv(\"HOME\") == null", "Thread.currentThread().isInterrupted()",
          "Thread.interrupted()", "System.nanoTime() == 5", "new Object().hashCode() == 5",
          "NAME.toUpperCase().isEmpty()", "Math.random() < 0.1", "Integer.getInteger(NAME) == null",
          "(\"\" + Size.class).isEmpty()", "new Object[] {x}.toString().isEmpty()",
          "String.valueOf(new Object()).isEmpty()", "NAME.getBytes().length > 5",
          "java.util.Locale.getDefault() == null", "java.util.Arrays.asList(x).hashCode() == 5"}) {
        CAPTURE(asking);
        CHECK(reasonWith(asking).starts_with("needs: "));
    }
    for (const std::string_view pure :
         {"Math.abs(x) == 5", "NAME.length() > x", "(NAME + x).isEmpty()",
          "Size.valueOf(NAME) == null", "java.util.Arrays.asList(x, 2).contains(x)",
          "new int[] {x}.clone().length == 2"}) {
        CAPTURE(pure);
        CHECK(reasonWith(pure) == kProved);
    }
    // What the JDK calls, and what is executed first.
    std::string source = kNothingKept;
    source.insert(source.find("static final int LIMIT"),
                  "static final boolean IS_FAST = Boolean.getBoolean(\"fast\");\n");
    CHECK(Missed(source).reason(&all).starts_with("needs: "));
    source = kNothingKept;
    source.replace(source.find("x == 77"), 7, "java.util.Arrays.asList(new Main()).contains(null)");
    CHECK(Missed(source).reason(&all) == kProved);
    source.insert(source.find("static final int LIMIT"),
                  "public boolean equals(Object o) { return System.nanoTime() == 5; }\n");
    CHECK(Missed(source).reason(&all).starts_with("needs: "));
    // What overrides is in a class that is come upon later, and that nothing has loaded.
    for (const std::string_view result : {"(int) System.nanoTime()", "4"}) {
        source = kNothingKept;
        source.replace(source.find("x == 77"), 7, "shape().area() == 5");
        source.insert(source.find("static final int LIMIT"),
                      "abstract static class Shape { abstract int area(); }\n"
                      "static class Square extends Shape { int area() { return " +
                          std::string(result) +
                          "; } }\n"
                          "static Shape shape() { return new Square(); }\n");
        CHECK((Missed(source).reason(&all) == kProved) == (result == "4"));
    }
}

TEST_CASE("missing branches: a limit, and what is needed") {
    const SymbolicReport::OfMethod cut = explored(false, "tests.time");
    Missed program(kNothingKept);
    CHECK(program.reason(&cut) == "limit: tests.time");
    CHECK(program.reason(nullptr, false, false) ==
          "needs: a call that enters the method; tried: 1234 executions");
    CHECK(program.reason(nullptr, true, false) ==
          "needs: a path to the condition; tried: 1234 executions");
    CHECK(program.reason(nullptr, true, true) ==
          "needs: other values where the condition is met; tried: 1234 executions");
}

TEST_CASE("missing branches: assertions of the JDK are disabled, those of a program are not") {
    TestedProgram program(R"(
public class Main {
    static void check(int x) { assert x > 0; }
}
)");
    const auto disabledIn = [&](const Class& klass, std::string_view method) {
        const BranchGoals goals({&klass});
        std::size_t disabled = 0, other = 0;
        for (const BranchGoals::Missing& branch : goals.missing({}))
            if (branch.method->name.view() == method)
                ++(branch.isOfDisabledAssertion ? disabled : other);
        std::size_t missing = 0;
        for (const Method& each : klass.methods)
            if (each.name.view() == method) missing += goals.missingIn(each, {});
        CHECK(missing == other);
        return std::pair(disabled, other);
    };
    const Class& bits = program.types().linker().load("java/util/BitSet");
    // assert (wordsInUse == 0 || words[wordsInUse - 1] != 0); and two more with as many branches.
    // Whether assertions are enabled is no branch of either.
    CHECK(disabledIn(bits, "checkInvariants") == std::pair<std::size_t, std::size_t>(12, 0));
    CHECK(disabledIn(bits, "<clinit>") == std::pair<std::size_t, std::size_t>(0, 0));
    CHECK(disabledIn(bits, "isEmpty") == std::pair<std::size_t, std::size_t>(0, 2));
    CHECK(disabledIn(program.main(), "check") == std::pair<std::size_t, std::size_t>(0, 2));
}
