#include "search/strategy/Heuristics.h"

#include "vm/interpreter/specification/Specifications.h"

namespace clew::search {

std::int64_t NearestMonitor::measure(const Reached& reached, std::int64_t) const {
    return vm::interpreter::leastDistance(reached.vm, reached.live);
}

std::int64_t NearestToTarget::measure(const Reached& reached, std::int64_t) const {
    return target_->of(reached.entry.state);
}

} // namespace clew::search
