#include "vm/interpreter/symbolic/MockExceptions.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "vm/interpreter/decode/Code.h"
#include "vm/interpreter/decode/Operations.h"
#include "vm/interpreter/linking/CallSites.h"
#include "vm/interpreter/linking/Linkage.h"
#include "vm/objects/InputObjects.h"

namespace clew::vm::interpreter {

using types::Class;
using types::Method;

namespace {

constexpr std::string_view kFrom = " from ";

bool isUnchecked(Vm& vm, const Class& exception) {
    return exception.isSubclassOf(vm.linker->load("java/lang/RuntimeException")) ||
           exception.isSubclassOf(vm.linker->load("java/lang/Error"));
}

// What a handler of the program's own catches, and what its method asks about by instanceof.
struct Caught {
    const Class* type;
    std::vector<const Class*> asked;
};

std::vector<const Class*> typesAskedBy(const Vm& vm, const Method& method) {
    std::vector<const Class*> asked;
    for (const Instruction& instruction : codeOf(method).instructions) {
        const auto operation = static_cast<Operation>(instruction.op);
        const Class* type = nullptr;
        if (operation == Operation::InstanceOf)
            type = static_cast<const Class*>(instruction.pointer);
        else if (operation == Operation::InstanceOfUnresolved)
            type = vm.linker->find(method.holder->file->constants.className(
                static_cast<std::uint16_t>(instruction.b)));
        if (type && type->isSubclassOf(*vm.linker->known.throwable)) asked.push_back(type);
    }
    return asked;
}

// Where the thread is, the innermost first.
std::vector<Caught> handlersOf(const LiveState& state, const Vm& vm) {
    std::vector<Caught> caught;
    const auto visit = [&](const Method& method, const Instruction* pc) {
        if (method.isHidden || method.holder->fromJdk) return;
        const Code& code = codeOf(method);
        const std::uint32_t index = code.indexOf(pc);
        for (const Handler& handler : code.handlers) {
            if (index < handler.start || index >= handler.end || handler.catchType == 0) continue;
            const Class* type = handler.resolved.load(std::memory_order_acquire);
            if (!type && method.holder->file)
                type = vm.linker->find(method.holder->file->constants.className(handler.catchType));
            if (type) caught.push_back({type, typesAskedBy(vm, method)});
        }
    };
    const state::Thread& thread = state.threads[state.current];
    for (const state::Frame* frame = thread.top; frame; frame = frame->caller)
        visit(*frame->method, frame->pc);
    for (const state::FrozenFrame* frame = thread.frozenBelow; frame; frame = frame->caller)
        visit(*frame->method, frame->pc);
    return caught;
}

// One for each handler that can be reached.
std::vector<const Class*> thrownTypes(NativeContext& ctx, const std::string& declaredNames) {
    Vm& vm = ctx.vm;
    std::vector<const Class*> declared;
    std::istringstream names(declaredNames);
    for (std::string name; std::getline(names, name, ',');)
        declared.push_back(&vm.linker->load(name));
    std::vector<const Class*> thrown, seen;
    const auto add = [&](const Class& type) {
        const bool isCaughtBefore = std::ranges::any_of(
            seen, [&](const Class* handler) { return type.isSubclassOf(*handler); });
        if (!isCaughtBefore && constructorOfThrown(type) &&
            std::ranges::find(thrown, &type) == thrown.end())
            thrown.push_back(&type);
    };
    const Class& runtime = vm.linker->load("java/lang/RuntimeException");
    for (const auto& [handler, asked] : handlersOf(ctx.state, vm)) {
        bool isDeclared = false;
        for (const Class* type : asked)
            if (type->isSubclassOf(*handler) &&
                (isUnchecked(vm, *type) || std::ranges::any_of(declared, [&](const Class* above) {
                     return type->isSubclassOf(*above);
                 })))
                add(*type);
        for (const Class* type : declared) {
            const bool isNarrower = handler->isSubclassOf(*type);
            if (!isNarrower && !type->isSubclassOf(*handler)) continue;
            add(isNarrower ? *handler : *type);
            isDeclared = true;
        }
        // Behind try with resources, what catches all throws it again.
        if (isUnchecked(vm, *handler))
            add(*handler);
        else if (!isDeclared && runtime.isSubclassOf(*handler) &&
                 handler != vm.linker->known.throwable)
            add(runtime);
        seen.push_back(handler);
    }
    return thrown;
}

// static void raise() { throw new E(); }, in the package of E.
const Method& raiser(Vm& vm, const Class& exception) {
    CallSites::Tables& tables = vm.callSites->tables();
    std::lock_guard lock(tables.adaptersMutex);
    const Method*& known =
        tables.boundAdapters[fmt::format("raise {}", static_cast<const void*>(&exception))];
    if (known) return *known;
    ClassAssembler assembler(freshName(*vm.callSites, exception, "Raiser"),
                             access::Final | access::Super | access::Synthetic);
    throwNew(assembler.method(access::Static, "raise", "()V"), *constructorOfThrown(exception));
    known = methodNamed(install(vm, assembler, exception, false), "raise");
    return *known;
}

} // namespace

std::string thrownInputName(const Class& exception, const std::string& call) {
    return fmt::format("{}{}{}", exception.externalName(), kFrom, call);
}

std::string nameOfCall(const std::string& result, unsigned call) {
    return call == 1 ? result : fmt::format("{}#{}", result, call);
}

const Method* constructorOfThrown(const Class& exception) {
    if (exception.isAbstract() || exception.modifiers() & access::Private) return nullptr;
    for (const char* descriptor : {"()V", "(Ljava/lang/String;)V"}) {
        const Method* constructor = exception.methodNamed("<init>", descriptor);
        if (constructor && constructor->holder == &exception && !constructor->isPrivate() &&
            (!exception.fromJdk || constructor->isPublic()))
            return constructor;
    }
    return nullptr;
}

void throwNew(MethodAssembler& code, const Method& constructor) {
    const std::string type = constructor.holder->name.str();
    code.makeNew(type);
    code.emit(op::dup);
    if (!constructor.signature->parameters.empty()) code.pushString(kThrownMessage);
    code.invokeSpecial(type, "<init>", constructor.descriptor.view());
    code.emit(op::athrow);
}

NativeOutcome mayThrow(NativeContext& ctx) {
    if (!ctx.state.carriesExpressions && !ctx.vm.inputValues) return ctx.returnVoid();
    const std::string result = ctx.stringOf(ctx.refAt(0));
    // Calls before this one have returned an input of that name, or may have thrown an exception.
    std::vector<std::string> calls;
    ctx.state.symbolic.inputs.visit([&](std::uint32_t number) {
        std::string name = state::inputs::at(number).name;
        if (const std::size_t from = name.find(kFrom); from != std::string::npos)
            name = name.substr(from + kFrom.size());
        if ((name == result || name.starts_with(result + "#")) &&
            std::ranges::find(calls, name) == calls.end())
            calls.push_back(std::move(name));
        return true;
    });
    const std::string call = nameOfCall(result, static_cast<unsigned>(calls.size()) + 1);
    const std::vector<const Class*> types = thrownTypes(ctx, ctx.stringOf(ctx.refAt(1)));
    const Class* thrown = nullptr;
    if (ctx.vm.inputValues) {
        for (const Class* type : types)
            if (!thrown && ctx.vm.inputValues->valueOf(objects::inputVariable(
                               thrownInputName(*type, call), values::BasicType::Boolean)))
                thrown = type;
    } else {
        for (const Class* type : types) {
            if (thrown) break;
            const values::Expression variable =
                objects::inputVariable(thrownInputName(*type, call), values::BasicType::Boolean);
            const values::Expression isThrown =
                values::expressions::equal(variable, values::expressions::constantInt(1));
            if (!ctx.settled(isThrown)) return ctx.blocked();
            if (ctx.state.literally(isThrown) == 1) thrown = type;
        }
    }
    for (const Class* type : types) {
        objects::makeInputValue(ctx.vm, ctx.state, thrownInputName(*type, call),
                                values::BasicType::Boolean);
        if (type == thrown) break;
    }
    return thrown ? ctx.call(raiser(ctx.vm, *thrown), {}) : ctx.returnVoid();
}

} // namespace clew::vm::interpreter
