// java.util.concurrent.locks.ReentrantLock, not fair, as what it is to a program: a monitor. Its
// implementation does dozens of visible operations on fields that only it can see, and queues of
// waiting threads would tell apart states that no program can tell apart. So lock() is one
// operation, which a thread can make when the lock is free, and unlock() is another one. Threads
// that wait do not enter the queue; those that wait on a Condition, or with a time limit, do, in
// the JDK's own code, and unlock() calls that code when there are any.
//
// The order in which waiting threads get the lock is any, as it is for a program that cannot tell
// when a thread that has called lock() has entered the queue. Where a program looks at the queue,
// or parks threads itself (the permits that locks take and leave behind would be missing), the
// exploration starts again with the locks as they are written. Without partial-order reduction they
// always are.

#include "vm/natives/concurrent/ReentrantLocks.h"

#include <limits>
#include <utility>

#include "vm/Vm.h"
#include "vm/interpreter/Locks.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/interpreter/Sharing.h"
#include "vm/interpreter/WaitQueues.h"
#include "vm/natives/Peers.h"
#include "vm/natives/concurrent/Conditions.h"
#include "vm/natives/concurrent/Latches.h"
#include "vm/natives/concurrent/Semaphores.h"
#include "vm/natives/concurrent/SynchronousQueues.h"
#include "vm/natives/concurrent/Waiting.h"
#include "vm/natives/concurrent/WorkerLocks.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::natives {

using interpreter::Access;
using interpreter::lockField;
using interpreter::NativePeer;
using interpreter::Protection;
using state::WakeUp;

namespace {

constexpr std::string_view kLock = "java/util/concurrent/locks/ReentrantLock",
                           kSync = "java/util/concurrent/locks/ReentrantLock$Sync",
                           kNonfair = "java/util/concurrent/locks/ReentrantLock$NonfairSync",
                           kWorker = "java/util/concurrent/ThreadPoolExecutor$Worker",
                           kLatch = "java/util/concurrent/CountDownLatch",
                           kSemaphore = "java/util/concurrent/Semaphore",
                           kCondition =
                               "java/util/concurrent/locks/"
                               "AbstractQueuedSynchronizer$ConditionObject";

constexpr auto kAsWritten = static_cast<std::uint8_t>(Protection::None); // Field::sharing

const types::Field& stateOfSynchronizers(NativeContext& ctx) {
    return *ctx.vm.linker->load("java/util/concurrent/locks/AbstractQueuedSynchronizer")
                .fieldNamed("state");
}

std::int32_t lockState(const Object& sync) {
    return sync.at<std::int32_t>(lockField(sync).offset);
}

bool isHeld(NativeContext& ctx, Ref sync) {
    return interpreter::ownerOfLock(*ctx.object(sync)) == ctx.state.thread().data.object;
}

std::uint32_t placeOf(const NativeContext& ctx, Ref sync) {
    return static_cast<std::uint32_t>(lockField(*ctx.object(sync)).offset);
}

void setState(NativeContext& ctx, Ref sync, std::int32_t value) {
    setField<std::int32_t>(ctx.state, sync, "state", value);
}

void tell(NativeContext& ctx, Ref sync) {
    if (ctx.observer())
        ctx.observer()->synchronizingAccess(ctx.state, sync, lockField(*ctx.object(sync)).offset,
                                            {.writes = true, .acquires = true, .releases = true});
}

NativeOutcome interruptedInstead(NativeContext& ctx) {
    state::Thread& thread = ctx.state.thread();
    thread.changed = true;
    thread.data.pendingMonitor = 0;
    thread.data.wakeUp = WakeUp::None;
    const Ref self = thread.data.object;
    setInterrupted(ctx.state, self, false);
    return ctx.throwNew("java/lang/InterruptedException");
}

// Who is interrupted while it waits, and may not leave for that, takes its interrupt status away
// and sets it again when it has the lock. That counts for who asks for the status (isInterrupted).
// Where the lock is free by now, it has waited or not: a choice, unless it had found it free
// (WakeUp::Unparked). False: that is still to be made.
bool settleInterrupt(NativeContext& ctx, Ref sync, bool& goesOn) {
    state::ThreadData& data = ctx.state.thread().data;
    const bool mayHaveWaited = data.wakeUp == WakeUp::Interrupted;
    if (!mayHaveWaited && data.wakeUp != WakeUp::Unparked) return true;
    const bool isSeen =
        objects::areThreadStatesAsked(ctx.vm) && isInterrupted(ctx.state, data.object);
    const bool isFree = lockState(*ctx.object(sync)) == 0;
    std::uint32_t alternative = 1;
    if (isSeen && isFree && mayHaveWaited) {
        interpreter::ChoiceRequest request;
        request.kind = interpreter::ChoiceRequest::Kind::List;
        request.count = 2;
        request.id = "lock";
        request.labels = {"has waited", "has not waited"};
        if (!ctx.chosen(request, alternative)) return false;
    }
    goesOn = isFree && alternative == 1;
    data.wakeUp = WakeUp::None;
    if (goesOn || !isSeen) return true;
    ctx.note(data.object, Access::kWhole, Access::Kind::Write);
    setInterrupted(ctx.state, data.object, false);
    data.wakeUp = WakeUp::InterruptSeen;
    return true;
}

void restoreInterrupt(NativeContext& ctx) {
    state::ThreadData& data = ctx.state.thread().data;
    if (std::exchange(data.wakeUp, WakeUp::None) != WakeUp::InterruptSeen) return;
    ctx.note(data.object, Access::kWhole, Access::Kind::Write);
    setInterrupted(ctx.state, data.object, true);
}

NativeOutcome acquire(NativeContext& ctx, bool interruptibly) {
    const Ref sync = ctx.refAt(0), self = ctx.state.thread().data.object;
    const auto mustThrow = [&] { return interruptibly && isInterrupted(ctx.state, self); };
    if (isHeld(ctx, sync)) {
        if (mustThrow()) return interruptedInstead(ctx);
        const std::int32_t holds = lockState(*ctx.object(sync));
        if (holds == std::numeric_limits<std::int32_t>::max())
            return ctx.throwNew("java/lang/Error", "Maximum lock count exceeded");
        setState(ctx, sync, holds + 1);
        return ctx.returnVoid();
    }
    if (!isMonitor(ctx, sync))
        return callWritten(ctx, sync, interruptibly ? "acquireInterruptibly" : "acquire", "(I)V");
    state::Thread& thread = ctx.state.thread();
    const auto note = [&](Access::Kind kind) {
        ctx.note(sync, static_cast<std::uint32_t>(lockField(*ctx.object(sync)).offset), kind);
    };
    if (!ctx.scheduledOnly(sync)) {
        if (interruptibly) ctx.note(self, Access::kWhole, Access::Kind::Read); // it looks already
        if (!mustThrow()) thread.data.pendingMonitor = sync;
        if (objects::areThreadStatesAsked(ctx.vm)) note(Access::Kind::Read);
        if (lockState(*ctx.object(sync)) != 0 && ctx.observer())
            ctx.observer()->threadBlocked(ctx.state, ctx.state.current, sync);
        return ctx.blocked();
    }
    ctx.note(self, Access::kWhole, Access::Kind::Read);
    if (mustThrow()) {
        bool passes = false;
        if (!passesInSpite(ctx, sync, "lockInterruptibly", passes)) return ctx.blocked();
        if (!passes) return interruptedInstead(ctx);
    }
    thread.changed = true;
    bool goesOn = true;
    if (!interruptibly && !settleInterrupt(ctx, sync, goesOn)) return ctx.blocked();
    if (!goesOn || lockState(*ctx.object(sync)) != 0) return waitForLock(ctx, sync);
    restoreInterrupt(ctx);
    thread.data.pendingMonitor = 0;
    setState(ctx, sync, 1);
    setField<Ref>(ctx.state, sync, "exclusiveOwnerThread", self);
    interpreter::remember(thread.data.held, sync);
    note(Access::Kind::Acquire);
    tell(ctx, sync);
    return ctx.returnVoid();
}

NativeOutcome lock(NativeContext& ctx) {
    return acquire(ctx, false);
}
NativeOutcome lockInterruptibly(NativeContext& ctx) {
    return acquire(ctx, true);
}

// As it is written, two operations: it looks whether the lock is free, and then is the first or
// not.
NativeOutcome tryAcquire(NativeContext& ctx) {
    const Ref sync = ctx.refAt(0), self = ctx.state.thread().data.object;
    if (!isMonitor(ctx, sync) || isHeld(ctx, sync)) return NativeOutcome::Declined;
    const types::Field& field = lockField(*ctx.object(sync));
    if (!ctx.mayAccess(field, sync, true)) return ctx.blocked();
    const std::int32_t holds = lockState(*ctx.object(sync));
    tell(ctx, sync);
    if (holds != 0) {
        ctx.noteOnlyRead(sync, static_cast<std::uint32_t>(field.offset));
        return ctx.returnBoolean(false);
    }
    setState(ctx, sync, ctx.intAt(1));
    setField<Ref>(ctx.state, sync, "exclusiveOwnerThread", self);
    return ctx.returnBoolean(true);
}

// tryLock with a time limit: takes the lock, or parks for it (ThreadData::waitingOn). Who parks
// goes on when the lock is free, for which no time has to pass, or when its time has passed.
NativeOutcome tryLockNanos(NativeContext& ctx) {
    const Ref sync = ctx.refAt(0), self = ctx.state.thread().data.object;
    if (!isMonitor(ctx, sync) || isHeld(ctx, sync)) return NativeOutcome::Declined;
    state::Thread& thread = ctx.state.thread();
    const types::Field& field = lockField(*ctx.object(sync));
    const auto place = static_cast<std::uint32_t>(field.offset);
    const WakeUp how = thread.data.wakeUp;
    ctx.note(self, Access::kWhole, how == WakeUp::None ? Access::Kind::Read : Access::Kind::Write);
    if (how != WakeUp::None)
        ctx.note(sync, place, Access::Kind::Write);
    else if (!ctx.mayAccess(field, sync, true)) {
        looksFirst(ctx, sync);
        return ctx.blocked();
    }
    bool passes = true;
    if (isInterrupted(ctx.state, self) && !passesInSpite(ctx, sync, "tryLock", passes))
        return ctx.blocked();
    thread.changed = true;
    thread.data.waitingOn = 0;
    const auto leave = [&] {
        thread.data.wakeUp = WakeUp::None;
        if (how != WakeUp::None) setField<Ref>(ctx.state, self, "parkBlocker", 0);
    };
    if (!passes) {
        leave();
        return interruptedInstead(ctx);
    }
    tell(ctx, sync);
    const bool isFree = lockState(*ctx.object(sync)) == 0;
    if (!isFree) ctx.noteOnlyRead(sync, place);
    if (isFree) {
        setState(ctx, sync, 1);
        setField<Ref>(ctx.state, sync, "exclusiveOwnerThread", self);
        interpreter::remember(thread.data.held, sync);
    }
    if (isFree || how == WakeUp::TimedOut || ctx.longAt(1) <= 0) {
        leave();
        return ctx.returnBoolean(isFree);
    }
    setField<Ref>(ctx.state, self, "parkBlocker", sync);
    parkFor(ctx, sync, ctx.longAt(1));
    return NativeOutcome::Stopped;
}

NativeOutcome unlock(NativeContext& ctx) {
    const Ref sync = getField<Ref>(ctx.state, ctx.refAt(0), "sync");
    if (sync == 0) return NativeOutcome::Declined;
    const auto written = [&] { return callWritten(ctx, sync, "release", "(I)Z"); };
    if (!isMonitor(ctx, sync) || !isHeld(ctx, sync)) return written();
    const std::int32_t holds = lockState(*ctx.object(sync));
    if (holds > 1) {
        setState(ctx, sync, holds - 1);
        return ctx.returnVoid();
    }
    ctx.state.thread().changed = true;
    interpreter::forget(ctx.state.thread().data.held, sync);
    if (const Ref head = getField<Ref>(ctx.state, sync, "head");
        head && getField<Ref>(ctx.state, head, "next"))
        return written(); // somebody is to be woken
    if (!mayGiveBack(ctx, sync)) return ctx.blocked();
    setField<Ref>(ctx.state, sync, "exclusiveOwnerThread", 0);
    setState(ctx, sync, 0);
    objects::noteGivenBack(ctx.vm, ctx.state, sync);
    tell(ctx, sync);
    return ctx.returnVoid();
}

// ---- what looks at the queue: from then on there must be one

NativeOutcome callOnQueue(NativeContext& ctx, std::string_view method,
                          std::string_view descriptor) {
    takeLocksAsWritten(ctx);
    takeQueuesAsWritten(ctx);
    const Ref sync = getField<Ref>(ctx.state, ctx.refAt(0), "sync");
    if (sync == 0) return NativeOutcome::Declined;
    const Slot arguments[] = {sync, ctx.arguments[1]};
    return ctx.call(*ctx.object(sync)->klass->findMethod(types::Symbol::of(method),
                                                         types::Symbol::of(descriptor)),
                    {arguments, descriptor.starts_with("()") ? std::size_t(1) : std::size_t(2)});
}

NativeOutcome hasQueuedThreads(NativeContext& ctx) {
    return callOnQueue(ctx, "hasQueuedThreads", "()Z");
}
NativeOutcome hasQueuedThread(NativeContext& ctx) {
    return callOnQueue(ctx, "isQueued", "(Ljava/lang/Thread;)Z");
}
NativeOutcome getQueueLength(NativeContext& ctx) {
    return callOnQueue(ctx, "getQueueLength", "()I");
}
NativeOutcome getQueuedThreads(NativeContext& ctx) {
    return callOnQueue(ctx, "getQueuedThreads", "()Ljava/util/Collection;");
}

constexpr NativePeer kPeers[] = {
    {kSync, "lock", "()V", lock},
    {kSync, "lockInterruptibly", "()V", lockInterruptibly},
    {kNonfair, "tryAcquire", "(I)Z", tryAcquire},
    {kSync, "tryLockNanos", "(J)Z", tryLockNanos},
    {kLock, "unlock", "()V", unlock},
    {kLock, "hasQueuedThreads", "()Z", hasQueuedThreads},
    {kLock, "hasQueuedThread", "(Ljava/lang/Thread;)Z", hasQueuedThread},
    {kLock, "getQueueLength", "()I", getQueueLength},
    {kLock, "getQueuedThreads", "()Ljava/util/Collection;", getQueuedThreads},
    {kWorker, "lock", "()V", lockWorker},
    {kWorker, "unlock", "()V", unlockWorker},
    {kCondition, "await", "()V", awaitCondition},
    {kCondition, "await", "(JLjava/util/concurrent/TimeUnit;)Z", awaitConditionTimed},
    {kCondition, "awaitNanos", "(J)J", awaitConditionNanos},
    {kCondition, "signal", "()V", signalCondition},
    {kCondition, "signalAll", "()V", signalAllOfCondition},
    NativePeer{"java/util/concurrent/CountDownLatch$Sync", "<init>", "(I)V", makeLatch, true}
        .decliningSome(),
    {kLatch, "await", "()V", awaitLatch},
    {kLatch, "await", "(JLjava/util/concurrent/TimeUnit;)Z", awaitLatchTimed},
    {kLatch, "countDown", "()V", countDownLatch},
    NativePeer{kSemaphore, "acquire", "()V", acquireSemaphore, true}.decliningSome(),
    NativePeer{kSemaphore, "acquire", "(I)V", acquireSeveral, true}.decliningSome(),
    NativePeer{kSemaphore, "acquireUninterruptibly", "()V", acquireUninterruptibly, true}
        .decliningSome(),
    NativePeer{kSemaphore, "acquireUninterruptibly", "(I)V", acquireUninterruptibly, true}
        .decliningSome(),
    {kSemaphore, "tryAcquire", "(JLjava/util/concurrent/TimeUnit;)Z", tryAcquireFor},
    {kSemaphore, "tryAcquire", "(IJLjava/util/concurrent/TimeUnit;)Z", tryAcquireSeveralFor},
    NativePeer{kSemaphore, "release", "()V", releaseSemaphore, true}.decliningSome(),
    NativePeer{kSemaphore, "release", "(I)V", releaseSeveral, true}.decliningSome(),
    {"java/util/concurrent/SynchronousQueue$TransferStack", "transfer",
     "(Ljava/lang/Object;ZJ)Ljava/lang/Object;", transferOnStack, Before25},
};

} // namespace

bool isMonitor(const NativeContext& ctx, Ref sync) {
    if (sync == 0) return false; // of an input, whose fields are inputs
    const Object& object = *ctx.object(sync);
    return interpreter::isLock(object) &&
           lockField(object).sharing.load(std::memory_order_relaxed) != kAsWritten;
}

bool areLocksAsWritten(NativeContext& ctx) {
    return stateOfSynchronizers(ctx).sharing.load(std::memory_order_relaxed) == kAsWritten;
}

bool mayGiveBack(NativeContext& ctx, Ref sync) {
    const types::Field& field = lockField(*ctx.object(sync));
    const auto place = static_cast<std::uint32_t>(field.offset);
    const bool maybeSeen = static_cast<Protection>(field.sharing.load(std::memory_order_relaxed)) !=
                           Protection::Innermost;
    if (maybeSeen || objects::areThreadStatesAsked(ctx.vm) || !ctx.vm.options.partialOrderReduction)
        return ctx.scheduled(sync, place, Access::Kind::Release);
    ctx.note(sync, place, Access::Kind::Release);
    return true;
}

NativeOutcome callWritten(NativeContext& ctx, Ref sync, std::string_view method,
                          std::string_view descriptor) {
    const Method* declared = ctx.object(sync)->klass->findMethod(types::Symbol::of(method),
                                                                 types::Symbol::of(descriptor));
    const Slot arguments[] = {sync, values::fromInt(1)};
    return ctx.call(*declared, arguments);
}

NativeOutcome waitForLock(NativeContext& ctx, Ref sync) {
    state::Thread& thread = ctx.state.thread();
    const bool wasPicked = thread.data.pendingMonitor == sync;
    thread.changed = true;
    thread.data.pendingMonitor = sync;
    thread.data.atOperation = true;
    if (wasPicked) thread.data.foundHeld = state::FoundHeld::Yes;
    if (ctx.observer()) ctx.observer()->threadBlocked(ctx.state, ctx.state.current, sync);
    return ctx.stop(interpreter::StopKind::Schedule);
}

bool passesInSpite(NativeContext& ctx, Ref sync, std::string_view method, bool& passes) {
    passes = false;
    if (interpreter::isLockFree(*ctx.object(sync))) return passesInTime(ctx, sync, method, passes);
    ctx.note(sync, placeOf(ctx, sync), Access::Kind::Read);
    return true;
}

bool passesInTime(NativeContext& ctx, Ref sync, std::string_view method, bool& passes) {
    passes = false;
    ctx.note(sync, placeOf(ctx, sync), Access::Kind::Read);
    const state::ThreadData& data = ctx.state.thread().data;
    const bool hasLooked =
        data.wakeUp != WakeUp::None || data.pendingMonitor == sync || data.waitingOn == sync;
    if (!hasLooked) return true;
    interpreter::ChoiceRequest request;
    request.kind = interpreter::ChoiceRequest::Kind::List;
    request.count = 2;
    request.id = method;
    request.labels = {"has seen no interrupt", "is interrupted"};
    std::uint32_t alternative = 0;
    if (!ctx.chosen(request, alternative)) return false;
    passes = alternative == 0;
    return true;
}

void looksFirst(NativeContext& ctx, Ref sync) {
    state::Thread& thread = ctx.state.thread();
    thread.changed = true;
    if (!isInterrupted(ctx.state, thread.data.object)) thread.data.waitingOn = sync;
}

void takeLocksAsWritten(NativeContext& ctx) {
    if (!ctx.vm.options.partialOrderReduction || !interpreter::hasSeveralThreads(ctx.state)) return;
    if (stateOfSynchronizers(ctx).sharing.exchange(kAsWritten) != kAsWritten)
        ctx.vm.sharingChanges.fetch_add(1);
}

void takeQueuesAsWritten(NativeContext& ctx) {
    if (!ctx.vm.options.partialOrderReduction || !interpreter::hasSeveralThreads(ctx.state)) return;
    interpreter::takeWaitQueuesAsWritten(ctx.vm);
}

NativeTable lockPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
