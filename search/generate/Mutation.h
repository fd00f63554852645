#pragma once

// Which assertions a test needs: those that fail when the code under test is wrong. Operators and
// constants of the code are changed, one at a time, in the virtual machine (mutation analysis:
// DeMillo, Lipton and Sayward, Hints on test data selection, 1978; mutants select assertions:
// Fraser and Zeller, Mutation-driven generation of unit tests and oracles, 2010).

#include <functional>
#include <vector>

#include "search/generate/BranchGoals.h"
#include "search/generate/ConcreteRun.h"
#include "vm/interpreter/decode/Code.h"

namespace clew::search::generate {

// An instruction of a method, and what takes its place.
struct Mutant {
    const Method* method = nullptr;
    std::size_t instruction = 0; // its number
    vm::interpreter::Instruction changed;
};

// Of the methods of the classes, in the order of the class files; not of class initializers, which
// have been executed before any test.
std::vector<Mutant> mutantsOf(const std::vector<const Class*>& classes);

// The code of a method is changed for as long as this lives. Nobody else may execute it.
class AppliedMutant {
  public:
    explicit AppliedMutant(const Mutant& mutant);
    ~AppliedMutant();
    AppliedMutant(const AppliedMutant&) = delete;
    AppliedMutant& operator=(const AppliedMutant&) = delete;

  private:
    vm::interpreter::Instruction& place_;
    const vm::interpreter::Instruction original_;
};

struct MutationScore {
    std::size_t mutants = 0, killed = 0; // of those that were tried
    bool isComplete = false; // the time was enough; otherwise the first observations are kept
};

// Leaves those observations in the tests that kill a mutant which nothing else kills, and one in
// each test that would show nothing otherwise.
MutationScore chooseObservations(std::vector<TestCase>& tests,
                                 const std::vector<const Class*>& classes, ConcreteRun& run,
                                 const BranchGoals& goals, const std::function<bool()>& isTimeOver);

} // namespace clew::search::generate
