#pragma once

// The references of an object as fingerprints see them: numbered from 1 on, the guard last.

#include <algorithm>
#include <cstring>
#include <vector>

#include "vm/state/Object.h"

namespace clew::vm::state {

// 0: no object.
inline Ref guardOf(const Object& object) {
    return object.hasGuardObject() ? object.guard : 0;
}

// Which of an object's references, by their numbers from 1 on, do not count.
class Uncounted {
  public:
    Uncounted(const Object& object, bool countsNames)
        : names_(object.isStatics() ? object.klass->staticThreadNameReferences
                                    : object.klass->threadNameReferences),
          leftOut_(object.isStatics() ? object.klass->staticLeftOutReferences
                                      : object.klass->leftOutReferences),
          offsets_(object.isStatics() ? object.klass->staticReferenceOffsets
                                      : object.klass->referenceOffsets),
          leavesOutNames_(!names_.empty() && !countsNames) {}
    bool any() const { return leavesOutNames_ || !leftOut_.empty(); }
    bool has(std::uint64_t number) const {
        if (number > offsets_.size()) return false; // the guard, behind the fields
        const std::uint32_t offset = offsets_[number - 1];
        return (leavesOutNames_ && std::ranges::find(names_, offset) != names_.end()) ||
               std::ranges::find(leftOut_, offset) != leftOut_.end();
    }

  private:
    const std::vector<std::uint32_t>&names_, &leftOut_, &offsets_;
    const bool leavesOutNames_;
};

// Calls change(number, before, after) for those that differ, as long as it returns true; returns
// whether it always did. False without a call: they cannot be compared.
template <class Change>
bool forEachChange(const Object& before, const Object& after, Change&& change) {
    if (before.length != after.length) return false;
    std::uint32_t number = 0;
    const auto isFine = [&](Ref old, Ref now) {
        return ++number, old == now || change(number, old, now);
    };
    if (!after.isArray()) {
        const auto& offsets =
            after.isStatics() ? after.klass->staticReferenceOffsets : after.klass->referenceOffsets;
        for (const std::uint32_t offset : offsets)
            if (!isFine(before.at<Ref>(offset), after.at<Ref>(offset))) return false;
    } else if (after.klass->elementType == types::BasicType::Reference) {
        for (std::uint32_t i = 0; i < after.length; ++i)
            if (!isFine(before.elements<Ref>()[i], after.elements<Ref>()[i])) return false;
    }
    return isFine(guardOf(before), guardOf(after));
}

inline bool sameReferences(const Object& a, const Object& b) {
    bool same = guardOf(a) == guardOf(b);
    if (a.isStatics()) {
        for (std::uint32_t offset : a.klass->staticReferenceOffsets)
            same &= a.at<Ref>(offset) == b.at<Ref>(offset);
    } else if (!a.klass->isArray()) {
        for (std::uint32_t offset : a.klass->referenceOffsets)
            same &= a.at<Ref>(offset) == b.at<Ref>(offset);
    } else if (a.klass->elementType == types::BasicType::Reference) {
        same &= a.length == b.length &&
                std::memcmp(a.payload(), b.payload(), a.length * sizeof(Ref)) == 0;
    }
    return same;
}

} // namespace clew::vm::state
