#pragma once

// What says how promising a state is. Each worker asks for the states that it has reached, all at
// once: heuristics keep nothing that changes but what they share safely.

#include <cstdint>
#include <memory>
#include <vector>

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
    // The least goes first. `before`: what it was for `from`; 0 at the root.
    virtual std::int64_t measure(const Reached& reached, std::int64_t before) const = 0;
    // What the entry counts by the alternative that is its next one, where that says more than what
    // was measured: not less.
    virtual std::int64_t ofNext(const Entry&, std::int64_t measured) const { return measured; }
};

} // namespace clew::search
