// sun.management.ThreadImpl, behind java.lang.management.ThreadMXBean: who runs, waits, and waits
// for whom. It looks at all threads at once, and so depends on whatever they do.

#include <algorithm>

#include <fmt/format.h>

#include "vm/interpreter/Locks.h"
#include "vm/natives/Peers.h"
#include "vm/natives/concurrent/Threads.h"
#include "vm/natives/lang/Management.h"
#include "vm/objects/ClassInputs.h"
#include "vm/objects/Identity.h"
#include "vm/objects/Shared.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::natives {

using state::FoundHeld;
using state::ThreadData;
using state::ThreadStatus;
using types::Class;

namespace {

constexpr std::string_view kInfo = "java/lang/management/ThreadInfo";

constexpr const char* kWaitsAlready = "a thread that wants a monitor waits for it already";

// What a thread waits for, and the Thread that holds it. 0: nothing, and nobody that is known.
struct Wait {
    Ref object = 0, owner = 0;
    bool isMonitor = false;
};

Wait waitOf(NativeContext& ctx, std::size_t index) {
    LiveState& state = ctx.state;
    const ThreadData& data = state.threads[index].data;
    Wait wait;
    if (data.status == ThreadStatus::Waiting) wait.object = data.waitingOn;
    if (data.status == ThreadStatus::Parked)
        wait.object = getField<Ref>(state, data.object, "parkBlocker");
    if (data.status == ThreadStatus::Runnable && data.pendingMonitor != 0) {
        if (data.joins) {
            if (isAlive(state, data.pendingMonitor)) wait.object = data.pendingMonitor;
            return wait;
        }
        if (isOfInitialization(state, data.pendingMonitor) || !isMonitorHeld(state, index))
            return wait;
        if (data.foundHeld != FoundHeld::Yes) {
            if (!ctx.vm.options.singlePath) noteFigure(ctx, kWaitsAlready);
            state.threads[index].data.foundHeld = FoundHeld::Yes;
            state.threads[index].changed = true;
        }
        wait.object = data.pendingMonitor;
        wait.isMonitor = !interpreter::isLock(*state.object(wait.object));
        if (wait.isMonitor)
            wait.owner = state.threads[state.object(wait.object)->owner - 1].data.object;
    }
    if (wait.object != 0 && !wait.isMonitor && data.status != ThreadStatus::Waiting &&
        state.object(wait.object)
            ->klass->isSubclassOf(
                ctx.vm.linker->load("java/util/concurrent/locks/AbstractOwnableSynchronizer")))
        wait.owner = getField<Ref>(state, wait.object, "exclusiveOwnerThread");
    return wait;
}

// Those that wait for each other in a ring, each for what the next one holds.
template <bool kMonitorsOnly>
NativeOutcome findDeadlocked(NativeContext& ctx) {
    NativeOutcome outcome;
    const Class* arrayClass = loadFor(ctx, "[Ljava/lang/Thread;", outcome);
    if (!arrayClass) return outcome;
    if (!ctx.scheduled(0)) return ctx.blocked();
    const std::size_t count = ctx.state.threads.size();
    std::vector<std::size_t> next(count, kNoThread);
    for (std::size_t i = 0; i < count; ++i) {
        const ThreadData& data = ctx.state.threads[i].data;
        if (data.isFree() || data.status == ThreadStatus::Terminated) continue;
        const Wait wait = waitOf(ctx, i);
        if (wait.owner != 0 && (wait.isMonitor || !kMonitorsOnly))
            next[i] = threadIndexOf(ctx.state, wait.owner);
    }
    std::vector<Ref> found;
    for (const ThreadData* data : inOrderOfStart(ctx.state)) {
        const std::size_t start = threadIndexOf(ctx.state, data->object);
        if (start == kNoThread) continue;
        std::size_t at = next[start];
        for (std::size_t steps = 0; steps < count && at != kNoThread && at != start; ++steps)
            at = next[at];
        if (at == start) found.push_back(data->object);
    }
    if (found.empty()) return ctx.returnRef(0);
    askedForOrder(ctx.vm);
    const Ref array = ctx.newArray(*arrayClass, static_cast<std::uint32_t>(found.size()));
    for (std::uint32_t i = 0; i < found.size(); ++i) setElement(ctx.state, array, i, found[i]);
    return ctx.returnRef(array);
}

// ---- ThreadInfo

struct InfoClasses {
    const Class *info, *array, *element, *trace, *lock, *states;
};

// False: leave with `outcome`.
bool loadInfoClasses(NativeContext& ctx, InfoClasses& classes, NativeOutcome& outcome) {
    classes.info = loadFor(ctx, kInfo, outcome);
    classes.array =
        classes.info ? loadFor(ctx, "[Ljava/lang/management/ThreadInfo;", outcome) : nullptr;
    classes.lock = classes.array ? loadFor(ctx, "java/lang/management/LockInfo", outcome) : nullptr;
    classes.states = classes.lock ? loadFor(ctx, "java/lang/Thread$State", outcome) : nullptr;
    if (!classes.states || !loadTraceClasses(ctx, classes.element, classes.trace, outcome))
        return false;
    outcome = NativeOutcome::Stopped;
    if (ctx.initialized(*classes.info) && ctx.initialized(*classes.states)) return true;
    outcome = ctx.blocked();
    return false;
}

void describeWait(NativeContext& ctx, const InfoClasses& classes, Ref info, std::size_t index) {
    const Wait wait = waitOf(ctx, index);
    LiveState& state = ctx.state;
    if (wait.object != 0) {
        const std::string name = state.object(wait.object)->klass->externalName();
        const std::int32_t hash = identityHash(state, identityOfClass(ctx.vm, state, wait.object));
        const Ref lock = ctx.newObject(*classes.lock);
        setField<Ref>(state, lock, "className", ctx.newString(name));
        setField<std::int32_t>(state, lock, "identityHashCode", hash);
        setField<Ref>(state, info, "lock", lock);
        setField<Ref>(
            state, info, "lockName",
            ctx.newString(fmt::format("{}@{:x}", name, static_cast<std::uint32_t>(hash))));
    }
    if (wait.owner != 0) {
        setField<std::int64_t>(state, info, "lockOwnerId",
                               getField<std::int64_t>(state, wait.owner, "tid"));
        setField<Ref>(state, info, "lockOwnerName", getField<Ref>(state, wait.owner, "name"));
    } else {
        setField<std::int64_t>(state, info, "lockOwnerId", -1);
    }
}

// 0: there is no such thread.
Ref infoOf(NativeContext& ctx, const InfoClasses& classes, Ref thread, std::uint32_t maximalDepth) {
    LiveState& state = ctx.state;
    const std::size_t index = threadIndexOf(state, thread);
    if (index == kNoThread) return 0;
    const ThreadData& data = state.threads[index].data;
    if (!ctx.vm.options.singlePath && data.status == ThreadStatus::Runnable &&
        (data.pendingMonitor != 0 || data.foundHeld == FoundHeld::Unnoticed))
        noteFigure(ctx, kWaitsAlready);
    const Ref info = ctx.newObject(*classes.info);
    setField<std::int64_t>(state, info, "threadId", getField<std::int64_t>(state, thread, "tid"));
    setField<Ref>(state, info, "threadName", getField<Ref>(state, thread, "name"));
    setField<std::int64_t>(state, info, "blockedTime", -1);
    setField<std::int64_t>(state, info, "waitedTime", -1);
    setField<bool>(state, info, "daemon", isDaemon(state, thread));
    Ref holder = thread;
    if (!findFieldNamed(*state.object(thread)->klass, "priority"))
        holder = getField<Ref>(state, thread, "holder");
    setField<std::int32_t>(state, info, "priority",
                           getField<std::int32_t>(state, holder, "priority"));
    setField<Ref>(state, info, "stackTrace",
                  traceOf(ctx, *classes.element, *classes.trace, index, maximalDepth));
    setField<Ref>(state, info, "lockedMonitors",
                  getStatic<Ref>(state, *classes.info, "EMPTY_MONITORS"));
    setField<Ref>(state, info, "lockedSynchronizers",
                  getStatic<Ref>(state, *classes.info, "EMPTY_SYNCS"));
    describeWait(ctx, classes, info, index);
    setField<Ref>(state, info, "threadState",
                  getStatic<Ref>(state, *classes.states, stateName(state, thread)));
    return info;
}

Ref threadOfId(LiveState& state, std::int64_t id) {
    for (const ThreadData* data : inOrderOfStart(state))
        if (data->status != ThreadStatus::Terminated && !data->housekeeping &&
            getField<std::int64_t>(state, data->object, "tid") == id)
            return data->object;
    return 0;
}

void askedForInfos(NativeContext& ctx) {
    askedForId(ctx.vm);
    askedForName(ctx.vm);
    askedForOrder(ctx.vm);
    askedForThreadState(ctx.vm);
}

std::uint32_t depthOf(std::int32_t asked) {
    return asked < 0 ? std::numeric_limits<std::uint32_t>::max()
                     : static_cast<std::uint32_t>(asked);
}

// (long[] ids, int maxDepth, ThreadInfo[] result)
NativeOutcome getThreadInfos(NativeContext& ctx) {
    NativeOutcome outcome;
    InfoClasses classes{};
    if (!loadInfoClasses(ctx, classes, outcome)) return outcome;
    if (!ctx.scheduled(0)) return ctx.blocked();
    askedForInfos(ctx);
    const std::uint32_t count = ctx.object(ctx.refAt(0))->length;
    for (std::uint32_t i = 0; i < count; ++i) {
        const Ref thread =
            threadOfId(ctx.state, ctx.object(ctx.refAt(0))->elements<std::int64_t>()[i]);
        if (thread != 0)
            setElement(ctx.state, ctx.refAt(2), i,
                       infoOf(ctx, classes, thread, depthOf(ctx.intAt(1))));
    }
    return ctx.returnVoid();
}

// (long[] ids, or null for all; boolean lockedMonitors, boolean lockedSynchronizers, int maxDepth)
NativeOutcome dumpThreads(NativeContext& ctx) {
    NativeOutcome outcome;
    InfoClasses classes{};
    if (!loadInfoClasses(ctx, classes, outcome)) return outcome;
    if (!ctx.scheduled(0)) return ctx.blocked();
    askedForInfos(ctx);
    if (ctx.booleanAt(1) || ctx.booleanAt(2)) noteFigure(ctx, "threads hold no monitors or locks");
    std::vector<Ref> threads;
    if (ctx.refAt(0) == 0) {
        for (const ThreadData* data : inOrderOfStart(ctx.state))
            if (data->status != ThreadStatus::Terminated && !data->housekeeping)
                threads.push_back(data->object);
    } else {
        for (std::uint32_t i = 0; i < ctx.object(ctx.refAt(0))->length; ++i)
            threads.push_back(
                threadOfId(ctx.state, ctx.object(ctx.refAt(0))->elements<std::int64_t>()[i]));
    }
    const Ref array = ctx.newArray(*classes.array, static_cast<std::uint32_t>(threads.size()));
    for (std::uint32_t i = 0; i < threads.size(); ++i)
        if (threads[i] != 0)
            setElement(ctx.state, array, i,
                       infoOf(ctx, classes, threads[i], depthOf(ctx.intAt(3))));
    return ctx.returnRef(array);
}

NativeOutcome countOfWaits(NativeContext& ctx) {
    noteFigure(ctx, "how often a thread has waited: never");
    return NativeOutcome::Declined;
}

NativeOutcome monitorContention(NativeContext& ctx) {
    noteFigure(ctx, "how long threads wait is not told");
    return ctx.returnVoid();
}

// ---- figures

// Those that are alive; HotSpot has threads of its own besides.
template <bool kDaemonsOnly>
std::int64_t alive(NativeContext& ctx) {
    noteFigure(ctx, "how many threads there are, without the JVM's own");
    std::int64_t count = 0;
    for (const ThreadData* data : inOrderOfStart(ctx.state))
        count += data->status != ThreadStatus::Terminated && !data->housekeeping &&
                 (!kDaemonsOnly || isDaemon(ctx.state, data->object));
    return count;
}
template <bool kDaemonsOnly>
NativeOutcome countAlive(NativeContext& ctx) {
    if (!ctx.scheduled(0)) return ctx.blocked();
    return ctx.returnInt(static_cast<std::int32_t>(alive<kDaemonsOnly>(ctx)));
}
NativeOutcome countStarted(NativeContext& ctx) {
    if (!ctx.scheduled(0)) return ctx.blocked();
    return ctx.returnLong(alive<false>(ctx));
}

NativeOutcome processorTimes(NativeContext& ctx) {
    if (const NativeOutcome outcome = processorTime(ctx); outcome != NativeOutcome::Returned)
        return outcome;
    const std::int64_t nanoseconds = values::toLong(ctx.result[0]);
    state::Object* times = ctx.state.writable(ctx.refAt(1));
    std::fill_n(times->elements<std::int64_t>(), times->length, nanoseconds);
    return ctx.returnVoid();
}
NativeOutcome allocated(NativeContext& ctx) {
    noteFigure(ctx, "the memory that a thread has taken: none");
    return ctx.returnLong(0);
}
NativeOutcome allocatedByEach(NativeContext& ctx) {
    noteFigure(ctx, "the memory that a thread has taken: none");
    return ctx.returnVoid();
}

constexpr std::string_view kThreads = "sun/management/ThreadImpl",
                           kMachine = "sun/management/VMManagementImpl";

constexpr NativePeer kPeers[] = {
    {kThreads, "getThreadInfo1", "([JI[Ljava/lang/management/ThreadInfo;)V", getThreadInfos},
    {kThreads, "dumpThreads0", "([JZZI)[Ljava/lang/management/ThreadInfo;", dumpThreads},
    {kThreads, "findMonitorDeadlockedThreads0", "()[Ljava/lang/Thread;", findDeadlocked<true>},
    {kThreads, "findDeadlockedThreads0", "()[Ljava/lang/Thread;", findDeadlocked<false>},
    {kThreads, "getThreadTotalCpuTime0", "(J)J", processorTime},
    {kThreads, "getThreadTotalCpuTime1", "([J[J)V", processorTimes},
    {kThreads, "getThreadUserCpuTime0", "(J)J", processorTime},
    {kThreads, "getThreadUserCpuTime1", "([J[J)V", processorTimes},
    {kThreads, "getThreadAllocatedMemory0", "(J)J", allocated},
    {kThreads, "getThreadAllocatedMemory1", "([J[J)V", allocatedByEach},
    {kThreads, "getTotalThreadAllocatedMemory", "()J", allocated},
    {kThreads, "setThreadCpuTimeEnabled0", "(Z)V", nothing},
    {kThreads, "setThreadAllocatedMemoryEnabled0", "(Z)V", nothing},
    {kThreads, "setThreadContentionMonitoringEnabled0", "(Z)V", monitorContention},
    {kThreads, "resetPeakThreadCount0", "()V", nothing},
    {kThreads, "resetContentionTimes0", "(J)V", nothing},
    {kInfo, "getBlockedCount", "()J", countOfWaits},
    {kInfo, "getWaitedCount", "()J", countOfWaits},
    {kMachine, "getTotalThreadCount", "()J", countStarted},
    {kMachine, "getLiveThreadCount", "()I", countAlive<false>},
    {kMachine, "getPeakThreadCount", "()I", countAlive<false>},
    {kMachine, "getDaemonThreadCount", "()I", countAlive<true>},
};

} // namespace

NativeTable threadManagementPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
