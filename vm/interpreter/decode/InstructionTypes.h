#pragma once

// What the instructions of a method need and leave, as types: one frame that is transformed by one
// instruction after the other (JVMS 4.10.1.9). TypeFlow leads it along the flow of control and
// joins what comes together, TypeCheck goes through the code once and compares with what its
// StackMapTable says.

#include <cstdint>
#include <stdexcept>
#include <vector>

#include "vm/interpreter/decode/BytecodeReader.h"
#include "vm/interpreter/decode/FrameTypes.h"

namespace clew::vm::interpreter {

class InstructionTypes {
  public:
    // The code is not type-safe; the message has class, method and bytecode index.
    class Error : public std::runtime_error {
      public:
        using std::runtime_error::runtime_error;
    };

    FrameTypes& types() { return types_; }

  protected:
    // hierarchy null: trusted code, of which only kinds are tracked. byMap: the frames come from a
    // StackMapTable, and what they must say is for HotSpot to say.
    InstructionTypes(const classfile::ClassFile& file, const classfile::MethodInfo& method,
                     TypeHierarchy* hierarchy, bool byMap);

    void startFrame(); // of the method's first instruction
    void checkCaughtTypes();
    FrameType caughtType(const classfile::ExceptionHandler& handler);

    // The effect of the instruction at at_ on the frame. True: locals may have changed.
    bool execute();

    // The headline is HotSpot's where it has one; details take its place where types are inferred.
    [[noreturn]] void fail(std::string_view headline, std::string_view details = {}) const;

    const classfile::ClassFile& file_;
    const classfile::MethodInfo& method_;
    const classfile::Code& code_;
    BytecodeReader reader_;
    TypeHierarchy* hierarchy_;
    const bool byMap_;
    FrameTypes types_;
    bool isConstructor_;

    // The frame that is being transformed.
    std::uint32_t at_ = 0;
    std::vector<FrameType> frame_; // locals, operands
    std::uint32_t depth_ = 0;
    bool thisUninitialized_ = false;

    void push(FrameType type);

  private:
    static constexpr std::string_view kBadOperand = "Bad type on operand stack";
    // The class of a descriptor of references: "La/B;" is of a/B, "[I" of itself.
    static std::string_view classOfDescriptor(std::string_view descriptor) {
        return descriptor.front() == 'L' ? descriptor.substr(1, descriptor.size() - 2) : descriptor;
    }

    bool executeSpecial(std::uint8_t opcode);
    void load(FrameKind kind);
    void store(FrameKind kind);
    void loadElement(FrameKind kind, std::string_view arrays);
    void storeElement(FrameKind kind, std::string_view arrays);
    void loadConstant();
    void shuffle(std::uint8_t opcode);
    // MemberTypes.cpp
    void field(std::uint8_t opcode);
    bool invoke(std::uint8_t opcode);
    void receive(std::uint8_t opcode, const classfile::MemberRef& member);
    void checkSpecial(std::string_view className);
    bool construct(const classfile::MemberRef& member);
    void checkProtected(FrameType receiver, const classfile::MemberRef& member,
                        std::string_view headline);
    void returnValue(FrameKind kind);
    void makeObject();
    void replace(FrameType old, FrameType by);

    void pushType(FrameType type); // two slots for long and double
    FrameType pop();
    void popKind(FrameKind kind);
    FrameType popReference(); // initialized
    void popAssignable(std::string_view descriptor);
    void checkArray(FrameType array, std::string_view names) const;
    void requireAssignable(FrameType value, std::string_view className);
    void setLocal(std::uint32_t index, FrameType type);
    FrameType& operand(std::uint32_t fromTop) {
        return frame_[code_.maxLocals + depth_ - fromTop];
    } // 1: the top

    std::vector<std::string_view> parameters_; // scratch
};

} // namespace clew::vm::interpreter
