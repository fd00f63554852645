#include "search/ClockChoices.h"

namespace clew::search {

using vm::interpreter::ChoiceRequest;

namespace {
constexpr std::uint32_t kMany = 24;
// Paths of programs with less are short enough.
constexpr std::uint64_t kLargeHeap = std::uint64_t(1) << 20;
} // namespace

ClockChoices& ClockChoices::ofRun() {
    static ClockChoices choices;
    return choices;
}

void ClockChoices::reached(Entry& entry, vm::Vm& vm, const vm::state::LiveState& live) {
    if (!entry.choice.isData() || entry.choice.data().request().kind != ChoiceRequest::Kind::Clock)
        return;
    if (live.scalars.clockReadings > kMany && live.heapBytes() > kLargeHeap) areMany_ = true;
    if (!areMany_ || live.scalars.clockAdvances == 0) return;
    // The first alternative is that no time has passed.
    entry.order = {0};
    entry.end = 1;
    vm.approximated(vm::Approximation::ClockStandsStill, "1");
}

} // namespace clew::search
