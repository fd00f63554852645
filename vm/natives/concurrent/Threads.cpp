// java.lang.Thread. What blocks a thread (wait, park, sleep) is in Waiting.cpp.

#include <algorithm>
#include <cstring>

#include "vm/interpreter/Frames.h"
#include "vm/interpreter/Locks.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/interpreter/TaskFields.h"
#include "vm/interpreter/ThreadLife.h"
#include "vm/interpreter/decode/Operations.h"
#include "vm/natives/Peers.h"
#include "vm/natives/concurrent/ReentrantLocks.h"
#include "vm/natives/concurrent/Threads.h"
#include "vm/natives/concurrent/Waiting.h"
#include "vm/natives/lang/OffHeap.h"
#include "vm/objects/Shared.h"
#include "vm/objects/StackTrace.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::natives {

using interpreter::Access;
using interpreter::ChoiceRequest;
using state::FoundHeld;
using state::ThreadData;
using state::ThreadStatus;
using state::WakeUp;

bool isOfInitialization(const LiveState& state, Ref pendingMonitor) {
    return (state.object(pendingMonitor)->flags & state::Object::InitializationMask) != 0;
}

std::string_view stateName(LiveState& state, Ref object) {
    const std::size_t index = threadIndexOf(state, object);
    if (index == kNoThread) return objects::hasEnded(state, object) ? "TERMINATED" : "NEW";
    const ThreadData& data = state.threads[index].data;
    switch (data.status) {
        case ThreadStatus::Waiting:
        case ThreadStatus::Parked:
            return data.timed ? "TIMED_WAITING" : "WAITING";
        case ThreadStatus::Sleeping:
            return "TIMED_WAITING";
        case ThreadStatus::Terminated:
            return "TERMINATED";
        case ThreadStatus::Runnable:
            break;
    }
    if (data.foundHeld == FoundHeld::Unnoticed) return data.timed ? "TIMED_WAITING" : "WAITING";
    if (data.joins) return objects::isAlive(state, data.pendingMonitor) ? "WAITING" : "RUNNABLE";
    if (data.pendingMonitor == 0 || data.foundHeld == FoundHeld::No ||
        isOfInitialization(state, data.pendingMonitor))
        return "RUNNABLE";
    return interpreter::isLock(*state.object(data.pendingMonitor)) ? "WAITING" : "BLOCKED";
}

bool isMonitorHeld(const LiveState& state, std::size_t thread) {
    const Ref monitor = state.threads[thread].data.pendingMonitor;
    if (interpreter::isLock(*state.object(monitor))) return !interpreter::isEnabled(state, thread);
    const std::uint16_t owner = state.object(monitor)->owner;
    return owner != 0 && owner != thread + 1;
}

Ref traceOf(NativeContext& ctx, const Class& elementClass, const Class& arrayClass,
            std::size_t index, std::uint32_t maximalDepth) {
    std::vector<TraceFrame> visible;
    for (const TraceFrame& frame : framesOf(ctx.state.threads[index])) {
        if (!frame.method->isHidden && visible.size() < maximalDepth) visible.push_back(frame);
    }
    const Ref array = ctx.newArray(arrayClass, static_cast<std::uint32_t>(visible.size()));
    for (std::uint32_t i = 0; i < visible.size(); ++i) {
        const Ref element = ctx.newObject(elementClass);
        fillStackTraceElement(ctx.vm, ctx.state, element, visible[i]);
        setElement(ctx.state, array, i, element);
    }
    return array;
}

bool loadTraceClasses(NativeContext& ctx, const Class*& element, const Class*& array,
                      NativeOutcome& outcome) {
    element = loadFor(ctx, "java/lang/StackTraceElement", outcome);
    if (!element) return false;
    array = loadFor(ctx, "[Ljava/lang/StackTraceElement;", outcome);
    return array != nullptr;
}

std::vector<const ThreadData*> inOrderOfStart(const LiveState& state) {
    std::vector<const ThreadData*> threads;
    for (const state::Thread& thread : state.threads) {
        if (!thread.data.isFree()) threads.push_back(&thread.data);
    }
    std::ranges::sort(threads, {}, &ThreadData::number);
    return threads;
}

namespace {

NativeOutcome currentThread(NativeContext& ctx) {
    return ctx.returnRef(ctx.state.thread().data.object);
}

// ---- life

NativeOutcome start(NativeContext& ctx) {
    const Ref object = ctx.refAt(0);
    if (getField<std::int64_t>(ctx.state, object, "eetop") != 0) {
        return ctx.throwNew("java/lang/IllegalThreadStateException");
    }
    if (!ctx.scheduled(0, Access::kThreads, Access::Kind::Write)) return ctx.blocked();
    ctx.note(object, Access::kLife, Access::Kind::Write);
    interpreter::startThread(ctx.vm, ctx.state, object, isDaemon(ctx.state, object));
    return ctx.returnVoid();
}

ChoiceRequest choiceOfState(std::string first, std::string second) {
    ChoiceRequest request;
    request.kind = ChoiceRequest::Kind::List;
    request.count = 2;
    request.id = "Thread.getState";
    request.labels = {std::move(first), std::move(second)};
    return request;
}

// A thread that may go on waits until it has noticed. False: the choice has to be made first.
bool settleNoticed(NativeContext& ctx, std::size_t index) {
    state::Thread& thread = ctx.state.threads[index];
    if (thread.data.foundHeld != FoundHeld::Unnoticed) return true;
    std::uint32_t alternative = 1;
    if (!ctx.vm.options.singlePath &&
        !ctx.chosen(choiceOfState("still waits", "goes on"), alternative))
        return false;
    if (alternative == 0) return true;
    thread.data.foundHeld =
        thread.data.wakeUp == WakeUp::Notified ? FoundHeld::Maybe : FoundHeld::No;
    thread.changed = true;
    return true;
}

// A thread that needs a monitor may wait for it already, or be only about to ask; and when it has
// been given back, may not have noticed yet. False: the choice has to be made first.
bool settleFoundHeld(NativeContext& ctx, Ref object) {
    LiveState& state = ctx.state;
    const std::size_t index = threadIndexOf(state, object);
    if (index == kNoThread) return true;
    const ThreadData& data = state.threads[index].data;
    if (data.status == ThreadStatus::Terminated) return true;
    objects::askedForThreadState(ctx.vm); // other than whether it has started, or ended
    if (!settleNoticed(ctx, index)) return false;
    if (data.foundHeld == FoundHeld::Unnoticed) return true;
    if (data.status != ThreadStatus::Runnable || data.pendingMonitor == 0) return true;
    const bool isHeld = isMonitorHeld(state, index);
    FoundHeld found = data.foundHeld;
    if (ctx.vm.options.singlePath) {
        found = isHeld ? FoundHeld::Yes : FoundHeld::No;
    } else if (isHeld && data.wakeUp != WakeUp::None) { // it was waiting before
        found = FoundHeld::Yes;
    } else if (isHeld ? found != FoundHeld::Yes : found != FoundHeld::No) {
        std::uint32_t alternative = 0;
        if (!ctx.chosen(choiceOfState("waits for a monitor", "does not"), alternative))
            return false;
        found = alternative != 0 ? FoundHeld::No : isHeld ? FoundHeld::Yes : FoundHeld::Maybe;
    }
    state.threads[index].data.foundHeld = found;
    state.threads[index].changed = true;
    return true;
}

void tellOfEnd(NativeContext& ctx, Ref object) {
    if (ctx.observer() && objects::hasEnded(ctx.state, object))
        ctx.observer()->threadEndSeen(ctx.state, object);
}

// Taken over: the status is computed, so that no thread need write it when it blocks.
NativeOutcome getState(NativeContext& ctx) {
    NativeOutcome outcome;
    const Class* states = loadFor(ctx, "java/lang/Thread$State", outcome);
    if (!states) return outcome;
    if (!ctx.initialized(*states)) return ctx.blocked();
    const Ref object = ctx.refAt(0);
    if (object != ctx.state.thread().data.object &&
        !ctx.scheduled(object, Access::kWhole, Access::Kind::Fence))
        return ctx.blocked();
    if (object != ctx.state.thread().data.object && !settleFoundHeld(ctx, object))
        return ctx.blocked();
    tellOfEnd(ctx, object);
    return ctx.returnRef(getStatic<Ref>(ctx.state, *states, stateName(ctx.state, object)));
}

NativeOutcome yield(NativeContext& ctx) {
    if (!ctx.scheduledOnly(0)) return ctx.blocked();
    return ctx.returnVoid();
}

NativeOutcome holdsLock(NativeContext& ctx) {
    const Ref object = ctx.refAt(0);
    if (object == 0) return ctx.throwNullPointer();
    return ctx.returnBoolean(ctx.state.object(object)->owner == ctx.state.current + 1);
}

// Of one that waits for a lock it depends on how far it has come. (A thread pool asks whether to
// interrupt a worker; once more makes no difference to that.)
NativeOutcome isInterruptedNow(NativeContext& ctx) {
    const Ref object = ctx.refAt(0);
    const std::size_t index = threadIndexOf(ctx.state, object);
    if (index != kNoThread && index != ctx.state.current && isInterrupted(ctx.state, object) &&
        isCalledByProgram(ctx, "java/lang/Thread"))
        objects::askedForThreadState(ctx.vm);
    return NativeOutcome::Declined;
}

// Thread.interrupt has set the field `interrupted`.
NativeOutcome interrupt(NativeContext& ctx) {
    const Ref object = ctx.refAt(0);
    if (!ctx.scheduled(object)) return ctx.blocked();
    LiveState& state = ctx.state;
    const std::size_t index = threadIndexOf(state, object);
    if (index == kNoThread) return ctx.returnVoid();
    // The target may have seen the field meanwhile, and cleared it: then it is woken for nothing,
    // as on HotSpot.
    const bool stillSet = isInterrupted(state, object);
    switch (state.threads[index].data.status) {
        case ThreadStatus::Waiting:
            if (!interpreter::isLock(*state.object(state.threads[index].data.waitingOn))) {
                wake(state, index, stillSet ? WakeUp::Interrupted : WakeUp::Notified);
            } else if (stillSet) { // Condition.await
                wake(state, index, WakeUp::Interrupted);
                state.threads[index].data.pendingMonitor = 0;
            }
            break;
        case ThreadStatus::Sleeping:
            if (stillSet) wake(state, index, WakeUp::Interrupted);
            break;
        case ThreadStatus::Parked: {
            const Ref waitingOn = state.threads[index].data.waitingOn;
            // In tryLock it has given nothing back.
            const bool isInAwait = waitingOn != 0 &&
                                   state.threads[index].data.pendingRecursion != 0 &&
                                   interpreter::isReentrantLock(*state.object(waitingOn));
            if (!isInAwait || stillSet)
                wake(state, index, isInAwait ? WakeUp::Interrupted : WakeUp::Unparked);
            break;
        }
        case ThreadStatus::Runnable: {
            // One that waits for a lock looks whether that may be interrupted.
            ThreadData& data = state.threads[index].data;
            if (data.joins) {
                ctx.note(data.pendingMonitor, Access::kLife, Access::Kind::Read);
                if (!stillSet || !objects::isAlive(state, data.pendingMonitor)) break;
                data.joins = false;
                data.wakeUp = WakeUp::Interrupted;
                state.threads[index].changed = true;
                break;
            }
            if (data.pendingMonitor == 0 ||
                !interpreter::isLock(*state.object(data.pendingMonitor)))
                break;
            const bool isInAwait = data.pendingRecursion != 0;
            // It would take its interrupt status away.
            if (isInAwait && objects::areThreadStatesAsked(ctx.vm)) takeLocksAsWritten(ctx);
            if (isInAwait) break;
            const bool mayHaveWaited = data.foundHeld == FoundHeld::Maybe ||
                                       data.foundHeld == FoundHeld::Yes ||
                                       !interpreter::isLockFree(*state.object(data.pendingMonitor));
            data.pendingMonitor = 0;
            data.wakeUp = !objects::areThreadStatesAsked(ctx.vm) || mayHaveWaited
                              ? WakeUp::Interrupted
                              : WakeUp::Unparked; // ReentrantLocks.cpp
            data.foundHeld = mayHaveWaited ? FoundHeld::Unnoticed : FoundHeld::No;
            state.threads[index].changed = true;
            break;
        }
        default:
            break;
    }
    if (ctx.observer()) ctx.observer()->threadInterrupted(state, index);
    return ctx.returnVoid();
}

// ---- numbers: no scheduling points, as the JDK hands them out for its own sake

// Where nobody asks for the id of a thread, none is handed out: they would only make states differ.
NativeOutcome giveId(NativeContext& ctx) {
    askedForId(ctx.vm);
    return NativeOutcome::Declined;
}
NativeOutcome giveName(NativeContext& ctx) {
    if (!booting(ctx.state)) askedForName(ctx.vm);
    return NativeOutcome::Declined;
}

// What tasks and pools keep of the rounds that they have made.
NativeOutcome giveRounds(NativeContext& ctx) {
    interpreter::tasksAreSeen(ctx.vm);
    return NativeOutcome::Declined;
}

// Thread.threadInitNumber, from JDK 19 on Thread$ThreadNumbering.next. It is kept elsewhere, as
// most often it does not count.
NativeOutcome nextThreadNumber(NativeContext& ctx) {
    return ctx.returnInt(ctx.state.scalars.threadsNamed++);
}
// JDK 17: a static field of Thread. Later Thread$ThreadIdentifiers has the address of a counter of
// the VM's.
NativeOutcome nextThreadId17(NativeContext& ctx) {
    if (ctx.vm.withholdsThreadIds) return ctx.returnLong(0);
    const auto number =
        getStatic<std::int64_t>(ctx.state, *ctx.method.holder, "threadSeqNumber") + 1;
    setStatic<std::int64_t>(ctx.state, *ctx.method.holder, "threadSeqNumber", number);
    return ctx.returnLong(number);
}
NativeOutcome nextThreadIdOffset(NativeContext& ctx) {
    constexpr std::int64_t kFirst = 4; // 3 is the main thread's
    const std::int64_t address = offheap::allocate(ctx, sizeof kFirst);
    Ref block = 0;
    std::int64_t index = 0;
    offheap::locate(ctx, address, block, index);
    std::memcpy(ctx.state.writable(block)->payload() + index, &kFirst, sizeof kFirst);
    return ctx.returnLong(address);
}
NativeOutcome nextOfIdentifiers(NativeContext& ctx) {
    if (ctx.vm.withholdsThreadIds) return ctx.returnLong(0);
    Ref block = 0;
    std::int64_t index = 0, number = 0;
    offheap::locate(ctx, getStatic<std::int64_t>(ctx.state, *ctx.method.holder, "NEXT_TID_OFFSET"),
                    block, index);
    std::byte* where = ctx.state.writable(block)->payload() + index;
    std::memcpy(&number, where, sizeof number);
    const std::int64_t after = number + 1;
    std::memcpy(where, &after, sizeof after);
    return ctx.returnLong(number);
}

// ---- looking at other threads

NativeOutcome getStackTrace(NativeContext& ctx) {
    NativeOutcome outcome;
    const Class *element, *array;
    if (!loadTraceClasses(ctx, element, array, outcome)) return outcome;
    if (!ctx.scheduled(0)) return ctx.blocked();
    const std::size_t index = threadIndexOf(ctx.state, ctx.refAt(0));
    return ctx.returnRef(index == kNoThread ? 0 : traceOf(ctx, *element, *array, index));
}

NativeOutcome dumpThreads(NativeContext& ctx) {
    NativeOutcome outcome;
    const Class *element, *array;
    if (ctx.refAt(0) == 0) return ctx.throwNullPointer();
    if (!loadTraceClasses(ctx, element, array, outcome)) return outcome;
    const Class* arrays = loadFor(ctx, "[[Ljava/lang/StackTraceElement;", outcome);
    if (!arrays) return outcome;
    if (!ctx.scheduled(0)) return ctx.blocked();
    const std::uint32_t count = ctx.state.object(ctx.refAt(0))->length;
    const Ref traces = ctx.newArray(*arrays, count);
    for (std::uint32_t i = 0; i < count; ++i) {
        const Ref object = elementAt(ctx.state, ctx.refAt(0), i);
        const std::size_t index = object ? threadIndexOf(ctx.state, object) : kNoThread;
        if (index != kNoThread)
            setElement(ctx.state, traces, i, traceOf(ctx, *element, *array, index));
    }
    return ctx.returnRef(traces);
}

NativeOutcome getThreads(NativeContext& ctx) {
    NativeOutcome outcome;
    const Class* arrayClass = loadFor(ctx, "[Ljava/lang/Thread;", outcome);
    if (!arrayClass) return outcome;
    if (!ctx.scheduled(0)) return ctx.blocked();
    objects::askedForOrder(ctx.vm);
    std::vector<Ref> objects;
    for (const ThreadData* data : inOrderOfStart(ctx.state)) {
        if (data->status != ThreadStatus::Terminated && !data->housekeeping)
            objects.push_back(data->object);
    }
    const Ref array = ctx.newArray(*arrayClass, static_cast<std::uint32_t>(objects.size()));
    for (std::uint32_t i = 0; i < objects.size(); ++i) setElement(ctx.state, array, i, objects[i]);
    return ctx.returnRef(array);
}

constexpr std::string_view kThread = "java/lang/Thread";
constexpr std::string_view kPool = "java/util/concurrent/ThreadPoolExecutor";

// Whether another thread has ended is visible, unless this thread holds that thread's monitor: it
// can neither start nor end then.
NativeOutcome isAlive(NativeContext& ctx) {
    const Ref self = ctx.refAt(0);
    const Object* object = ctx.object(self);
    if (object->owner != ctx.state.current + 1 &&
        !ctx.scheduled(self, Access::kLife, Access::Kind::Read))
        return ctx.blocked();
    tellOfEnd(ctx, self);
    if (const Method* alive =
            object->klass->findMethod(types::Symbol::of("alive"), types::Symbol::of("()Z")))
        return ctx.call(*object->klass->select(*alive), {ctx.arguments, 1});
    return ctx.returnBoolean(getField<std::int64_t>(ctx.state, self, "eetop") != 0);
}

// In which nothing is found: of as many pairs as ScopedValue ever looks at.
NativeOutcome emptyCache(NativeContext& ctx) {
    return ctx.returnRef(ctx.newArray(ctx.vm.linker->load("[Ljava/lang/Object;"), 32));
}

constexpr NativePeer kPeers[] = {
    {"java/lang/Thread", "isAlive", "()Z", isAlive},
    {kThread, "registerNatives", "()V", nothing},
    {kThread, "currentThread", "()Ljava/lang/Thread;", currentThread},
    {kThread, "currentCarrierThread", "()Ljava/lang/Thread;", currentThread, After17},
    {kThread, "setCurrentThread", "(Ljava/lang/Thread;)V", throwUnsupported, After17},
    {kThread, "start0", "()V", start},
    {kThread, "getState", "()Ljava/lang/Thread$State;", getState},
    {kThread, "threadState", "()Ljava/lang/Thread$State;", getState, After17},
    {kThread, "yield", "()V", yield, Before25},
    {kThread, "yield0", "()V", yield, After17},
    {kThread, "holdsLock", "(Ljava/lang/Object;)Z", holdsLock},
    {kThread, "interrupt0", "()V", interrupt},
    {kThread, "isInterrupted", "()Z", isInterruptedNow},
    {kThread, "clearInterruptEvent", "()V", nothing},
    {kThread, "setPriority0", "(I)V", nothing},
    {kThread, "setNativeName", "(Ljava/lang/String;)V", nothing},
    {kThread, "getName", "()Ljava/lang/String;", giveName},
    {kThread, "getId", "()J", giveId},
    {kThread, "threadId", "()J", giveId, After17},
    {"java/util/concurrent/locks/LockSupport", "getThreadId", "(Ljava/lang/Thread;)J", giveId},
    {kPool, "getCompletedTaskCount", "()J", giveRounds},
    {kPool, "getTaskCount", "()J", giveRounds},
    {kPool, "toString", "()Ljava/lang/String;", giveRounds},
    {"java/util/TimerTask", "scheduledExecutionTime", "()J", giveRounds},
    {kThread, "nextThreadNum", "()I", nextThreadNumber, Before25},
    {kThread, "nextThreadID", "()J", nextThreadId17, Before25},
    {kThread, "getNextThreadIdOffset", "()J", nextThreadIdOffset, After17},
    {"java/lang/Thread$ThreadNumbering", "next", "()I", nextThreadNumber, After17},
    {"java/lang/Thread$ThreadIdentifiers", "next", "()J", nextOfIdentifiers, After17},
    {kThread, "getStackTrace0", "()Ljava/lang/Object;", getStackTrace, After17},
    {kThread, "dumpThreads", "([Ljava/lang/Thread;)[[Ljava/lang/StackTraceElement;", dumpThreads},
    {kThread, "getThreads", "()[Ljava/lang/Thread;", getThreads},
    {"sun/management/ThreadImpl", "getThreads", "()[Ljava/lang/Thread;", getThreads},
    // Bindings of scoped values are in a field of the thread; only after a stack overflow are they
    // looked for elsewhere.
    {kThread, "findScopedValueBindings", "()Ljava/lang/Object;", returnNull, After17},
    {kThread, "scopedValueCache", "()[Ljava/lang/Object;", emptyCache, After17},
    {kThread, "setScopedValueCache", "([Ljava/lang/Object;)V", nothing, After17},
    {kThread, "ensureMaterializedForStackWalk", "(Ljava/lang/Object;)V", nothing, After17},
};

} // namespace

NativeTable threadPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
