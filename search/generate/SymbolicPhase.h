#pragma once

// Symbolic exploration of drivers for each constructor and method of a class: inputs for the paths
// that a search with concrete values has not found, and whether these were all.

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "search/InputRanges.h"
#include "search/generate/ConcreteSearch.h"
#include "search/generate/Driver.h"
#include "search/generate/PathConditions.h"

namespace clew::search::generate {

struct SymbolicReport {
    std::size_t drivers = 0,
                complete =
                    0; // complete: all of its paths were explored, and nothing was approximated
    std::uint64_t paths = 0;
    // Why something was cut off or approximated: in how many drivers, and what for.
    struct Unknown {
        std::size_t drivers = 0;
        std::set<std::string> details; // instead of the text's "{}"
    };
    std::map<std::string, Unknown> unknown; // by the text
    // What is known of paths, by the name and the descriptor of the method that the last step
    // calls.
    std::map<std::string, std::vector<PathConditions>> conditions;
    std::size_t outOfTime = 0; // drivers left out or not explored to the end for want of time
    // What there is to say of the branches of a method that were not reached, by its name and its
    // descriptor.
    struct OfMethod {
        std::size_t drivers = 0;
        // All its paths, for all arguments, were explored and executed: there are no others.
        bool isComplete = false;
        std::string limit; // what has ended an exploration early; empty: nothing
    };
    std::map<std::string, OfMethod> methods;

    // One line for each reason, with the first of its details: "3: a.B (and 6 others) has no …".
    std::vector<std::string> linesOfUnknown() const;
};

struct SymbolicTask {
    Driver driver;
    bool isUrgent; // the method's own code has branches that were not reached
};

// For each constructor and method; those with branches that were not reached come first.
std::vector<SymbolicTask> tasksOf(ConcreteSearch& search, Builders& builders,
                                  const BranchGoals& goals, const Class& type);
// For methods with branches that were not reached, called with objects whose private fields are
// set.
std::vector<SymbolicTask> fieldTasksOf(ConcreteSearch& search, Builders& builders,
                                       const BranchGoals& goals, const Class& type);

// No two inputs of all the tasks have one name afterwards. `vm` is told the ranges of those whose
// parameters are named in `ranges`.
void nameInputs(std::vector<SymbolicTask>& tasks, const InputRanges& ranges, vm::Vm& vm);

// What is wanted of the tests that walk the paths is kept by the search, in the order of the tasks
// whoever explores them: `explorer` in this thread, as the search does, and each of `others` in a
// thread of its own. Precondition: the inputs of the tasks have been named.
SymbolicReport explorePaths(PathExplorer& explorer,
                            std::span<const std::unique_ptr<PathExplorer>> others,
                            ConcreteSearch& search, std::vector<SymbolicTask> tasks, double seconds,
                            ConcreteSearch::Wanted wanted);

} // namespace clew::search::generate
