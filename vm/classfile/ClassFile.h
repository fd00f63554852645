#pragma once

// The bytes of one `.class` file, parsed and checked (JVMS chapter 4), immutable.
//
// Parsing checks everything that later layers rely on, so that they need not check again: every
// constant-pool index is in range and of the kind that its place asks for, names and descriptors
// are well formed, and the bytecode of every method consists of whole, known instructions whose
// branch targets are instruction starts, whose local variables are below max_locals and whose
// exception ranges are sound. Type safety of the code is the business of interpreter/FrameMap.
//
// All string_views and spans point into the bytes given to parse(), which must outlive the
// ClassFile. Strings are in the class file's modified UTF-8. Thread-safe: immutable after parse().

#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace clew::vm::classfile {

using Bytes = std::span<const std::uint8_t>;

// The message says where (as given to parse), what is wrong, and at which offset.
class FormatError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// A class file of a version that we do not read: below 45, above 69, or from 56 on with a minor
// version that is neither 0 nor 65535 (preview).
class VersionError : public FormatError {
  public:
    using FormatError::FormatError;
};

namespace access {
constexpr std::uint16_t Public = 0x0001, Private = 0x0002, Protected = 0x0004, Static = 0x0008,
                        Final = 0x0010, Synchronized = 0x0020, Super = 0x0020, Volatile = 0x0040,
                        Bridge = 0x0040, Varargs = 0x0080, Transient = 0x0080, Native = 0x0100,
                        Interface = 0x0200, Abstract = 0x0400, Strict = 0x0800, Synthetic = 0x1000,
                        Annotation = 0x2000, Enum = 0x4000, Module = 0x8000;
}

enum class ConstantKind : std::uint8_t {
    Unusable = 0, // index 0, and the second half of a long or double
    Utf8 = 1,
    Integer = 3,
    Float = 4,
    Long = 5,
    Double = 6,
    Class = 7,
    String = 8,
    Fieldref = 9,
    Methodref = 10,
    InterfaceMethodref = 11,
    NameAndType = 12,
    MethodHandle = 15,
    MethodType = 16,
    Dynamic = 17,
    InvokeDynamic = 18,
    Module = 19,
    Package = 20
};

struct NameAndType {
    std::string_view name;
    std::string_view descriptor;
};

// Fieldref, Methodref, InterfaceMethodref.
struct MemberRef {
    std::string_view className; // internal name, "java/lang/Object", or "[I" for an array class
    std::string_view name;
    std::string_view descriptor;
};

// Reference kinds of JVMS table 5.4.3.5-A.
enum class ReferenceKind : std::uint8_t {
    GetField = 1,
    GetStatic,
    PutField,
    PutStatic,
    InvokeVirtual,
    InvokeStatic,
    InvokeSpecial,
    NewInvokeSpecial,
    InvokeInterface
};

struct MethodHandleConstant {
    ReferenceKind kind;
    std::uint16_t memberIndex; // of a Fieldref, Methodref or InterfaceMethodref
};

// Dynamic, InvokeDynamic.
struct DynamicConstant {
    std::uint16_t bootstrapIndex; // into ClassFile::bootstrapMethods
    std::string_view name;
    std::string_view descriptor;
};

// Precondition of every getter: the entry has the kind that the getter names (parse() has checked
// each use).
class ConstantPool {
  public:
    std::uint16_t size() const {
        return static_cast<std::uint16_t>(entries_.size());
    } // valid: 1 .. size() - 1
    ConstantKind kind(std::uint16_t index) const { return entries_[index].kind; }

    std::string_view utf8(std::uint16_t index) const;
    std::int32_t integer(std::uint16_t index) const;
    std::uint32_t floatBits(std::uint16_t index) const;
    std::int64_t longInteger(std::uint16_t index) const;
    std::uint64_t doubleBits(std::uint16_t index) const;
    std::string_view className(std::uint16_t index) const; // Class, Module, Package
    std::string_view string(std::uint16_t index) const;    // String
    MemberRef member(std::uint16_t index) const;
    MethodHandleConstant methodHandle(std::uint16_t index) const;
    std::string_view methodType(std::uint16_t index) const; // descriptor
    DynamicConstant dynamic(std::uint16_t index) const;
    NameAndType nameAndType(std::uint16_t index) const;
    std::uint16_t memberClass(std::uint16_t index) const; // the Class constant of a member

    struct Entry {
        ConstantKind kind = ConstantKind::Unusable;
        std::uint32_t offset = 0; // of the entry's contents, after the tag byte
    };

  private:
    friend class Parser;
    const std::uint8_t* contents(std::uint16_t index) const;
    Bytes bytes_;
    std::vector<Entry> entries_;
};

struct ExceptionHandler {
    std::uint16_t startPc, endPc, handlerPc;
    std::uint16_t catchType; // Class index, 0 catches all
};

struct LineNumber {
    std::uint16_t startPc, line;
};

struct LocalVariable {
    std::uint16_t startPc, length;
    std::string_view name, descriptor;
    std::uint16_t index;
};

struct Code {
    std::uint16_t maxStack, maxLocals;
    Bytes bytecode;
    std::vector<ExceptionHandler> handlers;
    std::vector<LineNumber>
        lineNumbers; // sorted by startPc; of several with one startPc the first counts
    std::vector<LocalVariable> localVariables;
    Bytes stackMapTable; // contents of the StackMapTable attribute, unchecked; empty: absent

    // The source line of the instruction at `pc`, or -1 if the file does not say.
    int lineAt(std::uint16_t pc) const;
};

// The four attributes that reflection reads as raw bytes (java.lang.reflect parses them itself).
// Empty: absent. Each span is the attribute's contents without name and length.
struct RawAnnotations {
    Bytes visible;           // RuntimeVisibleAnnotations
    Bytes visibleType;       // RuntimeVisibleTypeAnnotations
    Bytes visibleParameter;  // RuntimeVisibleParameterAnnotations (methods)
    Bytes annotationDefault; // AnnotationDefault (methods)
};

struct FieldInfo {
    std::uint16_t accessFlags;
    std::string_view name, descriptor, signature; // signature empty: absent
    std::uint16_t constantValue;                  // 0: none
    RawAnnotations annotations;
};

struct MethodParameter {
    std::string_view name; // empty: none
    std::uint16_t accessFlags;
};

struct MethodInfo {
    std::uint16_t accessFlags;
    std::string_view name, descriptor, signature;
    std::optional<Code> code;                 // absent exactly for native and abstract methods
    std::vector<std::string_view> exceptions; // internal names
    std::vector<MethodParameter> parameters;  // MethodParameters attribute
    bool hasParametersAttribute = false;
    bool callerSensitive = false; // jdk.internal.reflect.CallerSensitive is among the annotations
    bool hidden = false;          // jdk.internal.vm.annotation.Hidden is: not shown in stack traces
    RawAnnotations annotations;
    // What is wrong with the bytecode (Checks::Loading), and whether it is the format of the class
    // file that it breaks; empty: nothing. `code` is an endless loop then, so that nobody stumbles.
    std::string codeError;
    bool codeErrorIsOfFormat = false;
};

struct BootstrapMethod {
    std::uint16_t methodHandle;
    std::vector<std::uint16_t> arguments; // constant-pool indices of loadable constants
};

struct InnerClass {
    std::string_view inner, outer, innerName; // outer, innerName empty: absent
    std::uint16_t accessFlags;
};

struct RecordComponent {
    std::string_view name, descriptor, signature;
    RawAnnotations annotations;
};

// How much parse() looks at. Structure is for classes of a trusted JDK image: all lengths, counts,
// constant-pool indices and kinds that parse() itself follows are checked (no bytes whatever make
// it or a getter read outside the file), but names, descriptors, flags and the insides of bytecode
// are believed. Loading is for classes that a program loads: all is checked, but what is wrong with
// a method's bytecode is noted (MethodInfo::codeError) for when the class is linked.
enum class Checks : std::uint8_t { Structure, Loading, Full };

class ClassFile {
  public:
    // `where` names the bytes in errors: a file, or "lib.jar!/a/B.class". Throws FormatError.
    static ClassFile parse(Bytes bytes, std::string_view where, Checks checks = Checks::Full);

    std::uint16_t majorVersion = 0, minorVersion = 0;
    std::uint16_t accessFlags = 0;
    ConstantPool constants;
    std::string_view name;      // internal name
    std::string_view superName; // empty only for java/lang/Object
    std::vector<std::string_view> interfaces;
    std::vector<FieldInfo> fields;
    std::vector<MethodInfo> methods;

    std::string_view sourceFile, signature; // empty: absent
    std::string_view nestHost;              // empty: the class is its own host
    std::vector<std::string_view> nestMembers, permittedSubclasses;
    bool isSealed = false;
    std::vector<InnerClass> innerClasses;
    std::string_view enclosingClass, enclosingMethodName,
        enclosingMethodDescriptor; // EnclosingMethod
    bool isRecord = false;
    std::vector<RecordComponent> recordComponents;
    std::vector<BootstrapMethod> bootstrapMethods;
    RawAnnotations annotations;
    Bytes bytes; // the whole file
};

} // namespace clew::vm::classfile
