// From the members of a class file to Fields and Methods.

#include <algorithm>

#include "vm/types/Linker.h"

namespace clew::vm::types {
namespace {

// Fields that the class file does not have and the VM needs in each instance.
struct InjectedField {
    std::string_view className, name, descriptor;
};
constexpr InjectedField kInjectedFields[] = {
    {"java/lang/Class", "clew$class", "J"}, // the types::Class that the mirror stands for
    // The number of its name space, 0: none yet; in the application's loader, the last number that
    // was given.
    {"java/lang/ClassLoader", "clew$nameSpace", "I"},
    // The file that it stands for, where that is one the program has written (natives/io/FileTree).
    {"java/io/FileDescriptor", "clew$file", "Ljava/lang/Object;"},
};

std::vector<const InjectedField*> injectedInto(const Class& made) {
    std::vector<const InjectedField*> result;
    if (made.fromJdk && made.file)
        for (const InjectedField& each : kInjectedFields)
            if (each.className == made.name.view()) result.push_back(&each);
    return result;
}

} // namespace

void Linker::buildMembers(Class& made) {
    using namespace classfile;
    if (made.file) {
        const ClassFile& file = *made.file;
        const auto injected = injectedInto(made);
        const auto added = addedFields ? addedFields(made) : std::vector<AddedField>();
        made.allocateMembers(file.fields.size() + injected.size() + added.size(),
                             file.methods.size());
        for (std::size_t i = 0; i < file.fields.size(); ++i) {
            const FieldInfo& info = file.fields[i];
            Field& field = made.fields[i];
            field.name = Symbol::of(info.name);
            field.descriptor = Symbol::of(info.descriptor);
            field.accessFlags = info.accessFlags;
            field.info = &info;
        }
        for (std::size_t i = 0; i < injected.size(); ++i) {
            Field& field = made.fields[file.fields.size() + i];
            field.name = Symbol::of(injected[i]->name);
            field.descriptor = Symbol::of(injected[i]->descriptor);
            field.accessFlags = access::Private | access::Final | access::Synthetic;
        }
        for (std::size_t i = 0; i < added.size(); ++i) {
            Field& field = made.fields[file.fields.size() + injected.size() + i];
            field.name = Symbol::of(added[i].name);
            field.descriptor = Symbol::of(added[i].descriptor);
            field.accessFlags = static_cast<std::uint16_t>(
                access::Private | access::Synthetic | (added[i].isStatic ? access::Static : 0));
        }
        for (std::size_t i = 0; i < file.methods.size(); ++i) {
            const MethodInfo& info = file.methods[i];
            Method& method = made.methods[i];
            method.name = Symbol::of(info.name);
            method.descriptor = Symbol::of(info.descriptor);
            method.accessFlags = info.accessFlags;
            method.isCallerSensitive = info.callerSensitive && made.fromJdk;
            method.isHidden = info.hidden && made.fromJdk;
            if (info.code) {
                method.maxLocals = info.code->maxLocals;
                method.maxStack = info.code->maxStack;
            }
            method.info = &info;
        }
    }
    for (std::size_t i = 0; i < made.fields.size(); ++i) {
        made.fields[i].indexInHolder = static_cast<std::uint16_t>(i);
        completeMember(made, made.fields[i]);
    }
    for (std::size_t i = 0; i < made.methods.size(); ++i) {
        made.methods[i].indexInHolder = static_cast<std::uint16_t>(i);
        completeMember(made, made.methods[i]);
    }
    made.indexMembers();
}

void Linker::completeMember(Class& made, Field& field) {
    field.holder = &made;
    field.type = values::basicType(field.descriptor.view()[0]);
}

void Linker::completeMember(Class& made, Method& method) {
    using namespace classfile;
    static const Symbol initializer = Symbol::of("<init>"),
                        classInitializer = Symbol::of("<clinit>");
    static const Symbol objects = Symbol::of("([Ljava/lang/Object;)Ljava/lang/Object;");
    static const Symbol methodHandle = Symbol::of("java/lang/invoke/MethodHandle");
    static const Symbol varHandle = Symbol::of("java/lang/invoke/VarHandle");

    method.holder = &made;
    method.signature = signature(method.descriptor);
    method.result = method.signature->result;
    method.isInitializer = method.name == initializer;
    // A method of this name that is not static, of an old class file, is an ordinary one that
    // nobody can call. Up to version 50 any descriptor and flags made it the initializer
    // (JVMS 2.9.2); it was run as if static.
    method.isClassInitializer = method.name == classInitializer &&
                                (method.isStatic() || (made.file && made.file->majorVersion < 51));
    method.isPreparation = method.isClassInitializer;
    if (method.isClassInitializer) {
        method.accessFlags |= access::Static;
        made.classInitializer = &method;
    }
    method.argumentSlots =
        static_cast<std::uint16_t>(method.signature->parameterSlots + (method.isStatic() ? 0 : 1));
    // JVMS 2.9.3. The result of some of VarHandle's is not Object.
    constexpr std::uint16_t nativeVarargs = access::Native | access::Varargs;
    method.isSignaturePolymorphic = (made.name == methodHandle || made.name == varHandle) &&
                                    (method.accessFlags & nativeVarargs) == nativeVarargs &&
                                    (method.descriptor == objects ||
                                     method.descriptor.view().starts_with("([Ljava/lang/Object;)"));
    if (made.isInterface() && !method.isAbstract() && !method.isStatic())
        made.declaresDefaultMethods = true;
}

void Linker::findInitializationEffect(Class& made) {
    const auto assignsString = [&](const Field& field) {
        return field.isStatic() && field.info && field.info->constantValue != 0 &&
               field.type == BasicType::Reference;
    };
    made.hasNoInitializationEffect =
        !made.classInitializer &&
        std::none_of(made.fields.begin(), made.fields.end(), assignsString);
    if (made.isInterface() || made.isArray()) return;
    const auto matters = [](const Class* interface) {
        return interface->declaresDefaultMethods && !interface->hasNoInitializationEffect;
    };
    if ((made.super && !made.super->hasNoInitializationEffect) ||
        std::any_of(made.allInterfaces.begin(), made.allInterfaces.end(), matters))
        made.hasNoInitializationEffect = false;
}

} // namespace clew::vm::types
