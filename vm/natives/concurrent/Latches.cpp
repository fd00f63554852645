// java.util.concurrent.CountDownLatch as what it is to a program: a number, and threads that wait
// for it to be 0. As it is written, threads enter a queue by several visible operations, wake each
// other one by one, and leave nodes behind; a program sees none of that, since the class has no
// method that looks at the queue. So await() is one operation, which a thread can make when the
// count is 0, and countDown() is another one. When locks are taken as they are written, latches are
// too (ReentrantLocks.cpp).
//
// A count that depends on inputs stays an expression. Whether it is 0 is always settled, as who can
// go on depends on it: when the latch is made, and when it is counted down.
//
// await with a time limit parks for the latch (ThreadData::waitingOn). A thread whose time has
// passed looks at the count once more, as it does where it is written out.

#include "vm/natives/concurrent/Latches.h"

#include <string_view>

#include "vm/Vm.h"
#include "vm/interpreter/Locks.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/natives/Peers.h"
#include "vm/natives/concurrent/ReentrantLocks.h"
#include "vm/natives/concurrent/Waiting.h"
#include "vm/natives/lang/Clock.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::natives {

using interpreter::Access;
using interpreter::isLockFree;
using state::ThreadData;
using state::ThreadStatus;
using state::WakeUp;

namespace {

constexpr std::string_view kAwait = "CountDownLatch.await";

Ref syncOf(NativeContext& ctx) {
    return getField<Ref>(ctx.state, ctx.refAt(0), "sync");
}

std::uint32_t placeOf(const NativeContext& ctx, Ref sync) {
    return static_cast<std::uint32_t>(interpreter::lockField(*ctx.object(sync)).offset);
}

bool isOpen(const NativeContext& ctx, Ref sync) {
    return isLockFree(*ctx.object(sync));
}

// The count, where it depends on inputs; 0: it does not.
values::Expression symbolicCount(const NativeContext& ctx, Ref sync) {
    const state::Object& object = *ctx.object(sync);
    return object.isSymbolic() ? object.shadowAtOffset(placeOf(ctx, sync)).what() : 0;
}

values::Expression isNumber(values::Expression count, std::int32_t number) {
    return values::expressions::equal(count, values::expressions::constantInt(number));
}

void setCount(NativeContext& ctx, Ref sync, std::int32_t count) {
    using namespace values::expressions;
    if (const values::Expression before = symbolicCount(ctx, sync)) {
        const values::Expression less = make(values::ExpressionKind::Add, before, constantInt(-1));
        ctx.state.setShadow(sync, placeOf(ctx, sync),
                            state::Shadow(values::BasicType::Int, isConstant(less) ? 0 : less));
    }
    setField<std::int32_t>(ctx.state, sync, "state", count);
}

void tell(NativeContext& ctx, Ref sync, interpreter::AccessOrder order) {
    if (ctx.observer())
        ctx.observer()->synchronizingAccess(ctx.state, sync, placeOf(ctx, sync), order);
}

NativeOutcome throwInterrupted(NativeContext& ctx) {
    setInterrupted(ctx.state, ctx.state.thread().data.object, false);
    return ctx.throwNew("java/lang/InterruptedException");
}

NativeOutcome callWrittenTimed(NativeContext& ctx, Ref sync, std::int64_t nanoseconds) {
    const Method* declared = ctx.object(sync)->klass->findMethod(
        types::Symbol::of("tryAcquireSharedNanos"), types::Symbol::of("(IJ)Z"));
    const Slot arguments[] = {sync, values::fromInt(1), values::fromLong(nanoseconds), 0};
    return ctx.call(*declared, arguments);
}

void wakeThose(NativeContext& ctx, Ref sync) {
    for (std::size_t i = 0; i < ctx.state.threads.size(); ++i) {
        const ThreadData& data = ctx.state.threads[i].data;
        if (data.status != ThreadStatus::Parked || data.waitingOn != sync) continue;
        ctx.note(data.object, Access::kWhole, Access::Kind::Write);
        wake(ctx.state, i, WakeUp::Unparked);
        if (ctx.observer()) ctx.observer()->threadNotified(ctx.state, i);
    }
}

} // namespace

NativeOutcome makeLatch(NativeContext& ctx) {
    const values::Expression count = ctx.expressionAt(1);
    if (count != 0 && !ctx.settled(isNumber(count, 0))) return ctx.blocked();
    return NativeOutcome::Declined;
}

NativeOutcome awaitLatch(NativeContext& ctx) {
    const Ref sync = syncOf(ctx), self = ctx.state.thread().data.object;
    if (sync == 0) return NativeOutcome::Declined;
    if (!isMonitor(ctx, sync)) return callWritten(ctx, sync, "acquireSharedInterruptibly", "(I)V");
    state::Thread& thread = ctx.state.thread();
    ctx.note(self, Access::kWhole, Access::Kind::Read);
    if (!ctx.scheduledOnly(sync)) {
        if (!isInterrupted(ctx.state, self)) thread.data.pendingMonitor = sync;
        if (objects::areThreadStatesAsked(ctx.vm))
            ctx.note(sync, placeOf(ctx, sync), Access::Kind::Read);
        if (!isOpen(ctx, sync) && ctx.observer())
            ctx.observer()->threadBlocked(ctx.state, ctx.state.current, sync);
        return ctx.blocked();
    }
    bool passes = true;
    if (isInterrupted(ctx.state, self) && !passesInSpite(ctx, sync, kAwait, passes))
        return ctx.blocked();
    if (passes && !isOpen(ctx, sync)) return waitForLock(ctx, sync);
    thread.changed = true;
    thread.data.pendingMonitor = 0;
    thread.data.wakeUp = WakeUp::None;
    if (!passes) return throwInterrupted(ctx);
    ctx.note(sync, placeOf(ctx, sync), Access::Kind::Await);
    tell(ctx, sync, {.acquires = true});
    return ctx.returnVoid();
}

NativeOutcome awaitLatchTimed(NativeContext& ctx) {
    const Ref sync = syncOf(ctx), self = ctx.state.thread().data.object, unit = ctx.refAt(3);
    if (sync == 0) return NativeOutcome::Declined;
    if (unit == 0) return ctx.throwNullPointer();
    const std::int64_t nanoseconds = nanosecondsOf(ctx, ctx.longAt(1), unit);
    state::Thread& thread = ctx.state.thread();
    const WakeUp how = thread.data.wakeUp;
    ctx.note(self, Access::kWhole, Access::Kind::Read);
    if (how != WakeUp::None) {
        ctx.note(self, Access::kWhole, Access::Kind::Write);
        ctx.note(sync, placeOf(ctx, sync), Access::Kind::Read);
    } else if (!isMonitor(ctx, sync)) {
        return callWrittenTimed(ctx, sync, nanoseconds);
    } else if (!ctx.scheduled(sync, placeOf(ctx, sync), Access::Kind::Read)) {
        thread.changed = true;
        if (!isInterrupted(ctx.state, self)) thread.data.waitingOn = sync; // it has looked
        return ctx.blocked();
    }
    bool passes = true;
    if (isInterrupted(ctx.state, self) && !passesInSpite(ctx, sync, kAwait, passes))
        return ctx.blocked();
    thread.changed = true;
    thread.data.waitingOn = 0;
    thread.data.wakeUp = WakeUp::None;
    if (!passes) return throwInterrupted(ctx);
    tell(ctx, sync, {.acquires = true});
    if (isOpen(ctx, sync)) return ctx.returnBoolean(true);
    if (how == WakeUp::TimedOut || nanoseconds <= 0) return ctx.returnBoolean(false);
    // With nobody else to go on, nothing can happen before the time has passed.
    if (!interpreter::isOtherEnabled(ctx.state)) {
        sleepUntil(ctx, wakeTimeAfter(ctx, nanoseconds));
        return ctx.returnBoolean(false);
    }
    parkFor(ctx, sync, nanoseconds);
    return NativeOutcome::Stopped;
}

NativeOutcome countDownLatch(NativeContext& ctx) {
    const Ref sync = syncOf(ctx);
    if (sync == 0) return NativeOutcome::Declined;
    if (!isMonitor(ctx, sync)) return callWritten(ctx, sync, "releaseShared", "(I)Z");
    if (!ctx.scheduled(sync, placeOf(ctx, sync), Access::Kind::Write)) return ctx.blocked();
    const auto count = getField<std::int32_t>(ctx.state, sync, "state");
    if (count == 0) {
        ctx.noteOnlyRead(sync, placeOf(ctx, sync));
        tell(ctx, sync, {.acquires = true});
        return ctx.returnVoid();
    }
    if (const values::Expression symbolic = symbolicCount(ctx, sync))
        if (!ctx.settled(isNumber(symbolic, 1))) return ctx.blocked();
    tell(ctx, sync, {.writes = true, .acquires = true, .releases = true});
    setCount(ctx, sync, count - 1);
    if (count == 1) {
        wakeThose(ctx, sync);
        objects::noteGivenBack(ctx.vm, ctx.state, sync);
    }
    return ctx.returnVoid();
}

} // namespace clew::vm::natives
