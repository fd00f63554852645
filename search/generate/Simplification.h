#pragma once

// Tests that were chosen, made simpler: without calls and with smaller values, as long as all of
// them together cover what they did, and each one still shows what it was chosen for. (Zeller and
// Hildebrandt, Simplifying and isolating failure-inducing input, 2002, with coverage in place of
// the failure.)

#include <functional>
#include <vector>

#include "search/generate/BranchGoals.h"
#include "search/generate/ConcreteRun.h"

namespace clew::search::generate {

// `covered`: by other tests, which stay as they are. False: the time was over before all were
// looked at.
bool simplify(std::vector<search::generate::TestCase>& tests, ConcreteRun& run, BranchGoals& goals,
              const TypeKnowledge& types, const std::function<bool()>& isTimeOver,
              const Coverage& covered = {});

// Values of arguments become simpler ones, where the steps are as good with them. Returns whether
// one has.
bool simplifyValues(std::vector<Step>& steps,
                    const std::function<bool(const std::vector<Step>&)>& isAsGood);

} // namespace clew::search::generate
