// java.lang.Class. Names, modules and loaders are computed, not cached in the mirrors, so that
// asking for them does not change a state.

#include <fnmatch.h>

#include <algorithm>
#include <sstream>

#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/symbolic/AnnotationInputs.h"
#include "vm/interpreter/symbolic/ClassQuestions.h"
#include "vm/interpreter/symbolic/TypeQuestions.h"
#include "vm/natives/Peers.h"
#include "vm/natives/reflect/ReflectedObjects.h"
#include "vm/natives/symbolic/InputEnums.h"
#include "vm/objects/Loaders.h"
#include "vm/objects/MockTypes.h"
#include "vm/objects/Shared.h"

namespace clew::vm::natives {

namespace access = classfile::access;

namespace {

constexpr const Class* kNoClass = nullptr;

const Class& self(NativeContext& ctx) {
    return ctx.classOf(ctx.refAt(0));
}

// ---- facts that an input of type Class need not be chosen for

bool isInput(const NativeContext& ctx, unsigned slot) {
    return isClassInput(ctx.vm, ctx.state, ctx.refAt(slot));
}

// `other`: a class, or a java.lang.Class.
NativeOutcome answer(NativeContext& ctx, state::ClassQuestion question, Ref object, auto other) {
    const auto ask = [&] {
        return interpreter::askClass(ctx.vm, ctx.state, question, object, other);
    };
    interpreter::ClassAnswer found = ask();
    if (found.question != 0) {
        if (!ctx.settled(found.question)) return ctx.blocked();
        found = ask();
    }
    return ctx.returnBoolean(found.isYes);
}

NativeOutcome isArray(NativeContext& ctx) {
    if (isInput(ctx, 0)) return answer(ctx, state::ClassQuestion::Array, ctx.refAt(0), kNoClass);
    return ctx.returnBoolean(self(ctx).isArray());
}
NativeOutcome isInterface(NativeContext& ctx) {
    if (isInput(ctx, 0))
        return answer(ctx, state::ClassQuestion::Interface, ctx.refAt(0), kNoClass);
    return ctx.returnBoolean(self(ctx).isInterface());
}
NativeOutcome isPrimitive(NativeContext& ctx) {
    if (isInput(ctx, 0))
        return answer(ctx, state::ClassQuestion::Primitive, ctx.refAt(0), kNoClass);
    return ctx.returnBoolean(self(ctx).isPrimitive());
}
NativeOutcome isEnum(NativeContext& ctx) {
    if (!isInput(ctx, 0)) return NativeOutcome::Declined;
    return answer(ctx, state::ClassQuestion::Enum, ctx.refAt(0), kNoClass);
}
NativeOutcome isAnnotation(NativeContext& ctx) {
    if (!isInput(ctx, 0)) return NativeOutcome::Declined;
    return answer(ctx, state::ClassQuestion::Annotation, ctx.refAt(0), kNoClass);
}

// What an input that stands for no class so far is asked for. Null: the method's own code has to
// see to it.
const Class* askedAnnotation(NativeContext& ctx) {
    if (!isInput(ctx, 0) || classStoodFor(ctx.vm, ctx.state, ctx.refAt(0))) return nullptr;
    if (state::isUnresolved(ctx.arguments[1]) || ctx.refAt(1) == 0 || isInput(ctx, 1))
        return nullptr;
    const Class& annotation = ctx.classOf(ctx.refAt(1));
    return annotation.accessFlags & access::Annotation ? &annotation : nullptr;
}
NativeOutcome isAnnotationPresent(NativeContext& ctx) {
    const Class* annotation = askedAnnotation(ctx);
    if (!annotation) return NativeOutcome::Declined;
    return answer(ctx, state::ClassQuestion::Annotated, ctx.refAt(0), annotation);
}
NativeOutcome getAnnotation(NativeContext& ctx) {
    const Class* annotation = askedAnnotation(ctx);
    if (!annotation) return NativeOutcome::Declined;
    const NativeOutcome outcome =
        answer(ctx, state::ClassQuestion::Annotated, ctx.refAt(0), annotation);
    if (outcome != NativeOutcome::Returned || ctx.result[0] == 0) return outcome;
    if (!inputEnumsInitialized(ctx, *annotation)) return ctx.blocked();
    const Ref made = interpreter::annotationInput(ctx.vm, ctx.state,
                                                  inputOf(ctx.state, ctx.refAt(0)), *annotation);
    if (made == 0) throw OutOfMemory{};
    return ctx.returnRef(made);
}

// ---- simple facts

NativeOutcome isHidden(NativeContext& ctx) {
    return ctx.returnBoolean(self(ctx).isHiddenClass);
}
NativeOutcome isRecord0(NativeContext& ctx) {
    return ctx.returnBoolean(self(ctx).file && self(ctx).file->isRecord);
}
NativeOutcome getModifiers(NativeContext& ctx) {
    const Class& klass = self(ctx);
    // As a nested class of a test.
    if (standsWithHost(klass))
        return ctx.returnInt(
            access::Static |
            (klass.accessFlags & (access::Public | access::Interface | access::Abstract)));
    return ctx.returnInt(klass.modifiers());
}
NativeOutcome getClassAccessFlagsRaw(NativeContext& ctx) {
    return ctx.returnInt(self(ctx).accessFlags);
}
NativeOutcome getClassFileVersion(NativeContext& ctx) {
    const Class& klass = self(ctx);
    return ctx.returnInt(klass.file ? klass.file->minorVersion << 16 | klass.file->majorVersion
                                    : 0);
}
NativeOutcome getName(NativeContext& ctx) {
    return ctx.returnRef(Shared::of(ctx.vm).classNameOf(self(ctx)));
}
NativeOutcome getPackageName(NativeContext& ctx) {
    const Class* klass = &self(ctx);
    while (klass->element) klass = klass->element;
    std::string name = klass->isPrimitive() ? "java.lang" : klass->packageName();
    std::ranges::replace(name, '/', '.');
    return ctx.returnRef(ctx.vm.intern(utf16(fromModifiedUtf8(name))));
}
NativeOutcome getComponentType(NativeContext& ctx) {
    return ctx.returnRef(self(ctx).element ? self(ctx).element->mirror : 0);
}
NativeOutcome getSuperclass(NativeContext& ctx) {
    const Class& klass = self(ctx);
    if (klass.isInterface() || klass.isPrimitive()) return ctx.returnRef(0);
    if (klass.isArray()) return ctx.returnRef(ctx.vm.linker->known.object->mirror);
    return ctx.returnRef(klass.super ? klass.super->mirror : 0);
}
NativeOutcome getClassLoader(NativeContext& ctx) {
    return ctx.returnRef(loaderOf(ctx, self(ctx)));
}
NativeOutcome getModule(NativeContext& ctx) {
    if (!self(ctx).fromJdk && !self(ctx).isPrimitive())
        if (const Ref own = ownUnnamedModule(ctx, loaderOf(ctx, self(ctx))))
            return ctx.returnRef(own);
    return ctx.returnRef(Shared::of(ctx.vm).moduleOf(self(ctx)).object);
}

NativeOutcome isInstance(NativeContext& ctx) {
    const auto isUnknown = [&] {
        return isInput(ctx, 0) && !classStoodFor(ctx.vm, ctx.state, ctx.refAt(0));
    };
    const auto isOpen = [&] {
        return state::isUnresolved(ctx.arguments[1]) ||
               (ctx.refAt(1) != 0 && isOfOpenType(ctx.vm, ctx.state, ctx.refAt(1)));
    };
    // Neither is known: the object may be of whatever the class is.
    if (interpreter::asksForTypes(ctx.vm) && isUnknown() && isOpen())
        while (const auto question = interpreter::nextClassToTry(ctx.vm, ctx.state, ctx.refAt(0)))
            if (!ctx.settled(question)) return ctx.blocked();
    if (ctx.state.carriesExpressions && !isUnknown() &&
        interpreter::mayBeAsked(ctx.state, ctx.arguments[1], self(ctx))) {
        const auto answer = interpreter::askType(ctx.vm, ctx.state, ctx.arguments[1], self(ctx));
        if (answer.question != 0 && !ctx.settled(answer.question)) return ctx.blocked();
        if (answer.isNot) return ctx.returnBoolean(false);
    }
    if (!ctx.settledReference(1)) return ctx.blocked();
    const Ref object = ctx.refAt(1);
    if (isUnknown()) {
        if (object == 0) return ctx.returnBoolean(false);
        noteClassOfMock(ctx.vm, ctx.state, object);
        return answer(ctx, state::ClassQuestion::Above, ctx.refAt(0), ctx.object(object)->klass);
    }
    return ctx.returnBoolean(object != 0 &&
                             ctx.state.object(object)->klass->isAssignableTo(self(ctx)));
}
NativeOutcome isAssignableFrom(NativeContext& ctx) {
    if (!ctx.settledReference(1)) return ctx.blocked();
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    if (isInput(ctx, 0) || isInput(ctx, 1))
        return answer(ctx, state::ClassQuestion::Above, ctx.refAt(0), ctx.refAt(1));
    return ctx.returnBoolean(ctx.classOf(ctx.refAt(1)).isAssignableTo(self(ctx)));
}

NativeOutcome getPrimitiveClass(NativeContext& ctx) {
    const std::string name = ctx.stringOf(ctx.refAt(0));
    for (int type = 0; type <= static_cast<int>(BasicType::Void); ++type) {
        if (type == static_cast<int>(BasicType::Reference)) continue;
        const Class& klass = ctx.vm.linker->primitive(static_cast<BasicType>(type));
        if (klass.name.view() == name) return ctx.returnRef(klass.mirror);
    }
    return ctx.throwNew("java/lang/ClassNotFoundException", name);
}

bool assertionsIn(NativeContext& ctx, const Class& klass) {
    // What the VM makes for a class of the program is in that one's module, which has no name.
    const bool isSystemClass = klass.fromJdk && !klass.module.view().empty();
    if (!ctx.vm.options.assertions || isSystemClass) return false;
    const auto disabled = ctx.vm.options.configuration.find("vm.disable_assertions");
    if (disabled == ctx.vm.options.configuration.end()) return true;
    std::istringstream patterns(disabled->second);
    bool enabled = true;
    for (std::string pattern; std::getline(patterns, pattern, ',');) {
        const bool enables = pattern.starts_with('!');
        if (fnmatch(pattern.c_str() + enables, klass.externalName().c_str(), 0) == 0)
            enabled = enables;
    }
    return enabled;
}
NativeOutcome desiredAssertionStatus(NativeContext& ctx) {
    // Where a program has told its loader which assertions it wants, that is asked: mirrors do not
    // name their loader.
    const Ref loader = loaderOf(ctx, self(ctx));
    if (loader && getField<Ref>(ctx.state, loader, "classAssertionStatus")) {
        const Method* asked = ctx.vm.linker->load("java/lang/ClassLoader")
                                  .methodNamed("desiredAssertionStatus", "(Ljava/lang/String;)Z");
        const Slot arguments[] = {loader,
                                  ctx.newString(types::externalName(self(ctx).name.view()))};
        return ctx.call(*asked, arguments);
    }
    return ctx.returnBoolean(assertionsIn(ctx, self(ctx)));
}

// ---- lists of classes

Ref mirrorArray(NativeContext& ctx, const std::vector<const Class*>& classes) {
    const Ref array =
        ctx.newArray(*ctx.vm.linker->known.classArray, static_cast<std::uint32_t>(classes.size()));
    for (std::uint32_t i = 0; i < classes.size(); ++i)
        setElement(ctx.state, array, i, classes[i]->mirror);
    return array;
}

NativeOutcome getInterfaces(NativeContext& ctx) {
    const Class& klass = self(ctx);
    const std::vector<const Class*> interfaces(klass.interfaces.begin(), klass.interfaces.end());
    return ctx.returnRef(mirrorArray(ctx, interfaces));
}

// Loads what the class file names; a class that cannot be loaded is an error.
template <class Names>
NativeOutcome returnLoaded(NativeContext& ctx, const Names& names, const Class& from,
                           const Class* first = nullptr) {
    std::vector<const Class*> classes;
    if (first) classes.push_back(first);
    for (const std::string_view name : names) {
        NativeOutcome outcome{};
        const Class* loaded = loadFor(ctx, name, outcome, &from);
        if (!loaded) return outcome;
        classes.push_back(loaded);
    }
    return ctx.returnRef(mirrorArray(ctx, classes));
}

NativeOutcome getDeclaredClasses(NativeContext& ctx) {
    const Class& klass = self(ctx);
    std::vector<std::string_view> names;
    if (klass.file) {
        for (const classfile::InnerClass& entry : klass.file->innerClasses) {
            if (!entry.outer.empty() && !entry.innerName.empty() &&
                entry.outer == klass.file->name) {
                names.push_back(entry.inner);
            }
        }
    }
    return returnLoaded(ctx, names, klass);
}

const classfile::InnerClass* ownInnerEntry(const Class& klass) {
    if (klass.file) {
        for (const classfile::InnerClass& entry : klass.file->innerClasses) {
            if (entry.inner == klass.file->name) return &entry;
        }
    }
    return nullptr;
}

// Both classes must say that one is inside the other, and mean each other.
bool agreeOnNesting(NativeContext& ctx, const Class& outer, const Class& inner) {
    if (!outer.file) return false;
    for (const classfile::InnerClass& entry : outer.file->innerClasses) {
        if (entry.inner == inner.file->name)
            return &ctx.vm.linker->load(entry.inner, outer) == &inner;
    }
    return false;
}

NativeOutcome getDeclaringClass(NativeContext& ctx) {
    const Class& klass = self(ctx);
    const classfile::InnerClass* entry = ownInnerEntry(klass);
    if (!entry || entry->outer.empty()) return ctx.returnRef(0);
    NativeOutcome outcome{};
    const Class* loaded = loadFor(ctx, entry->outer, outcome, &klass);
    if (!loaded) return outcome;
    if (!klass.isHiddenClass && !agreeOnNesting(ctx, *loaded, klass)) {
        return ctx.throwNew("java/lang/IncompatibleClassChangeError",
                            loaded->externalName() + " and " + klass.externalName() +
                                " disagree on InnerClasses attribute");
    }
    return ctx.returnRef(loaded->mirror);
}

NativeOutcome getSimpleBinaryName(NativeContext& ctx) {
    const classfile::InnerClass* entry = ownInnerEntry(self(ctx));
    if (!entry || entry->innerName.empty()) return ctx.returnRef(0);
    return ctx.returnRef(ctx.vm.internModifiedUtf8(entry->innerName));
}

NativeOutcome getEnclosingMethod(NativeContext& ctx) {
    const Class& klass = self(ctx);
    if (!klass.file || klass.file->enclosingClass.empty()) return ctx.returnRef(0);
    NativeOutcome outcome{};
    const Class* enclosing = loadFor(ctx, klass.file->enclosingClass, outcome, &klass);
    if (!enclosing) return outcome;
    const Ref array = ctx.newArray(*ctx.vm.linker->known.objectArray, 3);
    setElement(ctx.state, array, 0, enclosing->mirror);
    if (!klass.file->enclosingMethodName.empty()) {
        setElement(ctx.state, array, 1, ctx.vm.internModifiedUtf8(klass.file->enclosingMethodName));
        setElement(ctx.state, array, 2,
                   ctx.vm.internModifiedUtf8(klass.file->enclosingMethodDescriptor));
    }
    return ctx.returnRef(array);
}

NativeOutcome getNestHost(NativeContext& ctx) {
    Class& klass = ctx.classOf(ctx.refAt(0));
    if (klass.isArray() || klass.isPrimitive()) return ctx.returnRef(klass.mirror);
    return ctx.returnRef(ctx.vm.linker->nestHost(klass).mirror);
}

NativeOutcome getNestMembers(NativeContext& ctx) {
    Class& klass = ctx.classOf(ctx.refAt(0));
    if (!klass.file) return ctx.returnRef(mirrorArray(ctx, {&klass}));
    const Class& host = ctx.vm.linker->nestHost(klass);
    return returnLoaded(ctx, host.file->nestMembers, host, &host);
}

NativeOutcome getPermittedSubclasses(NativeContext& ctx) {
    const Class& klass = self(ctx);
    if (!klass.file || !klass.file->isSealed) return ctx.returnRef(0);
    return returnLoaded(ctx, klass.file->permittedSubclasses, klass);
}

// ---- members

NativeOutcome returnObjects(NativeContext& ctx, std::string_view arrayClass,
                            const std::vector<Ref>& objects) {
    const Ref array =
        ctx.newArray(ctx.vm.linker->load(arrayClass), static_cast<std::uint32_t>(objects.size()));
    for (std::uint32_t i = 0; i < objects.size(); ++i) setElement(ctx.state, array, i, objects[i]);
    return ctx.returnRef(array);
}

// In a class that the VM makes for a call site.
bool isAddedByVm(types::Symbol member) {
    return member.view().starts_with("clew$");
}

NativeOutcome getDeclaredFields(NativeContext& ctx) {
    ctx.vm.frameMaps->verify(self(ctx)); // linked, as by HotSpot
    const bool publicOnly = ctx.booleanAt(1);
    std::vector<Ref> objects;
    for (const Field& field : self(ctx).fields) {
        if (!field.info || isAddedByVm(field.name) ||
            (publicOnly && !(field.accessFlags & access::Public)))
            continue;
        NativeOutcome outcome{};
        const Ref object = newReflectedField(ctx, field, outcome);
        if (object == 0) return outcome;
        objects.push_back(object);
    }
    return returnObjects(ctx, "[Ljava/lang/reflect/Field;", objects);
}

NativeOutcome returnMethods(NativeContext& ctx, std::string_view type, std::vector<Ref>& objects) {
    if (ctx.vm.options.tellsLastMethodsFirst) std::ranges::reverse(objects);
    return returnObjects(ctx, type, objects);
}

NativeOutcome getDeclaredMethods(NativeContext& ctx) {
    ctx.vm.frameMaps->verify(self(ctx)); // linked, as by HotSpot
    const bool publicOnly = ctx.booleanAt(1);
    std::vector<Ref> objects;
    for (const Method& method : self(ctx).methods) {
        if (method.isInitializer || method.isClassInitializer || (publicOnly && !method.isPublic()))
            continue;
        if (!method.info || isAddedByVm(method.name)) continue;
        NativeOutcome outcome{};
        const Ref object = newReflectedMethod(ctx, method, outcome);
        if (object == 0) return outcome;
        objects.push_back(object);
    }
    return returnMethods(ctx, "[Ljava/lang/reflect/Method;", objects);
}

NativeOutcome getDeclaredConstructors(NativeContext& ctx) {
    ctx.vm.frameMaps->verify(self(ctx)); // linked, as by HotSpot
    const bool publicOnly = ctx.booleanAt(1);
    std::vector<Ref> objects;
    for (const Method& method : self(ctx).methods) {
        if (!method.isInitializer || (publicOnly && !method.isPublic())) continue;
        NativeOutcome outcome{};
        const Ref object = newReflectedConstructor(ctx, method, outcome);
        if (object == 0) return outcome;
        objects.push_back(object);
    }
    return returnMethods(ctx, "[Ljava/lang/reflect/Constructor;", objects);
}

NativeOutcome getRecordComponents(NativeContext& ctx) {
    const Class& klass = self(ctx);
    LiveState& state = ctx.state;
    std::vector<Ref> objects;
    if (!klass.file || !klass.file->isRecord) return ctx.returnRef(0);
    const Class& componentClass = ctx.vm.linker->load("java/lang/reflect/RecordComponent");
    for (const classfile::RecordComponent& component : klass.file->recordComponents) {
        NativeOutcome outcome{};
        const Ref object = ctx.newObject(componentClass);
        setField<Ref>(state, object, "clazz", klass.mirror);
        setField<Ref>(state, object, "name", ctx.vm.internModifiedUtf8(component.name));
        try {
            setField<Ref>(state, object, "type",
                          ctx.vm.linker->fromDescriptor(component.descriptor, klass).mirror);
        } catch (const types::LinkageError& error) {
            return ctx.throwNew(error.exceptionClass, error.what());
        }
        const std::string descriptor = "()" + std::string(component.descriptor);
        const Method* accessor = klass.findDeclaredMethod(types::Symbol::of(component.name),
                                                          types::Symbol::of(descriptor));
        if (accessor && !accessor->isStatic()) {
            const Ref reflected = newReflectedMethod(ctx, *accessor, outcome);
            if (reflected == 0) return outcome;
            setField<Ref>(state, object, "accessor", reflected);
        }
        if (!component.signature.empty()) {
            setField<Ref>(state, object, "signature",
                          ctx.vm.internModifiedUtf8(component.signature));
        }
        if (!component.annotations.visible.empty()) {
            const Ref bytes = newByteArray(ctx, component.annotations.visible);
            setField<Ref>(state, object, "annotations", bytes);
        }
        if (!component.annotations.visibleType.empty()) {
            const Ref bytes = newByteArray(ctx, component.annotations.visibleType);
            setField<Ref>(state, object, "typeAnnotations", bytes);
        }
        objects.push_back(object);
    }
    return returnObjects(ctx, "[Ljava/lang/reflect/RecordComponent;", objects);
}

NativeOutcome getGenericSignature(NativeContext& ctx) {
    const Class& klass = self(ctx);
    if (!klass.file || klass.file->signature.empty()) return ctx.returnRef(0);
    return ctx.returnRef(ctx.vm.internModifiedUtf8(klass.file->signature));
}
NativeOutcome getRawAnnotations(NativeContext& ctx) {
    const Class& klass = self(ctx);
    if (!klass.file || klass.file->annotations.visible.empty()) return ctx.returnRef(0);
    return ctx.returnRef(newByteArray(ctx, klass.file->annotations.visible));
}
NativeOutcome getRawTypeAnnotations(NativeContext& ctx) {
    const Class& klass = self(ctx);
    if (!klass.file || klass.file->annotations.visibleType.empty()) return ctx.returnRef(0);
    return ctx.returnRef(newByteArray(ctx, klass.file->annotations.visibleType));
}
NativeOutcome getConstantPool(NativeContext& ctx) {
    const Class& klass = self(ctx);
    if (!klass.file) return ctx.returnRef(0);
    const Ref object = ctx.newObject(ctx.vm.linker->load("jdk/internal/reflect/ConstantPool"));
    setField<Ref>(ctx.state, object, "constantPoolOop", klass.mirror);
    return ctx.returnRef(object);
}

// ---- forName

NativeOutcome initializeAndReturn(NativeContext& ctx, const Class& klass, bool initialize) {
    if (initialize && !ctx.initialized(klass)) return ctx.blocked();
    return ctx.returnRef(klass.mirror);
}

NativeOutcome forName(NativeContext& ctx) {
    if (ctx.refAt(0) == 0) return ctx.throwNullPointer();
    const std::string name = ctx.stringOf(ctx.refAt(0));
    const bool initialize = ctx.booleanAt(1);
    const Ref loader = ctx.refAt(2);
    const auto notFound = [&] {
        // Of an array, it is the element's class that was not found.
        const std::size_t element = name.find_first_not_of('[');
        const bool isObjectArray = element != std::string::npos && element > 0 &&
                                   name[element] == 'L' && name.back() == ';';
        return ctx.throwNew(
            "java/lang/ClassNotFoundException",
            isObjectArray ? name.substr(element + 1, name.size() - element - 2) : name);
    };
    if (name.empty() || name.find('/') != std::string::npos) return notFound();
    const bool isArrayName = name[0] == '[';
    if (isArrayName && name.find_last_of('[') + 1 == name.size()) return notFound();
    const std::string internal = types::internalName(name);
    try {
        const std::uint32_t nameSpace = nameSpaceOf(ctx, loader);
        if (nameSpace == 0) {
            const Class* klass = ctx.vm.linker->find(internal);
            if (!klass && isArrayName && name.ends_with(';')) {
                // The element's class is the one that was looked for.
                const std::size_t element = name.find_first_not_of('[') + 1;
                return ctx.throwNew("java/lang/ClassNotFoundException",
                                    name.substr(element, name.size() - element - 1));
            }
            if (!klass || (isDefinedByProgram(*klass) && !isArrayName)) return notFound();
            if (loader == 0 && loaderOf(ctx, *klass) != 0) return notFound();
            return initializeAndReturn(ctx, *klass, initialize);
        }
        // A loader of the program's own decides.
        std::string_view element = internal;
        while (element.starts_with('[')) element.remove_prefix(1);
        const bool isClassName = element.size() == internal.size();
        if (!isClassName && !(element.starts_with('L') && element.ends_with(';'))) {
            const Class* klass = ctx.vm.linker->find(internal);
            return klass ? initializeAndReturn(ctx, *klass, initialize) : notFound();
        }
        if (!isClassName) element = element.substr(1, element.size() - 2);
        Class* klass = ctx.vm.linker->initiated(nameSpace, types::Symbol::of(element));
        if (!klass || !isDefinedHere(ctx, *klass)) {
            return ctx.askLoader(loader, nameSpace, types::Symbol::of(element), false);
        }
        for (std::size_t i = 0; i < name.find_first_not_of('['); ++i)
            klass = &ctx.vm.linker->arrayOf(*klass);
        return initializeAndReturn(ctx, *klass, initialize);
    } catch (const types::LinkageError& error) {
        return ctx.throwNew(error.exceptionClass, error.what());
    }
}

constexpr std::string_view kClass = "java/lang/Class";

constexpr NativePeer kPeers[] = {
    {kClass, "registerNatives", "()V", nothing},
    {kClass, "isArray", "()Z", isArray, true},
    {kClass, "isInterface", "()Z", isInterface, true},
    {kClass, "isPrimitive", "()Z", isPrimitive, true},
    {kClass, "isAnnotationPresent", "(Ljava/lang/Class;)Z", isAnnotationPresent, true},
    {kClass, "getAnnotation", "(Ljava/lang/Class;)Ljava/lang/annotation/Annotation;", getAnnotation,
     true},
    {kClass, "isEnum", "()Z", isEnum, true},
    {kClass, "isAnnotation", "()Z", isAnnotation, true},
    {kClass, "isHidden", "()Z", isHidden},
    {kClass, "isRecord0", "()Z", isRecord0},
    {kClass, "getModifiers", "()I", getModifiers},
    {kClass, "getClassAccessFlagsRaw0", "()I", getClassAccessFlagsRaw, After17},
    {kClass, "getClassFileVersion0", "()I", getClassFileVersion, After17},
    {kClass, "getName", "()Ljava/lang/String;", getName},
    {kClass, "initClassName", "()Ljava/lang/String;", getName},
    {kClass, "getPackageName", "()Ljava/lang/String;", getPackageName},
    {kClass, "getComponentType", "()Ljava/lang/Class;", getComponentType},
    {kClass, "componentType", "()Ljava/lang/Class;", getComponentType},
    {kClass, "getSuperclass", "()Ljava/lang/Class;", getSuperclass},
    {kClass, "getClassLoader", "()Ljava/lang/ClassLoader;", getClassLoader},
    {kClass, "getClassLoader0", "()Ljava/lang/ClassLoader;", getClassLoader},
    {kClass, "getModule", "()Ljava/lang/Module;", getModule},
    {kClass, "isInstance", "(Ljava/lang/Object;)Z", isInstance, true},
    {kClass, "isAssignableFrom", "(Ljava/lang/Class;)Z", isAssignableFrom, true},
    {kClass, "getPrimitiveClass", "(Ljava/lang/String;)Ljava/lang/Class;", getPrimitiveClass},
    {kClass, "desiredAssertionStatus0", "(Ljava/lang/Class;)Z", desiredAssertionStatus},
    {kClass, "getInterfaces0", "()[Ljava/lang/Class;", getInterfaces},
    {kClass, "getDeclaredClasses0", "()[Ljava/lang/Class;", getDeclaredClasses},
    {kClass, "getDeclaringClass0", "()Ljava/lang/Class;", getDeclaringClass},
    {kClass, "getSimpleBinaryName0", "()Ljava/lang/String;", getSimpleBinaryName},
    {kClass, "getEnclosingMethod0", "()[Ljava/lang/Object;", getEnclosingMethod},
    {kClass, "getNestHost0", "()Ljava/lang/Class;", getNestHost},
    {kClass, "getNestMembers0", "()[Ljava/lang/Class;", getNestMembers},
    {kClass, "getPermittedSubclasses0", "()[Ljava/lang/Class;", getPermittedSubclasses},
    {kClass, "getDeclaredFields0", "(Z)[Ljava/lang/reflect/Field;", getDeclaredFields},
    {kClass, "getDeclaredMethods0", "(Z)[Ljava/lang/reflect/Method;", getDeclaredMethods},
    {kClass, "getDeclaredConstructors0", "(Z)[Ljava/lang/reflect/Constructor;",
     getDeclaredConstructors},
    {kClass, "getRecordComponents0", "()[Ljava/lang/reflect/RecordComponent;", getRecordComponents},
    {kClass, "getGenericSignature0", "()Ljava/lang/String;", getGenericSignature},
    {kClass, "getRawAnnotations", "()[B", getRawAnnotations},
    {kClass, "getRawTypeAnnotations", "()[B", getRawTypeAnnotations},
    {kClass, "getConstantPool", "()Ljdk/internal/reflect/ConstantPool;", getConstantPool},
    {kClass, "getSigners", "()[Ljava/lang/Object;", returnNull},
    {kClass, "setSigners", "([Ljava/lang/Object;)V", nothing},
    {kClass, "forName0",
     "(Ljava/lang/String;ZLjava/lang/ClassLoader;Ljava/lang/Class;)Ljava/lang/Class;", forName},
};

} // namespace

NativeTable classPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
