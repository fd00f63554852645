// What blocks a thread: Object.wait and notify, LockSupport.park and unpark, Thread.sleep.
//
// A peer that blocks sets the thread's status and leaves; somebody else's wake-up, or the explorer
// when it lets time pass, makes the thread runnable again, with ThreadData::wakeUp telling how. The
// peer is then executed again from its start, and reads wakeUp first.

#include <limits>

#include "vm/interpreter/Observer.h"
#include "vm/interpreter/OneStepCalls.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/natives/Peers.h"
#include "vm/natives/concurrent/ReentrantLocks.h"
#include "vm/natives/concurrent/Waiting.h"
#include "vm/natives/lang/Clock.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::natives {

using interpreter::Access;
using state::ThreadData;
using state::ThreadStatus;
using state::WakeUp;

namespace {

constexpr std::string_view kObject = "java/lang/Object", kThread = "java/lang/Thread",
                           kUnsafe = "jdk/internal/misc/Unsafe",
                           kLockSupport = "java/util/concurrent/locks/LockSupport";
constexpr std::string_view kInterruptedException = "java/lang/InterruptedException";

ThreadData& changeCurrent(LiveState& state) {
    state.thread().changed = true;
    return state.thread().data;
}

NativeOutcome throwNotOwner(NativeContext& ctx) {
    return ctx.throwNew("java/lang/IllegalMonitorStateException", "current thread is not owner");
}

bool ownsMonitor(const NativeContext& ctx, Ref monitor) {
    return ctx.state.object(monitor)->owner == ctx.state.current + 1;
}

// The method above that is not of `klass`; null: none.
const types::Method* callerBeyond(const state::Thread& thread, std::string_view klass) {
    const auto isBeyond = [&](const types::Method& method) {
        return method.info && method.holder->name.view() != klass;
    };
    for (const state::Frame* frame = thread.top; frame; frame = frame->caller)
        if (isBeyond(*frame->method)) return frame->method;
    for (const state::FrozenFrame* frame = thread.frozenBelow; frame; frame = frame->caller)
        if (isBeyond(*frame->method)) return frame->method;
    return nullptr;
}

} // namespace

std::int64_t nanosecondsOf(NativeContext& ctx, std::int64_t time, Ref unit) {
    // In this order in TimeUnit.
    constexpr std::int64_t kScales[] = {
        1, 1'000, 1'000'000, 1'000'000'000, 60'000'000'000, 3'600'000'000'000, 86'400'000'000'000};
    constexpr std::int64_t kMaximum = std::numeric_limits<std::int64_t>::max();
    const std::int64_t scale = kScales[getField<std::int32_t>(ctx.state, unit, "ordinal")];
    return time > kMaximum / scale ? kMaximum : time < 0 ? -1 : time * scale;
}

void parkFor(NativeContext& ctx, Ref lock, std::optional<std::int64_t> nanoseconds) {
    ThreadData& data = changeCurrent(ctx.state);
    data.status = ThreadStatus::Parked;
    data.waitingOn = lock;
    data.timed = nanoseconds.has_value();
    data.maySpuriously = false;
    data.wakeTime = nanoseconds ? wakeTimeAfter(ctx, *nanoseconds) : 0;
    if (ctx.observer()) ctx.observer()->threadWaiting(ctx.state, ctx.state.current);
}

bool isCalledByProgram(const NativeContext& ctx, std::string_view throughClass) {
    const types::Method* caller = callerBeyond(ctx.state.thread(), throughClass);
    return caller && !caller->holder->fromJdk;
}

namespace {

// Whether a thread that is about to wait may go on for no reason (JLS 17.2.1, LockSupport.park). A
// time limit is the same to who does not look at the clock.
bool maySpuriously(NativeContext& ctx, std::string_view throughClass, bool timed,
                   std::int64_t wakeTime) {
    if (!isCalledByProgram(ctx, throughClass)) return false;
    const bool may = ctx.vm.options.spuriousWakeUps && !timed;
    if (!may && (!timed || wakeTime != 0)) ctx.vm.approximated(Approximation::NoSpuriousWakeUp);
    if (may) objects::waitMayEndForNothing(ctx.vm);
    return may;
}

// Saturated.
std::int64_t nanosecondsOf(std::int64_t milliseconds) {
    constexpr std::int64_t kMaximum = std::numeric_limits<std::int64_t>::max();
    return milliseconds > kMaximum / 1'000'000 ? kMaximum : milliseconds * 1'000'000;
}

// ---- monitors

// The explorer has picked a thread that was woken: its monitor is free.
NativeOutcome returnFromWait(NativeContext& ctx, Ref monitor) {
    LiveState& state = ctx.state;
    const std::uint16_t owner = state.object(monitor)->owner;
    if (owner != 0) return NativeOutcome::Stopped;
    ThreadData& data = changeCurrent(state);
    Object* locked = state.writable(monitor);
    locked->owner = static_cast<std::uint16_t>(state.current + 1);
    locked->recursion = data.pendingRecursion;
    ctx.note(monitor, Access::kMonitor, Access::Kind::Acquire);
    ctx.note(data.object, Access::kWhole, Access::Kind::Write);
    const bool interrupted = data.wakeUp == WakeUp::Interrupted;
    data.wakeUp = WakeUp::None;
    data.pendingMonitor = 0;
    data.pendingRecursion = 0;
    ++data.monitors;
    if (ctx.observer()) ctx.observer()->objectLocked(state, monitor);
    if (!interrupted) return ctx.returnVoid();
    setInterrupted(state, data.object, false);
    return ctx.throwNew(kInterruptedException);
}

NativeOutcome wait(NativeContext& ctx) {
    LiveState& state = ctx.state;
    const Ref monitor = ctx.refAt(0);
    const std::int64_t milliseconds = ctx.longAt(1);
    if (state.thread().data.wakeUp != WakeUp::None) return returnFromWait(ctx, monitor);
    if (milliseconds < 0) {
        return ctx.throwNew("java/lang/IllegalArgumentException", "timeout value is negative");
    }
    if (!ownsMonitor(ctx, monitor)) return throwNotOwner(ctx);
    const Ref self = state.thread().data.object;
    ctx.note(self, Access::kWhole, Access::Kind::Read);
    if (isInterrupted(state, self)) {
        setInterrupted(state, self, false);
        return ctx.throwNew(kInterruptedException);
    }
    const bool timed = milliseconds > 0;
    const std::int64_t wakeTime = timed ? wakeTimeAfter(ctx, nanosecondsOf(milliseconds)) : 0;
    const bool spuriously = maySpuriously(ctx, kObject, timed, wakeTime);
    ctx.note(monitor, Access::kMonitor, Access::Kind::Release);
    ThreadData& data = changeCurrent(state);
    Object* released = state.writable(monitor);
    data.pendingRecursion = released->recursion;
    released->owner = 0;
    released->recursion = 0;
    objects::noteGivenBack(ctx.vm, state, monitor);
    --data.monitors;
    data.status = ThreadStatus::Waiting;
    data.waitingOn = monitor;
    data.timed = timed;
    data.maySpuriously = spuriously;
    data.wakeTime = wakeTime;
    if (ctx.observer()) {
        ctx.observer()->objectWait(state, monitor);
        ctx.observer()->objectUnlocked(state, monitor);
        ctx.observer()->threadWaiting(state, state.current);
    }
    return NativeOutcome::Stopped;
}

std::vector<std::uint16_t> waitingOn(const LiveState& state, Ref monitor) {
    std::vector<std::uint16_t> threads;
    for (std::size_t i = 0; i < state.threads.size(); ++i) {
        const ThreadData& data = state.threads[i].data;
        if (data.status == ThreadStatus::Waiting && data.waitingOn == monitor) {
            threads.push_back(static_cast<std::uint16_t>(i));
        }
    }
    return threads;
}

void notifyThread(NativeContext& ctx, std::size_t thread) {
    wake(ctx.state, thread, WakeUp::Notified);
    if (ctx.observer()) ctx.observer()->threadNotified(ctx.state, thread);
}

NativeOutcome notify(NativeContext& ctx) {
    const Ref monitor = ctx.refAt(0);
    if (!ownsMonitor(ctx, monitor)) return throwNotOwner(ctx);
    objects::notifiedOneOn(ctx.vm, ctx.state, monitor);
    ChoiceRequest request;
    request.kind = ChoiceRequest::Kind::Notified;
    request.threads = waitingOn(ctx.state, monitor);
    request.count = static_cast<std::uint32_t>(request.threads.size());
    std::uint32_t alternative = 0;
    if (request.count > 1 && !ctx.chosen(request, alternative)) return ctx.blocked();
    if (ctx.observer()) ctx.observer()->objectNotify(ctx.state, monitor, false);
    if (request.count > 0) notifyThread(ctx, request.threads[alternative]);
    return ctx.returnVoid();
}

NativeOutcome notifyAll(NativeContext& ctx) {
    const Ref monitor = ctx.refAt(0);
    if (!ownsMonitor(ctx, monitor)) return throwNotOwner(ctx);
    if (ctx.observer()) ctx.observer()->objectNotify(ctx.state, monitor, true);
    for (const std::uint16_t thread : waitingOn(ctx.state, monitor)) notifyThread(ctx, thread);
    return ctx.returnVoid();
}

// ---- park

// The program itself parks threads: what locks do with permits then matters.
void watchForOwnParking(NativeContext& ctx) {
    if (!isCalledByProgram(ctx, kLockSupport)) return;
    takeLocksAsWritten(ctx);
    takeQueuesAsWritten(ctx);
}

// Unsafe.park(boolean isAbsolute, long time): no limit where the time is 0 and not absolute.
NativeOutcome park(NativeContext& ctx) {
    LiveState& state = ctx.state;
    if (state.thread().data.wakeUp != WakeUp::None) {
        changeCurrent(state).wakeUp = WakeUp::None;
        ctx.note(state.thread().data.object, Access::kWhole, Access::Kind::Write);
        return ctx.returnVoid();
    }
    const Ref self = state.thread().data.object;
    watchForOwnParking(ctx);
    if (!ctx.scheduled(self)) return ctx.blocked();
    if (state.thread().data.parkPermit) {
        changeCurrent(state).parkPermit = false;
        return ctx.returnVoid();
    }
    const bool absolute = ctx.booleanAt(1);
    const std::int64_t time = ctx.longAt(2);
    if (isInterrupted(state, self) || time < 0 || (absolute && time == 0)) return ctx.returnVoid();
    const bool timed =
        (absolute || time > 0) && !(absolute && interpreter::awaitsWork(ctx.vm, state));
    const std::int64_t wakeTime = !timed     ? 0
                                  : absolute ? wakeTimeAt(ctx, nanosecondsOf(time))
                                             : wakeTimeAfter(ctx, time);
    const bool spuriously = maySpuriously(ctx, kLockSupport, timed, wakeTime);
    // With nobody else to go on, nothing can happen before the time has passed.
    if (timed && !interpreter::isOtherEnabled(state)) {
        sleepUntil(ctx, wakeTime);
        return ctx.returnVoid();
    }
    ThreadData& data = changeCurrent(state);
    data.status = ThreadStatus::Parked;
    data.timed = timed;
    data.maySpuriously = spuriously;
    data.wakeTime = wakeTime;
    if (ctx.observer()) ctx.observer()->threadWaiting(state, state.current);
    return NativeOutcome::Stopped;
}

NativeOutcome unpark(NativeContext& ctx) {
    LiveState& state = ctx.state;
    const Ref target = ctx.refAt(1);
    if (target == 0) return ctx.returnVoid();
    watchForOwnParking(ctx);
    if (!ctx.scheduled(target)) return ctx.blocked();
    const std::size_t index = threadIndexOf(state, target);
    if (index == kNoThread) return ctx.returnVoid();
    state::Thread& thread = state.threads[index];
    if (thread.data.status == ThreadStatus::Parked) {
        wake(state, index, WakeUp::Unparked);
        if (ctx.observer()) ctx.observer()->threadNotified(state, index);
    } else if (thread.data.wakeUp != WakeUp::Unparked) {
        // A thread that was unparked and has not gone on yet takes both permits as one.
        thread.changed = true;
        thread.data.parkPermit = true;
    }
    return ctx.returnVoid();
}

// ---- sleep

NativeOutcome sleepFor(NativeContext& ctx, std::int64_t nanoseconds) {
    LiveState& state = ctx.state;
    const Ref self = state.thread().data.object;
    const WakeUp how = state.thread().data.wakeUp;
    ctx.note(self, Access::kWhole, how == WakeUp::None ? Access::Kind::Read : Access::Kind::Write);
    if (how != WakeUp::None) {
        changeCurrent(state).wakeUp = WakeUp::None;
        if (how != WakeUp::Interrupted) return ctx.returnVoid();
        setInterrupted(state, self, false);
        return ctx.throwNew(kInterruptedException, "sleep interrupted");
    }
    const bool anyTime = nanoseconds > 0;
    if (!anyTime && !ctx.scheduledOnly(0)) return ctx.blocked();
    if (isInterrupted(state, self)) {
        setInterrupted(state, self, false);
        return ctx.throwNew(kInterruptedException, "sleep interrupted");
    }
    const std::int64_t wakeTime = anyTime ? wakeTimeAfter(ctx, nanoseconds) : 0;
    // With nobody else to go on, nothing can happen before the time has passed.
    if (!anyTime || !interpreter::isOtherEnabled(state)) {
        sleepUntil(ctx, wakeTime);
        return ctx.returnVoid();
    }
    ThreadData& data = changeCurrent(state);
    data.status = ThreadStatus::Sleeping;
    data.wakeTime = wakeTime;
    if (ctx.observer()) ctx.observer()->threadWaiting(state, state.current);
    return NativeOutcome::Stopped;
}

NativeOutcome sleep(NativeContext& ctx) {
    const std::int64_t milliseconds = ctx.longAt(0);
    if (milliseconds < 0) {
        return ctx.throwNew("java/lang/IllegalArgumentException", "timeout value is negative");
    }
    return sleepFor(ctx, nanosecondsOf(milliseconds));
}

NativeOutcome sleepNanos(NativeContext& ctx) {
    return sleepFor(ctx, ctx.longAt(0));
}

// Object.wait(long) and Thread.sleep(long) are native themselves in JDK 17; later they call wait0,
// and sleep0 or sleepNanos0, which take nanoseconds. Where they are not native, taking them over
// changes nothing but the stack traces.
constexpr NativePeer kPeers[] = {
    {kObject, "wait", "(J)V", wait, Before25},
    {kObject, "wait0", "(J)V", wait, After17},
    {kObject, "notify", "()V", notify},
    {kObject, "notifyAll", "()V", notifyAll},
    {kThread, "sleep", "(J)V", sleep},
    {kThread, "sleep0", "(J)V", sleepNanos, Between},
    {kThread, "sleepNanos0", "(J)V", sleepNanos, After17},
    {kUnsafe, "park", "(ZJ)V", park},
    {kUnsafe, "unpark", "(Ljava/lang/Object;)V", unpark},
};

} // namespace

NativeTable waitPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
