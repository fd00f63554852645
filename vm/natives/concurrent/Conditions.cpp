// Conditions of ReentrantLocks that are taken as monitors (ReentrantLocks.cpp): await() is one
// operation, as Object.wait is, and not the twenty accesses to queues that it is written as. The
// thread waits on the lock (ThreadData::waitingOn), and once it was signalled needs it to go on.
//
// Who waits stands in the condition's own list, in which signal() takes the first, and which
// hasWaiters() and the like read. Those who wait as it is written (await with a time limit,
// awaitUninterruptibly) are in the same list. Where there are both, locks are taken as they are
// written from then on.
//
// Who was interrupted while it waited, and has not gone on yet, may have taken itself off the list
// already or not, when a signal comes: a choice. If it has not, the signal was for it, and it
// returns with its interrupt status set.

#include "vm/natives/concurrent/Conditions.h"

#include <fmt/format.h>

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
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::natives {

using interpreter::Access;
using interpreter::ChoiceRequest;
using interpreter::lockField;
using state::ThreadData;
using state::ThreadStatus;
using state::WakeUp;

namespace {

constexpr std::string_view kNode =
    "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionNode";
// Node.status of who waits here: COND. As it is written it is COND | WAITING.
constexpr std::int32_t kWaitsHere = 2;
constexpr std::size_t kInterruptedMost = 8; // that signalAll() finds

// Null where the condition belongs to something else than a lock that is taken as a monitor.
Ref lockOf(NativeContext& ctx) {
    const Ref sync = getField<Ref>(ctx.state, ctx.refAt(0), "this$0");
    return interpreter::isReentrantLock(*ctx.object(sync)) && isMonitor(ctx, sync) ? sync : 0;
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
    if (ctx.vm.observer)
        ctx.vm.observer->synchronizingAccess(ctx.state, sync, placeOf(ctx, sync),
                                             {.writes = true, .acquires = true, .releases = true});
}

NativeOutcome throwInterrupted(NativeContext& ctx) {
    setInterrupted(ctx.state, ctx.state.thread().data.object, false);
    return ctx.throwNew("java/lang/InterruptedException");
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

bool waitsHere(NativeContext& ctx, Ref node) {
    return getField<std::int32_t>(ctx.state, node, "status") == kWaitsHere;
}

// How the thread of a node waits. Gone: it has been stopped.
enum class Waiter { Gone, Waiting, Interrupted };
struct Found {
    std::size_t thread;
    Waiter how;
};
Found find(NativeContext& ctx, Ref sync, Ref node) {
    const std::size_t thread = threadIndexOf(ctx.state, getField<Ref>(ctx.state, node, "waiter"));
    if (thread == kNoThread) return {thread, Waiter::Gone};
    const ThreadData& data = ctx.state.threads[thread].data;
    if (data.status == ThreadStatus::Waiting && data.waitingOn == sync)
        return {thread, Waiter::Waiting};
    const bool isInterrupted = data.status == ThreadStatus::Runnable &&
                               data.wakeUp == WakeUp::Interrupted && data.pendingMonitor == sync;
    return {thread, isInterrupted ? Waiter::Interrupted : Waiter::Gone};
}

void signal(NativeContext& ctx, const Found& waiter) {
    ctx.note(ctx.state.threads[waiter.thread].data.object, Access::kWhole, Access::Kind::Write);
    if (waiter.how == Waiter::Waiting) {
        wake(ctx.state, waiter.thread, WakeUp::Notified);
    } else {
        ctx.state.threads[waiter.thread].data.wakeUp = WakeUp::Notified;
        ctx.state.threads[waiter.thread].changed = true;
    }
    if (ctx.vm.observer) ctx.vm.observer->threadNotified(ctx.state, waiter.thread);
}

// Who was signalled, or interrupted, has been picked: the lock is free.
NativeOutcome returnFromAwait(NativeContext& ctx, Ref sync) {
    if (!interpreter::isLockFree(*ctx.object(sync))) return NativeOutcome::Stopped;
    state::Thread& thread = ctx.state.thread();
    thread.changed = true;
    const Ref self = thread.data.object;
    ctx.note(sync, placeOf(ctx, sync), Access::Kind::Acquire);
    ctx.note(self, Access::kWhole, Access::Kind::Write);
    const bool wasInterrupted = thread.data.wakeUp == WakeUp::Interrupted;
    thread.data.wakeUp = WakeUp::None;
    thread.data.pendingMonitor = 0;
    setOwner(ctx, sync, self, std::exchange(thread.data.pendingRecursion, std::uint16_t(0)));
    interpreter::remember(thread.data.held, sync);
    setField<Ref>(ctx.state, self, "parkBlocker", 0);
    if (!wasInterrupted) return ctx.returnVoid();
    std::vector<Ref> nodes = nodesOf(ctx, ctx.refAt(0));
    std::erase_if(nodes,
                  [&](Ref node) { return getField<Ref>(ctx.state, node, "waiter") == self; });
    setNodes(ctx, ctx.refAt(0), nodes);
    return throwInterrupted(ctx);
}

// The nodes of the list; nothing where the method is to be executed as it is written.
std::optional<std::vector<Ref>> nodesHere(NativeContext& ctx) {
    std::vector<Ref> nodes = nodesOf(ctx, ctx.refAt(0));
    const auto here = std::ranges::count_if(nodes, [&](Ref node) { return waitsHere(ctx, node); });
    if (here == std::ssize(nodes)) return nodes;
    if (here != 0) takeLocksAsWritten(ctx);
    return std::nullopt;
}

} // namespace

NativeOutcome awaitCondition(NativeContext& ctx) {
    const Ref condition = ctx.refAt(0), sync = lockOf(ctx);
    if (sync == 0) return NativeOutcome::Declined;
    LiveState& state = ctx.state;
    if (state.thread().data.wakeUp != WakeUp::None) return returnFromAwait(ctx, sync);
    const Ref self = state.thread().data.object;
    const auto holds = getField<std::int32_t>(state, sync, "state");
    const Ref head = getField<Ref>(state, sync, "head");
    const bool isAnyQueued = head != 0 && getField<Ref>(state, head, "next") != 0;
    if (isAnyQueued || holds > std::numeric_limits<std::uint16_t>::max())
        return NativeOutcome::Declined;
    ctx.note(self, Access::kWhole, Access::Kind::Read);
    if (isInterrupted(state, self)) return throwInterrupted(ctx);
    if (!isOwner(ctx, sync)) return throwNotOwner(ctx);
    NativeOutcome outcome;
    const Class* nodes = loadFor(ctx, kNode, outcome);
    if (!nodes) return outcome;
    if (!ctx.initialized(*nodes)) return ctx.blocked();

    const Ref node = ctx.newObject(*nodes);
    setField<Ref>(state, node, "waiter", self);
    setField<std::int32_t>(state, node, "status", kWaitsHere);
    if (const Ref last = getField<Ref>(state, condition, "lastWaiter"))
        setField<Ref>(state, last, "nextWaiter", node);
    else
        setField<Ref>(state, condition, "firstWaiter", node);
    setField<Ref>(state, condition, "lastWaiter", node);

    ctx.note(sync, placeOf(ctx, sync), Access::Kind::Release);
    setOwner(ctx, sync, 0, 0);
    setField<Ref>(state, self, "parkBlocker", condition);
    state::Thread& thread = state.thread();
    thread.changed = true;
    interpreter::forget(thread.data.held, sync);
    thread.data.pendingRecursion = static_cast<std::uint16_t>(holds);
    thread.data.status = ThreadStatus::Waiting;
    thread.data.waitingOn = sync;
    thread.data.timed = thread.data.maySpuriously = false;
    thread.data.wakeTime = 0;
    objects::noteGivenBack(ctx.vm, state, sync);
    if (ctx.vm.observer) ctx.vm.observer->threadWaiting(state, state.current);
    return NativeOutcome::Stopped;
}

NativeOutcome signalCondition(NativeContext& ctx) {
    const Ref sync = lockOf(ctx);
    if (sync == 0) return NativeOutcome::Declined;
    if (!isOwner(ctx, sync)) return throwNotOwner(ctx);
    const auto nodes = nodesHere(ctx);
    if (!nodes) return NativeOutcome::Declined;
    // Any of those that were interrupted, or the first one that was not; so many nodes are gone
    // then.
    std::vector<std::pair<Found, std::size_t>> candidates;
    for (std::size_t i = 0; i < nodes->size(); ++i) {
        const Found found = find(ctx, sync, (*nodes)[i]);
        if (found.how == Waiter::Gone) continue;
        candidates.push_back({found, i + 1});
        if (found.how == Waiter::Waiting) break;
    }
    const bool isLastSure = !candidates.empty() && candidates.back().first.how == Waiter::Waiting;
    ChoiceRequest request;
    request.kind = ChoiceRequest::Kind::List;
    request.id = "Condition.signal";
    request.count = static_cast<std::uint32_t>(candidates.size() + (isLastSure ? 0 : 1));
    for (std::uint32_t i = 0; i < request.count; ++i)
        request.labels.push_back(
            i < candidates.size() ? fmt::format("waiter {}", candidates[i].second) : "nobody");
    std::uint32_t chosen = 0;
    if (request.count > 1 && !ctx.chosen(request, chosen)) return ctx.blocked();
    if (chosen == candidates.size()) {
        setNodes(ctx, ctx.refAt(0), {});
        return ctx.returnVoid();
    }
    setNodes(ctx, ctx.refAt(0), std::span(*nodes).subspan(candidates[chosen].second));
    signal(ctx, candidates[chosen].first);
    return ctx.returnVoid();
}

NativeOutcome signalAllOfCondition(NativeContext& ctx) {
    const Ref sync = lockOf(ctx);
    if (sync == 0) return NativeOutcome::Declined;
    if (!isOwner(ctx, sync)) return throwNotOwner(ctx);
    const auto nodes = nodesHere(ctx);
    if (!nodes) return NativeOutcome::Declined;
    std::vector<Found> waiting, interrupted;
    for (const Ref node : *nodes) {
        const Found found = find(ctx, sync, node);
        if (found.how == Waiter::Waiting) waiting.push_back(found);
        if (found.how == Waiter::Interrupted) interrupted.push_back(found);
    }
    if (interrupted.size() > kInterruptedMost) {
        takeLocksAsWritten(ctx);
        return NativeOutcome::Declined;
    }
    // Which of those that were interrupted are signalled.
    std::uint32_t chosen = 0;
    if (!interrupted.empty()) {
        ChoiceRequest request;
        request.kind = ChoiceRequest::Kind::List;
        request.id = "Condition.signalAll";
        request.count = 1u << interrupted.size();
        for (std::uint32_t set = 0; set < request.count; ++set) {
            std::string label = "interrupted ones:";
            for (std::size_t i = 0; i < interrupted.size(); ++i)
                if (set >> i & 1) label += fmt::format(" {}", i + 1);
            request.labels.push_back(std::move(label));
        }
        if (!ctx.chosen(request, chosen)) return ctx.blocked();
    }
    setNodes(ctx, ctx.refAt(0), {});
    for (const Found& waiter : waiting) signal(ctx, waiter);
    for (std::size_t i = 0; i < interrupted.size(); ++i)
        if (chosen >> i & 1) signal(ctx, interrupted[i]);
    return ctx.returnVoid();
}

} // namespace clew::vm::natives
