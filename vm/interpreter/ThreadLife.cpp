#include "vm/interpreter/ThreadLife.h"

#include "vm/interpreter/Frames.h"
#include "vm/interpreter/NativeContext.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/interpreter/decode/Operations.h"
#include "vm/interpreter/specification/Specifications.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/Shared.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::interpreter {

using namespace objects;
using state::ThreadData;
using state::ThreadStatus;
using state::WakeUp;

namespace {

// Thread.run, on the current thread's object.
NativeOutcome callRun(NativeContext& ctx) {
    const Slot receiver = ctx.state.thread().data.object;
    // Stopped before it was started.
    if (findFieldNamed(*ctx.vm.linker->known.thread, "stillborn") &&
        getField<std::uint8_t>(ctx.state, static_cast<Ref>(receiver), "stillborn") != 0)
        return ctx.returnVoid();
    const Method* run =
        ctx.state.object(static_cast<Ref>(receiver))
            ->klass->select(*ctx.vm.linker->known.thread->methodNamed("run", "()V"));
    return run ? ctx.call(*run, {&receiver, 1}) : ctx.throwNew("java/lang/AbstractMethodError");
}

// Thread.dispatchUncaughtException(Throwable)
NativeOutcome callDispatch(NativeContext& ctx) {
    const Slot arguments[] = {ctx.state.thread().data.object, ctx.refAt(0)};
    return ctx.call(*ctx.vm.linker->known.thread->methodNamed("dispatchUncaughtException",
                                                              "(Ljava/lang/Throwable;)V"),
                    arguments);
}

// Thread.exit, where it does more than forget references: a thread of a container (an executor with
// a thread for each task) leaves it. JDK 19 and later.
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

// The end of a thread is visible to others, and as on HotSpot it needs the monitor of the Thread
// object: otherwise a thread in join could read isAlive before the end, and begin to wait after it.
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
    ctx.note(object, Access::kMonitor, Access::Kind::Acquire);
    ctx.note(object, Access::kMonitor, Access::Kind::Release);
    ctx.note(object, Access::kLife, Access::Kind::Write);
    return ctx.returnVoid();
}

// Up to JDK 18 it leaves its group's list before that, as ThreadGroup.threadTerminated does: with
// the group's monitor, so that who goes through the list finds it as it was. Where lists are kept.
NativeOutcome awaitGroup(NativeContext& ctx) {
    LiveState& state = ctx.state;
    ThreadData& data = state.thread().data;
    const bool isKept = hasThreadLists(ctx.vm) && keepsThreadGroups(ctx.vm);
    const Ref group = isKept ? groupOfThread(state, data.object) : 0;
    if (group == 0) return ctx.returnVoid();
    state.thread().changed = true;
    const bool isScheduled = ctx.scheduled(group);
    const std::uint16_t owner = state.object(group)->owner;
    if (!isScheduled || (owner != 0 && owner != state.current + 1)) {
        data.pendingMonitor = group;
        if (!isScheduled) return ctx.blocked();
        data.atOperation = true;
        return NativeOutcome::Stopped;
    }
    data.pendingMonitor = 0;
    ctx.note(group, Access::kMonitor, Access::Kind::Acquire);
    ctx.note(group, Access::kMonitor, Access::Kind::Release);
    leaveGroup(ctx.vm, state, data.object);
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
    method->holder = adapters::callBoundary().holder;
    return method;
}

const Method& makeVmPeer(const char* name, Method::Peer peer) {
    Method* method = makeVmMethod(name);
    method->peer = peer;
    return *method;
}

} // namespace

const Method& makeFirstFrame(const char* name, std::initializer_list<Method::Peer> bodies,
                             bool takesObject) {
    constexpr std::uint16_t kMaximalStack = 4; // what the methods called push first lies there
    Method* method = makeVmMethod(name);
    method->maxStack = kMaximalStack;
    auto* code = new Code;
    code->method = method;
    const auto emit = [&](Operation operation, const Method* called) {
        code->instructions.push_back({static_cast<std::uint16_t>(operation),
                                      called ? called->argumentSlots : std::uint16_t(0),
                                      0,
                                      {called}});
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
    emit(Operation::InvokeStaticReady, &makeVmPeer("leave", awaitGroup));
    emit(Operation::InvokeStaticReady, &threadEnd());
    emit(Operation::ReturnVoid, nullptr);
    method->code.store(code);
    return *method;
}

namespace {

const Method& threadStart() {
    static const Method& made = makeFirstFrame("run", {callRun}, false);
    return made;
}

} // namespace

std::size_t makeThread(Vm& vm, LiveState& state, Ref object, bool daemon, const Method& firstFrame,
                       std::span<const Slot> arguments) {
    const bool first = !hasSeveralThreads(state);
    const std::size_t index = state.startThread(object, daemon);
    // What the JDK starts for itself before the program runs.
    state.threads[index].data.housekeeping = booting(state);
    setField<std::int64_t>(state, object, "eetop", kAlive);
    setThreadStatus(state, object, kAliveAndRunnable);
    state.share(object, true);
    if (first && !booting(state)) state.shareEverything();
    pushFirstFrame(vm, state, index, firstFrame, arguments);
    return index;
}

namespace {

void startThreadAt(Vm& vm, LiveState& state, Ref object, bool daemon, const Method& firstFrame,
                   std::span<const Slot> arguments) {
    const std::size_t index = makeThread(vm, state, object, daemon, firstFrame, arguments);
    if (Observer* observer = observerOf(state)) observer->threadStarted(state, index);
}

// ---- the end of the program: the JVM's own thread runs the shutdown hooks

// Thread(ThreadGroup, String) of the current thread's object, which the VM has made.
NativeOutcome callConstructor(NativeContext& ctx) {
    const Slot arguments[] = {ctx.state.thread().data.object, ctx.refAt(0),
                              ctx.newString("DestroyJavaVM")};
    return ctx.call(*ctx.vm.linker->known.thread->methodNamed(
                        "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V"),
                    arguments);
}

NativeOutcome callShutdown(NativeContext& ctx) {
    return ctx.call(*ctx.vm.linker->load("java/lang/Shutdown").methodNamed("shutdown", "()V"), {});
}

const Method& threadShutdown() {
    static const Method& made = makeFirstFrame("shutdown", {callConstructor, callShutdown}, true);
    return made;
}

// There are hooks that have not been started, or those that Runtime.exit has started have not all
// ended.
bool hasShutdownHooks(Vm& vm, LiveState& state) {
    constexpr std::int32_t kSystemShutdown = 5; // jdk.internal.misc.VM.SYSTEM_SHUTDOWN
    const Class* registry = vm.shutdownHooks.load();
    if (!registry || !(state.object(registry->statics)->flags & state::Object::Initialized))
        return false;
    if (getStatic<std::int32_t>(state, vm.linker->load("jdk/internal/misc/VM"), "initLevel") ==
        kSystemShutdown)
        return false;
    const Ref hooks = getStatic<Ref>(state, *registry, "hooks");
    return hooks == 0 || getField<std::int32_t>(state, hooks, "size") > 0;
}

// As on HotSpot the thread is in the group of the main thread, the outermost one that is not the
// system's.
void startShutdown(Vm& vm, LiveState& state, Ref group) {
    for (Ref parent = group; (parent = getField<Ref>(state, parent, "parent")) &&
                             getField<Ref>(state, parent, "parent");) {
        group = parent;
    }
    const Ref object = state.allocateInstance(*vm.linker->known.thread);
    if (findFieldNamed(*vm.linker->known.thread, "priority"))
        setField<std::int32_t>(state, object, "priority", 5);
    setFieldIfThere<Ref>(state, object, "group", group);
    const Slot argument = group;
    startThreadAt(vm, state, object, false, threadShutdown(), {&argument, 1});
}

void wakeWaiting(LiveState& state, Ref monitor) {
    for (std::size_t i = 0; i < state.threads.size(); ++i) {
        const ThreadData& data = state.threads[i].data;
        if (data.status != ThreadStatus::Waiting || data.waitingOn != monitor) continue;
        wakeAtEnd(state, i);
        if (Observer* observer = observerOf(state)) observer->threadNotified(state, i);
    }
}

} // namespace

void startThread(Vm& vm, LiveState& state, Ref threadObject, bool daemon) {
    startThreadAt(vm, state, threadObject, daemon, threadStart(), {});
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
    setThreadStatus(state, object, kTerminated);
    setField<std::int64_t>(state, object, "eetop", 0);
    const Ref group = groupOfThread(state, object);
    for (const types::Field* field : Shared::of(vm).forgottenAtEnd())
        state.writable(object)->at<Ref>(field->offset) = 0;
    wakeWaiting(state, object);
    state.releaseGuarded(ending.data);
    forgetMonitorsOfThread(vm, state, object);
    if (Observer* observer = observerOf(state)) observer->threadTerminated(state, state.current);
    ThreadData ended;
    ended.status = ThreadStatus::Terminated;
    // What it has not left stays its own for ever.
    if (ending.data.monitors > 0) {
        ended.object = object;
        ended.number = ending.data.number;
        ended.monitors = ending.data.monitors;
    }
    ending.data = ended;
    if (group != 0 && isProgramOver(state) && hasShutdownHooks(vm, state))
        startShutdown(vm, state, group);
}

} // namespace clew::vm::interpreter
