#pragma once

// Types that runs do not come to an end with, as it seems: an object of theirs starts threads that
// have to be waited for, or reads a table that takes longer than a test may. What is drawn next
// does without them, for the most part.

#include <cstddef>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "search/generate/Driver.h"

namespace clew::search::generate {

// A value; not thread-safe.
class GivenUpTypes {
  public:
    // `tested`: the internal name of the class under test, which is none of them.
    explicit GivenUpTypes(std::string tested) : tested_(std::move(tested)) {}
    // The steps were run; `isGivenUp`: not to their end. Returns whether areIn() answers anything
    // else from now on.
    bool note(const std::vector<Step>& steps, bool isGivenUp);
    // The steps construct an object of one of them.
    bool areIn(const std::vector<Step>& steps) const;

  private:
    static constexpr std::size_t kLeast = 12;

    std::string tested_;
    // By internal name of what they construct: how many runs were given up, in a row.
    std::unordered_map<std::string, std::size_t> givenUp_;
};

} // namespace clew::search::generate
