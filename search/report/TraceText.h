#pragma once

// A trace as a person reads it: what repeats itself is shown once.

#include <string>
#include <vector>

#include "search/trace/Violation.h"

namespace clew::search {

// Lines without indentation in front of the steps. Runs of equal lines in a step and of equal steps
// (but for the numbers in the names of threads) are folded, and so are steps without source. At
// most `most` lines (at least 3): where there are more, those in the middle are left out, and one
// line says how many.
std::vector<std::string> traceText(const std::vector<TraceStep>& trace, std::size_t most);

} // namespace clew::search
