#include "vm/classfile/ClassFile.h"

#include <algorithm>

#include "vm/classfile/Descriptors.h"
#include "vm/classfile/Opcodes.h"
#include "vm/classfile/Parser.h"

namespace clew::vm::classfile {

namespace {

constexpr std::uint16_t kOldestVersion = 45, newestVersion = 69;

// 0 or 1 of public, private, protected.
bool hasOneVisibility(std::uint16_t flags) {
    const unsigned visibility = flags & (access::Public | access::Private | access::Protected);
    return (visibility & (visibility - 1)) == 0;
}

} // namespace

int Code::lineAt(std::uint16_t pc) const {
    const auto behind =
        std::upper_bound(lineNumbers.begin(), lineNumbers.end(), pc,
                         [](unsigned at, const LineNumber& entry) { return at < entry.startPc; });
    if (behind == lineNumbers.begin()) return -1;
    const auto first =
        std::lower_bound(lineNumbers.begin(), behind, std::prev(behind)->startPc,
                         [](const LineNumber& entry, unsigned at) { return entry.startPc < at; });
    return first->line;
}

ClassFile ClassFile::parse(Bytes bytes, std::string_view where, Checks checks) {
    return Parser(bytes, where, checks).parse();
}

ClassFile Parser::parse() {
    readVersion();
    readConstants();
    readHeader();
    readFields();
    readMethods();
    readClassAttributes();
    if (!cursor_.atEnd())
        cursor_.fail(fmt::format("{} bytes follow the end of the class", cursor_.remaining()));
    if (full_) {
        checkDistinctMembers();
        checkBootstrapIndices();
        for (MethodInfo& method : file_.methods)
            if (method.code) checkCode(method);
    }
    return std::move(file_);
}

void Parser::checkCode(MethodInfo& method) const {
    try {
        checkBytecode(file_, method, where_);
    } catch (const CodeError& error) {
        if (!notesCodeErrors_) throw;
        static constexpr std::uint8_t kEndless[] = {op::goto_, 0, 0};
        method.codeError = error.what();
        method.codeErrorIsOfFormat = error.isOfFormat;
        method.code = Code{method.code->maxStack, method.code->maxLocals, kEndless, {}, {}, {}, {}};
    }
}

void Parser::readVersion() {
    if (cursor_.remaining() < 4 || cursor_.u4() != 0xcafebabe)
        fail(where_, 0, "this is no class file: it does not begin with the magic number CAFEBABE");
    const std::uint16_t minor = file_.minorVersion = cursor_.u2();
    const std::uint16_t major = file_.majorVersion = cursor_.u2();
    if (major < kOldestVersion || major > newestVersion ||
        (major >= 56 && minor != 0 && minor != 65535))
        throw VersionError(fmt::format(
            "{}: class file version {}.{} is not supported; versions {} to {} (Java {}) are",
            where_, major, minor, kOldestVersion, newestVersion, newestVersion - 44));
}

void Parser::readHeader() {
    file_.accessFlags = cursor_.u2();
    // Compilers of old left the flag out; HotSpot adds it too.
    if ((file_.accessFlags & access::Interface) != 0 && file_.majorVersion < 50)
        file_.accessFlags |= access::Abstract;
    checkConstants();
    checkClassFlags();

    const Cursor atName = cursor_;
    file_.name = className(cursor_, "the class's own name");
    if (file_.name.starts_with('[')) atName.fail("the class's own name is that of an array");

    const Cursor atSuper = cursor_;
    file_.superName = optionalClassName(cursor_, "the superclass");
    const bool mayLackSuper = file_.name == "java/lang/Object" || isModule();
    if (file_.superName.empty() != mayLackSuper)
        atSuper.fail(mayLackSuper
                         ? "java/lang/Object and module-info have no superclass; this one has"
                         : "there is no superclass; only java/lang/Object has none");
    if (file_.superName.starts_with('[')) atSuper.fail("the superclass is an array");
    if ((file_.accessFlags & access::Interface) != 0 && file_.superName != "java/lang/Object")
        atSuper.fail("the superclass of an interface must be java/lang/Object");

    const Cursor atInterfaces = cursor_;
    file_.interfaces = classNames(cursor_, "an interface");
    if (!full_) return;
    for (const std::string_view name : file_.interfaces)
        if (name.starts_with('[')) atInterfaces.fail("an array stands among the interfaces");
    std::vector<std::string_view> sorted = file_.interfaces;
    std::sort(sorted.begin(), sorted.end());
    const auto twin = std::adjacent_find(sorted.begin(), sorted.end());
    if (twin != sorted.end())
        atInterfaces.fail(fmt::format("interface {} is named twice", printable(*twin)));
}

void Parser::checkClassFlags() const {
    const std::uint16_t flags = file_.accessFlags;
    if (isModule()) {
        if (file_.majorVersion < 53) cursor_.fail("a module-info needs class file version 53");
        return;
    }
    const bool since5 = file_.majorVersion >= 49;
    const bool isAbstract = flags & access::Abstract, isInterface = flags & access::Interface;
    if ((isAbstract && (flags & access::Final)) || (isInterface && !isAbstract) ||
        (isInterface && since5 && (flags & (access::Super | access::Enum))) ||
        (!isInterface && since5 && (flags & access::Annotation)))
        cursor_.fail(fmt::format("the class's access flags 0x{:04x} contradict each other", flags));
}

void Parser::readFields() {
    const std::uint16_t count = cursor_.u2();
    cursor_.need(count, 8);
    file_.fields.reserve(count);
    for (unsigned i = 0; i < count; ++i) {
        const Cursor at = cursor_;
        FieldInfo& field = file_.fields.emplace_back();
        field.accessFlags = cursor_.u2();
        field.name = utf8(cursor_, "a field's name");
        field.descriptor = utf8(cursor_, "a field's descriptor");
        field.constantValue = 0;
        if (full_) checkField(field, at);
        readFieldAttributes(field);
    }
}

void Parser::checkField(const FieldInfo& field, const Cursor& at) const {
    if (!isUnqualifiedName(field.name))
        at.fail(fmt::format("'{}' is no name of a field", printable(field.name)));
    if (!isFieldDescriptor(field.descriptor))
        at.fail(fmt::format("field {}: '{}' is no field descriptor", printable(field.name),
                            printable(field.descriptor)));
    const std::uint16_t flags = field.accessFlags;
    bool legal =
        hasOneVisibility(flags) && !((flags & access::Final) && (flags & access::Volatile));
    if (file_.accessFlags & access::Interface) {
        constexpr std::uint16_t all = access::Public | access::Static | access::Final;
        legal = legal && (flags & all) == all &&
                !(flags & (access::Volatile | access::Transient)) &&
                !(file_.majorVersion >= 49 && (flags & access::Enum));
    }
    if (!legal)
        at.fail(fmt::format("field {}: the access flags 0x{:04x} contradict each other",
                            printable(field.name), flags));
}

void Parser::readMethods() {
    const std::uint16_t count = cursor_.u2();
    cursor_.need(count, 8);
    file_.methods.reserve(count);
    for (unsigned i = 0; i < count; ++i) {
        const Cursor at = cursor_;
        MethodInfo& method = file_.methods.emplace_back();
        method.accessFlags = cursor_.u2();
        method.name = utf8(cursor_, "a method's name");
        method.descriptor = utf8(cursor_, "a method's descriptor");
        // The flags of a class initializer do not count (JVMS 4.6), but for the static one from
        // version 51 on.
        if (method.name == "<clinit>") {
            if (file_.majorVersion < 51) method.accessFlags |= access::Static;
            method.accessFlags &= access::Static | access::Strict;
        }
        if (full_) checkMethod(method, at);
        readMethodAttributes(method);
        const bool needsCode = (method.accessFlags & (access::Native | access::Abstract)) == 0;
        if (method.code.has_value() != needsCode)
            at.fail(fmt::format("method {}{} {}", printable(method.name),
                                printable(method.descriptor),
                                needsCode ? "has no code and is neither native nor abstract"
                                          : "has code though it is native or abstract"));
    }
}

void Parser::checkMethod(const MethodInfo& method, const Cursor& at) const {
    if (!isMethodName(method.name))
        at.fail(fmt::format("'{}' is no name of a method", printable(method.name)));
    const int slots = parameterSlots(method.descriptor);
    if (slots < 0)
        at.fail(fmt::format("method {}: '{}' is no method descriptor", printable(method.name),
                            printable(method.descriptor)));
    if (slots + (method.accessFlags & access::Static ? 0 : 1) > 255)
        at.fail(fmt::format("method {}: more than 255 parameter slots", printable(method.name)));
    if (method.name == "<clinit>") {
        if (!(method.accessFlags & access::Static)) at.fail("<clinit> is not static");
        if (file_.majorVersion >= 51 && method.descriptor != "()V")
            at.fail(fmt::format("<clinit> has the descriptor {}; it must be ()V",
                                printable(method.descriptor)));
        return;
    }
    if (method.name == "<init>") {
        if (file_.accessFlags & access::Interface) at.fail("an interface has a constructor");
        if (!method.descriptor.ends_with(")V"))
            at.fail(fmt::format("<init> has the descriptor {}; it must return V",
                                printable(method.descriptor)));
    }
    checkMethodFlags(method, at);
}

// JVMS table 4.6-A and the text below it.
void Parser::checkMethodFlags(const MethodInfo& method, const Cursor& at) const {
    using namespace access;
    const std::uint16_t flags = method.accessFlags;
    const std::uint16_t version = file_.majorVersion;
    // Strict says nothing from version 61 on.
    const std::uint16_t strict = version >= 61 ? 0 : Strict;
    const auto any = [flags](unsigned mask) { return (flags & mask) != 0; };
    bool legal = hasOneVisibility(flags);
    if (file_.accessFlags & Interface) {
        if (version >= 52)
            legal = legal && any(Public | Private) &&
                    !any(Native | Protected | Final | Synchronized) &&
                    !(any(Abstract) && any(Private | Static | strict));
        else if (version >= 49)
            legal = legal && any(Public) && any(Abstract) &&
                    !any(Static | Final | Synchronized | Native | Strict);
        else
            legal = legal && any(Public) && any(Abstract) && !any(Static | Final | Native);
    } else if (method.name == "<init>") {
        legal = legal && !any(Static | Final | Synchronized | Native | Abstract) &&
                !(version >= 49 && any(Bridge));
    } else if (any(Abstract)) {
        legal = legal && !any(Final | Native | Private | Static) &&
                !(version >= 49 && any(Synchronized | strict));
    }
    if (!legal)
        at.fail(fmt::format("method {}: the access flags 0x{:04x} contradict each other",
                            printable(method.name), flags));
}

void Parser::checkDistinctMembers() const {
    std::vector<std::pair<std::string_view, std::string_view>> members;
    const auto check = [&](const auto& list, std::string_view kind) {
        members.clear();
        members.reserve(list.size());
        for (const auto& member : list) members.emplace_back(member.name, member.descriptor);
        std::sort(members.begin(), members.end());
        const auto twin = std::adjacent_find(members.begin(), members.end());
        if (twin != members.end())
            fail(where_, 0,
                 fmt::format("the {} {} {} is there twice", kind, printable(twin->first),
                             printable(twin->second)));
    };
    check(file_.fields, "field");
    check(file_.methods, "method");
}

void Parser::checkBootstrapIndices() const {
    const ConstantPool& pool = constants();
    for (unsigned i = 1; i < pool.size(); ++i) {
        const auto index = static_cast<std::uint16_t>(i);
        const ConstantKind kind = pool.kind(index);
        if (kind != ConstantKind::Dynamic && kind != ConstantKind::InvokeDynamic) continue;
        const std::uint16_t bootstrap = pool.dynamic(index).bootstrapIndex;
        if (bootstrap >= file_.bootstrapMethods.size())
            failAt(index, fmt::format("it names bootstrap method {}; there are {}", bootstrap,
                                      file_.bootstrapMethods.size()));
    }
}

} // namespace clew::vm::classfile
