#include "vm/interpreter/symbolic/InputConstruction.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/interpreter/NativeContext.h"
#include "vm/interpreter/linking/CallSites.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/interpreter/linking/Linkage.h"
#include "vm/objects/InputConstructors.h"

namespace clew::vm::interpreter {

using types::Class;
using types::Method;

namespace {

constexpr std::string_view kVerify = "gov/nasa/jpf/vm/Verify";
constexpr std::string_view kConstruct = "construct", kInvoke = "invokeConstructor",
                           kConstructed = "constructed",
                           kConstructedDescriptor = "(Ljava/lang/Object;)V";

// Of what the constructor has looked at, some may have been there before: it must not have changed
// it.
NativeOutcome constructed(NativeContext& ctx) {
    if (ctx.vm.inputValues) return ctx.returnVoid();
    const std::vector<state::Binding> bindings = ctx.state.symbolic.bindings.list();
    const auto own = std::ranges::find(bindings, ctx.refAt(0), &state::Binding::ref);
    for (auto later = own; later != bindings.end(); ++later) {
        if (later->kind != state::Binding::Kind::Alias) continue;
        const auto target = std::ranges::find(bindings, later->aliasOf, &state::Binding::input);
        if (target < own) noteLateArgument(ctx.vm, ctx.state, later->ref);
    }
    return ctx.returnVoid();
}

// Without the first parameter, the object.
std::string constructorDescriptor(const Method& method) {
    const std::string_view parameters = method.descriptor.view();
    return "(" + std::string(parameters.substr(parameters.find(';') + 1));
}

// In the place of `new` and invokespecial: the object is there already.
NativeOutcome invokeConstructor(NativeContext& ctx) {
    const Class& klass = *ctx.method.holder->host;
    if (!ctx.initialized(klass)) return ctx.blocked();
    const std::string descriptor = constructorDescriptor(ctx.method);
    return ctx.call(*klass.methodNamed("<init>", descriptor),
                    {ctx.arguments, ctx.method.argumentSlots});
}

// static void construct(object, arguments) {
//     invokeConstructor(object, arguments); constructed(object); endAtomic(); }
// Where the constructor throws there is no such object: the path is of no interest.
const Method& assembleConstruction(Vm& vm, const Method& constructor) {
    const Class& host = *constructor.holder;
    const std::string_view name = host.name.view();
    ClassAssembler assembler(freshName(*vm.callSites, host, "Input"),
                             access::Final | access::Super | access::Synthetic);
    const std::vector<std::string> parameters =
        ParsedDescriptor(constructor.descriptor.view()).parameters;
    const std::string descriptor =
        "(" + descriptorOf(name) + constructor.descriptor.str().substr(1);
    MethodAssembler& code = assembler.method(access::Static, kConstruct, descriptor);
    const auto begin = code.newLabel(), end = code.newLabel(), failed = code.newLabel();
    code.bind(begin);
    code.load("L", 0);
    code.loadAll(parameters, 1);
    code.invokeStatic(assembler.name(), kInvoke, descriptor);
    code.bind(end);
    code.load("L", 0);
    code.invokeStatic(assembler.name(), kConstructed, kConstructedDescriptor);
    code.invokeStatic(kVerify, "endAtomic", "()V");
    code.result("V");
    code.protect(begin, end, failed, "java/lang/Throwable");
    code.bindHandler(failed);
    code.emit(op::pop);
    code.pushInt(1);
    code.invokeStatic(kVerify, "ignoreIf", "(Z)V");
    code.result("V");
    assembler.method(access::Static | access::Native, kInvoke, descriptor);
    assembler.method(access::Static | access::Native, kConstructed, kConstructedDescriptor);
    Class& made = install(vm, assembler, host, false,
                          {{kInvoke, &invokeConstructor}, {kConstructed, &constructed}});
    auto& method = const_cast<Method&>(*methodNamed(made, kConstruct));
    method.isPreparation = true;
    return method;
}

} // namespace

const Method& inputConstruction(Vm& vm, const Method& constructor) {
    CallSites::Tables& tables = vm.callSites->tables();
    std::lock_guard lock(tables.adaptersMutex);
    const Method*& known = tables.boundAdapters[fmt::format(
        "{} by {}", kConstruct, static_cast<const void*>(&constructor))];
    if (!known) known = &assembleConstruction(vm, constructor);
    return *known;
}

std::vector<Ref> underConstruction(const LiveState& state) {
    std::vector<Ref> objects;
    const auto visit = [&](const auto& frame, Slot object) {
        const Method& method = *frame.method;
        if (method.isPreparation && method.isHidden && method.name.view() == kConstruct)
            objects.push_back(values::toRef(object));
    };
    const state::Thread& thread = state.threads[state.current];
    for (const state::Frame* frame = thread.top; frame; frame = frame->caller)
        visit(*frame, frame->locals[0]);
    for (const state::FrozenFrame* frame = thread.frozenBelow; frame; frame = frame->caller)
        visit(*frame, frame->localCount > 0 ? frame->slots[0] : 0);
    return objects;
}

void noteLateArgument(Vm& vm, LiveState& state, Ref object) {
    if (objects::isAsMade(vm, state, object)) return;
    vm.approximated(Approximation::ConstructedLate, state.object(object)->klass->externalName());
    // Walked again, the constructor sees what it was at first.
    state.symbolic.widened = true;
}

} // namespace clew::vm::interpreter
