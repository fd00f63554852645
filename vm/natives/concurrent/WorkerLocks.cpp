// ThreadPoolExecutor.Worker, which is the lock that it holds while it runs a task: a monitor, as
// ReentrantLock is (ReentrantLocks.cpp). Only the worker's own thread calls lock(); others only
// try, which is one operation already (tryLock), and never see who waits. The state is -1 until the
// thread has started, 0 when the lock is free, 1 when it is held; the first unlock() comes without
// a lock().
//
// While it waits, lock() as it is written takes the interrupt status away and sets it again before
// it returns. Here it is left alone; a thread of the pool whose status was seen meanwhile is one
// that was looked at before it was interrupted.

#include "vm/natives/concurrent/WorkerLocks.h"

#include "vm/Vm.h"
#include "vm/interpreter/Locks.h"
#include "vm/interpreter/Observer.h"
#include "vm/natives/Peers.h"
#include "vm/natives/concurrent/ReentrantLocks.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::natives {

using interpreter::Access;
using interpreter::lockField;

namespace {

std::uint32_t placeOf(const NativeContext& ctx, Ref worker) {
    return static_cast<std::uint32_t>(lockField(*ctx.object(worker)).offset);
}

void setOwner(NativeContext& ctx, Ref worker, Ref owner) {
    setField<std::int32_t>(ctx.state, worker, "state", owner != 0 ? 1 : 0);
    setField<Ref>(ctx.state, worker, "exclusiveOwnerThread", owner);
    if (ctx.observer())
        ctx.observer()->synchronizingAccess(ctx.state, worker, placeOf(ctx, worker),
                                            {.writes = true, .acquires = true, .releases = true});
}

} // namespace

NativeOutcome lockWorker(NativeContext& ctx) {
    const Ref worker = ctx.refAt(0);
    if (!isMonitor(ctx, worker)) return callWritten(ctx, worker, "acquire", "(I)V");
    state::Thread& thread = ctx.state.thread();
    const bool isFree = interpreter::isLockFree(*ctx.object(worker));
    if (!ctx.scheduledOnly(worker)) {
        thread.data.pendingMonitor = worker;
        if (objects::areThreadStatesAsked(ctx.vm))
            ctx.note(worker, placeOf(ctx, worker), Access::Kind::Read);
        if (!isFree && ctx.observer())
            ctx.observer()->threadBlocked(ctx.state, ctx.state.current, worker);
        return ctx.blocked();
    }
    thread.changed = true;
    thread.data.wakeUp = state::WakeUp::None;
    if (!isFree) return waitForLock(ctx, worker);
    thread.data.pendingMonitor = 0;
    setOwner(ctx, worker, thread.data.object);
    ctx.note(worker, placeOf(ctx, worker), Access::Kind::Acquire);
    return ctx.returnVoid();
}

NativeOutcome unlockWorker(NativeContext& ctx) {
    const Ref worker = ctx.refAt(0);
    if (!isMonitor(ctx, worker)) return callWritten(ctx, worker, "release", "(I)Z");
    const bool isOwn =
        interpreter::ownerOfLock(*ctx.object(worker)) == ctx.state.thread().data.object;
    if (!ctx.scheduled(worker, placeOf(ctx, worker),
                       isOwn ? Access::Kind::Release : Access::Kind::Write))
        return ctx.blocked();
    setOwner(ctx, worker, 0);
    objects::noteGivenBack(ctx.vm, ctx.state, worker);
    return ctx.returnVoid();
}

} // namespace clew::vm::natives
