// java.util.concurrent.SynchronousQueue, not fair, as what it is to a program: a stack of threads
// that wait, all to give or all to take, of which the last one that came is the first to be met. As
// it is written, a hand-over is a dozen visible operations on nodes that nobody else can see. Here
// it is one: a thread meets another one, or begins to wait. The nodes and their stack are the
// JDK's; one that has been met stays where it is until its thread goes on, with itself as its
// match, and holds what was handed over.
//
// A thread waits parked for the stack (ThreadData::waitingOn). When it is interrupted, or its time
// has passed, it takes its node away, unless it has been met by then. Threads are met as it is
// written when locks are taken as they are written (ReentrantLocks.cpp), and where the class is
// made otherwise (from JDK 21 on).

#include "vm/natives/concurrent/SynchronousQueues.h"

#include "vm/Vm.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/Sharing.h"
#include "vm/natives/Peers.h"
#include "vm/natives/concurrent/ReentrantLocks.h"
#include "vm/natives/concurrent/Waiting.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::natives {

using interpreter::Access;
using state::ThreadStatus;
using state::WakeUp;

namespace {

constexpr std::string_view kNode = "java/util/concurrent/SynchronousQueue$TransferStack$SNode";
constexpr std::int32_t kTakes = 0, kGives = 1; // SNode.mode: REQUEST, DATA

std::uint32_t placeOf(NativeContext& ctx, Ref stack) {
    return static_cast<std::uint32_t>(ctx.object(stack)->klass->fieldNamed("head")->offset);
}

bool isMet(NativeContext& ctx, Ref node) {
    return getField<Ref>(ctx.state, node, "match") != 0;
}

// The first one of those that wait for whom it holds; 0: there is none.
template <class Predicate>
Ref findNode(NativeContext& ctx, Ref stack, const Predicate& holds) {
    Ref node = getField<Ref>(ctx.state, stack, "head");
    while (node != 0 && !holds(node)) node = getField<Ref>(ctx.state, node, "next");
    return node;
}

void removeNode(NativeContext& ctx, Ref stack, Ref node) {
    const Ref next = getField<Ref>(ctx.state, node, "next");
    const Ref before = findNode(
        ctx, stack, [&](Ref one) { return getField<Ref>(ctx.state, one, "next") == node; });
    if (before == 0)
        setField<Ref>(ctx.state, stack, "head", next);
    else
        setField<Ref>(ctx.state, before, "next", next);
}

void tell(NativeContext& ctx, Ref stack) {
    if (ctx.observer())
        ctx.observer()->synchronizingAccess(ctx.state, stack, placeOf(ctx, stack),
                                            {.writes = true, .acquires = true, .releases = true});
}

// What transfer returns who takes, and who gives: what was handed over.
NativeOutcome meet(NativeContext& ctx, Ref node, Ref given) {
    const Ref waiter = getField<Ref>(ctx.state, node, "waiter");
    setField<Ref>(ctx.state, node, "match", node);
    const Ref handed = given != 0 ? given : getField<Ref>(ctx.state, node, "item");
    setField<Ref>(ctx.state, node, "item", handed);
    ctx.note(waiter, Access::kWhole, Access::Kind::Write);
    const std::size_t index = threadIndexOf(ctx.state, waiter);
    if (ctx.state.threads[index].data.status == ThreadStatus::Parked) {
        wake(ctx.state, index, WakeUp::Unparked);
        if (ctx.observer()) ctx.observer()->threadNotified(ctx.state, index);
    }
    return ctx.returnRef(handed);
}

// A thread that has waited goes on.
NativeOutcome proceed(NativeContext& ctx, Ref stack, std::optional<std::int64_t> nanoseconds) {
    state::Thread& thread = ctx.state.thread();
    const Ref self = thread.data.object;
    const WakeUp how = thread.data.wakeUp;
    thread.changed = true;
    thread.data.wakeUp = WakeUp::None;
    ctx.note(self, Access::kWhole, Access::Kind::Write);
    ctx.note(stack, placeOf(ctx, stack), Access::Kind::Write);
    const Ref own = findNode(
        ctx, stack, [&](Ref node) { return getField<Ref>(ctx.state, node, "waiter") == self; });
    const bool hasMet = isMet(ctx, own);
    if (!hasMet && how != WakeUp::TimedOut && !isInterrupted(ctx.state, self)) {
        parkFor(ctx, stack, nanoseconds); // the permit was meant for something else
        return NativeOutcome::Stopped;
    }
    tell(ctx, stack);
    removeNode(ctx, stack, own);
    setField<Ref>(ctx.state, self, "parkBlocker", 0);
    return ctx.returnRef(hasMet ? getField<Ref>(ctx.state, own, "item") : 0);
}

} // namespace

// TransferStack.transfer(E given, boolean timed, long nanoseconds): null where nobody was met.
NativeOutcome transferOnStack(NativeContext& ctx) {
    const Ref stack = ctx.refAt(0), given = ctx.refAt(1);
    const bool isTimed = ctx.booleanAt(2);
    const std::int64_t nanoseconds = ctx.longAt(3);
    const std::optional<std::int64_t> limit = isTimed ? std::optional(nanoseconds) : std::nullopt;
    state::Thread& thread = ctx.state.thread();
    const Ref self = thread.data.object;
    if (thread.data.wakeUp != WakeUp::None) return proceed(ctx, stack, limit);
    if (areLocksAsWritten(ctx)) return NativeOutcome::Declined;
    NativeOutcome outcome;
    const Class* nodeClass = loadFor(ctx, kNode, outcome);
    if (!nodeClass) return outcome;
    if (!ctx.initialized(*nodeClass)) return ctx.blocked();
    if (!ctx.scheduled(stack, placeOf(ctx, stack), Access::Kind::Write)) return ctx.blocked();
    tell(ctx, stack);
    const std::int32_t mode = given != 0 ? kGives : kTakes;
    const Ref met = findNode(ctx, stack, [&](Ref node) {
        return !isMet(ctx, node) && getField<std::int32_t>(ctx.state, node, "mode") != mode;
    });
    if (met != 0) return meet(ctx, met, given);
    if (isTimed && nanoseconds <= 0) {
        ctx.noteOnlyRead(stack, placeOf(ctx, stack));
        return ctx.returnRef(0);
    }
    const Ref node = ctx.newObject(*nodeClass);
    setField<Ref>(ctx.state, node, "waiter", self);
    setField<Ref>(ctx.state, node, "item", given);
    setField<std::int32_t>(ctx.state, node, "mode", mode);
    setField<Ref>(ctx.state, node, "next", getField<Ref>(ctx.state, stack, "head"));
    setField<Ref>(ctx.state, stack, "head", node);
    setField<Ref>(ctx.state, self, "parkBlocker", stack);
    ctx.note(self, Access::kWhole, Access::Kind::Read);
    if (!isInterrupted(ctx.state, self)) {
        parkFor(ctx, stack, limit);
        return NativeOutcome::Stopped;
    }
    // It may be met before it notices.
    thread.changed = true;
    thread.data.wakeUp = WakeUp::Unparked;
    return ctx.stop(interpreter::StopKind::Schedule);
}

} // namespace clew::vm::natives
