#pragma once

// Which instructions of a program may be calls that specifications observe, so that a search by
// monitors sees where none can be reached any more.

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "search/guidance/ProgramGraph.h"

namespace clew::search::guidance {

// Names of methods that the annotations of the program's classes, loaded or not, and the texts of
// `.spec` files observe: whatever they have a "(" behind, and what has @Observe. More than that by
// value expressions and operators, never fewer.
std::set<std::string> observedNames(
    const ProgramClasses& classes,
    const std::vector<std::pair<std::string, std::string>>& specificationFiles);

// Calls of methods of these names, whatever their class, and the first instructions of such
// methods, which the JDK may call.
std::vector<std::uint32_t> nodesOfCalls(const ProgramGraph& graph,
                                        const std::set<std::string>& names);

} // namespace clew::search::guidance
