// java.util.concurrent.Semaphore, not fair, as what it is to a program: a number of permits, and
// threads that wait for one. acquire() is one operation, which a thread can make while there is a
// permit, and release() is another one; no queue is kept. Who gets a permit is any of those that
// wait, as for a lock (ReentrantLocks.cpp). tryAcquire and what reads or changes the number are
// executed as they are written, as they do not look at the queue.
//
// A thread waits for one permit only. Where a program takes several at once, or waits without
// regard to interrupts, or where the number depends on inputs, semaphores are taken as they are
// written, and so are locks.

#include "vm/natives/concurrent/Semaphores.h"

#include <limits>

#include "vm/Vm.h"
#include "vm/interpreter/Locks.h"
#include "vm/interpreter/Observer.h"
#include "vm/natives/Peers.h"
#include "vm/natives/concurrent/ReentrantLocks.h"
#include "vm/natives/concurrent/Waiting.h"
#include "vm/natives/lang/Clock.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::natives {

using interpreter::Access;
using state::WakeUp;

namespace {

Ref syncOf(NativeContext& ctx) {
    return getField<Ref>(ctx.state, ctx.refAt(0), "sync");
}

std::uint32_t placeOf(const NativeContext& ctx, Ref sync) {
    return static_cast<std::uint32_t>(interpreter::lockField(*ctx.object(sync)).offset);
}

std::int32_t permits(NativeContext& ctx, Ref sync) {
    return getField<std::int32_t>(ctx.state, sync, "state");
}

// Whether the semaphore is taken as one here. What depends on inputs is not.
bool isOneOperation(NativeContext& ctx, Ref sync) {
    if (!isMonitor(ctx, sync)) return false;
    const Object& object = *ctx.object(sync);
    if (!object.isSymbolic() || object.shadowAtOffset(placeOf(ctx, sync)).what() == 0) return true;
    takeLocksAsWritten(ctx);
    return false;
}

NativeOutcome executeAsWritten(NativeContext& ctx) {
    if (isMonitor(ctx, syncOf(ctx))) takeLocksAsWritten(ctx);
    return NativeOutcome::Declined;
}

void tell(NativeContext& ctx, Ref sync) {
    if (ctx.observer())
        ctx.observer()->synchronizingAccess(ctx.state, sync, placeOf(ctx, sync),
                                            {.writes = true, .acquires = true, .releases = true});
}

void takeOne(NativeContext& ctx, Ref sync) {
    tell(ctx, sync);
    setField<std::int32_t>(ctx.state, sync, "state", permits(ctx, sync) - 1);
}

NativeOutcome throwInterrupted(NativeContext& ctx) {
    setInterrupted(ctx.state, ctx.state.thread().data.object, false);
    return ctx.throwNew("java/lang/InterruptedException");
}

NativeOutcome acquireOne(NativeContext& ctx, Ref sync) {
    const Ref self = ctx.state.thread().data.object;
    state::Thread& thread = ctx.state.thread();
    ctx.note(self, Access::kWhole, Access::Kind::Read);
    if (!ctx.scheduledOnly(sync)) {
        if (!isInterrupted(ctx.state, self)) thread.data.pendingMonitor = sync;
        if (objects::areThreadStatesAsked(ctx.vm))
            ctx.note(sync, placeOf(ctx, sync), Access::Kind::Read);
        if (!interpreter::isLockFree(*ctx.object(sync)) && ctx.observer())
            ctx.observer()->threadBlocked(ctx.state, ctx.state.current, sync);
        return ctx.blocked();
    }
    bool passes = true;
    if (isInterrupted(ctx.state, self) && !passesInSpite(ctx, sync, "Semaphore.acquire", passes))
        return ctx.blocked();
    if (passes && !interpreter::isLockFree(*ctx.object(sync))) return waitForLock(ctx, sync);
    thread.changed = true;
    thread.data.pendingMonitor = 0;
    thread.data.wakeUp = WakeUp::None;
    if (!passes) return throwInterrupted(ctx);
    ctx.note(sync, placeOf(ctx, sync), Access::Kind::Acquire);
    takeOne(ctx, sync);
    return ctx.returnVoid();
}

// As a lock that is tried for a while.
NativeOutcome tryOneFor(NativeContext& ctx, Ref sync, std::int64_t nanoseconds) {
    const Ref self = ctx.state.thread().data.object;
    state::Thread& thread = ctx.state.thread();
    const WakeUp how = thread.data.wakeUp;
    ctx.note(self, Access::kWhole, how == WakeUp::None ? Access::Kind::Read : Access::Kind::Write);
    if (how != WakeUp::None)
        ctx.note(sync, placeOf(ctx, sync), Access::Kind::Write);
    else if (!ctx.scheduled(sync, placeOf(ctx, sync), Access::Kind::Write)) {
        looksFirst(ctx, sync);
        return ctx.blocked();
    }
    const bool isLate = isInterrupted(ctx.state, self); // unless it is interrupted now
    bool passes = true;
    if (isLate && !passesInTime(ctx, sync, "Semaphore.tryAcquire", passes)) return ctx.blocked();
    thread.changed = true;
    thread.data.waitingOn = 0;
    const bool isFree = interpreter::isLockFree(*ctx.object(sync));
    if (!isFree) ctx.noteOnlyRead(sync, placeOf(ctx, sync));
    if (!isLate && !isFree && how != WakeUp::TimedOut && nanoseconds > 0) {
        setField<Ref>(ctx.state, self, "parkBlocker", sync);
        parkFor(ctx, sync, nanoseconds);
        return NativeOutcome::Stopped;
    }
    thread.data.wakeUp = WakeUp::None;
    if (how != WakeUp::None) setField<Ref>(ctx.state, self, "parkBlocker", 0);
    if (!passes) return throwInterrupted(ctx);
    if (isFree)
        takeOne(ctx, sync);
    else
        tell(ctx, sync);
    if (!isFree && isLate) sleepUntil(ctx, wakeTimeAfter(ctx, nanoseconds));
    return ctx.returnBoolean(isFree);
}

NativeOutcome tryFor(NativeContext& ctx, std::size_t time) {
    const Ref sync = syncOf(ctx), unit = ctx.refAt(time + 2);
    if (!isOneOperation(ctx, sync) || unit == 0) return NativeOutcome::Declined;
    return tryOneFor(ctx, sync, nanosecondsOf(ctx, ctx.longAt(time), unit));
}

NativeOutcome release(NativeContext& ctx, std::int32_t count) {
    const Ref sync = syncOf(ctx);
    if (count < 0 || !isOneOperation(ctx, sync)) return NativeOutcome::Declined;
    if (!ctx.scheduled(sync, placeOf(ctx, sync), Access::Kind::Write)) return ctx.blocked();
    tell(ctx, sync);
    const std::int32_t before = permits(ctx, sync);
    if (before > std::numeric_limits<std::int32_t>::max() - count)
        return ctx.throwNew("java/lang/Error", "Maximum permit count exceeded");
    setField<std::int32_t>(ctx.state, sync, "state", before + count);
    objects::noteGivenBack(ctx.vm, ctx.state, sync);
    return ctx.returnVoid();
}

} // namespace

NativeOutcome acquireSemaphore(NativeContext& ctx) {
    const Ref sync = syncOf(ctx);
    return isOneOperation(ctx, sync) ? acquireOne(ctx, sync) : NativeOutcome::Declined;
}
NativeOutcome acquireSeveral(NativeContext& ctx) {
    const bool isOne = ctx.intAt(1) == 1 && ctx.expressionAt(1) == 0;
    return isOne ? acquireSemaphore(ctx) : executeAsWritten(ctx);
}
NativeOutcome acquireUninterruptibly(NativeContext& ctx) {
    return executeAsWritten(ctx);
}
NativeOutcome tryAcquireFor(NativeContext& ctx) {
    return tryFor(ctx, 1);
}
NativeOutcome tryAcquireSeveralFor(NativeContext& ctx) {
    return ctx.intAt(1) == 1 ? tryFor(ctx, 2) : executeAsWritten(ctx);
}
NativeOutcome releaseSemaphore(NativeContext& ctx) {
    return release(ctx, 1);
}
NativeOutcome releaseSeveral(NativeContext& ctx) {
    return ctx.expressionAt(1) == 0 ? release(ctx, ctx.intAt(1)) : executeAsWritten(ctx);
}

} // namespace clew::vm::natives
