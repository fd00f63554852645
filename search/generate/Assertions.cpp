#include "search/generate/Assertions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace clew::search::generate {
namespace {

constexpr std::size_t kMostElements = 10; // that are asserted one by one

constexpr std::string_view kDoesNotEnd = R"(
    private static void assertDoesNotEnd(Callable<?> call) {
        FutureTask<?> task = new FutureTask<>(call);
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        thread.start();
        assertThrows(TimeoutException.class, () -> task.get(1, TimeUnit.SECONDS));
        task.cancel(true);
    }
)";

// The first parenthesis is closed by the last one.
bool isOnePair(std::string_view text) {
    int depth = 0;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
        if (depth == 0) return false;
    }
    return true;
}

bool isFloating(const JavaValue& value) {
    return value.basic == BasicType::Float || value.basic == BasicType::Double;
}

std::string_view delta(BasicType basic) {
    return basic == BasicType::Float ? "1e-4f" : "1e-9";
}

// Next to 0 and far from it a delta that is written down says too little or nothing.
bool hasDelta(const JavaValue& value, std::string_view actualDescriptor) {
    if (value.kind != JavaValue::Kind::Primitive || !isFloating(value) ||
        actualDescriptor.size() != 1)
        return false;
    const bool isFloat = value.basic == BasicType::Float;
    const double number =
        std::fabs(isFloat ? vm::values::toFloat(value.bits) : vm::values::toDouble(value.bits));
    return isFloat ? number >= 0.01 && number < 1e3 : number >= 1e-3 && number < 1e6;
}

// To as many digits as the delta has.
std::string roundedLiteral(const JavaValue& value) {
    const bool isFloat = value.basic == BasicType::Float;
    std::string text = isFloat ? fmt::format("{:.5f}", vm::values::toFloat(value.bits))
                               : fmt::format("{:.10f}", vm::values::toDouble(value.bits));
    while (text.ends_with('0') && text[text.size() - 2] != '.') text.pop_back();
    return isFloat ? text + "f" : text;
}

} // namespace

std::string Assertions::deltaOfColumn(const JavaValue& parameter, std::string_view descriptor) {
    const bool isAny = !parameter.elements.empty() &&
                       std::ranges::all_of(parameter.elements, [&](const JavaValue& value) {
                           return hasDelta(value, descriptor);
                       });
    return isAny ? fmt::format(", {}", delta(parameter.elements.front().basic)) : std::string();
}

std::string Assertions::fieldOfFolder() {
    if (version_ == JUnit::Four) {
        types_.import("org.junit.Rule");
        types_.import("org.junit.rules.TemporaryFolder");
        return "    @Rule\n    public final TemporaryFolder folder = new TemporaryFolder();\n\n";
    }
    types_.import("org.junit.jupiter.api.io.TempDir");
    return fmt::format("    @TempDir\n    {} folder;\n\n", types_.ofClass("java/nio/file/Path"));
}

std::string_view Assertions::className() const {
    return version_ == JUnit::Four ? "org.junit.Assert" : "org.junit.jupiter.api.Assertions";
}

std::string Assertions::call(std::string_view name, std::string_view arguments) {
    used_.insert(std::string(name));
    return fmt::format("{}({})", name, arguments);
}

std::string Assertions::same(const std::string& expected, const std::string& actual) {
    return call("assertSame", expected + ", " + actual) + ";";
}

std::string Assertions::holds(const std::string& specification, const std::string& condition) {
    if (condition.empty()) return call("fail", fmt::format("\"{}\"", specification)) + ";";
    const std::string text =
        condition.front() == '(' && condition.back() == ')' && isOnePair(condition)
            ? condition.substr(1, condition.size() - 2)
            : condition;
    return call("assertTrue", version_ == JUnit::Four
                                  ? fmt::format("\"{}\", {}", specification, text)
                                  : fmt::format("{}, \"{}\"", text, specification)) +
           ";";
}

std::string Assertions::throws(std::string_view exceptionClass, const std::string& text) {
    return call("assertThrows",
                fmt::format("{}.class, () -> {}", types_.ofClass(exceptionClass), text));
}

std::vector<std::string> Assertions::doesNotEnd(const std::string& text) {
    if (version_ == JUnit::Four) {
        usesTimeLimit_ = true;
        used_.insert("assertThrows");
        for (const std::string_view name :
             {"Callable", "FutureTask", "TimeUnit", "TimeoutException"})
            types_.import(fmt::format("java.util.concurrent.{}", name));
        return {fmt::format("assertDoesNotEnd(() -> {{ {}; return null; }});", text)};
    }
    types_.import("java.time.Duration");
    types_.import("org.opentest4j.AssertionFailedError");
    const std::string limited = call("assertTimeoutPreemptively",
                                     fmt::format("Duration.ofSeconds(1), () -> {{ {}; }}", text));
    return {
        "// It does not end.",
        call("assertThrows", fmt::format("AssertionFailedError.class, () -> {}", limited)) + ";"};
}

std::string Assertions::helpers() const {
    return usesTimeLimit_ ? std::string(kDoesNotEnd) : std::string();
}

std::string Assertions::equals(const JavaValue& expected, const std::string& actual,
                               std::string_view actualDescriptor) {
    using Kind = JavaValue::Kind;
    if (expected.kind == Kind::Parameter && expected.type[0] == '[')
        return arrayEquals(expected, actual, actualDescriptor);
    if (expected.kind == Kind::Parameter)
        return call("assertEquals", fmt::format("{}, {}{}", expected.name, actual,
                                                deltaOfColumn(expected, actualDescriptor))) +
               ";";
    const bool actualIsPrimitive = actualDescriptor.size() == 1;
    switch (expected.kind) {
        case Kind::Null:
            return call("assertNull", actual) + ";";
        case Kind::Object:
            return call("assertNotNull", actual) + ";";
        case Kind::Array:
            return arrayEquals(expected, actual, actualDescriptor);
        case Kind::Primitive:
            if (expected.basic == BasicType::Boolean)
                return call(expected.bits ? "assertTrue" : "assertFalse", actual) + ";";
            break;
        case Kind::Boxed:
            if (expected.basic == BasicType::Boolean && actualDescriptor == "Ljava/lang/Boolean;")
                return call(expected.bits ? "assertTrue" : "assertFalse", actual) + ";";
            break;
        default:
            break;
    }
    std::string text = literal(expected, types_);
    std::string more;
    const bool isNumber = expected.kind == Kind::Boxed || expected.kind == Kind::Primitive;
    if (hasDelta(expected, actualDescriptor)) {
        text = roundedLiteral(expected);
        more = fmt::format(", {}", delta(expected.basic));
    } else if (version_ == JUnit::Four && isNumber) {
        const bool isZero = expected.bits << 1 == 0 ||
                            (expected.basic == BasicType::Float && expected.bits << 33 == 0);
        if (expected.kind == Kind::Boxed || !actualIsPrimitive) {
            text =
                boxed(expected, text); // a long would do as well, and the compiler could not decide
        } else if (isFloating(expected)) {
            // With a delta of 0, -0.0 would be as good as 0.0; as objects they differ.
            if (isZero)
                text = boxed(expected, text);
            else
                more = expected.basic == BasicType::Float ? ", 0.0f" : ", 0.0";
        }
    }
    return call("assertEquals", fmt::format("{}, {}{}", text, actual, more)) + ";";
}

bool Assertions::hasObjects(const JavaValue& array) {
    return std::ranges::any_of(array.elements, [](const JavaValue& element) {
        return element.kind == JavaValue::Kind::Object || hasObjects(element);
    });
}

std::vector<std::string> Assertions::elements(const JavaValue& expected, const std::string& actual,
                                              std::string_view actualDescriptor,
                                              const std::set<std::size_t>& told) {
    std::string array = actual;
    if (actualDescriptor.empty() || actualDescriptor[0] != '[')
        array = fmt::format("(({}) {})", types_.ofDescriptor(expected.type), actual);
    const std::size_t size = expected.elements.size();
    std::vector<std::string> statements{
        equals(JavaValue::ofInt(static_cast<std::int32_t>(size)), array + ".length", "I")};
    const std::string_view descriptor = std::string_view(expected.type).substr(1);
    for (std::size_t i = 0; i < std::min(size, kMostElements); ++i) {
        if (told.contains(i)) continue;
        const JavaValue& element = expected.elements[i];
        const std::string text = fmt::format("{}[{}]", array, i);
        if (hasObjects(element))
            std::ranges::copy(elements(element, text, descriptor), std::back_inserter(statements));
        else
            statements.push_back(equals(element, text, descriptor));
    }
    return statements;
}

std::string Assertions::arrayEquals(const JavaValue& expected, const std::string& actual,
                                    std::string_view actualDescriptor) {
    std::string cast;
    if (actualDescriptor.empty() || actualDescriptor[0] != '[')
        cast = fmt::format("({}) ", types_.ofDescriptor(expected.type));
    const std::string_view type = expected.type;
    const std::string_view delta = version_ == JUnit::Five ? ""
                                   : type == "[D"          ? ", 0.0"
                                   : type == "[F"          ? ", 0.0f"
                                                           : "";
    return call("assertArrayEquals",
                fmt::format("{}, {}{}{}", literal(expected, types_), cast, actual, delta)) +
           ";";
}

} // namespace clew::search::generate
