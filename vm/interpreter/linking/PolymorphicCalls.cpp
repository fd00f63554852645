// Calls of signature-polymorphic methods: MethodHandle.invokeExact, invoke, invokeBasic and
// linkTo…, and the access modes of VarHandle. The common case of each leads straight to the method
// to be run; whatever needs a conversion of types or an exception goes through an assembled adapter
// that calls the same Java methods as HotSpot does.

#include <array>
#include <atomic>

#include "vm/classfile/Descriptors.h"
#include "vm/interpreter/linking/Linkage.h"
#include "vm/objects/JavaObjects.h"
#include "vm/state/Object.h"

namespace clew::vm::interpreter {
namespace {

using types::Symbol;

constexpr std::string_view kHandle = "java/lang/invoke/MethodHandle";
constexpr std::string_view kVarHandle = "java/lang/invoke/VarHandle";
constexpr std::string_view kType = "Ljava/lang/invoke/MethodType;";
constexpr std::string_view kAccess = "java/lang/invoke/VarHandle$AccessDescriptor";
constexpr std::string_view kAccessMode = "java/lang/invoke/VarHandle$AccessMode";

// What a call of this kind leads to.
struct Decision {
    std::array<const void*, 4> key{};
    std::uint64_t serial = 0; // of the tables
    const Method* target = nullptr;
    // Of an access to a variable of reference type: what the variable may hold, and where its
    // VarHandle says so.
    const Class* value = nullptr;
    const types::Field* valueField = nullptr;
};

// One for each worker. An entry is recognized by all that it was decided on.
Decision& decisionFor(const CallSites::Tables& tables, const std::array<const void*, 4>& key,
                      bool& known) {
    static thread_local std::array<Decision, 1024> decisions;
    std::uint64_t hash = tables.serial;
    for (const void* part : key)
        hash = (hash ^ reinterpret_cast<std::uintptr_t>(part)) * 0x9E3779B97F4A7C15u;
    Decision& decision = decisions[hash >> 54];
    known = decision.serial == tables.serial && decision.key == key && decision.target;
    if (!known) decision = {key, tables.serial, nullptr, nullptr, nullptr};
    return decision;
}

std::string withReceiver(std::string_view receiver, std::string_view descriptor) {
    return "(" + descriptorOf(receiver) + std::string(descriptor.substr(1));
}

// The class that makes the call, where the types in its descriptor must be found by a loader of the
// program; null: anybody finds them.
const Class* callerInOwnNameSpace(NativeContext& ctx) {
    const Class* caller = ctx.state.thread().top->method->holder;
    return caller->nameSpace != 0 ? caller : nullptr;
}

template <class Assemble>
const Method* adapter(Vm& vm, const Class* caller, std::string_view kind, Symbol descriptor,
                      std::string_view receiver, Assemble&& assemble) {
    CallSites::Tables& tables = vm.callSites->tables();
    std::lock_guard lock(tables.adaptersMutex);
    std::string key = std::string(kind) + descriptor.str();
    if (caller) key += " " + std::to_string(caller->id);
    const Method*& known = tables.adapters[key];
    if (!known) {
        const Class& host = caller ? *caller : vm.linker->load(kHandle);
        ClassAssembler assembler(freshName(*vm.callSites, host, "Adapter"),
                                 access::Final | access::Super | access::Synthetic);
        const std::string full = withReceiver(receiver, descriptor.view());
        MethodAssembler& code = assembler.method(access::Static, "call", full);
        assemble(assembler, code);
        code.result(ParsedDescriptor(full).result);
        known = methodNamed(install(vm, assembler, host, false), "call");
    }
    return known;
}

// Pushes a value that is made when it is first needed, and kept in a static field.
template <class Make>
void pushLazy(ClassAssembler& assembler, MethodAssembler& code, std::string_view descriptor,
              Make&& make) {
    assembler.field(access::Static, "cached", descriptor);
    const auto present = code.newLabel();
    code.getStatic(assembler.name(), "cached", descriptor);
    code.emit(op::dup);
    code.branch(op::ifnonnull, present);
    code.emit(op::pop);
    make();
    code.emit(op::dup);
    code.putStatic(assembler.name(), "cached", descriptor);
    code.bind(present);
}

// invokeExact of a handle of another type: throws.
const Method* exactAdapter(Vm& vm, const Class* caller, Symbol descriptor) {
    return adapter(
        vm, caller, "exact", descriptor, kHandle, [&](ClassAssembler&, MethodAssembler& code) {
            code.load("L", 0);
            pushMethodType(code, descriptor.view());
            code.invokeStatic("java/lang/invoke/Invokers", "checkExactType",
                              "(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)V");
            code.load("L", 0);
            code.loadAll(ParsedDescriptor(descriptor.view()).parameters, 1);
            code.invokeVirtual(kHandle, "invokeBasic", descriptor.view());
        });
}

// invoke of a handle of another type.
const Method* convertingAdapter(Vm& vm, const Class* caller, Symbol descriptor) {
    return adapter(
        vm, caller, "invoke", descriptor, kHandle,
        [&](ClassAssembler& assembler, MethodAssembler& code) {
            code.load("L", 0);
            pushLazy(assembler, code, kType, [&] { pushMethodType(code, descriptor.view()); });
            code.invokeVirtual(kHandle, "asType",
                               "(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;");
            code.loadAll(ParsedDescriptor(descriptor.view()).parameters, 1);
            code.invokeVirtual(kHandle, "invokeBasic", descriptor.view());
        });
}

// An access that needs conversions, is not supported, or goes through another VarHandle.
const Method* accessAdapter(Vm& vm, const Class* caller, Symbol mode, Symbol descriptor) {
    return adapter(
        vm, caller, mode.view(), descriptor, kVarHandle,
        [&](ClassAssembler& assembler, MethodAssembler& code) {
            code.load("L", 0);
            pushLazy(assembler, code, descriptorOf(kAccess), [&] {
                const auto pushMode = [&] {
                    code.pushString(mode.view());
                    code.invokeStatic(kAccessMode, "valueFromMethodName",
                                      "(Ljava/lang/String;)" + descriptorOf(kAccessMode));
                };
                code.makeNew(kAccess);
                code.emit(op::dup);
                pushMethodType(code, descriptor.view());
                pushMode();
                code.getField(kAccessMode, "at", "Ljava/lang/invoke/VarHandle$AccessType;");
                code.invokeVirtual("java/lang/Enum", "ordinal", "()I");
                pushMode();
                code.invokeVirtual("java/lang/Enum", "ordinal", "()I");
                code.invokeSpecial(kAccess, "<init>", "(Ljava/lang/invoke/MethodType;II)V");
            });
            code.invokeStatic(
                "java/lang/invoke/Invokers", "checkVarHandleGenericType",
                "(Ljava/lang/invoke/VarHandle;Ljava/lang/invoke/VarHandle$AccessDescriptor;)"
                "Ljava/lang/invoke/MethodHandle;");
            code.load("L", 0);
            code.invokeVirtual(kVarHandle, "asDirect", "()Ljava/lang/invoke/VarHandle;");
            code.loadAll(ParsedDescriptor(descriptor.view()).parameters, 1);
            code.invokeVirtual(kHandle, "invokeBasic", withReceiver(kVarHandle, descriptor.view()));
        });
}

bool sameBasicType(std::string_view a, std::string_view b) {
    return isPrimitive(a) ? a == b : !isPrimitive(b);
}

// The field that tells the type of the variable behind a VarHandle of references; null where its
// class has none.
const types::Field* valueFieldOf(const Class& klass) {
    for (std::string_view name : {"fieldType", "componentType"}) {
        if (const types::Field* field = objects::findFieldNamed(klass, name)) return field;
    }
    return nullptr;
}

const Class* valueType(const NativeContext& ctx, const Object* handle, const types::Field* field) {
    const Ref mirror = field ? handle->at<Ref>(field->offset) : 0;
    return mirror ? &ctx.classOf(mirror) : nullptr;
}

// The method of the VarHandle's class that does the access for arguments of exactly these types (up
// to casts, which it makes itself), or the adapter.
const Method* decideAccess(NativeContext& ctx, const Object* handle, const Class* value) {
    const Symbol mode = ctx.method.name, descriptor = ctx.callSiteDescriptor;
    const ParsedDescriptor site(descriptor.view());
    for (const Class* klass = handle->klass; klass && klass->name.view() != kVarHandle;
         klass = klass->super) {
        const Method* found = methodNamed(*klass, mode.view());
        if (!found || !found->isStatic()) continue;
        const ParsedDescriptor own(found->descriptor.view());
        if (own.parameters.size() != site.parameters.size() + 1) break;
        bool fits = true;
        for (std::size_t i = 0; i < site.parameters.size(); ++i) {
            fits &= sameBasicType(site.parameters[i], own.parameters[i + 1]);
        }
        if (site.result != "V") {
            fits &= sameBasicType(site.result, own.result);
            if (fits && !isPrimitive(site.result) && site.result != "Ljava/lang/Object;") {
                const Class* wanted = ctx.vm.linker->find(classConstantOf(site.result));
                fits = value && wanted && value->isAssignableTo(*wanted);
            }
        }
        if (fits) return found;
        break;
    }
    return accessAdapter(ctx.vm, callerInOwnNameSpace(ctx), mode, descriptor);
}

NativeOutcome accessVariable(NativeContext& ctx, std::span<const Slot> arguments) {
    const Ref receiver = ctx.refAt(0);
    if (receiver == 0) return ctx.throwNullPointer();
    const Object* handle = ctx.object(receiver);
    if (handle->at<std::uint8_t>(invokeLayout(ctx.vm).varHandleExact)) {
        return ctx.call(*accessAdapter(ctx.vm, callerInOwnNameSpace(ctx), ctx.method.name,
                                       ctx.callSiteDescriptor),
                        arguments);
    }
    bool known;
    Decision& decision = decisionFor(
        ctx.vm.callSites->tables(),
        {handle->klass, &ctx.method, ctx.callSiteDescriptor.id(), callerInOwnNameSpace(ctx)},
        known);
    if (!known) decision.valueField = valueFieldOf(*handle->klass);
    const Class* value = valueType(ctx, handle, decision.valueField);
    if (!known || value != decision.value) {
        decision.target = decideAccess(ctx, handle, value);
        decision.value = value;
    }
    return ctx.call(*decision.target, arguments);
}

NativeOutcome invokeHandle(NativeContext& ctx, std::span<const Slot> arguments, bool exact) {
    const Ref handle = ctx.refAt(0);
    if (handle == 0) return ctx.throwNullPointer();
    const InvokeLayout& layout = invokeLayout(ctx.vm);
    const Ref type = ctx.object(handle)->at<Ref>(layout.handleType);
    if (hasDescriptor(ctx.state, layout, type, ctx.callSiteDescriptor)) [[likely]]
        return ctx.call(entryOf(ctx, handle), arguments);
    bool known;
    const Class* caller = callerInOwnNameSpace(ctx);
    Decision& decision =
        decisionFor(ctx.vm.callSites->tables(),
                    {&ctx.method, ctx.callSiteDescriptor.id(), caller, nullptr}, known);
    if (!known) {
        decision.target = exact ? exactAdapter(ctx.vm, caller, ctx.callSiteDescriptor)
                                : convertingAdapter(ctx.vm, caller, ctx.callSiteDescriptor);
    }
    return ctx.call(*decision.target, arguments);
}

// linkToVirtual(arguments…, MemberName) and its like.
NativeOutcome linkTo(NativeContext& ctx, std::span<const Slot> arguments, std::string_view kind) {
    const Ref memberName = values::toRef(arguments.back());
    if (memberName == 0) return ctx.throwNullPointer();
    arguments = arguments.first(arguments.size() - 1);
    const Method* target = methodOfMember(ctx.state, invokeLayout(ctx.vm), memberName);
    if (!target) return ctx.throwNew("java/lang/InternalError", "unresolved MemberName");
    if (kind == "linkToStatic") {
        if (!ctx.initialized(*target->holder)) return ctx.blocked();
        return ctx.call(*target, arguments);
    }
    const Ref receiver = values::toRef(arguments[0]);
    if (receiver == 0) return ctx.throwNullPointer();
    if (kind == "linkToSpecial") return ctx.call(*target, arguments);
    const Class& klass = *ctx.object(receiver)->klass;
    if (const Method* selected = klass.select(*target)) return ctx.call(*selected, arguments);
    const types::LinkageError error = klass.selectionFailure(*target);
    return ctx.throwNew(error.exceptionClass, error.what());
}

} // namespace

NativeOutcome invokePolymorphic(NativeContext& ctx) {
    static const Symbol invokeExact = Symbol::of("invokeExact"), invoke = Symbol::of("invoke"),
                        invokeBasic = Symbol::of("invokeBasic");
    const std::size_t slots =
        static_cast<std::size_t>(classfile::parameterSlots(ctx.callSiteDescriptor.view())) +
        (ctx.method.isStatic() ? 0 : 1);
    const std::span<const Slot> arguments(ctx.arguments, slots);
    const Symbol name = ctx.method.name;
    if (ctx.method.holder == invokeLayout(ctx.vm).varHandle) return accessVariable(ctx, arguments);
    if (name == invokeBasic) {
        if (ctx.refAt(0) == 0) return ctx.throwNullPointer();
        return ctx.call(entryOf(ctx, ctx.refAt(0)), arguments);
    }
    if (name == invokeExact || name == invoke)
        return invokeHandle(ctx, arguments, name == invokeExact);
    return linkTo(ctx, arguments, name.view());
}

} // namespace clew::vm::interpreter
