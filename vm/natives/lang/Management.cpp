// java.management: what has to be there for a program to register its own beans with the platform's
// server, as pools of connections do. Figures of the machine are real ones on a single path, or
// such as a machine could have, of which the verdict knows. Threads:
// concurrent/ThreadManagement.cpp.

#include <unistd.h>

#include <fmt/format.h>

#include "vm/natives/Peers.h"
#include "vm/natives/lang/Clock.h"
#include "vm/natives/lang/Management.h"

namespace clew::vm::natives {

void noteFigure(NativeContext& ctx, std::string what) {
    ctx.vm.approximated(Approximation::ManagementFigure, std::move(what));
}

NativeOutcome processorTime(NativeContext& ctx) {
    std::int64_t nanoseconds = 0;
    if (!readClock(ctx, nanoseconds)) return ctx.blocked();
    noteFigure(ctx, "processors have worked all the time that has passed");
    return ctx.returnLong(nanoseconds);
}

namespace {

constexpr const char* kMachine = "sun/management/VMManagementImpl";
constexpr const char* kSystem = "com/sun/management/internal/OperatingSystemImpl";
constexpr std::int64_t kOutsideHeap = 16 << 20; // bytes
constexpr const char* kUsage = "java/lang/management/MemoryUsage";
constexpr const char* kMemory = "sun/management/MemoryImpl";

NativeOutcome version(NativeContext& ctx) {
    return ctx.returnRef(ctx.newString(ctx.vm.jdkFeature < 18 ? "3.0" : "4.0"));
}

NativeOutcome sayWhatIsSupported(NativeContext& ctx) {
    for (const std::string_view supported :
         {"compTimeMonitoringSupport", "threadContentionMonitoringSupport",
          "currentThreadCpuTimeSupport", "otherThreadCpuTimeSupport", "objectMonitorUsageSupport",
          "synchronizerUsageSupport", "threadAllocatedMemorySupport"})
        setStatic<bool>(ctx.state, *ctx.method.holder, supported, true);
    return ctx.returnVoid();
}

NativeOutcome processId(NativeContext& ctx) {
    return ctx.returnInt(
        static_cast<std::int32_t>(ctx.vm.options.singlePath ? getpid() : ctx.vm.options.processId));
}

NativeOutcome startTime(NativeContext& ctx) {
    return ctx.returnLong(ctx.vm.options.clockStart);
}

NativeOutcome upTime(NativeContext& ctx) {
    std::int64_t nanoseconds = 0;
    if (!readClock(ctx, nanoseconds)) return ctx.blocked();
    return ctx.returnLong(nanoseconds / 1'000'000);
}

NativeOutcome availableProcessors(NativeContext& ctx) {
    return ctx.returnInt(ctx.vm.options.processors);
}

// As Runtime.totalMemory and freeMemory have it.
NativeOutcome memoryUsage(NativeContext& ctx) {
    NativeOutcome outcome;
    const Class* type = loadFor(ctx, kUsage, outcome);
    if (!type) return outcome;
    if (!ctx.initialized(*type)) return ctx.blocked();
    const bool isOfHeap = ctx.booleanAt(1);
    if (!isOfHeap) noteFigure(ctx, "the memory outside the heap: the same, always");
    const auto size = isOfHeap ? static_cast<std::int64_t>(ctx.vm.options.heapLimit) : kOutsideHeap;
    const Ref usage = ctx.newObject(*type);
    setField<std::int64_t>(ctx.state, usage, "init", size);
    setField<std::int64_t>(ctx.state, usage, "used", size / 2);
    setField<std::int64_t>(ctx.state, usage, "committed", size);
    setField<std::int64_t>(ctx.state, usage, "max", isOfHeap ? size : -1);
    return ctx.returnRef(usage);
}

NativeOutcome usedMemory(NativeContext& ctx) {
    noteFigure(ctx, "the memory that is used: half of it, always");
    return NativeOutcome::Declined;
}

NativeOutcome setVerbose(NativeContext& ctx) {
    noteFigure(ctx, "nothing is printed of memory and classes");
    return ctx.returnVoid();
}

// A load that cannot be told is negative.
NativeOutcome loadOfProcessors(NativeContext& ctx) {
    noteFigure(ctx, "the load of the machine is not told");
    return ctx.returnDouble(-1);
}

enum class Figure : std::uint8_t {
    LoadedClasses,
    UnloadedClasses,
    CompilerTime,
    Memory,
    FreeMemory,
    Swap,
    OpenFiles
};

template <Figure kFigure>
NativeOutcome figure(NativeContext& ctx) {
    noteFigure(ctx, fmt::format("{} tells nothing of the machine", ctx.method.name.view()));
    switch (kFigure) {
        case Figure::LoadedClasses:
            return ctx.returnLong(500); // as many as Hello World needs
        case Figure::Memory:
            return ctx.returnLong(ctx.vm.options.singlePath
                                      ? std::int64_t(sysconf(_SC_PHYS_PAGES)) *
                                            sysconf(_SC_PAGESIZE)
                                      : 2 * static_cast<std::int64_t>(ctx.vm.options.heapLimit));
        case Figure::FreeMemory:
            return ctx.returnLong(ctx.vm.options.singlePath
                                      ? std::int64_t(sysconf(_SC_AVPHYS_PAGES)) *
                                            sysconf(_SC_PAGESIZE)
                                      : static_cast<std::int64_t>(ctx.vm.options.heapLimit));
        case Figure::OpenFiles:
            return ctx.returnLong(3);
        case Figure::UnloadedClasses:
        case Figure::CompilerTime:
        case Figure::Swap:
            return ctx.returnLong(0);
    }
    return ctx.returnLong(0);
}

template <const char* kElements>
NativeOutcome emptyArray(NativeContext& ctx) {
    const Class& type = ctx.vm.linker->load(kElements);
    return ctx.returnRef(ctx.newArray(type, 0));
}

// Every JVM has some: whoever asks for them, and not for the server alone, gets an answer that no
// JVM gives.
template <const char* kElements>
NativeOutcome noBeans(NativeContext& ctx) {
    const auto isServer = [](const Method& method) {
        return method.name.view() == "getPlatformMBeanServer";
    };
    const state::Thread& thread = ctx.state.thread();
    bool isForServer = false;
    for (const state::Frame* frame = thread.top; frame; frame = frame->caller)
        isForServer |= isServer(*frame->method);
    for (const state::FrozenFrame* frame = thread.frozenBelow; frame; frame = frame->caller)
        isForServer |= isServer(*frame->method);
    if (!isForServer) ctx.vm.approximated(Approximation::NativeWithoutPeer, ctx.method.describe());
    return emptyArray<kElements>(ctx);
}

constexpr char kStrings[] = "[Ljava/lang/String;";
constexpr char kPools[] = "[Ljava/lang/management/MemoryPoolMXBean;";
constexpr char kManagers[] = "[Ljava/lang/management/MemoryManagerMXBean;";

constexpr NativePeer kPeers[] = {
    {kMachine, "getVersion0", "()Ljava/lang/String;", version},
    {kMachine, "initOptionalSupportFields", "()V", sayWhatIsSupported},
    {kMachine, "isThreadContentionMonitoringEnabled", "()Z", returnFalse},
    {kMachine, "isThreadCpuTimeEnabled", "()Z", returnTrue},
    {kMachine, "isThreadAllocatedMemoryEnabled", "()Z", returnTrue},
    {kMachine, "getVerboseClass", "()Z", returnFalse},
    {kMachine, "getVerboseGC", "()Z", returnFalse},
    {kMachine, "getUptime0", "()J", upTime},
    {kMachine, "getAvailableProcessors", "()I", availableProcessors},
    {kMachine, "getTotalClassCount", "()J", figure<Figure::LoadedClasses>},
    {kMachine, "getUnloadedClassCount", "()J", figure<Figure::UnloadedClasses>},
    {kMachine, "getTotalCompileTime", "()J", figure<Figure::CompilerTime>},
    {kMachine, "getProcessId", "()I", processId},
    {kMachine, "getVmArguments0", "()[Ljava/lang/String;", emptyArray<kStrings>},
    {kMachine, "getStartupTime", "()J", startTime},
    {kMemory, "getMemoryPools0", "()[Ljava/lang/management/MemoryPoolMXBean;", noBeans<kPools>},
    {kMemory, "getMemoryManagers0", "()[Ljava/lang/management/MemoryManagerMXBean;",
     noBeans<kManagers>},
    {kMemory, "getMemoryUsage0", "(Z)Ljava/lang/management/MemoryUsage;", memoryUsage},
    {kMemory, "setVerboseGC", "(Z)V", setVerbose},
    {kUsage, "getUsed", "()J", usedMemory},
    {kUsage, "toString", "()Ljava/lang/String;", usedMemory},
    {"sun/management/ClassLoadingImpl", "setVerboseClass", "(Z)V", setVerbose},
    {kSystem, "initialize0", "()V", nothing},
    {kSystem, "getTotalMemorySize0", "()J", figure<Figure::Memory>},
    {kSystem, "getFreeMemorySize0", "()J", figure<Figure::FreeMemory>},
    {kSystem, "getCommittedVirtualMemorySize0", "()J", figure<Figure::Memory>},
    {kSystem, "getTotalSwapSpaceSize0", "()J", figure<Figure::Swap>},
    {kSystem, "getFreeSwapSpaceSize0", "()J", figure<Figure::Swap>},
    {kSystem, "getOpenFileDescriptorCount0", "()J", figure<Figure::OpenFiles>},
    {kSystem, "getProcessCpuTime0", "()J", processorTime},
    {kSystem, "getProcessCpuLoad0", "()D", loadOfProcessors},
    {kSystem, "getCpuLoad0", "()D", loadOfProcessors},
    {"com/sun/management/internal/Flag", "initialize", "()V", nothing},
};

} // namespace

NativeTable managementPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
