#pragma once

// Readings of the clock, each of which is a choice: no time has passed, or much has. Where a path
// of a large program has many of them, all combinations are too many (a database in memory notes
// the time of all that it does): of those that are explored from then on, time passes at one
// reading, whichever it is. What is left out is an approximation that the verdict names.
// Thread-safe.

#include <atomic>

#include "search/strategy/Strategy.h"

namespace clew::search {

class ClockChoices {
  public:
    static ClockChoices& ofRun();

    void start() { areMany_ = false; }
    // An entry was reached, and is to be explored: `live` is its state.
    void reached(Entry& entry, vm::Vm& vm, const vm::state::LiveState& live);

  private:
    std::atomic<bool> areMany_ = false;
};

} // namespace clew::search
