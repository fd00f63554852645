#pragma once

// Synchronizers of java.util.concurrent, where they may be taken as monitors: ReentrantLock, the
// lock of a pool's worker, CountDownLatch, which is free when its count is 0, Semaphore, which is
// free while it has permits (natives/concurrent/ReentrantLocks.cpp, WorkerLocks.cpp, Latches.cpp,
// Semaphores.cpp). `lock` is the part of it that extends AbstractQueuedSynchronizer. A runnable
// thread whose pendingMonitor it is can go on when the lock is free.

#include <algorithm>
#include <array>

#include "vm/state/LiveState.h"

namespace clew::vm::interpreter {

using values::Ref;

bool isLock(const state::Object& object);
bool isReentrantLock(const state::Object& object);
// AbstractQueuedSynchronizer.state: how many times the lock is held; a latch's count; a
// semaphore's permits. Its
// Protection tells how locks are taken: as monitors of which nobody but their owners asks whether
// they are held, so that giving one back is no scheduling point (Innermost); as such that may be
// asked (Outermost); as they are written (None).
const types::Field& lockField(const state::Object& lock);
Ref ownerOfLock(const state::Object& lock); // the Thread; 0: nobody
bool isLockFree(const state::Object& lock);

using state::HeldLocks;
inline void remember(HeldLocks& held, Ref lock) {
    const auto free = std::ranges::find(held, Ref(0));
    if (free != held.end()) *free = lock;
}
inline void forget(HeldLocks& held, Ref lock) {
    const auto end = std::remove(held.begin(), held.end(), lock);
    std::fill(end, held.end(), Ref(0));
}

} // namespace clew::vm::interpreter
