// java.lang.invoke.LambdaMetafactory: a lambda expression or method reference becomes an object of
// an assembled hidden class that implements the interface. The adaptation of arguments and results
// is that of the JDK's InnerClassLambdaMetafactory.

#include <algorithm>

#include "vm/interpreter/linking/Linkage.h"
#include "vm/interpreter/symbolic/SymbolicCells.h"
#include "vm/objects/JavaObjects.h"
#include "vm/state/Object.h"

namespace clew::vm::interpreter {
namespace {

using classfile::ConstantKind;
using classfile::MemberRef;
using classfile::ReferenceKind;

constexpr std::int32_t kSerializable = 1, kMarkers = 2, kBridges = 4; // LambdaMetafactory.FLAG_*

struct Lambda {
    const LinkRequest& request;
    ParsedDescriptor captured; // and the interface, as the result
    std::string_view samDescriptor;
    std::string_view instantiatedDescriptor;
    ReferenceKind kind;
    MemberRef implementation;
    std::string implementationOwner;
    bool ownerIsInterface = false;
    std::int32_t flags = 0;
    std::vector<std::string> interfaces;
    std::vector<std::string_view> bridges;

    Lambda(const LinkRequest& linked, const classfile::MethodHandleConstant& handle)
        : request(linked),
          captured(linked.descriptor),
          kind(handle.kind),
          implementation(linked.constants().member(handle.memberIndex)),
          implementationOwner(linked.memberOwner(implementation)),
          ownerIsInterface(linked.constants().kind(handle.memberIndex) ==
                           ConstantKind::InterfaceMethodref) {}

    std::string fieldName(std::size_t index) const { return "arg$" + std::to_string(index + 1); }
};

// The parameters of the implementation as a function: the receiver is one of them.
std::vector<std::string> functionParameters(const Lambda& lambda) {
    ParsedDescriptor declared(lambda.implementation.descriptor);
    switch (lambda.kind) {
        case ReferenceKind::InvokeVirtual:
        case ReferenceKind::InvokeSpecial:
        case ReferenceKind::InvokeInterface:
            declared.parameters.insert(declared.parameters.begin(),
                                       descriptorOf(lambda.implementationOwner));
            break;
        default:
            break;
    }
    return declared.parameters;
}

void invokeImplementation(MethodAssembler& code, const Lambda& lambda) {
    const std::string& owner = lambda.implementationOwner;
    const auto& [className, name, descriptor] = lambda.implementation;
    switch (lambda.kind) {
        case ReferenceKind::InvokeStatic:
            code.invokeStatic(owner, name, descriptor, lambda.ownerIsInterface);
            break;
        case ReferenceKind::NewInvokeSpecial:
            code.invokeSpecial(owner, "<init>", descriptor);
            break;
        case ReferenceKind::InvokeInterface:
            code.invokeInterface(owner, name, descriptor);
            break;
        case ReferenceKind::InvokeSpecial:
            code.invokeSpecial(owner, name, descriptor, lambda.ownerIsInterface);
            break;
        default:
            code.invokeVirtual(owner, name, descriptor);
            break;
    }
}

void addForwarding(ClassAssembler& assembler, const Lambda& lambda, std::string_view descriptor) {
    MethodAssembler& code = assembler.method(access::Public, lambda.request.name, descriptor);
    const ParsedDescriptor own(descriptor), instantiated(lambda.instantiatedDescriptor);
    const std::vector<std::string> parameters = functionParameters(lambda);
    if (lambda.kind == ReferenceKind::NewInvokeSpecial) {
        code.makeNew(lambda.implementationOwner);
        code.emit(op::dup);
    }
    for (std::size_t i = 0; i < lambda.captured.parameters.size(); ++i) {
        code.load("L", 0);
        code.getField(assembler.name(), lambda.fieldName(i), lambda.captured.parameters[i]);
    }
    unsigned local = 1;
    for (std::size_t i = 0; i < own.parameters.size(); ++i) {
        code.load(own.parameters[i], local);
        local += slotsOf(own.parameters[i]);
        const std::size_t parameter = lambda.captured.parameters.size() + i;
        if (parameter < parameters.size()) {
            code.convert(own.parameters[i], parameters[parameter], instantiated.parameters[i]);
        }
    }
    invokeImplementation(code, lambda);
    const std::string result = lambda.kind == ReferenceKind::NewInvokeSpecial
                                   ? descriptorOf(lambda.implementationOwner)
                                   : ParsedDescriptor(lambda.implementation.descriptor).result;
    code.convert(result, own.result, own.result);
    if (own.result == "V") code.pop(result);
    code.result(own.result);
}

void addWriteReplace(ClassAssembler& assembler, const Lambda& lambda) {
    constexpr std::string_view form = "java/lang/invoke/SerializedLambda";
    MethodAssembler& code =
        assembler.method(access::Private | access::Final, "writeReplace", "()Ljava/lang/Object;");
    code.makeNew(form);
    code.emit(op::dup);
    code.pushClass(descriptorOf(lambda.request.nameOf(lambda.request.host.file->name)));
    code.pushString(classConstantOf(lambda.captured.result));
    code.pushString(lambda.request.name);
    code.pushString(lambda.samDescriptor);
    code.pushInt(static_cast<std::int32_t>(lambda.kind));
    code.pushString(lambda.implementation.className);
    code.pushString(lambda.implementation.name);
    code.pushString(lambda.implementation.descriptor);
    code.pushString(lambda.instantiatedDescriptor);
    code.objectArray(lambda.captured.parameters.size(), [&](std::size_t i) {
        const std::string& descriptor = lambda.captured.parameters[i];
        code.load("L", 0);
        code.getField(assembler.name(), lambda.fieldName(i), descriptor);
        if (isPrimitive(descriptor)) code.box(descriptor[0]);
    });
    code.invokeSpecial(
        form, "<init>",
        "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;ILjava/lang/"
        "String;"
        "Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V");
    code.result("Ljava/lang/Object;");
}

// A lambda whose interface happens to be Serializable, but that was not made to be serialized.
void addSerializationRefusal(ClassAssembler& assembler) {
    constexpr std::string_view error = "java/io/NotSerializableException";
    for (const auto& [name, descriptor] :
         {std::pair("writeObject", "(Ljava/io/ObjectOutputStream;)V"),
          std::pair("readObject", "(Ljava/io/ObjectInputStream;)V")}) {
        MethodAssembler& code = assembler.method(access::Private | access::Final, name, descriptor);
        code.makeNew(error);
        code.emit(op::dup);
        code.pushString("Non-serializable lambda");
        code.invokeSpecial(error, "<init>", "(Ljava/lang/String;)V");
        code.emit(op::athrow);
    }
}

// The target of a site that captures: all fields of the new object are the arguments, in order.
NativeOutcome makeCapturing(NativeContext& ctx) {
    const Class& klass = *ctx.method.holder;
    if (!ctx.initialized(klass)) return ctx.blocked();
    const Ref made = ctx.newObject(klass);
    unsigned argument = 0;
    for (const types::Field& field : klass.fields) {
        objects::writeSlot(ctx.state.writable(made)->payload() + field.offset, field.type,
                           ctx.arguments[argument]);
        interpreter::setShadowOfCell(ctx, made, field.offset, field.type,
                                     interpreter::carriedBy(ctx, argument, field.type));
        argument += values::slotsOf(field.type);
    }
    return ctx.returnRef(made);
}

// The target of a site that does not capture: always the same object, in all states.
constexpr std::string_view kInstance = "clew$instance";
NativeOutcome returnInstance(NativeContext& ctx) {
    const Class& klass = *ctx.method.holder;
    if (!ctx.initialized(klass))
        return ctx.blocked(); // an interface with default methods may have an initializer
    return ctx.returnRef(static_cast<Ref>(
        ctx.state.object(klass.statics)->at<std::int32_t>(klass.fields[0].offset)));
}

// Objects are made without it; it is there for who looks for it, as under `java`.
void addConstructor(ClassAssembler& assembler, const Lambda& lambda) {
    const std::vector<std::string>& captured = lambda.captured.parameters;
    std::string descriptor = "(";
    for (const std::string& parameter : captured) descriptor += parameter;
    MethodAssembler& code = assembler.method(access::Private, "<init>", descriptor + ")V");
    code.load("Ljava/lang/Object;", 0);
    code.invokeSpecial("java/lang/Object", "<init>", "()V");
    unsigned local = 1;
    for (std::size_t i = 0; i < captured.size(); ++i) {
        code.load("Ljava/lang/Object;", 0);
        code.load(captured[i], local);
        code.putField(assembler.name(), lambda.fieldName(i), captured[i]);
        local += values::slotsOf(values::basicType(captured[i][0]));
    }
    code.result("V");
}

bool isSerializable(Vm& vm, const Lambda& lambda) {
    for (const std::string& name : lambda.interfaces) {
        if (vm.linker->load(name, lambda.request.host)
                .isAssignableTo(*vm.linker->known.serializable))
            return true;
    }
    return false;
}

} // namespace

bool linkLambda(const LinkRequest& request, CallSite& site) {
    if (request.bootstrap.className != "java/lang/invoke/LambdaMetafactory") return false;
    const bool alternative = request.bootstrap.name == "altMetafactory";
    if (!alternative && request.bootstrap.name != "metafactory") return false;
    if (request.arguments.size() < 3 || request.kindOf(0) != ConstantKind::MethodType ||
        request.kindOf(1) != ConstantKind::MethodHandle ||
        request.kindOf(2) != ConstantKind::MethodType) {
        return false;
    }
    const classfile::ConstantPool& constants = request.constants();
    Vm& vm = request.vm;

    Lambda lambda(request, constants.methodHandle(request.arguments[1]));
    lambda.samDescriptor = constants.methodType(request.arguments[0]);
    lambda.instantiatedDescriptor = constants.methodType(request.arguments[2]);
    lambda.interfaces.push_back(request.nameOf(classConstantOf(lambda.captured.result)));
    if (alternative) {
        std::size_t next = 3;
        lambda.flags = constants.integer(request.arguments[next++]);
        if (lambda.flags & kMarkers) {
            for (std::int32_t count = constants.integer(request.arguments[next++]); count > 0;
                 --count) {
                const std::string marker(
                    request.nameOf(constants.className(request.arguments[next++])));
                if (std::ranges::find(lambda.interfaces, marker) == lambda.interfaces.end()) {
                    lambda.interfaces.push_back(marker);
                }
            }
        }
        if (lambda.flags & kBridges) {
            for (std::int32_t count = constants.integer(request.arguments[next++]); count > 0;
                 --count) {
                lambda.bridges.push_back(constants.methodType(request.arguments[next++]));
            }
        }
    }
    const bool serializableByInterface = isSerializable(vm, lambda);
    if ((lambda.flags & kSerializable) && !serializableByInterface)
        lambda.interfaces.push_back("java/io/Serializable");

    std::string name(request.host.file->name);
    name += "$$Lambda";
    if (vm.jdkFeature < 21) name += "$" + std::to_string(request.sites.tables().nextNumber++);
    ClassAssembler assembler(name, access::Final | access::Super | access::Synthetic,
                             "java/lang/Object", lambda.interfaces);
    for (std::size_t i = 0; i < lambda.captured.parameters.size(); ++i) {
        assembler.field(access::Private | access::Final, lambda.fieldName(i),
                        lambda.captured.parameters[i]);
    }
    addConstructor(assembler, lambda);
    addForwarding(assembler, lambda, lambda.samDescriptor);
    for (std::string_view bridge : lambda.bridges) addForwarding(assembler, lambda, bridge);
    if (lambda.flags & kSerializable) {
        addWriteReplace(assembler, lambda);
    } else if (serializableByInterface) {
        addSerializationRefusal(assembler);
    }
    assembler.method(access::Private | access::Static | access::Native, "clew$make",
                     request.descriptor);
    const bool captures = !lambda.captured.parameters.empty();
    // The number of a global object is no reference for a collector to follow.
    if (!captures)
        assembler.field(access::Private | access::Static | access::Final, kInstance, "I");
    Class& made = install(vm, assembler, request.host, true,
                          {{"clew$make", captures ? makeCapturing : returnInstance}});
    site.target = methodNamed(made, "clew$make");
    if (!captures) {
        const Ref instance = makeGlobalObject(vm, made);
        setInitialStatic(vm, made, kInstance, static_cast<std::int32_t>(instance));
        if (made.hasNoInitializationEffect) site.constant = instance;
    }
    return true;
}

} // namespace clew::vm::interpreter
