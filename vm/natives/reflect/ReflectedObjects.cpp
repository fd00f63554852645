#include "vm/natives/reflect/ReflectedObjects.h"

#include "vm/interpreter/ModificationCounts.h"

namespace clew::vm::natives {

namespace {

// A Class[] of mirrors; 0 when a class cannot be loaded.
template <class Names>
Ref classArray(NativeContext& ctx, const Names& descriptors, bool areInternalNames,
               const Class& from, NativeOutcome& outcome) {
    const Ref array = ctx.newArray(*ctx.vm.linker->known.classArray,
                                   static_cast<std::uint32_t>(descriptors.size()));
    std::uint32_t i = 0;
    for (const auto& text : descriptors) {
        try {
            std::string_view view;
            if constexpr (std::is_same_v<std::decay_t<decltype(text)>, types::Symbol>) {
                view = text.view();
            } else {
                view = text;
            }
            Class& klass = areInternalNames ? ctx.vm.linker->load(view, from)
                                            : ctx.vm.linker->fromDescriptor(view, from);
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
    const Ref parameters =
        classArray(ctx, method.signature->parameterDescriptors, false, *method.holder, outcome);
    if (parameters == 0) return false;
    setField<Ref>(state, object, "parameterTypes", parameters);
    const Ref exceptions =
        method.info ? classArray(ctx, method.info->exceptions, true, *method.holder, outcome)
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

} // namespace

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
    interpreter::fieldIsReflected(ctx.vm, field);
    const Ref object = ctx.newObject(ctx.vm.linker->load("java/lang/reflect/Field"));
    setField<Ref>(state, object, "clazz", field.holder->mirror);
    setField<std::int32_t>(state, object, "slot", field.indexInHolder);
    setField<Ref>(state, object, "name", ctx.vm.internModifiedUtf8(field.name.view()));
    setField<Ref>(state, object, "type", type->mirror);
    constexpr std::uint16_t kReflectedFlags = 0x50DF;
    setField<std::int32_t>(state, object, "modifiers", field.accessFlags & kReflectedFlags);
    // Final fields that not even reflection may change: of records and hidden classes, and static
    // ones.
    const bool isRecord = field.holder->file && field.holder->file->isRecord;
    setFieldIfThere<std::int8_t>(
        state, object, "trustedFinal",
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
        setField<Ref>(
            state, object, "returnType",
            ctx.vm.linker->fromDescriptor(method.signature->resultDescriptor.view(), *method.holder)
                .mirror);
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
    return holder
        .methods[static_cast<std::size_t>(getField<std::int32_t>(ctx.state, reflected, "slot"))];
}

const Field& fieldOfReflected(NativeContext& ctx, Ref reflected) {
    const Class& holder = ctx.classOf(getField<Ref>(ctx.state, reflected, "clazz"));
    return holder
        .fields[static_cast<std::size_t>(getField<std::int32_t>(ctx.state, reflected, "slot"))];
}

} // namespace clew::vm::natives
