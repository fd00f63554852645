#pragma once

// How many operand slots an instruction takes and leaves, for all instructions but those that move
// operands about (pop .. swap) and jsr.

#include "vm/interpreter/decode/BytecodeReader.h"
#include "vm/interpreter/decode/StackEffect.h"
#include "vm/values/Value.h"

namespace clew::vm::interpreter {

inline std::uint32_t slotsOfDescriptor(std::string_view descriptor) {
    return values::slotsOf(values::basicType(descriptor.front()));
}

inline std::uint32_t slotsOfLetters(std::string_view letters) {
    std::uint32_t slots = 0;
    for (const char letter : letters) slots += letter == 'J' || letter == 'D' ? 2 : 1;
    return slots;
}

struct SlotEffect {
    std::uint32_t pops = 0, pushes = 0;

    static SlotEffect of(const classfile::ConstantPool& constants, const BytecodeReader& reader,
                         std::uint32_t at) {
        using namespace classfile;
        const std::uint8_t opcode = reader.opcode(at);
        const StackEffect& effect = kStackEffects[opcode];
        if (effect.scope != StackEffect::Scope::Varies)
            return {slotsOfLetters(effect.pops), slotsOfLetters(effect.pushes)};
        switch (opcode) {
            case op::ldc:
            case op::ldc_w:
                return {0, 1};
            case op::ldc2_w:
                return {0, 2};
            case op::getstatic:
            case op::putstatic:
            case op::getfield:
            case op::putfield: {
                const std::uint32_t slots =
                    slotsOfDescriptor(constants.member(reader.index(at)).descriptor);
                const bool isPut = opcode == op::putstatic || opcode == op::putfield;
                const std::uint32_t receiver = opcode >= op::getfield ? 1 : 0;
                return isPut ? SlotEffect{receiver + slots, 0} : SlotEffect{receiver, slots};
            }
            case op::invokevirtual:
            case op::invokespecial:
            case op::invokestatic:
            case op::invokeinterface:
            case op::invokedynamic: {
                const std::string_view descriptor =
                    opcode == op::invokedynamic ? constants.dynamic(reader.index(at)).descriptor
                                                : constants.member(reader.index(at)).descriptor;
                SlotEffect found;
                found.pops = opcode != op::invokestatic && opcode != op::invokedynamic ? 1 : 0;
                found.pushes =
                    slotsOfDescriptor(forEachParameter(descriptor, [&](std::string_view parameter) {
                        found.pops += slotsOfDescriptor(parameter);
                    }));
                return found;
            }
            case op::multianewarray:
                return {reader.u1(at + 3), 1};
            default:
                return {};
        }
    }
};

} // namespace clew::vm::interpreter
