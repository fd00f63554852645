#include "search/tests/Simplification.h"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "search/tests/ConcreteSearch.h"

namespace clew::search::tests {

using listeners::junit::Outcome;
using listeners::junit::TestCase;

namespace {

constexpr std::size_t kShortText = 3;
constexpr std::int64_t kSmallNumber = 10;
constexpr double kSmallFloating = 100;
constexpr unsigned kMostRounds = 8;  // for one argument

bool isLetterOrDigit(char16_t unit) {
    return unit < 0x80 && std::isalnum(static_cast<int>(unit));
}

// Round numbers, the smallest one first.
template <class Integer>
std::vector<Integer> simplerThan(Integer value) {
    std::vector<Integer> result{0, 1, -1, 2};
    // Not so much as the value itself, in both directions.
    for (Integer power = 10; power <= 1'000'000 && (value / power > 1 || value / power < -1); power *= 10) {
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
            .assign(begin + static_cast<std::ptrdiff_t>(from), begin + static_cast<std::ptrdiff_t>(to));
        result.push_back(std::move(simpler));
    };
    switch (value.kind) {
        case JavaValue::Kind::String: {
            const std::size_t size = value.text.size();
            if (size <= kShortText) {
                if (!std::ranges::all_of(value.text, isLetterOrDigit))
                    result.push_back(JavaValue::string(u"a"));
                break;
            }
            for (const char16_t* text : {u"a", u"abc"}) result.push_back(JavaValue::string(text));
            part(&JavaValue::text, 0, size / 2);
            part(&JavaValue::text, size / 2, size);
            part(&JavaValue::text, 0, size - 1);
            part(&JavaValue::text, 1, size);
            break;
        }
        case JavaValue::Kind::Array: {
            const std::size_t size = value.elements.size();
            if (size < 2) break;
            part(&JavaValue::elements, 0, size / 2);
            part(&JavaValue::elements, size / 2, size);
            part(&JavaValue::elements, 0, size - 1);
            break;
        }
        case JavaValue::Kind::Primitive:
        case JavaValue::Kind::Boxed:
            if (value.basic == BasicType::Int) {
                if (std::abs(std::int64_t(toInt(value.bits))) > kSmallNumber)
                    for (const int simpler : simplerThan(toInt(value.bits))) number(fromInt(simpler));
            } else if (value.basic == BasicType::Long) {
                const std::int64_t given = toLong(value.bits);
                if (given > kSmallNumber || given < -kSmallNumber)
                    for (const std::int64_t simpler : simplerThan(given)) number(fromLong(simpler));
            } else if (value.basic == BasicType::Double) {
                if (std::isfinite(toDouble(value.bits)) && std::fabs(toDouble(value.bits)) > kSmallFloating)
                    for (const double simpler : {1.0, -1.0, 10.0}) number(fromDouble(simpler));
            }
            break;
        default:
            break;
    }
    return result;
}

// What a test has to cover, beyond what the others do.
class Needs {
  public:
    Needs(const std::vector<TestCase>& tests, std::size_t of) {
        for (std::size_t i = 0; i < tests.size(); ++i) {
            if (i == of) continue;
            others_.add(tests[i].coverage);
            ofOtherActs_.add(tests[i].ofAct);
        }
        whole_ = tests[of].coverage.sizeWithout(others_);
        ofAct_ = tests[of].ofAct.sizeWithout(ofOtherActs_);
    }
    bool areMetBy(const TestCase& test) const {
        return test.coverage.sizeWithout(others_) >= whole_ && test.ofAct.sizeWithout(ofOtherActs_) >= ofAct_;
    }

  private:
    Coverage others_, ofOtherActs_;
    std::size_t whole_ = 0, ofAct_ = 0;
};

}  // namespace

bool simplify(std::vector<TestCase>& tests, ConcreteRun& run, BranchGoals& goals, const TypeKnowledge& types,
              const std::function<bool()>& isTimeOver) {
    for (std::size_t i = 0; i < tests.size(); ++i) {
        TestCase& test = tests[i];
        if (test.outcome.kind == Outcome::Kind::DoesNotEnd) continue;
        const Needs needs(tests, i);
        const auto become = [&](const std::vector<Step>& steps) {
            const auto isAsGood = [&](std::optional<TestCase>& other) {
                if (!other || other->outcome.kind != test.outcome.kind ||
                    other->outcome.exception != test.outcome.exception)
                    return false;
                addEnd(*other, goals, types);
                return needs.areMetBy(*other);
            };
            std::optional<TestCase> simpler = run.run(steps, false);
            if (!isAsGood(simpler)) return false;
            simpler = run.runStable(steps);
            if (!isAsGood(simpler)) return false;
            test = std::move(*simpler);
            return true;
        };
        for (std::size_t step = test.steps.size() - 1; step-- > 0;) {
            if (isTimeOver()) return false;
            if (!isUsed(test.steps, step)) become(without(test.steps, step));
        }
        for (std::size_t step = 0; step < test.steps.size(); ++step)
            for (std::size_t position = 0; position < test.steps[step].arguments.size(); ++position)
                for (unsigned round = 0; round < kMostRounds; ++round) {
                    if (isTimeOver()) return false;
                    const JavaValue* value = std::get_if<JavaValue>(&test.steps[step].arguments[position]);
                    if (!value) break;
                    bool isSimpler = false;
                    for (JavaValue& other : simplerThan(*value)) {
                        std::vector<Step> steps = test.steps;
                        steps[step].arguments[position] = std::move(other);
                        isSimpler = become(steps);
                        if (isSimpler) break;
                    }
                    if (!isSimpler) break;
                }
    }
    return true;
}

}  // namespace clew::search::tests
