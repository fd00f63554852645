#pragma once

// The instruction set of JVMS chapter 6 as one table. Everything that needs to know an
// instruction's shape derives it from here: the check of bytecode in CodeCheck.cpp, the
// interpreter's decoder, the instruction trace.

#include <array>
#include <cstdint>
#include <string_view>

namespace clew::vm::classfile {

// What follows the opcode byte. The length is that of the whole instruction.
enum class OperandFormat : std::uint8_t {
    None,         // 1
    Byte,         // 2: signed byte (bipush)
    Short,        // 3: signed short (sipush)
    Local,        // 2: local variable; 4 after wide
    Increment,    // 3: local variable, signed byte; 6 after wide
    Loadable1,    // 2: 1-byte index of a loadable constant of one slot
    Loadable2,    // 3: 2-byte index of a loadable constant of one slot
    LoadableWide, // 3: 2-byte index of a loadable constant of two slots
    Field,        // 3: Fieldref
    Method, // 3: Methodref (or InterfaceMethodref, for invokespecial and invokestatic from version
            // 52)
    InterfaceMethod, // 5: InterfaceMethodref, count, 0
    CallSite,        // 5: InvokeDynamic, 0, 0
    Type,            // 3: Class
    ArrayType,       // 2: code of a primitive type, 4 .. 11
    MultiArray,      // 4: Class, dimensions
    Branch,          // 3: signed 16-bit offset
    BranchWide,      // 5: signed 32-bit offset
    TableSwitch,     // variable
    LookupSwitch,    // variable
    Wide,            // variable: the modified instruction follows
    Illegal          // no such instruction
};

// X(mnemonic, opcode, format, locals)
//
// A mnemonic that is a C++ keyword ends in an underscore here. `locals`: max_locals must be at
// least this, plus the index in the operand if there is one; so it is the width for iload, and n +
// width for iload_n.
#define CLEW_OPCODES(X)                          \
    X(nop, 0x00, None, 0)                        \
    X(aconst_null, 0x01, None, 0)                \
    X(iconst_m1, 0x02, None, 0)                  \
    X(iconst_0, 0x03, None, 0)                   \
    X(iconst_1, 0x04, None, 0)                   \
    X(iconst_2, 0x05, None, 0)                   \
    X(iconst_3, 0x06, None, 0)                   \
    X(iconst_4, 0x07, None, 0)                   \
    X(iconst_5, 0x08, None, 0)                   \
    X(lconst_0, 0x09, None, 0)                   \
    X(lconst_1, 0x0a, None, 0)                   \
    X(fconst_0, 0x0b, None, 0)                   \
    X(fconst_1, 0x0c, None, 0)                   \
    X(fconst_2, 0x0d, None, 0)                   \
    X(dconst_0, 0x0e, None, 0)                   \
    X(dconst_1, 0x0f, None, 0)                   \
    X(bipush, 0x10, Byte, 0)                     \
    X(sipush, 0x11, Short, 0)                    \
    X(ldc, 0x12, Loadable1, 0)                   \
    X(ldc_w, 0x13, Loadable2, 0)                 \
    X(ldc2_w, 0x14, LoadableWide, 0)             \
    X(iload, 0x15, Local, 1)                     \
    X(lload, 0x16, Local, 2)                     \
    X(fload, 0x17, Local, 1)                     \
    X(dload, 0x18, Local, 2)                     \
    X(aload, 0x19, Local, 1)                     \
    X(iload_0, 0x1a, None, 1)                    \
    X(iload_1, 0x1b, None, 2)                    \
    X(iload_2, 0x1c, None, 3)                    \
    X(iload_3, 0x1d, None, 4)                    \
    X(lload_0, 0x1e, None, 2)                    \
    X(lload_1, 0x1f, None, 3)                    \
    X(lload_2, 0x20, None, 4)                    \
    X(lload_3, 0x21, None, 5)                    \
    X(fload_0, 0x22, None, 1)                    \
    X(fload_1, 0x23, None, 2)                    \
    X(fload_2, 0x24, None, 3)                    \
    X(fload_3, 0x25, None, 4)                    \
    X(dload_0, 0x26, None, 2)                    \
    X(dload_1, 0x27, None, 3)                    \
    X(dload_2, 0x28, None, 4)                    \
    X(dload_3, 0x29, None, 5)                    \
    X(aload_0, 0x2a, None, 1)                    \
    X(aload_1, 0x2b, None, 2)                    \
    X(aload_2, 0x2c, None, 3)                    \
    X(aload_3, 0x2d, None, 4)                    \
    X(iaload, 0x2e, None, 0)                     \
    X(laload, 0x2f, None, 0)                     \
    X(faload, 0x30, None, 0)                     \
    X(daload, 0x31, None, 0)                     \
    X(aaload, 0x32, None, 0)                     \
    X(baload, 0x33, None, 0)                     \
    X(caload, 0x34, None, 0)                     \
    X(saload, 0x35, None, 0)                     \
    X(istore, 0x36, Local, 1)                    \
    X(lstore, 0x37, Local, 2)                    \
    X(fstore, 0x38, Local, 1)                    \
    X(dstore, 0x39, Local, 2)                    \
    X(astore, 0x3a, Local, 1)                    \
    X(istore_0, 0x3b, None, 1)                   \
    X(istore_1, 0x3c, None, 2)                   \
    X(istore_2, 0x3d, None, 3)                   \
    X(istore_3, 0x3e, None, 4)                   \
    X(lstore_0, 0x3f, None, 2)                   \
    X(lstore_1, 0x40, None, 3)                   \
    X(lstore_2, 0x41, None, 4)                   \
    X(lstore_3, 0x42, None, 5)                   \
    X(fstore_0, 0x43, None, 1)                   \
    X(fstore_1, 0x44, None, 2)                   \
    X(fstore_2, 0x45, None, 3)                   \
    X(fstore_3, 0x46, None, 4)                   \
    X(dstore_0, 0x47, None, 2)                   \
    X(dstore_1, 0x48, None, 3)                   \
    X(dstore_2, 0x49, None, 4)                   \
    X(dstore_3, 0x4a, None, 5)                   \
    X(astore_0, 0x4b, None, 1)                   \
    X(astore_1, 0x4c, None, 2)                   \
    X(astore_2, 0x4d, None, 3)                   \
    X(astore_3, 0x4e, None, 4)                   \
    X(iastore, 0x4f, None, 0)                    \
    X(lastore, 0x50, None, 0)                    \
    X(fastore, 0x51, None, 0)                    \
    X(dastore, 0x52, None, 0)                    \
    X(aastore, 0x53, None, 0)                    \
    X(bastore, 0x54, None, 0)                    \
    X(castore, 0x55, None, 0)                    \
    X(sastore, 0x56, None, 0)                    \
    X(pop, 0x57, None, 0)                        \
    X(pop2, 0x58, None, 0)                       \
    X(dup, 0x59, None, 0)                        \
    X(dup_x1, 0x5a, None, 0)                     \
    X(dup_x2, 0x5b, None, 0)                     \
    X(dup2, 0x5c, None, 0)                       \
    X(dup2_x1, 0x5d, None, 0)                    \
    X(dup2_x2, 0x5e, None, 0)                    \
    X(swap, 0x5f, None, 0)                       \
    X(iadd, 0x60, None, 0)                       \
    X(ladd, 0x61, None, 0)                       \
    X(fadd, 0x62, None, 0)                       \
    X(dadd, 0x63, None, 0)                       \
    X(isub, 0x64, None, 0)                       \
    X(lsub, 0x65, None, 0)                       \
    X(fsub, 0x66, None, 0)                       \
    X(dsub, 0x67, None, 0)                       \
    X(imul, 0x68, None, 0)                       \
    X(lmul, 0x69, None, 0)                       \
    X(fmul, 0x6a, None, 0)                       \
    X(dmul, 0x6b, None, 0)                       \
    X(idiv, 0x6c, None, 0)                       \
    X(ldiv, 0x6d, None, 0)                       \
    X(fdiv, 0x6e, None, 0)                       \
    X(ddiv, 0x6f, None, 0)                       \
    X(irem, 0x70, None, 0)                       \
    X(lrem, 0x71, None, 0)                       \
    X(frem, 0x72, None, 0)                       \
    X(drem, 0x73, None, 0)                       \
    X(ineg, 0x74, None, 0)                       \
    X(lneg, 0x75, None, 0)                       \
    X(fneg, 0x76, None, 0)                       \
    X(dneg, 0x77, None, 0)                       \
    X(ishl, 0x78, None, 0)                       \
    X(lshl, 0x79, None, 0)                       \
    X(ishr, 0x7a, None, 0)                       \
    X(lshr, 0x7b, None, 0)                       \
    X(iushr, 0x7c, None, 0)                      \
    X(lushr, 0x7d, None, 0)                      \
    X(iand, 0x7e, None, 0)                       \
    X(land, 0x7f, None, 0)                       \
    X(ior, 0x80, None, 0)                        \
    X(lor, 0x81, None, 0)                        \
    X(ixor, 0x82, None, 0)                       \
    X(lxor, 0x83, None, 0)                       \
    X(iinc, 0x84, Increment, 1)                  \
    X(i2l, 0x85, None, 0)                        \
    X(i2f, 0x86, None, 0)                        \
    X(i2d, 0x87, None, 0)                        \
    X(l2i, 0x88, None, 0)                        \
    X(l2f, 0x89, None, 0)                        \
    X(l2d, 0x8a, None, 0)                        \
    X(f2i, 0x8b, None, 0)                        \
    X(f2l, 0x8c, None, 0)                        \
    X(f2d, 0x8d, None, 0)                        \
    X(d2i, 0x8e, None, 0)                        \
    X(d2l, 0x8f, None, 0)                        \
    X(d2f, 0x90, None, 0)                        \
    X(i2b, 0x91, None, 0)                        \
    X(i2c, 0x92, None, 0)                        \
    X(i2s, 0x93, None, 0)                        \
    X(lcmp, 0x94, None, 0)                       \
    X(fcmpl, 0x95, None, 0)                      \
    X(fcmpg, 0x96, None, 0)                      \
    X(dcmpl, 0x97, None, 0)                      \
    X(dcmpg, 0x98, None, 0)                      \
    X(ifeq, 0x99, Branch, 0)                     \
    X(ifne, 0x9a, Branch, 0)                     \
    X(iflt, 0x9b, Branch, 0)                     \
    X(ifge, 0x9c, Branch, 0)                     \
    X(ifgt, 0x9d, Branch, 0)                     \
    X(ifle, 0x9e, Branch, 0)                     \
    X(if_icmpeq, 0x9f, Branch, 0)                \
    X(if_icmpne, 0xa0, Branch, 0)                \
    X(if_icmplt, 0xa1, Branch, 0)                \
    X(if_icmpge, 0xa2, Branch, 0)                \
    X(if_icmpgt, 0xa3, Branch, 0)                \
    X(if_icmple, 0xa4, Branch, 0)                \
    X(if_acmpeq, 0xa5, Branch, 0)                \
    X(if_acmpne, 0xa6, Branch, 0)                \
    X(goto_, 0xa7, Branch, 0)                    \
    X(jsr, 0xa8, Branch, 0)                      \
    X(ret, 0xa9, Local, 1)                       \
    X(tableswitch, 0xaa, TableSwitch, 0)         \
    X(lookupswitch, 0xab, LookupSwitch, 0)       \
    X(ireturn, 0xac, None, 0)                    \
    X(lreturn, 0xad, None, 0)                    \
    X(freturn, 0xae, None, 0)                    \
    X(dreturn, 0xaf, None, 0)                    \
    X(areturn, 0xb0, None, 0)                    \
    X(return_, 0xb1, None, 0)                    \
    X(getstatic, 0xb2, Field, 0)                 \
    X(putstatic, 0xb3, Field, 0)                 \
    X(getfield, 0xb4, Field, 0)                  \
    X(putfield, 0xb5, Field, 0)                  \
    X(invokevirtual, 0xb6, Method, 0)            \
    X(invokespecial, 0xb7, Method, 0)            \
    X(invokestatic, 0xb8, Method, 0)             \
    X(invokeinterface, 0xb9, InterfaceMethod, 0) \
    X(invokedynamic, 0xba, CallSite, 0)          \
    X(new_, 0xbb, Type, 0)                       \
    X(newarray, 0xbc, ArrayType, 0)              \
    X(anewarray, 0xbd, Type, 0)                  \
    X(arraylength, 0xbe, None, 0)                \
    X(athrow, 0xbf, None, 0)                     \
    X(checkcast, 0xc0, Type, 0)                  \
    X(instanceof, 0xc1, Type, 0)                 \
    X(monitorenter, 0xc2, None, 0)               \
    X(monitorexit, 0xc3, None, 0)                \
    X(wide, 0xc4, Wide, 0)                       \
    X(multianewarray, 0xc5, MultiArray, 0)       \
    X(ifnull, 0xc6, Branch, 0)                   \
    X(ifnonnull, 0xc7, Branch, 0)                \
    X(goto_w, 0xc8, BranchWide, 0)               \
    X(jsr_w, 0xc9, BranchWide, 0)

namespace op {
enum Opcode : std::uint8_t {
#define CLEW_OPCODE_ENUMERATOR(mnemonic, opcode, format, locals) mnemonic = (opcode),
    CLEW_OPCODES(CLEW_OPCODE_ENUMERATOR)
#undef CLEW_OPCODE_ENUMERATOR
};
} // namespace op

struct OpcodeInfo {
    std::string_view mnemonic = "illegal";
    OperandFormat format = OperandFormat::Illegal;
    std::uint8_t length = 0; // of the whole instruction; 0: variable, or no such instruction
    std::uint8_t locals = 0;
};

namespace detail {
constexpr std::uint8_t instructionLength(OperandFormat format) {
    switch (format) {
        case OperandFormat::None:
            return 1;
        case OperandFormat::Byte:
        case OperandFormat::Local:
        case OperandFormat::Loadable1:
        case OperandFormat::ArrayType:
            return 2;
        case OperandFormat::Short:
        case OperandFormat::Increment:
        case OperandFormat::Loadable2:
        case OperandFormat::LoadableWide:
        case OperandFormat::Field:
        case OperandFormat::Method:
        case OperandFormat::Type:
        case OperandFormat::Branch:
            return 3;
        case OperandFormat::MultiArray:
            return 4;
        case OperandFormat::InterfaceMethod:
        case OperandFormat::CallSite:
        case OperandFormat::BranchWide:
            return 5;
        case OperandFormat::TableSwitch:
        case OperandFormat::LookupSwitch:
        case OperandFormat::Wide:
        case OperandFormat::Illegal:
            return 0;
    }
    return 0;
}

constexpr std::array<OpcodeInfo, 256> makeOpcodeTable() {
    std::array<OpcodeInfo, 256> table{};
    const auto add = [&table](std::string_view mnemonic, std::uint8_t opcode, OperandFormat format,
                              std::uint8_t locals) {
        if (mnemonic.back() == '_') mnemonic.remove_suffix(1);
        table[opcode] = {mnemonic, format, instructionLength(format), locals};
    };
#define CLEW_OPCODE_ROW(mnemonic, opcode, format, locals) \
    add(#mnemonic, opcode, OperandFormat::format, locals);
    CLEW_OPCODES(CLEW_OPCODE_ROW)
#undef CLEW_OPCODE_ROW
    return table;
}
} // namespace detail

inline constexpr std::array<OpcodeInfo, 256> kOpcodeTable = detail::makeOpcodeTable();

} // namespace clew::vm::classfile
