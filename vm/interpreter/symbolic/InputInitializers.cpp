#include "vm/interpreter/symbolic/InputInitializers.h"

#include <fmt/format.h>

#include "vm/interpreter/linking/CallSites.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/interpreter/linking/Linkage.h"

namespace clew::vm::interpreter {

using namespace objects;

using types::Class;
using types::Method;

namespace {

constexpr std::string_view kName = "initSymbolic", kDescriptor = "()V";
constexpr std::string_view kVerify = "gov/nasa/jpf/vm/Verify", kError = "java/lang/Error";

// The method itself. One of this name that cannot be called is reported: whoever wrote it expects
// that it is.
const Method* declaredFor(Vm& vm, const Class& klass) {
    const Method* found =
        klass.findMethod(types::Symbol::of(kName), types::Symbol::of(kDescriptor));
    if (found && !found->isStatic() && !found->isAbstract()) return found;
    for (const Class* at = &klass; at && !at->fromJdk; at = at->super)
        for (const Method& method : at->methods)
            if (method.name.view() == kName)
                vm.approximated(Approximation::InitializerNotCalled, method.externalName());
    return nullptr;
}

// static void prepare(object) { object.initSymbolic(); Verify.endAtomic(); }
// What the method throws is an Error that names it, at the place where it was thrown: a handler in
// the midst of the program is not meant to catch it.
const Method& assemble(Vm& vm, const Method& initializer) {
    const Class& host = *initializer.holder;
    const std::string_view name = host.name.view();
    ClassAssembler assembler(freshName(*vm.callSites, host, "Input"),
                             access::Final | access::Super | access::Synthetic);
    MethodAssembler& code =
        assembler.method(access::Static, "prepare", "(" + descriptorOf(name) + ")V");
    const auto begin = code.newLabel(), end = code.newLabel(), failed = code.newLabel();
    code.bind(begin);
    code.load("L", 0);
    if (host.isInterface())
        code.invokeInterface(name, kName, kDescriptor);
    else if (initializer.accessFlags & access::Private)
        code.invokeSpecial(name, kName, kDescriptor);
    else
        code.invokeVirtual(name, kName, kDescriptor);
    code.bind(end);
    code.invokeStatic(kVerify, "endAtomic", "()V");
    code.result("V");
    code.protect(begin, end, failed, "java/lang/Throwable");
    code.bindHandler(failed);
    const unsigned cause = code.newLocal("L");
    code.store("L", cause);
    code.invokeStatic(kVerify, "endAtomic", "()V");
    code.makeNew(kError);
    code.emit(op::dup);
    code.pushString(fmt::format("{}, the initializer of inputs, failed: ", initializer.describe()));
    code.load("L", cause);
    code.invokeVirtual("java/lang/Throwable", "toString", "()Ljava/lang/String;");
    code.invokeVirtual("java/lang/String", "concat", "(Ljava/lang/String;)Ljava/lang/String;");
    code.load("L", cause);
    code.invokeSpecial(kError, "<init>", "(Ljava/lang/String;Ljava/lang/Throwable;)V");
    code.emit(op::dup);
    code.load("L", cause);
    code.invokeVirtual("java/lang/Throwable", "getStackTrace", "()[Ljava/lang/StackTraceElement;");
    code.invokeVirtual("java/lang/Throwable", "setStackTrace", "([Ljava/lang/StackTraceElement;)V");
    code.emit(op::athrow);
    Class& made = install(vm, assembler, host, false);
    made.methods[0].isPreparation = true;
    return made.methods[0];
}

} // namespace

bool isInputInitializer(const Method& method) {
    return method.name.view() == kName && method.descriptor.view() == kDescriptor &&
           !method.isStatic();
}

const Method* inputInitializerOf(Vm& vm, const Class& klass) {
    if (klass.fromJdk || klass.isArray()) return nullptr;
    const Method* initializer = declaredFor(vm, klass);
    if (!initializer || initializer->holder->fromJdk) return nullptr;
    CallSites::Tables& tables = vm.callSites->tables();
    std::lock_guard lock(tables.adaptersMutex);
    const Method*& known = tables.boundAdapters[fmt::format(
        "{} of {}", kName, static_cast<const void*>(initializer->holder))];
    if (!known) known = &assemble(vm, *initializer);
    return known;
}

} // namespace clew::vm::interpreter
