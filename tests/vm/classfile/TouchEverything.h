#pragma once

// Reads every byte that a ClassFile refers to, so that a sanitizer sees a view that leaves the
// file.

#include <cstdint>

#include "vm/classfile/ClassFile.h"
#include "vm/classfile/Descriptors.h"

namespace clew::vm::classfile {

class Touch {
  public:
    // A checksum, so that nothing is optimized away.
    std::uint64_t everything(const ClassFile& file) {
        constants(file.constants);
        text(file.name);
        text(file.superName);
        texts(file.interfaces);
        for (const FieldInfo& field : file.fields) {
            text(field.name);
            text(field.descriptor);
            text(field.signature);
            raw(field.annotations);
            if (field.constantValue != 0)
                number(static_cast<unsigned>(file.constants.kind(field.constantValue)));
        }
        for (const MethodInfo& each : file.methods) method(file, each);
        text(file.sourceFile);
        text(file.signature);
        text(file.nestHost);
        texts(file.nestMembers);
        texts(file.permittedSubclasses);
        for (const InnerClass& inner : file.innerClasses) {
            text(inner.inner);
            text(inner.outer);
            text(inner.innerName);
        }
        text(file.enclosingClass);
        text(file.enclosingMethodName);
        text(file.enclosingMethodDescriptor);
        for (const RecordComponent& component : file.recordComponents) {
            text(component.name);
            text(component.descriptor);
            text(component.signature);
            raw(component.annotations);
        }
        for (const BootstrapMethod& bootstrap : file.bootstrapMethods) {
            number(static_cast<unsigned>(file.constants.methodHandle(bootstrap.methodHandle).kind));
            for (const std::uint16_t argument : bootstrap.arguments)
                constant(file.constants, argument);
        }
        raw(file.annotations);
        bytes(file.bytes);
        return sum_;
    }

  private:
    void number(std::uint64_t value) { sum_ = sum_ * 31 + value; }
    void text(std::string_view value) {
        for (const char c : value) number(static_cast<std::uint8_t>(c));
    }
    void texts(const std::vector<std::string_view>& values) {
        for (const std::string_view value : values) text(value);
    }
    void bytes(Bytes value) {
        for (const std::uint8_t byte : value) number(byte);
    }
    void raw(const RawAnnotations& annotations) {
        bytes(annotations.visible);
        bytes(annotations.visibleType);
        bytes(annotations.visibleParameter);
        bytes(annotations.annotationDefault);
    }

    void method(const ClassFile& file, const MethodInfo& each) {
        text(each.name);
        text(each.descriptor);
        text(each.signature);
        texts(each.exceptions);
        for (const MethodParameter& parameter : each.parameters) text(parameter.name);
        raw(each.annotations);
        number(static_cast<unsigned>(parameterSlots(each.descriptor)));
        if (!each.code) return;
        const Code& code = *each.code;
        bytes(code.bytecode);
        bytes(code.stackMapTable);
        for (const ExceptionHandler& handler : code.handlers) {
            number(code.bytecode[handler.startPc]);
            number(code.bytecode[handler.handlerPc]);
            if (handler.catchType != 0) text(file.constants.className(handler.catchType));
        }
        for (const LineNumber& line : code.lineNumbers) number(code.bytecode[line.startPc]);
        for (const LocalVariable& variable : code.localVariables) {
            text(variable.name);
            text(variable.descriptor);
        }
    }

    void constants(const ConstantPool& pool) {
        for (unsigned index = 1; index < pool.size(); ++index)
            constant(pool, static_cast<std::uint16_t>(index));
    }

    void constant(const ConstantPool& pool, std::uint16_t index) {
        switch (pool.kind(index)) {
            case ConstantKind::Unusable:
                break;
            case ConstantKind::Utf8:
                text(pool.utf8(index));
                break;
            case ConstantKind::Integer:
                number(static_cast<std::uint32_t>(pool.integer(index)));
                break;
            case ConstantKind::Float:
                number(pool.floatBits(index));
                break;
            case ConstantKind::Long:
                number(static_cast<std::uint64_t>(pool.longInteger(index)));
                break;
            case ConstantKind::Double:
                number(pool.doubleBits(index));
                break;
            case ConstantKind::Class:
            case ConstantKind::Module:
            case ConstantKind::Package:
                text(pool.className(index));
                break;
            case ConstantKind::String:
                text(pool.string(index));
                break;
            case ConstantKind::Fieldref:
            case ConstantKind::Methodref:
            case ConstantKind::InterfaceMethodref: {
                const MemberRef member = pool.member(index);
                text(member.className);
                text(member.name);
                text(member.descriptor);
                text(pool.className(pool.memberClass(index)));
                break;
            }
            case ConstantKind::NameAndType:
                text(pool.nameAndType(index).name);
                text(pool.nameAndType(index).descriptor);
                break;
            case ConstantKind::MethodHandle:
                text(pool.member(pool.methodHandle(index).memberIndex).name);
                break;
            case ConstantKind::MethodType:
                text(pool.methodType(index));
                break;
            case ConstantKind::Dynamic:
            case ConstantKind::InvokeDynamic:
                number(pool.dynamic(index).bootstrapIndex);
                text(pool.dynamic(index).name);
                text(pool.dynamic(index).descriptor);
                break;
        }
    }

    std::uint64_t sum_ = 0;
};

} // namespace clew::vm::classfile
