#include "search/generate/TestTable.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <set>

#include "search/generate/Assertions.h"
#include "search/generate/GenericTypes.h"
#include "search/generate/LineBreaks.h"
#include "search/generate/TestNames.h"

namespace clew::search::generate {
namespace {

constexpr std::size_t kMostParameters = 7;
constexpr std::size_t kMostNamed = 4;     // tests that are told apart by names
constexpr std::size_t kLongestArray = 24; // elements, in a row
constexpr std::size_t kLongestCell = 60;  // of a text
constexpr std::string_view kOfMethod = "    ";

using Kind = JavaValue::Kind;

bool isNumber(const JavaValue& value) {
    return value.kind == Kind::Primitive || value.kind == Kind::Boxed;
}

// Values that may stand in one column, for which the test is written in the same way.
bool areAlike(const JavaValue& a, const JavaValue& b) {
    if (a == b) return true;
    if (a.kind != b.kind) return false;
    switch (a.kind) {
        case Kind::Primitive:
        case Kind::Boxed:
            return a.basic == b.basic;
        case Kind::String:
            return true;
        case Kind::EnumConstant:
            return a.type == b.type;
        case Kind::ClassLiteral:
            return !a.isClassOfMock() && !b.isClassOfMock();
        case Kind::Array:
            return a.type == b.type && a.elements.size() <= kLongestArray &&
                   b.elements.size() <= kLongestArray && !Assertions::hasObjects(a) &&
                   !Assertions::hasObjects(b);
        default:
            return false;
    }
}

// As what is expected: that something is true is another assertion than that it is false.
bool areExpectedAlike(const JavaValue& a, const JavaValue& b) {
    return areAlike(a, b) && (a == b || !isNumber(a) || a.basic != BasicType::Boolean);
}

bool areAlike(const Step& a, const Step& b) {
    if (a.kind != b.kind || a.executable != b.executable || a.receiver != b.receiver ||
        a.type != b.type || a.arguments.size() != b.arguments.size())
        return false;
    // What a test sets up around the class is said, not read from a table.
    if (a.executable.holder == "java/lang/System" && a.arguments != b.arguments) return false;
    for (std::size_t i = 0; i < a.arguments.size(); ++i) {
        if (a.arguments[i] == b.arguments[i]) continue;
        const JavaValue* one = std::get_if<JavaValue>(&a.arguments[i]);
        const JavaValue* other = std::get_if<JavaValue>(&b.arguments[i]);
        if (!one || !other || !areAlike(*one, *other)) return false;
        // Other values, from which the compiler infers other types.
        if (a.executable.isGeneric && i < a.executable.parameterTypes.size() &&
            hasTypeVariable(a.executable.parameterTypes[i]))
            return false;
    }
    return true;
}

bool areAlike(const Observation& a, const Observation& b) {
    return a.subject == b.subject && a.getter == b.getter && a.element == b.element &&
           a.then == b.then && a.argument == b.argument && areExpectedAlike(a.expected, b.expected);
}

bool areAlike(const TestCase& a, const TestCase& b) {
    const Outcome &one = a.outcome, &other = b.outcome;
    if (a.failsWith != b.failsWith) return false;
    if (one.kind != other.kind || one.kind == Outcome::Kind::DoesNotEnd ||
        one.exception != other.exception || one.sameAs != other.sameAs ||
        one.value.has_value() != other.value.has_value() ||
        one.message.has_value() != other.message.has_value() ||
        (one.value && !areExpectedAlike(*one.value, *other.value)))
        return false;
    return std::ranges::equal(
               a.steps, b.steps,
               [](const Step& first, const Step& second) { return areAlike(first, second); }) &&
           std::ranges::equal(a.observations, b.observations,
                              [](const Observation& first, const Observation& second) {
                                  return areAlike(first, second);
                              });
}

// A place in a test that holds a value.
struct Place {
    JavaValue* value;
    std::string name, descriptor;
};

std::string resultOf(const Executable& executable) {
    return executable.descriptor.substr(executable.descriptor.find(')') + 1);
}

std::vector<Place> placesOf(TestCase& test) {
    std::vector<Place> places;
    for (Step& step : test.steps) {
        const std::vector<std::string> descriptors = argumentTypes(step);
        for (std::size_t i = 0; i < step.arguments.size(); ++i)
            if (JavaValue* value = std::get_if<JavaValue>(&step.arguments[i]))
                places.push_back({value,
                                  step.isOfField() ? step.executable.name
                                                   : std::string(step.executable.parameterName(i)),
                                  descriptors[i]});
    }
    if (test.outcome.value)
        places.push_back({&*test.outcome.value, "expected", resultOf(test.act().executable)});
    for (Observation& observation : test.observations) {
        std::string of, descriptor = observation.expected.type;
        if (observation.getter) {
            of = propertyOf(observation.getter->name);
            descriptor = observation.then.empty()     ? resultOf(*observation.getter)
                         : observation.then == "size" ? "I"
                                                      : "Ljava/lang/String;";
        } else if (const auto* argument = std::get_if<ArgumentOfLast>(&observation.subject)) {
            of = capitalized(test.act().executable.parameterName(argument->position));
        }
        places.push_back({&observation.expected, "expected" + of, descriptor});
    }
    for (Place& place : places)
        if (place.value->kind == Kind::Array) place.descriptor = place.value->type;
    return places;
}

std::vector<JavaValue> valuesOf(TestCase test) {
    std::vector<JavaValue> values;
    for (const Place& place : placesOf(test)) values.push_back(std::move(*place.value));
    if (test.outcome.message) values.push_back(JavaValue::string(*test.outcome.message));
    return values;
}

// A few tests, each of which has a condition of its own, but for one: otherwise.
bool haveConditions(const std::vector<TestCase>& tests) {
    std::set<std::vector<std::string>> all;
    for (const TestCase& test : tests) {
        std::vector<std::string> conditions = conditionsOf(test);
        if (!all.insert(std::move(conditions)).second) return false;
    }
    return tests.size() <= kMostNamed;
}

// Numbers of the places whose values differ.
std::vector<std::size_t> differing(const std::vector<std::vector<JavaValue>>& valuesOfEach) {
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < valuesOfEach.front().size(); ++i)
        if (std::ranges::any_of(valuesOfEach, [&](const std::vector<JavaValue>& values) {
                return values[i] != valuesOfEach.front()[i];
            }))
            result.push_back(i);
    return result;
}

std::vector<std::vector<JavaValue>> valuesOf(const std::vector<TestCase>& tests) {
    std::vector<std::vector<JavaValue>> result;
    result.reserve(tests.size());
    for (const TestCase& test : tests) result.push_back(valuesOf(test));
    return result;
}

// ---- where the values come from

bool takesText(std::string_view descriptor) {
    return descriptor == "Ljava/lang/String;" || descriptor == "Ljava/lang/CharSequence;";
}

std::string textOf(const JavaValue& value, TypeText& types) {
    std::string constant = types.ofConstant(value);
    return constant.empty() ? literal(value, types) : constant;
}

// As @CsvSource takes it; nothing where a person would rather read Java.
std::optional<std::string> cellOf(const JavaValue& value, const std::string& descriptor,
                                  TypeText& types) {
    switch (value.kind) {
        case Kind::Primitive:
        case Kind::Boxed: {
            if (value.kind == Kind::Boxed && boxedBy(descriptor) != value.basic) return {};
            if (value.basic == BasicType::Char) {
                const auto unit = static_cast<char16_t>(value.bits);
                if (unit <= ' ' || unit >= 0x7F || unit == '\\' || unit == '"') return {};
                if (unit < 0x80 && std::isalnum(unit)) return std::string(1, char(unit));
                return unit == '\'' ? "''''" : fmt::format("'{}'", char(unit));
            }
            std::string text = literal(value, types);
            if (value.basic == BasicType::Boolean) return text;
            if (text.starts_with('(')) text.erase(0, text.rfind(' ') + 1); // a cast
            if (text.find("VALUE") != std::string::npos || text.find("IN") != std::string::npos ||
                text.find('N') != std::string::npos)
                return {};
            if (text.ends_with('L') || text.ends_with('f')) text.pop_back();
            return text;
        }
        case Kind::String: {
            if (!takesText(descriptor) || value.text.size() > kLongestCell) return {};
            bool isPlain = !value.text.empty();
            std::string text;
            for (const char16_t unit : value.text) {
                if (unit < ' ' || unit >= 0x7F) return {};
                isPlain = isPlain && (std::isalnum(unit) || unit == '_' || unit == '.' ||
                                      unit == '/' || unit == '-');
                text += static_cast<char>(unit);
                if (unit == '\'') text += '\'';
            }
            return isPlain ? text : "'" + text + "'";
        }
        case Kind::EnumConstant:
            if (value.type != descriptor) return {};
            return value.name;
        default:
            return {};
    }
}

std::string_view arrayOfValueSource(const std::string& descriptor) {
    static constexpr std::pair<std::string_view, std::string_view> arrays[] = {
        {"Z", "booleans"},
        {"B", "bytes"},
        {"C", "chars"},
        {"S", "shorts"},
        {"I", "ints"},
        {"J", "longs"},
        {"F", "floats"},
        {"D", "doubles"},
        {"Ljava/lang/String;", "strings"},
        {"Ljava/lang/CharSequence;", "strings"},
        {"Ljava/lang/Class;", "classes"},
    };
    const auto* found = std::ranges::find(arrays, std::string_view(descriptor),
                                          &std::pair<std::string_view, std::string_view>::first);
    return found == std::end(arrays) ? std::string_view() : found->second;
}

std::string indented(const std::string& lines, std::string_view indent) {
    std::string result;
    for (std::size_t begin = 0; begin < lines.size();) {
        const std::size_t end = std::min(lines.find('\n', begin), lines.size());
        result += fmt::format("{}{}\n", indent, lines.substr(begin, end - begin));
        begin = end + 1;
    }
    return result;
}

// Of the parameter: where any object will do, that of its values, which are all of one type. A list
// of texts takes them only so.
std::string typeOf(const JavaValue& value, const std::string& descriptor) {
    if (descriptor != "Ljava/lang/Object;") return descriptor;
    switch (value.kind) {
        case Kind::String:
            return "Ljava/lang/String;";
        case Kind::Boxed:
            return "L" + std::string(boxClassOf(value.basic)) + ";";
        case Kind::EnumConstant:
            return value.type;
        default:
            return descriptor;
    }
}

// The values of the only parameter.
std::optional<std::string> asValues(const TestTable& table, TypeText& types) {
    if (table.parameters.size() != 1) return std::nullopt;
    const std::string_view array = arrayOfValueSource(table.parameters.front().descriptor);
    if (array.empty()) return std::nullopt;
    std::string values;
    for (const std::vector<JavaValue>& row : table.rows) {
        std::string text = textOf(row.front(), types);
        if (text.starts_with("(byte) ") || text.starts_with("(short) "))
            text.erase(0, text.find(' ') + 1);
        values += (values.empty() ? "" : ", ") + text;
    }
    types.import("org.junit.jupiter.params.provider.ValueSource");
    return indented(wrapped(fmt::format("@ValueSource({} = {{{}}})", array, values)), kOfMethod);
}

std::optional<std::string> asCells(const TestTable& table, TypeText& types) {
    std::string lines;
    for (const std::vector<JavaValue>& row : table.rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (!types.ofConstant(row[i]).empty()) return std::nullopt; // by its name, in Java
            // The text that is read is another object than the literal.
            if (row[i].kind == Kind::String && table.needsLiterals) return std::nullopt;
            const auto cell = cellOf(row[i], table.parameters[i].descriptor, types);
            if (!cell) return std::nullopt;
            line += (i == 0 ? "" : ", ") + *cell;
        }
        const std::string text = literal(std::u16string(line.begin(), line.end()));
        if (text.size() + 3 * kOfMethod.size() > kLineWidth) return std::nullopt;
        lines += fmt::format("{}{}{}", lines.empty() ? "" : ",\n", std::string(12, ' '), text);
    }
    types.import("org.junit.jupiter.params.provider.CsvSource");
    return fmt::format("{}@CsvSource({{\n{}\n{}}})\n", kOfMethod, lines, kOfMethod);
}

TableSource asMethod(const TestTable& table, const std::string& name, TypeText& types) {
    for (const std::string_view imported :
         {"java.util.stream.Stream", "org.junit.jupiter.params.provider.Arguments",
          "org.junit.jupiter.params.provider.MethodSource"})
        types.import(imported);
    std::string rows;
    bool isThrowing = false;
    for (const std::vector<JavaValue>& row : table.rows) {
        std::string values;
        for (const JavaValue& value : row) {
            isThrowing = isThrowing || types.makingThrows(value);
            std::string text = textOf(value, types);
            // An array of objects would be taken for all the arguments.
            if (row.size() == 1 && value.kind == Kind::Array) text.insert(0, "(Object) ");
            values += (values.empty() ? "" : ", ") + text;
        }
        rows += (rows.empty() ? "" : ",\n") +
                wrapped(fmt::format("Arguments.of({})", values), kLineWidth - 16);
    }
    std::string text =
        fmt::format("{}static Stream<Arguments> {}(){} {{\n{}return Stream.of(\n", kOfMethod, name,
                    isThrowing ? " throws " + types.ofClass("java/lang/Exception") : "", kIndent);
    text += indented(rows, std::string(16, ' '));
    text.insert(text.size() - 1, ");");
    return {fmt::format("{}@MethodSource\n", kOfMethod), text + std::string(kOfMethod) + "}\n"};
}

// The last call of the one is the getter that the other one, which ends before it, asks: both are
// written in the same way.
bool asksTheSame(const TestCase& getter, const TestCase& before) {
    const Step& call = getter.act();
    const ResultOf* receiver = call.receiver ? std::get_if<ResultOf>(&*call.receiver) : nullptr;
    const Outcome &value = getter.outcome, &outcome = before.outcome;
    constexpr auto kReturned = Outcome::Kind::Returned;
    return receiver && call.isCall() && call.arguments.empty() && value.kind == kReturned &&
           value.value && !value.sameAs && getter.observations.empty() && getter.promises.empty() &&
           outcome.kind == kReturned && !outcome.value && !outcome.sameAs &&
           before.promises.empty() && before.observations.size() == 1 &&
           before.observations[0] == Observation{*receiver, call.executable, *value.value} &&
           getter.steps.size() == before.steps.size() + 1 &&
           std::equal(before.steps.begin(), before.steps.end(), getter.steps.begin());
}

} // namespace

void eraseEqual(std::vector<TestCase>& tests) {
    std::erase_if(tests, [&, all = tests](const TestCase& test) {
        return std::ranges::any_of(all,
                                   [&](const TestCase& other) { return asksTheSame(other, test); });
    });
    struct Group {
        TestCase first;
        std::vector<std::vector<JavaValue>> values; // of its tests
    };
    std::vector<Group> groups;
    std::erase_if(tests, [&](const TestCase& test) {
        const auto group = std::ranges::find_if(
            groups, [&](const Group& others) { return areAlike(others.first, test); });
        std::vector<JavaValue> values = valuesOf(test);
        if (group == groups.end()) {
            groups.push_back({test, {std::move(values)}});
            return false;
        }
        if (std::ranges::find(group->values, values) != group->values.end()) return true;
        group->values.push_back(std::move(values));
        return false;
    });
}

std::vector<std::vector<TestCase>> inTables(const std::vector<TestCase>& tests) {
    std::vector<std::vector<TestCase>> groups;
    for (const TestCase& test : tests) {
        const auto group = std::ranges::find_if(groups, [&](const std::vector<TestCase>& others) {
            return !test.standsAlone && !others.front().standsAlone &&
                   areAlike(others.front(), test);
        });
        if (group == groups.end())
            groups.push_back({test});
        else
            group->push_back(test);
    }
    std::vector<std::vector<TestCase>> result;
    for (std::vector<TestCase>& group : groups) {
        const std::size_t parameters = differing(valuesOf(group)).size();
        if (parameters <= kMostParameters && !haveConditions(group))
            result.push_back(std::move(group));
        else
            for (TestCase& test : group) result.push_back({std::move(test)});
    }
    return result;
}

TestTable tableOf(const std::vector<TestCase>& tests) {
    TestTable table;
    table.form = tests.front();
    table.needsLiterals = std::ranges::any_of(tests, &TestCase::needsLiterals);
    const std::vector<std::vector<JavaValue>> values = valuesOf(tests);
    table.rows.resize(tests.size());
    const std::vector<Place> places = placesOf(table.form);
    VariableNames names;
    for (const std::size_t i : differing(values)) {
        const bool isMessage = i == places.size();
        const std::string name = names.take(isMessage ? "message" : places[i].name);
        JavaValue parameter{Kind::Parameter};
        parameter.name = name;
        for (std::size_t row = 0; row < tests.size(); ++row) {
            table.rows[row].push_back(values[row][i]);
            parameter.elements.push_back(values[row][i]);
        }
        parameter.type = isMessage ? "Ljava/lang/String;"
                                   : typeOf(parameter.elements.front(), places[i].descriptor);
        table.parameters.push_back({name, parameter.type});
        if (isMessage)
            table.form.outcome.messageParameter = name;
        else
            *places[i].value = std::move(parameter);
    }
    return table;
}

TableSource sourceOf(const TestTable& table, const std::string& name, TypeText& types) {
    types.import("org.junit.jupiter.params.ParameterizedTest");
    const std::string annotation = fmt::format("{}@ParameterizedTest\n", kOfMethod);
    if (const auto values = asValues(table, types)) return {annotation + *values, {}};
    if (const auto cells = asCells(table, types)) return {annotation + *cells, {}};
    TableSource source = asMethod(table, name, types);
    source.annotations.insert(0, annotation);
    return source;
}

} // namespace clew::search::generate
