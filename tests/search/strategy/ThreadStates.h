#pragma once

// States of which only the threads count.

#include <new>
#include <vector>

#include "vm/state/ObjectPool.h"
#include "vm/state/State.h"

namespace clew::search {

// Threads with the numbers 1, 2 ... at places from 0 on, with these statuses.
inline vm::state::State stateOf(const std::vector<vm::state::ThreadStatus>& threads) {
    auto* snapshot = new vm::state::Snapshot;
    for (const vm::state::ThreadStatus status : threads) {
        vm::state::ThreadData data;
        data.number = static_cast<std::uint32_t>(snapshot->threads.size() + 1);
        data.status = status;
        auto* image = new (vm::state::pool::allocate(sizeof(vm::state::ThreadImage)))
            vm::state::ThreadImage{{1}, data, nullptr};
        snapshot->threads.push_back({image, {}});
    }
    return vm::state::State(snapshot);
}

} // namespace clew::search
