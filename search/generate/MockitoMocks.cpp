#include "search/generate/MockitoMocks.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "search/generate/LineBreaks.h"
#include "search/generate/MockValues.h"
#include "vm/interpreter/linking/ClassAssembler.h"

namespace clew::search::generate {

namespace {

// What Mockito answers by itself is another value than null (ReturnsEmptyValues).
constexpr std::string_view kEmpties[] = {"Ljava/lang/Iterable;",
                                         "Ljava/util/Collection;",
                                         "Ljava/util/Set;",
                                         "Ljava/util/HashSet;",
                                         "Ljava/util/SortedSet;",
                                         "Ljava/util/TreeSet;",
                                         "Ljava/util/LinkedHashSet;",
                                         "Ljava/util/List;",
                                         "Ljava/util/LinkedList;",
                                         "Ljava/util/ArrayList;",
                                         "Ljava/util/Map;",
                                         "Ljava/util/HashMap;",
                                         "Ljava/util/SortedMap;",
                                         "Ljava/util/TreeMap;",
                                         "Ljava/util/LinkedHashMap;",
                                         "Ljava/util/Optional;",
                                         "Ljava/util/OptionalDouble;",
                                         "Ljava/util/OptionalInt;",
                                         "Ljava/util/OptionalLong;",
                                         "Ljava/util/stream/Stream;",
                                         "Ljava/util/stream/IntStream;",
                                         "Ljava/util/stream/LongStream;",
                                         "Ljava/util/stream/DoubleStream;",
                                         "Ljava/time/Duration;",
                                         "Ljava/time/Period;"};
constexpr std::string_view kObject = "java/lang/Object";
// It does not answer as others do, or cannot be told to.
constexpr std::string_view kOwn[] = {"equals", "hashCode", "toString", "compareTo", "finalize"};

vm::interpreter::ParsedDescriptor descriptorOf(const JavaValue& method) {
    return vm::interpreter::ParsedDescriptor(method.type);
}

bool isTold(const JavaValue& method) {
    const std::string result = descriptorOf(method).result;
    return !method.elements.empty() || boxedBy(result) != BasicType::Void ||
           std::ranges::find(kEmpties, result) != std::end(kEmpties);
}

bool hasMockOrLambda(const JavaValue& value) {
    if (value.kind == JavaValue::Kind::Lambda) return true;
    return (value.kind == JavaValue::Kind::Mock && !value.isMockItself()) ||
           std::ranges::any_of(value.elements, hasMockOrLambda);
}

// Of a type without type arguments: it is what the method's result is inferred to be.
bool hasSimpleType(const std::string& descriptor) {
    return descriptor.size() == 1 || boxedBy(descriptor) != BasicType::Void ||
           descriptor == "Ljava/lang/String;";
}

class MethodOfMock {
  public:
    explicit MethodOfMock(TypeText& types) : types_(types) {}

    std::string text(const JavaValue& mock, const std::string& name) {
        const std::vector<std::string> all = typesOfMock(mock);
        const bool isOfClass = all.front() != kObject;
        std::vector<std::string> names;
        for (std::size_t i = isOfClass ? 0 : 1; i < all.size(); ++i)
            names.push_back(types_.ofClass(all[i]));
        const bool isOne = names.size() == 1;
        std::string others;
        for (std::size_t i = 1; i < names.size(); ++i)
            others += fmt::format("{}{}.class", i == 1 ? "" : ", ", names[i]);
        const bool isAnswered = std::ranges::any_of(mock.elements, isTold);
        const bool isReal = isOfClass || types_.hasDefaults(mock);
        std::string settings;
        if (isReal) settings = used("CALLS_REAL_METHODS");
        if (isReal && (isOfClass || !isOne)) settings = fmt::format(".defaultAnswer({})", settings);
        if (isOfClass) settings.insert(0, ".useConstructor()");
        if (!isOne) settings.insert(0, fmt::format(".extraInterfaces({})", others));
        if (settings.starts_with('.'))
            settings.insert(0, fmt::format("{}()", used("withSettings")));
        if (!settings.empty()) settings.insert(0, ", ");
        const std::string made = fmt::format("{}{}({}.class{})", isOne ? "" : "(T) ", used("mock"),
                                             names.front(), settings);
        const std::string type = isOne ? names.front() : "T";
        if (!isAnswered) {
            add(fmt::format("return {};", made));
        } else {
            add(fmt::format("{} mock = {};", type, made));
            for (const JavaValue& method : mock.elements)
                if (isTold(method)) tell(method);
            add("return mock;");
        }
        const auto head = [&](std::string_view between) {
            const std::string throwing =
                throwsWhileMade(mock) ? " throws " + types_.ofClass("java/lang/Exception") : "";
            if (isOne) return fmt::format("private static {} {}(){} {{", type, name, throwing);
            return fmt::format("private static <T extends {}> T {}(){} {{",
                               fmt::join(names, between), name, throwing);
        };
        std::string first = head(" & ");
        if (first.size() > kLineWidth - 4) first = head(" &\n        ");
        return fmt::format("{}{}{}    }}\n", isOne ? "" : "    @SuppressWarnings(\"unchecked\")\n",
                           indented(first, 4), lines_);
    }

  private:
    static std::string indented(const std::string& lines, std::size_t columns) {
        std::string text(columns, ' ');
        for (const char c : lines) {
            text += c;
            if (c == '\n') text.append(columns, ' ');
        }
        return text + "\n";
    }
    void add(const std::string& statement) {
        lines_ += indented(wrapped(statement, kLineWidth - 8), 8);
    }
    std::string used(const std::string& name) {
        types_.importStatic("org.mockito.Mockito." + name);
        return name;
    }

    // After the values the default, unless all are the same one.
    void tell(const JavaValue& method) {
        const std::string result = descriptorOf(method).result;
        std::vector<JavaValue> values = method.elements;
        const JavaValue otherwise = result == "V" ? JavaValue::null() : defaultOf(result);
        if (values.empty() || !isConstant(method)) values.push_back(otherwise);
        while (values.size() > 1 && values[values.size() - 2] == values.back()) values.pop_back();
        // A method that does something is not called while it is told what to answer.
        const bool isTyped = result != "V" && hasSimpleType(result) && !(method.bits & kOverrides);
        std::string text;
        for (std::size_t i = 0; i < values.size(); ++i) {
            const std::string given = valueText(values[i], result);
            const bool isThrown = values[i].kind == JavaValue::Kind::Thrown;
            const bool isAlone = i == 0 || values[i].isNull() || isThrown || !isTyped ||
                                 values[i - 1].isNull() ||
                                 values[i - 1].kind == JavaValue::Kind::Thrown;
            if (isTyped && !isAlone) {
                text.insert(text.size() - 1, ", " + given);
            } else if (isTyped) {
                text += fmt::format(".{}({})", isThrown ? "thenThrow" : "thenReturn", given);
            } else {
                const std::string how = isThrown        ? "doThrow"
                                        : result == "V" ? "doNothing"
                                                        : "doReturn";
                text += fmt::format("{}{}({})", i == 0 ? "" : ".", i == 0 ? used(how) : how,
                                    result == "V" && !isThrown ? "" : given);
            }
        }
        const std::string call = fmt::format("{}({})", method.name, matchers(method));
        add(isTyped ? fmt::format("{}(mock.{}){};", used("when"), call, text)
                    : fmt::format("{}.when(mock).{};", text, call));
    }

    std::string matchers(const JavaValue& method) {
        std::string text;
        for (const std::string& parameter : descriptorOf(method).parameters) {
            std::string matcher = "any";
            if (parameter.size() == 1) {
                std::string type = types_.ofDescriptor(parameter);
                type[0] = static_cast<char>(type[0] - 'a' + 'A');
                matcher += type;
            }
            text += fmt::format("{}{}()", text.empty() ? "" : ", ", used(matcher));
        }
        return text;
    }

    std::string valueText(const JavaValue& value, const std::string& result) {
        if (value.kind == JavaValue::Kind::Thrown)
            return fmt::format(
                "new {}({})", types_.ofDescriptor(value.type),
                value.elements.empty() ? "" : literal(value.elements.front(), types_));
        if (value.isMockItself()) return "mock";
        if (value.isNull()) return hasSimpleType(result) ? "null" : "(Object) null";
        std::string text = literal(value, types_);
        if (!hasMockOrLambda(value)) return text;
        // No mock is made while another one is told what to answer.
        std::string name = fmt::format("result{}", ++results_);
        add(fmt::format("{} {} = {};", types_.ofDescriptor(result), name, text));
        return name;
    }

    TypeText& types_;
    std::string lines_;
    std::size_t results_ = 0;
};

} // namespace

std::string mockitoMethodText(const JavaValue& mock, const std::string& name, TypeText& types) {
    return MethodOfMock(types).text(mock, name);
}

bool isForMockito(const JavaValue& mock, const SourceNames& names) {
    if (isInterface(mock) || !mock.annotations.empty()) return false;
    const std::vector<std::string> types = typesOfMock(mock);
    const bool isOfClass = types.front() != kObject;
    if (types.size() == 1 && !isOfClass) return false;
    if (isOfClass && !names.isForMockito(types.front())) return false;
    // Two may implement one method, which then has to be overridden.
    if (types.size() > 2 && std::ranges::any_of(types, [&](const std::string& type) {
            return names.hasDefaults(type);
        }))
        return false;
    for (const JavaValue& method : mock.elements) {
        if (method.kind == JavaValue::Kind::Member || method.name.starts_with('<') ||
            std::ranges::find(kOwn, method.name) != std::end(kOwn))
            return false;
        if (!isTold(method)) continue;
        if (std::ranges::find(method.elements, JavaValue::Kind::Changing, &JavaValue::kind) !=
            method.elements.end())
            return false;
        const std::vector<std::string> parameters = descriptorOf(method).parameters;
        const bool mayBeVarargs = !parameters.empty() && parameters.back().starts_with('[');
        if (mayBeVarargs || !(method.bits & vm::classfile::access::Public) ||
            std::ranges::count(mock.elements, method.name, &JavaValue::name) != 1)
            return false;
    }
    return true;
}

bool throwsWhileMade(const JavaValue& value) {
    if (value.kind != JavaValue::Kind::Mock)
        return std::ranges::any_of(value.elements, throwsWhileMade);
    return std::ranges::any_of(value.elements, [](const JavaValue& method) {
        return ((method.bits & kDeclaresExceptions) && isTold(method)) ||
               std::ranges::any_of(method.elements, throwsWhileMade);
    });
}

} // namespace clew::search::generate
