#pragma once

// Targets of which some are done when a path has come there: the ways out of branches, where what
// is wanted is one that no path has taken yet. Thread-safe.

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "search/guidance/TargetDistance.h"

namespace clew::search::guidance {

class UncoveredTargets {
  public:
    // Nodes of the graph.
    UncoveredTargets(std::shared_ptr<const ProgramGraph> graph, std::vector<std::uint32_t> nodes);

    bool hasBranches() const { return hasBranches_; }
    // A path has taken the branch with this number among the points of its class
    // (vm/interpreter/decode/CoveragePoints.h).
    void covered(const vm::types::Class& holder, std::uint32_t point);
    void uncoverAll();

    // From where the thread that is nearest is. What has been covered lately may still count: all
    // distances are worked out again at intervals, which follow from how often they are asked for.
    std::uint32_t of(const vm::state::State& state);

  private:
    std::shared_ptr<const TargetDistance> present();
    std::shared_ptr<const TargetDistance> make() const;

    const std::shared_ptr<const ProgramGraph> graph_;
    const std::vector<std::uint32_t> nodes_; // sorted
    const bool hasBranches_;
    std::vector<std::atomic<bool>> isCovered_; // by position in nodes_
    std::atomic<bool> hasChanged_{false};
    std::mutex mutex_;        // guards what follows
    std::uint64_t asked_ = 0; // since distances were worked out
    std::shared_ptr<const TargetDistance> distance_;
};

} // namespace clew::search::guidance
