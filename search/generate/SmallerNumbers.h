#pragma once

// A call that goes on for too long because of a large number may show the same with a smaller one:
// a range of some thousands has an inside as one of millions has.

#include <vector>

#include "search/generate/Driver.h"

namespace clew::search::generate {

// With each number that is large made smaller, all by the same power of two, such that the largest
// of them is one of few digits. Empty: none of them is large.
std::vector<Step> withSmallerNumbers(std::vector<Step> steps);

} // namespace clew::search::generate
