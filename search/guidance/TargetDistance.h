#pragma once

// How far states are from what `search.target` names: instructions, calls and returns on the
// shortest way there, for the thread that is nearest. A thread comes there from the instruction
// where it is, or from where one of its callers goes on, after the returns that lead there
// (Zamfir, Candea: Execution Synthesis: A Technique for Automated Software Debugging, EuroSys
// 2010, section 3.3).

#include <cstdint>
#include <memory>
#include <vector>

#include "search/guidance/ProgramGraph.h"
#include "vm/state/LiveState.h"

namespace clew::search::guidance {

// Thread-safe after construction.
class TargetDistance {
  public:
    static constexpr std::uint32_t kFar = ~std::uint32_t(0); // there is no way

    // Of nodes of the graph.
    TargetDistance(std::shared_ptr<const ProgramGraph> graph,
                   const std::vector<std::uint32_t>& targets);

    std::uint32_t of(const vm::state::State& state) const;
    std::uint32_t of(const vm::state::FrozenFrame* top) const; // null: a thread that has ended
    // From before an instruction.
    std::uint32_t of(std::uint32_t node) const { return distance_[node]; }

  private:
    std::uint32_t ofCallsByJdk(const vm::types::Method& method) const;

    const std::shared_ptr<const ProgramGraph> graph_;
    std::vector<std::uint32_t> distance_; // by node
    std::vector<std::uint32_t> behind_;   // of calls: from where they return to
};

} // namespace clew::search::guidance
