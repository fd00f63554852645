// jdk.internal.reflect and java.lang.reflect: invocation, caller-sensitive look-ups, parameters.

#include "vm/natives/Peers.h"
#include "vm/natives/reflect/ReflectedObjects.h"
#include "vm/objects/Loaders.h"
#include "vm/objects/Shared.h"

namespace clew::vm::natives {

namespace access = classfile::access;

namespace {

// ---- who is calling

// Frames that a caller-sensitive method does not take for its caller: those of reflection, and the
// VM's own.
bool isIgnored(const Method& method) {
    if (method.isHidden) return true;
    const std::string_view holder = method.holder->name.view();
    if (holder == "java/lang/reflect/Method") return method.name.view() == "invoke";
    if (!method.holder->fromJdk) return false;
    for (const Class* klass = method.holder; klass; klass = klass->super) {
        if (klass->name.view() == "jdk/internal/reflect/MethodAccessorImpl") return true;
    }
    return false;
}

NativeOutcome getCallerClass(NativeContext& ctx) {
    const state::Thread& thread = ctx.state.thread();
    const Class* caller = nullptr;
    bool isFirst = true; // the caller-sensitive method itself
    const auto visit = [&](const Method& method) {
        if (isFirst) {
            isFirst = false;
        } else if (!isIgnored(method)) {
            caller = method.holder;
        }
        return caller != nullptr;
    };
    bool found = false;
    for (const state::Frame* frame = thread.top; frame && !found; frame = frame->caller) {
        found = visit(*frame->method);
    }
    for (const state::FrozenFrame* frame = thread.frozenBelow; frame && !found;
         frame = frame->caller) {
        found = visit(*frame->method);
    }
    return ctx.returnRef(caller ? caller->mirror : 0);
}

NativeOutcome getClassAccessFlags(NativeContext& ctx) {
    return ctx.returnInt(ctx.classOf(ctx.refAt(0)).accessFlags);
}

NativeOutcome areNestMates(NativeContext& ctx) {
    Class& first = ctx.classOf(ctx.refAt(0));
    Class& second = ctx.classOf(ctx.refAt(1));
    types::Linker& linker = *ctx.vm.linker;
    if (&first == &second) return ctx.returnBoolean(true);
    if (!first.file || !second.file) return ctx.returnBoolean(false);
    return ctx.returnBoolean(&linker.nestHost(first) == &linker.nestHost(second));
}

// ---- invocation

NativeOutcome illegalArgument(NativeContext& ctx, std::string_view message) {
    return ctx.throwNew("java/lang/IllegalArgumentException", message);
}

// Checks an Object[] against a method's parameters. Null array: no arguments. What inputs among
// them are, null or an object, is settled first.
bool argumentsFit(NativeContext& ctx, const Method& method, Ref arguments, NativeOutcome& outcome,
                  std::string_view mismatch) {
    const std::uint32_t count = arguments ? ctx.state.object(arguments)->length : 0;
    const std::vector<BasicType>& parameters = method.signature->parameters;
    if (count != parameters.size()) {
        outcome = illegalArgument(ctx, "wrong number of arguments");
        return false;
    }
    for (std::uint32_t i = 0; i < count; ++i) {
        if (ctx.state.object(arguments)->isSymbolic()) {
            const state::Shadow shadow = ctx.state.object(arguments)->shadowOfElement(i);
            if (shadow.type() == BasicType::Reference && !ctx.settledInput(shadow.what())) {
                outcome = ctx.blocked();
                return false;
            }
        }
        const Ref argument = elementAt(ctx.state, arguments, i);
        bool fits = true;
        if (parameters[i] != BasicType::Reference) {
            Slot value = 0;
            const BasicType given = unbox(ctx.state, argument, value);
            if (argument == 0 && mismatch == "java/lang/IllegalArgumentException") {
                outcome = ctx.throwNew(mismatch);
                return false;
            }
            fits = given != BasicType::Reference && widen(given, parameters[i], value);
        } else if (argument != 0) {
            const Class& wanted = ctx.vm.linker->fromDescriptor(
                method.signature->parameterDescriptors[i].view(), *method.holder);
            fits = ctx.state.object(argument)->klass->isAssignableTo(wanted);
        }
        if (!fits) {
            outcome = ctx.throwNew(mismatch, "argument type mismatch");
            return false;
        }
    }
    return true;
}

NativeOutcome invoke(NativeContext& ctx, const Method& declared, Ref receiver, Ref arguments,
                     bool wrap, std::string_view mismatch) {
    const Method* target = &declared;
    if (declared.isStatic()) {
        if (!ctx.initialized(*declared.holder)) return ctx.blocked();
        receiver = 0;
    } else {
        if (receiver == 0) return ctx.throwNullPointer();
        const Class& klass = *ctx.state.object(receiver)->klass;
        if (!klass.isAssignableTo(*declared.holder)) {
            return illegalArgument(ctx, "object is not an instance of declaring class");
        }
        if (!declared.isPrivate() && !declared.isInitializer) {
            target = klass.select(declared);
            if (!target) {
                const types::LinkageError failure = klass.selectionFailure(declared);
                return ctx.throwNew(failure.exceptionClass, failure.what());
            }
        }
    }
    NativeOutcome outcome{};
    if (!argumentsFit(ctx, declared, arguments, outcome, mismatch)) return outcome;
    return ctx.callReflectively(*target, receiver, arguments, wrap);
}

// The JDK replaces a native accessor after some invocations by generated code; resetting the count
// that decides it keeps the accessor, and keeps states equal that differ only in how often
// something was invoked.
void resetInvocationCount(NativeContext& ctx) {
    const state::Frame* caller = ctx.state.thread().top;
    if (!caller || caller->method->isStatic()) return;
    const Ref accessor = values::toRef(caller->locals[0]);
    if (accessor == 0 || !findFieldNamed(*ctx.state.object(accessor)->klass, "numInvocations"))
        return;
    if (getField<std::int32_t>(ctx.state, accessor, "numInvocations") != 0) {
        setField<std::int32_t>(ctx.state, accessor, "numInvocations", 0);
    }
}

constexpr std::string_view kIllegalArgument = "java/lang/IllegalArgumentException";

NativeOutcome nativeInvoke(NativeContext& ctx) {
    resetInvocationCount(ctx);
    return invoke(ctx, methodOfReflected(ctx, ctx.refAt(0)), ctx.refAt(1), ctx.refAt(2), true,
                  kIllegalArgument);
}

// Makes an instance of `made` and runs the constructor on it: of the class itself, or for
// deserialization of the nearest superclass that is not serializable.
NativeOutcome construct(NativeContext& ctx, const Class& made, const Method& constructor,
                        Ref arguments, bool wrap, std::string_view mismatch) {
    if (made.isAbstract())
        return ctx.throwNew("java/lang/InstantiationException", made.externalName());
    if (!ctx.initialized(made)) return ctx.blocked();
    NativeOutcome outcome{};
    if (!argumentsFit(ctx, constructor, arguments, outcome, mismatch)) return outcome;
    return ctx.callReflectively(constructor, ctx.newObject(made), arguments, wrap);
}

// A Constructor for deserialization has in `root` not a Constructor but the Class to make an
// instance of.
const Class& classMadeBy(NativeContext& ctx, Ref reflected, const Method& constructor) {
    const Ref root = getField<Ref>(ctx.state, reflected, "root");
    if (root != 0 && ctx.state.object(root)->klass == ctx.vm.linker->known.klass)
        return ctx.classOf(root);
    return *constructor.holder;
}

NativeOutcome nativeNewInstance(NativeContext& ctx) {
    resetInvocationCount(ctx);
    const Method& constructor = methodOfReflected(ctx, ctx.refAt(0));
    return construct(ctx, classMadeBy(ctx, ctx.refAt(0), constructor), constructor, ctx.refAt(1),
                     true, kIllegalArgument);
}

// ReflectionFactory.generateConstructor(Class, Constructor), taken over: it would generate a class
// that no verifier accepts.
NativeOutcome generateConstructor(NativeContext& ctx) {
    const Ref original = ctx.refAt(2);
    const Method& constructor = methodOfReflected(ctx, original);
    NativeOutcome outcome{};
    const Ref inner = newReflectedConstructor(ctx, constructor, outcome);
    if (inner == 0) return outcome;
    setField<Ref>(ctx.state, inner, "root", ctx.refAt(1));
    const Ref outer = newReflectedConstructor(ctx, constructor, outcome);
    if (outer == 0) return outcome;
    Ref accessor;
    if (const Class* direct =
            ctx.vm.linker->find("jdk/internal/reflect/DirectConstructorHandleAccessor")) {
        accessor = ctx.newObject(*direct);
        setField<Ref>(ctx.state, accessor, "target", inner);
        setField<std::int32_t>(ctx.state, accessor, "paramCount",
                               static_cast<std::int32_t>(constructor.signature->parameters.size()));
    } else {
        accessor = ctx.newObject(
            ctx.vm.linker->load("jdk/internal/reflect/NativeConstructorAccessorImpl"));
        setField<Ref>(ctx.state, accessor, "c", inner);
        // The accessor must never be taken for one that could be replaced.
        setField<std::int32_t>(ctx.state, accessor, "generated", 1);
    }
    setField<Ref>(ctx.state, outer, "constructorAccessor", accessor);
    setField<std::int8_t>(ctx.state, outer, "override", 1);
    return ctx.returnRef(outer);
}

// ---- from JDK 18 on: accessors on method handles. Here their `target` is the reflected method or
// constructor itself, and invokeImpl, hidden on HotSpot, is a peer.

NativeOutcome newMethodAccessor(NativeContext& ctx) {
    const Ref reflected = ctx.refAt(0);
    const Method& method = methodOfReflected(ctx, reflected);
    if (!ctx.initialized(*method.holder))
        return ctx.blocked(); // an error in there is not one of the invocation
    const Ref accessor =
        ctx.newObject(ctx.vm.linker->load("jdk/internal/reflect/DirectMethodHandleAccessor"));
    setField<Ref>(ctx.state, accessor, "declaringClass", method.holder->mirror);
    setField<std::int32_t>(ctx.state, accessor, "paramCount",
                           static_cast<std::int32_t>(method.signature->parameters.size()));
    constexpr std::int32_t kIsStatic = 0x200;
    setField<std::int32_t>(ctx.state, accessor, "flags", method.isStatic() ? kIsStatic : 0);
    setField<Ref>(ctx.state, accessor, "target", reflected);
    return ctx.returnRef(accessor);
}

NativeOutcome newConstructorAccessor(NativeContext& ctx) {
    const Method& constructor = methodOfReflected(ctx, ctx.refAt(0));
    if (!ctx.initialized(*constructor.holder)) return ctx.blocked();
    const Ref accessor =
        ctx.newObject(ctx.vm.linker->load("jdk/internal/reflect/DirectConstructorHandleAccessor"));
    setField<std::int32_t>(ctx.state, accessor, "paramCount",
                           static_cast<std::int32_t>(constructor.signature->parameters.size()));
    setField<Ref>(ctx.state, accessor, "target", ctx.refAt(0));
    return ctx.returnRef(accessor);
}

// The accessor's Java code turns this into an IllegalArgumentException.
constexpr std::string_view kClassCast = "java/lang/ClassCastException";

NativeOutcome invokeImplOfMethod(NativeContext& ctx) {
    const Ref reflected = getField<Ref>(ctx.state, ctx.refAt(0), "target");
    return invoke(ctx, methodOfReflected(ctx, reflected), ctx.refAt(1), ctx.refAt(2), false,
                  kClassCast);
}

NativeOutcome invokeImplOfConstructor(NativeContext& ctx) {
    const Ref reflected = getField<Ref>(ctx.state, ctx.refAt(0), "target");
    const Method& constructor = methodOfReflected(ctx, reflected);
    return construct(ctx, classMadeBy(ctx, reflected, constructor), constructor, ctx.refAt(1),
                     false, kClassCast);
}

// ---- facts about members

NativeOutcome getParameters(NativeContext& ctx) {
    const Method& method = methodOfReflected(ctx, ctx.refAt(0));
    if (!method.info || !method.info->hasParametersAttribute) return ctx.returnRef(0);
    const auto& parameters = method.info->parameters;
    const Class& klass = ctx.vm.linker->load("java/lang/reflect/Parameter");
    const Ref array = ctx.newArray(ctx.vm.linker->load("[Ljava/lang/reflect/Parameter;"),
                                   static_cast<std::uint32_t>(parameters.size()));
    for (std::uint32_t i = 0; i < parameters.size(); ++i) {
        const Ref parameter = ctx.newObject(klass);
        if (!parameters[i].name.empty()) {
            setField<Ref>(ctx.state, parameter, "name",
                          ctx.vm.internModifiedUtf8(parameters[i].name));
        }
        setField<std::int32_t>(ctx.state, parameter, "modifiers", parameters[i].accessFlags);
        setField<Ref>(ctx.state, parameter, "executable", ctx.refAt(0));
        setField<std::int32_t>(ctx.state, parameter, "index", static_cast<std::int32_t>(i));
        setElement(ctx.state, array, i, parameter);
    }
    return ctx.returnRef(array);
}

NativeOutcome typeAnnotationsOfExecutable(NativeContext& ctx) {
    const Method& method = methodOfReflected(ctx, ctx.refAt(0));
    if (!method.info || method.info->annotations.visibleType.empty()) return ctx.returnRef(0);
    return ctx.returnRef(newByteArray(ctx, method.info->annotations.visibleType));
}

NativeOutcome typeAnnotationsOfField(NativeContext& ctx) {
    const Field& field = fieldOfReflected(ctx, ctx.refAt(0));
    if (!field.info || field.info->annotations.visibleType.empty()) return ctx.returnRef(0);
    return ctx.returnRef(newByteArray(ctx, field.info->annotations.visibleType));
}

constexpr std::string_view kReflection = "jdk/internal/reflect/Reflection",
                           kFactory = "jdk/internal/reflect/MethodHandleAccessorFactory",
                           kDirectMethod = "jdk/internal/reflect/DirectMethodHandleAccessor",
                           kDirectConstructor =
                               "jdk/internal/reflect/DirectConstructorHandleAccessor";

constexpr NativePeer kPeers[] = {
    {kReflection, "getCallerClass", "()Ljava/lang/Class;", getCallerClass},
    {kReflection, "getClassAccessFlags", "(Ljava/lang/Class;)I", getClassAccessFlags},
    {kReflection, "areNestMates", "(Ljava/lang/Class;Ljava/lang/Class;)Z", areNestMates},
    {"jdk/internal/reflect/NativeMethodAccessorImpl", "invoke0",
     "(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;",
     nativeInvoke, Before25},
    {"jdk/internal/reflect/NativeConstructorAccessorImpl", "newInstance0",
     "(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;", nativeNewInstance,
     Before25},
    {"jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor", "invoke0",
     "(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;",
     nativeInvoke, After17},
    {"jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor", "newInstance0",
     "(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;", nativeNewInstance,
     After17},
    {"jdk/internal/reflect/ReflectionFactory", "generateConstructor",
     "(Ljava/lang/Class;Ljava/lang/reflect/Constructor;)Ljava/lang/reflect/Constructor;",
     generateConstructor},
    {kFactory, "newMethodAccessor",
     "(Ljava/lang/reflect/Method;Z)Ljdk/internal/reflect/MethodAccessorImpl;", newMethodAccessor,
     After17},
    {kFactory, "newConstructorAccessor",
     "(Ljava/lang/reflect/Constructor;)Ljdk/internal/reflect/ConstructorAccessorImpl;",
     newConstructorAccessor, After17},
    {kDirectMethod, "invokeImpl", "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;",
     invokeImplOfMethod, After17},
    {kDirectMethod, "invokeImpl",
     "(Ljava/lang/Object;[Ljava/lang/Object;Ljava/lang/Class;)Ljava/lang/Object;",
     invokeImplOfMethod, After17},
    {kDirectConstructor, "invokeImpl", "([Ljava/lang/Object;)Ljava/lang/Object;",
     invokeImplOfConstructor, After17},
    {"java/lang/reflect/Executable", "getParameters0", "()[Ljava/lang/reflect/Parameter;",
     getParameters},
    {"java/lang/reflect/Executable", "getTypeAnnotationBytes0", "()[B",
     typeAnnotationsOfExecutable},
    {"java/lang/reflect/Field", "getTypeAnnotationBytes0", "()[B", typeAnnotationsOfField},
};

} // namespace

NativeTable reflectionPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
