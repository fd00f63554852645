#include "search/guidance/UncoveredTargets.h"

#include <algorithm>

namespace clew::search::guidance {

namespace {

// A question takes about as long as 64 instructions of the graph when all is worked out.
constexpr std::uint32_t kInstructionsOfQuestion = 64;

std::vector<std::uint32_t> sorted(std::vector<std::uint32_t> nodes) {
    std::ranges::sort(nodes);
    return nodes;
}

} // namespace

UncoveredTargets::UncoveredTargets(std::shared_ptr<const ProgramGraph> graph,
                                   std::vector<std::uint32_t> nodes)
    : graph_(std::move(graph)),
      nodes_(sorted(std::move(nodes))),
      hasBranches_(!nodes_.empty() && graph_->isBranch(nodes_.back())),
      isCovered_(nodes_.size()),
      distance_(make()) {}

void UncoveredTargets::covered(const vm::types::Class& holder, std::uint32_t point) {
    const std::uint32_t node = graph_->nodeOfBranch(holder, point);
    const auto at = std::ranges::lower_bound(nodes_, node);
    if (node == ProgramGraph::kNone || at == nodes_.end() || *at != node) return;
    isCovered_[static_cast<std::size_t>(at - nodes_.begin())] = true;
    hasChanged_ = true;
}

void UncoveredTargets::uncoverAll() {
    for (std::atomic<bool>& each : isCovered_) each = false;
    hasChanged_ = true;
}

std::shared_ptr<const TargetDistance> UncoveredTargets::make() const {
    std::vector<std::uint32_t> open;
    for (std::size_t i = 0; i < nodes_.size(); ++i)
        if (!isCovered_[i]) open.push_back(nodes_[i]);
    return std::make_shared<const TargetDistance>(graph_, open);
}

std::shared_ptr<const TargetDistance> UncoveredTargets::present() {
    const std::lock_guard lock(mutex_);
    if (++asked_ >= graph_->instructionCount() / kInstructionsOfQuestion && hasChanged_) {
        hasChanged_ = false;
        asked_ = 0;
        distance_ = make();
    }
    return distance_;
}

std::uint32_t UncoveredTargets::of(const vm::state::State& state) {
    // Without branches it never changes.
    return hasBranches_ ? present()->of(state) : distance_->of(state);
}

} // namespace clew::search::guidance
