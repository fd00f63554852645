#pragma once

// What a program keeps beside its paths, over the whole search (Vm::counters).

#include <string>

#include "vm/natives/Peers.h"

namespace clew::vm::natives {

// What the program learns where a counter has this value: where its path is walked again, what it
// learned the first time.
std::int64_t learned(LiveState& state, std::int64_t value);

// Nobody has asked of the name before, on any path; from here on somebody has.
bool isNew(NativeContext& ctx, const std::string& name);

} // namespace clew::vm::natives
