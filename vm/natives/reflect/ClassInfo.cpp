#include "vm/natives/reflect/ClassInfo.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "vm/objects/Shared.h"

namespace clew::vm::natives {

namespace access = classfile::access;

std::uint16_t modifiersOf(const Class& klass) {
    if (klass.isPrimitive()) return access::Public | access::Final | access::Abstract;
    if (klass.isArray()) {
        const Class* element = &klass;
        while (element->element) element = element->element;
        constexpr std::uint16_t kVisibility = access::Public | access::Private | access::Protected | access::Static;
        return (modifiersOf(*element) & kVisibility) | access::Final | access::Abstract;
    }
    std::uint16_t flags = klass.accessFlags;
    if (klass.file) {
        for (const classfile::InnerClass& entry : klass.file->innerClasses) {
            if (entry.inner == klass.file->name) {
                flags = entry.accessFlags;
                break;
            }
        }
    }
    return flags & ~access::Super & 0x7FFF;
}

void fillMirror(const Class& described, const Class& classClass, std::byte* payload) {
    const auto set = [&]<class T>(std::string_view name, T value) {
        if (const Field* field = classClass.fieldNamed(name)) {
            std::memcpy(payload + field->offset, &value, sizeof value);
        }
    };
    if (described.element) set("componentType", described.element->mirror);
    set("modifiers", modifiersOf(described));
    set("primitive", static_cast<std::uint8_t>(described.isPrimitive()));
    set("classFileAccessFlags", described.accessFlags);
}

namespace {

constexpr std::string_view kPlatformModules[] = {
    "java.net.http",   "java.scripting",  "java.security.jgss", "java.smartcardio",  "java.sql",
    "java.sql.rowset", "java.transaction.xa", "java.xml.crypto", "jdk.accessibility", "jdk.charsets",
    "jdk.crypto.cryptoki", "jdk.crypto.ec", "jdk.dynalink",     "jdk.httpserver",    "jdk.jsobject",
    "jdk.localedata",  "jdk.naming.dns",  "jdk.security.auth",  "jdk.security.jgss", "jdk.xml.dom",
    "jdk.zipfs",
};
constexpr std::string_view kApplicationModules[] = {
    "jdk.attach",  "jdk.compiler",     "jdk.editpad", "jdk.internal.ed", "jdk.internal.jvmstat", "jdk.internal.le",
    "jdk.internal.opt", "jdk.jartool", "jdk.javadoc", "jdk.jconsole",    "jdk.jcmd",             "jdk.jdeps",
    "jdk.jdi",     "jdk.jdwp.agent",   "jdk.jlink",   "jdk.jpackage",    "jdk.jshell",           "jdk.jstatd",
};

Ref builtinLoader(NativeContext& ctx, std::string_view field) {
    const Class* loaders = ctx.vm.linker->find("jdk/internal/loader/ClassLoaders");
    return loaders && loaders->fieldNamed(field) ? getStatic<Ref>(ctx.state, *loaders, field) : 0;
}

}  // namespace

Ref applicationLoader(NativeContext& ctx) {
    return builtinLoader(ctx, "APP_LOADER");
}

Ref loaderOf(NativeContext& ctx, const Class& klass) {
    const Class* of = &klass;
    while (of->element) of = of->element;
    if (of->isPrimitive()) return 0;
    while (of->nameSpace != 0 && of->host) of = of->host;
    const Class& classClass = *ctx.vm.linker->known.klass;
    if (const Field* field = classClass.fieldNamed("classLoader")) {
        if (const Ref own = ctx.state.object(of->mirror)->at<Ref>(field->offset)) return own;
    }
    if (!of->fromJdk) {
        // What a boot class has made (lambda forms, proxies of the JDK's own) stands in the boot loader.
        if (of->isHiddenClass && of->module && of->module.view() == "java.base") return 0;
        return applicationLoader(ctx);
    }
    return loaderOfModule(ctx, of->module.view());
}

std::uint32_t nameSpaceOf(NativeContext& ctx, Ref loader) {
    constexpr std::string_view kNumber = "clew$nameSpace";
    if (loader == 0) return 0;
    for (const Class* klass = ctx.state.object(loader)->klass; klass; klass = klass->super) {
        if (klass->name.view() == "jdk/internal/loader/BuiltinClassLoader") return 0;
    }
    auto number = getField<std::int32_t>(ctx.state, loader, kNumber);
    if (number == 0) {
        const Ref counter = applicationLoader(ctx);
        number = getField<std::int32_t>(ctx.state, counter, kNumber) + 1;
        setField<std::int32_t>(ctx.state, counter, kNumber, number);
        setField<std::int32_t>(ctx.state, loader, kNumber, number);
    }
    return static_cast<std::uint32_t>(number);
}

bool isDefinedHere(NativeContext& ctx, const Class& klass) {
    return klass.nameSpace == 0 || getField<Ref>(ctx.state, klass.mirror, "classLoader") != 0;
}

Ref loaderOfModule(NativeContext& ctx, std::string_view module) {
    if (module == "java.base" || module.empty()) return 0;
    const auto isIn = [&](const auto& list) { return std::ranges::find(list, module) != std::end(list); };
    if (isIn(kPlatformModules)) return builtinLoader(ctx, "PLATFORM_LOADER");
    if (isIn(kApplicationModules)) return applicationLoader(ctx);
    return 0;
}

namespace {

// A Class[] of mirrors; 0 when a class cannot be loaded.
template <class Names>
Ref classArray(NativeContext& ctx, const Names& descriptors, bool areInternalNames, const Class& from,
               NativeOutcome& outcome) {
    const Ref array = ctx.newArray(*ctx.vm.linker->known.classArray, static_cast<std::uint32_t>(descriptors.size()));
    std::uint32_t i = 0;
    for (const auto& text : descriptors) {
        try {
            std::string_view view;
            if constexpr (std::is_same_v<std::decay_t<decltype(text)>, types::Symbol>) {
                view = text.view();
            } else {
                view = text;
            }
            Class& klass = areInternalNames ? ctx.vm.linker->load(view, from) : ctx.vm.linker->fromDescriptor(view, from);
            setElement(ctx.state, array, i++, klass.mirror);
        } catch (const types::LinkageError& error) {
            outcome = ctx.throwNew(error.exceptionClass, error.what());
            return 0;
        }
    }
    return array;
}

Ref optionalBytes(NativeContext& ctx, classfile::Bytes bytes) {
    return bytes.empty() ? 0 : newByteArray(ctx, bytes);
}

Ref signatureString(NativeContext& ctx, std::string_view signature) {
    return signature.empty() ? 0 : ctx.vm.internModifiedUtf8(signature);
}

// What Method and Constructor objects have in common.
bool fillExecutable(NativeContext& ctx, Ref object, const Method& method, NativeOutcome& outcome) {
    LiveState& state = ctx.state;
    const Ref parameters = classArray(ctx, method.signature->parameterDescriptors, false, *method.holder, outcome);
    if (parameters == 0) return false;
    setField<Ref>(state, object, "parameterTypes", parameters);
    const Ref exceptions = method.info ? classArray(ctx, method.info->exceptions, true, *method.holder, outcome)
                                       : ctx.newArray(*ctx.vm.linker->known.classArray, 0);
    if (exceptions == 0) return false;
    setField<Ref>(state, object, "exceptionTypes", exceptions);
    setField<Ref>(state, object, "clazz", method.holder->mirror);
    setField<std::int32_t>(state, object, "slot", method.indexInHolder);
    constexpr std::uint16_t kReflectedFlags = 0x1FFF;
    setField<std::int32_t>(state, object, "modifiers", method.accessFlags & kReflectedFlags);
    if (method.info) {
        setField<Ref>(state, object, "signature", signatureString(ctx, method.info->signature));
        const Ref annotations = optionalBytes(ctx, method.info->annotations.visible);
        setField<Ref>(state, object, "annotations", annotations);
        const Ref ofParameters = optionalBytes(ctx, method.info->annotations.visibleParameter);
        setField<Ref>(state, object, "parameterAnnotations", ofParameters);
    }
    return true;
}

}  // namespace

Ref parameterTypes(NativeContext& ctx, const Method& method) {
    NativeOutcome outcome{};
    return classArray(ctx, method.signature->parameterDescriptors, false, *method.holder, outcome);
}

Ref newReflectedField(NativeContext& ctx, const Field& field, NativeOutcome& outcome) {
    LiveState& state = ctx.state;
    Class* type = nullptr;
    try {
        type = &ctx.vm.linker->fromDescriptor(field.descriptor.view(), *field.holder);
    } catch (const types::LinkageError& error) {
        outcome = ctx.throwNew(error.exceptionClass, error.what());
        return 0;
    }
    const Ref object = ctx.newObject(ctx.vm.linker->load("java/lang/reflect/Field"));
    setField<Ref>(state, object, "clazz", field.holder->mirror);
    setField<std::int32_t>(state, object, "slot", field.indexInHolder);
    setField<Ref>(state, object, "name", ctx.vm.internModifiedUtf8(field.name.view()));
    setField<Ref>(state, object, "type", type->mirror);
    constexpr std::uint16_t kReflectedFlags = 0x50DF;
    setField<std::int32_t>(state, object, "modifiers", field.accessFlags & kReflectedFlags);
    // Final fields that not even reflection may change: of records and hidden classes, and static ones.
    const bool isRecord = field.holder->file && field.holder->file->isRecord;
    setFieldIfThere<std::int8_t>(state, object, "trustedFinal",
                                 field.isFinal() && (field.isStatic() || field.holder->isHiddenClass || isRecord));
    if (field.info) {
        setField<Ref>(state, object, "signature", signatureString(ctx, field.info->signature));
        const Ref annotations = optionalBytes(ctx, field.info->annotations.visible);
        setField<Ref>(state, object, "annotations", annotations);
    }
    return object;
}

Ref newReflectedMethod(NativeContext& ctx, const Method& method, NativeOutcome& outcome) {
    LiveState& state = ctx.state;
    const Ref object = ctx.newObject(ctx.vm.linker->load("java/lang/reflect/Method"));
    if (!fillExecutable(ctx, object, method, outcome)) return 0;
    setField<Ref>(state, object, "name", ctx.vm.internModifiedUtf8(method.name.view()));
    try {
        setField<Ref>(state, object, "returnType",
                      ctx.vm.linker->fromDescriptor(method.signature->resultDescriptor.view(), *method.holder).mirror);
    } catch (const types::LinkageError& error) {
        outcome = ctx.throwNew(error.exceptionClass, error.what());
        return 0;
    }
    if (method.info) {
        const Ref value = optionalBytes(ctx, method.info->annotations.annotationDefault);
        setField<Ref>(state, object, "annotationDefault", value);
    }
    return object;
}

Ref newReflectedConstructor(NativeContext& ctx, const Method& method, NativeOutcome& outcome) {
    const Ref object = ctx.newObject(ctx.vm.linker->load("java/lang/reflect/Constructor"));
    return fillExecutable(ctx, object, method, outcome) ? object : 0;
}

const Method& methodOfReflected(NativeContext& ctx, Ref reflected) {
    const Class& holder = ctx.classOf(getField<Ref>(ctx.state, reflected, "clazz"));
    return holder.methods[static_cast<std::size_t>(getField<std::int32_t>(ctx.state, reflected, "slot"))];
}

const Field& fieldOfReflected(NativeContext& ctx, Ref reflected) {
    const Class& holder = ctx.classOf(getField<Ref>(ctx.state, reflected, "clazz"));
    return holder.fields[static_cast<std::size_t>(getField<std::int32_t>(ctx.state, reflected, "slot"))];
}

}  // namespace clew::vm::natives
