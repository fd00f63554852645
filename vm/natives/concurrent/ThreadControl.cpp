// Thread.suspend, resume and stop, as JDKs have them up to version 19; later ones throw
// UnsupportedOperationException by themselves.

#include "vm/interpreter/Locks.h"
#include "vm/natives/Peers.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::natives {

using interpreter::StopKind;
using state::ThreadData;
using state::ThreadStatus;
using state::WakeUp;

namespace {

ThreadData* dataOf(NativeContext& ctx, Ref object) {
    const std::size_t index = threadIndexOf(ctx.state, object);
    if (index == kNoThread) return nullptr;
    ctx.state.threads[index].changed = true;
    return &ctx.state.threads[index].data;
}

// Other threads see nothing of it but that the thread does not go on, wherever it is: it keeps its
// monitors.
NativeOutcome suspend(NativeContext& ctx) {
    const Ref object = ctx.refAt(0);
    if (!ctx.scheduled(0)) return ctx.blocked();
    ThreadData* data = dataOf(ctx, object);
    if (!data) return ctx.returnVoid();
    data->suspended = true;
    return data == &ctx.state.thread().data ? ctx.stop(StopKind::Boundary) : ctx.returnVoid();
}

NativeOutcome resume(NativeContext& ctx) {
    if (!ctx.scheduled(0)) return ctx.blocked();
    if (ThreadData* data = dataOf(ctx, ctx.refAt(0))) data->suspended = false;
    return ctx.returnVoid();
}

// A thread that waits, is parked or sleeps is woken, and the exception comes when it has returned
// from there (with its monitor). One that is blocked at a monitor gets that first. One that waits
// for a lock of java.util.concurrent is parked.
void wakeToStop(LiveState& state, std::size_t index) {
    ThreadData& data = state.threads[index].data;
    switch (data.status) {
        case ThreadStatus::Waiting:
            wake(state, index, WakeUp::Notified);
            if (interpreter::isLock(*state.object(data.pendingMonitor))) data.pendingMonitor = 0;
            break;
        case ThreadStatus::Parked:
        case ThreadStatus::Sleeping:
            wake(state, index, WakeUp::Unparked);
            break;
        case ThreadStatus::Runnable:
            if (data.joins || (data.pendingMonitor != 0 &&
                               interpreter::isLock(*state.object(data.pendingMonitor))))
                data.pendingMonitor = 0;
            data.joins = false;
            break;
        case ThreadStatus::Terminated:
            break;
    }
}

NativeOutcome stop(NativeContext& ctx) {
    const Ref object = ctx.refAt(0), exception = ctx.refAt(1);
    if (object == ctx.state.thread().data.object) return ctx.throwRef(exception);
    if (!ctx.scheduled(0)) return ctx.blocked();
    ThreadData* data = dataOf(ctx, object);
    if (!data) { // it will end as soon as it has started, or has ended
        setFieldIfThere<std::uint8_t>(ctx.state, object, "stillborn", 1);
        return ctx.returnVoid();
    }
    ctx.vm.approximated(Approximation::StoppedAtOperation);
    data->pendingException = exception;
    ctx.state.share(exception, true);
    wakeToStop(ctx.state, threadIndexOf(ctx.state, object));
    return ctx.returnVoid();
}

constexpr std::string_view kThread = "java/lang/Thread";

constexpr NativePeer kPeers[] = {
    {kThread, "suspend0", "()V", suspend, Before25},
    {kThread, "resume0", "()V", resume, Before25},
    {kThread, "stop0", "(Ljava/lang/Object;)V", stop, Before25},
};

} // namespace

NativeTable threadControlPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
