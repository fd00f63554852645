#include "vm/state/Recurrence.h"

#include <cstring>
#include <unordered_map>
#include <utility>
#include <vector>

namespace clew::vm::state {

class Recurrence {
  public:
    Recurrence(const LiveState& state, std::size_t& work) : state_(state), work_(work) {}

    bool holds() {
        if (!sameFrames() || !sameReplacements()) return false;
        for (const auto& [ref, before] : state_.dirty_) {
            if (replacements_.contains(ref)) continue;
            if (!samePayload(*before, *state_.object(ref)))
                left_.push_back(ref);
            else if (!sameReferences(*before, *state_.object(ref)) || !sameReplacements())
                return false;
        }
        // What has changed may be garbage, if something else has taken its place.
        for (const Ref ref : left_)
            if (!replacements_.contains(ref)) return false;
        return true;
    }

  private:
    bool spend(std::size_t words) const {
        if (work_ <= words) {
            work_ = 0;
            return false;
        }
        work_ -= words;
        return true;
    }

    bool isYoung(Ref ref) const {
        return state_.object(ref)->epoch == state_.epoch() && !versionsBefore().contains(ref);
    }

    // Of the objects that have changed since.
    const std::unordered_map<Ref, const Object*>& versionsBefore() const {
        if (before_.empty() && spend(state_.dirty_.size()))
            for (const auto& [ref, before] : state_.dirty_) before_.emplace(ref, before);
        return before_;
    }

    const Object& before(Ref ref) const {
        const auto changed = versionsBefore().find(ref);
        return changed == versionsBefore().end() ? *state_.object(ref) : *changed->second;
    }

    // What the slot or field held then, and holds now.
    bool same(Ref then, Ref now) {
        if (then == now) return true;
        if (then == 0 || now == 0 || !isYoung(now)) return false;
        const auto [known, isNew] = replacements_.try_emplace(then, now);
        if (isNew) pending_.emplace_back(then, now);
        return known->second == now;
    }

    bool sameReplacements() {
        while (!pending_.empty()) {
            const auto [then, now] = pending_.back();
            pending_.pop_back();
            const Object &old = before(then), &young = *state_.object(now);
            if (old.klass != young.klass || old.length != young.length ||
                !samePayload(old, young) || !sameReferences(old, young))
                return false;
        }
        return true;
    }

    static const std::vector<std::uint32_t>& referencesOf(const Object& object) {
        return object.isStatics() ? object.klass->staticReferenceOffsets
                                  : object.klass->referenceOffsets;
    }

    bool samePayload(const Object& then, const Object& now) {
        constexpr std::uint32_t kCounts =
            Object::InitializationMask | Object::Symbolic | Object::ValueOf;
        if (then.owner != now.owner || then.recursion != now.recursion ||
            then.identityHash != now.identityHash || ((then.flags ^ now.flags) & kCounts) != 0)
            return false;
        if (then.isSymbolic() &&
            std::memcmp(then.shadows(), now.shadows(), then.shadowCount() * sizeof(Shadow)) != 0)
            return false;
        const std::size_t size = then.payloadSize();
        if (!spend(1 + size / sizeof(Slot))) return false;
        if (then.isArray())
            return then.klass->elementType == types::BasicType::Reference ||
                   std::memcmp(then.payload(), now.payload(), size) == 0;
        if (std::memcmp(then.payload(), now.payload(), size) == 0) return true;
        // What is due later is another round.
        if (const auto& tasks = then.klass->tasks;
            tasks.isDue() && !then.isStatics() &&
            then.at<std::int64_t>(tasks.due) != now.at<std::int64_t>(tasks.due))
            return false;
        const auto& ignored =
            then.isStatics() ? then.klass->staticIgnoredRanges : then.klass->ignoredRanges;
        std::vector<std::byte> copies[2];
        for (const Object* object : {&then, &now}) {
            std::vector<std::byte>& copy = copies[object == &now];
            copy.assign(object->payload(), object->payload() + size);
            for (const std::uint32_t offset : referencesOf(then))
                std::memset(copy.data() + offset, 0, sizeof(Ref));
            for (const auto& range : ignored)
                std::memset(copy.data() + range.offset, 0, range.size);
        }
        return copies[0] == copies[1];
    }

    bool sameReferences(const Object& then, const Object& now) {
        if (!then.isArray()) {
            for (const std::uint32_t offset : referencesOf(then))
                if (!same(then.at<Ref>(offset), now.at<Ref>(offset))) return false;
        } else if (then.klass->elementType == types::BasicType::Reference) {
            for (std::uint32_t i = 0; i < then.length; ++i)
                if (!same(then.elements<Ref>()[i], now.elements<Ref>()[i])) return false;
        }
        return true;
    }

    bool sameFrames() {
        const Thread& thread = state_.threads[state_.current];
        if (!thread.image || !(thread.data == thread.image->data)) return false;
        const FrozenFrame* then = thread.image->top;
        const Frame* now = thread.top;
        for (; now && then; now = now->caller, then = then->caller) {
            if (now->frozen == then) return true;
            if (!sameFrame(*then, *now)) return false;
        }
        return !now && then == thread.frozenBelow;
    }

    bool sameFrame(const FrozenFrame& then, const Frame& now) {
        const std::size_t locals = then.localCount, total = locals + then.stackCount;
        if (now.pc != then.pc || now.method != then.method || now.depth != then.depth ||
            now.sp != now.stackBase() + then.stackCount ||
            !same(then.lockedMonitor, now.lockedMonitor) || !spend(total))
            return false;
        const SlotMap& map = state_.frameMaps_.at(*now.method, now.pc);
        if (map.conservative) return false;
        for (std::size_t i = 0; i < total; ++i) {
            if (!map.isLive(i)) continue;
            const Slot before = then.slots[i];
            const Slot present = i < locals ? now.locals[i] : now.stackBase()[i - locals];
            if (before == present) continue;
            if (!map.isReference(i) || before >> 32 != present >> 32 ||
                !same(static_cast<Ref>(before), static_cast<Ref>(present)))
                return false;
        }
        return true;
    }

    const LiveState& state_;
    std::size_t& work_;
    mutable std::unordered_map<Ref, const Object*> before_;
    std::unordered_map<Ref, Ref> replacements_; // old objects, and the young ones in their places
    std::vector<std::pair<Ref, Ref>> pending_;  // whose contents were not compared so far
    std::vector<Ref> left_;                     // old objects that have changed
};

bool looksAsLoaded(const LiveState& state, std::size_t& work) {
    return Recurrence(state, work).holds();
}

} // namespace clew::vm::state
