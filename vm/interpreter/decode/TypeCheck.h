#pragma once

// Verification by type checking (JVMS 4.10.1), of class files from version 50 on: one pass over the
// code of a method, which compares with the frames of its StackMapTable. Where HotSpot is more
// lenient than the specification, or says it otherwise, so is this.

#include "vm/interpreter/decode/InstructionTypes.h"
#include "vm/interpreter/decode/StackMapTable.h"

namespace clew::vm::interpreter {

class TypeCheck : public InstructionTypes {
  public:
    TypeCheck(const classfile::ClassFile& file, const classfile::MethodInfo& method,
              TypeHierarchy& hierarchy)
        : InstructionTypes(file, method, &hierarchy, true) {}

    void run(); // throws Error, StackMapTable::Error

  private:
    StackMapTable readTable();
    void arrive(bool fallsThrough);
    void instruction();
    void flowTo(std::uint32_t target);
    void flowToHandlers(bool wasThisUninitialized);
    void requireThrowing(); // of the handlers at at_: none may return
    bool fits(std::span<const FrameType> operands, bool thisUninitialized,
              const StackMapTable::Frame& frame);
    bool isAssignable(FrameType value, FrameType to);
    bool isCovered(const classfile::ExceptionHandler& handler) const {
        return handler.startPc <= at_ && at_ < handler.endPc;
    }
    std::span<const FrameType> operands() const {
        return std::span(frame_).subspan(code_.maxLocals, depth_);
    }

    const StackMapTable* table_ = nullptr;
    std::size_t nextFrame_ = 0;
};

} // namespace clew::vm::interpreter
