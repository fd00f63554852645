// Classes that a class loader of the program's own has to find. The VM asks as HotSpot does: by
// ClassLoader.loadClass(String), once for each name in the loader's name space (JVMS 5.3: the
// loader is then an initiating loader of the class). The call is made by a method of the VM's own,
// pushed on the thread's stack; when it has returned, what needed the class is executed again, and
// finds it in the Linker. So a loader may block, be traced, and throw, as any other code.

#include "vm/Vm.h"
#include "vm/interpreter/Frames.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/linking/Linkage.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/Loaders.h"

namespace clew::vm::interpreter {
namespace {

constexpr std::string_view kLoader = "java/lang/ClassLoader",
                           kError = "java/lang/NoClassDefFoundError";
constexpr std::string_view kNotFound = "java/lang/ClassNotFoundException";
// ClassLoader, the external name, the internal name, number of the name space
constexpr std::string_view kAsk = "(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/lang/String;I)V";
constexpr std::string_view kKeep = "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;I)V";

// static native void keep(Class found, String externalName, String internalName, int nameSpace)
NativeOutcome keep(NativeContext& ctx) {
    const std::string internal = ctx.stringOf(ctx.refAt(2));
    if (ctx.refAt(0) == 0) return ctx.throwNew(kNotFound, ctx.stringOf(ctx.refAt(1)));
    Class& found = ctx.classOf(ctx.refAt(0));
    if (found.name.view() != internal) return ctx.throwNew(kNotFound, ctx.stringOf(ctx.refAt(1)));
    ctx.vm.linker->initiate(static_cast<std::uint32_t>(ctx.intAt(3)), found.name, found);
    return ctx.returnVoid();
}

// The class of the methods that ask: `link` turns a ClassNotFoundException into a
// NoClassDefFoundError.
const Class& askingClass(Vm& vm) {
    CallSites::Tables& tables = vm.callSites->tables();
    std::lock_guard lock(tables.adaptersMutex);
    const Method*& known = tables.boundAdapters["ClassLoader.loadClass"];
    if (known) return *known->holder;
    const Class& host = vm.linker->load(kLoader);
    ClassAssembler assembler(freshName(*vm.callSites, host, "Asking"),
                             access::Final | access::Super | access::Synthetic);
    constexpr std::uint16_t kNative = access::Static | access::Native;
    assembler.method(kNative, "keep", kKeep);
    for (const bool links : {false, true}) {
        MethodAssembler& code = assembler.method(access::Static, links ? "link" : "find", kAsk);
        const auto begin = code.newLabel(), end = code.newLabel(), missing = code.newLabel();
        code.bind(begin);
        code.load("L", 0);
        code.load("L", 1);
        code.invokeVirtual(kLoader, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;");
        code.load("L", 1);
        code.load("L", 2);
        code.load("I", 3);
        code.invokeStatic(assembler.name(), "keep", kKeep);
        code.bind(end);
        code.result("V");
        if (!links) continue;
        code.protect(begin, end, missing, kNotFound);
        code.bindHandler(missing);
        const unsigned cause = code.newLocal("L");
        code.store("L", cause);
        code.makeNew(kError);
        code.emit(op::dup);
        code.load("L", 2);
        code.invokeSpecial(kError, "<init>", "(Ljava/lang/String;)V");
        code.load("L", cause);
        code.invokeVirtual("java/lang/Throwable", "initCause",
                           "(Ljava/lang/Throwable;)Ljava/lang/Throwable;");
        code.emit(op::athrow);
    }
    Class& made = install(vm, assembler, host, false, {{"keep", &keep}});
    for (Method& method : made.methods) method.isPreparation = !method.isNative();
    known = &made.methods[0];
    return made;
}

} // namespace

Interpreter::Step Interpreter::askLoader(const types::NeedsLoading& needed) {
    NativeContext context(vm_, state_, adapters::callBoundary(), nullptr);
    const Ref loader = needed.from ? objects::loaderOf(context, *needed.from) : 0;
    if (loader == 0) return throwNew(kError, needed.name.view());
    return askLoader(loader, needed.nameSpace, needed.name, true);
}

Interpreter::Step Interpreter::askLoader(Ref loader, std::uint32_t nameSpace, types::Symbol name,
                                         bool notFoundIsLinkageError) {
    if (!vm_.options.singlePath) vm_.approximated(Approximation::LoaderAskedOnce);
    NativeContext context(vm_, state_, adapters::callBoundary(), nullptr);
    const Ref external = vm_.internModifiedUtf8(types::externalName(name.view()));
    const Ref internal = vm_.internModifiedUtf8(name.view());
    const Method& asking = *methodNamed(askingClass(vm_), notFoundIsLinkageError ? "link" : "find");
    const Slot arguments[] = {loader, external, internal, nameSpace};
    return pushPreparation(asking, arguments);
}

// The class that a handler catches; null: it cannot be loaded, and `failure` is the exception that
// says so.
const types::Class* Interpreter::caughtClass(const Class& holder, std::string_view name,
                                             Ref& failure) {
    for (;;) {
        try {
            return &vm_.linker->load(name, holder);
        } catch (const types::LinkageError& error) {
            failure = makeException(error.exceptionClass, error.what(), true);
            return nullptr;
        } catch (const types::NeedsLoading& needed) {
            // In the middle of unwinding there is no instruction that could be executed again.
            NativeContext context(vm_, state_, adapters::callBoundary(), nullptr);
            const Slot arguments[] = {
                objects::loaderOf(context, holder),
                vm_.internModifiedUtf8(types::externalName(needed.name.view())),
                vm_.internModifiedUtf8(needed.name.view()), needed.nameSpace};
            const Method& asking = *methodNamed(askingClass(vm_), "link");
            Interpreter nested(vm_, state_);
            Slot ignored = 0;
            if (!nested.call(asking, arguments, ignored, failure)) return nullptr;
        }
    }
}

NativeOutcome NativeContext::askLoader(Ref loader, std::uint32_t nameSpace, types::Symbol name,
                                       bool notFoundIsLinkageError) {
    return interpreter_->askLoader(loader, nameSpace, name, notFoundIsLinkageError) ==
                   Interpreter::Step::Stop
               ? NativeOutcome::Stopped
               : NativeOutcome::Finished;
}

} // namespace clew::vm::interpreter
