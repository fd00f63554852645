// java.lang.ThreadGroup up to JDK 18, which keeps lists of its threads under its monitor. Whoever makes, starts or ends a
// thread would have to pass there; but few programs ask a group for its threads. Until one does, the lists are not kept:
// then the exploration starts again (interpreter/Sharing.h), with ThreadGroup as it is written.

#include "vm/interpreter/NativeContext.h"
#include "vm/natives/concurrent/Threads.h"

namespace clew::vm::natives {

namespace {

constexpr std::uint8_t kAsked = 1; // Class::sharing of ThreadGroup

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
    if (ctx.intAt(1) != 0) ctx.vm.approximated("a daemon ThreadGroup: that it destroys itself is left out");
    setField<std::uint8_t>(ctx.state, ctx.refAt(0), "daemon", ctx.intAt(1) != 0);
    return ctx.returnVoid();
}

struct GroupPeer {
    std::string_view name, descriptor;
    types::Method::Peer function;
};
constexpr GroupPeer peers[] = {
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

bool hasLists(const Vm& vm) { return vm.linker->known.threadGroup->fieldNamed("nUnstartedThreads"); }

} // namespace

void bindThreadGroupPeers(Vm& vm) {
    if (!hasLists(vm) || vm.options.singlePath) return;
    for (types::Method& method : vm.linker->known.threadGroup->methods)
        for (const GroupPeer& peer : peers)
            if (method.name.view() == peer.name && method.descriptor.view() == peer.descriptor) {
                method.peer = peer.function;
                method.code.store(nullptr); // it has been called before
            }
}

bool keepsThreadGroups(const Vm& vm) {
    return vm.options.singlePath || vm.linker->known.threadGroup->sharing.load(std::memory_order_relaxed) == kAsked;
}

void askedForThreadGroup(Vm& vm) {
    const Class& group = *vm.linker->known.threadGroup;
    if (hasLists(vm) && group.sharing.exchange(kAsked) != kAsked) vm.sharingChanges.fetch_add(1);
}

// What ThreadGroup.threadTerminated does, less its daemon groups.
void leaveGroup(Vm& vm, LiveState& state, Ref thread) {
    if (!keepsThreadGroups(vm) || !findFieldNamed(*state.object(thread)->klass, "group")) return;
    const Ref group = getField<Ref>(state, thread, "group");
    if (group == 0) return;
    const Ref members = getField<Ref>(state, group, "threads");
    const auto count = getField<std::int32_t>(state, group, "nthreads");
    for (std::int32_t i = 0; members != 0 && i < count; ++i) {
        if (elementAt(state, members, i) != thread) continue;
        for (std::int32_t k = i; k + 1 < count; ++k) setElement(state, members, k, elementAt(state, members, k + 1));
        setElement(state, members, count - 1, 0);
        setField<std::int32_t>(state, group, "nthreads", count - 1);
        break;
    }
}

} // namespace clew::vm::natives
