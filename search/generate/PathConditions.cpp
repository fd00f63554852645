#include "search/generate/PathConditions.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "search/generate/TestNames.h"
#include "vm/interpreter/symbolic/SymbolicOperations.h"

namespace clew::search::generate {

namespace expressions = vm::values::expressions;
using search::generate::capitalized;
using search::generate::phraseOf;
using vm::values::Expression;
using vm::values::ExpressionKind;
using vm::values::ExpressionNode;
using vm::values::Sort;

namespace {

constexpr std::size_t kMostDigits = 10; // of a number in a name

template <class Integer>
Bounds rangeOf() {
    return {std::numeric_limits<Integer>::min(), std::numeric_limits<Integer>::max(), {}};
}

// All values of the type; nothing where it is none of integers.
std::optional<Bounds> rangeOf(BasicType type) {
    switch (type) {
        case BasicType::Byte:
            return rangeOf<std::int8_t>();
        case BasicType::Short:
            return rangeOf<std::int16_t>();
        case BasicType::Char:
            return rangeOf<std::uint16_t>();
        case BasicType::Int:
            return rangeOf<std::int32_t>();
        case BasicType::Long:
            return rangeOf<std::int64_t>();
        default:
            return std::nullopt;
    }
}

std::optional<std::int64_t> integerOf(const Argument& argument) {
    const JavaValue* value = std::get_if<JavaValue>(&argument);
    if (!value ||
        (value->kind != JavaValue::Kind::Primitive && value->kind != JavaValue::Kind::Boxed))
        return std::nullopt;
    if (!rangeOf(value->basic)) return std::nullopt;
    return value->basic == BasicType::Long ? vm::values::toLong(value->bits)
                                           : vm::values::toInt(value->bits);
}

// Narrows the bounds of one variable by what the path demands of it alone.
class BoundsReader {
  public:
    BoundsReader(Expression variable, const Bounds& range) : variable_(variable), bounds_(range) {}

    void read(Expression condition, bool holds) {
        const ExpressionNode& node = expressions::node(condition);
        const auto [a, b, none] = node.operands;
        switch (node.kind) {
            case ExpressionKind::Not:
                read(a, !holds);
                return;
            case ExpressionKind::And:
            case ExpressionKind::Or:
                if ((node.kind == ExpressionKind::And) != holds) return;
                read(a, holds);
                read(b, holds);
                return;
            case ExpressionKind::Equal:
                if (isVariable(a) && isNumber(b)) equal(number(b), holds);
                if (isVariable(b) && isNumber(a)) equal(number(a), holds);
                return;
            case ExpressionKind::Less:
            case ExpressionKind::LessOrEqual: {
                const bool isStrict = node.kind == ExpressionKind::Less;
                if (isVariable(a) && isNumber(b)) {
                    if (holds)
                        atMost(number(b), isStrict);
                    else
                        atLeast(number(b), !isStrict);
                }
                if (isVariable(b) && isNumber(a)) {
                    if (holds)
                        atLeast(number(a), isStrict);
                    else
                        atMost(number(a), !isStrict);
                }
                return;
            }
            default:
                return;
        }
    }

    const Bounds& bounds() const { return bounds_; }

  private:
    bool isVariable(Expression expression) const {
        const ExpressionNode& node = expressions::node(expression);
        return expression == variable_ ||
               (node.kind == ExpressionKind::SignExtend && node.operands[0] == variable_);
    }
    static bool isNumber(Expression expression) {
        const Sort sort = expressions::sort(expression);
        return expressions::isConstant(expression) &&
               (sort == Sort::Bits32 || sort == Sort::Bits64);
    }
    static std::int64_t number(Expression constant) {
        const ExpressionNode& node = expressions::node(constant);
        return node.sort == Sort::Bits64 ? vm::values::toLong(node.bits)
                                         : vm::values::toInt(node.bits);
    }

    void atMost(std::int64_t limit, bool isStrict) {
        if (!isStrict || limit > bounds_.low)
            bounds_.high = std::min(bounds_.high, isStrict ? limit - 1 : limit);
    }
    void atLeast(std::int64_t limit, bool isStrict) {
        if (!isStrict || limit < bounds_.high)
            bounds_.low = std::max(bounds_.low, isStrict ? limit + 1 : limit);
    }
    void equal(std::int64_t value, bool holds) {
        if (holds) {
            bounds_.low = bounds_.high = value;
            return;
        }
        const auto at = std::ranges::lower_bound(bounds_.excluded, value);
        if (at == bounds_.excluded.end() || *at != value) bounds_.excluded.insert(at, value);
    }

    const Expression variable_;
    Bounds bounds_;
};

// What is excluded at an end moves the end.
void tighten(Bounds& bounds) {
    std::erase_if(bounds.excluded,
                  [&](std::int64_t value) { return value < bounds.low || value > bounds.high; });
    while (!bounds.excluded.empty() && bounds.low < bounds.high &&
           bounds.excluded.front() == bounds.low) {
        ++bounds.low;
        bounds.excluded.erase(bounds.excluded.begin());
    }
    while (!bounds.excluded.empty() && bounds.low < bounds.high &&
           bounds.excluded.back() == bounds.high) {
        --bounds.high;
        bounds.excluded.pop_back();
    }
}

// "Minus5", "A": empty where it would be long.
std::string wordOf(std::int64_t value, BasicType type) {
    if (type == BasicType::Char && (value < ' ' || value > '~')) return {};
    const JavaValue of = type == BasicType::Char
                             ? JavaValue::primitive(type, static_cast<std::uint64_t>(value))
                             : JavaValue::ofLong(value);
    constexpr std::string_view kIs = "Is";
    const std::string phrase = phraseOf("", of);
    const std::string word = phrase.starts_with(kIs) ? phrase.substr(kIs.size()) : "";
    const bool isValue = word != "Negative" && word != "Positive" && word != "Large";
    return isValue && word.size() <= kMostDigits ? word : "";
}

// Numbers of the same length, in decimal or in binary: what code that prints a number or makes a
// table for it tells apart, and nobody who reads the test.
bool isMagnitude(const Bounds& bounds) {
    if (bounds.high < 0) {
        std::int64_t power = 1;
        while (power < -bounds.high) power *= 10;
        return -bounds.high == power && -bounds.low == power * 10 - 1;
    }
    const auto isPower = [](std::int64_t value) {
        return value >= 4 && (value & (value - 1)) == 0;
    };
    return (isPower(bounds.low) && bounds.high == 2 * bounds.low - 1) ||
           (isPower(bounds.low - 1) && bounds.high == 2 * (bounds.low - 1));
}

// "IsNegative", "IsGreaterThan10"; empty where no short words say it.
std::string wordsOf(const Bounds& bounds, BasicType type) {
    const Bounds range = *rangeOf(type);
    const auto with = [&](std::string_view before, std::int64_t value) {
        const std::string word = wordOf(value, type);
        return word.empty() ? "" : fmt::format("{}{}", before, word);
    };
    if (bounds.low == bounds.high)
        return bounds.low == 0 && type != BasicType::Char ? "IsZero" : with("Is", bounds.low);
    const bool hasLow = bounds.low > range.low, hasHigh = bounds.high < range.high;
    if (type != BasicType::Char) {
        if (!hasHigh && bounds.low == 0) return "IsNotNegative";
        if (!hasHigh && bounds.low == 1) return "IsPositive";
        if (!hasLow && bounds.high == 0) return "IsNotPositive";
        if (!hasLow && bounds.high == -1) return "IsNegative";
    }
    if (hasLow && hasHigh) {
        if (type != BasicType::Char && isMagnitude(bounds))
            return bounds.high < 0 ? "IsNegative" : "IsPositive";
        const std::string low = wordOf(bounds.low, type), high = wordOf(bounds.high, type);
        return low.empty() || high.empty() ? "" : fmt::format("IsBetween{}And{}", low, high);
    }
    if (hasLow) return with("IsGreaterThan", bounds.low - 1);
    if (hasHigh) return with("IsLessThan", bounds.high + 1);
    if (bounds.excluded.size() == 1)
        return bounds.excluded[0] == 0 && type != BasicType::Char
                   ? "IsNotZero"
                   : with("IsNot", bounds.excluded[0]);
    return "";
}

BasicType typeOf(const Argument& argument) {
    return std::get<JavaValue>(argument).basic;
}

// Values that are a condition by themselves.
bool standsOut(const JavaValue& value) {
    switch (value.kind) {
        case JavaValue::Kind::Null:
        case JavaValue::Kind::EnumConstant:
            return true;
        case JavaValue::Kind::String:
            return value.text.empty();
        case JavaValue::Kind::Array:
            return value.elements.empty();
        case JavaValue::Kind::Primitive:
        case JavaValue::Kind::Boxed:
            return value.basic == BasicType::Boolean;
        default:
            return false;
    }
}

} // namespace

bool Bounds::contains(std::int64_t value) const {
    return value >= low && value <= high && !std::ranges::binary_search(excluded, value);
}

PathConditions conditionsOf(const Driver& driver, const PathEnd& path) {
    const Step& act = driver.steps.back();
    PathConditions result{act.executable, path.kind == PathEnd::Kind::Threw, {}};
    for (const Argument& argument : act.arguments) {
        result.bounds.emplace_back();
        const Input* input = std::get_if<Input>(&argument);
        if (!input) continue;
        const BasicType box = boxedBy(input->descriptor);
        const BasicType type = box != BasicType::Void ? box
                               : input->descriptor.size() == 1
                                   ? vm::values::basicType(input->descriptor[0])
                                   : BasicType::Void;
        const std::optional<Bounds> range = rangeOf(type);
        if (!range) continue;
        const Expression variable = expressions::makeVariable(
            box != BasicType::Void ? input->name + ".value" : input->name, type);
        BoundsReader reader(variable, *range);
        const bool isInt = expressions::sort(variable) == Sort::Bits32;
        const Expression limit = isInt ? vm::interpreter::limitOfNewLength(variable) : variable;
        for (const Expression condition : path.condition)
            if (condition != limit) reader.read(condition, true);
        Bounds bounds = reader.bounds();
        tighten(bounds);
        if (bounds.low > bounds.high) continue;
        if (bounds.low != range->low || bounds.high != range->high || !bounds.excluded.empty())
            result.bounds.back() = std::move(bounds);
    }
    return result;
}

bool agrees(const PathConditions& path, const std::vector<Step>& steps, bool threw) {
    const Step& act = steps.back();
    if (path.threw != threw || path.executable != act.executable) return false;
    for (std::size_t i = 0; i < path.bounds.size(); ++i) {
        if (!path.bounds[i]) continue;
        const std::optional<std::int64_t> value = integerOf(act.arguments[i]);
        if (!value || !path.bounds[i]->contains(*value)) return false;
    }
    return true;
}

std::vector<std::string> phrasesOf(const PathConditions& path, const std::vector<Step>& steps) {
    const Step& act = steps.back();
    std::vector<std::string> phrases;
    bool saysSomething = false;
    for (std::size_t i = 0; i < path.bounds.size(); ++i) {
        const std::string& name = act.executable.parameterNames[i];
        if (path.bounds[i]) {
            const std::string words = wordsOf(*path.bounds[i], typeOf(act.arguments[i]));
            if (words.empty()) continue;
            phrases.push_back(capitalized(name) + words);
            saysSomething = true;
        } else if (const JavaValue* value = std::get_if<JavaValue>(&act.arguments[i]);
                   value && standsOut(*value)) {
            phrases.push_back(phraseOf(name, *value));
        }
    }
    if (!saysSomething) phrases.clear();
    return phrases;
}

} // namespace clew::search::generate
