#include "vm/objects/ReflectedMembers.h"

#include "vm/objects/JavaObjects.h"

namespace clew::vm::objects {

namespace {

// A Class[] of the mirrors that mirrorOf(name) finds.
template <class Names, class MirrorOf>
Ref classArray(ObjectAccess& access, const Names& names, MirrorOf&& mirrorOf) {
    const Ref array = access.newArray(*access.vm.linker->known.classArray,
                                      static_cast<std::uint32_t>(names.size()));
    std::uint32_t i = 0;
    for (const auto& name : names) setElement(access.state, array, i++, mirrorOf(name));
    return array;
}

Ref parameterTypes(ObjectAccess& access, const Method& method) {
    return classArray(access, method.signature->parameterDescriptors, [&](types::Symbol type) {
        return access.vm.linker->fromDescriptor(type.view(), *method.holder).mirror;
    });
}

Ref exceptionTypes(ObjectAccess& access, const Method& method) {
    if (!method.info) return access.newArray(*access.vm.linker->known.classArray, 0);
    return classArray(access, method.info->exceptions, [&](std::string_view name) {
        return access.vm.linker->load(name, *method.holder).mirror;
    });
}

Ref optionalBytes(ObjectAccess& access, classfile::Bytes bytes) {
    return bytes.empty() ? 0 : newByteArray(access, bytes);
}

Ref signatureString(ObjectAccess& access, std::string_view signature) {
    return signature.empty() ? 0 : access.vm.internModifiedUtf8(signature);
}

// What Method and Constructor objects have in common.
void fillExecutable(ObjectAccess& access, Ref object, const Method& method) {
    LiveState& state = access.state;
    setField<Ref>(state, object, "parameterTypes", parameterTypes(access, method));
    setField<Ref>(state, object, "exceptionTypes", exceptionTypes(access, method));
    setField<Ref>(state, object, "clazz", method.holder->mirror);
    setField<std::int32_t>(state, object, "slot", method.indexInHolder);
    constexpr std::uint16_t kReflectedFlags = 0x1FFF;
    setField<std::int32_t>(state, object, "modifiers", method.accessFlags & kReflectedFlags);
    if (!method.info) return;
    setField<Ref>(state, object, "signature", signatureString(access, method.info->signature));
    const classfile::RawAnnotations& annotations = method.info->annotations;
    setField<Ref>(state, object, "annotations", optionalBytes(access, annotations.visible));
    setField<Ref>(state, object, "parameterAnnotations",
                  optionalBytes(access, annotations.visibleParameter));
}

} // namespace

Ref newReflectedField(ObjectAccess& access, const Field& field) {
    LiveState& state = access.state;
    const Class& type = access.vm.linker->fromDescriptor(field.descriptor.view(), *field.holder);
    const Ref object = access.newObject(access.vm.linker->load("java/lang/reflect/Field"));
    setField<Ref>(state, object, "clazz", field.holder->mirror);
    setField<std::int32_t>(state, object, "slot", field.indexInHolder);
    setField<Ref>(state, object, "name", access.vm.internModifiedUtf8(field.name.view()));
    setField<Ref>(state, object, "type", type.mirror);
    constexpr std::uint16_t kReflectedFlags = 0x50DF;
    setField<std::int32_t>(state, object, "modifiers", field.accessFlags & kReflectedFlags);
    // Final fields that not even reflection may change: of records and hidden classes, and static
    // ones.
    const bool isRecord = field.holder->file && field.holder->file->isRecord;
    setFieldIfThere<std::int8_t>(
        state, object, "trustedFinal",
        field.isFinal() && (field.isStatic() || field.holder->isHiddenClass || isRecord));
    if (!field.info) return object;
    setField<Ref>(state, object, "signature", signatureString(access, field.info->signature));
    setField<Ref>(state, object, "annotations",
                  optionalBytes(access, field.info->annotations.visible));
    return object;
}

Ref newReflectedMethod(ObjectAccess& access, const Method& method) {
    LiveState& state = access.state;
    const Class& result =
        access.vm.linker->fromDescriptor(method.signature->resultDescriptor.view(), *method.holder);
    const Ref object = access.newObject(access.vm.linker->load("java/lang/reflect/Method"));
    fillExecutable(access, object, method);
    setField<Ref>(state, object, "name", access.vm.internModifiedUtf8(method.name.view()));
    setField<Ref>(state, object, "returnType", result.mirror);
    if (method.info)
        setField<Ref>(state, object, "annotationDefault",
                      optionalBytes(access, method.info->annotations.annotationDefault));
    return object;
}

Ref newReflectedConstructor(ObjectAccess& access, const Method& method) {
    const Ref object = access.newObject(access.vm.linker->load("java/lang/reflect/Constructor"));
    fillExecutable(access, object, method);
    return object;
}

} // namespace clew::vm::objects
