#include "search/Matching.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "choice/PathCondition.h"
#include "vm/natives/lang/Clock.h"

namespace clew::search {

using namespace vm;

Matching::Match Matching::match(const Arrival& arrival, Implication& implication) {
    const state::LiveState& live = arrival.live;
    if (!live.carriesExpressions) return matchOfPath(arrival);
    Hash128 key =
        mix(keyWithQuestion(arrival), static_cast<std::uint64_t>(arrival.state->scalars.clock));
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

Hash128 Matching::keyWithQuestion(const Arrival& arrival) {
    const Hash128 key = mix(keyOf(arrival), std::uint64_t(arrival.live.symbolic.widened));
    return arrival.choice ? mix(key, arrival.choice->question()) : key;
}

Matching::Match Matching::matchOfCycle(const Arrival& arrival) {
    if (!arrival.live.carriesExpressions) return matchOfPath(arrival);
    Hash128 key = keyWithQuestion(arrival);
    for (const values::Expression conjunct : choice::relevantConstraints(arrival.live))
        key = mix(key, conjunct);
    const bool isNew = isFirstVisit(key, arrival.state->scalars.clock);
    return {key, isNew};
}

Matching::Match Matching::matchOfPath(const Arrival& arrival) {
    Hash128 key = keyOfPath(arrival);
    const bool isNew = isFirstVisit(key, arrival.state->scalars.clock);
    return {key, isNew};
}

Hash128 Matching::keyOf(const Arrival& arrival) {
    const state::LiveState& live = arrival.live;
    const bool counts = arrival.isOfThread() && !live.threads[live.current].data.isFree();
    return state::mix(arrival.state.fingerprint(),
                      counts ? live.frozenRankOf(live.current) + 1 : 0);
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

bool Matching::isFirstVisit(Hash128& key, std::int64_t clock) {
    if (clock == 0) return visited_.insert(key);
    const auto [time, isNew] = timeOf(key, clock, visited_.contains(key));
    if (time != 0) key = state::mix(key, static_cast<std::uint64_t>(time));
    return isNew;
}

Hash128 Matching::earliestOf(Hash128 key, std::int64_t clock, bool isKnown) {
    if (clock == 0) return key;
    const std::int64_t time = timeOf(key, clock, isKnown).time;
    return time == 0 ? key : state::mix(key, static_cast<std::uint64_t>(time));
}

// Of two states that differ in the present time only, what can happen in the later one can happen
// in the earlier one as well, if as much time passes there as lies between them: which it may, if
// that is a multiple of what passes at a reading of the clock. Otherwise the later one may be the
// only way to what comes of its time (a wait that has just ended), and is explored for itself; but
// only so many of them are, so that a loop closes that goes on waiting for a while and reading the
// clock.
Matching::Time Matching::timeOf(Hash128 key, std::int64_t clock, bool isKnownAtStart) {
    constexpr std::size_t kMostTimes = 4;
    const auto isSame = [&](std::int64_t earlier) {
        return earlier <= clock && (clock - earlier) % vm::natives::kMuchTime == 0;
    };
    if (isKnownAtStart && isSame(0)) return {0, false};
    const std::lock_guard lock(timesMutex_);
    std::vector<std::int64_t>& times = times_[key];
    if (const auto found = std::ranges::find_if(times, isSame); found != times.end())
        return {*found, false};
    if (times.size() >= kMostTimes) {
        const auto earliest = std::ranges::min_element(times);
        if (isKnownAtStart) return {0, false};
        if (*earliest < clock) return {*earliest, false};
    }
    times.push_back(clock);
    return {clock, true};
}

void Matching::restore(std::span<const Hash128> visited) {
    visited_.reserve(visited.size());
    for (const Hash128 key : visited) visited_.insert(key);
}

bool Matching::isKnown(const Arrival& arrival) const {
    const Hash128 key = keyOf(arrival);
    return visited_.contains(key) || (arrival.state->scalars.clock != 0 && times_.contains(key));
}

std::vector<std::uint64_t> Matching::countedPaths() const {
    return isCounting() ? pathCount_.stored() : std::vector<std::uint64_t>();
}

bool Matching::restorePaths(std::span<const std::uint64_t> counted) {
    if (!counted.empty()) return pathCount_.restore(counted);
    stopCounting();
    return true;
}

void Matching::clear() {
    visited_.clear();
    times_.clear();
    covered_.clear();
}

std::uint64_t Matching::bytes() const {
    const std::lock_guard lock(timesMutex_);
    return visited_.bytes() + times_.size() * (sizeof(*times_.begin()) + 4 * sizeof(std::int64_t));
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
