#include "vm/interpreter/linking/MethodHandleObjects.h"

#include "vm/interpreter/linking/Linkage.h"
#include "vm/objects/JavaObjects.h"
#include "vm/state/Object.h"

namespace clew::vm::interpreter {

using types::Symbol;

InvokeLayout::InvokeLayout(Vm& vm) {
    const auto load = [&vm](std::string_view className) -> const Class& {
        return vm.linker->load(className);
    };
    const auto offsetOf = [](const Class& klass, std::string_view field) {
        return objects::findFieldNamed(klass, field)->offset;
    };
    const Class& handle = load("java/lang/invoke/MethodHandle");
    handleType = offsetOf(handle, "type");
    handleForm = offsetOf(handle, "form");
    const Class& type = load("java/lang/invoke/MethodType");
    methodType = &type;
    typeResult = offsetOf(type, "rtype");
    typeParameters = offsetOf(type, "ptypes");
    typeForm = offsetOf(type, "form");
    const Class& member = load("java/lang/invoke/MemberName");
    memberName = &member;
    memberClass = offsetOf(member, "clazz");
    memberText = offsetOf(member, "name");
    memberType = offsetOf(member, "type");
    memberFlags = offsetOf(member, "flags");
    memberMethod = offsetOf(member, "method");
    resolvedMethodName = &load("java/lang/invoke/ResolvedMethodName");
    const Class& form = load("java/lang/invoke/LambdaForm");
    formArity = offsetOf(form, "arity");
    formResult = offsetOf(form, "result");
    formNames = offsetOf(form, "names");
    formEntry = offsetOf(form, "vmentry");
    name = &load("java/lang/invoke/LambdaForm$Name");
    nameType = offsetOf(*name, "type");
    nameIndex = offsetOf(*name, "index");
    nameFunction = offsetOf(*name, "function");
    nameArguments = offsetOf(*name, "arguments");
    const Class& function = load("java/lang/invoke/LambdaForm$NamedFunction");
    functionMember = offsetOf(function, "member");
    functionHandle = offsetOf(function, "resolvedHandle");
    basicTypeCharacter = offsetOf(load("java/lang/invoke/LambdaForm$BasicType"), "btChar");
    varHandle = &load("java/lang/invoke/VarHandle");
    varHandleExact = offsetOf(*varHandle, "exact");
}

const InvokeLayout& invokeLayout(Vm& vm) {
    CallSites::Tables& tables = vm.callSites->tables();
    if (const InvokeLayout* known = tables.layout.load(std::memory_order_acquire)) return *known;
    auto made = std::make_unique<InvokeLayout>(vm);
    std::lock_guard lock(tables.adaptersMutex);
    if (!tables.layout) {
        tables.ownedLayout = std::move(made);
        tables.layout.store(tables.ownedLayout.get(), std::memory_order_release);
    }
    return *tables.layout;
}

// ---- methods

namespace {

// What stands behind the payload of a ResolvedMethodName, and of the parameter array of a
// MethodType. Nobody ever writes to these objects, so all states see the version that has it.
template <class T>
const T& hidden(const Object* object) {
    return object->at<T>((object->payloadSize() + 7) & ~std::size_t(7));
}
template <class T>
T& hidden(Object* object) {
    return object->at<T>((object->payloadSize() + 7) & ~std::size_t(7));
}

} // namespace

Ref resolvedNameOf(Vm& vm, const Method& method) {
    const InvokeLayout& layout = invokeLayout(vm);
    CallSites::Tables& tables = vm.callSites->tables();
    std::lock_guard lock(tables.resolvedMutex);
    Ref& known = tables.resolvedNames[&method];
    if (known == 0) {
        const auto fill = [&](Object& object) {
            hidden<const Method*>(&object) = &method;
            if (const types::Field* holder = layout.resolvedMethodName->fieldNamed("vmholder")) {
                object.at<Ref>(holder->offset) = method.holder->mirror;
            }
        };
        known = makeGlobalObject(vm, *layout.resolvedMethodName, 0, sizeof(const Method*), fill);
    }
    return known;
}

const Method& methodOfResolvedName(const Object& resolvedName) {
    return *hidden<const Method*>(&resolvedName);
}

const Method* methodOfMember(const LiveState& state, const InvokeLayout& layout, Ref memberName) {
    const Ref resolved = state.object(memberName)->at<Ref>(layout.memberMethod);
    return resolved ? hidden<const Method*>(state.object(resolved)) : nullptr;
}

Ref globalMemberName(Vm& vm, const Method& method) {
    const InvokeLayout& layout = invokeLayout(vm);
    const Ref resolved = resolvedNameOf(vm, method);
    return makeGlobalObject(vm, *layout.memberName, 0, 0, [&](Object& object) {
        object.at<Ref>(layout.memberClass) = method.holder->mirror;
        object.at<Ref>(layout.memberMethod) = resolved;
        object.at<std::int32_t>(layout.memberFlags) =
            member::kMethod | member::InvokeStatic << member::kKindShift | method.accessFlags;
    });
}

// ---- types

std::string descriptorOfClass(const Class& klass) {
    if (klass.isPrimitive())
        return std::string(1, "ZBCSIJFDLV"[static_cast<unsigned>(klass.primitive)]);
    return klass.isArray() ? klass.name.str() : "L" + klass.name.str() + ";";
}

std::string descriptorOfMethodType(NativeContext& ctx, Ref methodType) {
    const InvokeLayout& layout = invokeLayout(ctx.vm);
    const Object* type = ctx.object(methodType);
    const Object* parameters = ctx.object(type->at<Ref>(layout.typeParameters));
    std::string text = "(";
    for (std::uint32_t i = 0; i < parameters->length; ++i) {
        text += descriptorOfClass(ctx.classOf(parameters->elements<Ref>()[i]));
    }
    return text + ")" + descriptorOfClass(ctx.classOf(type->at<Ref>(layout.typeResult)));
}

Ref globalMethodType(Vm& vm, Ref resultMirror, std::span<const Ref> parameterMirrors) {
    const InvokeLayout& layout = invokeLayout(vm);
    CallSites::Tables& tables = vm.callSites->tables();
    std::vector<Ref> key{resultMirror};
    key.insert(key.end(), parameterMirrors.begin(), parameterMirrors.end());
    std::lock_guard lock(tables.methodTypesMutex);
    Ref& known = tables.methodTypes[key];
    if (known == 0) {
        std::string descriptor = "(";
        for (Ref mirror : parameterMirrors)
            descriptor += descriptorOfClass(*vm.classOfMirror(mirror));
        descriptor += ")" + descriptorOfClass(*vm.classOfMirror(resultMirror));
        const auto count = static_cast<std::uint32_t>(parameterMirrors.size());
        const Ref parameters = makeGlobalObject(
            vm, *vm.linker->known.classArray, count, sizeof(const void*), [&](Object& array) {
                std::copy(parameterMirrors.begin(), parameterMirrors.end(), array.elements<Ref>());
                hidden<const void*>(&array) = Symbol::of(descriptor).id();
            });
        known = makeGlobalObject(vm, *layout.methodType, 0, 0, [&](Object& type) {
            type.at<Ref>(layout.typeResult) = resultMirror;
            type.at<Ref>(layout.typeParameters) = parameters;
        });
    }
    return known;
}

bool hasDescriptor(const LiveState& state, const InvokeLayout& layout, Ref methodType,
                   Symbol descriptor) {
    const Ref parameters = state.object(methodType)->at<Ref>(layout.typeParameters);
    // Other arrays than those above: MethodType objects that Java code makes to look for the real
    // ones.
    if (parameters >= state::kFirstStateRef || methodType >= state::kFirstStateRef) return false;
    return hidden<const void*>(state.object(parameters)) == descriptor.id();
}

} // namespace clew::vm::interpreter
