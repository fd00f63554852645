// Bookkeeping of java.util.concurrent.locks that other threads do not depend on: no scheduling
// points in it.
//
// - Thread.parkBlocker is there for tools that look at a program from outside.
// - Queues of threads that wait, until somebody asks for one (interpreter/WaitQueues.h).
// - AbstractOwnableSynchronizer.exclusiveOwnerThread is written by the thread that has the lock,
// and ReentrantLock and its
//   like ask it only whether it is the current thread: the answer to that is the same whatever
//   other threads do meanwhile.

#include "vm/natives/Peers.h"
#include "vm/natives/concurrent/ReentrantLocks.h"

namespace clew::vm::natives {

namespace {

constexpr std::string_view kOwnable = "java/util/concurrent/locks/AbstractOwnableSynchronizer",
                           kQueue = "java/util/concurrent/locks/AbstractQueuedSynchronizer",
                           kLockSupport = "java/util/concurrent/locks/LockSupport";

const Method* callerOf(NativeContext& ctx) {
    const state::Thread& thread = ctx.state.thread();
    return thread.top           ? thread.top->method
           : thread.frozenBelow ? thread.frozenBelow->method
                                : nullptr;
}

// The caller compares the owner with the current thread and forgets it.
bool onlyCompares(const Method& caller) {
    constexpr std::string_view lock = "java/util/concurrent/locks/ReentrantLock$",
                               readWrite = "java/util/concurrent/locks/ReentrantReadWriteLock$";
    const std::string_view name = caller.holder->name.view();
    return caller.holder->fromJdk && (name.starts_with(lock) || name.starts_with(readWrite)) &&
           caller.name.view() != "getOwner";
}

// The synchronizers of programs may use their owner for anything.
bool isOfProgram(const NativeContext& ctx) {
    return !ctx.state.object(ctx.refAt(0))->klass->fromJdk;
}

NativeOutcome getExclusiveOwner(NativeContext& ctx) {
    const Method* caller = callerOf(ctx);
    if (isOfProgram(ctx)) {
        if (!ctx.scheduled(ctx.refAt(0))) return ctx.blocked();
    } else if (!caller || !onlyCompares(*caller)) {
        if (!ctx.scheduled(ctx.refAt(0))) return ctx.blocked();
        ctx.vm.approximated(Approximation::LockOwnerSeenLate);
    }
    return ctx.returnRef(getField<Ref>(ctx.state, ctx.refAt(0), "exclusiveOwnerThread"));
}

NativeOutcome setExclusiveOwner(NativeContext& ctx) {
    if (isOfProgram(ctx) && !ctx.scheduled(ctx.refAt(0))) return ctx.blocked();
    setField<Ref>(ctx.state, ctx.refAt(0), "exclusiveOwnerThread", ctx.refAt(1));
    return ctx.returnVoid();
}

NativeOutcome setBlocker(NativeContext& ctx) {
    setField<Ref>(ctx.state, ctx.refAt(0), "parkBlocker", ctx.refAt(1));
    return ctx.returnVoid();
}
NativeOutcome setCurrentBlocker(NativeContext& ctx) {
    setField<Ref>(ctx.state, ctx.state.thread().data.object, "parkBlocker", ctx.refAt(0));
    return ctx.returnVoid();
}
NativeOutcome getBlocker(NativeContext& ctx) {
    if (ctx.refAt(0) == 0) return ctx.throwNullPointer();
    if (!ctx.scheduled(ctx.refAt(0))) return ctx.blocked();
    ctx.vm.approximated(Approximation::BlockerSeenLate);
    return ctx.returnRef(getField<Ref>(ctx.state, ctx.refAt(0), "parkBlocker"));
}

// Fair synchronizers look at the queue themselves before they let a thread pass.
bool isFairSynchronizer(const Method& caller) {
    return caller.holder->fromJdk && (caller.holder->name.view().ends_with("$FairSync") ||
                                      caller.name.view() == "hasQueuedPredecessors");
}

NativeOutcome askForQueue(NativeContext& ctx) {
    const Method* caller = callerOf(ctx);
    if (!caller || !isFairSynchronizer(*caller)) {
        if (isMonitor(ctx, ctx.refAt(0))) takeLocksAsWritten(ctx);
        takeQueuesAsWritten(ctx);
    }
    return NativeOutcome::Declined;
}

constexpr NativePeer queueIsAsked(std::string_view method, std::string_view descriptor) {
    return {kQueue, method, descriptor, askForQueue};
}

constexpr NativePeer kPeers[] = {
    queueIsAsked("hasQueuedThreads", "()Z"),
    queueIsAsked("getFirstQueuedThread", "()Ljava/lang/Thread;"),
    queueIsAsked("isQueued", "(Ljava/lang/Thread;)Z"),
    queueIsAsked("getQueueLength", "()I"),
    queueIsAsked("getQueuedThreads", "()Ljava/util/Collection;"),
    queueIsAsked("getExclusiveQueuedThreads", "()Ljava/util/Collection;"),
    queueIsAsked("getSharedQueuedThreads", "()Ljava/util/Collection;"),
    queueIsAsked("hasContended", "()Z"),
    {kOwnable, "getExclusiveOwnerThread", "()Ljava/lang/Thread;", getExclusiveOwner},
    {kOwnable, "setExclusiveOwnerThread", "(Ljava/lang/Thread;)V", setExclusiveOwner},
    {kLockSupport, "setBlocker", "(Ljava/lang/Thread;Ljava/lang/Object;)V", setBlocker},
    {kLockSupport, "setCurrentBlocker", "(Ljava/lang/Object;)V", setCurrentBlocker},
    {kLockSupport, "getBlocker", "(Ljava/lang/Thread;)Ljava/lang/Object;", getBlocker},
};

} // namespace

NativeTable synchronizerPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
