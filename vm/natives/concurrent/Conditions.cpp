// Conditions of ReentrantLocks that are taken as monitors (ReentrantLocks.cpp): await() is one
// operation, as Object.wait is, and not the twenty accesses to queues that it is written as. The
// thread waits on the lock (ThreadData::waitingOn), and once it was signalled needs it to go on.
//
// Who waits stands in the condition's own list, in which signal() takes the first, and which
// hasWaiters() and the like read. Those who wait as it is written (awaitUninterruptibly,
// awaitUntil, and a program that asks awaitNanos how much time is left) are in the same list. Where
// there are both, locks are taken as they are written from then on.
//
// With a time limit a thread parks for the lock (ThreadData::waitingOn), since its time may pass
// while another one holds the lock; its node then takes part no longer, and it needs the lock.
// Where it has been signalled, no time has passed: the callers of awaitNanos in the JDK wait again
// for as long as is left, and what happens when nothing is left happens when the time of that wait
// passes.
//
// Who is interrupted takes two steps before it needs the lock, as it is written: the interrupt
// status is taken away; then its node is, if no signal has come for it until then. If one has, it
// returns with its interrupt status set.

#include "vm/natives/concurrent/Conditions.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "vm/Vm.h"
#include "vm/interpreter/Locks.h"
#include "vm/interpreter/Observer.h"
#include "vm/natives/Peers.h"
#include "vm/natives/concurrent/ReentrantLocks.h"
#include "vm/natives/concurrent/Waiting.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::natives {

using interpreter::Access;
using interpreter::lockField;
using state::ThreadData;
using state::ThreadStatus;
using state::WakeUp;

namespace {

constexpr std::string_view
    kNode = "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionNode",
    kCondition = "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject";
// Node.status of who waits here: COND. As it is written it is COND | WAITING.
constexpr std::int32_t kWaitsHere = 2;

// Null where the condition belongs to something else than a lock that is taken as a monitor.
Ref lockOf(NativeContext& ctx) {
    const Ref sync = getField<Ref>(ctx.state, ctx.refAt(0), "this$0");
    return isMonitor(ctx, sync) && interpreter::isReentrantLock(*ctx.object(sync)) ? sync : 0;
}

std::uint32_t placeOf(NativeContext& ctx, Ref sync) {
    return static_cast<std::uint32_t>(lockField(*ctx.object(sync)).offset);
}

bool isOwner(NativeContext& ctx, Ref sync) {
    return interpreter::ownerOfLock(*ctx.object(sync)) == ctx.state.thread().data.object;
}

void setOwner(NativeContext& ctx, Ref sync, Ref owner, std::int32_t holds) {
    setField<Ref>(ctx.state, sync, "exclusiveOwnerThread", owner);
    setField<std::int32_t>(ctx.state, sync, "state", holds);
    if (ctx.observer())
        ctx.observer()->synchronizingAccess(ctx.state, sync, placeOf(ctx, sync),
                                            {.writes = true, .acquires = true, .releases = true});
}

NativeOutcome throwNotOwner(NativeContext& ctx) {
    return ctx.throwNew("java/lang/IllegalMonitorStateException");
}

// Those of the list, the first one first.
std::vector<Ref> nodesOf(NativeContext& ctx, Ref condition) {
    std::vector<Ref> nodes;
    for (Ref node = getField<Ref>(ctx.state, condition, "firstWaiter"); node != 0;
         node = getField<Ref>(ctx.state, node, "nextWaiter"))
        nodes.push_back(node);
    return nodes;
}

void setNodes(NativeContext& ctx, Ref condition, std::span<const Ref> nodes) {
    setField<Ref>(ctx.state, condition, "firstWaiter", nodes.empty() ? 0 : nodes.front());
    setField<Ref>(ctx.state, condition, "lastWaiter", nodes.empty() ? 0 : nodes.back());
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const Ref next = i + 1 < nodes.size() ? nodes[i + 1] : 0;
        if (getField<Ref>(ctx.state, nodes[i], "nextWaiter") != next)
            setField<Ref>(ctx.state, nodes[i], "nextWaiter", next);
    }
}

// What a method of the condition does with the time, and what it returns.
struct Await {
    bool isTimed = false;
    std::int64_t nanoseconds = 0;
    NativeOutcome (*answer)(NativeContext& ctx, const Await& await, bool isSignalled);
};

// Node.status, for as long as no signal has come and nobody has given up.
std::int32_t statusOf(NativeContext& ctx, Ref node) {
    return getField<std::int32_t>(ctx.state, node, "status");
}

void setStatus(NativeContext& ctx, Ref node, std::int32_t status) {
    ctx.note(node, Access::kWhole, Access::Kind::Write);
    setField<std::int32_t>(ctx.state, node, "status", status);
}

// Its node takes part in the list no longer. Its thread, if that has not been interrupted, needs
// the lock to go on.
void signal(NativeContext& ctx, Ref sync, Ref node) {
    setStatus(ctx, node, 0);
    const std::size_t index = threadIndexOf(ctx.state, getField<Ref>(ctx.state, node, "waiter"));
    if (index == kNoThread) return;
    state::Thread& thread = ctx.state.threads[index];
    ctx.note(thread.data.object, Access::kWhole, Access::Kind::Write);
    if (thread.data.waitingOn != sync) return;
    wake(ctx.state, index, WakeUp::Notified);
    thread.data.pendingMonitor = sync;
    if (ctx.observer()) ctx.observer()->threadNotified(ctx.state, index);
}

// What unlinkCancelledWaiters does.
void removeSignalled(NativeContext& ctx, Ref condition) {
    std::vector<Ref> nodes = nodesOf(ctx, condition);
    std::erase_if(nodes, [&](Ref node) { return statusOf(ctx, node) == 0; });
    setNodes(ctx, condition, nodes);
}

NativeOutcome needLock(NativeContext& ctx, Ref sync) {
    state::Thread& thread = ctx.state.thread();
    thread.changed = true;
    thread.data.pendingMonitor = sync;
    return ctx.stop(interpreter::StopKind::Schedule);
}

// The node of the present thread; 0: a signal has taken it out of the list.
Ref ownNode(NativeContext& ctx) {
    const Ref self = ctx.state.thread().data.object;
    const std::vector<Ref> nodes = nodesOf(ctx, ctx.refAt(0));
    const auto own = std::ranges::find_if(
        nodes, [&](Ref node) { return getField<Ref>(ctx.state, node, "waiter") == self; });
    return own == nodes.end() ? 0 : *own;
}

// Who was interrupted has been picked, and does not need the lock yet.
NativeOutcome noticeInterrupt(NativeContext& ctx, Ref sync) {
    state::Thread& thread = ctx.state.thread();
    thread.changed = true;
    const Ref self = thread.data.object, own = ownNode(ctx);
    if (own != 0) ctx.note(own, Access::kWhole, Access::Kind::Write);
    ctx.note(self, Access::kWhole, Access::Kind::Write);
    const bool isSignalled = own == 0 || statusOf(ctx, own) == 0;
    if (thread.data.wakeUp == WakeUp::Interrupted) {
        if (isSignalled) {
            thread.data.wakeUp = WakeUp::Notified;
            return needLock(ctx, sync);
        }
        setInterrupted(ctx.state, self, false);
        thread.data.wakeUp = WakeUp::InterruptSeen;
        return ctx.stop(interpreter::StopKind::Schedule);
    }
    if (!isSignalled) {
        setStatus(ctx, own, 0);
        thread.data.wakeUp = WakeUp::Interrupted;
    }
    return needLock(ctx, sync);
}

// Who was signalled, or has given up, has been picked: the lock is free.
NativeOutcome returnFromAwait(NativeContext& ctx, Ref sync, const Await& await) {
    if (!interpreter::isLockFree(*ctx.object(sync))) return needLock(ctx, sync);
    state::Thread& thread = ctx.state.thread();
    thread.changed = true;
    const Ref self = thread.data.object;
    ctx.note(sync, placeOf(ctx, sync), Access::Kind::Acquire);
    ctx.note(self, Access::kWhole, Access::Kind::Write);
    const WakeUp how = std::exchange(thread.data.wakeUp, WakeUp::None);
    thread.data.pendingMonitor = 0;
    setOwner(ctx, sync, self, std::exchange(thread.data.pendingRecursion, std::uint16_t(0)));
    interpreter::remember(thread.data.held, sync);
    setField<Ref>(ctx.state, self, "parkBlocker", 0);
    if (how == WakeUp::InterruptSeen) setInterrupted(ctx.state, self, true);
    if (how == WakeUp::Interrupted || how == WakeUp::TimedOut) removeSignalled(ctx, ctx.refAt(0));
    if (how == WakeUp::Interrupted) return ctx.throwNew("java/lang/InterruptedException");
    return await.answer(ctx, await, how != WakeUp::TimedOut);
}

// A thread that has left its wait goes on. A permit that woke it was meant for something else.
NativeOutcome proceed(NativeContext& ctx, Ref sync, const Await& await) {
    ThreadData& data = ctx.state.thread().data;
    if (data.pendingMonitor != 0) return returnFromAwait(ctx, sync, await);
    if (data.wakeUp != WakeUp::TimedOut && data.wakeUp != WakeUp::Unparked)
        return noticeInterrupt(ctx, sync);
    ctx.state.thread().changed = true;
    ctx.note(data.object, Access::kWhole, Access::Kind::Write);
    const Ref own = ownNode(ctx);
    const bool isSignalled = own == 0 || statusOf(ctx, own) == 0;
    if (isSignalled) {
        data.wakeUp = WakeUp::Notified;
    } else if (data.wakeUp == WakeUp::TimedOut) {
        setStatus(ctx, own, 0);
    } else {
        data.wakeUp = WakeUp::None;
        parkFor(ctx, sync, await.nanoseconds);
        return ctx.stop(interpreter::StopKind::Schedule);
    }
    return needLock(ctx, sync);
}

// Whether all who wait for the condition do so here; otherwise the method is to be executed as it
// is written.
bool allWaitHere(NativeContext& ctx, const std::vector<Ref>& nodes) {
    const auto isWritten = [&](Ref node) {
        const std::int32_t status = statusOf(ctx, node);
        return status != 0 && status != kWaitsHere;
    };
    if (std::ranges::none_of(nodes, isWritten)) return true;
    if (!std::ranges::all_of(nodes, isWritten)) takeLocksAsWritten(ctx);
    return false;
}

NativeOutcome signalSome(NativeContext& ctx, bool all) {
    const Ref condition = ctx.refAt(0), sync = lockOf(ctx);
    if (sync == 0) return NativeOutcome::Declined;
    if (!isOwner(ctx, sync)) return throwNotOwner(ctx);
    const std::vector<Ref> nodes = nodesOf(ctx, condition);
    if (!allWaitHere(ctx, nodes)) return NativeOutcome::Declined;
    std::size_t taken = 0;
    for (bool isOneSignalled = false; taken < nodes.size() && (all || !isOneSignalled); ++taken) {
        isOneSignalled = statusOf(ctx, nodes[taken]) == kWaitsHere;
        signal(ctx, sync, nodes[taken]);
    }
    setNodes(ctx, condition, std::span(nodes).subspan(taken));
    return ctx.returnVoid();
}

// False: somebody else may go on before the lock is given back (ctx.blocked()).
bool mayComeToWait(NativeContext& ctx, Ref sync) {
    if (!objects::comesToAwait(ctx.vm)) return mayGiveBack(ctx, sync);
    if (!ctx.scheduledOnly(ctx.state.thread().data.object)) return false;
    ctx.note(sync, placeOf(ctx, sync), Access::Kind::Release);
    return true;
}

NativeOutcome await(NativeContext& ctx, const Await& await) {
    const Ref condition = ctx.refAt(0), sync = lockOf(ctx);
    if (sync == 0) return NativeOutcome::Declined;
    LiveState& state = ctx.state;
    if (state.thread().data.wakeUp != WakeUp::None) return proceed(ctx, sync, await);
    // Who has been signalled is still parked, with its time limit, until the lock is given back.
    if (objects::areThreadStatesAsked(ctx.vm)) {
        takeLocksAsWritten(ctx);
        return NativeOutcome::Declined;
    }
    const Ref self = state.thread().data.object;
    const auto holds = getField<std::int32_t>(state, sync, "state");
    const Ref head = getField<Ref>(state, sync, "head");
    const bool isAnyQueued = head != 0 && getField<Ref>(state, head, "next") != 0;
    if (isAnyQueued || holds > std::numeric_limits<std::uint16_t>::max())
        return NativeOutcome::Declined;
    NativeOutcome outcome;
    const Class* nodeClass = loadFor(ctx, kNode, outcome);
    if (!nodeClass) return outcome;
    if (!ctx.initialized(*nodeClass)) return ctx.blocked();
    ctx.note(self, Access::kWhole, Access::Kind::Read);
    if (isInterrupted(state, self)) {
        ctx.note(self, Access::kWhole, Access::Kind::Write);
        setInterrupted(state, self, false);
        return ctx.throwNew("java/lang/InterruptedException");
    }
    if (!isOwner(ctx, sync)) return throwNotOwner(ctx);
    if (!mayComeToWait(ctx, sync)) return ctx.blocked();

    const Ref node = ctx.newObject(*nodeClass);
    setField<Ref>(state, node, "waiter", self);
    setField<std::int32_t>(state, node, "status", kWaitsHere);
    if (const Ref last = getField<Ref>(state, condition, "lastWaiter"))
        setField<Ref>(state, last, "nextWaiter", node);
    else
        setField<Ref>(state, condition, "firstWaiter", node);
    setField<Ref>(state, condition, "lastWaiter", node);

    setOwner(ctx, sync, 0, 0);
    setField<Ref>(state, self, "parkBlocker", condition);
    state::Thread& thread = state.thread();
    thread.changed = true;
    interpreter::forget(thread.data.held, sync);
    thread.data.pendingRecursion = static_cast<std::uint16_t>(holds);
    // What is left of other waits would only make it look once more whether it has been signalled.
    thread.data.parkPermit = false;
    if (await.isTimed) {
        parkFor(ctx, sync, await.nanoseconds);
    } else {
        thread.data.status = ThreadStatus::Waiting;
        thread.data.waitingOn = sync;
        thread.data.timed = thread.data.maySpuriously = false;
        thread.data.wakeTime = 0;
        if (ctx.observer()) ctx.observer()->threadWaiting(state, state.current);
    }
    objects::noteGivenBack(ctx.vm, state, sync);
    return ctx.stop(interpreter::StopKind::Schedule);
}

NativeOutcome answerNothing(NativeContext& ctx, const Await&, bool) {
    return ctx.returnVoid();
}
NativeOutcome answerWhetherSignalled(NativeContext& ctx, const Await&, bool isSignalled) {
    return ctx.returnBoolean(isSignalled);
}
NativeOutcome answerTimeLeft(NativeContext& ctx, const Await& await, bool isSignalled) {
    return ctx.returnLong(isSignalled ? await.nanoseconds : 0);
}

} // namespace

NativeOutcome awaitCondition(NativeContext& ctx) {
    return await(ctx, {.answer = answerNothing});
}
NativeOutcome awaitConditionTimed(NativeContext& ctx) {
    const Ref unit = ctx.refAt(3);
    if (unit == 0) return ctx.throwNullPointer();
    return await(ctx, {.isTimed = true,
                       .nanoseconds = nanosecondsOf(ctx, ctx.longAt(1), unit),
                       .answer = answerWhetherSignalled});
}
NativeOutcome awaitConditionNanos(NativeContext& ctx) {
    if (isCalledByProgram(ctx, kCondition)) return NativeOutcome::Declined;
    return await(ctx, {.isTimed = true, .nanoseconds = ctx.longAt(1), .answer = answerTimeLeft});
}

NativeOutcome signalCondition(NativeContext& ctx) {
    return signalSome(ctx, false);
}
NativeOutcome signalAllOfCondition(NativeContext& ctx) {
    return signalSome(ctx, true);
}

} // namespace clew::vm::natives
