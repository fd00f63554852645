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

struct GroupPeer {
    std::string_view name, descriptor;
    types::Method::Peer function;
};
constexpr GroupPeer kPeers[] = {
    {"addUnstarted", "()V", note},
    {"add", "(Ljava/lang/Thread;)V", note},
    {"threadStartFailed", "(Ljava/lang/Thread;)V", note},
    {"setDaemon", "(Z)V", setDaemon},
    {"activeCount", "()I", ask},
    {"destroy", "()V", ask},
    {"enumerate", "([Ljava/lang/Thread;IZ)I", ask},
    {"interrupt", "()V", ask},
    {"isDestroyed", "()Z", ask},
    {"list", "(Ljava/io/PrintStream;I)V", ask},
    {"resume", "()V", ask},
    {"stopOrSuspend", "(Z)Z", ask},
};

} // namespace

void bindThreadGroupPeers(Vm& vm) {
    if (!hasThreadLists(vm) || vm.options.singlePath) return;
    for (types::Method& method : vm.linker->known.threadGroup->methods)
        for (const GroupPeer& peer : kPeers)
            if (method.name.view() == peer.name && method.descriptor.view() == peer.descriptor) {
                method.peer = peer.function;
                method.code.store(nullptr); // it has been called before
            }
}

} // namespace clew::vm::natives
