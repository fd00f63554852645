// Where a program begins: main as `java` finds it, or the method that target.entry names.

#include <fmt/format.h>

#include "vm/Startup.h"
#include "vm/interpreter/Frames.h"
#include "vm/interpreter/ThreadLife.h"
#include "vm/interpreter/decode/Operations.h"
#include "vm/objects/JavaObjects.h"

namespace clew::vm {

using interpreter::Operation;
using types::Class;
using types::Method;
using values::Slot;

namespace {

constexpr std::string_view kWithArguments = "([Ljava/lang/String;)", kWithout = "()";

// The class's own; null: none.
const Method* constructorWithoutParameters(const Class& program) {
    for (const Method& method : program.methods)
        if (method.isInitializer && method.descriptor.view() == "()V") return &method;
    return nullptr;
}

// The first frame of the main thread: a static method of the VM's own that calls the program's
// entry point.
const Method& makeLauncher(const Class& program, const Method& entry) {
    auto* launcher = new Method;
    auto* code = new interpreter::Code;
    launcher->name = types::Symbol::of("launch");
    launcher->descriptor = types::Symbol::of("([Ljava/lang/String;)V");
    launcher->accessFlags = classfile::access::Static;
    launcher->isHidden = true;
    launcher->holder = interpreter::adapters::callBoundary().holder;
    launcher->maxLocals = 1;
    launcher->maxStack = 4;
    code->method = launcher;
    auto emit = [&](Operation op, std::uint16_t a, const void* pointer) {
        code->instructions.push_back({static_cast<std::uint16_t>(op), a, 0, {pointer}});
    };
    if (!entry.isStatic()) {
        emit(Operation::New, 0, &program);
        emit(Operation::Dup, 0, nullptr);
        emit(Operation::InvokeDirect, 1, constructorWithoutParameters(program));
    }
    const bool takesArguments = entry.signature->parameterSlots > 0;
    if (takesArguments) emit(Operation::Load, 0, nullptr);
    emit(entry.isStatic() ? Operation::InvokeStatic : Operation::InvokeSelect, entry.argumentSlots,
         &entry);
    const unsigned slots = values::slotsOf(entry.result);
    if (slots > 0) emit(slots == 1 ? Operation::Pop : Operation::Pop2, 0, nullptr);
    emit(Operation::InvokeStaticReady, 0, &interpreter::threadEnd());
    emit(Operation::ReturnVoid, 0, nullptr);
    launcher->code.store(code);
    return *launcher;
}

void checkConstructor(const Class& program, const Method& entry) {
    if (entry.isStatic()) return;
    const Method* constructor = constructorWithoutParameters(program);
    if (program.isAbstract() || !constructor ||
        (entry.name.view() == "main" && constructor->isPrivate()))
        throw UserError(fmt::format("class {}: its method {} is not static, and {}",
                                    program.externalName(), entry.name.view(),
                                    program.isAbstract()
                                        ? "the class is abstract"
                                        : "it has no constructor without parameters"));
}

const Method& findMain(const Class& program, int jdkFeature) {
    const auto arrayMain = types::Symbol::of("([Ljava/lang/String;)V"),
               plainMain = types::Symbol::of("()V");
    const auto name = types::Symbol::of("main");
    const Method* main = program.findMethod(name, arrayMain);
    const bool flexible =
        jdkFeature >= 25; // JEP 512: instance main methods, and main without parameters
    if (flexible && (!main || main->isPrivate())) main = program.findMethod(name, plainMain);
    if (!main || (!flexible && !(main->isStatic() && main->isPublic())) || main->isPrivate())
        throw UserError("class " + program.externalName() +
                        " has no main method; it needs: public static void main(String[] args)");
    return *main;
}

// `entry` is a name, alone or with parameters as Java or as a class file writes them: run, run(),
// run(String[]), run()V, run([Ljava/lang/String;)V.
const Method& findEntry(const Class& program, std::string_view entry) {
    const std::string_view name = entry.substr(0, entry.find('('));
    std::string_view parameters =
        entry.substr(name.size()); // "(...)..."; empty: any that can be given
    if (parameters == "(String[])" || parameters == "(java.lang.String[])")
        parameters = kWithArguments;
    const Method* found = nullptr;
    const Method* other = nullptr; // has the name, and other parameters
    for (const Class* klass = &program; klass && !found; klass = klass->super) {
        for (const Method& method : klass->methods) {
            if (method.name.view() != name || method.isInitializer || method.isClassInitializer)
                continue;
            const std::string_view descriptor = method.descriptor.view();
            const bool fits =
                descriptor.starts_with(kWithArguments) || descriptor.starts_with(kWithout);
            if (!fits || (!parameters.empty() && descriptor != parameters &&
                          descriptor.substr(0, descriptor.find(')') + 1) != parameters))
                other = &method;
            else if (!found || descriptor.starts_with(kWithArguments))
                found = &method;
        }
    }
    const auto fail = [&](const std::string& what) {
        throw UserError(
            fmt::format("target.entry={}: {}; it takes the name of a method without parameters, or "
                        "with String[]",
                        entry, what));
    };
    if (!found && other)
        fail(fmt::format("class {} has only {}", program.externalName(), other->externalName()));
    if (!found) fail(fmt::format("class {} has no method {}", program.externalName(), name));
    if (found->isAbstract()) fail(fmt::format("{} is abstract", found->externalName()));
    return *found;
}

} // namespace

std::string wordsOf(const types::LinkageError& error) {
    const std::string what = error.what();
    // Their messages are names of classes, and nothing else.
    const bool isName = what.find(' ') == std::string::npos;
    if (isName && error.exceptionClass == "java/lang/ClassCircularityError")
        return types::externalName(what) + " is a superclass or interface of itself";
    if (isName && error.exceptionClass == "java/lang/NoClassDefFoundError")
        return "its superclass or interface " + types::externalName(what) + " was not found";
    return types::externalName(error.exceptionClass) + ": " + what;
}

void prepareMain(Vm& vm, state::LiveState& state, std::string_view className,
                 std::string_view entry) {
    const std::string internal = types::internalName(className);
    const std::string external = types::externalName(internal);
    Class* program = nullptr;
    try {
        program = vm.linker->find(internal);
    } catch (const types::LinkageError& error) {
        throw UserError("class " + external + ": " + wordsOf(error));
    }
    if (!program) {
        std::string searched;
        for (const std::string& folder : vm.options.classPath)
            searched += (searched.empty() ? "" : ":") + folder;
        throw UserError("class " + external + " not found on the class path " + searched);
    }
    const bool isMain = entry == "main" || entry == "main([Ljava/lang/String;)V";
    const Method& method = isMain ? findMain(*program, vm.jdkFeature) : findEntry(*program, entry);
    checkConstructor(*program, method);
    objects::ObjectAccess access(vm, state);
    const values::Ref array = objects::newStringArray(access, vm.options.arguments);
    Slot argument[] = {array};
    state.threads[0].changed = true;
    interpreter::pushFirstFrame(vm, state, 0, makeLauncher(*program, method), argument);
}

} // namespace clew::vm
