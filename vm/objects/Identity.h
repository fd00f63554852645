#pragma once

// Identity hash codes: numbered by thread in the order in which each thread's calls ask for them,
// so that they are the same in every run and do not depend on what other threads do. Positive, and
// never 0, as on HotSpot. Any other numbers would do as well, as long as no two are the same on a
// path: so how many were handed out is not part of the fingerprint.

#include "vm/state/LiveState.h"

namespace clew::vm::objects {

inline std::int32_t identityHash(state::LiveState& state, values::Ref ref) {
    // Other objects may stand for the same one, and have another number.
    if (state.object(ref)->flags & state::Object::ValueOf) state.symbolic.widened = true;
    if (const std::uint32_t known = state.object(ref)->identityHash)
        return static_cast<std::int32_t>(known);
    state::Thread& thread = state.thread();
    thread.changed = true;
    // A multiplicative permutation of the sequence spreads the numbers, as hash tables like them.
    constexpr std::uint32_t kThreads = 256;
    const std::uint32_t number = thread.data.number - 1;
    std::uint64_t bits = ++thread.data.identityHashes * std::uint64_t(kThreads) + number % kThreads;
    bits = (bits + (std::uint64_t(number / kThreads) << 40)) * 0x9E3779B97F4A7C15ull;
    bits ^= bits >> 29;
    bits *= 0xBF58476D1CE4E5B9ull;
    const auto hash = static_cast<std::uint32_t>(bits >> 33);
    state.writable(ref)->identityHash = hash ? hash : 1;
    return static_cast<std::int32_t>(state.object(ref)->identityHash);
}

} // namespace clew::vm::objects
