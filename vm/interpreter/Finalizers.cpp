#include "vm/interpreter/Finalizers.h"

#include <vector>

#include "vm/interpreter/NativeContext.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/ThreadLife.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm::interpreter {

using namespace objects;
using state::ThreadData;

namespace {

// Each is a thread. More objects than these at a time are not finalized.
constexpr std::size_t kMostFinalizers = 64;

constexpr std::string_view kThreadClass = "java/lang/ref/Finalizer$FinalizerThread";

// Until it runs, a field of the Thread object holds what it is to do: the object, and the group of
// the thread. Not its frame, whose code is the VM's own: references in such frames count with their
// numbers, which tell the order of allocation.
constexpr std::string_view kField = "parkBlocker";
constexpr std::uint32_t kObject = 0, kGroup = 1, kArguments = 2;

Ref argument(const LiveState& state, const ThreadData& thread, std::uint32_t which) {
    const Object& object = *state.object(thread.object);
    const Ref arguments = object.at<Ref>(findFieldNamed(*object.klass, kField)->offset);
    return state.object(arguments)->elements<Ref>()[which];
}

// Thread(ThreadGroup, String), of the thread's object, which the VM has made.
NativeOutcome construct(NativeContext& ctx) {
    const ThreadData& thread = ctx.state.thread().data;
    const Slot arguments[] = {thread.object, argument(ctx.state, thread, kGroup),
                              ctx.newString("Finalizer")};
    return ctx.call(*ctx.vm.linker->known.thread->methodNamed(
                        "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V"),
                    arguments);
}

NativeOutcome finalize(NativeContext& ctx) {
    ctx.state.thread().changed = true;
    ctx.state.thread().data.atomicDepth = 0;
    const Slot receiver = argument(ctx.state, ctx.state.thread().data, kObject);
    const types::Method& declared = *ctx.vm.linker->known.object->methodNamed("finalize", "()V");
    return ctx.call(*ctx.object(values::toRef(receiver))->klass->select(declared), {&receiver, 1});
}

const types::Method& firstFrame() {
    static const types::Method& made = makeFirstFrame("finalize", {construct, finalize}, false);
    return made;
}

// Of the JDK's own threads.
Ref outermostGroup(LiveState& state) {
    Ref group = groupOfThread(state, state.thread().data.object);
    while (group != 0 && getField<Ref>(state, group, "parent") != 0)
        group = getField<Ref>(state, group, "parent");
    return group;
}

} // namespace

bool isFinalizable(const types::Class& klass) {
    if (klass.fromJdk || klass.isInterface() || klass.isArray() || klass.isAbstract()) return false;
    for (const types::Class* holder = &klass; holder && !holder->fromJdk; holder = holder->super) {
        const types::Method* method = holder->methodNamed("finalize", "()V");
        if (method)
            return method->info && method->info->code && method->info->code->bytecode.size() > 1;
    }
    return false;
}

void awaitGarbage(Vm& vm, LiveState& state, Ref object) {
    const types::Class& klass = *state.object(object)->klass;
    if (!isFinalizable(klass)) return;
    std::size_t waiting = 0;
    for (std::size_t i = 0; i < state.threads.size(); ++i) waiting += awaitsGarbage(state, i);
    if (waiting >= kMostFinalizers)
        return vm.approximated(Approximation::FinalizerNotCalled, klass.externalName());
    ObjectAccess access(vm, state);
    const Ref thread = access.newObject(vm.linker->load(kThreadClass));
    if (findFieldNamed(*vm.linker->known.thread, "priority"))
        setField<std::int32_t>(state, thread, "priority", 5);
    const Ref group = outermostGroup(state);
    setFieldIfThere<Ref>(state, thread, "group", group);
    const Ref arguments = access.newArray(vm.linker->load("[Ljava/lang/Object;"), kArguments);
    setElement(state, arguments, kObject, object);
    setElement(state, arguments, kGroup, group);
    setField<Ref>(state, thread, kField, arguments);
    const std::size_t index = makeThread(vm, state, thread, true, firstFrame(), {});
    ThreadData& data = state.threads[index].data;
    data.housekeeping = true;
    data.atomicDepth = 1; // while its object is constructed
}

void wakeFinalizers(LiveState& state) {
    std::vector<std::size_t> waiting;
    std::vector<Ref> objects;
    for (std::size_t i = 0; i < state.threads.size(); ++i) {
        if (!awaitsGarbage(state, i)) continue;
        waiting.push_back(i);
        objects.push_back(argument(state, state.threads[i].data, kObject));
    }
    if (waiting.empty()) return;
    const std::vector<bool> reachable = state.areReachable(objects);
    for (std::size_t k = 0; k < waiting.size(); ++k) {
        if (reachable[k]) continue;
        state::Thread& thread = state.threads[waiting[k]];
        thread.changed = true;
        thread.data.housekeeping = false;
        if (Observer* observer = observerOf(state)) observer->threadStarted(state, waiting[k]);
    }
}

bool isFinalizer(const LiveState& state, std::size_t thread) {
    static const types::Symbol name = types::Symbol::of(kThreadClass);
    const Ref object = state.threads[thread].data.object;
    return object != 0 && !state.isBoot(object) && state.object(object)->klass->name == name;
}

bool awaitsGarbage(const LiveState& state, std::size_t thread) {
    const ThreadData& data = state.threads[thread].data;
    return data.housekeeping && !data.isFree() && data.object != 0 && !booting(state) &&
           !state.isBoot(data.object);
}

} // namespace clew::vm::interpreter
