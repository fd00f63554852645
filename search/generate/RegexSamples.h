#pragma once

// Texts that a regular expression matches (java.util.regex.Pattern), to try as inputs.

#include <string>
#include <string_view>
#include <vector>

namespace clew::search::generate {

// The shortest one that is easily found, and one with every optional part. Empty: the text has none
// of what makes a regular expression of it, or more than is understood here: what looks ahead or
// back, and classes that are intersections, are not. Nobody checks that they match.
std::vector<std::u16string> samplesOf(std::u16string_view expression);

} // namespace clew::search::generate
