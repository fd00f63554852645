// java.lang.ref. Collection never clears a reference: the referent of a weak, soft or phantom
// reference stays where it is, so nothing is ever enqueued or cleaned, and the threads that would
// do it are not needed. Finalizers have threads of their own (vm/interpreter/Finalizers.h).

#include "vm/interpreter/Finalizers.h"
#include "vm/natives/Peers.h"

namespace clew::vm::natives {

namespace {

const Field& referent(const NativeContext& ctx) {
    return *ctx.vm.linker->load("java/lang/ref/Reference").fieldNamed("referent");
}

NativeOutcome refersTo(NativeContext& ctx) {
    if (!ctx.mayAccess(referent(ctx), ctx.refAt(0), false)) return ctx.blocked();
    return ctx.returnBoolean(getField<Ref>(ctx.state, ctx.refAt(0), "referent") == ctx.refAt(1));
}
NativeOutcome clear(NativeContext& ctx) {
    if (!ctx.mayAccess(referent(ctx), ctx.refAt(0), true)) return ctx.blocked();
    if (getField<Ref>(ctx.state, ctx.refAt(0), "referent") != 0) {
        setField<Ref>(ctx.state, ctx.refAt(0), "referent", 0);
    }
    return ctx.returnVoid();
}

// CleanerImpl.start(Cleaner, ThreadFactory): a Cleaner of the program's. The JDK's own has a
// factory of the JDK's.
NativeOutcome startCleaner(NativeContext& ctx) {
    const Ref factory = ctx.refAt(2);
    if (factory == 0 || !ctx.object(factory)->klass->fromJdk) {
        ctx.vm.approximated(Approximation::CleanerNotRun);
    }
    return ctx.returnVoid();
}

// SharedSecrets.getJavaLangRefAccess(): newer JDKs expect that the JVM has initialized
// java.lang.ref before start-up.
NativeOutcome javaLangRefAccess(NativeContext& ctx) {
    const Class& finalizer = ctx.vm.linker->load("java/lang/ref/Finalizer");
    if (!ctx.initialized(finalizer)) return ctx.blocked();
    return ctx.returnRef(getStatic<Ref>(ctx.state, *ctx.method.holder, "javaLangRefAccess"));
}

constexpr NativePeer kPeers[] = {
    {"jdk/internal/access/SharedSecrets", "getJavaLangRefAccess",
     "()Ljdk/internal/access/JavaLangRefAccess;", javaLangRefAccess},
    {"java/lang/ref/Reference$1", "startThreads", "()V", nothing, After17},
    {"java/lang/ref/Reference", "refersTo0", "(Ljava/lang/Object;)Z", refersTo},
    {"java/lang/ref/PhantomReference", "refersTo0", "(Ljava/lang/Object;)Z", refersTo},
    {"java/lang/ref/Reference", "clear0", "()V", clear},
    {"java/lang/ref/PhantomReference", "clear0", "()V", clear, After17},
    {"java/lang/ref/Reference", "getAndClearReferencePendingList", "()Ljava/lang/ref/Reference;",
     returnNull},
    {"java/lang/ref/Reference", "hasReferencePendingList", "()Z", returnFalse},
    {"java/lang/ref/Reference", "waitForReferencePendingList", "()V", nothing},
    {"java/lang/ref/Reference", "startReferenceHandlerThread", "(Ljava/lang/ThreadGroup;)V",
     nothing, After17},
    {"java/lang/ref/Finalizer", "startFinalizerThread", "(Ljava/lang/ThreadGroup;)V", nothing,
     After17},
    {"java/lang/ref/Finalizer", "isFinalizationEnabled", "()Z", returnFalse, After17},
    {"java/lang/ref/Finalizer", "reportComplete", "(Ljava/lang/Object;)V", nothing, After17},
    {"java/lang/ref/Finalizer", "register", "(Ljava/lang/Object;)V", nothing},
    {"jdk/internal/ref/CleanerImpl", "start",
     "(Ljava/lang/ref/Cleaner;Ljava/util/concurrent/ThreadFactory;)V", startCleaner},
    {"java/io/FileCleanable", "register", "(Ljava/io/FileDescriptor;)V", nothing},
    {"java/io/FileCleanable", "unregister", "(Ljava/io/FileDescriptor;)V", nothing},
    {"java/io/FileCleanable", "cleanupClose0", "(IJ)V", nothing},
};

// Object.<init>: where the JVM learns of an object that is to be finalized.
NativeOutcome constructObject(NativeContext& ctx) {
    interpreter::awaitGarbage(ctx.vm, ctx.state, ctx.refAt(0));
    return ctx.returnVoid();
}

constexpr NativePeer kFinalizerPeers[] = {
    {"java/lang/Object", "<init>", "()V", constructObject},
};

} // namespace

NativeTable finalizerPeers() {
    return kFinalizerPeers;
}

NativeTable referencePeers() {
    return kPeers;
}

} // namespace clew::vm::natives
