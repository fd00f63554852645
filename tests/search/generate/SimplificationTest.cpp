// Each rule by which tests are made simpler, on a method that needs just so much of what it is
// given.

#include <doctest/doctest.h>

#include <limits>

#include "search/generate/Simplification.h"
#include "tests/search/generate/TestedProgram.h"

using namespace clew;
using namespace clew::search::generate;
using vm::values::BasicType;

namespace {

constexpr const char* kSource = R"(
import java.time.LocalDate;
public class Main {
    static void wanted() {
        new Main();
    }

    static void all(int x) { }
    static void notZero(int x) { if (x != 0) wanted(); }
    static void negative(int x) { if (x < 0) wanted(); }
    static void even(int x) { if (x != 0 && x % 2 == 0) wanted(); }
    static void above2(int x) { if (x > 2) wanted(); }
    static void below2(int x) { if (x < -2) wanted(); }
    static void above99999(int x) { if (x > 99_999) wanted(); }
    static void above100000(int x) { if (x > 100_000) wanted(); }
    static void far(int x) { if (x >= 100 || x <= -100) wanted(); }
    static int differs(int x) { return x > 500 ? 1 : System.identityHashCode(new Object()); }
    static void exact(int x) { if (x == 777) wanted(); }
    static void thrower(int x) {
        if (x > 900) throw new IllegalStateException();
        if (x > 0) throw new IllegalArgumentException();
    }
    static void endless(int x) { while (x > 50) wanted(); }

    static void all(long x) { }
    static void below99999(long x) { if (x < -99_999) wanted(); }
    static void boxed(Integer x) { if (x > 2) wanted(); }

    static void all(double x) { }
    static void negative(double x) { if (x < 0) wanted(); }
    static void above1(double x) { if (x > 1) wanted(); }

    static void all(String x) { x.length(); }
    static void longerThan1(String x) { if (x.length() > 1) wanted(); }
    static void startsWithX(String x) { if (x.startsWith("xyz") && x.length() % 3 == 0) wanted(); }
    static void endsWithX(String x) { if (x.endsWith("xyz") && x.length() % 3 == 0) wanted(); }
    static void longerThan4AndX(String x) { if (x.length() > 4 && x.charAt(0) == 'x') wanted(); }
    static void longerThan4AndXAtEnd(String x) {
        if (x.length() > 4 && x.charAt(x.length() - 1) == 'x') wanted();
    }
    static void oneSlash(String x) { if (x.length() == 3 && x.indexOf('/') == 1) wanted(); }

    static void longerThan0(int[] x) { if (x.length > 0) wanted(); }
    static void zeroAtEnd(int[] x) { if (x.length > 0 && x[x.length - 1] == 7) wanted(); }
    static void three(int[] x) { if (x.length == 3) wanted(); }
    static void atLeast3(int[] x) { if (x.length >= 3) wanted(); }

    static void any(Object x) { x.getClass(); }
    static void sameAsMain(Object x) { if (x instanceof Main) wanted(); }

    int count;
    Main add(int x) { count += x; return this; }
    static void callsAbove2() { above2(777); }
    static Main made() { return new Main(); }
    Main other() { return new Main(); }
    void seven() { if (count == 7) wanted(); }
    static void june(LocalDate day) { if (day.getMonthValue() == 6) wanted(); }
    static void two(int x, int y) { if (x + y > 50) wanted(); }
}
)";

class Simplifier : public TestedProgram {
  public:
    Simplifier() : TestedProgram(kSource) {}

    std::vector<TestCase> simplified(std::vector<TestCase> tests) {
        CHECK(simplify(tests, run(), goals(), types(), [] { return false; }));
        return tests;
    }
    std::vector<Step> simplified(const std::vector<Step>& steps) {
        return simplified(std::vector{test(steps)})[0].steps;
    }
    // Where it was looked at no further after so many questions.
    bool isOverAfter(std::vector<TestCase> tests, unsigned questions) {
        return !simplify(tests, run(), goals(), types(),
                         [&] { return questions == 0 || questions-- == 0; });
    }
};

JavaValue number(std::int32_t value) {
    return JavaValue::ofInt(value);
}
JavaValue text(std::u16string value) {
    return JavaValue::string(std::move(value));
}
JavaValue array(const std::vector<std::int32_t>& values) {
    std::vector<JavaValue> elements;
    for (const std::int32_t value : values) elements.push_back(number(value));
    return JavaValue::array("[I", std::move(elements));
}

} // namespace

TEST_CASE("simplification: values") {
    const auto ofLong = JavaValue::ofLong;
    const auto ofDouble = JavaValue::ofDouble;
    const auto boxed = [](std::int32_t value) {
        return JavaValue::boxed(BasicType::Int, vm::values::fromInt(value));
    };
    const double infinity = std::numeric_limits<double>::infinity();
    const struct {
        std::string_view rule, method, parameters;
        JavaValue given, expected;
    } rows[] = {
        {"0", "all", "(I)", number(123456), number(0)},
        {"1", "notZero", "(I)", number(500), number(1)},
        {"-1", "negative", "(I)", number(-500), number(-1)},
        {"2", "even", "(I)", number(500), number(2)},
        {"10", "above2", "(I)", number(777), number(10)},
        {"-10", "below2", "(I)", number(-777), number(-10)},
        {"round", "above99999", "(I)", number(777'777), number(100'000)},
        {"a million", "above100000", "(I)", number(7'777'777), number(1'000'000)},
        {"the least", "negative", "(I)", number(std::numeric_limits<std::int32_t>::min()),
         number(-1)},
        {"not as much as it is", "above100000", "(I)", number(777'777), number(777'777)},
        {"nor on the other side", "far", "(I)", number(-100), number(-100)},
        {"no result that differs from run to run", "differs", "(I)", number(777), number(777)},
        {"small enough", "all", "(I)", number(10), number(10)},
        {"small enough", "all", "(I)", number(-10), number(-10)},
        {"not small enough", "all", "(I)", number(11), number(0)},
        {"none that will do", "exact", "(I)", number(777), number(777)},
        {"the same exception", "thrower", "(I)", number(500), number(1)},
        {"no other exception", "thrower", "(I)", number(1000), number(1000)},
        {"no call that ends", "endless", "(I)", number(1000), number(1000)},
        {"long", "all", "(J)", ofLong(1ll << 40), ofLong(0)},
        {"long, round", "below99999", "(J)", ofLong(-(1ll << 40)), ofLong(-100'000)},
        {"long, the least", "all", "(J)", ofLong(std::numeric_limits<std::int64_t>::min()),
         ofLong(0)},
        {"long, small enough", "all", "(J)", ofLong(10), ofLong(10)},
        {"long, small enough", "all", "(J)", ofLong(-10), ofLong(-10)},
        {"boxed", "boxed", "(Ljava/lang/Integer;)", boxed(500), boxed(10)},
        {"double", "all", "(D)", ofDouble(1e10), ofDouble(1)},
        {"double, negative", "negative", "(D)", ofDouble(-1e10), ofDouble(-1)},
        {"double, 10", "above1", "(D)", ofDouble(1e10), ofDouble(10)},
        {"double, small enough", "all", "(D)", ofDouble(-100), ofDouble(-100)},
        {"double, for its own sake", "all", "(D)", ofDouble(infinity), ofDouble(infinity)},
        {"a letter", "all", "(Ljava/lang/String;)", text(u"hello"), text(u"a")},
        {"a letter for a sign", "all", "(Ljava/lang/String;)", text(u"?"), text(u"a")},
        {"short enough", "all", "(Ljava/lang/String;)", text(u"xyz"), text(u"xyz")},
        {"abc", "longerThan1", "(Ljava/lang/String;)", text(u"hello"), text(u"abc")},
        {"the first half", "startsWithX", "(Ljava/lang/String;)", text(u"xyz123"), text(u"xyz")},
        {"the second half", "endsWithX", "(Ljava/lang/String;)", text(u"123xyz"), text(u"xyz")},
        {"less at the end", "longerThan4AndX", "(Ljava/lang/String;)", text(u"xhello"),
         text(u"xhell")},
        {"less at the beginning", "longerThan4AndXAtEnd", "(Ljava/lang/String;)", text(u"hellox"),
         text(u"ellox")},
        {"sign by sign", "oneSlash", "(Ljava/lang/String;)", text(u"?/\u00e9"), text(u"a/a")},
        {"digits are plain", "oneSlash", "(Ljava/lang/String;)", text(u"1/2"), text(u"1/2")},
        {"the first half of an array", "longerThan0", "([I)", array({3, 4, 5, 6}), array({3})},
        {"the second half of an array", "zeroAtEnd", "([I)", array({3, 4, 5, 7}), array({7})},
        {"all of an array but the last", "atLeast3", "([I)", array({3, 4, 5, 6}), array({3, 4, 5})},
        {"its elements", "three", "([I)", array({30, 40, 5}), array({0, 0, 5})},
        {"null", "any", "(Ljava/lang/Object;)", text(u"hello"), text(u"a")},
    };
    Simplifier simplifier;
    unsigned simpler = 0;
    for (const auto& row : rows) {
        CAPTURE(std::string(row.rule));
        const std::vector<Step> steps =
            simplifier.simplified({simplifier.call(row.method, row.parameters, {row.given})});
        REQUIRE(steps.size() == 1);
        const JavaValue& found = std::get<JavaValue>(steps[0].arguments[0]);
        CAPTURE(found.bits);
        CAPTURE(found.elements.size());
        CAPTURE(found.text.size());
        CHECK(found == row.expected);
        simpler += found != row.given;
    }
    CHECK(simpler == std::size(rows) - 14);
}

TEST_CASE("simplification: steps") {
    Simplifier simplifier;
    const Step constructor = simplifier.call("<init>", "()", {});
    const auto add = [&](std::int32_t value, std::size_t receiver) {
        return simplifier.call("add", "(I)", {number(value)}, ResultOf{receiver});
    };
    const auto seven = [&](std::size_t receiver) {
        return simplifier.call("seven", "()", {}, ResultOf{receiver});
    };
    const Step builder =
        simplifier.call("<init>", "()", {}, std::nullopt, "java/lang/StringBuilder");
    const auto made = simplifier.call("made", "()", {});
    const auto other = [&](std::size_t receiver) {
        return simplifier.call("other", "()", {}, ResultOf{receiver});
    };
    const auto any = [&](Argument argument) {
        return simplifier.call("any", "(Ljava/lang/Object;)", {std::move(argument)});
    };
    const auto isMain = [&](Argument argument) {
        return simplifier.call("sameAsMain", "(Ljava/lang/Object;)", {std::move(argument)});
    };
    const auto june = [&](Step day) {
        return std::vector<Step>{std::move(day),
                                 simplifier.call("june", "(Ljava/time/LocalDate;)", {ResultOf{0}})};
    };
    const auto day = [&](std::int64_t days) {
        return simplifier.call("ofEpochDay", "(J)", {JavaValue::ofLong(days)}, std::nullopt,
                               "java/time/LocalDate");
    };
    Step date = simplifier.call("of", "(III)", {number(1970), number(6), number(15)}, std::nullopt,
                                "java/time/LocalDate");
    date.executable.parameterNames = {"year", "month", "dayOfMonth"};
    date.executable.isOverloaded = false;
    const Step callsAbove2 = simplifier.call("callsAbove2", "()", {});
    const auto above2 = [&](std::int32_t value) {
        return simplifier.call("above2", "(I)", {number(value)});
    };
    const Step two = simplifier.call("two", "(II)", {number(99), number(99)});
    const Step simplerTwo = simplifier.call("two", "(II)", {number(0), number(99)});
    const struct {
        std::string_view rule;
        std::vector<Step> given, expected;
    } rows[] = {
        {"calls whose results nobody uses",
         {constructor, add(5, 0), constructor, add(7, 2), seven(2)},
         {constructor, add(7, 0), seven(0)}},
        {"calls that cover what no other does",
         {constructor, any(text(u"a"))},
         {constructor, any(text(u"a"))}},
        {"calls that are needed",
         {constructor, add(7, 0), seven(0)},
         {constructor, add(7, 0), seven(0)}},
        {"a builder's object is that which was made",
         {constructor, add(3, 0), add(4, 1), seven(2)},
         {constructor, add(3, 0), add(4, 0), seven(0)}},
        {"as of a factory", {made, add(7, 0), seven(1)}, {made, add(7, 0), seven(0)}},
        {"another object of the type will do",
         {constructor, other(0), isMain(ResultOf{1})},
         {constructor, other(0), isMain(ResultOf{0})}},
        {"a text where any object will do", {builder, any(ResultOf{0})}, {any(text(u"a"))}},
        {"no text where it will not do",
         {constructor, isMain(ResultOf{0})},
         {constructor, isMain(ResultOf{0})}},
        {"a day as a date", june(day(165)), june(date)},
        {"no day of another era", june(day(365'043)), june(day(365'043))},
        {"one argument after the other", {two}, {simplerTwo}},
        {"the last call itself covers what it did",
         {callsAbove2, above2(777)},
         {callsAbove2, above2(10)}},
    };
    for (const auto& row : rows) {
        CAPTURE(std::string(row.rule));
        CHECK(simplifier.simplified(row.given) == row.expected);
    }
}

TEST_CASE("simplification: tests do not lose what only they cover") {
    Simplifier simplifier;
    const auto test = [&](std::int32_t value) {
        return simplifier.test({simplifier.call("notZero", "(I)", {number(value)})});
    };
    const auto values = [&](const std::vector<TestCase>& tests) {
        std::vector<std::int32_t> found;
        for (const TestCase& each : simplifier.simplified(tests))
            found.push_back(vm::values::toInt(std::get<JavaValue>(each.act().arguments[0]).bits));
        return found;
    };
    CHECK(values({test(500)}) == std::vector{1});
    // The other one covers as much, so that this one needs nothing of its own.
    CHECK(values({test(500), test(7)}) == std::vector{0, 7});
    CHECK(values({test(500), test(0)}) == std::vector{1, 0});
    // Time is asked for before each.
    CHECK(simplifier.isOverAfter({test(500)}, 0));
    CHECK(simplifier.isOverAfter({test(5), test(5)}, 1));
    CHECK_FALSE(simplifier.isOverAfter({test(5)}, 1));
}
