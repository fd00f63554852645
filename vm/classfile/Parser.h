#pragma once

// The making of a ClassFile. Private to vm/classfile: constants in ConstantPool.cpp, the rest in
// ClassFile.cpp and Attributes.cpp.

#include <fmt/format.h>

#include "vm/classfile/Cursor.h"

namespace clew::vm::classfile {

class Parser {
  public:
    Parser(Bytes bytes, std::string_view where, Checks checks)
        : where_(where),
          full_(checks != Checks::Structure),
          notesCodeErrors_(checks == Checks::Loading),
          cursor_(bytes, 0, bytes.size(), where) {
        file_.bytes = bytes;
    }

    ClassFile parse();

  private:
    // Constants: reads all entries, then checks what they refer to.
    void readConstants();
    void checkConstants();
    void checkReferences(std::uint16_t index);
    void checkContents(std::uint16_t index) const;

    [[noreturn]] void failAt(std::uint16_t constant, std::string_view what) const;
    // `index` must be an entry of this kind. The offset in errors is that of `at`.
    void require(std::uint16_t index, ConstantKind kind, const Cursor& at,
                 std::string_view role) const;
    bool is(std::uint16_t index, ConstantKind kind) const {
        return index < constants().size() && constants().kind(index) == kind;
    }

    // Reads an index and checks its kind; the optional ones give an empty view for index 0.
    std::string_view utf8(Cursor& from, std::string_view role) const;
    std::string_view optionalUtf8(Cursor& from, std::string_view role) const;
    std::string_view className(Cursor& from, std::string_view role) const;
    std::string_view optionalClassName(Cursor& from, std::string_view role) const;
    std::vector<std::string_view> classNames(Cursor& from, std::string_view role) const;

    void readVersion();
    void readHeader();
    void readFields();
    void readMethods();
    void checkClassFlags() const;
    void checkField(const FieldInfo& field, const Cursor& at) const;
    void checkMethod(const MethodInfo& method, const Cursor& at) const;
    void checkMethodFlags(const MethodInfo& method, const Cursor& at) const;
    void checkDistinctMembers() const;
    // After the BootstrapMethods attribute is known.
    void checkBootstrapIndices() const;
    void checkCode(MethodInfo& method) const;

    // Calls read(name, contents) for each attribute; read must consume what it understands and
    // return true, or return false for an attribute that is of no interest.
    template <class Read>
    void readAttributes(Cursor& from, Read&& read);

    void readFieldAttributes(FieldInfo& field);
    void readMethodAttributes(MethodInfo& method);
    void readClassAttributes();
    Code readCode(Cursor& from);
    bool readCodeAttribute(Code& code, std::string_view name, Cursor& contents);
    void readLineNumbers(Code& code, Cursor& from);
    void readLocalVariables(Code& code, Cursor& from);
    bool readAnnotations(RawAnnotations& annotations, std::string_view name,
                         Cursor& contents) const;
    void readMethodMarkers(MethodInfo& method) const;
    void readInnerClasses(Cursor& from);
    void readEnclosingMethod(Cursor& from);
    void readRecord(Cursor& from);
    void readBootstrapMethods(Cursor& from);

    const ConstantPool& constants() const { return file_.constants; }
    bool isModule() const { return (file_.accessFlags & access::Module) != 0; }

    std::string_view where_;
    bool full_, notesCodeErrors_;
    Cursor cursor_;
    ClassFile file_;
    // Constant-pool indices of the annotation types behind MethodInfo's flags; 0: the class does
    // not name them.
    std::uint16_t callerSensitiveType_ = 0, hiddenType_ = 0;
    bool hasBootstrapMethods_ = false;
};

// One method's bytecode is wrong. HotSpot looks at it when the class is linked.
class CodeError : public FormatError {
  public:
    CodeError(const std::string& message, bool ofFormat)
        : FormatError(message), isOfFormat(ofFormat) {}
    bool isOfFormat; // a ClassFormatError, or else a VerifyError
};

// The check of one method's bytecode; throws CodeError, or FormatError where loading the class
// fails. In CodeCheck.cpp.
void checkBytecode(const ClassFile& file, const MethodInfo& method, std::string_view where);

} // namespace clew::vm::classfile
