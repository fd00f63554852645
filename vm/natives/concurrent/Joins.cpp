// Thread.join() as what it is to a program: one operation, which a thread can make when the other
// one has ended (or has not started). As it is written, who joins takes the monitor of the Thread,
// looks whether that is alive, and waits to be notified; so it makes a difference whether it has
// come to wait when the thread ends, which nobody can tell.
//
// The monitor has to be free, since it is taken as it is written; who holds it itself gives it back
// while it waits, which is left to the JDK's own code. So is all of it in programs that could tell:
// that ask for the states of threads, or notify one of those that wait on a Thread, which may be
// one that joins.

#include <algorithm>

#include "vm/interpreter/Observer.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/natives/Peers.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::natives {

using interpreter::Access;
using objects::isAlive;
using state::WakeUp;

namespace {

// They end by a latch of their own.
bool isVirtual(const NativeContext& ctx, Ref thread) {
    static const types::Symbol name = types::Symbol::of("java/lang/BaseVirtualThread");
    return std::ranges::any_of(ctx.object(thread)->klass->superChain,
                               [](const Class* super) { return super->name == name; });
}

NativeOutcome awaitEnd(NativeContext& ctx, Ref target) {
    state::Thread& thread = ctx.state.thread();
    thread.changed = true;
    thread.data.pendingMonitor = target;
    thread.data.joins = !isInterrupted(ctx.state, thread.data.object);
    if (ctx.observer() && isAlive(ctx.state, target))
        ctx.observer()->threadBlocked(ctx.state, ctx.state.current, target);
    return ctx.blocked();
}

NativeOutcome join(NativeContext& ctx) {
    const Ref target = ctx.refAt(0);
    state::Thread& thread = ctx.state.thread();
    const Ref self = thread.data.object;
    const bool isUnderWay = thread.data.joins || thread.data.wakeUp != WakeUp::None;
    if (!isUnderWay && (objects::areJoinsAsWritten(ctx.vm) || isVirtual(ctx, target) ||
                        ctx.object(target)->owner == ctx.state.current + 1))
        return NativeOutcome::Declined;
    ctx.note(self, Access::kWhole, Access::Kind::Read);
    if (!ctx.scheduledOnly(target)) return awaitEnd(ctx, target);
    const bool isInterruptedNow = isInterrupted(ctx.state, self);
    if (ctx.object(target)->owner != 0 || (isAlive(ctx.state, target) && !isInterruptedNow)) {
        const bool wasPicked = thread.data.pendingMonitor == target;
        awaitEnd(ctx, target);
        thread.data.atOperation = true;
        if (wasPicked) thread.data.foundHeld = state::FoundHeld::Yes;
        return ctx.stop(interpreter::StopKind::Schedule);
    }
    // Who was interrupted before the end throws then, or had not looked yet and finds it ended.
    const bool throws = isAlive(ctx.state, target);
    thread.changed = true;
    thread.data.pendingMonitor = 0;
    thread.data.joins = false;
    thread.data.wakeUp = WakeUp::None;
    // First this: who has held the monitor before the end is no competitor. Who is interrupted
    // could have gone on before it.
    ctx.note(target, Access::kLife, isInterruptedNow ? Access::Kind::Read : Access::Kind::Await);
    ctx.note(target, Access::kMonitor, Access::Kind::Read);
    if (throws) {
        ctx.note(self, Access::kWhole, Access::Kind::Write);
        setInterrupted(ctx.state, self, false);
        return ctx.throwNew("java/lang/InterruptedException");
    }
    if (ctx.observer() && objects::hasEnded(ctx.state, target))
        ctx.observer()->threadEndSeen(ctx.state, target);
    return ctx.returnVoid();
}

constexpr NativePeer kPeers[] = {
    {"java/lang/Thread", "join", "()V", join},
};

} // namespace

NativeTable joinPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
