#pragma once

// Writes class files: what the VM itself makes (lambdas, adapters, record methods …) is ordinary
// bytecode, so that it is executed, frozen and traced as any other code. Maximal stack depths are
// found while writing; there are no stack maps, since our own analysis infers them.

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "vm/classfile/ClassFile.h"
#include "vm/classfile/Opcodes.h"
#include "vm/types/Class.h"

namespace clew::vm::interpreter {

using Bytes = std::vector<std::uint8_t>;
namespace access = classfile::access;
namespace op = classfile::op;

// The field descriptors of a method's parameters, and that of its result ("V": none).
struct ParsedDescriptor {
    std::vector<std::string> parameters;
    std::string result;
    explicit ParsedDescriptor(std::string_view methodDescriptor);
    std::string str() const;
};
unsigned slotsOf(std::string_view fieldDescriptor); // "V": 0
inline bool isPrimitive(std::string_view descriptor) {
    return descriptor[0] != 'L' && descriptor[0] != '[';
}
// As a Class constant spells it: "Ljava/lang/String;" -> "java/lang/String", "[I" -> "[I".
std::string classConstantOf(std::string_view referenceDescriptor);
std::string descriptorOf(std::string_view classConstant);
// "I" -> "java/lang/Integer"; and back: 0 when the class is no box.
std::string_view boxOf(char primitive);
char unboxedOf(std::string_view className);

// The value of an annotation's element (JVMS 4.7.16.1).
struct AnnotationValue {
    char tag = 'I';         // of a primitive type its letter; s, c, e, [, @
    std::uint64_t bits = 0; // of a primitive type, as a slot holds them
    std::string text;       // of s in modified UTF-8; of c a descriptor; of e the constant
    std::string type;       // of e, [ and @ a descriptor
    std::vector<AnnotationValue> elements; // of [ and @
    std::vector<std::string> names;        // of @: of each of its elements
};
using AnnotationElements = std::vector<std::pair<std::string, AnnotationValue>>; // by name
std::string keyOf(const AnnotationValue& value); // others have other ones
struct AnnotationOfMock {                        // symbolic/MockClasses.h
    const types::Class* type;
    AnnotationElements elements;
};

class ClassAssembler;

class MethodAssembler {
  public:
    using Label = unsigned;

    MethodAssembler(ClassAssembler& owner, std::uint16_t flags, std::string name,
                    std::string descriptor);

    // One instruction without operands, except those that move values whose type it does not tell:
    // returns, wide.
    void emit(op::Opcode opcode);
    void load(std::string_view descriptor, unsigned local);
    void store(std::string_view descriptor, unsigned local);
    // All parameters, from local `first` on.
    void loadAll(const std::vector<std::string>& descriptors, unsigned first);
    unsigned newLocal(std::string_view descriptor);
    void result(std::string_view descriptor); // ireturn … return

    void pushInt(std::int32_t value);
    void pushLong(std::int64_t value);
    void pushFloat(std::uint32_t bits);
    void pushDouble(std::uint64_t bits);
    void pushString(std::string_view modifiedUtf8);
    void pushClass(std::string_view descriptor); // a java.lang.Class, primitive ones too

    void getField(std::string_view className, std::string_view name, std::string_view descriptor);
    void putField(std::string_view className, std::string_view name, std::string_view descriptor);
    void getStatic(std::string_view className, std::string_view name, std::string_view descriptor);
    void putStatic(std::string_view className, std::string_view name, std::string_view descriptor);
    void invokeStatic(std::string_view className, std::string_view name,
                      std::string_view descriptor, bool inInterface = false);
    void invokeVirtual(std::string_view className, std::string_view name,
                       std::string_view descriptor);
    void invokeSpecial(std::string_view className, std::string_view name,
                       std::string_view descriptor, bool inInterface = false);
    void invokeInterface(std::string_view className, std::string_view name,
                         std::string_view descriptor);
    void makeNew(std::string_view className);
    void checkCast(std::string_view className);
    void instanceOf(std::string_view className);
    void newArray(std::string_view elementDescriptor); // length on the stack
    // An Object[] of `count` elements; element(i) pushes the i-th, a reference.
    template <class Element>
    void objectArray(std::size_t count, Element&& element,
                     std::string_view elementClass = "java/lang/Object") {
        pushInt(static_cast<std::int32_t>(count));
        newArray(descriptorOf(elementClass));
        for (std::size_t i = 0; i < count; ++i) {
            emit(op::dup);
            pushInt(static_cast<std::int32_t>(i));
            element(i);
            emit(op::aastore);
        }
    }

    // Of equals(Object), to its end: true for the same object, and for one of the type of which
    // compareParts(other, different) does not branch to `different`; `other` is its local.
    template <class CompareParts>
    void returnEquality(std::string_view className, CompareParts&& compareParts) {
        const Label different = newLabel(), same = newLabel();
        const unsigned other = newLocal("L");
        load("L", 0);
        load("L", 1);
        branch(op::if_acmpeq, same);
        load("L", 1);
        instanceOf(className);
        branch(op::ifeq, different);
        load("L", 1);
        checkCast(className);
        store("L", other);
        compareParts(other, different);
        bind(same);
        pushInt(1);
        result("Z");
        bind(different);
        pushInt(0);
        result("Z");
    }

    void box(char primitive);
    void unbox(char primitive); // from exactly its box
    void widen(char from, char to);
    // From the type on the stack to another one, as LambdaMetafactory does it (java.lang.invoke
    // .TypeConvertingMethodAdapter.convertType): `functional` is a type between the two that the
    // value must have.
    void convert(std::string_view from, std::string_view to, std::string_view functional);
    // What a value of type `of` in a variable looks like to code that knows only the type `as`:
    // drops or invents a result for void.
    void pop(std::string_view descriptor);
    void pushZero(std::string_view descriptor);

    Label newLabel();
    void bind(Label label);
    void branch(op::Opcode opcode, Label target); // ifeq … goto_, ifnull, ifnonnull
    void lookupSwitch(const std::map<std::int32_t, Label>& cases, Label otherwise);
    // From bind(start) to bind(end); catchClass empty: everything. The handler must be bound with
    // handler().
    void protect(Label start, Label end, Label handler, std::string_view catchClass);
    void bindHandler(Label label);

  private:
    friend class ClassAssembler;
    struct LabelState {
        int position = -1;
        int depth = -1;
    };
    struct Fixup {
        std::size_t at;   // of the offset to be written
        std::size_t from; // of the instruction
        Label label;
        bool wide;
    };
    struct Handler {
        Label start, end, target;
        std::uint16_t catchType;
    };
    void u1(unsigned value) { code_.push_back(static_cast<std::uint8_t>(value)); }
    void u2(unsigned value);
    void u4(std::uint32_t value);
    void move(int slots); // the stack grows or shrinks
    void local(op::Opcode opcode, unsigned index);
    void invoke(op::Opcode opcode, std::uint16_t constant, std::string_view descriptor,
                bool receiver);
    void ldc(std::uint16_t constant);
    void reach(Label label);
    Bytes codeAttribute();

    ClassAssembler& owner_;
    std::uint16_t flags_;
    std::string name_, descriptor_;
    Bytes code_;
    int depth_ = 0, maxDepth_ = 0;
    bool reachable_ = true;
    unsigned locals_ = 0;
    std::vector<LabelState> labels_;
    std::vector<Fixup> fixups_;
    std::vector<Handler> handlers_;
};

class ClassAssembler {
  public:
    // Internal names. Interfaces are marked by access::Interface.
    ClassAssembler(std::string name, std::uint16_t flags, std::string super = "java/lang/Object",
                   std::vector<std::string> interfaces = {});
    const std::string& name() const { return name_; }

    void field(std::uint16_t flags, std::string_view name, std::string_view descriptor);
    // The class has an annotation of the type with this descriptor.
    void annotate(std::string_view type, const AnnotationElements& elements);
    // Its field or method with this name and descriptor has one.
    void annotateMember(std::string_view member, std::string_view descriptor, std::string_view type,
                        const AnnotationElements& elements);
    // The reference stays valid. A method that is native or abstract has no code.
    MethodAssembler& method(std::uint16_t flags, std::string_view name,
                            std::string_view descriptor);
    Bytes finish();

    std::uint16_t utf8(std::string_view text);
    std::uint16_t classConstant(std::string_view name);
    std::uint16_t string(std::string_view modifiedUtf8);
    std::uint16_t integer(std::int32_t value);
    std::uint16_t longInteger(std::int64_t value);
    std::uint16_t floatBits(std::uint32_t bits);
    std::uint16_t doubleBits(std::uint64_t bits);
    std::uint16_t member(classfile::ConstantKind kind, std::string_view className,
                         std::string_view name, std::string_view descriptor);

  private:
    std::uint16_t entry(const Bytes& bytes, bool wide = false);

    std::string name_;
    std::uint16_t flags_;
    std::string super_;
    std::vector<std::string> interfaces_;
    Bytes pool_;
    unsigned count_ = 1;
    std::map<Bytes, std::uint16_t> entries_;
    std::deque<MethodAssembler> methods_;
    struct FieldEntry {
        std::uint16_t flags, name, descriptor;
    };
    std::vector<FieldEntry> fields_;
    struct Annotations {
        Bytes bytes;
        unsigned count = 0;
    };
    void append(Bytes& bytes, const AnnotationValue& value);
    void append(Annotations& annotations, std::string_view type,
                const AnnotationElements& elements);
    void appendAttributes(Bytes& bytes, const Annotations& annotations);
    const Annotations& annotationsOf(std::uint16_t member, std::uint16_t descriptor) const;
    Annotations annotations_;
    std::map<std::pair<std::uint16_t, std::uint16_t>, Annotations> ofMembers_;
};

} // namespace clew::vm::interpreter
