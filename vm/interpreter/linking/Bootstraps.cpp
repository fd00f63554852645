// Constants and call sites that Java code makes: method handles, method types, dynamic constants,
// and invokedynamic with a bootstrap method of the program's own. Each becomes an assembled class
// with a static field for what was made, so that it is made once on each path, and a static method
// that makes it when it is first asked for. The making itself is done by the JDK's own methods,
// those that HotSpot calls for the purpose.

#include "vm/interpreter/linking/Linkage.h"
#include "vm/objects/Boxes.h"
#include "vm/objects/JavaObjects.h"

namespace clew::vm::interpreter {
namespace {

using classfile::ConstantKind;

constexpr std::uint16_t kHolderFlags =
    access::Public | access::Final | access::Super | access::Synthetic;
constexpr std::uint16_t kStatic = access::Public | access::Static;
constexpr std::string_view kNatives = "java/lang/invoke/MethodHandleNatives";

std::string nameFor(const Class& host, std::string_view className) {
    return host.isHiddenClass && className == host.file->name ? host.name.str()
                                                              : std::string(className);
}

void pushHost(MethodAssembler& code, const Class& host) {
    code.pushClass(descriptorOf(nameFor(host, host.file->name)));
}

// The static arguments of a bootstrap method as the JDK expects them: null, the one argument, or
// all in an array.
void pushArguments(MethodAssembler& code, const LinkRequest& request) {
    const auto boxed = [&](std::size_t i) {
        pushConstant(code, request.vm, request.sites, request.host, request.arguments[i]);
        const std::string descriptor = constantDescriptor(request.host, request.arguments[i]);
        if (isPrimitive(descriptor)) code.box(descriptor[0]);
    };
    const std::size_t count = request.arguments.size();
    if (count == 0) {
        code.emit(op::aconst_null);
    } else if (count == 1 && constantDescriptor(request.host, request.arguments[0])[0] != '[') {
        boxed(0);
    } else {
        code.objectArray(count, boxed);
    }
}

void pushMethodHandle(MethodAssembler& code, const Class& host,
                      const classfile::MethodHandleConstant& handle) {
    const classfile::MemberRef member = host.file->constants.member(handle.memberIndex);
    pushHost(code, host);
    code.pushInt(static_cast<std::int32_t>(handle.kind));
    code.pushClass(descriptorOf(nameFor(host, member.className)));
    code.pushString(member.name);
    if (member.descriptor[0] == '(') {
        pushMethodType(code, member.descriptor);
    } else {
        code.pushClass(member.descriptor);
    }
    code.invokeStatic(kNatives, "linkMethodHandleConstant",
                      "(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;Ljava/lang/Object;)"
                      "Ljava/lang/invoke/MethodHandle;");
}

constexpr std::string_view kThrowable = "Ljava/lang/Throwable;",
                           kCallSiteDescriptor = "Ljava/lang/invoke/CallSite;";
constexpr std::string_view kAgain = "(Ljava/lang/Throwable;)Ljava/lang/Throwable;";

// An exception like another one as HotSpot makes it from what it has noted of the first: class and
// message; of a constant, the class and message of the cause, too. The stack trace is new.
Ref likeness(NativeContext& ctx, Ref original) {
    const Class& klass = *ctx.object(original)->klass;
    const Ref message = objects::getField<Ref>(ctx.state, original, "detailMessage");
    if (message != 0)
        ctx.throwNew(klass.name.view(), ctx.stringOf(message));
    else
        ctx.throwNew(klass.name.view());
    return ctx.thrown();
}

// static native Throwable again(Throwable failure)
NativeOutcome failAgain(NativeContext& ctx) {
    const Ref first = ctx.refAt(0);
    const Ref error = likeness(ctx, first);
    const bool isSite =
        ctx.method.holder->fieldNamed("value")->descriptor.view() == kCallSiteDescriptor;
    const Ref cause = isSite ? 0 : objects::getField<Ref>(ctx.state, first, "cause");
    objects::setField<Ref>(ctx.state, error, "cause",
                           cause == 0 || cause == first ? 0 : likeness(ctx, cause));
    return ctx.throwRef(error);
}

// static native Throwable outcome(Throwable failure): a method of another kind than its handle is
// told as by a call, not as by MethodHandles.Lookup.
NativeOutcome outcomeOf(NativeContext& ctx) {
    const Ref failure = ctx.refAt(0);
    const auto nameOf = [&](Ref object) { return ctx.object(object)->klass->name.view(); };
    const Ref cause = objects::getField<Ref>(ctx.state, failure, "cause");
    const bool isOfKind = nameOf(failure) == "java/lang/IllegalAccessError" && cause != 0 &&
                          nameOf(cause) == "java/lang/IncompatibleClassChangeError";
    return ctx.returnRef(isOfKind ? cause : failure);
}

// A class with `static T value` and `static T get()`; make(code) pushes the value. A LinkageError
// that it throws is the outcome of all later calls as well (JVMS 5.4.3).
template <class Make>
const Method* assembleLazyValue(Vm& vm, CallSites& sites, const Class& host,
                                std::string_view descriptor, Make&& make) {
    ClassAssembler assembler(freshName(sites, host, "Constant"), kHolderFlags);
    assembler.field(kStatic, "value", descriptor);
    assembler.field(kStatic, "made", "Z");
    assembler.field(kStatic, "failure", kThrowable);
    assembler.method(kStatic | access::Native, "again", kAgain);
    assembler.method(kStatic | access::Native, "outcome", kAgain);
    MethodAssembler& code = assembler.method(kStatic, "get", "()" + std::string(descriptor));
    const auto present = code.newLabel(), failed = code.newLabel(), begin = code.newLabel(),
               end = code.newLabel(), fails = code.newLabel();
    code.getStatic(assembler.name(), "made", "Z");
    code.branch(op::ifne, present);
    code.getStatic(assembler.name(), "failure", kThrowable);
    code.branch(op::ifnonnull, failed);
    code.bind(begin);
    make(code);
    code.bind(end);
    // Another thread may have been faster: then its value is the constant.
    const auto late = code.newLabel();
    code.getStatic(assembler.name(), "made", "Z");
    code.branch(op::ifne, late);
    code.putStatic(assembler.name(), "value", descriptor);
    code.pushInt(1);
    code.putStatic(assembler.name(), "made", "Z");
    code.branch(op::goto_, present);
    code.bind(late);
    code.pop(descriptor);
    code.bind(present);
    code.getStatic(assembler.name(), "value", descriptor);
    code.result(descriptor);
    code.protect(begin, end, fails, "java/lang/LinkageError");
    code.bindHandler(fails);
    code.invokeStatic(assembler.name(), "outcome", kAgain);
    code.emit(op::dup);
    code.putStatic(assembler.name(), "failure", kThrowable);
    code.emit(op::athrow);
    code.bind(failed);
    code.getStatic(assembler.name(), "failure", kThrowable);
    code.invokeStatic(assembler.name(), "again", kAgain);
    code.emit(op::athrow);
    return methodNamed(
        install(vm, assembler, host, false, {{"again", &failAgain}, {"outcome", &outcomeOf}}),
        "get");
}

} // namespace

void pushMethodType(MethodAssembler& code, std::string_view methodDescriptor) {
    const ParsedDescriptor types(methodDescriptor);
    code.pushClass(types.result);
    code.objectArray(
        types.parameters.size(), [&](std::size_t i) { code.pushClass(types.parameters[i]); },
        "java/lang/Class");
    code.invokeStatic(kNatives, "findMethodHandleType",
                      "(Ljava/lang/Class;[Ljava/lang/Class;)Ljava/lang/invoke/MethodType;");
}

std::string constantDescriptor(const Class& host, std::uint16_t constant) {
    const classfile::ConstantPool& constants = host.file->constants;
    switch (constants.kind(constant)) {
        case ConstantKind::Integer:
            return "I";
        case ConstantKind::Float:
            return "F";
        case ConstantKind::Long:
            return "J";
        case ConstantKind::Double:
            return "D";
        case ConstantKind::String:
            return "Ljava/lang/String;";
        case ConstantKind::Class:
            return "Ljava/lang/Class;";
        case ConstantKind::MethodHandle:
            return "Ljava/lang/invoke/MethodHandle;";
        case ConstantKind::MethodType:
            return "Ljava/lang/invoke/MethodType;";
        default:
            return std::string(constants.dynamic(constant).descriptor);
    }
}

void pushConstant(MethodAssembler& code, Vm&, CallSites& sites, const Class& host,
                  std::uint16_t constant) {
    const classfile::ConstantPool& constants = host.file->constants;
    switch (constants.kind(constant)) {
        case ConstantKind::Integer:
            code.pushInt(constants.integer(constant));
            break;
        case ConstantKind::Float:
            code.pushFloat(constants.floatBits(constant));
            break;
        case ConstantKind::Long:
            code.pushLong(constants.longInteger(constant));
            break;
        case ConstantKind::Double:
            code.pushDouble(constants.doubleBits(constant));
            break;
        case ConstantKind::String:
            code.pushString(constants.string(constant));
            break;
        case ConstantKind::Class:
            code.pushClass(descriptorOf(nameFor(host, constants.className(constant))));
            break;
        default: {
            const Method& getter = *sites.linkConstant(host, constant).target;
            code.invokeStatic(getter.holder->name.view(), getter.name.view(),
                              getter.descriptor.view());
        }
    }
}

void linkMethodType(Vm& vm, CallSites& sites, const Class& host, std::uint16_t constant,
                    CallSite& site) {
    site.target = assembleLazyValue(
        vm, sites, host, "Ljava/lang/invoke/MethodType;", [&](MethodAssembler& code) {
            pushMethodType(code, host.file->constants.methodType(constant));
        });
}

void linkMethodHandle(Vm& vm, CallSites& sites, const Class& host, std::uint16_t constant,
                      CallSite& site) {
    site.target = assembleLazyValue(
        vm, sites, host, "Ljava/lang/invoke/MethodHandle;", [&](MethodAssembler& code) {
            pushMethodHandle(code, host, host.file->constants.methodHandle(constant));
        });
}

void linkDynamic(const LinkRequest& request, CallSite& site) {
    const std::string type(request.descriptor);
    const auto make = [&](MethodAssembler& code) {
        pushMethodHandle(code, request.host, request.bootstrapHandle);
        code.pushString(request.name);
        code.pushClass(type);
        pushArguments(code, request);
        pushHost(code, request.host);
        code.invokeStatic(
            "java/lang/invoke/ConstantBootstraps", "makeConstant",
            "(Ljava/lang/invoke/MethodHandle;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Object;"
            "Ljava/lang/Class;)Ljava/lang/Object;");
        if (isPrimitive(type)) {
            code.checkCast(boxOf(type[0]));
            code.unbox(type[0]);
        } else {
            code.checkCast(classConstantOf(type));
        }
    };
    site.target = assembleLazyValue(request.vm, request.sites, request.host, type, make);
}

void linkByBootstrap(const LinkRequest& request, CallSite& site) {
    const auto makeSite = [&](MethodAssembler& code) {
        pushMethodHandle(code, request.host, request.bootstrapHandle);
        code.pushString(request.name);
        pushMethodType(code, request.descriptor);
        pushArguments(code, request);
        pushHost(code, request.host);
        code.invokeStatic(
            "java/lang/invoke/CallSite", "makeSite",
            "(Ljava/lang/invoke/MethodHandle;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
            "Ljava/lang/Object;Ljava/lang/Class;)Ljava/lang/invoke/CallSite;");
    };
    const Method& getter =
        *assembleLazyValue(request.vm, request.sites, request.host, kCallSiteDescriptor, makeSite);
    ClassAssembler assembler(freshName(request.sites, request.host, "Site"), kHolderFlags);
    MethodAssembler& code = assembler.method(kStatic, "call", request.descriptor);
    code.invokeStatic(getter.holder->name.view(), getter.name.view(), getter.descriptor.view());
    code.invokeVirtual("java/lang/invoke/CallSite", "getTarget",
                       "()Ljava/lang/invoke/MethodHandle;");
    const ParsedDescriptor types(request.descriptor);
    code.loadAll(types.parameters, 0);
    code.invokeVirtual("java/lang/invoke/MethodHandle", "invokeExact", request.descriptor);
    code.result(types.result);
    site.target = methodNamed(install(request.vm, assembler, request.host, false), "call");
}

} // namespace clew::vm::interpreter
