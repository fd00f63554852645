#include "vm/state/ThreadCopies.h"

#include <cstddef>
#include <cstring>

#include "vm/state/ObjectPool.h"

namespace clew::vm::state {

namespace {

FrozenFrame* copyOf(const FrozenFrame* frame) {
    // All but the number of references, which others may be changing.
    constexpr std::size_t kBehind = sizeof(FrozenFrame::references);
    static_assert(offsetof(FrozenFrame, references) == 0);
    FrozenFrame* top = nullptr;
    for (FrozenFrame** to = &top; frame; frame = frame->caller) {
        const std::size_t bytes = sizeof(FrozenFrame) +
                                  (frame->localCount + frame->stackCount) * sizeof(Slot) +
                                  frame->referenceCount * sizeof(std::uint16_t);
        void* memory = pool::allocate(bytes);
        std::memcpy(static_cast<std::byte*>(memory) + kBehind,
                    reinterpret_cast<const std::byte*>(frame) + kBehind, bytes - kBehind);
        *to = static_cast<FrozenFrame*>(memory);
        new (&(*to)->references) std::atomic<std::uint32_t>(1);
        (*to)->caller = nullptr;
        to = &(*to)->caller;
    }
    return top;
}

} // namespace

void copyFrozenThreads(LiveState& state) {
    for (Thread& thread : state.threads) {
        FrozenFrame* const copy = copyOf(thread.image->top);
        FrozenFrame::release(thread.cached);
        thread.cached = copy;
        thread.top = nullptr; // what was thawed is thawed again
        thread.frozenBelow = copy;
        thread.image = nullptr;
        thread.changed = true;
    }
}

} // namespace clew::vm::state
