#pragma once

// Reads the instructions of a method as they stand in the class file, for the analyses that work on
// bytecode (type flow, liveness, messages of NullPointerExceptions). Positions are bytecode indices
// of instruction starts. The code is well formed: the class file parser has checked it, or it is
// the JDK's.

#include <cstdint>

#include "vm/classfile/ClassFile.h"
#include "vm/classfile/Opcodes.h"

namespace clew::vm::interpreter {

class BytecodeReader {
  public:
    explicit BytecodeReader(classfile::Bytes code)
        : code_(code.data()), size_(static_cast<std::uint32_t>(code.size())) {}

    std::uint32_t size() const { return size_; }
    bool isWide(std::uint32_t at) const { return code_[at] == classfile::op::wide; }
    // The opcode; of a wide instruction, that of what is widened.
    std::uint8_t opcode(std::uint32_t at) const { return isWide(at) ? code_[at + 1] : code_[at]; }

    std::uint8_t u1(std::uint32_t at) const { return code_[at]; }
    std::uint16_t u2(std::uint32_t at) const {
        return static_cast<std::uint16_t>(code_[at] << 8 | code_[at + 1]);
    }
    std::int32_t s4(std::uint32_t at) const {
        return static_cast<std::int32_t>(std::uint32_t(u2(at)) << 16 | u2(at + 2));
    }

    // The first two bytes after the opcode: a constant-pool index, for the instructions that have
    // one there.
    std::uint16_t index(std::uint32_t at) const { return u2(at + 1); }
    // The constant that ldc, ldc_w or ldc2_w loads.
    std::uint16_t loadedConstant(std::uint32_t at) const {
        return code_[at] == classfile::op::ldc ? code_[at + 1] : u2(at + 1);
    }

    // The local variable of a load, a store, iinc or ret.
    std::uint32_t local(std::uint32_t at) const {
        using namespace classfile;
        const std::uint8_t opcode = code_[at];
        if (opcode == op::wide) return u2(at + 2);
        if (opcode >= op::iload_0 && opcode <= op::aload_3) return (opcode - op::iload_0) % 4;
        if (opcode >= op::istore_0 && opcode <= op::astore_3) return (opcode - op::istore_0) % 4;
        return code_[at + 1];
    }

    std::uint32_t length(std::uint32_t at) const {
        using namespace classfile;
        const std::uint8_t opcode = code_[at];
        if (const std::uint8_t fixed = kOpcodeTable[opcode].length) return fixed;
        if (opcode == op::wide) return code_[at + 1] == op::iinc ? 6 : 4;
        const std::uint32_t operands = switchOperands(at);
        if (opcode == op::tableswitch)
            return operands + 12 +
                   4 * static_cast<std::uint32_t>(s4(at + operands + 8) - s4(at + operands + 4) +
                                                  1);
        if (opcode == op::lookupswitch)
            return operands + 8 + 8 * static_cast<std::uint32_t>(s4(at + operands + 4));
        return 1;
    }

    // Calls visit(target) for each place that the instruction may jump to: not for falling through,
    // not for ret.
    template <class Visit>
    void forEachTarget(std::uint32_t at, Visit&& visit) const {
        using namespace classfile;
        const std::uint8_t opcode = code_[at];
        switch (kOpcodeTable[opcode].format) {
            case OperandFormat::Branch:
                visit(at + static_cast<std::int16_t>(u2(at + 1)));
                return;
            case OperandFormat::BranchWide:
                visit(at + static_cast<std::uint32_t>(s4(at + 1)));
                return;
            case OperandFormat::TableSwitch: {
                const std::uint32_t operands = at + switchOperands(at);
                visit(at + static_cast<std::uint32_t>(s4(operands)));
                const std::uint32_t count =
                    static_cast<std::uint32_t>(s4(operands + 8) - s4(operands + 4)) + 1;
                for (std::uint32_t i = 0; i < count; ++i)
                    visit(at + static_cast<std::uint32_t>(s4(operands + 12 + 4 * i)));
                return;
            }
            case OperandFormat::LookupSwitch: {
                const std::uint32_t operands = at + switchOperands(at);
                visit(at + static_cast<std::uint32_t>(s4(operands)));
                const std::uint32_t count = static_cast<std::uint32_t>(s4(operands + 4));
                for (std::uint32_t i = 0; i < count; ++i)
                    visit(at + static_cast<std::uint32_t>(s4(operands + 12 + 8 * i)));
                return;
            }
            default:
                return;
        }
    }

    // Control never goes on to the instruction behind it. (jsr is here: control comes back by a
    // ret.)
    static bool endsBlock(std::uint8_t opcode) {
        using namespace classfile;
        switch (opcode) {
            case op::goto_:
            case op::goto_w:
            case op::jsr:
            case op::jsr_w:
            case op::ret:
            case op::tableswitch:
            case op::lookupswitch:
            case op::ireturn:
            case op::lreturn:
            case op::freturn:
            case op::dreturn:
            case op::areturn:
            case op::return_:
            case op::athrow:
                return true;
            default:
                return false;
        }
    }

  private:
    static std::uint32_t switchOperands(std::uint32_t at) { return 4 - at % 4; }

    const std::uint8_t* code_;
    std::uint32_t size_;
};

} // namespace clew::vm::interpreter
