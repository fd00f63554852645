#include <algorithm>

#include "vm/classfile/AnnotationWalker.h"
#include "vm/classfile/Descriptors.h"
#include "vm/classfile/Parser.h"

namespace clew::vm::classfile {

namespace {

bool isLoadable(ConstantKind kind) {
    switch (kind) {
        case ConstantKind::Integer:
        case ConstantKind::Float:
        case ConstantKind::Long:
        case ConstantKind::Double:
        case ConstantKind::Class:
        case ConstantKind::String:
        case ConstantKind::MethodHandle:
        case ConstantKind::MethodType:
        case ConstantKind::Dynamic:
            return true;
        default:
            return false;
    }
}

// The kind that the ConstantValue of a field of this type must have.
ConstantKind constantValueKind(std::string_view descriptor) {
    if (descriptor == "Ljava/lang/String;") return ConstantKind::String;
    if (descriptor.size() != 1) return ConstantKind::Unusable;
    switch (descriptor.front()) {
        case 'J':
            return ConstantKind::Long;
        case 'F':
            return ConstantKind::Float;
        case 'D':
            return ConstantKind::Double;
        default:
            return ConstantKind::Integer;
    }
}

} // namespace

std::string_view Parser::utf8(Cursor& from, std::string_view role) const {
    const Cursor at = from;
    const std::uint16_t index = from.u2();
    require(index, ConstantKind::Utf8, at, role);
    return constants().utf8(index);
}

std::string_view Parser::optionalUtf8(Cursor& from, std::string_view role) const {
    const Cursor at = from;
    const std::uint16_t index = from.u2();
    if (index == 0) return {};
    require(index, ConstantKind::Utf8, at, role);
    return constants().utf8(index);
}

std::string_view Parser::className(Cursor& from, std::string_view role) const {
    const Cursor at = from;
    const std::uint16_t index = from.u2();
    require(index, ConstantKind::Class, at, role);
    return constants().className(index);
}

std::string_view Parser::optionalClassName(Cursor& from, std::string_view role) const {
    const Cursor at = from;
    const std::uint16_t index = from.u2();
    if (index == 0) return {};
    require(index, ConstantKind::Class, at, role);
    return constants().className(index);
}

std::vector<std::string_view> Parser::classNames(Cursor& from, std::string_view role) const {
    const std::uint16_t count = from.u2();
    from.need(count, 2);
    std::vector<std::string_view> names;
    names.reserve(count);
    for (unsigned i = 0; i < count; ++i) names.push_back(className(from, role));
    return names;
}

template <class Read>
void Parser::readAttributes(Cursor& from, Read&& read) {
    for (unsigned count = from.u2(); count > 0; --count) {
        const std::string_view name = utf8(from, "an attribute's name");
        const std::uint32_t length = from.u4();
        Cursor contents = from.sub(length);
        if (read(name, contents) && !contents.atEnd())
            contents.fail(fmt::format("attribute {} is {} bytes too long", printable(name),
                                      contents.remaining()));
    }
}

bool Parser::readAnnotations(RawAnnotations& annotations, std::string_view name,
                             Cursor& contents) const {
    Bytes RawAnnotations::*target = nullptr;
    if (name == "RuntimeVisibleAnnotations")
        target = &RawAnnotations::visible;
    else if (name == "RuntimeVisibleTypeAnnotations")
        target = &RawAnnotations::visibleType;
    else if (name == "RuntimeVisibleParameterAnnotations")
        target = &RawAnnotations::visibleParameter;
    else if (name == "AnnotationDefault")
        target = &RawAnnotations::annotationDefault;
    if (target == nullptr) return false;
    annotations.*target = contents.take(contents.remaining());
    return true;
}

void Parser::readFieldAttributes(FieldInfo& field) {
    readAttributes(cursor_, [&](std::string_view name, Cursor& contents) {
        if (name == "ConstantValue") {
            // Of no meaning for an instance field (JVMS 4.7.2).
            if (!(field.accessFlags & access::Static)) return false;
            if (field.constantValue != 0) contents.fail("a field has two ConstantValue attributes");
            const Cursor at = contents;
            field.constantValue = contents.u2();
            const ConstantKind kind = constantValueKind(field.descriptor);
            if (kind == ConstantKind::Unusable)
                at.fail(fmt::format(
                    "field {} of type {} has a ConstantValue; only primitives and strings can",
                    printable(field.name), printable(field.descriptor)));
            require(field.constantValue, kind, at, "a field's ConstantValue");
            return true;
        }
        if (name == "Signature") {
            field.signature = utf8(contents, "a field's signature");
            return true;
        }
        return readAnnotations(field.annotations, name, contents);
    });
}

void Parser::readMethodAttributes(MethodInfo& method) {
    readAttributes(cursor_, [&](std::string_view name, Cursor& contents) {
        if (name == "Code") {
            if (method.code) contents.fail("a method has two Code attributes");
            method.code = readCode(contents);
            return true;
        }
        if (name == "Exceptions") {
            method.exceptions = classNames(contents, "a declared exception");
            return true;
        }
        if (name == "Signature") {
            method.signature = utf8(contents, "a method's signature");
            return true;
        }
        if (name == "MethodParameters") {
            const std::uint8_t count = contents.u1();
            contents.need(count, 4);
            method.parameters.clear();
            method.parameters.reserve(count);
            for (unsigned i = 0; i < count; ++i) {
                const std::string_view parameter = optionalUtf8(contents, "a parameter's name");
                method.parameters.push_back({parameter, contents.u2()});
            }
            method.hasParametersAttribute = true;
            return true;
        }
        return readAnnotations(method.annotations, name, contents);
    });
    if ((callerSensitiveType_ != 0 || hiddenType_ != 0) && !method.annotations.visible.empty())
        readMethodMarkers(method);
}

void Parser::readMethodMarkers(MethodInfo& method) const {
    const Bytes annotations = method.annotations.visible;
    const auto begin = static_cast<std::size_t>(annotations.data() - file_.bytes.data());
    AnnotationWalker walker(Cursor(file_.bytes, begin, begin + annotations.size(), where_));
    walker.types([&](std::uint16_t type) {
        if (type == 0) return;
        if (type == callerSensitiveType_) method.callerSensitive = true;
        if (type == hiddenType_) method.hidden = true;
    });
}

Code Parser::readCode(Cursor& from) {
    Code code{};
    code.maxStack = from.u2();
    code.maxLocals = from.u2();
    const std::uint32_t length = from.u4();
    if (length == 0 || length > 65535)
        from.fail(
            fmt::format("the code of a method is {} bytes long; it must be 1 to 65535", length));
    code.bytecode = from.take(length);

    const std::uint16_t handlerCount = from.u2();
    from.need(handlerCount, 8);
    code.handlers.reserve(handlerCount);
    for (unsigned i = 0; i < handlerCount; ++i) {
        const Cursor at = from;
        ExceptionHandler handler{};
        handler.startPc = from.u2();
        handler.endPc = from.u2();
        handler.handlerPc = from.u2();
        handler.catchType = from.u2();
        if (handler.startPc >= handler.endPc || handler.endPc > length ||
            handler.handlerPc >= length)
            at.fail(fmt::format(
                "an exception handler covers {} to {} and is at {}, in code of {} bytes",
                handler.startPc, handler.endPc, handler.handlerPc, length));
        if (handler.catchType != 0)
            require(handler.catchType, ConstantKind::Class, at, "a caught exception");
        code.handlers.push_back(handler);
    }
    readAttributes(from, [&](std::string_view name, Cursor& contents) {
        return readCodeAttribute(code, name, contents);
    });
    return code;
}

bool Parser::readCodeAttribute(Code& code, std::string_view name, Cursor& contents) {
    if (name == "LineNumberTable") {
        readLineNumbers(code, contents);
        return true;
    }
    if (name == "LocalVariableTable") {
        readLocalVariables(code, contents);
        return true;
    }
    if (name == "StackMapTable" && file_.majorVersion >= 50) {
        if (!code.stackMapTable.empty()) contents.fail("a method has two StackMapTable attributes");
        code.stackMapTable = contents.take(contents.remaining());
        return true;
    }
    return false;
}

void Parser::readLineNumbers(Code& code, Cursor& from) {
    const std::uint16_t count = from.u2();
    from.need(count, 4);
    code.lineNumbers.reserve(code.lineNumbers.size() + count);
    bool sorted = true;
    for (unsigned i = 0; i < count; ++i) {
        const std::uint16_t startPc = from.u2();
        const std::uint16_t line = from.u2();
        if (startPc >= code.bytecode.size())
            from.fail(fmt::format("a line number is given for {}, in code of {} bytes", startPc,
                                  code.bytecode.size()));
        sorted = sorted && (code.lineNumbers.empty() || code.lineNumbers.back().startPc <= startPc);
        code.lineNumbers.push_back({startPc, line});
    }
    if (!sorted)
        std::stable_sort(
            code.lineNumbers.begin(), code.lineNumbers.end(),
            [](const LineNumber& a, const LineNumber& b) { return a.startPc < b.startPc; });
}

void Parser::readLocalVariables(Code& code, Cursor& from) {
    const std::uint16_t count = from.u2();
    from.need(count, 10);
    code.localVariables.reserve(code.localVariables.size() + count);
    for (unsigned i = 0; i < count; ++i) {
        const Cursor at = from;
        LocalVariable variable{};
        variable.startPc = from.u2();
        variable.length = from.u2();
        variable.name = utf8(from, "a local variable's name");
        variable.descriptor = utf8(from, "a local variable's descriptor");
        variable.index = from.u2();
        if (full_) {
            if (!isUnqualifiedName(variable.name) || !isFieldDescriptor(variable.descriptor))
                at.fail(fmt::format("a local variable is called '{}' and has the descriptor '{}'",
                                    printable(variable.name), printable(variable.descriptor)));
            const unsigned width = variable.descriptor == "J" || variable.descriptor == "D" ? 2 : 1;
            if (variable.index + width > code.maxLocals)
                at.fail(fmt::format("local variable {} is number {}; max_locals is {}",
                                    printable(variable.name), variable.index, code.maxLocals));
            if (variable.startPc > code.bytecode.size() ||
                variable.startPc + variable.length > code.bytecode.size())
                at.fail(
                    fmt::format("local variable {} lives from {} for {} bytes, in code of {} bytes",
                                printable(variable.name), variable.startPc, variable.length,
                                code.bytecode.size()));
        }
        code.localVariables.push_back(variable);
    }
}

void Parser::readClassAttributes() {
    const std::uint16_t version = file_.majorVersion;
    readAttributes(cursor_, [&](std::string_view name, Cursor& contents) {
        if (name == "SourceFile") {
            file_.sourceFile = utf8(contents, "the SourceFile");
            return true;
        }
        if (name == "Signature") {
            file_.signature = utf8(contents, "the class's signature");
            return true;
        }
        if (name == "InnerClasses") {
            readInnerClasses(contents);
            return true;
        }
        if (name == "EnclosingMethod") {
            readEnclosingMethod(contents);
            return true;
        }
        if (name == "BootstrapMethods" && version >= 51) {
            readBootstrapMethods(contents);
            return true;
        }
        // Each of the following means something only from the version on that brought it.
        if (name == "NestHost" && version >= 55) {
            file_.nestHost = className(contents, "the nest host");
            return true;
        }
        if (name == "NestMembers" && version >= 55) {
            file_.nestMembers = classNames(contents, "a nest member");
            return true;
        }
        if (name == "Record" && version >= 60) {
            readRecord(contents);
            return true;
        }
        if (name == "PermittedSubclasses" && version >= 61) {
            file_.permittedSubclasses = classNames(contents, "a permitted subclass");
            file_.isSealed = true;
            return true;
        }
        return readAnnotations(file_.annotations, name, contents);
    });
    if (!file_.nestHost.empty() && !file_.nestMembers.empty())
        cursor_.fail("the class is a member of a nest and the host of one");
}

void Parser::readInnerClasses(Cursor& from) {
    const std::uint16_t count = from.u2();
    from.need(count, 8);
    file_.innerClasses.reserve(file_.innerClasses.size() + count);
    for (unsigned i = 0; i < count; ++i) {
        InnerClass entry{};
        entry.inner = className(from, "an inner class");
        entry.outer = optionalClassName(from, "an inner class's outer class");
        entry.innerName = optionalUtf8(from, "an inner class's name");
        entry.accessFlags = from.u2();
        file_.innerClasses.push_back(entry);
    }
}

void Parser::readEnclosingMethod(Cursor& from) {
    file_.enclosingClass = className(from, "the enclosing class");
    const Cursor at = from;
    const std::uint16_t method = from.u2();
    if (method == 0) return;
    require(method, ConstantKind::NameAndType, at, "the enclosing method");
    const NameAndType what = constants().nameAndType(method);
    file_.enclosingMethodName = what.name;
    file_.enclosingMethodDescriptor = what.descriptor;
}

void Parser::readRecord(Cursor& from) {
    if (file_.isRecord) from.fail("the class has two Record attributes");
    file_.isRecord = true;
    const std::uint16_t count = from.u2();
    from.need(count, 6);
    file_.recordComponents.reserve(count);
    for (unsigned i = 0; i < count; ++i) {
        RecordComponent& component = file_.recordComponents.emplace_back();
        const Cursor at = from;
        component.name = utf8(from, "a record component's name");
        component.descriptor = utf8(from, "a record component's descriptor");
        if (full_ &&
            (!isUnqualifiedName(component.name) || !isFieldDescriptor(component.descriptor)))
            at.fail(fmt::format("a record component is called '{}' and has the descriptor '{}'",
                                printable(component.name), printable(component.descriptor)));
        readAttributes(from, [&](std::string_view name, Cursor& contents) {
            if (name == "Signature") {
                component.signature = utf8(contents, "a record component's signature");
                return true;
            }
            return readAnnotations(component.annotations, name, contents);
        });
    }
}

void Parser::readBootstrapMethods(Cursor& from) {
    if (hasBootstrapMethods_) from.fail("the class has two BootstrapMethods attributes");
    hasBootstrapMethods_ = true;
    const std::uint16_t count = from.u2();
    from.need(count, 4);
    file_.bootstrapMethods.reserve(count);
    for (unsigned i = 0; i < count; ++i) {
        BootstrapMethod& method = file_.bootstrapMethods.emplace_back();
        const Cursor at = from;
        method.methodHandle = from.u2();
        require(method.methodHandle, ConstantKind::MethodHandle, at, "a bootstrap method");
        const std::uint16_t argumentCount = from.u2();
        from.need(argumentCount, 2);
        method.arguments.reserve(argumentCount);
        for (unsigned k = 0; k < argumentCount; ++k) {
            const std::uint16_t argument = from.u2();
            if (argument >= constants().size() || !isLoadable(constants().kind(argument)))
                at.fail(fmt::format(
                    "an argument of bootstrap method {} is constant {}, which cannot be loaded", i,
                    argument));
            method.arguments.push_back(argument);
        }
    }
}

} // namespace clew::vm::classfile
