#pragma once

// Whether accesses depend on each other: two steps do where any of theirs do.

#include <algorithm>
#include <span>

#include "vm/interpreter/Access.h"

namespace clew::search {

// They touch the same, or one touches all of what the other one touches a part of.
inline bool overlap(const vm::interpreter::Access& a, const vm::interpreter::Access& b) {
    using vm::interpreter::Access;
    const auto isPart = [](const Access& access) {
        return access.place != Access::kMonitor && access.place != Access::kSpuriousWakeUp &&
               access.place != Access::kLife;
    };
    return a.object == b.object &&
           (a.place == b.place || (a.place == Access::kWhole && isPart(b)) ||
            (b.place == Access::kWhole && isPart(a)));
}

inline bool depend(const vm::interpreter::Access& a, const vm::interpreter::Access& b) {
    using Kind = vm::interpreter::Access::Kind;
    if (a.kind == Kind::Fence || b.kind == Kind::Fence) return true;
    return overlap(a, b) && (a.changes() || b.changes());
}

inline bool depend(const vm::interpreter::Access& access,
                   std::span<const vm::interpreter::Access> others) {
    return std::ranges::any_of(others, [&](const auto& other) { return depend(access, other); });
}

} // namespace clew::search
