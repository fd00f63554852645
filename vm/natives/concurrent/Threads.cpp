// java.lang.Thread. What blocks a thread (wait, park, sleep) is in Waiting.cpp.
//
// In Thread.eetop, where HotSpot keeps the address of its own structure, is kAlive; 0 before the start and after the end,
// which is what isAlive reads.

#include "vm/natives/concurrent/Threads.h"

#include <algorithm>
#include <cstring>

#include "vm/interpreter/Frames.h"
#include "vm/interpreter/Locks.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/decode/Operations.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/natives/Natives.h"
#include "vm/natives/lang/OffHeap.h"
#include "vm/objects/Shared.h"
#include "vm/objects/StackTrace.h"

namespace clew::vm::natives {

using state::ThreadData;
using state::ThreadStatus;
using state::WakeUp;

namespace {

// JVM TI's thread states, as Thread.threadStatus holds them.
constexpr std::int32_t kAliveAndRunnable = 0x0005, kTerminated = 0x0002;

// From JDK 19 on in Thread.holder, which a virtual thread has only when it is bound to a thread of its own.
void setStatus(LiveState& state, Ref threadObject, std::int32_t status) {
    if (findFieldNamed(*state.object(threadObject)->klass, "threadStatus")) {
        setField<std::int32_t>(state, threadObject, "threadStatus", status);
    } else if (const Ref holder = getField<Ref>(state, threadObject, "holder")) {
        setField<std::int32_t>(state, holder, "threadStatus", status);
    }
}

bool isDaemon(LiveState& state, Ref threadObject) {
    if (findFieldNamed(*state.object(threadObject)->klass, "daemon")) {
        return getField<std::uint8_t>(state, threadObject, "daemon") != 0;
    }
    const Ref holder = getField<Ref>(state, threadObject, "holder");
    return holder == 0 || getField<std::uint8_t>(state, holder, "daemon") != 0;
}

NativeOutcome nothing(NativeContext& ctx) {
    return ctx.returnVoid();
}
NativeOutcome returnNull(NativeContext& ctx) {
    return ctx.returnRef(0);
}
NativeOutcome unsupported(NativeContext& ctx) {
    return ctx.throwNew("java/lang/UnsupportedOperationException");
}

NativeOutcome currentThread(NativeContext& ctx) {
    return ctx.returnRef(ctx.state.thread().data.object);
}

// ---- life

// Thread.run, on the current thread's object.
NativeOutcome callRun(NativeContext& ctx) {
    const Slot receiver = ctx.state.thread().data.object;
    const Method* run = ctx.state.object(static_cast<Ref>(receiver))
                            ->klass->select(*ctx.vm.linker->known.thread->methodNamed("run", "()V"));
    return run ? ctx.call(*run, {&receiver, 1}) : ctx.throwNew("java/lang/AbstractMethodError");
}

// Thread.dispatchUncaughtException(Throwable)
NativeOutcome callDispatch(NativeContext& ctx) {
    const Slot arguments[] = {ctx.state.thread().data.object, ctx.refAt(0)};
    return ctx.call(*ctx.vm.linker->known.thread->methodNamed("dispatchUncaughtException", "(Ljava/lang/Throwable;)V"),
                    arguments);
}

// Thread.exit, where it does more than forget references: a thread of a container (an executor with a thread for each
// task) leaves it. JDK 19 and later.
NativeOutcome callExit(NativeContext& ctx) {
    const Slot receiver = ctx.state.thread().data.object;
    const auto isSet = [&](std::string_view field) {
        return findFieldNamed(*ctx.vm.linker->known.thread, field) &&
               getField<Ref>(ctx.state, static_cast<Ref>(receiver), field) != 0;
    };
    const Method* exit = ctx.vm.linker->known.thread->methodNamed("exit", "()V");
    if (!exit || (!isSet("container") && !isSet("headStackableScopes"))) return ctx.returnVoid();
    return ctx.call(*exit, {&receiver, 1});
}

// The end of a thread is visible to others, and as on HotSpot it needs the monitor of the Thread object: otherwise a
// thread in join could read isAlive before the end, and begin to wait after it.
NativeOutcome awaitEnd(NativeContext& ctx) {
    LiveState& state = ctx.state;
    state.thread().changed = true;
    state.thread().data.atomicDepth = 0; // an atomic section that it has not closed
    ThreadData& data = state.thread().data;
    const Ref object = data.object;
    if (!ctx.scheduled(object)) {
        data.pendingMonitor = object;
        return ctx.blocked();
    }
    const std::uint16_t owner = state.object(object)->owner;
    if (owner != 0 && owner != state.current + 1) {
        data.pendingMonitor = object;
        data.atOperation = true;
        return NativeOutcome::Stopped;
    }
    data.pendingMonitor = 0;
    return ctx.returnVoid();
}

// Code of the VM's own is the same in all VMs, and lives as long as the process.
Method* makeVmMethod(const char* name) {
    auto* method = new Method;
    method->name = types::Symbol::of(name);
    method->descriptor = types::Symbol::of("()V");
    method->accessFlags = classfile::access::Static | classfile::access::Synthetic;
    method->isHidden = true;
    method->result = BasicType::Void;
    method->holder = interpreter::adapters::callBoundary().holder;
    return method;
}

const Method& makeVmPeer(const char* name, Method::Peer peer) {
    Method* method = makeVmMethod(name);
    method->peer = peer;
    return *method;
}

// A first frame of a thread: calls the bodies, which take an object or nothing, and ends the thread.
const Method& makeFirstFrame(const char* name, std::initializer_list<Method::Peer> bodies, bool takesObject) {
    using interpreter::Operation;
    constexpr std::uint16_t kMaximalStack = 4; // what the methods called push first lies there
    Method* method = makeVmMethod(name);
    method->maxStack = kMaximalStack;
    auto* code = new interpreter::Code;
    code->method = method;
    const auto emit = [&](Operation operation, const Method* called) {
        code->instructions.push_back(
            {static_cast<std::uint16_t>(operation), called ? called->argumentSlots : std::uint16_t(0), 0, {called}});
    };
    for (const Method::Peer body : bodies) {
        Method* called = makeVmMethod(name);
        called->peer = body;
        if (takesObject) {
            method->maxLocals = called->argumentSlots = 1;
            emit(Operation::Load, nullptr);
        }
        emit(Operation::InvokeStaticReady, called);
    }
    emit(Operation::InvokeStaticReady, &makeVmPeer("exit", callExit));
    emit(Operation::InvokeStaticReady, &threadEnd());
    emit(Operation::ReturnVoid, nullptr);
    method->code.store(code);
    return *method;
}

const Method& threadStart() {
    static const Method& made = makeFirstFrame("run", {callRun}, false);
    return made;
}

void startThread(Vm& vm, LiveState& state, Ref object, bool daemon, const Method& firstFrame,
                 std::span<const Slot> arguments) {
    const bool first = !interpreter::hasSeveralThreads(state);
    const std::size_t index = state.startThread(object, daemon);
    // What the JDK starts for itself before the program runs.
    state.threads[index].data.housekeeping = booting(state);
    setField<std::int64_t>(state, object, "eetop", kAlive);
    setStatus(state, object, kAliveAndRunnable);
    state.share(object, true);
    if (first && !booting(state)) state.shareEverything();
    interpreter::pushFirstFrame(vm, state, index, firstFrame, arguments);
    if (vm.observer) vm.observer->threadStarted(state, index);
}

NativeOutcome start(NativeContext& ctx) {
    const Ref object = ctx.refAt(0);
    if (getField<std::int64_t>(ctx.state, object, "eetop") != 0) {
        return ctx.throwNew("java/lang/IllegalThreadStateException");
    }
    if (!ctx.scheduled(0)) return ctx.blocked();
    startThread(ctx.vm, ctx.state, object, isDaemon(ctx.state, object), threadStart(), {});
    return ctx.returnVoid();
}

// ---- the end of the program: the JVM's own thread runs the shutdown hooks

// Thread(ThreadGroup, String) of the current thread's object, which the VM has made.
NativeOutcome callConstructor(NativeContext& ctx) {
    const Slot arguments[] = {ctx.state.thread().data.object, ctx.refAt(0), ctx.newString("DestroyJavaVM")};
    return ctx.call(*ctx.vm.linker->known.thread->methodNamed("<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V"),
                    arguments);
}

NativeOutcome callShutdown(NativeContext& ctx) {
    return ctx.call(*ctx.vm.linker->load("java/lang/Shutdown").methodNamed("shutdown", "()V"), {});
}

const Method& threadShutdown() {
    static const Method& made = makeFirstFrame("shutdown", {callConstructor, callShutdown}, true);
    return made;
}

// There are hooks that have not been started, or those that Runtime.exit has started have not all ended.
bool hasShutdownHooks(Vm& vm, LiveState& state) {
    static const types::Symbol name = types::Symbol::of("java/lang/ApplicationShutdownHooks");
    constexpr std::int32_t kSystemShutdown = 5; // jdk.internal.misc.VM.SYSTEM_SHUTDOWN
    const Class* registry = vm.linker->loaded(name);
    if (!registry || !(state.object(registry->statics)->flags & state::Object::Initialized)) return false;
    if (getStatic<std::int32_t>(state, vm.linker->load("jdk/internal/misc/VM"), "initLevel") == kSystemShutdown) return false;
    const Ref hooks = getStatic<Ref>(state, *registry, "hooks");
    return hooks == 0 || getField<std::int32_t>(state, hooks, "size") > 0;
}

Ref groupOfThread(LiveState& state, Ref threadObject) {
    if (findFieldNamed(*state.object(threadObject)->klass, "group")) return getField<Ref>(state, threadObject, "group");
    const Ref holder = getField<Ref>(state, threadObject, "holder");
    return holder == 0 ? 0 : getField<Ref>(state, holder, "group");
}

// As on HotSpot the thread is in the group of the main thread, the outermost one that is not the system's.
void startShutdown(Vm& vm, LiveState& state, Ref group) {
    for (Ref parent = group; (parent = getField<Ref>(state, parent, "parent")) && getField<Ref>(state, parent, "parent");) {
        group = parent;
    }
    const Ref object = state.allocateInstance(*vm.linker->known.thread);
    if (findFieldNamed(*vm.linker->known.thread, "priority")) setField<std::int32_t>(state, object, "priority", 5);
    setFieldIfThere<Ref>(state, object, "group", group);
    const Slot argument = group;
    startThread(vm, state, object, false, threadShutdown(), {&argument, 1});
}

// The name of the Thread.State constant.
std::string_view stateName(LiveState& state, Ref object) {
    const std::size_t index = threadIndexOf(state, object);
    if (index == kNoThread) {
        const bool inHolder = !findFieldNamed(*state.object(object)->klass, "threadStatus");
        const Ref where = inHolder ? getField<Ref>(state, object, "holder") : object;
        return where != 0 && getField<std::int32_t>(state, where, "threadStatus") == kTerminated ? "TERMINATED" : "NEW";
    }
    const ThreadData& data = state.threads[index].data;
    switch (data.status) {
        case ThreadStatus::Waiting:
        case ThreadStatus::Parked: return data.timed ? "TIMED_WAITING" : "WAITING";
        case ThreadStatus::Sleeping: return "TIMED_WAITING";
        case ThreadStatus::Terminated: return "TERMINATED";
        case ThreadStatus::Runnable: break;
    }
    if (data.pendingMonitor != 0 && interpreter::isLock(*state.object(data.pendingMonitor))) {
        if (!interpreter::isEnabled(state, index)) return "WAITING";
    } else if (data.pendingMonitor != 0) {
        const std::uint16_t owner = state.object(data.pendingMonitor)->owner;
        if (owner != 0 && owner != index + 1) return "BLOCKED";
    }
    return "RUNNABLE";
}

void tellOfEnd(NativeContext& ctx, Ref object) {
    if (ctx.vm.observer && stateName(ctx.state, object) == "TERMINATED") ctx.vm.observer->threadEndSeen(ctx.state, object);
}

// Taken over: the status is computed, so that no thread need write it when it blocks.
NativeOutcome getState(NativeContext& ctx) {
    NativeOutcome outcome;
    const Class* states = loadFor(ctx, "java/lang/Thread$State", outcome);
    if (!states) return outcome;
    if (!ctx.initialized(*states)) return ctx.blocked();
    const Ref object = ctx.refAt(0);
    if (object != ctx.state.thread().data.object && !ctx.scheduled(object)) return ctx.blocked();
    tellOfEnd(ctx, object);
    return ctx.returnRef(getStatic<Ref>(ctx.state, *states, stateName(ctx.state, object)));
}

NativeOutcome yield(NativeContext& ctx) {
    if (!ctx.scheduled(0)) return ctx.blocked();
    return ctx.returnVoid();
}

NativeOutcome holdsLock(NativeContext& ctx) {
    const Ref object = ctx.refAt(0);
    if (object == 0) return ctx.throwNullPointer();
    return ctx.returnBoolean(ctx.state.object(object)->owner == ctx.state.current + 1);
}

// Thread.interrupt has set the field `interrupted`.
NativeOutcome interrupt(NativeContext& ctx) {
    const Ref object = ctx.refAt(0);
    if (!ctx.scheduled(object)) return ctx.blocked();
    LiveState& state = ctx.state;
    const std::size_t index = threadIndexOf(state, object);
    if (index == kNoThread) return ctx.returnVoid();
    // The target may have seen the field meanwhile, and cleared it: then it is woken for nothing, as on HotSpot.
    const bool stillSet = isInterrupted(state, object);
    switch (state.threads[index].data.status) {
        case ThreadStatus::Waiting: wake(state, index, stillSet ? WakeUp::Interrupted : WakeUp::Notified); break;
        case ThreadStatus::Sleeping:
            if (stillSet) wake(state, index, WakeUp::Interrupted);
            break;
        case ThreadStatus::Parked: wake(state, index, WakeUp::Unparked); break;
        case ThreadStatus::Runnable:
            // One that waits for a lock looks whether that may be interrupted.
            if (const Ref pending = state.threads[index].data.pendingMonitor;
                pending != 0 && interpreter::isLock(*state.object(pending))) {
                state.threads[index].data.pendingMonitor = 0;
                state.threads[index].changed = true;
            }
            break;
        default: break;
    }
    if (ctx.vm.observer) ctx.vm.observer->threadInterrupted(state, index);
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

// Thread.threadInitNumber, from JDK 19 on Thread$ThreadNumbering.next. It is kept elsewhere, as most often it does not count.
NativeOutcome nextThreadNumber(NativeContext& ctx) {
    return ctx.returnInt(ctx.state.scalars.threadsNamed++);
}
// JDK 17: a static field of Thread. Later Thread$ThreadIdentifiers has the address of a counter of the VM's.
NativeOutcome nextThreadId17(NativeContext& ctx) {
    if (ctx.vm.withholdsThreadIds) return ctx.returnLong(0);
    const auto number = getStatic<std::int64_t>(ctx.state, *ctx.method.holder, "threadSeqNumber") + 1;
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
    offheap::locate(ctx, getStatic<std::int64_t>(ctx.state, *ctx.method.holder, "NEXT_TID_OFFSET"), block, index);
    std::byte* where = ctx.state.writable(block)->payload() + index;
    std::memcpy(&number, where, sizeof number);
    const std::int64_t after = number + 1;
    std::memcpy(where, &after, sizeof after);
    return ctx.returnLong(number);
}

// ---- looking at other threads

Ref traceOf(NativeContext& ctx, const Class& elementClass, const Class& arrayClass, std::size_t index) {
    std::vector<TraceFrame> visible;
    for (const TraceFrame& frame : framesOf(ctx.state.threads[index])) {
        if (!frame.method->isHidden) visible.push_back(frame);
    }
    const Ref array = ctx.newArray(arrayClass, static_cast<std::uint32_t>(visible.size()));
    for (std::uint32_t i = 0; i < visible.size(); ++i) {
        const Ref element = ctx.newObject(elementClass);
        fillStackTraceElement(ctx.vm, ctx.state, element, visible[i]);
        setElement(ctx.state, array, i, element);
    }
    return array;
}

bool loadTraceClasses(NativeContext& ctx, const Class*& element, const Class*& array, NativeOutcome& outcome) {
    element = loadFor(ctx, "java/lang/StackTraceElement", outcome);
    if (!element) return false;
    array = loadFor(ctx, "[Ljava/lang/StackTraceElement;", outcome);
    return array != nullptr;
}

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
        if (index != kNoThread) setElement(ctx.state, traces, i, traceOf(ctx, *element, *array, index));
    }
    return ctx.returnRef(traces);
}

std::vector<const ThreadData*> inOrderOfStart(const LiveState& state) {
    std::vector<const ThreadData*> threads;
    for (const state::Thread& thread : state.threads) {
        if (!thread.data.isFree()) threads.push_back(&thread.data);
    }
    std::ranges::sort(threads, {}, &ThreadData::number);
    return threads;
}

NativeOutcome getThreads(NativeContext& ctx) {
    NativeOutcome outcome;
    const Class* arrayClass = loadFor(ctx, "[Ljava/lang/Thread;", outcome);
    if (!arrayClass) return outcome;
    if (!ctx.scheduled(0)) return ctx.blocked();
    std::vector<Ref> objects;
    for (const ThreadData* data : inOrderOfStart(ctx.state)) {
        if (data->status != ThreadStatus::Terminated && !data->housekeeping) objects.push_back(data->object);
    }
    const Ref array = ctx.newArray(*arrayClass, static_cast<std::uint32_t>(objects.size()));
    for (std::uint32_t i = 0; i < objects.size(); ++i) setElement(ctx.state, array, i, objects[i]);
    return ctx.returnRef(array);
}

constexpr std::string_view kThread = "java/lang/Thread";

// Whether another thread has ended is visible, unless this thread holds that thread's monitor: it cannot end then.
NativeOutcome isAlive(NativeContext& ctx) {
    const Ref self = ctx.refAt(0);
    const Object* object = ctx.object(self);
    if (object->owner != ctx.state.current + 1 && !ctx.scheduled(self)) return ctx.blocked();
    tellOfEnd(ctx, self);
    if (const Method* alive = object->klass->findMethod(types::Symbol::of("alive"), types::Symbol::of("()Z")))
        return ctx.call(*object->klass->select(*alive), {ctx.arguments, 1});
    return ctx.returnBoolean(getField<std::int64_t>(ctx.state, self, "eetop") != 0);
}

constexpr NativePeer peers[] = {
    {"java/lang/Thread", "isAlive", "()Z", isAlive},
    {kThread, "registerNatives", "()V", nothing},
    {kThread, "currentThread", "()Ljava/lang/Thread;", currentThread},
    {kThread, "currentCarrierThread", "()Ljava/lang/Thread;", currentThread},
    {kThread, "setCurrentThread", "(Ljava/lang/Thread;)V", unsupported},
    {kThread, "start0", "()V", start},
    {kThread, "getState", "()Ljava/lang/Thread$State;", getState},
    {kThread, "threadState", "()Ljava/lang/Thread$State;", getState},
    {kThread, "yield", "()V", yield},
    {kThread, "yield0", "()V", yield},
    {kThread, "holdsLock", "(Ljava/lang/Object;)Z", holdsLock},
    {kThread, "interrupt0", "()V", interrupt},
    {kThread, "clearInterruptEvent", "()V", nothing},
    {kThread, "setPriority0", "(I)V", nothing},
    {kThread, "setNativeName", "(Ljava/lang/String;)V", nothing},
    {kThread, "stop0", "(Ljava/lang/Object;)V", unsupported},
    {kThread, "suspend0", "()V", unsupported},
    {kThread, "resume0", "()V", unsupported},
    {kThread, "getName", "()Ljava/lang/String;", giveName},
    {kThread, "getId", "()J", giveId},
    {kThread, "threadId", "()J", giveId},
    {"java/util/concurrent/locks/LockSupport", "getThreadId", "(Ljava/lang/Thread;)J", giveId},
    {kThread, "nextThreadNum", "()I", nextThreadNumber},
    {kThread, "nextThreadID", "()J", nextThreadId17},
    {kThread, "getNextThreadIdOffset", "()J", nextThreadIdOffset},
    {"java/lang/Thread$ThreadNumbering", "next", "()I", nextThreadNumber},
    {"java/lang/Thread$ThreadIdentifiers", "next", "()J", nextOfIdentifiers},
    {kThread, "getStackTrace0", "()Ljava/lang/Object;", getStackTrace},
    {kThread, "dumpThreads", "([Ljava/lang/Thread;)[[Ljava/lang/StackTraceElement;", dumpThreads},
    {kThread, "getThreads", "()[Ljava/lang/Thread;", getThreads},
    // Bindings of scoped values are in a field of the thread; only after a stack overflow are they looked for elsewhere.
    {kThread, "findScopedValueBindings", "()Ljava/lang/Object;", returnNull},
    {kThread, "scopedValueCache", "()[Ljava/lang/Object;", returnNull},
    {kThread, "setScopedValueCache", "([Ljava/lang/Object;)V", nothing},
    {kThread, "extentLocalCache", "()[Ljava/lang/Object;", returnNull},
    {kThread, "setExtentLocalCache", "([Ljava/lang/Object;)V", nothing},
    {kThread, "ensureMaterializedForStackWalk", "(Ljava/lang/Object;)V", nothing},
};

void wakeWaiting(Vm& vm, LiveState& state, Ref monitor) {
    for (std::size_t i = 0; i < state.threads.size(); ++i) {
        const ThreadData& data = state.threads[i].data;
        if (data.status != ThreadStatus::Waiting || data.waitingOn != monitor) continue;
        wake(state, i, WakeUp::Notified);
        if (vm.observer) vm.observer->threadNotified(state, i);
    }
}

}  // namespace

std::size_t threadIndexOf(const LiveState& state, Ref threadObject) {
    for (std::size_t i = 0; i < state.threads.size(); ++i) {
        const ThreadData& data = state.threads[i].data;
        if (data.object == threadObject && data.status != ThreadStatus::Terminated) return i;
    }
    return kNoThread;
}

void askedForId(Vm& vm) {
    if (vm.withholdsThreadIds.exchange(false)) vm.sharingChanges.fetch_add(1);
}

void askedForName(Vm& vm) {
    if (!vm.globals.threadNamesCount.exchange(true)) vm.sharingChanges.fetch_add(1);
}

void askedForOffset(Vm& vm, const types::Field& field) {
    if (field.holder != vm.linker->known.thread) return;
    askedForId(vm);
    askedForName(vm);
}

void wake(LiveState& state, std::size_t thread, WakeUp how) {
    state::Thread& waking = state.threads[thread];
    waking.changed = true;
    ThreadData& data = waking.data;
    if (data.status == ThreadStatus::Waiting) {
        data.pendingMonitor = data.waitingOn;
        data.waitingOn = 0;
    }
    data.status = ThreadStatus::Runnable;
    data.wakeUp = how;
    data.timed = false;
    data.wakeTime = 0;
}

bool isInterrupted(LiveState& state, Ref threadObject) {
    return getField<std::uint8_t>(state, threadObject, "interrupted") != 0;
}

void setInterrupted(LiveState& state, Ref threadObject, bool value) {
    setField<std::uint8_t>(state, threadObject, "interrupted", value);
}

const Method& threadDispatch() {
    static const Method& made = makeFirstFrame("dispatch", {callDispatch}, true);
    return made;
}

const Method& threadEnd() {
    static const Method& made = makeVmPeer("end", awaitEnd);
    return made;
}

void threadEnded(Vm& vm, LiveState& state) {
    state::Thread& ending = state.thread();
    ending.changed = true;
    const Ref object = ending.data.object;
    ending.data.status = ThreadStatus::Terminated;
    setStatus(state, object, kTerminated);
    setField<std::int64_t>(state, object, "eetop", 0);
    const Ref group = groupOfThread(state, object);
    leaveGroup(vm, state, object);
    for (const types::Field* field : Shared::of(vm).forgottenAtEnd()) state.writable(object)->at<Ref>(field->offset) = 0;
    wakeWaiting(vm, state, object);
    state.releaseGuarded(ending.data);
    if (vm.observer) vm.observer->threadTerminated(state, state.current);
    ThreadData ended;
    ended.status = ThreadStatus::Terminated;
    // What it has not left stays its own for ever.
    if (ending.data.monitors > 0) {
        ended.object = object;
        ended.number = ending.data.number;
        ended.monitors = ending.data.monitors;
    }
    ending.data = ended;
    if (group != 0 && interpreter::isProgramOver(state) && hasShutdownHooks(vm, state)) startShutdown(vm, state, group);
}

NativeTable threadPeers() {
    return peers;
}

}  // namespace clew::vm::natives
