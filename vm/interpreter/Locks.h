#pragma once

// java.util.concurrent.locks.ReentrantLock, where it may be taken as a monitor (natives/ReentrantLocks.cpp). `lock` is the
// part of it that extends AbstractQueuedSynchronizer. A runnable thread whose pendingMonitor it is can go on when the
// lock is free.

#include "vm/state/LiveState.h"

namespace clew::vm::interpreter {

bool isLock(const state::Object& object);
// AbstractQueuedSynchronizer.state: how many times the lock is held. Its FieldSharing tells whether locks are taken as
// monitors (ProtectedBySelf) or as they are written.
const types::Field& lockField(const state::Object& lock);
inline bool isLockFree(const state::Object& lock) { return lock.at<std::int32_t>(lockField(lock).offset) == 0; }

} // namespace clew::vm::interpreter
