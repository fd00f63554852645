// When names of objects are still those of the state before, though references have changed: where
// none of these is the first one on which the walk meets an object, neither before nor after. Then
// the walk meets all objects on the same references, in the same order. For that it must be known
// where it has come by what; a walk that finds this out is made when it is first of use for a
// graph.

#include <algorithm>
#include <unordered_map>

#include "vm/state/Fingerprint.h"
#include "vm/state/References.h"

namespace clew::vm::state {

std::uint32_t Fingerprinter::positionOf(Ref ref) const {
    if (ref >= state_.bootEnd_) return state_.places_[ref].position;
    const std::vector<Ref>& roots = *state_.modifiedRoots_;
    return static_cast<std::uint32_t>(std::ranges::lower_bound(roots, ref) - roots.begin()) + 1;
}

// The walk of nameHeap, through the objects as they were then.
void Fingerprinter::findPlaces(const Snapshot& previous) {
    std::unordered_map<Ref, const Object*> before;
    for (const auto& entry : state_.dirty_) before.emplace(entry.ref, entry.before);
    const std::uint32_t walk = ++state_.lastWalk_;
    std::uint32_t position = 0;
    std::vector<Ref> queue;
    queue.reserve(state_.graphSize_);
    const auto meet = [&](Ref target, std::uint32_t number) {
        LiveState::Place& place = state_.places_[target];
        if (target < state_.bootEnd_ || place.walk == walk) return;
        place = {walk, 0, position, number};
        queue.push_back(target);
    };
    const auto goThrough = [&](Ref ref) {
        const auto changed = before.find(ref);
        const Object* object = changed == before.end() ? state_.object(ref) : changed->second;
        if (!object) return; // see nameQueue
        const Uncounted uncounted(*object, countsNames_);
        std::uint32_t number = 0;
        object->forEachReference([&](Ref target) {
            ++number;
            if (!uncounted.any() || !uncounted.has(number)) meet(target, number);
        });
    };
    for (const Ref root : *previous.modifiedRoots) {
        ++position; // see positionOf
        goThrough(root);
    }
    for (const std::size_t i : state_.placesInOrder_) {
        ++position;
        meet(previous.threads[i].image->data.object, 0);
    }
    for (const Binding& binding : state_.symbolic.bindings.list()) {
        ++position;
        if (binding.ref != 0) meet(binding.ref, 0);
    }
    for (std::size_t next = 0; next < queue.size(); ++next) {
        state_.places_[queue[next]].position = ++position;
        goThrough(queue[next]);
    }
    state_.placesGraph_ = state_.graph_;
}

bool Fingerprinter::hasPlaces(const Snapshot& previous) {
    constexpr std::size_t kNamedAtOnce = 256; // so few
    constexpr std::uint32_t kMostSkipped = 63;
    if (state_.placesGraph_ == state_.graph_) return true;
    if (state_.graphSize_ < kNamedAtOnce) return false;
    if (state_.walksToSkip_ > 0) {
        --state_.walksToSkip_;
        return false;
    }
    state_.walksToSkip_ = state_.walksInVain_ = std::min(2 * state_.walksInVain_ + 1, kMostSkipped);
    findPlaces(previous);
    return true;
}

bool Fingerprinter::keepsNames(const Snapshot& previous, Ref ref, const Object& before,
                               const Object& after) {
    if (sameReferences(before, after)) return true;
    if (!hasPlaces(previous)) return false;
    const auto isMet = [&](Ref of) { return state_.places_[of].walk == state_.lastWalk_; };
    if (ref >= state_.bootEnd_ && !isMet(ref)) return false;
    const Hash128 name = ref < state_.bootEnd_ ? bootName(ref) : state_.names_[ref];
    const std::uint32_t position = positionOf(ref);
    // Met before, and not by this reference: so it was when all names were given.
    const auto isMetBefore = [&](Ref target, std::uint32_t number) {
        if (!isNamedByHeap(target) || !isMet(target)) return false;
        const LiveState::Place& place = state_.places_[target];
        return place.metAt < position || (place.metAt == position && place.metOn < number);
    };
    const Uncounted uncounted(after, countsNames_);
    const auto keeps = [&](std::uint32_t number, Ref old, Ref now) {
        if (uncounted.any() && uncounted.has(number)) return false;
        const Hash128 edge = mix(name, std::uint64_t(number));
        for (const Ref target : {old, now})
            if (target >= state_.bootEnd_ && !isMetBefore(target, number)) return false;
        if (old >= state_.bootEnd_) changedEdges_ -= mix(edge, state_.names_[old]);
        if (now >= state_.bootEnd_) changedEdges_ += mix(edge, state_.names_[now]);
        return true;
    };
    if (!forEachChange(before, after, keeps)) return false;
    state_.walksInVain_ = state_.walksToSkip_ = 0;
    return true;
}

} // namespace clew::vm::state
