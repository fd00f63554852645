// java.lang.ThreadGroup up to JDK 18, which keeps lists of its threads under its monitor. Whoever
// makes, starts or ends a thread would have to pass there; but few programs ask a group for its
// threads. Until one does, the lists are not kept: then the exploration starts again
// (interpreter/Sharing.h), with ThreadGroup as it is written.

#include "vm/natives/concurrent/ThreadGroups.h"

#include "vm/natives/Peers.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::natives {

namespace {

// What is to be noted of a thread.
NativeOutcome note(NativeContext& ctx) {
    return keepsThreadGroups(ctx.vm) ? NativeOutcome::Declined : ctx.returnVoid();
}

NativeOutcome ask(NativeContext& ctx) {
    askedForThreadGroup(ctx.vm);
    return NativeOutcome::Declined;
}

// A daemon group destroys itself after its last thread, and takes no others then.
NativeOutcome setDaemon(NativeContext& ctx) {
    const types::Field& field = *ctx.method.holder->fieldNamed("daemon");
    if (!ctx.mayAccess(field, ctx.refAt(0), true)) return ctx.blocked();
    if (ctx.intAt(1) != 0) ctx.vm.approximated(Approximation::DaemonThreadGroup);
    setField<std::uint8_t>(ctx.state, ctx.refAt(0), "daemon", ctx.intAt(1) != 0);
    return ctx.returnVoid();
}

constexpr std::string_view kGroup = "java/lang/ThreadGroup";
constexpr NativePeer kPeers[] = {
    {kGroup, "addUnstarted", "()V", note, Before25},
    {kGroup, "add", "(Ljava/lang/Thread;)V", note, Before25},
    {kGroup, "threadStartFailed", "(Ljava/lang/Thread;)V", note, Before25},
    {kGroup, "setDaemon", "(Z)V", setDaemon},
    {kGroup, "activeCount", "()I", ask},
    {kGroup, "destroy", "()V", ask},
    {kGroup, "enumerate", "([Ljava/lang/Thread;IZ)I", ask, Before25},
    {kGroup, "interrupt", "()V", ask},
    {kGroup, "isDestroyed", "()Z", ask},
    {kGroup, "list", "(Ljava/io/PrintStream;I)V", ask, Before25},
    {kGroup, "resume", "()V", ask, Before25},
    {kGroup, "stopOrSuspend", "(Z)Z", ask, Before25},
};

} // namespace

NativeTable threadGroupPeers() {
    return kPeers;
}

void bindThreadGroupPeers(Vm& vm) {
    if (!hasThreadLists(vm) || vm.options.singlePath) return;
    for (const NativePeer& row : kPeers)
        if (types::Method* method = bindPeer(row, *vm.linker->known.threadGroup))
            method->code.store(nullptr); // it has been called before
}

} // namespace clew::vm::natives
