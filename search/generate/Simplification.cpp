#include "search/generate/Simplification.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cmath>

#include "search/generate/ConcreteSearch.h"

namespace clew::search::generate {

using search::generate::Outcome;
using search::generate::TestCase;

namespace {

constexpr std::size_t kShortText = 3;
constexpr std::int64_t kSmallNumber = 10;
constexpr double kSmallFloating = 100, kRoundedFloating = 1e6;
constexpr std::int64_t kMostDays = 365'000;                // before and after 1970
constexpr std::size_t kPlainChars = 8, kPlainElements = 4; // that are looked at one by one
constexpr unsigned kMostRounds = 8;                        // for one argument, at a time
constexpr unsigned kMostPasses = 3;

bool isLetter(char16_t unit) {
    return unit < 0x80 && std::isalpha(static_cast<int>(unit));
}

// Round numbers, the smallest one first.
template <class Integer>
std::vector<Integer> simplerThan(Integer value) {
    std::vector<Integer> result{0, 1, -1, 2};
    // Not so much as the value itself, in both directions.
    for (Integer power = 10; power <= 1'000'000 && (value > power || value < -power); power *= 10) {
        result.push_back(power);
        result.push_back(-power);
    }
    return result;
}

// What a person would rather write in the place of the value; the simplest one first.
std::vector<JavaValue> simplerThan(const JavaValue& value) {
    using namespace vm::values;
    std::vector<JavaValue> result;
    const auto number = [&](std::uint64_t bits) {
        JavaValue simpler = value;
        simpler.bits = bits;
        result.push_back(std::move(simpler));
    };
    const auto part = [&](auto JavaValue::*of, std::size_t from, std::size_t to) {
        JavaValue simpler = value;
        const auto begin = (value.*of).begin();
        (simpler.*of)
            .assign(begin + static_cast<std::ptrdiff_t>(from),
                    begin + static_cast<std::ptrdiff_t>(to));
        result.push_back(std::move(simpler));
    };
    switch (value.kind) {
        case JavaValue::Kind::String: {
            const std::size_t size = value.text.size();
            if (size > kShortText || !std::ranges::all_of(value.text, isLetter))
                result.push_back(JavaValue::string(u"a"));
            if (size > kShortText) {
                result.push_back(JavaValue::string(u"abc"));
                part(&JavaValue::text, 0, size / 2);
                part(&JavaValue::text, size / 2, size);
                part(&JavaValue::text, 0, size - 1);
                part(&JavaValue::text, 1, size);
            }
            for (std::size_t i = 0; i < std::min(size, kPlainChars); ++i) {
                if (isLetter(value.text[i]) ||
                    (value.text[i] < 0x80 && std::isdigit(value.text[i])))
                    continue;
                result.push_back(value);
                result.back().text[i] = u'a';
            }
            break;
        }
        case JavaValue::Kind::Array: {
            const std::size_t size = value.elements.size();
            if (size >= 2) {
                part(&JavaValue::elements, 0, size / 2);
                part(&JavaValue::elements, size / 2, size);
                part(&JavaValue::elements, 0, size - 1);
            }
            for (std::size_t i = 0; i < std::min(size, kPlainElements); ++i)
                for (JavaValue& element : simplerThan(value.elements[i])) {
                    result.push_back(value);
                    result.back().elements[i] = std::move(element);
                }
            break;
        }
        case JavaValue::Kind::Primitive:
        case JavaValue::Kind::Boxed:
            if (value.basic == BasicType::Int) {
                if (std::abs(std::int64_t(toInt(value.bits))) > kSmallNumber)
                    for (const int simpler : simplerThan(toInt(value.bits)))
                        number(fromInt(simpler));
            } else if (value.basic == BasicType::Long) {
                const std::int64_t given = toLong(value.bits);
                if (given > kSmallNumber || given < -kSmallNumber)
                    for (const std::int64_t simpler : simplerThan(given)) number(fromLong(simpler));
            } else if (value.basic == BasicType::Double) {
                const double given = toDouble(value.bits);
                if (std::isfinite(given) && std::fabs(given) > kSmallFloating)
                    for (const double simpler : {1.0, -1.0, 10.0}) number(fromDouble(simpler));
                // Not more digits than it needs.
                for (const double scale : {1.0, 10.0, 1000.0})
                    if (std::fabs(given) < kRoundedFloating &&
                        std::round(given * scale) / scale != given) {
                        number(fromDouble(std::trunc(given * scale) / scale + 0.0));
                        number(fromDouble(std::round(given * scale) / scale + 0.0));
                    }
            }
            break;
        default:
            break;
    }
    return result;
}

// Uses of what a step has returned become uses of the object that it was called on.
std::vector<Step> withReceiverOf(std::vector<Step> steps, std::size_t returned) {
    const Argument result = ResultOf{returned}, receiver = *steps[returned].receiver;
    for (Step& step : steps) {
        if (step.receiver == result) step.receiver = receiver;
        std::ranges::replace(step.arguments, result, receiver);
    }
    return steps;
}

std::string_view resultOf(const Step& step) {
    return std::string_view(step.executable.descriptor)
        .substr(step.executable.descriptor.find(')') + 1);
}

// A builder that returns itself, or something of the same type that will do as well as its
// receiver.
bool returnsReceiversType(const std::vector<Step>& steps, const Step& step) {
    const ResultOf* receiver = step.receiver ? std::get_if<ResultOf>(&*step.receiver) : nullptr;
    if (!receiver || step.kind != Step::Kind::Call) return false;
    const Step& made = steps[receiver->step];
    if (made.executable.isConstructor())
        return "L" + made.executable.holder + ";" == resultOf(step);
    return resultOf(made) == resultOf(step);
}

// A day as a person writes it; nothing where the step makes no day.
std::optional<Step> asDate(const Step& step) {
    if (step.executable.holder != "java/time/LocalDate" || step.executable.name != "ofEpochDay")
        return std::nullopt;
    const JavaValue* days = std::get_if<JavaValue>(&step.arguments[0]);
    if (!days || std::abs(vm::values::toLong(days->bits)) > kMostDays) return std::nullopt;
    const std::chrono::year_month_day date{
        std::chrono::sys_days(std::chrono::days(vm::values::toLong(days->bits)))};
    Step result = step;
    result.executable.name = "of";
    result.executable.descriptor = "(III)Ljava/time/LocalDate;";
    result.executable.parameterNames = {"year", "month", "dayOfMonth"};
    result.executable.parameterTypes = {"I", "I", "I"};
    result.executable.isOverloaded = false;
    const auto number = [](auto value) {
        return JavaValue::ofInt(static_cast<std::int32_t>(value));
    };
    result.arguments = {number(int(date.year())), number(unsigned(date.month())),
                        number(unsigned(date.day()))};
    return result;
}

// What a test has to cover, beyond what the others do.
class Needs {
  public:
    Needs(const std::vector<TestCase>& tests, std::size_t of, const Coverage& covered)
        : others_(covered), ofOtherActs_(covered) {
        for (std::size_t i = 0; i < tests.size(); ++i) {
            if (i == of) continue;
            others_.add(tests[i].coverage);
            ofOtherActs_.add(tests[i].ofAct);
        }
        whole_ = tests[of].coverage.sizeWithout(others_);
        ofAct_ = tests[of].ofAct.sizeWithout(ofOtherActs_);
    }
    bool areMetBy(const TestCase& test) const {
        return test.coverage.sizeWithout(others_) >= whole_ &&
               test.ofAct.sizeWithout(ofOtherActs_) >= ofAct_;
    }

  private:
    Coverage others_, ofOtherActs_;
    std::size_t whole_ = 0, ofAct_ = 0;
};

class TestSimplifier {
  public:
    TestSimplifier(TestCase& test, const Needs& needs, ConcreteRun& run, BranchGoals& goals,
                   const TypeKnowledge& types, const std::function<bool()>& isTimeOver)
        : test_(test),
          needs_(needs),
          run_(run),
          goals_(goals),
          types_(types),
          isTimeOver_(isTimeOver) {}

    void simplify() {
        for (std::size_t step = test_.steps.size() - 1; step-- > 0 && !isTimeOver_();) {
            if (isUsed(test_.steps, step) && returnsReceiversType(test_.steps, test_.steps[step]))
                become(withReceiverOf(test_.steps, step));
            removeUnused(step);
        }
        // A simpler value may allow for a simpler one elsewhere.
        for (unsigned pass = 0; pass < kMostPasses && simplifyArguments(); ++pass) {}
        for (std::size_t step = test_.steps.size() - 1; step-- > 0 && !isTimeOver_();)
            removeUnused(step);
        std::vector<Step> dated = test_.steps;
        for (Step& step : dated)
            if (std::optional<Step> date = asDate(step)) step = std::move(*date);
        if (dated != test_.steps) become(dated);
    }

  private:
    bool isAsGood(std::optional<TestCase>& other) const {
        if (!other || other->outcome.kind != test_.outcome.kind ||
            other->outcome.exception != test_.outcome.exception)
            return false;
        addEndToShow(*other, goals_, types_);
        return needs_.areMetBy(*other);
    }
    bool become(const std::vector<Step>& steps) {
        std::optional<TestCase> simpler = run_.run(steps, false);
        if (!isAsGood(simpler)) return false;
        simpler = run_.runStable(steps);
        if (!isAsGood(simpler)) return false;
        if (test_.outcome.value && !simpler->outcome.value) return false; // it would show less
        test_ = std::move(*simpler);
        return true;
    }
    void removeUnused(std::size_t step) {
        if (!isUsed(test_.steps, step)) become(without(test_.steps, step));
    }
    bool simplifyArguments() {
        std::vector<Step> steps = test_.steps;
        return simplifyValues(steps, [&](const std::vector<Step>& simpler) {
            return !isTimeOver_() && become(simpler);
        });
    }

    TestCase& test_;
    const Needs& needs_;
    ConcreteRun& run_;
    BranchGoals& goals_;
    const TypeKnowledge& types_;
    const std::function<bool()>& isTimeOver_;
};

} // namespace

namespace {

// One argument, by the first simpler value that is as good.
bool simplifyArgument(std::vector<Step>& steps, std::size_t step, std::size_t position,
                      const std::function<bool(const std::vector<Step>&)>& isAsGood) {
    const auto becomes = [&](JavaValue value) {
        std::vector<Step> simpler = steps;
        simpler[step].arguments[position] = std::move(value);
        if (!isAsGood(simpler)) return false;
        steps = std::move(simpler);
        return true;
    };
    const Step& call = steps[step];
    const JavaValue* value = std::get_if<JavaValue>(&call.arguments[position]);
    if (!value) // where any object will do, a string does
        return call.kind == Step::Kind::Call &&
               call.executable.parameterTypes[position] == "Ljava/lang/Object;" &&
               becomes(JavaValue::string(u"a"));
    return std::ranges::any_of(simplerThan(*value),
                               [&](JavaValue& other) { return becomes(std::move(other)); });
}

// A text that is made a stream.
bool simplifyReceiver(std::vector<Step>& steps, std::size_t step,
                      const std::function<bool(const std::vector<Step>&)>& isAsGood) {
    if (!steps[step].receiver) return false;
    const JavaValue* text = std::get_if<JavaValue>(&*steps[step].receiver);
    if (!text) return false;
    return std::ranges::any_of(simplerThan(*text), [&](const JavaValue& simpler) {
        std::vector<Step> others = steps;
        others[step].receiver = simpler;
        if (!isAsGood(others)) return false;
        steps = std::move(others);
        return true;
    });
}

} // namespace

bool simplifyValues(std::vector<Step>& steps,
                    const std::function<bool(const std::vector<Step>&)>& isAsGood) {
    bool isChanged = false;
    for (std::size_t step = 0; step < steps.size(); ++step) {
        for (unsigned round = 0; round < kMostRounds && simplifyReceiver(steps, step, isAsGood);
             ++round)
            isChanged = true;
        for (std::size_t position = 0; position < steps[step].arguments.size(); ++position)
            for (unsigned round = 0; round < kMostRounds; ++round) {
                if (!simplifyArgument(steps, step, position, isAsGood)) break;
                isChanged = true;
            }
    }
    return isChanged;
}

bool simplify(std::vector<TestCase>& tests, ConcreteRun& run, BranchGoals& goals,
              const TypeKnowledge& types, const std::function<bool()>& isTimeOver,
              const Coverage& covered) {
    for (std::size_t i = 0; i < tests.size(); ++i) {
        if (tests[i].outcome.kind == Outcome::Kind::DoesNotEnd) continue;
        if (isTimeOver()) return false;
        const Needs needs(tests, i, covered);
        TestSimplifier(tests[i], needs, run, goals, types, isTimeOver).simplify();
    }
    return true;
}

} // namespace clew::search::generate
