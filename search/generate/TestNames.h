#pragma once

// Names that say what a test shows: "max_returns5_whenAIs5AndBIs3",
// "transfer_throwsIllegalArgument_whenAmountIsNegative".

#include <set>
#include <string>
#include <string_view>

#include "search/generate/TestCase.h"

namespace clew::search::generate {

// "AmountIs5": what is to be said about a value, after its name.
std::string phraseOf(std::string_view name, const JavaValue& value);

// In words that can be put together, "AmountIsNegative": when this happens. Empty: nothing but the
// values says it.
std::vector<std::string> conditionsOf(const TestCase& test);

// Names for the tests of one file, all different.
class TestNames {
  public:
    std::string nameOf(const TestCase& test);
    // Of the test with parameters that stands for all of these; there is at least one.
    std::string nameOf(const std::vector<TestCase>& tests);

  private:
    std::set<std::string> used_;
};

// Names for variables in one method: no keyword and no name twice.
class VariableNames {
  public:
    // `wanted` or, where it is taken, wanted2, wanted3 …
    std::string take(std::string_view wanted);

  private:
    std::set<std::string, std::less<>> used_;
};

std::string capitalized(std::string_view text);
// "Numerator" for getNumerator, "Size" for size.
std::string propertyOf(std::string_view getter);
// For the value of a field: "nextId" for "NEXT_ID", "next" for "next".
std::string variableAfter(std::string_view field);
// "urlReader" for "URLReader", "fraction" for "Fraction".
std::string decapitalized(std::string_view typeName);

} // namespace clew::search::generate
