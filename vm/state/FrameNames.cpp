// Names of the objects that only frames lead to. The walk goes from one reference in a frame to the
// next, from the bottom of each thread upwards, and from each through all that nobody has met
// before: so what the callers hold is named before what the method on top looks at.
//
// It is the walk of the state before up to the first reference on which it meets something else.
// Up to there names are kept, and what has changed in their objects is subtracted and added again;
// from there on it is made anew.

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "vm/state/Fingerprint.h"
#include "vm/state/References.h"

namespace clew::vm::state {

namespace {

constexpr std::uint32_t kNone = ~std::uint32_t(0);
// So few are named at once.
constexpr std::size_t kNamedAtOnce = 256;

} // namespace

bool Fingerprinter::isNamedByFrames(Ref ref) const {
    return ref >= state_.bootEnd_ && state_.stamps_[ref] == frameStamp_ &&
           state_.names_[ref] != kUncounted;
}

// By what comes before the reference of the object at this position.
bool Fingerprinter::isNamedBefore(Ref target, std::uint32_t position, std::uint32_t number) const {
    if (target < state_.bootEnd_) return true;
    if (state_.stamps_[target] == state_.heapStamp_) return state_.names_[target] != kUncounted;
    if (!isNamedByFrames(target)) return false;
    const LiveState::FrameNaming::Met& met = naming_->met[state_.framePositions_[target]];
    return met.at < position || (met.at == position && met.on < number);
}

// Precondition: the heap's own names hold where `previous` is not null.
void Fingerprinter::beginFrames(const Snapshot* previous) {
    LiveState::FrameNaming& last = state_.frameNaming_;
    comparesModifications_ = hasDueTimes_ = false;
    firstChanged_ = kNone;
    nextRoot_ = 0;
    if (!previous || previous->frameGraph == 0 || previous->frameGraph != last.graph) {
        naming_ = &state_.nextFrameNaming_;
        naming_->met.clear();
        naming_->roots.clear();
        keptNames_ = walked_ = 0;
        isNamedAnew_ = true;
        return;
    }
    followed_ = previous;
    naming_ = &last;
    frameStamp_ = last.stamp;
    framesHash_ = followed_->framesHash;
    for (const auto& entry : state_.dirty_) {
        if (!isNamedByFrames(entry.ref)) continue;
        const std::uint32_t position = state_.framePositions_[entry.ref];
        const Object& after = *state_.object(entry.ref);
        const bool keeps =
            forEachChange(*entry.before, after, [&](std::uint32_t number, Ref old, Ref now) {
                return isNamedBefore(old, position, number) && isNamedBefore(now, position, number);
            });
        if (!keeps) firstChanged_ = std::min(firstChanged_, position);
    }
}

// The first of those that were met by the object at this position, or by what came after it.
std::uint32_t Fingerprinter::firstMetAt(std::uint32_t position) const {
    const auto& met = naming_->met;
    const auto first =
        std::partition_point(met.begin(), met.end(), [&](const LiveState::FrameNaming::Met& one) {
            return one.at < position || (one.at == position && one.on == 0);
        });
    return static_cast<std::uint32_t>(first - met.begin());
}

// The names before `kept` hold; what the objects from `walked` on refer to is gone through again.
void Fingerprinter::stopFollowing(std::uint32_t kept, std::uint32_t walked) {
    auto& met = naming_->met;
    followed_ = nullptr;
    keptNames_ = kept;
    walked_ = walked;
    const auto nameAt = [&](std::uint32_t position) { return state_.names_[met[position].ref]; };
    std::unordered_map<Ref, const Object*> before;
    if (walked < met.size())
        for (const auto& entry : state_.dirty_) before.emplace(entry.ref, entry.before);
    for (std::uint32_t position = walked; position < met.size(); ++position) {
        const Ref ref = met[position].ref;
        const auto changed = before.find(ref);
        const Object& object = changed == before.end() ? *state_.object(ref) : *changed->second;
        const Hash128 name = nameAt(position);
        if (position >= kept) framesHash_ -= contentsOf(name, ref, object);
        std::uint32_t number = 0;
        object.forEachReference([&](Ref target) {
            ++number;
            if (target >= state_.bootEnd_) framesHash_ -= edgeAsMet(name, position, number, target);
        });
    }
    for (const auto& entry : state_.dirty_) {
        if (!isNamedByFrames(entry.ref)) continue;
        const std::uint32_t position = state_.framePositions_[entry.ref];
        if (position >= kept) continue;
        const Object& after = *state_.object(entry.ref);
        const Hash128 name = nameAt(position);
        framesHash_ -= contentsOf(name, entry.ref, *entry.before);
        framesHash_ += contentsOf(name, entry.ref, after);
        if (position >= walked) continue;
        forEachChange(*entry.before, after, [&](std::uint32_t number, Ref old, Ref now) {
            const Hash128 edge = mix(name, std::uint64_t(number));
            if (old >= state_.bootEnd_) framesHash_ -= mix(edge, state_.names_[old]);
            if (now >= state_.bootEnd_) framesHash_ += mix(edge, state_.names_[now]);
            return true;
        });
    }
    isNamedAnew_ = kept < met.size();
    for (std::uint32_t position = kept; position < met.size(); ++position)
        state_.stamps_[met[position].ref] = 0;
    met.resize(kept);
    auto& roots = naming_->roots;
    while (!roots.empty() && roots.back() >= kept) roots.pop_back();
}

// What a reference to an object that is no boot object counts for (see edgesOf).
Hash128 Fingerprinter::edgeAsMet(Hash128 name, std::uint32_t position, std::uint32_t number,
                                 Ref target) const {
    const Hash128 edge = mix(name, std::uint64_t(number));
    if (isNamedByFrames(target)) {
        const LiveState::FrameNaming::Met& met = naming_->met[state_.framePositions_[target]];
        if (met.at == position && met.on == number) return edge;
    }
    return mix(edge, state_.names_[target]);
}

bool Fingerprinter::meetsFromFrames(Ref target, Hash128 edge, std::uint32_t position,
                                    std::uint32_t number) {
    std::uint32_t& has = state_.stamps_[target];
    if (has == state_.heapStamp_ || has == frameStamp_) {
        if (state_.names_[target] != kUncounted) return false;
        framesAreKept_ = false;
    }
    if (naming_ != &state_.frameNaming_) loseFrameName(target);
    has = frameStamp_;
    state_.names_[target] = edge;
    state_.framePositions_[target] = static_cast<std::uint32_t>(naming_->met.size());
    naming_->met.push_back({target, position, number});
    isNamedAnew_ = true;
    return true;
}

// Through all that was met.
void Fingerprinter::walkFromFrames() {
    auto& met = naming_->met;
    for (; walked_ < met.size(); ++walked_) {
        const Ref ref = met[walked_].ref;
        const Object* object = state_.object(ref);
        if (!object) [[unlikely]] { // see nameQueue
            framesAreKept_ = false;
            continue;
        }
        const Hash128 name = state_.names_[ref];
        if (walked_ >= keptNames_) framesHash_ += contentsOf(name, ref, *object);
        const Uncounted uncounted(*object, countsNames_);
        const bool hasUncounted = uncounted.any();
        std::uint32_t number = 0;
        object->forEachReference([&](Ref target) __attribute__((always_inline)) {
            ++number;
            if (target < state_.bootEnd_) return;
            if (hasUncounted && uncounted.has(number)) [[unlikely]]
                return state_.uncounted_.push_back(target);
            const Hash128 edge = mix(name, std::uint64_t(number));
            framesHash_ += meetsFromFrames(target, edge, walked_, number)
                               ? edge
                               : mix(edge, state_.names_[target]);
        });
    }
}

Hash128 Fingerprinter::nameOfFramesOwn(Ref target, Hash128 edge) {
    auto& met = naming_->met;
    auto& roots = naming_->roots;
    if (followed_) {
        const bool isLast = nextRoot_ == roots.size();
        const auto next = isLast ? static_cast<std::uint32_t>(met.size()) : roots[nextRoot_];
        if (firstChanged_ < next) {
            stopFollowing(firstMetAt(firstChanged_), firstChanged_);
        } else if (!isLast && met[next].ref == target && state_.names_[target] == edge) {
            ++nextRoot_;
            return edge;
        } else if (isNamedBefore(target, next, 0)) {
            return state_.names_[target];
        } else {
            stopFollowing(next, next);
        }
    }
    walkFromFrames();
    const auto position = static_cast<std::uint32_t>(met.size());
    if (meetsFromFrames(target, edge, position, 0)) roots.push_back(position);
    return state_.names_[target];
}

void Fingerprinter::endFrames(Snapshot& snapshot) {
    auto& met = naming_->met;
    auto& roots = naming_->roots;
    if (followed_) {
        const auto end =
            nextRoot_ < roots.size() ? roots[nextRoot_] : static_cast<std::uint32_t>(met.size());
        if (firstChanged_ < end)
            stopFollowing(firstMetAt(firstChanged_), firstChanged_);
        else
            stopFollowing(end, end);
    }
    walkFromFrames();
    snapshot.framesHash = framesHash_;
    // What differs in uncounted objects is none of a graph's; what compares modifications counts
    // with what others hold, what is due with the clock.
    const bool areKept = framesAreKept_ && met.size() >= kNamedAtOnce &&
                         state_.uncounted_.empty() && !comparesModifications_ && !hasDueTimes_;
    LiveState::FrameNaming& last = state_.frameNaming_;
    if (areKept) {
        snapshot.frameGraph = isNamedAnew_ ? newGraph() : naming_->graph;
        naming_->graph = snapshot.frameGraph;
        naming_->stamp = frameStamp_;
        if (naming_ != &last) std::swap(*naming_, last);
    } else if (naming_ == &last) {
        last.graph = 0;
    }
}

} // namespace clew::vm::state
