#pragma once

// A search under dynamic reduction, by several workers.

#include <vector>

#include "search/reduction/DynamicReduction.h"
#include "search/workers/Workers.h"

namespace clew::search {

// Until nothing is left, or an error was found, or the work says so: then what is left is lost.
// `path`: the entries that `first`, the reduction of the first worker, is at, from the root on.
WorkDone exploreReduced(Workers& workers, const Work& work, DynamicReduction& first,
                        std::vector<Entry> path);

} // namespace clew::search
