#pragma once

// What says how promising a state is. Each worker asks for the states that it has reached, all at
// once: heuristics keep nothing that changes but what they share safely.

#include <cstdint>

#include "search/strategy/Strategy.h"
#include "vm/Vm.h"

namespace clew::search {

class Heuristic {
  public:
    virtual ~Heuristic() = default;

    struct Reached {
        const Entry& entry;        // the state, at its choice
        const Entry& from;         // where it came from,
        std::uint32_t alternative; // by this one of its choice
        vm::Vm& vm;
        vm::state::LiveState& live; // the state
    };
    // The least value goes first. `before`: what was measured for `from`; all 0 at the root.
    virtual Measure measure(const Reached& reached, const Measure& before) const = 0;
    // Branches that paths take first count for it (Strategy::wantsCoverage).
    virtual bool wantsCoverage() const { return false; }
    // Its value for the entry's next alternative, where that makes a difference: not less than what
    // was measured.
    virtual std::int64_t ofNext(const Entry&, const Measure& measured) const {
        return measured.value;
    }
};

} // namespace clew::search
