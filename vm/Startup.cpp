#include "vm/Startup.h"

#include "vm/MatchingFilters.h"
#include "vm/interpreter/Finalizers.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/ModificationCounts.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/OneStepCalls.h"
#include "vm/interpreter/Sharing.h"
#include "vm/interpreter/SpinLoops.h"
#include "vm/interpreter/TaskFields.h"
#include "vm/interpreter/linking/CallSites.h"
#include "vm/interpreter/specification/Specifications.h"
#include "vm/natives/Natives.h"
#include "vm/natives/concurrent/ReentrantLocks.h"
#include "vm/natives/concurrent/ThreadGroups.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/StackTrace.h"
#include "vm/objects/ThreadObjects.h"

namespace clew::vm {

using interpreter::Interpreter;
using state::Object;
using types::Class;
using types::Method;
using values::Slot;

namespace {

// What is known of a class once it is linked: which of its methods have peers, and which of its
// fields threads can share.
void bindClass(Vm& vm, Class& made) {
    if (interpreter::isFinalizable(made))
        vm.approximated(vm.options.processFinalizers ? Approximation::GarbageIsFinalized
                                                     : Approximation::FinalizerNotCalled,
                        made.externalName());
    if (!vm.options.singlePath) interpreter::shortenSpinLoops(made);
    natives::bindPeers(made, vm.options);
    for (Method& method : made.methods) {
        const std::string_view descriptor = method.descriptor.view();
        method.takesArrays =
            made.file && made.location != "VM" && method.isNative() &&
            !method.isSignaturePolymorphic &&
            descriptor.substr(0, descriptor.find(')')).find('[') != descriptor.npos;
    }
    applyMatchingFilters(vm, made);
    interpreter::classify(made);
    interpreter::classifyCalls(vm, made);
    if (vm.specifications) vm.specifications->attach(made);
    interpreter::markModificationCounts(vm, made);
    interpreter::markTaskFields(vm, made);
    if (vm.observer) vm.observer->classLoaded(made);
}

} // namespace

std::unique_ptr<Vm> makeVm(Options options) {
    auto vm = std::make_unique<Vm>(std::move(options), bindClass);
    vm->callSites = std::make_shared<interpreter::CallSites>(*vm);
    if (vm->options.monitorsSpecifications) {
        vm->specifications = std::make_shared<interpreter::Specifications>(*vm);
        vm->linker->addedFields = [specifications = vm->specifications.get()](const Class& made) {
            return specifications->fieldsOf(made);
        };
    }
    return vm;
}

namespace {

// Calls at start-up; an exception there is a fault of ours.
class Starter {
  public:
    Starter(Vm& vm, state::LiveState& state) : vm_(vm), state_(state), interpreter_(vm, state) {
        interpreter_.collectInCalls = true;
    }
    Slot call(const Method& method, std::vector<Slot> arguments) {
        Slot result = 0;
        values::Ref exception = 0;
        if (!interpreter_.call(method, arguments, result, exception))
            throw std::logic_error("start-up of the JDK failed in " + method.describe() + ": " +
                                   objects::renderThrowable(vm_, state_, exception));
        return result;
    }
    Slot call(const Class& klass, std::string_view name, std::string_view descriptor,
              std::vector<Slot> arguments) {
        const Method* method = klass.methodNamed(name, descriptor);
        if (!method)
            throw std::logic_error("the JDK has no " + klass.externalName() + "." +
                                   std::string(name));
        return call(*method, std::move(arguments));
    }
    void initialize(std::string_view className) {
        // Class.forName's way in: a peer that needs the class initialized.
        const Class& klass = vm_.linker->load(className);
        const Class& unsafe = vm_.linker->load("jdk/internal/misc/Unsafe");
        if (!unsafe_) {
            unsafe_ = state_.allocateInstance(unsafe);
            state_.temporaryRoots.push_back(unsafe_);
        }
        call(unsafe, "ensureClassInitialized0", "(Ljava/lang/Class;)V", {unsafe_, klass.mirror});
    }

  private:
    Vm& vm_;
    state::LiveState& state_;
    Interpreter interpreter_;
    Ref unsafe_ = 0;
};

// Classes of java.util.concurrent that threads first use when they have to wait for each other:
// states would differ by which of them have been initialized so far. Their initializers only ask
// for offsets of fields, and no program can tell when they have run.
constexpr std::string_view kOfWaiting[] = {
    "java/util/concurrent/locks/LockSupport",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer$ExclusiveNode",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer$SharedNode",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionNode"};

} // namespace

state::State boot(Vm& vm, state::LiveState& state) {
    types::Linker* linker = vm.linker.get();
    const auto& known = linker->known;
    // The main thread and its groups exist before any Java code runs, as objects that no
    // constructor has seen yet.
    Ref threadObject = state.allocateInstance(*known.thread);
    std::size_t index = state.startThread(threadObject, false);
    state.prepareToRun(index);
    objects::setField<std::int64_t>(state, threadObject, "eetop", objects::kAlive);
    Starter starter(vm, state);
    const types::Field* holderField = known.thread->fieldNamed("holder");
    if (!holderField) objects::setField<std::int32_t>(state, threadObject, "priority", 5);
    Ref systemGroup = state.allocateInstance(*known.threadGroup);
    if (!holderField) objects::setField<Ref>(state, threadObject, "group", systemGroup);
    state.temporaryRoots.push_back(systemGroup);
    starter.initialize("java/lang/String");
    starter.initialize("java/lang/System");
    starter.initialize("java/lang/Class");
    starter.initialize("java/lang/ThreadGroup");
    starter.initialize("java/lang/Thread");
    starter.call(*known.threadGroup, "<init>", "()V", {systemGroup});
    Ref mainGroup = state.allocateInstance(*known.threadGroup);
    state.temporaryRoots.push_back(mainGroup);
    starter.call(*known.threadGroup, "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V",
                 {mainGroup, systemGroup, vm.intern(u"main")});
    starter.call(*known.thread, "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V",
                 {threadObject, mainGroup, vm.intern(u"main")});
    starter.initialize("java/lang/Module");
    starter.initialize("java/lang/reflect/Method");
    starter.initialize("java/lang/ref/Finalizer");
    starter.initialize("java/lang/Throwable"); // before the VM itself makes an exception
    starter.call(*known.system, "initPhase1", "()V", {});
    starter.initialize(
        "java/lang/ModuleLayer"); // a peer that is called from here cannot wait for it
    starter.call(*known.system, "initPhase2", "(ZZ)I", {0, 0});
    starter.call(*known.system, "initPhase3", "()V", {});
    for (const std::string_view name : kOfWaiting) starter.initialize(name);
    state.temporaryRoots.clear();
    for (std::size_t i = 1; i < state.threads.size(); ++i)
        state.threads[i].data.housekeeping = true;
    natives::bindThreadGroupPeers(vm);
    state::State booted = state.sealBoot(interpreter::keepsArraysOfBoot);
    if (vm.specifications) vm.specifications->observe(true);
    {
        std::lock_guard lock(linker->mutex());
        for (Class* klass : linker->classes())
            if (state.object(klass->statics)->flags & Object::Initialized)
                klass->initializedAtBoot = true;
    }
    return booted;
}

} // namespace clew::vm
