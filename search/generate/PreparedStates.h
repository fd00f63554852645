#pragma once

// States after steps that take long: a state is a value, so what the first steps of a test have
// made is made once, and other tests that begin with the same steps start from there.

#include <cstdint>
#include <list>
#include <optional>
#include <vector>

#include "search/generate/BranchGoals.h"
#include "search/generate/Driver.h"
#include "vm/Vm.h"
#include "vm/state/LiveState.h"

namespace clew::search::generate {

class PreparedStates {
  public:
    // What steps are executed in, other than by them: a world of ConcreteRun, and how.
    struct Place {
        unsigned world;
        std::int64_t later; // nanoseconds
        bool hasLiterals;
        bool operator==(const Place&) const = default;
    };
    struct Prepared {
        Place place;
        std::vector<Step> steps;
        std::vector<vm::values::Slot> results; // of these
        BranchGoals::Progress progress;
        std::int64_t waited; // nanoseconds
        bool asksOutside;    // for files of the machine
        vm::state::State state = {};
        std::uint64_t bytes() const { return state->scalars.heapBytes; }
    };

    // The longest beginning of these steps, the last one excepted, of which the state is known.
    // Good until the next add().
    const Prepared* find(const Place& place, const std::vector<Step>& steps);
    // Freezes the state, with all objects that `live` keeps for the run (temporaryRoots). Executing
    // can go on. Nothing where there is no room for that.
    void add(vm::Vm& vm, vm::state::LiveState& live, Prepared prepared);
    void clear();

  private:
    std::list<Prepared> known_; // what was used last comes first
    std::uint64_t bytes_ = 0;   // of their objects, at most: those that they share count for each
};

} // namespace clew::search::generate
