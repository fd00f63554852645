// java.lang.invoke.MethodHandleNatives, and what is taken over of the classes above it: lambda
// forms are compiled by interpreter/linking/LambdaForms when they are first executed, and a
// MethodType is one object for all states.

#include "vm/Vm.h"
#include "vm/interpreter/ModificationCounts.h"
#include "vm/interpreter/linking/Linkage.h"
#include "vm/interpreter/linking/MethodHandleObjects.h"
#include "vm/natives/Peers.h"
#include "vm/objects/Boxes.h"
#include "vm/objects/ThreadObjects.h"
#include "vm/state/Object.h"

namespace clew::vm::natives {
namespace {

namespace access = classfile::access;
namespace member = interpreter::member;
using interpreter::InvokeLayout;
using types::LinkageError;
using types::Symbol;

// A java.lang.invoke.MemberName.
class MemberName {
  public:
    MemberName(NativeContext& ctx, Ref ref)
        : ctx_(ctx), layout_(interpreter::invokeLayout(ctx.vm)), ref_(ref) {}

    const Class* holder() const {
        const Ref mirror = at<Ref>(layout_.memberClass);
        return mirror ? &ctx_.classOf(mirror) : nullptr;
    }
    std::string name() const { return ctx_.stringOf(at<Ref>(layout_.memberText)); }
    std::int32_t flags() const { return at<std::int32_t>(layout_.memberFlags); }
    int referenceKind() const { return flags() >> member::kKindShift & member::kKindMask; }
    const Method* method() const { return interpreter::methodOfMember(ctx_.state, layout_, ref_); }
    bool isNamed() const {
        return at<Ref>(layout_.memberText) && at<Ref>(layout_.memberType) && holder();
    }

    // Of a method or a field.
    std::string descriptor() const {
        const Ref type = at<Ref>(layout_.memberType);
        const Class& klass = *ctx_.object(type)->klass;
        if (&klass == layout_.methodType) return interpreter::descriptorOfMethodType(ctx_, type);
        if (&klass == ctx_.vm.linker->known.string) return ctx_.stringOf(type);
        if (&klass == ctx_.vm.linker->known.klass)
            return interpreter::descriptorOfClass(ctx_.classOf(type));
        // Object[] {result type, Class[] parameter types}
        const Ref parameters = elementAt(ctx_.state, type, 1);
        std::string text = "(";
        for (std::uint32_t i = 0; i < ctx_.object(parameters)->length; ++i) {
            text +=
                interpreter::descriptorOfClass(ctx_.classOf(elementAt(ctx_.state, parameters, i)));
        }
        return text + ")" +
               interpreter::descriptorOfClass(ctx_.classOf(elementAt(ctx_.state, type, 0)));
    }

    void setMethod(const Method& method, int kind) {
        std::int32_t flags = method.accessFlags & 0xffff;
        flags |= (method.isInitializer ? member::kConstructor : member::kMethod) |
                 kind << member::kKindShift;
        if (method.isCallerSensitive) flags |= member::kCallerSensitive;
        set(*method.holder, flags, interpreter::resolvedNameOf(ctx_.vm, method));
    }

    void setField(const Field& field, bool setter) {
        int kind = field.isStatic() ? member::GetStatic : member::GetField;
        if (setter) kind += member::PutField - member::GetField;
        std::int32_t flags =
            (field.accessFlags & 0xffff) | member::kField | kind << member::kKindShift;
        const Class& holder = *field.holder;
        const bool trusted =
            field.isStatic() || holder.isHiddenClass || (holder.file && holder.file->isRecord);
        if (field.isFinal() && trusted) flags |= member::kTrustedFinal;
        set(holder, flags, 0);
    }

  private:
    template <class T>
    T at(std::uint32_t offset) const {
        return ctx_.object(ref_)->at<T>(offset);
    }
    void set(const Class& holder, std::int32_t flags, Ref resolved) {
        Object* object = ctx_.state.writable(ref_);
        object->at<Ref>(layout_.memberClass) = holder.mirror;
        object->at<std::int32_t>(layout_.memberFlags) = flags;
        object->at<Ref>(layout_.memberMethod) = resolved;
    }

    NativeContext& ctx_;
    const InvokeLayout& layout_;
    Ref ref_;
};

// The reference kind of a resolved member: what is not selected by the receiver is a direct call.
int resolvedKind(const Method& method, int requested) {
    if (method.isStatic()) return member::InvokeStatic;
    if (method.isInitializer || method.isPrivate() || requested == member::InvokeSpecial)
        return member::InvokeSpecial;
    if (method.holder->isInterface()) return member::InvokeInterface;
    return method.isFinal() || method.holder->accessFlags & access::Final ? member::InvokeSpecial
                                                                          : member::InvokeVirtual;
}

// ---- resolution

std::string describe(const Class& holder, std::string_view name, std::string_view descriptor) {
    return "'" + types::externalMethod(holder.name.view(), name, descriptor) + "'";
}

bool isAccessible(Vm& vm, const Method& method, const Class& from, const Class& referenced) {
    const Class& holder = *method.holder;
    if (method.isPublic() || &holder == &from) return true;
    if (method.isPrivate()) {
        return &vm.linker->nestHost(const_cast<Class&>(holder)) ==
               &vm.linker->nestHost(const_cast<Class&>(from));
    }
    if (holder.samePackage(from) && holder.fromJdk == from.fromJdk) return true;
    if (!(method.accessFlags & access::Protected)) return false;
    // Object.clone of an array is as good as public.
    return referenced.isArray() ||
           (!holder.isInterface() && from.superChain.size() && from.isSubclassOf(holder));
}

std::string placeOf(const Class& klass) {
    if (!klass.module) return "unnamed module of loader 'app'";
    return "module " + klass.module.str() + " of loader 'bootstrap'";
}

[[noreturn]] void throwIllegalAccess(const Method& method, const Class& from) {
    const Class& holder = *method.holder;
    const std::string_view kind = method.isPrivate()                       ? "private "
                                  : method.accessFlags & access::Protected ? "protected "
                                                                           : "";
    std::string text = "class " + from.externalName() + " tried to access " + std::string(kind) +
                       "method " + describe(holder, method.name.view(), method.descriptor.view()) +
                       " (";
    if (placeOf(holder) == placeOf(from)) {
        text += from.externalName() + " and " + holder.externalName() + " are in " + placeOf(from);
    } else {
        text += from.externalName() + " is in " + placeOf(from) + "; " + holder.externalName() +
                " is in " + placeOf(holder);
    }
    throw LinkageError("java/lang/IllegalAccessError", text + ")");
}

// MethodHandle.invokeBasic and linkTo… exist for all types.
const Method* findPolymorphic(const Class& holder, std::string_view name) {
    const std::string_view holderName = holder.name.view();
    if (holderName != "java/lang/invoke/MethodHandle" && holderName != "java/lang/invoke/VarHandle")
        return nullptr;
    for (const Method& method : holder.methods) {
        if (method.isSignaturePolymorphic && method.name.view() == name) return &method;
    }
    return nullptr;
}

void resolveMethod(NativeContext& ctx, MemberName& self, const Class* caller) {
    const Class& holder = *self.holder();
    const std::string name = self.name(), descriptor = self.descriptor();
    const int kind = self.referenceKind();
    if (const Method* method = findPolymorphic(holder, name)) {
        self.setMethod(*method, method->isStatic() ? member::InvokeStatic : member::InvokeSpecial);
        return;
    }
    const Symbol nameSymbol = Symbol::of(name), descriptorSymbol = Symbol::of(descriptor);
    const Method* method = nullptr;
    if (kind == member::NewInvokeSpecial || name == "<init>") {
        method = holder.findDeclaredMethod(nameSymbol, descriptorSymbol);
    } else if (holder.isInterface()) {
        method = holder.findInterfaceMethod(nameSymbol, descriptorSymbol);
    } else if (!holder.isPrimitive()) {
        method = holder.findMethod(nameSymbol, descriptorSymbol);
    }
    if (!method || method->isClassInitializer) {
        throw LinkageError("java/lang/NoSuchMethodError", describe(holder, name, descriptor));
    }
    if (caller && !isAccessible(ctx.vm, *method, *caller, holder))
        throwIllegalAccess(*method, *caller);
    if (kind == member::InvokeStatic && !method->isStatic()) {
        throw LinkageError("java/lang/IncompatibleClassChangeError",
                           "Expected static method " + describe(*method->holder, name, descriptor));
    }
    if (kind != member::InvokeStatic && method->isStatic()) {
        throw LinkageError(
            "java/lang/IncompatibleClassChangeError",
            "Expecting non-static method " + describe(*method->holder, name, descriptor));
    }
    self.setMethod(*method, resolvedKind(*method, kind));
}

void resolveField(NativeContext& ctx, MemberName& self) {
    const Class& holder = *self.holder();
    const std::string name = self.name(), descriptor = self.descriptor();
    const Field* field = holder.findField(Symbol::of(name), Symbol::of(descriptor));
    if (!field) {
        const std::string message = ctx.vm.jdkFeature < 21
                                        ? name
                                        : "Class " + holder.externalName() +
                                              " does not have member field '" +
                                              types::externalType(descriptor) + " " + name + "'";
        throw LinkageError("java/lang/NoSuchFieldError", message);
    }
    self.setField(*field, self.referenceKind() >= member::PutField);
}

// resolve(MemberName self, Class caller, int lookupMode, boolean speculative)
NativeOutcome resolve(NativeContext& ctx) {
    if (ctx.refAt(0) == 0) return ctx.throwNew("java/lang/InternalError", "nothing to resolve");
    MemberName self(ctx, ctx.refAt(0));
    if (!self.isNamed())
        return ctx.throwNew("java/lang/IllegalArgumentException", "nothing to resolve");
    if (self.method()) return ctx.returnRef(ctx.refAt(0));
    try {
        if (self.flags() & member::kField) {
            resolveField(ctx, self);
        } else {
            resolveMethod(ctx, self, ctx.refAt(1) ? &ctx.classOf(ctx.refAt(1)) : nullptr);
        }
        return ctx.returnRef(ctx.refAt(0));
    } catch (const LinkageError& error) {
        if (ctx.booleanAt(3)) return ctx.returnRef(0);
        return ctx.throwNew(error.exceptionClass, error.what());
    }
}

// init(MemberName self, Object reflected): from a Field, Method or Constructor.
NativeOutcome init(NativeContext& ctx) {
    const Ref reflected = ctx.refAt(1);
    if (ctx.refAt(0) == 0 || reflected == 0)
        return ctx.throwNew("java/lang/InternalError", "nothing to initialize from");
    MemberName self(ctx, ctx.refAt(0));
    const std::string_view kind = ctx.object(reflected)->klass->name.view();
    const Class& holder = ctx.classOf(getField<Ref>(ctx.state, reflected, "clazz"));
    const auto slot =
        static_cast<std::size_t>(getField<std::int32_t>(ctx.state, reflected, "slot"));
    if (kind == "java/lang/reflect/Field") {
        self.setField(holder.fields[slot], false);
    } else {
        const Method& method = holder.methods[slot];
        self.setMethod(method, resolvedKind(method, member::InvokeVirtual));
    }
    return ctx.returnVoid();
}

// expand(MemberName self): name and type of a resolved method, from the method.
NativeOutcome expand(NativeContext& ctx) {
    const Ref self = ctx.refAt(0);
    if (self == 0) return ctx.throwNew("java/lang/InternalError", "nothing to expand");
    const InvokeLayout& layout = interpreter::invokeLayout(ctx.vm);
    const Method* method = MemberName(ctx, self).method();
    if (!method) return ctx.throwNew("java/lang/InternalError", "unrecognized MemberName format");
    const Ref name = ctx.newString(method->name.view()),
              type = ctx.newString(method->descriptor.view());
    Object* object = ctx.state.writable(self);
    if (object->at<Ref>(layout.memberText) == 0) object->at<Ref>(layout.memberText) = name;
    if (object->at<Ref>(layout.memberType) == 0) object->at<Ref>(layout.memberType) = type;
    shareThrough(ctx.state, self, name);
    shareThrough(ctx.state, self, type);
    return ctx.returnVoid();
}

const Field* fieldOf(NativeContext& ctx) {
    if (ctx.refAt(0) == 0) return nullptr;
    const MemberName self(ctx, ctx.refAt(0));
    if (!self.isNamed() || !(self.flags() & member::kField)) return nullptr;
    return self.holder()->findDeclaredField(Symbol::of(self.name()), Symbol::of(self.descriptor()));
}

NativeOutcome fieldOffset(NativeContext& ctx) {
    const Field* field = fieldOf(ctx);
    if (!field) return ctx.throwNew("java/lang/InternalError", "unresolved field");
    askedForOffset(ctx.vm, *field);
    interpreter::fieldIsReflected(ctx.vm, *field);
    return ctx.returnLong(state::kUnsafeBase + field->offset);
}

NativeOutcome staticFieldBase(NativeContext& ctx) {
    const Field* field = fieldOf(ctx);
    if (!field || !field->isStatic())
        return ctx.throwNew("java/lang/InternalError", "static field required");
    return ctx.returnRef(field->holder->statics);
}

NativeOutcome setCallSiteTarget(NativeContext& ctx) {
    const Ref site = ctx.refAt(0), target = ctx.refAt(1);
    if (site == 0) return ctx.throwNullPointer();
    const Field& field = *findFieldNamed(*ctx.object(site)->klass, "target");
    if (!ctx.mayAccess(field, site, true)) return ctx.blocked();
    setField<Ref>(ctx.state, site, "target", target);
    shareThrough(ctx.state, site, target);
    return ctx.returnVoid();
}

// ---- method types

// The class with `static MethodType finish(MethodType)`, which gives a type its form where it has
// none in this state.
const Method& finisher(Vm& vm) {
    interpreter::CallSites::Tables& tables = vm.callSites->tables();
    std::lock_guard lock(tables.adaptersMutex);
    const Method*& known = tables.adapters["MethodType.form"];
    if (!known) {
        namespace op = classfile::op;
        constexpr std::string_view type = "java/lang/invoke/MethodType",
                                   form = "Ljava/lang/invoke/MethodTypeForm;";
        const Class& host = vm.linker->load(type);
        interpreter::ClassAssembler assembler(interpreter::freshName(*vm.callSites, host, "Form"),
                                              access::Final | access::Super | access::Synthetic);
        auto& code =
            assembler.method(access::Static, "finish",
                             "(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodType;");
        const auto finished = code.newLabel();
        code.load("L", 0);
        code.getField(type, "form", form);
        code.branch(op::ifnonnull, finished);
        code.load("L", 0);
        code.load("L", 0);
        code.invokeStatic("java/lang/invoke/MethodTypeForm", "findForm",
                          "(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodTypeForm;");
        code.putField(type, "form", form);
        code.bind(finished);
        code.load("L", 0);
        code.result("L");
        known =
            interpreter::methodNamed(interpreter::install(vm, assembler, host, false), "finish");
    }
    return *known;
}

// MethodType.makeImpl(Class result, Class[] parameters, boolean trusted)
NativeOutcome makeMethodType(NativeContext& ctx) {
    const Ref result = ctx.refAt(0), array = ctx.refAt(1);
    if (result == 0 || array == 0) return ctx.throwNullPointer();
    const Object* parameters = ctx.object(array);
    unsigned slots = 0;
    for (std::uint32_t i = 0; i < parameters->length; ++i) {
        const Ref mirror = parameters->elements<Ref>()[i];
        if (mirror == 0) return ctx.throwNullPointer();
        const Class& klass = ctx.classOf(mirror);
        if (klass.primitive == BasicType::Void) {
            return ctx.throwNew("java/lang/IllegalArgumentException",
                                "parameter type cannot be void");
        }
        slots += klass.primitive == BasicType::Long || klass.primitive == BasicType::Double ? 2 : 1;
    }
    if (slots > 255) {
        return ctx.throwNew("java/lang/IllegalArgumentException",
                            "bad parameter count " + std::to_string(slots));
    }
    const Ref type = interpreter::globalMethodType(
        ctx.vm, result, {parameters->elements<Ref>(), parameters->length});
    if (ctx.object(type)->at<Ref>(interpreter::invokeLayout(ctx.vm).typeForm))
        return ctx.returnRef(type);
    const Slot argument = type;
    return ctx.call(finisher(ctx.vm), {&argument, 1});
}

// MethodHandleImpl.prepend(Object[] array, Object... more), which `tryFinally` calls with an
// exception that it has caught and with the target's result, of which there is none: the cleanup
// gets a zero then, not null. On a JVM another code does this, which is generated. The result's
// type is that of the cleanup's second parameter: of the caller's locals, the target is not used
// any more, and may be collected.
NativeOutcome prepend(NativeContext& ctx) {
    const state::Frame* caller = ctx.state.thread().top;
    const Ref more = ctx.refAt(1);
    if (!caller || caller->method->name.view() != "tryFinally" || ctx.object(more)->length != 2 ||
        elementAt(ctx.state, more, 0) == 0 || elementAt(ctx.state, more, 1) != 0)
        return NativeOutcome::Declined;
    const Ref type = getField<Ref>(ctx.state, values::toRef(caller->locals[1]), "type");
    const Ref parameters = getField<Ref>(ctx.state, type, "ptypes");
    const Class& result = ctx.classOf(elementAt(ctx.state, parameters, 1));
    if (const objects::Box* box = objects::boxOf(result.primitive)) {
        const Ref zero = ctx.newObject(ctx.vm.linker->load(box->className));
        setElement(ctx.state, ctx.refAt(1), 1, zero);
    }
    return NativeOutcome::Declined;
}

constexpr std::string_view kNatives = "java/lang/invoke/MethodHandleNatives";
constexpr NativePeer kPeers[] = {
    {kNatives, "registerNatives", "()V", nothing},
    {kNatives, "init", "(Ljava/lang/invoke/MemberName;Ljava/lang/Object;)V", init},
    {kNatives, "expand", "(Ljava/lang/invoke/MemberName;)V", expand},
    {kNatives, "resolve",
     "(Ljava/lang/invoke/MemberName;Ljava/lang/Class;IZ)Ljava/lang/invoke/MemberName;", resolve},
    {kNatives, "getMembers",
     "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;ILjava/lang/Class;I[Ljava/lang/invoke/"
     "MemberName;)I",
     returnZero, Before25},
    {kNatives, "objectFieldOffset", "(Ljava/lang/invoke/MemberName;)J", fieldOffset},
    {kNatives, "staticFieldOffset", "(Ljava/lang/invoke/MemberName;)J", fieldOffset},
    {kNatives, "staticFieldBase", "(Ljava/lang/invoke/MemberName;)Ljava/lang/Object;",
     staticFieldBase},
    {kNatives, "getMemberVMInfo", "(Ljava/lang/invoke/MemberName;)Ljava/lang/Object;", returnNull},
    {kNatives, "setCallSiteTargetNormal",
     "(Ljava/lang/invoke/CallSite;Ljava/lang/invoke/MethodHandle;)V", setCallSiteTarget},
    {kNatives, "setCallSiteTargetVolatile",
     "(Ljava/lang/invoke/CallSite;Ljava/lang/invoke/MethodHandle;)V", setCallSiteTarget},
    {kNatives, "clearCallSiteContext", "(Ljava/lang/invoke/MethodHandleNatives$CallSiteContext;)V",
     nothing, Before25},
    {kNatives, "getNamedCon", "(I[Ljava/lang/Object;)I", returnZero},
    {"java/lang/invoke/MethodHandleImpl", "prepend",
     "([Ljava/lang/Object;[Ljava/lang/Object;)[Ljava/lang/Object;", prepend},
    {"java/lang/invoke/LambdaForm", "prepare", "()V", nothing},
    {"java/lang/invoke/LambdaForm", "compileToBytecode", "()V", nothing},
    {"java/lang/invoke/MethodType", "makeImpl",
     "(Ljava/lang/Class;[Ljava/lang/Class;Z)Ljava/lang/invoke/MethodType;", makeMethodType},
};

} // namespace

NativeTable invokePeers() {
    return kPeers;
}

} // namespace clew::vm::natives
