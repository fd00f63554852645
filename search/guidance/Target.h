#pragma once

// Where `search.target` wants the search to go.
//
//   pkg.Class.method, method:pkg.Class.method    any overload; of what has no code, what implements
//   it pkg.Class:42, line:pkg.Class:42              a line of the class, or of those nested in it
//   line:File.java:42, line:pkg/File.java:42     a line of whatever was compiled from the file
//   branch:File.java:42, branch:pkg.Class:42     each way out of each branch of the line,
//   branch:uncovered                             or of all branches, until a path has taken it
//   diff:FILE                                    the lines that a unified diff has changed

#include <filesystem>
#include <functional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "search/guidance/ProgramGraph.h"

namespace clew::search::guidance {

// What is wrong with a target, and what would be right.
class WrongTarget : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

inline bool isOfBranches(std::string_view target) {
    return target.starts_with("branch:");
}

// Its nodes; at least one. `read` gives a file's content. Throws WrongTarget.
std::vector<std::uint32_t> nodesOfTarget(
    const ProgramGraph& graph, std::string_view target,
    const std::function<std::string(std::string_view file)>& read);

// Where the program throws.
std::vector<std::uint32_t> nodesOfThrows(const ProgramGraph& graph);

// The lines of a file that a diff has added, or behind which it has removed some.
struct ChangedLines {
    std::string file; // as the diff names it, without "b/"
    std::set<unsigned> lines;
};
// Of `diff -u`, git or svn. Throws WrongTarget.
std::vector<ChangedLines> linesOfDiff(std::string_view diff);

} // namespace clew::search::guidance
