// Bytecode to decoded code. Relies on the checks of classfile::ClassFile::parse.

#include <mutex>

#include "vm/interpreter/decode/Code.h"
#include "vm/interpreter/decode/Operations.h"
#include "vm/interpreter/decode/StructuredLocking.h"
#include "vm/state/MethodNumber.h"

namespace clew::vm::interpreter {
namespace {

using types::Method;

class Decoder {
  public:
    explicit Decoder(const Method& method)
        : method_(method), source_(*method.info->code), bytes_(source_.bytecode) {}

    std::unique_ptr<Code> decode() {
        code_ = std::make_unique<Code>();
        code_->method = &method_;
        code_->countsMonitors = !method_.holder->fromJdk && hasMonitorInstructions(source_) &&
                                !hasStructuredLocking(*method_.holder->file, *method_.info);
        indexOf_.assign(bytes_.size() + 1, -1);
        code_->instructions.reserve(bytes_.size() / 2);
        code_->bytecodeIndex.reserve(bytes_.size() / 2);
        if (method_.isClassInitializer) { // bytecode 0 is the instruction behind it, so no handler
                                          // covers it
            code_->bytecodeIndex.push_back(0);
            emit(Operation::InitializeSupertypes, 0, 0, 0);
        }
        for (at_ = 0; at_ < bytes_.size();) {
            indexOf_[at_] = static_cast<std::int32_t>(code_->instructions.size());
            code_->bytecodeIndex.push_back(static_cast<std::uint16_t>(at_));
            one();
        }
        indexOf_[bytes_.size()] = static_cast<std::int32_t>(code_->instructions.size());
        for (std::uint32_t index : branches_) {
            Instruction& branch = code_->instructions[index];
            branch.b = indexOf_[branch.b] - static_cast<std::int32_t>(index);
        }
        for (std::size_t i = 0; i < code_->switches.size(); ++i) finishSwitch(i);
        for (const auto& handler : source_.handlers)
            code_->handlers.emplace_back(indexOf_[handler.startPc], indexOf_[handler.endPc],
                                         indexOf_[handler.handlerPc], handler.catchType);
        combine();
        return std::move(code_);
    }

  private:
    std::uint8_t u1(std::size_t at) const { return bytes_[at]; }
    std::uint16_t u2(std::size_t at) const {
        return static_cast<std::uint16_t>(bytes_[at] << 8 | bytes_[at + 1]);
    }
    std::int32_t s2(std::size_t at) const { return static_cast<std::int16_t>(u2(at)); }
    std::int32_t s4(std::size_t at) const {
        return static_cast<std::int32_t>(std::uint32_t(u2(at)) << 16 | u2(at + 2));
    }

    Instruction& emit(Operation op, std::uint16_t a, std::int32_t b, std::size_t length) {
        Instruction& made = code_->instructions.emplace_back();
        made.op = static_cast<std::uint16_t>(op);
        made.a = a;
        made.b = b;
        made.bits = 0;
        at_ += length;
        return made;
    }
    void constant(Operation op, std::int64_t bits, std::size_t length) {
        emit(op, 0, 0, length).bits = bits;
    }
    void branch(Operation op, std::int32_t offset, std::size_t length) {
        branches_.push_back(static_cast<std::uint32_t>(code_->instructions.size()));
        emit(op, 0, static_cast<std::int32_t>(at_) + offset,
             length); // the target for now; made relative at the end
    }

    void finishSwitch(std::size_t number) {
        auto& table = code_->switches[number];
        std::int32_t index = static_cast<std::int32_t>(switchIndex_[number]);
        if (code_->instructions[index].op == static_cast<std::uint16_t>(Operation::TableSwitch)) {
            for (std::size_t i = 2; i < table.size(); ++i) table[i] = indexOf_[table[i]] - index;
            table[1] = indexOf_[table[1]] - index;
        } else {
            table[0] = indexOf_[table[0]] - index;
            for (std::size_t i = 2; i < table.size(); i += 2) table[i] = indexOf_[table[i]] - index;
        }
        code_->instructions[index].pointer = &table;
    }

    void switchInstruction(bool isTable) {
        std::size_t start = at_, operand = (at_ + 4) & ~std::size_t(3);
        auto target = [&](std::size_t where) {
            return static_cast<std::int32_t>(start) + s4(where);
        };
        std::vector<std::int32_t> table;
        std::size_t end;
        if (isTable) {
            std::int32_t low = s4(operand + 4), high = s4(operand + 8);
            std::size_t count = static_cast<std::size_t>(std::int64_t(high) - low + 1);
            table.push_back(low);
            table.push_back(target(operand));
            for (std::size_t i = 0; i < count; ++i) table.push_back(target(operand + 12 + 4 * i));
            end = operand + 12 + 4 * count;
        } else {
            std::size_t count = static_cast<std::size_t>(s4(operand + 4));
            table.push_back(target(operand));
            for (std::size_t i = 0; i < count; ++i) {
                table.push_back(s4(operand + 8 + 8 * i));
                table.push_back(target(operand + 12 + 8 * i));
            }
            end = operand + 8 + 8 * count;
        }
        switchIndex_.push_back(static_cast<std::uint32_t>(code_->instructions.size()));
        code_->switches.push_back(std::move(table));
        emit(isTable ? Operation::TableSwitch : Operation::LookupSwitch, 0, 0, end - start);
    }

    // ireturn cuts an int to the method's result type (JVMS 6.5). What javac compiles has nothing
    // to cut, so the JDK's code is spared it.
    Operation intReturn() const {
        using enum Operation;
        if (method_.holder->fromJdk) return Return;
        switch (method_.result) {
            case values::BasicType::Boolean:
                return ReturnBoolean;
            case values::BasicType::Byte:
                return ReturnByte;
            case values::BasicType::Char:
                return ReturnChar;
            case values::BasicType::Short:
                return ReturnShort;
            default:
                return Return;
        }
    }

    void one();
    void combine();

    const Method& method_;
    const classfile::Code& source_;
    classfile::Bytes bytes_;
    std::unique_ptr<Code> code_;
    std::size_t at_ = 0;
    std::vector<std::int32_t> indexOf_; // bytecode index -> instruction index
    std::vector<std::uint32_t> branches_, switchIndex_;
};

void Decoder::one() {
    using enum Operation;
    std::uint8_t opcode = u1(at_);
    // Loads and stores: xload, xload_n, xstore, xstore_n in the order int long float double
    // reference.
    auto isWideType = [](unsigned type) { return type == 1 || type == 3; };
    if (opcode >= 0x15 && opcode <= 0x19)
        return void(emit(isWideType(opcode - 0x15) ? Load2 : Load, u1(at_ + 1), 0, 2));
    if (opcode >= 0x1a && opcode <= 0x2d)
        return void(
            emit(isWideType((opcode - 0x1a) / 4) ? Load2 : Load, (opcode - 0x1a) % 4, 0, 1));
    if (opcode >= 0x36 && opcode <= 0x3a)
        return void(emit(isWideType(opcode - 0x36) ? Store2 : Store, u1(at_ + 1), 0, 2));
    if (opcode >= 0x3b && opcode <= 0x4e)
        return void(
            emit(isWideType((opcode - 0x3b) / 4) ? Store2 : Store, (opcode - 0x3b) % 4, 0, 1));
    static constexpr Operation kSimple57[] = {
        // from pop (0x57) to lxor (0x83)
        Pop,       Pop2,   Dup,     DupX1,    DupX2,     Dup2,    Dup2X1,   Dup2X2,
        Swap,      IntAdd, LongAdd, FloatAdd, DoubleAdd, IntSub,  LongSub,  FloatSub,
        DoubleSub, IntMul, LongMul, FloatMul, DoubleMul, IntDiv,  LongDiv,  FloatDiv,
        DoubleDiv, IntRem, LongRem, FloatRem, DoubleRem, IntNeg,  LongNeg,  FloatNeg,
        DoubleNeg, IntShl, LongShl, IntShr,   LongShr,   IntUshr, LongUshr, IntAnd,
        LongAnd,   IntOr,  LongOr,  IntXor,   LongXor};
    if (opcode >= 0x57 && opcode <= 0x83) return void(emit(kSimple57[opcode - 0x57], 0, 0, 1));
    static constexpr Operation kSimple85[] = {
        // from i2l (0x85) to dcmpg (0x98)
        IntToLong,        IntToFloat,          IntToDouble,       LongToInt,
        LongToFloat,      LongToDouble,        FloatToInt,        FloatToLong,
        FloatToDouble,    DoubleToInt,         DoubleToLong,      DoubleToFloat,
        IntToByte,        IntToChar,           IntToShort,        LongCompare,
        FloatCompareLess, FloatCompareGreater, DoubleCompareLess, DoubleCompareGreater};
    if (opcode >= 0x85 && opcode <= 0x98) return void(emit(kSimple85[opcode - 0x85], 0, 0, 1));
    static constexpr Operation kBranches[] = {// from ifeq (0x99) to jsr (0xa8)
                                              IfEq,    IfNe,    IfLt,    IfGe,    IfGt,    IfLe,
                                              IfIntEq, IfIntNe, IfIntLt, IfIntGe, IfIntGt, IfIntLe,
                                              IfIntEq, IfIntNe, Goto,    Jsr};
    if (opcode >= 0x99 && opcode <= 0xa8) {
        if (opcode == 0xa8) code_->hasSubroutines = true;
        branch(kBranches[opcode - 0x99], s2(at_ + 1), 3);
        if (opcode == 0xa5 || opcode == 0xa6) code_->instructions.back().a = kComparesReferences;
        return;
    }
    switch (opcode) {
        case 0x00:
            emit(Nop, 0, 0, 1);
            return;
        case 0x01:
            constant(Const, 0, 1);
            return;
        case 0x02:
        case 0x03:
        case 0x04:
        case 0x05:
        case 0x06:
        case 0x07:
        case 0x08:
            constant(Const, static_cast<std::int64_t>(values::fromInt(opcode - 3)), 1);
            return;
        case 0x09:
        case 0x0a:
            constant(Const2, opcode - 0x09, 1);
            return;
        case 0x0b:
        case 0x0c:
        case 0x0d:
            constant(Const, static_cast<std::int64_t>(values::fromFloat(float(opcode - 0x0b))), 1);
            return;
        case 0x0e:
        case 0x0f:
            constant(Const2, static_cast<std::int64_t>(values::fromDouble(double(opcode - 0x0e))),
                     1);
            return;
        case 0x10:
            constant(
                Const,
                static_cast<std::int64_t>(values::fromInt(static_cast<std::int8_t>(u1(at_ + 1)))),
                2);
            return;
        case 0x11:
            constant(Const, static_cast<std::int64_t>(values::fromInt(s2(at_ + 1))), 3);
            return;
        case 0x12:
            emit(LdcUnresolved, 1, u1(at_ + 1), 2);
            return;
        case 0x13:
            emit(LdcUnresolved, 1, u2(at_ + 1), 3);
            return;
        case 0x14:
            emit(LdcUnresolved, 2, u2(at_ + 1), 3);
            return;
        case 0x2e:
        case 0x30:
        case 0x32:
            emit(IntArrayLoad, 0, 0, 1);
            return;
        case 0x2f:
        case 0x31:
            emit(LongArrayLoad, 0, 0, 1);
            return;
        case 0x33:
            emit(ByteArrayLoad, 0, 0, 1);
            return;
        case 0x34:
            emit(CharArrayLoad, 0, 0, 1);
            return;
        case 0x35:
            emit(ShortArrayLoad, 0, 0, 1);
            return;
        case 0x4f:
        case 0x51:
            emit(IntArrayStore, 0, 0, 1);
            return;
        case 0x50:
        case 0x52:
            emit(LongArrayStore, 0, 0, 1);
            return;
        case 0x53:
            emit(ReferenceArrayStore, 0, 0, 1);
            return;
        case 0x54:
            emit(ByteArrayStore, 0, 0, 1);
            return;
        case 0x55:
        case 0x56:
            emit(ShortArrayStore, 0, 0, 1);
            return;
        case 0x84:
            emit(Increment, u1(at_ + 1), static_cast<std::int8_t>(u1(at_ + 2)), 3);
            return;
        case 0xa9:
            emit(Ret, u1(at_ + 1), 0, 2);
            return;
        case 0xaa:
            switchInstruction(true);
            return;
        case 0xab:
            switchInstruction(false);
            return;
        case 0xac:
            emit(intReturn(), 0, 0, 1);
            return;
        case 0xae:
        case 0xb0:
            emit(Return, 0, 0, 1);
            return;
        case 0xad:
        case 0xaf:
            emit(Return2, 0, 0, 1);
            return;
        case 0xb1:
            emit(ReturnVoid, 0, 0, 1);
            return;
        case 0xb2:
            emit(GetStaticUnresolved, 0, u2(at_ + 1), 3);
            return;
        case 0xb3:
            emit(PutStaticUnresolved, 0, u2(at_ + 1), 3);
            return;
        case 0xb4:
            emit(GetFieldUnresolved, 0, u2(at_ + 1), 3);
            return;
        case 0xb5:
            emit(PutFieldUnresolved, 0, u2(at_ + 1), 3);
            return;
        case 0xb6:
            emit(InvokeVirtualUnresolved, 0, u2(at_ + 1), 3);
            return;
        case 0xb7:
            emit(InvokeSpecialUnresolved, 0, u2(at_ + 1), 3);
            return;
        case 0xb8:
            emit(InvokeStaticUnresolved, 0, u2(at_ + 1), 3);
            return;
        case 0xb9:
            emit(InvokeInterfaceUnresolved, 0, u2(at_ + 1), 5);
            return;
        case 0xba:
            emit(InvokeDynamicUnresolved, 0, u2(at_ + 1), 5);
            return;
        case 0xbb:
            emit(NewUnresolved, 0, u2(at_ + 1), 3);
            return;
        case 0xbc:
            emit(NewArray, u1(at_ + 1), 0, 2);
            return;
        case 0xbd:
            emit(NewReferenceArrayUnresolved, 0, u2(at_ + 1), 3);
            return;
        case 0xbe:
            emit(ArrayLength, 0, 0, 1);
            return;
        case 0xbf:
            emit(Throw, 0, 0, 1);
            return;
        case 0xc0:
            emit(CheckCastUnresolved, 0, u2(at_ + 1), 3);
            return;
        case 0xc1:
            emit(InstanceOfUnresolved, 0, u2(at_ + 1), 3);
            return;
        case 0xc2:
            emit(MonitorEnter, code_->countsMonitors, 0, 1);
            return;
        case 0xc3:
            emit(MonitorExit, code_->countsMonitors, 0, 1);
            return;
        case 0xc4: { // wide
            std::uint8_t inner = u1(at_ + 1);
            std::uint16_t local = u2(at_ + 2);
            if (inner == 0x84)
                emit(Increment, local, s2(at_ + 4), 6);
            else if (inner == 0xa9)
                emit(Ret, local, 0, 4);
            else if (inner < 0x36)
                emit(isWideType(inner - 0x15) ? Load2 : Load, local, 0, 4);
            else
                emit(isWideType(inner - 0x36) ? Store2 : Store, local, 0, 4);
            return;
        }
        case 0xc5:
            emit(NewMultiArrayUnresolved, u1(at_ + 3), u2(at_ + 1), 4);
            return;
        case 0xc6:
            branch(IfEq, s2(at_ + 1), 3);
            return; // ifnull: a null reference is 0
        case 0xc7:
            branch(IfNe, s2(at_ + 1), 3);
            return;
        case 0xc8:
            branch(Goto, s4(at_ + 1), 5);
            return;
        case 0xc9:
            code_->hasSubroutines = true;
            branch(Jsr, s4(at_ + 1), 5);
            return;
        default:
            emit(Nop, 0, 0, 1);
            return; // cannot be: parse() has refused it
    }
}

// Frequent pairs and triples. The first instruction becomes the combined one; the others stay where
// they are, for branches that lead to them.
void Decoder::combine() {
    using enum Operation;
    auto& code = code_->instructions;
    auto is = [&](std::size_t i, Operation op) {
        return i < code.size() && code[i].op == static_cast<std::uint16_t>(op);
    };
    auto set = [&](std::size_t i, Operation op) { code[i].op = static_cast<std::uint16_t>(op); };
    for (std::size_t i = 0; i < code.size(); ++i) {
        if (is(i, Load) && is(i + 1, Load)) {
            code[i].b = code[i + 1].a;
            if (is(i + 2, IfIntLt))
                set(i, LoadLoadIfIntLt);
            else if (is(i + 2, IfIntGe))
                set(i, LoadLoadIfIntGe);
            else if (is(i + 2, IntAdd))
                set(i, LoadLoadIntAdd);
            else
                set(i, LoadLoad);
        } else if (is(i, Load) && is(i + 1, Const)) {
            code[i].b = static_cast<std::int32_t>(code[i + 1].bits);
            if (static_cast<std::uint64_t>(code[i + 1].bits) >> 32) continue;
            set(i, is(i + 2, IntAdd) ? LoadConstIntAdd : LoadConst);
        } else if (is(i, Increment) && is(i + 1, Goto)) {
            code[i].bits = code[i + 1].b;
            set(i, IncrementGoto);
        }
    }
}

std::mutex decodeMutex;

} // namespace

const Code& codeOf(const Method& method) {
    if (const Code* known = method.code.load(std::memory_order_acquire)) return *known;
    std::lock_guard lock(decodeMutex);
    if (const Code* known = method.code.load(std::memory_order_acquire)) return *known;
    const Code* made = Decoder(method).decode().release(); // lives as long as the method
    method.code.store(made, std::memory_order_release);
    return *made;
}

int Code::lineOf(const Instruction* pc) const {
    int at = bytecodeIndexOf(pc), line = -1;
    if (at < 0 || !method->info || !method->info->code) return -1;
    for (const auto& entry : method->info->code->lineNumbers) {
        if (entry.startPc > at) break;
        line = entry.line;
    }
    return line;
}

} // namespace clew::vm::interpreter

std::uint64_t clew::vm::state::positionOf(const types::Method& method,
                                          const interpreter::Instruction* pc) {
    if (!pc) return ~std::uint64_t(0);
    return method.code.load(std::memory_order_relaxed)->indexOf(pc);
}
