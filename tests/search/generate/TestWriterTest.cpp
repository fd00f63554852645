#include <doctest/doctest.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>

#include "search/Process.h"
#include "search/generate/JUnitRun.h"
#include "search/generate/TestNames.h"
#include "search/generate/TestTable.h"
#include "search/generate/TestWriter.h"
#include "vm/classpath/Jdk.h"

using namespace clew;
using namespace clew::search::generate;
namespace fs = std::filesystem;

namespace {

Executable method(std::string holder, std::string name, std::string descriptor, std::uint16_t flags,
                  std::vector<std::string> parameters) {
    Executable executable;
    executable.holder = std::move(holder);
    executable.name = std::move(name);
    executable.descriptor = std::move(descriptor);
    executable.accessFlags = flags;
    executable.parameterNames = std::move(parameters);
    return executable;
}

constexpr std::uint16_t kStatic = vm::classfile::access::Static;

TestCase returning(Step act, std::optional<JavaValue> value) {
    TestCase test;
    test.steps.push_back(std::move(act));
    test.outcome.value = std::move(value);
    return test;
}

Step call(Executable executable, std::vector<Argument> arguments,
          std::optional<Argument> receiver = std::nullopt) {
    Step step;
    step.executable = std::move(executable);
    step.arguments = std::move(arguments);
    step.receiver = std::move(receiver);
    return step;
}

const Executable kMax = method("shop/Till", "max", "(II)I", kStatic, {"a", "b"});
const Executable kTill =
    method("shop/Till", "<init>", "(ILjava/lang/String;)V", 0, {"amount", "currency"});
const Executable kTransfer =
    method("shop/Till", "transfer", "(Lshop/Till;I)Lshop/Till;", 0, {"other", "amount"});
const Executable kGetAmount = method("shop/Till", "getAmount", "()I", 0, {});
const Executable kSame =
    method("shop/Till", "same", "(Ljava/lang/Object;)Ljava/lang/Object;", kStatic, {"value"});
const Executable kFill = method("shop/Till", "fill", "([IB)V", kStatic, {"target", "value"});
const Executable kSpin = method("shop/Till", "spin", "(Z)V", kStatic, {"flag"});
const Executable kKind =
    method("shop/Till", "kind", "(Lshop/Till$Kind;)Lshop/Till$Kind;", kStatic, {"kind"});

Executable overloaded(std::string descriptor, std::uint16_t more = 0) {
    Executable executable =
        method("shop/Till", "name", std::move(descriptor), kStatic | more, {"value"});
    executable.isOverloaded = true;
    return executable;
}

constexpr const char* kTillSource = R"(
package shop;
public class Till {
    enum Kind { CASH, CARD }
    private int amount;
    private final String currency;
    public Till(int amount, String currency) { this.amount = amount; this.currency = currency; }
    public int getAmount() { return amount; }
    public Till transfer(Till other, int sum) {
        if (sum < 0) throw new IllegalArgumentException("negative: \"" + sum + "\"");
        amount -= sum;
        other.amount += sum;
        return other;
    }
    static int max(int a, int b) { return a > b ? a : b; }
    static Object same(Object value) { return value; }
    static void fill(int[] target, byte value) { java.util.Arrays.fill(target, value); }
    static void spin(boolean flag) { while (flag) { } }
    static Kind kind(Kind kind) { return kind; }
    static String name(int value) { return "int"; }
    static String name(long value) { return "long"; }
    static String name(Integer value) { return "Integer"; }
    static String name(Object value) { return "Object"; }
    static String name(String value) { return "String"; }
    static String name(char[] value) { return "char[]"; }
    static String name(short value) { return "short"; }
}
)";

// Values of every kind, returned as they are.
std::vector<TestCase> tillTests() {
    std::vector<TestCase> tests;
    tests.push_back(
        returning(call(kMax, {JavaValue::ofInt(5), JavaValue::ofInt(-3)}), JavaValue::ofInt(5)));
    const float floats[] = {0.0f, -0.0f, 1.5f, 1e20f, std::numeric_limits<float>::quiet_NaN()};
    const double limit = std::numeric_limits<double>::infinity();
    std::vector<JavaValue> values = {
        JavaValue::boxed(BasicType::Int, vm::values::fromInt(-2147483647 - 1)),
        JavaValue::boxed(BasicType::Byte, vm::values::fromInt(-128)),
        JavaValue::boxed(BasicType::Short, vm::values::fromInt(-7)),
        JavaValue::boxed(BasicType::Char, '\''),
        JavaValue::boxed(BasicType::Char, 0x2028),
        JavaValue::boxed(BasicType::Long, vm::values::fromLong(1ll << 40)),
        JavaValue::boxed(BasicType::Boolean, 1),
        JavaValue::boxed(BasicType::Double, vm::values::fromDouble(-limit)),
        JavaValue::boxed(BasicType::Double, vm::values::fromDouble(5e-324)),
        JavaValue::boxed(BasicType::Double, vm::values::fromDouble(-1.25e-300)),
        JavaValue::string(std::u16string(u"a\"b\\c\0"
                                         u"1\n\u00e9\xd83d\xde00\xd800",
                                         12)),
        JavaValue::string(u""),
        JavaValue::null(),
        JavaValue::classLiteral("[[I"),
        JavaValue::classLiteral("Ljava/util/Map$Entry;"),
        JavaValue::enumConstant("Ljava/util/concurrent/TimeUnit;", "SECONDS"),
        JavaValue::array("[[I", {JavaValue::array("[I", {JavaValue::ofInt(1)}), JavaValue::null(),
                                 JavaValue::array("[I", {})}),
        JavaValue::array("[B", {JavaValue::primitive(BasicType::Byte, vm::values::fromInt(-1))}),
        JavaValue::array("[D", {JavaValue::ofDouble(std::nan("")), JavaValue::ofDouble(-0.0)}),
        JavaValue::array(
            "[Ljava/lang/Object;",
            {JavaValue::string(u"x"), JavaValue::boxed(BasicType::Long, 1), JavaValue::null()}),
        JavaValue::array("[Ljava/lang/String;", std::vector<JavaValue>(30)),
    };
    for (const float number : floats)
        values.push_back(JavaValue::boxed(BasicType::Float, vm::values::fromFloat(number)));
    std::vector<JavaValue> sparse(40, JavaValue::ofInt(0));
    sparse[17] = JavaValue::ofInt(3);
    values.push_back(JavaValue::array("[I", sparse));
    for (JavaValue& value : values) tests.push_back(returning(call(kSame, {value}), value));

    TestCase transfer;
    transfer.steps = {call(kTill, {JavaValue::ofInt(10), JavaValue::string(u"EUR")}),
                      call(kTill, {JavaValue::ofInt(1), JavaValue::null()}),
                      call(kTransfer, {ResultOf{1}, JavaValue::ofInt(4)}, ResultOf{0})};
    transfer.outcome.value = JavaValue::object("Lshop/Till;");
    transfer.outcome.sameAs = ResultOf{1};
    transfer.observations = {{ResultOf{0}, kGetAmount, JavaValue::ofInt(6)},
                             {ResultOf{1}, kGetAmount, JavaValue::ofInt(5)}};
    tests.push_back(transfer);
    transfer.outcome.sameAs.reset();
    transfer.observations = {{ResultOf{2}, kGetAmount, JavaValue::ofInt(5)}};
    tests.push_back(transfer);
    transfer.observations.clear();
    transfer.steps[2].arguments[1] = JavaValue::ofInt(-1);
    transfer.outcome = {.kind = Outcome::Kind::Threw,
                        .exception = "java/lang/IllegalArgumentException",
                        .message = u"negative: \"-1\""};
    transfer.conditions = {"AmountIsNegative"};
    tests.push_back(transfer);
    transfer.outcome.message.reset();
    tests.push_back(transfer);

    TestCase fill =
        returning(call(kFill, {JavaValue::array("[I", {JavaValue::ofInt(1), JavaValue::ofInt(2)}),
                               JavaValue::primitive(BasicType::Byte, 7)}),
                  std::nullopt);
    fill.observations = {{ArgumentOfLast{0}, std::nullopt,
                          JavaValue::array("[I", {JavaValue::ofInt(7), JavaValue::ofInt(7)})}};
    tests.push_back(fill);
    TestCase spin = returning(call(kSpin, {JavaValue::ofBoolean(true)}), std::nullopt);
    spin.outcome.kind = Outcome::Kind::DoesNotEnd;
    tests.push_back(spin);
    const JavaValue card = JavaValue::enumConstant("Lshop/Till$Kind;", "CARD");
    tests.push_back(returning(call(kKind, {card}), card));

    const std::pair<Executable, JavaValue> overloads[] = {
        {overloaded("(I)Ljava/lang/String;"), JavaValue::ofInt(1)},
        {overloaded("(J)Ljava/lang/String;"), JavaValue::ofLong(1)},
        {overloaded("(S)Ljava/lang/String;"), JavaValue::primitive(BasicType::Short, 1)},
        {overloaded("(Ljava/lang/Integer;)Ljava/lang/String;"),
         JavaValue::boxed(BasicType::Int, 1)},
        {overloaded("(Ljava/lang/Object;)Ljava/lang/String;"), JavaValue::boxed(BasicType::Int, 1)},
        {overloaded("(Ljava/lang/Object;)Ljava/lang/String;"), JavaValue::string(u"x")},
        {overloaded("(Ljava/lang/String;)Ljava/lang/String;"), JavaValue::string(u"x")},
        {overloaded("([C)Ljava/lang/String;"), JavaValue::null()},
    };
    for (const auto& [executable, value] : overloads) {
        std::string type = executable.descriptor.substr(1, executable.descriptor.find(')') - 1);
        static const std::pair<std::string, std::u16string> names[] = {
            {"I", u"int"},
            {"J", u"long"},
            {"S", u"short"},
            {"[C", u"char[]"},
            {"Ljava/lang/Integer;", u"Integer"},
            {"Ljava/lang/Object;", u"Object"},
            {"Ljava/lang/String;", u"String"}};
        for (const auto& [descriptor, name] : names)
            if (descriptor == type)
                tests.push_back(returning(call(executable, {value}), JavaValue::string(name)));
    }
    return tests;
}

std::string writtenAlone(const TestCase& test, JUnit version = JUnit::Five) {
    const std::string text =
        writeTestClass({"shop", "TillTest", "shop/Till", {test}}, version, SourceNames());
    const std::size_t begin = text.find("    @Test");
    return text.substr(begin, text.rfind("}\n") - begin);
}

} // namespace

TEST_CASE("test writer: the file around the tests") {
    TestCase test = returning(
        call(kKind, {JavaValue::enumConstant("Ljava/util/concurrent/TimeUnit;", "SECONDS")}),
        JavaValue::null());
    CHECK(writeTestClass({"shop", "TillTest", "shop/Till", {test}}, JUnit::Five, SourceNames()) ==
          R"(package shop;

import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class TillTest {
    @Test
    void kind_returnsNull_whenKindIsSeconds() {
        assertNull(Till.kind(TimeUnit.SECONDS));
    }
}
)");
    CHECK(writeTestClass({"", "TillTest", "Till", {test}}, JUnit::Four, SourceNames())
              .starts_with(R"(import static org.junit.Assert.assertNull;

import java.util.concurrent.TimeUnit;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.Timeout;
import shop.Till;

public class TillTest {
    @Rule
    public final Timeout timeLimit = Timeout.seconds(10);

    @Test
    public void kind_)"));
}

TEST_CASE("test writer: tests as a person would write them") {
    const std::vector<TestCase> tests = tillTests();
    CHECK(writtenAlone(tests[0]) == R"(    @Test
    void max_returns5() {
        assertEquals(5, Till.max(5, -3));
    }
)");
    TestCase transfer;
    for (const TestCase& test : tests)
        if (test.outcome.message) transfer = test;
    CHECK(writtenAlone(transfer) == R"(    @Test
    void transfer_throwsIllegalArgument_whenAmountIsNegative() {
        Till till = new Till(10, "EUR");
        Till other = new Till(1, null);

        IllegalArgumentException exception = assertThrows(IllegalArgumentException.class,
                () -> till.transfer(other, -1));

        assertEquals("negative: \"-1\"", exception.getMessage());
    }
)");
}

TEST_CASE("test writer: tests that differ in values only are one with parameters") {
    const auto written = [](std::vector<TestCase> tests) {
        TestClass all{"shop", "TillTest", "shop/Till", std::move(tests)};
        all.usesParameters = true;
        const std::string text = writeTestClass(all, JUnit::Five, SourceNames());
        const std::size_t begin = text.find("{\n") + 2;
        return text.substr(begin, text.rfind('}') - begin);
    };
    const auto max = [](int a, int b, int result) {
        return returning(call(kMax, {JavaValue::ofInt(a), JavaValue::ofInt(b)}),
                         JavaValue::ofInt(result));
    };
    CHECK(written({max(5, -3, 5), max(1, 2, 2)}) == R"(    @ParameterizedTest
    @CsvSource({
            "5, -3, 5",
            "1, 2, 2"
    })
    void max_returnsExpected(int a, int b, int expected) {
        assertEquals(expected, Till.max(a, b));
    }
)");
    // Constants have names in Java.
    CHECK(written({max(5, -3, 5), max(5, std::numeric_limits<int>::max(), 5)}) ==
          R"(    @ParameterizedTest
    @ValueSource(ints = {-3, Integer.MAX_VALUE})
    void max_returns5(int b) {
        assertEquals(5, Till.max(5, b));
    }
)");
    CHECK(written({max(5, -3, 5), max(1, std::numeric_limits<int>::max(), 1)}) ==
          R"(    static Stream<Arguments> max_returnsExpected() {
        return Stream.of(
                Arguments.of(5, -3, 5),
                Arguments.of(1, Integer.MAX_VALUE, 1));
    }

    @ParameterizedTest
    @MethodSource
    void max_returnsExpected(int a, int b, int expected) {
        assertEquals(expected, Till.max(a, b));
    }
)");
    const auto lower = [&](int value) {
        TestCase test = max(5, value, 5);
        test.outcome.value = JavaValue::ofInt(value);
        return test;
    };
    CHECK(written({lower(1), lower(std::numeric_limits<int>::max() - 1)})
              .find("Arguments.of(Integer.MAX_VALUE - 1, Integer.MAX_VALUE - 1)") !=
          std::string::npos);
    // Names tell conditions.
    TestCase negative = max(5, -3, 5);
    negative.conditions = {"BIsNegative"};
    CHECK(inTables({negative, max(5, 3, 5)}).size() == 2);
    CHECK(inTables({negative, max(5, 3, 5), max(5, 4, 5)}).size() == 1);
    const auto till = [](std::u16string currency, int amount) {
        TestCase test = returning(
            call(kTill, {JavaValue::ofInt(amount), JavaValue::string(std::move(currency))}), {});
        test.observations.push_back({ResultOf{0}, kGetAmount, JavaValue::ofInt(amount)});
        return test;
    };
    std::vector<TestCase> tills{till(u"it's", 1), till(u"b, c", 2)};
    const std::string text = written(tills);
    CHECK(text.find(R"("1, 'it''s', 1",
            "2, 'b, c', 2")") != std::string::npos);
    CHECK(text.find("(int amount, String currency, int expectedAmount)") != std::string::npos);
    // Texts that are read are other objects than literals.
    tills[1].needsLiterals = true;
    CHECK(written(tills).find(R"(Arguments.of(1, "it's", 1))") != std::string::npos);
    tills[1].standsAlone = true;
    CHECK(written(tills).find("@ParameterizedTest") == std::string::npos);
    // Two assertions are two tests; the same test is not written twice.
    const auto same = [](bool value) {
        return returning(call(kSame, {JavaValue::ofBoolean(value)}), JavaValue::ofBoolean(value));
    };
    std::vector<TestCase> tests{same(true), same(false), same(true)};
    eraseEqual(tests);
    CHECK(tests.size() == 2);
    CHECK(inTables(tests).size() == 2);
    std::vector<TestCase> others = tills;
    eraseEqual(others);
    CHECK(others.size() == tills.size());
    // Null says something.
    TestCase null = tills[0];
    null.steps[0].arguments[1] = JavaValue::null();
    CHECK(inTables({tills[0], null}).size() == 2);
}

TEST_CASE("test writer: what fails with its arguments is called, in a test of its own") {
    const auto given = [](std::int32_t a, std::string failure) {
        TestCase test = returning(call(kMax, {JavaValue::ofInt(a), JavaValue::ofInt(7)}), {});
        if (!failure.empty()) {
            test.outcome.kind = Outcome::Kind::Threw;
            test.outcome.exception = "org/opentest4j/AssertionFailedError";
            test.failsWith = std::move(failure);
        }
        return test;
    };
    const std::string first = "AssertionFailedError at TillTests.java:3",
                      second = "AssertionFailedError at TillTests.java:4";
    TestClass tests{"shop", "TillTestsTest", "shop/Till", {}, {}, true};
    tests.tests = {given(1, ""), given(2, first), given(3, ""), given(4, second), given(5, first)};
    const std::string text = writeTestClass(tests, JUnit::Five, SourceNames());
    CHECK(text.find("@ValueSource(ints = {1, 3})\n    void max_succeeds(int a) {\n"
                    "        Till.max(a, 7);\n") != std::string::npos);
    CHECK(text.find("@ValueSource(ints = {2, 5})\n    void max_fails(int a) {\n"
                    "        // fails: AssertionFailedError at TillTests.java:3\n"
                    "        Till.max(a, 7);\n") != std::string::npos);
    CHECK(text.find("        // fails: AssertionFailedError at TillTests.java:4\n"
                    "        Till.max(4, 7);\n") != std::string::npos);
    CHECK(text.find("assertThrows") == std::string::npos);
    CHECK(tests.tests[1].isToFail());
    CHECK_FALSE(tests.tests[0].isToFail());
}

TEST_CASE("test names") {
    TestNames names;
    TestCase test =
        returning(call(kMax, {JavaValue::ofInt(1), JavaValue::ofInt(1)}), JavaValue::ofInt(1));
    CHECK(names.nameOf(test) == "max_returns1");
    CHECK(names.nameOf(test) == "max_returns1_whenAIs1");
    CHECK(names.nameOf(test) == "max_returns1_whenBIs1");
    CHECK(names.nameOf(test) == "max_returns1_ofAAndB");
    CHECK(names.nameOf(test) == "max_returns1_ofInts");
    CHECK(names.nameOf(test) == "max_returns1_whenAIs1AndBIs1");
    CHECK(names.nameOf(test) == "max_returns1_whenAIs1_ofAAndB");
    test.outcome = {Outcome::Kind::Threw};
    test.outcome.exception = "java/lang/IllegalStateException";
    test.outcome.message = u"can't add 17 more numbers than there is room for";
    CHECK(names.nameOf(test) == "max_throwsIllegalState");
    test.conditions = {"AIsNegative"};
    CHECK(names.nameOf(test) == "max_throwsIllegalState_whenAIsNegative");
    CHECK(names.nameOf(test) == "max_throwsIllegalState_whenAIsNegative_cantAddMoreNumbers");
    CHECK(phraseOf("text", JavaValue::string(u"")) == "TextIsEmpty");
    CHECK(phraseOf("text", JavaValue::string(u" ")) == "TextIsBlank");
    CHECK(phraseOf("text", JavaValue::string(u"-1")) == "TextHasLength2");
    CHECK(phraseOf("text", JavaValue::string(u"{}[]()%&")) == "TextHasLength8");
    CHECK(phraseOf("x", JavaValue::ofDouble(-1.5)) == "XIsMinus1Point5");
    CHECK(phraseOf("x", JavaValue::ofDouble(1e300)) == "XIsLarge");
    CHECK(phraseOf("x", JavaValue::ofInt(-521522205)) == "XIsNegative");
    CHECK(phraseOf("x", JavaValue::ofInt(521522205)) == "XIsPositive");
    CHECK(phraseOf("text", JavaValue::string(u"the end")) == "TextIsTheEnd");
    CHECK(phraseOf("mode", JavaValue::enumConstant("Ljava/math/RoundingMode;", "HALF_UP")) ==
          "ModeIsHalfUp");
    JavaValue lambda{JavaValue::Kind::Lambda};
    lambda.elements = {JavaValue::null()};
    CHECK(phraseOf("by", lambda) == "ByReturnsNull");
    CHECK(phraseOf("values", JavaValue::array("[I", {JavaValue::ofInt(1)})) == "ValuesHasLength1");
    CHECK(decapitalized("URLReader") == "urlReader");
    CHECK(decapitalized("Fraction") == "fraction");
    VariableNames variables;
    CHECK(variables.take("class") == "classValue");
    CHECK(variables.take("a") == "a");
    CHECK(variables.take("a") == "a2");
}

TEST_CASE("test cases that add nothing are dropped, and the smaller one is kept") {
    const auto covering = [](std::vector<std::size_t> goals, std::size_t steps) {
        TestCase test;
        test.steps.resize(steps);
        for (const std::size_t goal : goals) test.coverage.add(goal);
        return test;
    };
    const std::vector<TestCase> kept =
        minimize({covering({1}, 1), covering({1, 2}, 2), covering({2, 1}, 1), covering({3, 100}, 1),
                  covering({}, 1)});
    REQUIRE(kept.size() == 2);
    CHECK(kept[0].steps.size() == 1);
    CHECK(kept[0].coverage.contains(2));
    CHECK(kept[1].coverage.contains(100));
    CHECK(kept[1].coverage.size() == 2);
}

TEST_CASE("a branch belongs to the test whose last call takes it") {
    const auto covering = [](std::size_t onTheWay, std::size_t ofAct) {
        TestCase test;
        test.steps.resize(2);
        for (const std::size_t goal : {onTheWay, ofAct}) test.coverage.add(goal);
        test.ofAct.add(ofAct);
        return test;
    };
    const std::vector<TestCase> kept =
        minimize({covering(1, 2), covering(0, 1), covering(3, 0), covering(3, 0)});
    REQUIRE(kept.size() == 3);
    CHECK(kept[1].ofAct.contains(1));
    CHECK(kept[2].coverage.contains(3));
}

TEST_CASE("literals near the limits of their types") {
    const SourceNames names;
    TypeText types(names, "", "X");
    const auto ofInt = [&](std::int32_t value) { return literal(JavaValue::ofInt(value), types); };
    CHECK(ofInt(std::numeric_limits<std::int32_t>::max()) == "Integer.MAX_VALUE");
    CHECK(ofInt(std::numeric_limits<std::int32_t>::max() - 2) == "Integer.MAX_VALUE - 2");
    CHECK(ofInt(std::numeric_limits<std::int32_t>::min() + 1) == "Integer.MIN_VALUE + 1");
    CHECK(ofInt(65535) == "65535");
    CHECK(literal(JavaValue::ofLong(std::numeric_limits<std::int64_t>::max() - 9), types) ==
          "Long.MAX_VALUE - 9");
    CHECK(literal(JavaValue::primitive(BasicType::Short, vm::values::fromInt(32766)), types) ==
          "(short) 32766");
}

TEST_CASE("test writer: what is done before each test, and after it") {
    Step write;
    write.kind = Step::Kind::AssignField;
    write.executable = method("shop/Till", "sum", "I", kStatic, {"sum"});
    write.arguments = {JavaValue::ofInt(3)};
    Step read = write;
    read.kind = Step::Kind::GetField;
    read.executable = method("shop/Till", "OPEN_TILLS", "Ljava/util/Collection;", kStatic, {});
    read.arguments.clear();
    const Step clear = call(method("java/util/Collection", "clear", "()V", 0, {}), {}, ResultOf{1});
    TestClass tests{"shop", "TillTest", "shop/Till", {tillTests()[0]}};
    tests.before = {{write, read, clear}, true};
    const std::string text = writeTestClass(tests, JUnit::Five, SourceNames());
    INFO(text);
    CHECK(text.find(R"(
    private final Locale defaultLocale = Locale.getDefault();
    private final TimeZone defaultTimeZone = TimeZone.getDefault();

    @BeforeEach
    void setUp() throws Exception {
        Till.sum = 3;
        Collection openTills = (Collection) getPrivateField(null, Till.class, "OPEN_TILLS");
        openTills.clear();
    }

    @AfterEach
    void restoreDefaults() {
        Locale.setDefault(defaultLocale);
        TimeZone.setDefault(defaultTimeZone);
    }

    @Test
)") != std::string::npos);
}

TEST_CASE("test run: what the compiler refuses is named, and a run has an end") {
    const fs::path home = vm::classpath::findJdk({});
    const JUnitSetting setting{JUnit::Five, home, {}};
    const auto errors = compileErrors(setting, {{"A.java", "class A { int a; }"},
                                                {"B.java", "class B { int b = \"text\"; }"},
                                                {"C.java", "class C { A c; B d; }"}});
    REQUIRE(errors.size() == 1);
    CHECK(errors.at("B.java").find("incompatible types") != std::string::npos);

    const fs::path log = fs::temp_directory_path() / ("clew-process-" + std::to_string(getpid()));
    CHECK(search::runProcess({"/bin/sleep", "60"}, log, 0.1) == 128 + 9);
    fs::remove(log);
}

TEST_CASE("test writer: what it writes compiles and passes with both JUnits") {
    const fs::path folder =
        fs::temp_directory_path() / ("clew-test-writer-" + std::to_string(getpid()));
    fs::remove_all(folder);
    fs::create_directories(folder);
    std::ofstream(folder / "Till.java") << kTillSource;
    const fs::path home = vm::classpath::findJdk({});
    REQUIRE(search::runProcess({(home / "bin/javac").string(), "-d", folder.string(),
                                (folder / "Till.java").string()},
                               folder / "log") == 0);
    const std::vector<TestCase> tests = tillTests();
    for (const auto& [version, hasTables] :
         {std::pair(JUnit::Five, false), std::pair(JUnit::Five, true),
          std::pair(JUnit::Four, false)}) {
        TestClass all{"shop", "TillTest", "shop/Till", tests};
        all.usesParameters = hasTables && hasParameters(version);
        const std::string text = writeTestClass(all, version, SourceNames());
        CHECK(text == writeTestClass(all, version, SourceNames()));
        std::ofstream(folder / "TillTest.java") << text;
        INFO(text);
        const JUnitResult result =
            runTests({version, home, {folder}}, {folder / "TillTest.java"}, {"shop.TillTest"});
        for (const FailedTest& failure : result.failures)
            CHECK_MESSAGE(false, failure.name << ": " << failure.message);
        CHECK(result.run == tests.size());

        TestCase wrong = tests[0];
        wrong.outcome.value = JavaValue::ofInt(6);
        std::ofstream(folder / "TillTest.java") << writeTestClass(
            {"shop", "TillTest", "shop/Till", {tests[1], wrong}}, version, SourceNames());
        const JUnitResult failing =
            runTests({version, home, {folder}}, {folder / "TillTest.java"}, {"shop.TillTest"});
        REQUIRE(failing.failures.size() == 1);
        CHECK(failing.failures[0].name == "shop.TillTest.max_returns6");
        CHECK(failing.failures[0].message.find("6") != std::string::npos);
        CHECK(failing.run == 2);
    }
    fs::remove_all(folder);
}
