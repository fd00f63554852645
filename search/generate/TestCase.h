#pragma once

// One unit test, before it is written down: calls with concrete arguments, and what was observed
// when they were executed.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "search/generate/Driver.h"

namespace clew::search::generate {

struct Outcome {
    enum class Kind : std::uint8_t { Returned, Threw, DoesNotEnd };
    Kind kind = Kind::Returned;
    // Returned: the value; nothing for void and constructors.
    std::optional<JavaValue> value;
    // The value is the very object that this step has made.
    std::optional<ResultOf> sameAs;
    // Threw: the internal name of a class that the test can name, and its message where that is
    // worth a check.
    std::string exception;
    std::optional<std::u16string> message;
    // Threw: a NullPointerException where nobody has looked for null, a ClassCastException where a
    // mock has returned what it does not promise.
    bool isUnchecked = false;
    std::string messageParameter = {}; // the parameter of the test that gives the message
};

// An argument of the last step, by position.
struct ArgumentOfLast {
    std::size_t position;
    bool operator==(const ArgumentOfLast&) const = default;
};

// A value that was given to a step. The one of the observed object's own methods that asks about it
// is called with it once more.
struct ArgumentOfStep {
    std::size_t step, position;
    bool operator==(const ArgumentOfStep&) const = default;
};

// The class that declares what the last step calls.
struct ClassOfLast {
    bool operator==(const ClassOfLast&) const = default;
};

// What can be seen after the last step, of an object made by a step (the last one included), of an
// array that was an argument, or of what is static in the class under test.
struct Observation {
    using Subject = std::variant<ResultOf, ArgumentOfLast, ClassOfLast>;
    Subject subject;
    // A method, or a field; none: the subject is the array `expected`. Static ones of a class.
    std::optional<Executable> getter;
    JavaValue expected;
    // Of the subject, an array: this is what the getter is called on.
    std::optional<std::size_t> element = {};
    std::string then =
        {}; // a method without parameters that is called on what the getter returns: "size"
    std::optional<ArgumentOfStep> argument = {}; // of a getter with one parameter
    bool operator==(const Observation&) const = default;
};

// A condition on a call, as Java: kThis, kResult, and kArgument or kBefore with a number behind
// them, char by char, stand for the receiver, the result, arguments, and what has been kept before
// the call.
struct Promise {
    static constexpr char kThis = 1, kResult = 2, kArgument = 3, kBefore = 4;
    std::string specification; // "Calculate.ProperSum"
    std::string condition;     // empty: no test can say it
    struct Before {
        std::string descriptor, expression;
        bool operator==(const Before&) const = default;
    };
    std::vector<Before> before;
    bool isKept = true;
    bool operator==(const Promise&) const = default;
};

// A set of small numbers: branches and lines that a test covers.
class Coverage {
  public:
    void add(std::size_t goal) {
        if (goal / 64 >= words_.size()) words_.resize(goal / 64 + 1);
        words_[goal / 64] |= std::uint64_t(1) << goal % 64;
    }
    void add(const Coverage& other);
    bool contains(std::size_t goal) const {
        return goal / 64 < words_.size() && words_[goal / 64] >> goal % 64 & 1;
    }
    void keepOnly(const Coverage& other); // what both have
    std::size_t size() const;
    std::size_t sizeWithout(const Coverage& other) const; // of the difference
    std::vector<std::size_t> goals() const;               // in their order

  private:
    std::vector<std::uint64_t> words_;
};

struct TestCase {
    std::vector<Step> steps; // without inputs (withInputs); the last one is the call under test
    Outcome outcome;
    std::vector<Observation> observations;
    // When this happens, in words that can be put together: "AmountIsNegative". Empty: made from
    // the arguments.
    std::vector<std::string> conditions;
    Coverage coverage;
    Coverage ofAct; // what the last step covers
    // The specification of calls that the last one does not keep to, "Gate.CoinFirst": the test
    // shows what happens then. Empty: it keeps to all.
    std::string breaks;
    // What return specifications say of the last call. Of one that does not hold, no other outcome
    // is expected.
    std::vector<Promise> promises;
    // What it calls, a test with parameters, fails with these arguments: with which exception and
    // where ("AssertionFailedError at PurseTests.java:30"). Nobody expects that: the test fails
    // until it is mended. Empty: it passes.
    std::string failsWith = {};
    // It holds only where the default locale and time zone are those of ConcreteRun::pinning().
    bool needsPinning = false;
    // It does not compile with parameters in the places of its values.
    bool standsAlone = false;
    // It holds only where equal texts in it are the same object, as literals are.
    bool needsLiterals = false;

    const Step& act() const { return steps.back(); }
    // A return specification is violated, or what it calls fails: so does the test, until that is
    // mended.
    bool isToFail() const {
        return !failsWith.empty() ||
               std::ranges::any_of(promises, [](const Promise& each) { return !each.isKept; });
    }
};

// What is to be done before each test of a class.
struct Preparation {
    std::vector<Step> steps;
    bool setsDefaults = false;   // locale and time zone
    bool setsProperties = false; // of the system
};

// Keeps tests such that together they cover what all of them cover: greedily the one that adds
// most, then the one with fewer steps, then the earlier one (set cover; Chvatal, A greedy heuristic
// for the set-covering problem, 1979). First for what their last calls cover, which is what they
// show; then for what is covered on the way only. The order of those kept does not change.
std::vector<TestCase> minimize(std::vector<TestCase> tests);

} // namespace clew::search::generate
