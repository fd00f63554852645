// The static constraints on code (JVMS 4.9.1), and that control does not run off its end.
//
// In versions below 51 the last instruction of a method may be one that nothing jumps behind, so
// that running off the end is a matter of data flow there; such files are let through, and whoever
// runs them must be prepared.

#include "vm/classfile/Descriptors.h"
#include "vm/classfile/Opcodes.h"
#include "vm/classfile/Parser.h"

namespace clew::vm::classfile {

namespace {

class CodeCheck {
  public:
    CodeCheck(const ClassFile& file, const MethodInfo& method, std::string_view where)
        : file_(file),
          pool_(file.constants),
          method_(method),
          code_(*method.code),
          where_(where),
          bytes_(code_.bytecode.data()),
          size_(static_cast<std::uint32_t>(code_.bytecode.size())),
          isStart_(size_) {}

    void run() {
        const unsigned parameters = static_cast<unsigned>(parameterSlots(method_.descriptor)) +
                                    (method_.accessFlags & access::Static ? 0 : 1);
        if (parameters > code_.maxLocals)
            failLoading(fmt::format("the parameters take {} local variables; max_locals is {}",
                                    parameters, code_.maxLocals));
        std::uint8_t last = op::nop;
        while (pc_ < size_) {
            isStart_[pc_] = true;
            last = bytes_[pc_];
            pc_ += instruction(last);
        }
        if (file_.majorVersion >= 51 && !endsControl(last)) {
            pc_ = size_;
            fail("control runs off the end of the code");
        }
        for (const Branch& branch : branches_)
            if (!isStart_[branch.target]) {
                pc_ = branch.from;
                fail(fmt::format("it jumps to {}, into the middle of an instruction",
                                 branch.target));
            }
        for (const ExceptionHandler& handler : code_.handlers)
            if (!isStart_[handler.startPc] || !isStart_[handler.handlerPc] ||
                (handler.endPc != size_ && !isStart_[handler.endPc])) {
                pc_ = handler.startPc;
                throw CodeError(
                    described(fmt::format(
                        "the exception handler for {} to {} at {} starts or ends in the middle "
                        "of an instruction",
                        handler.startPc, handler.endPc, handler.handlerPc)),
                    true);
            }
    }

  private:
    struct Branch {
        std::uint32_t from, target;
    };

    std::string described(std::string_view what) const {
        const auto offset = static_cast<std::size_t>(bytes_ - file_.bytes.data()) + pc_;
        const std::string_view mnemonic = pc_ < size_ ? kOpcodeTable[bytes_[pc_]].mnemonic : "end";
        return fmt::format("{}: method {}{}, bytecode {} ({}): {} (at offset {})", where_,
                           printable(method_.name), printable(method_.descriptor), pc_, mnemonic,
                           what, offset);
    }
    [[noreturn]] void fail(std::string_view what) const { throw CodeError(described(what), false); }
    [[noreturn]] void failLoading(std::string_view what) const {
        throw FormatError(described(what));
    }

    static bool endsControl(std::uint8_t opcode) {
        switch (opcode) {
            case op::goto_:
            case op::goto_w:
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

    // Checks the instruction at pc_ and gives its length.
    std::uint32_t instruction(std::uint8_t opcode) {
        const OpcodeInfo& info = kOpcodeTable[opcode];
        if (info.format == OperandFormat::Illegal)
            fail(fmt::format("there is no opcode 0x{:02x}", opcode));
        need(info.length);
        const std::uint8_t* operand = bytes_ + pc_ + 1;
        switch (info.format) {
            case OperandFormat::None:
                if (info.locals != 0) local(0, info.locals);
                break;
            case OperandFormat::Byte:
            case OperandFormat::Short:
            case OperandFormat::Illegal:
                break;
            case OperandFormat::Local:
                if (opcode == op::ret) subroutine();
                local(operand[0], info.locals);
                break;
            case OperandFormat::Increment:
                local(operand[0], info.locals);
                break;
            case OperandFormat::Loadable1:
                loadable(operand[0], false);
                break;
            case OperandFormat::Loadable2:
                loadable(bigEndian2(operand), false);
                break;
            case OperandFormat::LoadableWide:
                loadable(bigEndian2(operand), true);
                break;
            case OperandFormat::Field:
                constant(bigEndian2(operand), ConstantKind::Fieldref, "Fieldref");
                break;
            case OperandFormat::Method:
                method(opcode, bigEndian2(operand));
                break;
            case OperandFormat::InterfaceMethod:
                interfaceMethod(bigEndian2(operand), operand[2], operand[3]);
                break;
            case OperandFormat::CallSite:
                constant(bigEndian2(operand), ConstantKind::InvokeDynamic, "InvokeDynamic");
                if (operand[2] != 0 || operand[3] != 0) fail("its last two bytes must be 0");
                break;
            case OperandFormat::Type:
                type(opcode, bigEndian2(operand));
                break;
            case OperandFormat::ArrayType:
                if (operand[0] < 4 || operand[0] > 11)
                    fail(fmt::format("{} is no primitive type; 4 to 11 are", operand[0]));
                break;
            case OperandFormat::MultiArray:
                multiArray(bigEndian2(operand), operand[2]);
                break;
            case OperandFormat::Branch:
                if (opcode == op::jsr) subroutine();
                branch(static_cast<std::int16_t>(bigEndian2(operand)));
                break;
            case OperandFormat::BranchWide:
                if (opcode == op::jsr_w) subroutine();
                branch(static_cast<std::int32_t>(bigEndian4(operand)));
                break;
            case OperandFormat::TableSwitch:
                return tableSwitch();
            case OperandFormat::LookupSwitch:
                return lookupSwitch();
            case OperandFormat::Wide:
                return wide();
        }
        return info.length;
    }

    void need(std::uint64_t length) const {
        if (length > size_ - pc_) fail("the code ends in the middle of this instruction");
    }

    void local(unsigned index, unsigned width) const {
        if (index + width > code_.maxLocals)
            fail(fmt::format("it uses local variable {}; max_locals is {}", index + width - 1,
                             code_.maxLocals));
    }

    void subroutine() const {
        if (file_.majorVersion >= 51)
            fail(fmt::format("subroutines ended with class file version 50; this is version {}",
                             file_.majorVersion));
    }

    void branch(std::int64_t offset) {
        const std::int64_t target = pc_ + offset;
        if (target < 0 || target >= size_)
            fail(fmt::format("it jumps to {}, outside the code of {} bytes", target, size_));
        branches_.push_back({pc_, static_cast<std::uint32_t>(target)});
    }

    ConstantKind kindAt(std::uint16_t index) const {
        if (index == 0 || index >= pool_.size())
            fail(fmt::format("it names constant {}, which does not exist", index));
        return pool_.kind(index);
    }

    void constant(std::uint16_t index, ConstantKind kind, std::string_view kindName) const {
        if (kindAt(index) != kind)
            fail(fmt::format("it names constant {}, which is no {}", index, kindName));
    }

    void loadable(std::uint16_t index, bool twoSlots) const {
        const std::uint16_t version = file_.majorVersion;
        bool good = false;
        switch (kindAt(index)) {
            case ConstantKind::Integer:
            case ConstantKind::Float:
            case ConstantKind::String:
                good = !twoSlots;
                break;
            case ConstantKind::Class:
                good = !twoSlots && version >= 49;
                break;
            case ConstantKind::MethodHandle:
            case ConstantKind::MethodType:
                good = !twoSlots && version >= 51;
                break;
            case ConstantKind::Long:
            case ConstantKind::Double:
                good = twoSlots;
                break;
            case ConstantKind::Dynamic: {
                const std::string_view descriptor = pool_.dynamic(index).descriptor;
                good = (descriptor == "J" || descriptor == "D") == twoSlots;
                break;
            }
            default:
                break;
        }
        if (!good) fail(fmt::format("constant {} is of a kind that it cannot load", index));
    }

    void method(std::uint8_t opcode, std::uint16_t index) const {
        const bool mayBeInterface = opcode != op::invokevirtual && file_.majorVersion >= 52;
        if (!(mayBeInterface && kindAt(index) == ConstantKind::InterfaceMethodref))
            constant(index, ConstantKind::Methodref, "Methodref");
        const MemberRef member = pool_.member(index);
        if (member.name.front() == '<' && opcode != op::invokespecial)
            fail("only invokespecial can call a constructor");
        if (opcode != op::invokestatic && parameterSlots(member.descriptor) > 254)
            fail("it passes more than 255 parameter slots");
    }

    void interfaceMethod(std::uint16_t index, std::uint8_t count, std::uint8_t zero) const {
        constant(index, ConstantKind::InterfaceMethodref, "InterfaceMethodref");
        const int slots = parameterSlots(pool_.member(index).descriptor) + 1;
        if (slots != count)
            fail(fmt::format("its count is {}; the method takes {} slots", count, slots));
        if (zero != 0) fail("its last byte must be 0");
    }

    void type(std::uint8_t opcode, std::uint16_t index) const {
        constant(index, ConstantKind::Class, "Class");
        const std::string_view name = pool_.className(index);
        if (opcode == op::new_ && name.starts_with('['))
            fail("it makes an array; newarray and anewarray do");
        if (opcode == op::anewarray && dimensions(name) >= 255)
            fail("it makes an array of more than 255 dimensions");
    }

    static std::size_t dimensions(std::string_view name) {
        const std::size_t depth = name.find_first_not_of('[');
        return depth == std::string_view::npos ? name.size() : depth;
    }

    void multiArray(std::uint16_t index, std::uint8_t count) const {
        constant(index, ConstantKind::Class, "Class");
        const std::size_t depth = dimensions(pool_.className(index));
        if (count == 0 || count > depth)
            fail(fmt::format("its dimensions are {}; the type has {}", count, depth));
    }

    std::uint32_t wide() const {
        need(2);
        const std::uint8_t opcode = bytes_[pc_ + 1];
        const OpcodeInfo& info = kOpcodeTable[opcode];
        const bool isIncrement = info.format == OperandFormat::Increment;
        if (!isIncrement && info.format != OperandFormat::Local)
            fail(fmt::format("it modifies {}, which has no wide form", info.mnemonic));
        if (opcode == op::ret) subroutine();
        const std::uint32_t length = isIncrement ? 6 : 4;
        need(length);
        local(bigEndian2(bytes_ + pc_ + 2), info.locals);
        return length;
    }

    // Bytes from pc_ to the first aligned operand of a switch.
    std::uint32_t switchOperands() const { return 4 - pc_ % 4; }

    std::int32_t signed4(std::uint32_t offset) const {
        return static_cast<std::int32_t>(bigEndian4(bytes_ + pc_ + offset));
    }

    std::uint32_t tableSwitch() {
        const std::uint32_t operands = switchOperands();
        need(operands + 12u);
        const std::int64_t low = signed4(operands + 4), high = signed4(operands + 8);
        if (low > high)
            fail(fmt::format("its lowest case {} is above its highest case {}", low, high));
        const auto count = static_cast<std::uint64_t>(high - low + 1);
        need(operands + 12 + count * 4);
        branch(signed4(operands));
        for (std::uint32_t i = 0; i < count; ++i) branch(signed4(operands + 12 + i * 4));
        return static_cast<std::uint32_t>(operands + 12 + count * 4);
    }

    std::uint32_t lookupSwitch() {
        const std::uint32_t operands = switchOperands();
        need(operands + 8u);
        const std::int64_t count = signed4(operands + 4);
        if (count < 0) fail(fmt::format("it has {} cases", count));
        need(operands + 8 + static_cast<std::uint64_t>(count) * 8);
        branch(signed4(operands));
        for (std::uint32_t i = 0; i < count; ++i) {
            const std::uint32_t at = operands + 8 + i * 8;
            if (i > 0 && signed4(at - 8) >= signed4(at))
                fail("its cases are not in ascending order");
            branch(signed4(at + 4));
        }
        return static_cast<std::uint32_t>(operands + 8 + count * 8);
    }

    const ClassFile& file_;
    const ConstantPool& pool_;
    const MethodInfo& method_;
    const Code& code_;
    std::string_view where_;
    const std::uint8_t* bytes_;
    std::uint32_t size_;
    std::uint32_t pc_ = 0;
    std::vector<bool> isStart_;
    std::vector<Branch> branches_;
};

} // namespace

void checkBytecode(const ClassFile& file, const MethodInfo& method, std::string_view where) {
    CodeCheck(file, method, where).run();
}

} // namespace clew::vm::classfile
