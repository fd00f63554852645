#include "search/Matching.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "choice/PathCondition.h"

namespace clew::search {

using namespace vm;

Matching::Match Matching::match(const Arrival& arrival, Implication& implication) {
    const state::LiveState& live = arrival.live;
    if (!live.carriesExpressions) return matchOfPath(arrival);
    Hash128 key = mix(keyOf(arrival), std::uint64_t(arrival.state->scalars.clock) << 1 |
                                          std::uint64_t(live.symbolic.widened));
    if (arrival.choice) key = mix(key, arrival.choice->question());
    std::vector<values::Expression> condition = choice::relevantConstraints(live);
    const Hash128 alone = key;
    for (const values::Expression conjunct : condition) key = mix(key, conjunct);

    const bool counts = isCounting() && arrival.choice;
    PathCount::Node next = 0;
    if (counts) {
        const std::lock_guard lock(pathCountMutex_);
        next = pathCount_.add();
    }
    const CoveredStates::Match found =
        covered_.insert(alone, std::move(condition), *live.symbolic.assignment, next, implication);
    if (counts) {
        const std::lock_guard lock(pathCountMutex_);
        if (found.kind != CoveredStates::Kind::New) pathCount_.takeBack(next);
        if (found.kind != CoveredStates::Kind::Covered)
            pathCount_.follows(arrival.from, found.number);
    }
    return {key, found.kind == CoveredStates::Kind::New, found.kind == CoveredStates::Kind::Covered,
            found.number};
}

Matching::Match Matching::matchOfPath(const Arrival& arrival) {
    Hash128 key = keyOfPath(arrival);
    const bool isNew = isFirstVisit(key, arrival.state->scalars.clock);
    return {key, isNew};
}

Hash128 Matching::keyOf(const Arrival& arrival) {
    const state::LiveState& live = arrival.live;
    const bool counts = arrival.isOfThread() && !live.threads[live.current].data.isFree();
    return state::mix(arrival.state.fingerprint(), counts ? live.rankOf(live.current) + 1 : 0);
}

Hash128 Matching::keyOfPath(const Arrival& arrival) {
    if (!arrival.state->symbolic) return keyOf(arrival);
    Hash128 known;
    arrival.state->symbolic->constraints.visit([&](values::Expression constraint) {
        known += state::mix(std::uint64_t(constraint), 7);
        return true;
    });
    return state::mix(keyOf(arrival), known);
}

// Of two states that differ in the present time only, all that can happen in the later one can
// happen in the earlier one as well, if time passes: what both know of the time is from before. So
// a loop that goes on reading the clock closes.
bool Matching::isFirstVisit(Hash128& key, std::int64_t clock) {
    if (clock == 0) return visited_.insert(key);
    if (visited_.contains(key)) return false;
    const std::lock_guard lock(earliestMutex_);
    const auto [earliest, isNew] = earliest_.try_emplace(key, clock);
    const bool isEarlier = isNew || clock < earliest->second;
    if (isEarlier) earliest->second = clock;
    key = state::mix(key, static_cast<std::uint64_t>(earliest->second));
    return isEarlier;
}

Hash128 Matching::earliestOf(Hash128 key, std::int64_t clock, bool isKnown) {
    if (clock == 0 || isKnown) return key;
    const std::lock_guard lock(earliestMutex_);
    const auto [earliest, isNew] = earliest_.try_emplace(key, clock);
    earliest->second = std::min(earliest->second, clock);
    return state::mix(key, static_cast<std::uint64_t>(earliest->second));
}

void Matching::clear() {
    visited_.clear();
    earliest_.clear();
    covered_.clear();
}

std::uint64_t Matching::bytes() const {
    const std::lock_guard lock(earliestMutex_);
    return visited_.bytes() + earliest_.size() * sizeof(*earliest_.begin());
}

PathCount::Node Matching::startCounting() {
    pathCount_.clear();
    isCounting_ = true;
    return pathCount_.add();
}

void Matching::pathEnds(PathCount::Node from, bool violating) {
    if (!isCounting()) return;
    const std::lock_guard lock(pathCountMutex_);
    pathCount_.ends(from, violating);
}

} // namespace clew::search
