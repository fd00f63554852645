// java.management: what has to be there for a program to register its own beans with the platform's
// server, as pools of connections do. Of the machine itself, beans tell next to nothing.

#include <unistd.h>

#include "vm/natives/Peers.h"

namespace clew::vm::natives {

namespace {

constexpr const char* kMachine = "sun/management/VMManagementImpl";
constexpr const char* kMemory = "sun/management/MemoryImpl";

NativeOutcome version(NativeContext& ctx) {
    return ctx.returnRef(ctx.newString(ctx.vm.jdkFeature < 18 ? "3.0" : "4.0"));
}

// The fields that say what is supported stay false.
NativeOutcome doNothing(NativeContext& ctx) {
    return ctx.returnVoid();
}
NativeOutcome no(NativeContext& ctx) {
    return ctx.returnInt(0);
}

NativeOutcome processId(NativeContext& ctx) {
    return ctx.returnInt(
        static_cast<std::int32_t>(ctx.vm.options.singlePath ? getpid() : ctx.vm.options.processId));
}

NativeOutcome startTime(NativeContext& ctx) {
    return ctx.returnLong(ctx.vm.options.clockStart);
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
    {kMachine, "initOptionalSupportFields", "()V", doNothing},
    {kMachine, "isThreadContentionMonitoringEnabled", "()Z", no},
    {kMachine, "isThreadCpuTimeEnabled", "()Z", no},
    {kMachine, "isThreadAllocatedMemoryEnabled", "()Z", no},
    {kMachine, "getProcessId", "()I", processId},
    {kMachine, "getVmArguments0", "()[Ljava/lang/String;", emptyArray<kStrings>},
    {kMachine, "getStartupTime", "()J", startTime},
    {kMemory, "getMemoryPools0", "()[Ljava/lang/management/MemoryPoolMXBean;", noBeans<kPools>},
    {kMemory, "getMemoryManagers0", "()[Ljava/lang/management/MemoryManagerMXBean;",
     noBeans<kManagers>},
    {"com/sun/management/internal/OperatingSystemImpl", "initialize0", "()V", doNothing},
    {"com/sun/management/internal/Flag", "initialize", "()V", doNothing},
};

} // namespace

NativeTable managementPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
