// java.lang.System, Runtime, Shutdown, and the processes that a program could ask about.

#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <iterator>

#include "vm/interpreter/ArrayCopies.h"
#include "vm/interpreter/OneStepCalls.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/interpreter/symbolic/SymbolicOperations.h"
#include "vm/natives/Peers.h"
#include "vm/natives/lang/Clock.h"
#include "vm/objects/ClassInputs.h"
#include "vm/objects/Identity.h"
#include "vm/objects/InputTypes.h"

namespace clew::vm::natives {

namespace {

// ---- arraycopy

// As HotSpot names array types in messages: "int[", "object array[".
std::string arrayKind(const Class& klass) {
    if (klass.elementType == BasicType::Reference) return "object array[";
    return klass.element->externalName() + "[";
}

NativeOutcome notAnArray(NativeContext& ctx, std::string_view role, const Class& klass) {
    return ctx.throwNew(
        "java/lang/ArrayStoreException",
        "arraycopy: " + std::string(role) + " type " + klass.externalName() + " is not an array");
}

NativeOutcome outOfBounds(NativeContext& ctx, std::string_view what, std::int64_t index,
                          const Object& array) {
    const bool dependsOnInputs = array.isSymbolic() && array.shadows()[state::kLengthShadow];
    const NativeOutcome outcome = ctx.throwNew(
        "java/lang/ArrayIndexOutOfBoundsException",
        "arraycopy: " + std::string(what) + " " + std::to_string(index) + " out of bounds for " +
            arrayKind(*array.klass) + std::to_string(array.length) + "]");
    if (dependsOnInputs) interpreter::markPresentOnly(ctx.vm, ctx.state, ctx.thrown());
    return outcome;
}

// "java.lang.String[]"
std::string sourceName(const Class& klass) {
    return klass.isArray() ? sourceName(*klass.element) + "[]" : klass.externalName();
}

// The places and the number of elements have one value each, and so have the bounds that they are
// compared with.
bool settledBounds(NativeContext& ctx) {
    if (!ctx.settledReference(0) || !ctx.settledReference(2)) return false;
    for (const unsigned slot : {1u, 3u, 4u})
        if (!ctx.settledValue(ctx.expressionAt(slot))) return false;
    for (const unsigned slot : {0u, 2u}) {
        const Ref ref = ctx.refAt(slot);
        if (ref == 0 || !ctx.object(ref)->isSymbolic() || !ctx.object(ref)->isArray()) continue;
        const state::Shadow length = ctx.object(ref)->shadows()[state::kLengthShadow];
        if (!length) continue;
        using namespace values::expressions;
        const std::int64_t end = std::int64_t(ctx.intAt(slot + 1)) + ctx.intAt(4);
        if (ctx.intAt(slot + 1) < 0 || ctx.intAt(4) < 0 || end > INT32_MAX)
            continue; // it throws, whatever the length is
        if (!ctx.settled(lessOrEqual(constantInt(static_cast<std::int32_t>(end)), length.what())))
            return false;
    }
    return true;
}

// What the elements carry, before the target is overwritten: the arrays may be one.
std::vector<state::Shadow> shadowsOf(const Object& array, std::int32_t from, std::int32_t length) {
    if (!array.isSymbolic()) return {};
    const state::Shadow* first = array.shadows() + state::kElementShadows + from;
    return {first, first + length};
}
void setShadows(LiveState& state, Ref array, std::int32_t to, std::int32_t length,
                const std::vector<state::Shadow>& shadows) {
    if (shadows.empty() && !state.object(array)->isSymbolic()) return;
    for (std::int32_t i = 0; i < length; ++i)
        state.setShadow(array, state::kElementShadows + static_cast<std::size_t>(to + i),
                        shadows.empty() ? state::Shadow() : shadows[static_cast<std::size_t>(i)]);
}

NativeOutcome arraycopy(NativeContext& ctx) {
    if (ctx.state.carriesExpressions && !settledBounds(ctx)) return ctx.blocked();
    const Ref source = ctx.refAt(0), target = ctx.refAt(2);
    const std::int32_t from = ctx.intAt(1), to = ctx.intAt(3), length = ctx.intAt(4);
    if (source == 0 || target == 0) return ctx.throwNullPointer();
    LiveState& state = ctx.state;
    const Object* sourceArray = state.object(source);
    const Object* targetArray = state.object(target);
    const Class& sourceClass = *sourceArray->klass;
    const Class& targetClass = *targetArray->klass;
    if (!sourceClass.isArray()) return notAnArray(ctx, "source", sourceClass);
    if (!targetClass.isArray()) return notAnArray(ctx, "destination", targetClass);
    if (sourceClass.elementType != targetClass.elementType) {
        return ctx.throwNew("java/lang/ArrayStoreException",
                            "arraycopy: type mismatch: can not copy " + arrayKind(sourceClass) +
                                "] into " + arrayKind(targetClass) + "]");
    }
    if (from < 0) return outOfBounds(ctx, "source index", from, *sourceArray);
    if (to < 0) return outOfBounds(ctx, "destination index", to, *targetArray);
    if (length < 0) {
        return ctx.throwNew("java/lang/ArrayIndexOutOfBoundsException",
                            "arraycopy: length " + std::to_string(length) + " is negative");
    }
    const std::uint32_t sourceEnd =
        static_cast<std::uint32_t>(from) + static_cast<std::uint32_t>(length);
    const std::uint32_t targetEnd =
        static_cast<std::uint32_t>(to) + static_cast<std::uint32_t>(length);
    if (sourceEnd > sourceArray->length)
        return outOfBounds(ctx, "last source index", sourceEnd, *sourceArray);
    if (targetEnd > targetArray->length) {
        return outOfBounds(ctx, "last destination index", targetEnd, *targetArray);
    }
    if (length == 0) return ctx.returnVoid();

    if (ctx.state.carriesExpressions && source != target &&
        targetClass.elementType == BasicType::Reference)
        noteStoreIntoInput(ctx.vm, state, target, *sourceClass.element);

    const bool fits = sourceClass.elementType != BasicType::Reference ||
                      sourceClass.element->isAssignableTo(*targetClass.element);
    const bool targetVisible = ctx.isArrayVisible(target),
               sourceVisible = ctx.isArrayVisible(source);
    if (targetVisible || sourceVisible) {
        if (length > 1 || (targetVisible && sourceVisible)) {
            const Slot arguments[] = {source, ctx.arguments[1], target, ctx.arguments[3],
                                      ctx.arguments[4]};
            if (fits)
                return ctx.call(interpreter::arrayCopy(ctx.vm, sourceClass.elementType), arguments);
            ctx.vm.approximated(Approximation::ArrayCopyInOneStep);
        }
        using interpreter::Access;
        if (!ctx.scheduled(targetVisible ? target : source, Access::kWhole,
                           ctx.kindOf(targetVisible)))
            return ctx.blocked();
        if (targetVisible) ctx.note(source, Access::kWhole, Access::Kind::Read);
    }
    ctx.tellAccess(source, static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(length),
                   false);
    ctx.tellAccess(target, static_cast<std::uint32_t>(to), static_cast<std::uint32_t>(length),
                   true);
    sourceArray = state.object(source);
    if (!fits && sourceArray->isSymbolic())
        for (const state::Shadow& shadow : shadowsOf(*sourceArray, from, length))
            if (shadow && !ctx.settledInput(shadow.what())) return ctx.blocked();
    if (ctx.state.carriesExpressions)
        setShadows(state, target, to, length, shadowsOf(*sourceArray, from, length));
    Object* writableTarget = state.writable(target);
    sourceArray = state.object(source);
    const auto shareCopied = [&](std::int32_t count) {
        if (sourceClass.elementType != BasicType::Reference ||
            !(writableTarget->flags & Object::Shared))
            return;
        for (std::int32_t i = 0; i < count; ++i) {
            shareThrough(state, target,
                         elementAt(state, target, static_cast<std::uint32_t>(to + i)));
        }
    };
    const unsigned shift = sourceClass.elementShift;
    std::byte* destination = writableTarget->payload() + (std::size_t(to) << shift);
    const std::byte* origin = sourceArray->payload() + (std::size_t(from) << shift);
    if (sourceClass.elementType != BasicType::Reference ||
        sourceClass.element->isAssignableTo(*targetClass.element)) {
        std::memmove(destination, origin, std::size_t(length) << shift);
        shareCopied(length);
        return ctx.returnVoid();
    }
    // Each element is checked; those before the first that does not fit are copied. The arrays are
    // distinct here.
    const auto* elements = reinterpret_cast<const Ref*>(origin);
    for (std::int32_t i = 0; i < length; ++i) {
        const Ref element = elements[i];
        if (element != 0 && !state.object(element)->klass->isAssignableTo(*targetClass.element)) {
            shareCopied(i);
            return ctx.throwNew(
                "java/lang/ArrayStoreException",
                "arraycopy: element type mismatch: can not cast one of the elements of " +
                    sourceName(*sourceClass.element) + "[] to the type of the destination array, " +
                    targetClass.element->externalName());
        }
        reinterpret_cast<Ref*>(destination)[i] = element;
    }
    shareCopied(length);
    return ctx.returnVoid();
}

NativeOutcome identityHashCode(NativeContext& ctx) {
    const Ref object = ctx.refAt(0);
    return ctx.returnInt(
        object == 0 ? 0 : identityHash(ctx.state, identityOfClass(ctx.vm, ctx.state, object)));
}

// ---- time

NativeOutcome nanoTime(NativeContext& ctx) {
    std::int64_t nanoseconds = 0;
    if (!readClock(ctx, nanoseconds)) return ctx.blocked();
    return ctx.returnLong(state::Scalars::kNanoTimeAtStart + nanoseconds);
}

NativeOutcome currentTimeMillis(NativeContext& ctx) {
    if (interpreter::awaitsWork(ctx.vm, ctx.state))
        return ctx.returnLong(ctx.vm.options.clockStart);
    std::int64_t nanoseconds = 0;
    if (!readClock(ctx, nanoseconds)) return ctx.blocked();
    return ctx.returnLong(ctx.vm.options.clockStart + nanoseconds / 1'000'000);
}

// Nanoseconds since `offset` seconds after 1970, -1 when that is too far away.
NativeOutcome getNanoTimeAdjustment(NativeContext& ctx) {
    std::int64_t nanoseconds = 0;
    if (!readClock(ctx, nanoseconds)) return ctx.blocked();
    const std::int64_t start = ctx.vm.options.clockStart;
    const std::int64_t seconds = start / 1000 + nanoseconds / 1'000'000'000;
    const std::int64_t rest = start % 1000 * 1'000'000 + nanoseconds % 1'000'000'000;
    const std::int64_t difference = seconds - ctx.longAt(0);
    constexpr std::int64_t kMaximal = 1ll << 32;
    if (difference >= kMaximal || difference <= -kMaximal) return ctx.returnLong(-1);
    return ctx.returnLong(difference * 1'000'000'000 + rest);
}

// ---- standard streams

template <const char* kName>
NativeOutcome setStream(NativeContext& ctx) {
    const Class& system = *ctx.vm.linker->known.system;
    if (interpreter::hasSeveralThreads(ctx.state) &&
        !ctx.mayAccess(*system.fieldNamed(kName), system.statics, true))
        return ctx.blocked();
    setStatic<Ref>(ctx.state, system, kName, ctx.refAt(0));
    return ctx.returnVoid();
}
constexpr char kIn[] = "in", kOut[] = "out", kErr[] = "err";

NativeOutcome mapLibraryName(NativeContext& ctx) {
    const Ref name = ctx.refAt(0);
    if (name == 0) return ctx.throwNullPointer();
    return ctx.returnRef(ctx.newString("lib" + ctx.stringOf(name) + ".so"));
}

// ---- Runtime, Shutdown

NativeOutcome availableProcessors(NativeContext& ctx) {
    // Where there is one only, these do not spin.
    constexpr std::string_view spinning[] = {"java/util/concurrent/Exchanger",
                                             "java/util/concurrent/Phaser"};
    const state::Frame* caller = ctx.state.thread().top;
    if (!ctx.vm.options.singlePath && caller && caller->method->isClassInitializer &&
        caller->method->holder->fromJdk &&
        std::ranges::find(spinning, caller->method->holder->name.view()) != std::end(spinning))
        return ctx.returnInt(1);
    return ctx.returnInt(ctx.vm.options.processors);
}
NativeOutcome freeMemory(NativeContext& ctx) {
    ctx.vm.approximated(Approximation::FreeMemory);
    return ctx.returnLong(static_cast<std::int64_t>(ctx.vm.options.heapLimit / 2));
}
NativeOutcome maxMemory(NativeContext& ctx) {
    return ctx.returnLong(static_cast<std::int64_t>(ctx.vm.options.heapLimit));
}

NativeOutcome halt(NativeContext& ctx) {
    ctx.state.scalars.exited = true;
    ctx.state.scalars.exitStatus = ctx.intAt(0);
    return ctx.stop(interpreter::StopKind::Exit);
}

// ---- processes: there is only this one, and it cannot start others

// Names and values by turns.
NativeOutcome environment(NativeContext& ctx) {
    const std::vector<std::string>& entries = ctx.vm.options.environment;
    const Ref array =
        ctx.newArray(ctx.vm.linker->load("[[B"), static_cast<std::uint32_t>(2 * entries.size()));
    std::uint32_t index = 0;
    const auto add = [&](std::string_view text) {
        const Ref bytes =
            ctx.newArray(ctx.vm.linker->load("[B"), static_cast<std::uint32_t>(text.size()));
        std::memcpy(ctx.state.writable(bytes)->payload(), text.data(), text.size());
        setElement(ctx.state, array, index++, bytes);
    };
    for (const std::string& entry : entries) {
        const std::size_t name = entry.find('=');
        add(std::string_view(entry).substr(0, name));
        add(std::string_view(entry).substr(name + 1));
    }
    return ctx.returnRef(array);
}
std::int64_t processId(NativeContext& ctx) {
    return ctx.vm.options.singlePath ? getpid() : ctx.vm.options.processId;
}
NativeOutcome currentPid(NativeContext& ctx) {
    return ctx.returnLong(processId(ctx));
}
// When it was started: 0 where that is not told, -1 where there is none.
NativeOutcome isAlive(NativeContext& ctx) {
    if (ctx.longAt(0) == processId(ctx)) return ctx.returnLong(0);
    ctx.vm.approximated(Approximation::OtherProcesses);
    return ctx.returnLong(-1);
}
NativeOutcome noSuchProcess(NativeContext& ctx) {
    ctx.vm.approximated(Approximation::OtherProcesses);
    return ctx.returnLong(-1);
}
NativeOutcome noProcesses(NativeContext& ctx) {
    ctx.vm.approximated(Approximation::OtherProcesses);
    return ctx.returnInt(0);
}
NativeOutcome nothingOfProcess(NativeContext& ctx) {
    ctx.vm.approximated(Approximation::OtherProcesses);
    return ctx.returnVoid();
}
NativeOutcome forkAndExec(NativeContext& ctx) {
    ctx.vm.approximated(Approximation::StartedProcess);
    return ctx.throwNew("java/io/IOException", "error=1, Operation not permitted");
}
constexpr NativePeer kPeers[] = {
    {"java/lang/System", "registerNatives", "()V", nothing},
    {"java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V", arraycopy,
     true},
    {"java/lang/System", "identityHashCode", "(Ljava/lang/Object;)I", identityHashCode},
    {"java/lang/System", "nanoTime", "()J", nanoTime},
    {"java/lang/System", "currentTimeMillis", "()J", currentTimeMillis},
    {"jdk/internal/misc/VM", "getNanoTimeAdjustment", "(J)J", getNanoTimeAdjustment},
    {"java/lang/System", "setIn0", "(Ljava/io/InputStream;)V", setStream<kIn>},
    {"java/lang/System", "setOut0", "(Ljava/io/PrintStream;)V", setStream<kOut>},
    {"java/lang/System", "setErr0", "(Ljava/io/PrintStream;)V", setStream<kErr>},
    {"java/lang/System", "mapLibraryName", "(Ljava/lang/String;)Ljava/lang/String;",
     mapLibraryName},
    {"java/lang/Runtime", "availableProcessors", "()I", availableProcessors},
    {"java/lang/Runtime", "freeMemory", "()J", freeMemory},
    {"java/lang/Runtime", "totalMemory", "()J", maxMemory},
    {"java/lang/Runtime", "maxMemory", "()J", maxMemory},
    {"java/lang/Runtime", "gc", "()V", nothing},
    {"java/lang/Shutdown", "beforeHalt", "()V", nothing},
    // Counters for tools that watch a JVM; nobody does.
    {"jdk/internal/perf/PerfCounter", "<init>", "(Ljava/lang/String;I)V", nothing},
    {"jdk/internal/perf/PerfCounter", "get", "()J", returnZeroLong},
    {"jdk/internal/perf/PerfCounter", "set", "(J)V", nothing},
    {"jdk/internal/perf/PerfCounter", "add", "(J)V", nothing},
    {"java/lang/Shutdown", "halt0", "(I)V", halt},
    // Not native: it would ask the logging system whether anybody wants to know.
    {"java/lang/Shutdown", "logRuntimeExit", "(I)V", nothing, After17},
    {"java/lang/Terminator", "setup", "()V", nothing},
    {"java/lang/Terminator", "teardown", "()V", nothing},
    {"java/lang/ProcessEnvironment", "environ", "()[[B", environment},
    {"java/lang/ProcessHandleImpl", "initNative", "()V", nothing},
    {"java/lang/ProcessHandleImpl", "getCurrentPid0", "()J", currentPid},
    {"java/lang/ProcessHandleImpl", "isAlive0", "(J)J", isAlive},
    {"java/lang/ProcessHandleImpl", "parent0", "(JJ)J", noSuchProcess},
    {"java/lang/ProcessHandleImpl", "getProcessPids0", "(J[J[J[J)I", noProcesses},
    {"java/lang/ProcessHandleImpl", "destroy0", "(JJZ)Z", noProcesses},
    {"java/lang/ProcessHandleImpl$Info", "initIDs", "()V", nothing},
    {"java/lang/ProcessHandleImpl$Info", "info0", "(J)V", nothingOfProcess},
    {"java/lang/ProcessImpl", "init", "()V", nothing},
    {"java/lang/ProcessImpl", "forkAndExec", "(I[B[B[BI[BI[B[IZ)I", forkAndExec},
};

} // namespace

NativeTable systemPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
