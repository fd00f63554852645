#include "vm/classfile/Descriptors.h"
#include "vm/classfile/Parser.h"

namespace clew::vm::classfile {

namespace {

std::string_view kindName(ConstantKind kind) {
    switch (kind) {
        case ConstantKind::Unusable:
            return "no constant";
        case ConstantKind::Utf8:
            return "Utf8";
        case ConstantKind::Integer:
            return "Integer";
        case ConstantKind::Float:
            return "Float";
        case ConstantKind::Long:
            return "Long";
        case ConstantKind::Double:
            return "Double";
        case ConstantKind::Class:
            return "Class";
        case ConstantKind::String:
            return "String";
        case ConstantKind::Fieldref:
            return "Fieldref";
        case ConstantKind::Methodref:
            return "Methodref";
        case ConstantKind::InterfaceMethodref:
            return "InterfaceMethodref";
        case ConstantKind::NameAndType:
            return "NameAndType";
        case ConstantKind::MethodHandle:
            return "MethodHandle";
        case ConstantKind::MethodType:
            return "MethodType";
        case ConstantKind::Dynamic:
            return "Dynamic";
        case ConstantKind::InvokeDynamic:
            return "InvokeDynamic";
        case ConstantKind::Module:
            return "Module";
        case ConstantKind::Package:
            return "Package";
    }
    return "unknown";
}

} // namespace

const std::uint8_t* ConstantPool::contents(std::uint16_t index) const {
    return bytes_.data() + entries_[index].offset;
}

std::string_view ConstantPool::utf8(std::uint16_t index) const {
    const std::uint8_t* at = contents(index);
    return {reinterpret_cast<const char*>(at + 2), bigEndian2(at)};
}
std::int32_t ConstantPool::integer(std::uint16_t index) const {
    return static_cast<std::int32_t>(bigEndian4(contents(index)));
}
std::uint32_t ConstantPool::floatBits(std::uint16_t index) const {
    return bigEndian4(contents(index));
}
std::int64_t ConstantPool::longInteger(std::uint16_t index) const {
    return static_cast<std::int64_t>(bigEndian8(contents(index)));
}
std::uint64_t ConstantPool::doubleBits(std::uint16_t index) const {
    return bigEndian8(contents(index));
}
std::string_view ConstantPool::className(std::uint16_t index) const {
    return utf8(bigEndian2(contents(index)));
}
std::string_view ConstantPool::string(std::uint16_t index) const {
    return utf8(bigEndian2(contents(index)));
}
NameAndType ConstantPool::nameAndType(std::uint16_t index) const {
    const std::uint8_t* at = contents(index);
    return {utf8(bigEndian2(at)), utf8(bigEndian2(at + 2))};
}
MemberRef ConstantPool::member(std::uint16_t index) const {
    const std::uint8_t* at = contents(index);
    const NameAndType what = nameAndType(bigEndian2(at + 2));
    return {className(bigEndian2(at)), what.name, what.descriptor};
}
std::uint16_t ConstantPool::memberClass(std::uint16_t index) const {
    return bigEndian2(contents(index));
}
MethodHandleConstant ConstantPool::methodHandle(std::uint16_t index) const {
    const std::uint8_t* at = contents(index);
    return {static_cast<ReferenceKind>(at[0]), bigEndian2(at + 1)};
}
std::string_view ConstantPool::methodType(std::uint16_t index) const {
    return utf8(bigEndian2(contents(index)));
}
DynamicConstant ConstantPool::dynamic(std::uint16_t index) const {
    const std::uint8_t* at = contents(index);
    const NameAndType what = nameAndType(bigEndian2(at + 2));
    return {bigEndian2(at), what.name, what.descriptor};
}

void Parser::failAt(std::uint16_t constant, std::string_view what) const {
    fail(where_, constants().entries_[constant].offset,
         fmt::format("constant {}: {}", constant, what));
}

void Parser::require(std::uint16_t index, ConstantKind kind, const Cursor& at,
                     std::string_view role) const {
    if (is(index, kind)) [[likely]]
        return;
    if (index == 0 || index >= constants().size())
        at.fail(fmt::format("{} is constant {}, which does not exist (there are 1 to {})", role,
                            index, constants().size() - 1));
    at.fail(fmt::format("{} is constant {} of kind {}; it must be of kind {}", role, index,
                        kindName(constants().kind(index)), kindName(kind)));
}

void Parser::readConstants() {
    const std::uint16_t count = cursor_.u2();
    if (count == 0) cursor_.fail("the constant pool's count is 0; it is at least 1");
    ConstantPool& pool = file_.constants;
    pool.bytes_ = file_.bytes;
    cursor_.need(count - 1u, 1);
    pool.entries_.resize(count);
    for (unsigned index = 1; index < count; ++index) {
        const std::uint8_t tag = cursor_.u1();
        ConstantPool::Entry& entry = pool.entries_[index];
        entry.kind = static_cast<ConstantKind>(tag);
        entry.offset = static_cast<std::uint32_t>(cursor_.offset());
        switch (entry.kind) {
            case ConstantKind::Utf8: {
                const std::uint16_t length = cursor_.u2();
                cursor_.skip(length);
                break;
            }
            case ConstantKind::Class:
            case ConstantKind::String:
            case ConstantKind::MethodType:
            case ConstantKind::Module:
            case ConstantKind::Package:
                cursor_.skip(2);
                break;
            case ConstantKind::MethodHandle:
                cursor_.skip(3);
                break;
            case ConstantKind::Integer:
            case ConstantKind::Float:
            case ConstantKind::Fieldref:
            case ConstantKind::Methodref:
            case ConstantKind::InterfaceMethodref:
            case ConstantKind::NameAndType:
            case ConstantKind::Dynamic:
            case ConstantKind::InvokeDynamic:
                cursor_.skip(4);
                break;
            case ConstantKind::Long:
            case ConstantKind::Double:
                cursor_.skip(8);
                if (++index >= count)
                    cursor_.fail("a long or double takes two constants; the pool ends after one");
                break;
            default:
                fail(where_, cursor_.offset() - 1,
                     fmt::format("constant {} has the unknown tag {}", index, tag));
        }
    }
}

void Parser::checkConstants() {
    for (unsigned i = 1; i < constants().size(); ++i)
        checkReferences(static_cast<std::uint16_t>(i));
    if (full_)
        for (unsigned i = 1; i < constants().size(); ++i)
            checkContents(static_cast<std::uint16_t>(i));
}

void Parser::checkReferences(std::uint16_t index) {
    const ConstantPool& pool = constants();
    const std::uint8_t* at = pool.contents(index);
    const auto needs = [&](unsigned byte, ConstantKind kind, std::string_view role) {
        const std::uint16_t target = bigEndian2(at + byte);
        if (is(target, kind)) [[likely]]
            return;
        failAt(index,
               fmt::format("its {} is constant {}, which is no {}", role, target, kindName(kind)));
    };
    const auto needsVersion = [&](std::uint16_t version) {
        if (file_.majorVersion < version)
            failAt(index, fmt::format("kind {} needs class file version {}; this is version {}",
                                      kindName(pool.kind(index)), version, file_.majorVersion));
    };
    switch (pool.kind(index)) {
        case ConstantKind::Utf8: {
            // The types of the annotations that the VM itself looks for.
            const std::string_view text = pool.utf8(index);
            if (text == "Ljdk/internal/reflect/CallerSensitive;") callerSensitiveType_ = index;
            if (text == "Ljdk/internal/vm/annotation/Hidden;") hiddenType_ = index;
            break;
        }
        case ConstantKind::Unusable:
        case ConstantKind::Integer:
        case ConstantKind::Float:
        case ConstantKind::Long:
        case ConstantKind::Double:
            break;
        case ConstantKind::Class:
            needs(0, ConstantKind::Utf8, "name");
            break;
        case ConstantKind::String:
            needs(0, ConstantKind::Utf8, "text");
            break;
        case ConstantKind::Module:
        case ConstantKind::Package:
            if (!isModule()) failAt(index, "kinds Module and Package belong into module-info only");
            needsVersion(53);
            needs(0, ConstantKind::Utf8, "name");
            break;
        case ConstantKind::MethodType:
            needsVersion(51);
            needs(0, ConstantKind::Utf8, "descriptor");
            break;
        case ConstantKind::NameAndType:
            needs(0, ConstantKind::Utf8, "name");
            needs(2, ConstantKind::Utf8, "descriptor");
            break;
        case ConstantKind::Fieldref:
        case ConstantKind::Methodref:
        case ConstantKind::InterfaceMethodref:
            needs(0, ConstantKind::Class, "class");
            needs(2, ConstantKind::NameAndType, "name and type");
            break;
        case ConstantKind::Dynamic:
            needsVersion(55);
            needs(2, ConstantKind::NameAndType, "name and type");
            break;
        case ConstantKind::InvokeDynamic:
            needsVersion(51);
            needs(2, ConstantKind::NameAndType, "name and type");
            break;
        case ConstantKind::MethodHandle: {
            needsVersion(51);
            if (at[0] < 1 || at[0] > 9)
                failAt(index, fmt::format("its reference kind is {}; it must be 1 to 9", at[0]));
            const ReferenceKind kind = pool.methodHandle(index).kind;
            const bool staticOrSpecial =
                kind == ReferenceKind::InvokeStatic || kind == ReferenceKind::InvokeSpecial;
            if (kind <= ReferenceKind::PutStatic)
                needs(1, ConstantKind::Fieldref, "field");
            else if (kind == ReferenceKind::InvokeInterface)
                needs(1, ConstantKind::InterfaceMethodref, "method");
            else if (!staticOrSpecial || file_.majorVersion < 52 ||
                     !is(bigEndian2(at + 1), ConstantKind::InterfaceMethodref))
                needs(1, ConstantKind::Methodref, "method");
            break;
        }
    }
}

void Parser::checkContents(std::uint16_t index) const {
    const ConstantPool& pool = constants();
    const auto checkSlots = [&](std::string_view descriptor) {
        const int slots = parameterSlots(descriptor);
        if (slots < 0)
            failAt(index, fmt::format("'{}' is no method descriptor", printable(descriptor)));
        if (slots > 255) failAt(index, "a method descriptor has more than 255 parameter slots");
    };
    switch (pool.kind(index)) {
        case ConstantKind::Utf8:
            if (!isModifiedUtf8(pool.utf8(index), file_.majorVersion))
                failAt(index, "its text is no modified UTF-8");
            break;
        case ConstantKind::Class:
            if (!isClassConstant(pool.className(index)))
                failAt(index,
                       fmt::format("'{}' is no class name", printable(pool.className(index))));
            break;
        case ConstantKind::MethodType:
            checkSlots(pool.methodType(index));
            break;
        case ConstantKind::NameAndType: {
            const NameAndType what = pool.nameAndType(index);
            const bool isMethod = what.descriptor.starts_with('(');
            if (isMethod) {
                checkSlots(what.descriptor);
            } else if (!isFieldDescriptor(what.descriptor)) {
                failAt(index, fmt::format("'{}' is no descriptor", printable(what.descriptor)));
            }
            if (isMethod ? !isMethodName(what.name) : !isUnqualifiedName(what.name))
                failAt(index, fmt::format("'{}' is no name of a {}", printable(what.name),
                                          isMethod ? "method" : "field"));
            break;
        }
        case ConstantKind::Fieldref:
        case ConstantKind::Dynamic: {
            const std::string_view descriptor = pool.kind(index) == ConstantKind::Fieldref
                                                    ? pool.member(index).descriptor
                                                    : pool.dynamic(index).descriptor;
            if (!isFieldDescriptor(descriptor))
                failAt(index, fmt::format("'{}' is no field descriptor", printable(descriptor)));
            break;
        }
        case ConstantKind::Methodref:
        case ConstantKind::InterfaceMethodref: {
            const MemberRef member = pool.member(index);
            checkSlots(member.descriptor);
            if (!isMethodName(member.name))
                failAt(index, fmt::format("'{}' is no name of a method", printable(member.name)));
            if (member.name.front() == '<' &&
                (pool.kind(index) == ConstantKind::InterfaceMethodref || member.name != "<init>" ||
                 !member.descriptor.ends_with(")V")))
                failAt(index, fmt::format("'{}{}' cannot be called", printable(member.name),
                                          printable(member.descriptor)));
            break;
        }
        case ConstantKind::InvokeDynamic: {
            const DynamicConstant site = pool.dynamic(index);
            checkSlots(site.descriptor);
            if (!isMethodName(site.name) || site.name.front() == '<')
                failAt(index, fmt::format("'{}' is no name of a call site", printable(site.name)));
            break;
        }
        case ConstantKind::MethodHandle: {
            const MethodHandleConstant handle = pool.methodHandle(index);
            if (handle.kind <= ReferenceKind::PutStatic) break;
            // The name is checked here too, since the Methodref may stand later in the pool.
            const bool isConstructor = pool.member(handle.memberIndex).name == "<init>";
            if (isConstructor != (handle.kind == ReferenceKind::NewInvokeSpecial))
                failAt(index,
                       "only a reference of kind newInvokeSpecial is to <init>, and it always is");
            break;
        }
        default:
            break;
    }
}

} // namespace clew::vm::classfile
