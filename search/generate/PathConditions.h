#pragma once

// What the condition of a path says about single parameters, in words for the name of a test:
// "AmountIsNegative", "NIsGreaterThan10".

#include <optional>
#include <string>
#include <vector>

#include "search/generate/Driver.h"

namespace clew::search::generate {

// The values of one parameter on a path, as far as comparisons with constants bound them.
struct Bounds {
    std::int64_t low, high;             // both included
    std::vector<std::int64_t> excluded; // ascending

    bool contains(std::int64_t value) const;
};

// What is known of a path beyond the inputs that were found for it.
struct PathConditions {
    Executable executable; // that the last step calls
    bool threw = false;
    // One for each argument of the last step; nothing where the path says nothing about it alone.
    std::vector<std::optional<Bounds>> bounds;
};

// Of integers and chars, boxed ones included: other arguments have no bounds.
PathConditions conditionsOf(const Driver& driver, const PathEnd& path);

// Whether the steps call the same method with arguments within the bounds, with the same kind of
// end.
bool agrees(const PathConditions& path, const std::vector<Step>& steps, bool threw);

// In words, of all arguments: those without bounds by their values where these stand out (null,
// empty), and not at all otherwise. Precondition: agrees(). Empty where the path says nothing about
// single arguments.
std::vector<std::string> phrasesOf(const PathConditions& path, const std::vector<Step>& steps);

} // namespace clew::search::generate
