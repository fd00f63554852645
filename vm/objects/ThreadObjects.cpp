#include "vm/objects/ThreadObjects.h"

#include <utility>

#include "vm/objects/JavaObjects.h"

namespace clew::vm::objects {

using state::ThreadData;
using state::ThreadStatus;
using state::WakeUp;

// From JDK 19 on in Thread.holder, which a virtual thread has only when it is bound to a thread of
// its own.
void setThreadStatus(LiveState& state, Ref threadObject, std::int32_t status) {
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

std::size_t threadIndexOf(const LiveState& state, Ref threadObject) {
    for (std::size_t i = 0; i < state.threads.size(); ++i) {
        const ThreadData& data = state.threads[i].data;
        if (data.object == threadObject && data.status != ThreadStatus::Terminated) return i;
    }
    return kNoThread;
}

bool hasEnded(LiveState& state, Ref threadObject) {
    if (isAlive(state, threadObject)) return false;
    const bool inHolder = !findFieldNamed(*state.object(threadObject)->klass, "threadStatus");
    const Ref where = inHolder ? getField<Ref>(state, threadObject, "holder") : threadObject;
    return where != 0 && getField<std::int32_t>(state, where, "threadStatus") == kTerminated;
}

void askedForId(Vm& vm) {
    if (vm.withholdsThreadIds.exchange(false)) vm.sharingChanges.fetch_add(1);
}

void askedForName(Vm& vm) {
    if (!vm.globals.threadNamesCount.exchange(true)) vm.sharingChanges.fetch_add(1);
}

void askedForOrder(Vm& vm) {
    if (vm.globals.threadsAreInterchangeable.exchange(false)) vm.sharingChanges.fetch_add(1);
}

void askedForOffset(Vm& vm, const types::Field& field) {
    if (field.holder != vm.linker->known.thread) return;
    askedForId(vm);
    askedForName(vm);
}

namespace {

void wake(LiveState& state, std::size_t thread, WakeUp how, bool isUnnoticed) {
    state::Thread& waking = state.threads[thread];
    waking.changed = true;
    ThreadData& data = waking.data;
    const Ref waitedOn = std::exchange(data.waitingOn, 0);
    if (data.status == ThreadStatus::Waiting) data.pendingMonitor = waitedOn;
    const bool isTimed = data.timed || data.status == ThreadStatus::Sleeping;
    data.status = ThreadStatus::Runnable;
    data.wakeUp = how;
    data.timed = isTimed && isUnnoticed;
    data.foundHeld = isUnnoticed ? state::FoundHeld::Unnoticed : state::FoundHeld::No;
    data.maySpuriously = false;
    data.wakeTime = 0;
}

} // namespace

void wake(LiveState& state, std::size_t thread, WakeUp how) {
    wake(state, thread, how, how == WakeUp::Unparked || how == WakeUp::Interrupted);
}

void wakeAtEnd(LiveState& state, std::size_t thread) {
    wake(state, thread, WakeUp::Notified, true);
}

bool isInterrupted(LiveState& state, Ref threadObject) {
    return getField<std::uint8_t>(state, threadObject, "interrupted") != 0;
}

void setInterrupted(LiveState& state, Ref threadObject, bool value) {
    setField<std::uint8_t>(state, threadObject, "interrupted", value);
}

Ref groupOfThread(LiveState& state, Ref threadObject) {
    if (findFieldNamed(*state.object(threadObject)->klass, "group"))
        return getField<Ref>(state, threadObject, "group");
    const Ref holder = getField<Ref>(state, threadObject, "holder");
    return holder == 0 ? 0 : getField<Ref>(state, holder, "group");
}

bool hasThreadLists(const Vm& vm) {
    return vm.linker->known.threadGroup->fieldNamed("nUnstartedThreads");
}

namespace {

constexpr std::uint8_t kThreadListsAsked = 1; // Class::sharing of ThreadGroup

} // namespace

bool keepsThreadGroups(const Vm& vm) {
    return vm.options.singlePath || vm.linker->known.threadGroup->sharing.load(
                                        std::memory_order_relaxed) == kThreadListsAsked;
}

void askedForThreadGroup(Vm& vm) {
    const Class& group = *vm.linker->known.threadGroup;
    if (hasThreadLists(vm) && group.sharing.exchange(kThreadListsAsked) != kThreadListsAsked)
        vm.sharingChanges.fetch_add(1);
}

namespace {

// Bits of Class::sharing of Thread.
constexpr std::uint8_t kThreadStatesAsked = 1, kOneNotified = 2, kEndsForNothing = 4, kAwaited = 8;

void isKnownOfThreads(Vm& vm, std::uint8_t what) {
    if (vm.options.singlePath) return;
    if ((vm.linker->known.thread->sharing.fetch_or(what) & what) == 0)
        vm.sharingChanges.fetch_add(1);
}

} // namespace

void askedForThreadState(Vm& vm) {
    isKnownOfThreads(vm, kThreadStatesAsked);
}

bool areThreadStatesAsked(const Vm& vm) {
    return (vm.linker->known.thread->sharing.load(std::memory_order_relaxed) &
            kThreadStatesAsked) != 0;
}

void notifiedOneOn(Vm& vm, const LiveState& state, Ref object) {
    if (vm.options.partialOrderReduction &&
        state.object(object)->klass->isSubclassOf(*vm.linker->known.thread))
        isKnownOfThreads(vm, kOneNotified);
}

bool areJoinsAsWritten(const Vm& vm) {
    return (vm.linker->known.thread->sharing.load(std::memory_order_relaxed) &
            (kThreadStatesAsked | kOneNotified)) != 0;
}

void waitMayEndForNothing(Vm& vm) {
    const std::uint8_t before = vm.linker->known.thread->sharing.fetch_or(kEndsForNothing);
    if ((before & kAwaited) != 0 && (before & kEndsForNothing) == 0) vm.sharingChanges.fetch_add(1);
}

bool comesToAwait(Vm& vm) {
    return (vm.linker->known.thread->sharing.fetch_or(kAwaited) & kEndsForNothing) != 0;
}

void noteGivenBack(const Vm& vm, LiveState& state, Ref monitor) {
    if (!areThreadStatesAsked(vm)) return;
    for (state::Thread& thread : state.threads) {
        if (thread.data.pendingMonitor != monitor || thread.data.isFree() ||
            thread.data.foundHeld == state::FoundHeld::Maybe ||
            thread.data.foundHeld == state::FoundHeld::Unnoticed)
            continue;
        thread.data.foundHeld = state::FoundHeld::Maybe;
        thread.changed = true;
    }
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
        for (std::int32_t k = i; k + 1 < count; ++k)
            setElement(state, members, k, elementAt(state, members, k + 1));
        setElement(state, members, count - 1, 0);
        setField<std::int32_t>(state, group, "nthreads", count - 1);
        break;
    }
}

} // namespace clew::vm::objects
