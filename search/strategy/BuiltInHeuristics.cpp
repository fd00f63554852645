#include "search/strategy/BuiltInHeuristics.h"

#include <algorithm>

#include "search/strategy/Walk.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/interpreter/specification/Specifications.h"

namespace clew::search {

using vm::state::LiveState;
using vm::state::ThreadData;
using vm::state::ThreadStatus;

namespace {

template <class Visit>
void forEachThreadAlive(const LiveState& live, Visit&& visit) {
    for (std::size_t i = 0; i < live.threads.size(); ++i) {
        const ThreadData& data = live.threads[i].data;
        if (!data.isFree() && !data.housekeeping && data.status != ThreadStatus::Terminated)
            visit(i, data.status);
    }
}

} // namespace

Measure NearestMonitor::measure(const Reached& reached, const Measure&) const {
    if (!observedCalls_) return {};
    const std::int64_t distance = vm::interpreter::leastDistance(reached.vm, reached.live);
    const bool isOver = observedCalls_->of(reached.entry.state) == guidance::TargetDistance::kFar;
    return {2 * distance + (isOver ? 1 : 0)};
}

Measure NearestToTarget::measure(const Reached& reached, const Measure&) const {
    return {target_->of(reached.entry.state)};
}

Measure MostBlocked::measure(const Reached& reached, const Measure&) const {
    std::int64_t blocked = 0;
    forEachThreadAlive(reached.live, [&](std::size_t thread, ThreadStatus status) {
        const bool waits = status == ThreadStatus::Waiting || status == ThreadStatus::Parked;
        blocked += waits || !vm::interpreter::isEnabled(reached.live, thread);
    });
    return {-blocked};
}

Measure FewestPreemptions::measure(const Reached& reached, const Measure& before) const {
    return {before.value + preempts(reached.from, reached.alternative)};
}

std::int64_t FewestPreemptions::ofNext(const Entry& entry, const Measure& measured) const {
    return measured.value + preempts(entry, entry.at(entry.next));
}

Measure Interleaving::measure(const Reached& reached, const Measure& before) const {
    constexpr std::uint64_t kMask = (1u << kBitsOfThread) - 1;
    const std::uint32_t number = reached.live.threads[reached.entry.last].data.number;
    const std::uint64_t last = number % kMask + 1; // 0: nobody
    std::int64_t alive = 0, value = 0;
    forEachThreadAlive(reached.live, [&](std::size_t, ThreadStatus) { ++alive; });
    const auto remembered = static_cast<std::uint64_t>(before.memory);
    for (unsigned i = 0; i < history_ && alive > 1; ++i)
        if ((remembered >> i * kBitsOfThread & kMask) == last)
            value += std::int64_t(history_ - i) * alive;
    const std::uint64_t room = (std::uint64_t(1) << history_ * kBitsOfThread) - 1;
    return {value, static_cast<std::int64_t>((remembered << kBitsOfThread | last) & room)};
}

Measure PreferThreads::measure(const Reached& reached, const Measure&) const {
    const std::string name = choice::threadName(reached.live, reached.entry.last);
    return {std::ranges::find(names_, name) == names_.end() ? 1 : 0};
}

Measure ShortestPath::measure(const Reached& reached, const Measure&) const {
    return {reached.entry.depth};
}

} // namespace clew::search
