#include "search/generate/TestNames.h"
#include "search/generate/Environment.h"
#include "search/generate/GenericTypes.h"
#include "search/generate/MockValues.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <functional>
#include <limits>

namespace clew::search::generate {
namespace {

constexpr std::size_t kLongestName = 60;
constexpr std::size_t kLongestWord = 16;
constexpr std::size_t kLongestAcronym = 3;
constexpr std::size_t kLongestNumber = 7; // characters

// clang-format off
constexpr std::string_view kReserved[] = {
    "_", "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
    "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if",
    "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private",
    "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this",
    "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
};
// clang-format on

bool isLetterOrDigit(char16_t unit) {
    return unit < 0x80 && std::isalnum(static_cast<int>(unit));
}

// "Minus12", "Infinity", "1Point5"; empty where it would be long.
std::string wordOfNumber(const JavaValue& value) {
    using namespace vm::values;
    std::string text;
    switch (value.basic) {
        case BasicType::Long:
            if (toLong(value.bits) == std::numeric_limits<std::int64_t>::min()) return "MinValue";
            if (toLong(value.bits) == std::numeric_limits<std::int64_t>::max()) return "MaxValue";
            text = fmt::format("{}", toLong(value.bits));
            break;
        case BasicType::Float:
        case BasicType::Double: {
            const bool isFloat = value.basic == BasicType::Float;
            const double number = isFloat ? toFloat(value.bits) : toDouble(value.bits);
            if (std::isnan(number)) return "NaN";
            if (std::isinf(number)) return number > 0 ? "Infinity" : "MinusInfinity";
            text = isFloat ? fmt::format("{}", toFloat(value.bits)) : fmt::format("{}", number);
            break;
        }
        default:
            if (value.basic == BasicType::Int &&
                toInt(value.bits) == std::numeric_limits<std::int32_t>::min())
                return "MinValue";
            if (value.basic == BasicType::Int &&
                toInt(value.bits) == std::numeric_limits<std::int32_t>::max())
                return "MaxValue";
            text = fmt::format("{}", toInt(value.bits));
    }
    if (text.size() > kLongestNumber || text.find('e') != std::string::npos) return {};
    std::string word;
    for (const char c : text) word += c == '-' ? "Minus" : c == '.' ? "Point" : std::string(1, c);
    return word;
}

struct NamedChar {
    char16_t unit;
    std::string_view name;
};
constexpr NamedChar kNamedChars[] = {
    {' ', "Space"},
    {'\n', "NewLine"},
    {'\t', "Tab"},
    {'\r', "Return"},
    {'-', "Minus"},
    {'+', "Plus"},
    {'.', "Dot"},
    {',', "Comma"},
    {'_', "Underscore"},
    {'/', "Slash"},
    {'\\', "Backslash"},
    {':', "Colon"},
    {';', "Semicolon"},
    {'*', "Asterisk"},
    {'#', "Hash"},
    {'%', "Percent"},
    {'&', "Ampersand"},
    {'"', "Quote"},
    {'\'', "Apostrophe"},
    {'=', "EqualsSign"},
    {'<', "LessSign"},
    {'>', "GreaterSign"},
    {'?', "QuestionMark"},
    {'!', "ExclamationMark"},
    {'@', "AtSign"},
    {'$', "Dollar"},
    {'~', "Tilde"},
    {'^', "Caret"},
    {'|', "Bar"},
    {'`', "Backtick"},
    {'(', "OpenParenthesis"},
    {')', "CloseParenthesis"},
    {'[', "OpenBracket"},
    {']', "CloseBracket"},
    {'{', "OpenBrace"},
    {'}', "CloseBrace"},
    {0, "Nul"},
    {0x7f, "Delete"},
};

std::string wordOfChar(char16_t unit) {
    if (isLetterOrDigit(unit)) return std::string(1, static_cast<char>(unit));
    const auto* named = std::ranges::find(kNamedChars, unit, &NamedChar::unit);
    if (named != std::end(kNamedChars)) return std::string(named->name);
    return unit < ' ' ? "Control" : "NonAscii";
}

// A text as part of a name: words and what is between them, or a single char. Empty where that
// would be a literal in disguise.
std::string wordOfText(std::u16string_view text) {
    if (text.size() == 1) return capitalized(wordOfChar(text[0]));
    if (text.size() > kLongestWord) return {};
    std::string word;
    bool startsWord = true;
    for (const char16_t unit : text) {
        if (unit == ' ' && !startsWord) {
            startsWord = true;
            continue;
        }
        if (!isLetterOrDigit(unit)) return {};
        const std::string letter(1, static_cast<char>(unit));
        word += startsWord ? capitalized(letter) : letter;
        startsWord = false;
    }
    return startsWord ? std::string() : word;
}

// "HalfUp" for HALF_UP, "Shipped" for SHIPPED, and "EUR" for EUR.
std::string wordOfConstant(std::string_view name) {
    if ((name.find('_') == std::string_view::npos && name.size() <= kLongestAcronym) ||
        std::ranges::any_of(name, [](unsigned char c) { return std::islower(c); }))
        return capitalized(name);
    std::string word;
    bool isFirst = true;
    for (const unsigned char c : name) {
        if (c != '_') word += static_cast<char>(isFirst ? c : std::tolower(c));
        isFirst = c == '_';
    }
    return word;
}

// The last part of an internal name: "Entry" for "java/util/Map$Entry".
std::string simpleName(std::string_view internalName) {
    return std::string(internalName.substr(internalName.find_last_of("/$") + 1));
}

// "5", "True", "Empty", "Abc"; empty where no word says it.
std::string wordOf(const JavaValue& value) {
    switch (value.kind) {
        case JavaValue::Kind::Null:
            return "Null";
        case JavaValue::Kind::Primitive:
        case JavaValue::Kind::Boxed:
            if (value.basic == BasicType::Boolean) return value.bits ? "True" : "False";
            if (value.basic == BasicType::Char)
                return capitalized(wordOfChar(static_cast<char16_t>(value.bits)));
            return wordOfNumber(value);
        case JavaValue::Kind::String:
            if (value.text.empty()) return "Empty";
            if (std::ranges::all_of(value.text, [](char16_t unit) { return unit == ' '; }))
                return "Blank";
            return wordOfText(value.text);
        case JavaValue::Kind::EnumConstant:
            return wordOfConstant(value.name);
        case JavaValue::Kind::ClassLiteral: {
            // Not the type itself, which could be meant as well.
            if (value.isClassOfMock())
                return (value.elements.front().annotations.empty() ? "Mock" : "") +
                       wordOf(value.elements.front());
            const std::size_t dimensions = value.type.find_first_not_of('[');
            std::string name = vm::types::externalType(value.type.substr(dimensions));
            name = capitalized(name.substr(name.find_last_of(".$") + 1));
            for (std::size_t i = 0; i < dimensions; ++i) name += "Array";
            return name;
        }
        case JavaValue::Kind::Array:
            return value.elements.empty() ? "Empty" : "";
        case JavaValue::Kind::Mock: {
            if (value.isMockItself()) return "Itself";
            std::string word;
            for (const std::string& type : typesOfMock(value))
                if (type != "java/lang/Object")
                    word += (word.empty() ? "" : "And") + simpleName(type);
            const auto wordOfAnnotation = [&](const JavaValue& annotation) {
                if (word.empty())
                    word = simpleName(annotation.type.substr(1, annotation.type.size() - 2));
            };
            std::ranges::for_each(value.annotations, wordOfAnnotation);
            for (const JavaValue& member : value.elements)
                std::ranges::for_each(member.annotations, wordOfAnnotation);
            return word;
        }
        case JavaValue::Kind::SameArgument:
            return "Same";
        case JavaValue::Kind::Member:
        case JavaValue::Kind::Annotation:
        case JavaValue::Kind::Thrown:
        case JavaValue::Kind::Changing:
        case JavaValue::Kind::Lambda:
        case JavaValue::Kind::Object:
        case JavaValue::Kind::Parameter:
            break;
    }
    return {};
}

std::string outcomePhrase(const TestCase& test) {
    const Outcome& outcome = test.outcome;
    switch (outcome.kind) {
        case Outcome::Kind::DoesNotEnd:
            return "doesNotEnd";
        case Outcome::Kind::Threw: {
            if (!test.failsWith.empty()) return "fails";
            std::string name = simpleName(outcome.exception);
            constexpr std::string_view suffix = "Exception";
            if (name.ends_with(suffix) && name.size() > suffix.size())
                name.resize(name.size() - suffix.size());
            return "throws" + name;
        }
        case Outcome::Kind::Returned:
            break;
    }
    if (outcome.sameAs) return "returnsSame";
    if (!outcome.value) {
        if (test.act().executable.isConstructor()) return "creates";
        for (const Observation& observation : test.observations)
            if (const auto* argument = std::get_if<ArgumentOfLast>(&observation.subject))
                return "changes" +
                       capitalized(test.act().executable.parameterNames[argument->position]);
        return "succeeds";
    }
    const JavaValue& value = *outcome.value;
    if (value.kind == JavaValue::Kind::Object && value.type[0] == '[') return "returnsArray";
    if (value.kind == JavaValue::Kind::Object) {
        // As it is declared, where that says something: that a List is some collection of the JDK's
        // is no news.
        const std::string& descriptor = test.act().executable.descriptor;
        std::string type = descriptor.substr(descriptor.find(')') + 1);
        if (type == "Ljava/lang/Object;") type = value.type;
        return "returns" + capitalized(simpleName(type.substr(0, type.size() - 1)));
    }
    if (value.kind == JavaValue::Kind::Array && !value.elements.empty())
        return fmt::format("returnsArrayOf{}", value.elements.size());
    std::string word = wordOf(value);
    if (word.empty()) word = value.kind == JavaValue::Kind::String ? "Text" : "Number";
    return "returns" + word;
}

// The name of the parameter or field that the object is for; empty where there is none.
std::string roleOf(const Argument& object, const TestCase& test) {
    for (const Step& step : test.steps)
        for (std::size_t i = 0; i < step.arguments.size(); ++i)
            if (step.arguments[i] == object) return step.executable.parameterNames[i];
    return {};
}

bool setsField(const Step& step) {
    return step.kind == Step::Kind::AssignField || step.kind == Step::Kind::SetField;
}

// "DiscountIs77", or "FirstDiscountIs77" where fields of several objects are set.
void addFieldConditions(std::vector<std::string>& conditions, const TestCase& test) {
    const Step* first = nullptr;
    bool areSeveral = false;
    for (const Step& step : test.steps) {
        if (!setsField(step)) continue;
        if (!first) first = &step;
        areSeveral = areSeveral || step.receiver != first->receiver;
    }
    for (const Step& step : test.steps) {
        if (!setsField(step)) continue;
        std::string name = step.executable.name;
        if (areSeveral && step.receiver) name = roleOf(*step.receiver, test) + capitalized(name);
        const Argument& given = step.arguments.front();
        const JavaValue* value = std::get_if<JavaValue>(&given);
        const bool isTold = std::ranges::any_of(test.steps, [&](const Step& other) {
            return setsField(other) && other.receiver == given; // by its own fields
        });
        if (!isTold)
            conditions.push_back(value ? phraseOf(name, *value) : capitalized(name) + "IsSet");
    }
}

// The step reads a field that is named as constants are.
bool isConstant(const Step& step) {
    const auto isLower = [](unsigned char c) { return std::islower(c) != 0; };
    return step.kind == Step::Kind::ReadField && !step.receiver && !isTestFolder(step) &&
           std::ranges::none_of(step.executable.name, isLower);
}

// Words that say more of a value than it does itself: that it is null, empty, true.
bool saysIntent(const JavaValue& value) {
    switch (value.kind) {
        case JavaValue::Kind::Primitive:
        case JavaValue::Kind::Boxed:
            return value.basic == BasicType::Boolean || wordOf(value) == "NaN" ||
                   wordOf(value).ends_with("Infinity");
        case JavaValue::Kind::String:
            return value.text.empty() || wordOf(value) == "Blank";
        case JavaValue::Kind::Array:
            return value.elements.empty();
        default:
            return true;
    }
}

// Of the arguments of the call under test.
std::vector<std::string> phrasesOf(const TestCase& test, bool sayIntent) {
    std::vector<std::string> result;
    const Step& act = test.act();
    for (std::size_t i = 0; test.conditions.empty() && i < act.arguments.size(); ++i) {
        const std::string& name = act.executable.parameterNames[i];
        if (const JavaValue* value = std::get_if<JavaValue>(&act.arguments[i])) {
            if (saysIntent(*value) == sayIntent) result.push_back(phraseOf(name, *value));
        } else if (const ResultOf* made = std::get_if<ResultOf>(&act.arguments[i])) {
            const Step& step = test.steps[made->step];
            if (sayIntent && isConstant(step))
                result.push_back(capitalized(name) + "Is" +
                                 capitalized(variableAfter(step.executable.name)));
        }
    }
    return result;
}

// Values are in the test: they are told only where tests differ in nothing else.
std::vector<std::string> valuesOf(const TestCase& test) {
    std::vector<std::string> result;
    for (const std::string& phrase : phrasesOf(test, false)) result.push_back("_when" + phrase);
    return result;
}

} // namespace

std::vector<std::string> conditionsOf(const TestCase& test) {
    std::vector<std::string> result = test.conditions;
    for (std::string& phrase : phrasesOf(test, true)) result.push_back(std::move(phrase));
    addFieldConditions(result, test);
    return result;
}

std::string capitalized(std::string_view text) {
    std::string result(text);
    if (!result.empty())
        result[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(result[0])));
    return result;
}

std::string variableAfter(std::string_view field) {
    const bool isConstant = std::ranges::none_of(
        field, [](char c) { return std::islower(static_cast<unsigned char>(c)); });
    if (!isConstant) return std::string(field);
    std::string result;
    for (std::size_t i = 0; i < field.size(); ++i)
        if (field[i] != '_')
            result += static_cast<char>(i > 0 && field[i - 1] == '_'
                                            ? std::toupper(static_cast<unsigned char>(field[i]))
                                            : std::tolower(static_cast<unsigned char>(field[i])));
    return result.empty() ? "value" : result;
}

std::string decapitalized(std::string_view typeName) {
    std::string result(typeName);
    for (std::size_t i = 0; i < result.size(); ++i) {
        const bool startsNextWord = i > 0 && i + 1 < result.size() &&
                                    std::islower(static_cast<unsigned char>(result[i + 1]));
        if (!std::isupper(static_cast<unsigned char>(result[i])) || startsNextWord) break;
        result[i] = static_cast<char>(std::tolower(static_cast<unsigned char>(result[i])));
    }
    return result;
}

std::string propertyOf(std::string_view getter) {
    for (const std::string_view prefix : {"get", "is", "has"})
        if (getter.starts_with(prefix) && getter.size() > prefix.size())
            return std::string(getter.substr(prefix.size()));
    return capitalized(getter);
}

std::string phraseOf(std::string_view name, const JavaValue& value) {
    const std::string subject = capitalized(name);
    if (value.kind == JavaValue::Kind::Array && !value.elements.empty())
        return fmt::format("{}HasLength{}", subject, value.elements.size());
    if (value.kind == JavaValue::Kind::Lambda && !value.elements.empty())
        if (const std::string word = wordOf(value.elements.front()); !word.empty())
            return subject + "Returns" + word;
    const std::string word = wordOf(value);
    if (!word.empty()) return subject + "Is" + word;
    if (value.kind == JavaValue::Kind::String)
        return fmt::format("{}HasLength{}", subject, value.text.size());
    if (value.kind == JavaValue::Kind::Primitive || value.kind == JavaValue::Kind::Boxed) {
        const double number = value.basic == BasicType::Float    ? vm::values::toFloat(value.bits)
                              : value.basic == BasicType::Double ? vm::values::toDouble(value.bits)
                              : value.basic == BasicType::Long
                                  ? static_cast<double>(vm::values::toLong(value.bits))
                                  : vm::values::toInt(value.bits);
        return subject + (number < 0 ? "IsNegative" : number > 1e9 ? "IsLarge" : "IsPositive");
    }
    return subject + "IsGiven";
}

namespace {

bool isUsed(const std::vector<Step>& steps, std::size_t result) {
    const Argument wanted = ResultOf{result};
    return std::ranges::any_of(steps, [&](const Step& step) {
        return std::ranges::find(step.arguments, wanted) != step.arguments.end();
    });
}

// With as many of the conditions as there is room for; those that are left go to `rest`.
std::string withConditions(const std::string& start, const std::vector<std::string>& conditions,
                           std::vector<std::string>& rest) {
    std::string name = start;
    rest.clear();
    for (const std::string& condition : conditions) {
        const bool isFirst = name.size() == start.size();
        const std::string part = (isFirst ? "_when" : "And") + condition;
        if (name.size() + part.size() > kLongestName)
            rest.push_back(condition);
        else
            name += part;
    }
    return name;
}

// What tells tests apart whose last calls are the same: the calls before it, and what made the
// object.
std::vector<std::string> historyOf(const TestCase& test) {
    std::vector<std::string> result;
    const Step& act = test.act();
    std::string calls, last;
    std::size_t repeated = 1;
    const auto finish = [&] {
        if (!last.empty())
            calls += (calls.empty() ? "" : "And") + last +
                     (repeated == 1   ? ""
                      : repeated == 2 ? "Twice"
                                      : "Often");
    };
    std::vector<std::string> made;
    for (std::size_t i = 0; i + 1 < test.steps.size(); ++i) {
        const Step& step = test.steps[i];
        if (step.kind != Step::Kind::Call) continue;
        if (!step.executable.isConstructor() && (step.receiver || !isUsed(test.steps, i))) {
            const std::string name = capitalized(step.executable.name);
            repeated = name == last ? repeated + 1 : 1;
            if (name != last) finish();
            if (name == last) continue;
            last = name;
        }
        for (std::size_t k = 0; k < step.arguments.size(); ++k)
            if (const JavaValue* value = std::get_if<JavaValue>(&step.arguments[k]))
                made.push_back("_when" + phraseOf(step.executable.parameterName(k), *value));
    }
    finish();
    if (!calls.empty()) result.push_back("_after" + calls);
    const bool isGiven = act.receiver.has_value();
    std::ranges::reverse(made);
    if (!isGiven) std::ranges::stable_sort(made, {}, &std::string::size);
    result.insert(result.end(), made.begin(), made.end());
    return result;
}

// "numeratorTooLarge": the first words of a text; empty where there are none.
std::string firstWords(std::u16string_view text) {
    constexpr std::size_t kMostWords = 5, kLongest = 20;
    std::string result, word;
    std::size_t count = 0;
    const auto finish = [&] {
        const bool isOneMore = !word.empty() && count < kMostWords;
        if (isOneMore && result.size() + word.size() <= kLongest) {
            result += result.empty() ? decapitalized(word) : capitalized(word);
            ++count;
        } else if (!word.empty()) {
            count = kMostWords;
        }
        word.clear();
    };
    for (const char16_t unit : text) {
        if (unit < 0x80 && std::isalpha(static_cast<int>(unit)))
            word += static_cast<char>(unit);
        else if (unit != '\'')
            finish();
    }
    finish();
    return result;
}

// What else tells a test apart: what an exception says, what was observed, and for one of several
// methods of a name what it takes.
std::vector<std::string> detailsOf(const TestCase& test) {
    std::vector<std::string> result;
    const auto add = [&](std::string_view before, const std::string& words) {
        if (!words.empty()) result.push_back(fmt::format("_{}{}", before, words));
    };
    if (test.outcome.message) add("", firstWords(*test.outcome.message));
    if (test.outcome.value && test.outcome.value->kind == JavaValue::Kind::String)
        add("says", capitalized(firstWords(test.outcome.value->text)));
    for (const Observation& observation : test.observations)
        if (observation.getter)
            add("then", phraseOf(propertyOf(observation.getter->name), observation.expected));
    const Executable& act = test.act().executable;
    std::string names;
    for (const std::string& name : act.parameterNames)
        names += (names.empty() ? "" : "And") + capitalized(name);
    add("of", names);
    std::string types, last;
    bool areOneType = true;
    for (const std::string& type : parseMethodSignature(act.descriptor).parameters) {
        const std::string word = wordOf(JavaValue::classLiteral(type));
        areOneType = areOneType && (last.empty() || word == last);
        types += (types.empty() ? "" : "And") + word;
        last = word;
    }
    if (types != names) add("of", areOneType && types != last ? last + "s" : types);
    return result;
}

// Of all tests.
std::vector<std::string> common(
    const std::vector<TestCase>& tests,
    const std::function<std::vector<std::string>(const TestCase&)>& of) {
    std::vector<std::string> result = of(tests.front());
    for (std::size_t i = 1; i < tests.size(); ++i) {
        const std::vector<std::string> others = of(tests[i]);
        std::erase_if(result, [&](const std::string& words) {
            return std::ranges::find(others, words) == others.end();
        });
    }
    return result;
}

// With a second condition the first one's "when" goes for both.
std::string joined(const std::string& name, const std::string& words) {
    constexpr std::string_view kWhen = "_when";
    const bool isSecond = words.starts_with(kWhen) && name.find(kWhen) != std::string::npos;
    return isSecond ? name + "And" + words.substr(kWhen.size()) : name + words;
}

std::string asIdentifier(std::string name) {
    std::erase_if(
        name, [](unsigned char c) { return c < 0x80 && !std::isalnum(c) && c != '_' && c != '$'; });
    return name;
}

} // namespace

std::string TestNames::nameOf(const TestCase& test) {
    return nameOf(std::vector<TestCase>{test});
}

// What goes for all of the tests.
std::string TestNames::nameOf(const std::vector<TestCase>& tests) {
    const TestCase& test = tests.front();
    const Executable& executable = test.act().executable;
    const std::string start = executable.isConstructor() ? "constructor" : executable.name;
    const std::vector<std::string> conditions = common(tests, conditionsOf);
    const std::vector<std::string> phrases = common(
        tests, [](const TestCase& one) { return std::vector<std::string>{outcomePhrase(one)}; });
    std::vector<std::string> rest;
    std::string outcome = start + "_" + (phrases.empty() ? "returnsExpected" : phrases.front());
    std::string name = withConditions(outcome, conditions, rest);
    const bool hasNoRoom = outcome.size() > kLongestName || rest.size() == conditions.size();
    if (hasNoRoom && !conditions.empty() && test.outcome.kind == Outcome::Kind::Threw) {
        outcome = start + "_fails";
        name = withConditions(outcome, conditions, rest);
    }
    std::vector<std::string> more;
    more.reserve(rest.size());
    for (const std::string& condition : rest) more.push_back("_when" + condition);
    for (const auto words : {valuesOf, historyOf, detailsOf})
        for (std::string& event : common(tests, words)) more.push_back(std::move(event));
    std::string unique = asIdentifier(name);
    const auto isFound = [&] { return !used_.contains(unique); };
    const auto with = [&](std::string longer) {
        longer = asIdentifier(longer);
        if (longer.size() <= kLongestName && !used_.contains(longer)) unique = longer;
    };
    for (std::size_t i = 0; i < more.size() && !isFound(); ++i) with(joined(name, more[i]));
    for (std::size_t i = 0; i < more.size() && !isFound(); ++i)
        for (std::size_t k = i + 1; k < more.size() && !isFound(); ++k)
            with(joined(joined(name, more[i]), more[k]));
    // Conditions say more than what comes out does.
    const bool isThrown = test.outcome.kind == Outcome::Kind::Threw;
    std::vector<std::string> left;
    const std::string brief = withConditions(start + (isThrown ? "_fails" : ""), conditions, left);
    if (!isFound() && left.size() < rest.size()) with(brief);
    for (std::size_t i = 0; i < more.size() && !isFound(); ++i) with(joined(brief, more[i]));
    if (const std::size_t count = executable.parameterNames.size(); !isFound() && count > 1)
        with(fmt::format("{}_of{}Arguments", name, count));
    const std::string base = unique;
    for (unsigned number = 2; !used_.insert(unique).second; ++number)
        unique = fmt::format("{}_{}", base, number);
    return unique;
}

std::string VariableNames::take(std::string_view wanted) {
    std::string base(wanted);
    if (std::ranges::find(kReserved, wanted) != std::end(kReserved)) base += "Value";
    std::string name = base;
    for (unsigned number = 2; !used_.insert(name).second; ++number)
        name = fmt::format("{}{}", base, number);
    return name;
}

} // namespace clew::search::generate
