#pragma once

// Looks for tests of a class by executing calls with concrete values: from boundaries and constants of its
// code, and from there by changing what has reached something new (feedback-directed generation: Pacheco et
// al., Feedback-Directed Random Test Generation, ICSE 2007; coverage as in grey-box fuzzing). It is cheap,
// needs no solver, and leaves to the symbolic exploration what it does not reach. Deterministic as long as no
// limit of time ends it.

#include <functional>
#include <set>
#include <vector>

#include "search/tests/Builders.h"
#include "search/tests/ConcreteRun.h"
#include "search/tests/Values.h"

namespace clew::search::tests {

struct SearchLimits {
    std::uint64_t fruitless = 0;  // runs in a row that reach nothing new
    double seconds = 0;           // wall-clock time
};

class ConcreteSearch {
  public:
    // `sequenceLength`: the most calls between making an object and the call under test.
    ConcreteSearch(ConcreteRun& run, BranchGoals& goals, Builders& builders, const TypeKnowledge& types,
                   Values& values, const Class& type, std::size_t sequenceLength);

    // Runs the steps, which have no inputs, and keeps them where they reach something new, or always where
    // `keep`. Returns whether they could be run.
    bool offer(const std::vector<Step>& steps, bool keep = false);
    // False: the limit of time was reached, not that of fruitless runs.
    bool search(const SearchLimits& limits);

    const Coverage& reached() const { return reached_; }
    const std::vector<std::vector<Step>>& kept() const { return kept_; }
    const std::vector<const Method*>& executables() const { return executables_; }

  private:
    std::vector<Step> fresh();
    std::vector<Step> changed(const std::vector<Step>& steps);
    // The call of a method, its arguments and what they need appended before it. `receiver`: none for static
    // methods.
    void appendCall(std::vector<Step>& steps, const Method& method, std::optional<Argument> receiver);
    Argument concrete(Argument argument);

    ConcreteRun& run_;
    BranchGoals& goals_;
    Builders& builders_;
    const TypeKnowledge& types_;
    Values& values_;
    const Class& type_;
    const std::size_t sequenceLength_;
    std::vector<const Method*> executables_;  // constructors and methods to test
    std::vector<const Method*> instanceMethods_;
    std::vector<std::vector<Step>> kept_;
    Coverage reached_;
};

}  // namespace clew::search::tests
