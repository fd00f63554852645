#include "vm/interpreter/decode/StackMapTable.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/interpreter/decode/BytecodeReader.h"

namespace clew::vm::interpreter {

using namespace classfile;

namespace {

class Reader {
  public:
    Reader(const ClassFile& file, const MethodInfo& method, FrameTypes& types)
        : file_(file),
          method_(method),
          code_(*method.code),
          bytes_(code_.stackMapTable),
          instructions_(code_.bytecode),
          starts_(instructions_.size()),
          types_(types) {
        for (std::uint32_t at = 0; at < instructions_.size(); at += instructions_.length(at))
            starts_[at] = true;
    }

    std::vector<StackMapTable::Frame> read(StackMapTable::Frame frame) {
        std::vector<StackMapTable::Frame> frames;
        if (bytes_.empty()) return frames;
        bool isFirst = true;
        for (unsigned count = u2(); count > 0; --count) {
            const std::uint32_t delta = next(frame);
            frame.bytecodeIndex = isFirst ? delta : frame.bytecodeIndex + delta + 1;
            isFirst = false;
            if (frame.bytecodeIndex >= starts_.size() || !starts_[frame.bytecodeIndex])
                failTypes("bad offset");
            if (frame.locals.size() > code_.maxLocals || frame.operands.size() > code_.maxStack)
                failFormat("bad type array size");
            frames.push_back(frame);
        }
        if (at_ != bytes_.size()) failFormat("wrong attribute size");
        return frames;
    }

  private:
    static constexpr unsigned kSameLocals = 64, kReserved = 128, kSameLocalsExtended = 247,
                              kSameExtended = 251, kFull = 255;
    enum Tag : std::uint8_t {
        Top,
        Integer,
        Float,
        Double,
        Long,
        Null,
        UninitializedThis,
        Object,
        Uninitialized
    };

    [[noreturn]] void failFormat(std::string_view what) const {
        throw StackMapTable::Error(fmt::format("StackMapTable format error: {} in method '{}.{}{}'",
                                               what, file_.name, method_.name, method_.descriptor),
                                   false);
    }
    [[noreturn]] void failTypes(std::string_view what) const {
        throw StackMapTable::Error(
            fmt::format("StackMapTable error: {}\nException Details:\n  Location:\n    {}.{}{}",
                        what, file_.name, method_.name, method_.descriptor),
            true);
    }

    std::uint8_t u1() {
        if (at_ >= bytes_.size()) failFormat("access beyond the end of attribute");
        return bytes_[at_++];
    }
    std::uint16_t u2() {
        const std::uint8_t high = u1();
        return static_cast<std::uint16_t>(high << 8 | u1());
    }

    // Turns a frame into the one behind it; returns its offset.
    std::uint32_t next(StackMapTable::Frame& frame) {
        const unsigned kind = u1();
        frame.operands.clear();
        if (kind < kSameLocals) return kind;
        if (kind < kReserved) {
            type(frame.operands, nullptr);
            return kind - kSameLocals;
        }
        const std::uint32_t delta = u2();
        if (kind < kSameLocalsExtended) failFormat("reserved frame type");
        if (kind == kSameLocalsExtended) {
            type(frame.operands, nullptr);
        } else if (kind <= kSameExtended) {
            chop(frame, kSameExtended - kind);
        } else if (kind < kFull) {
            for (unsigned i = kSameExtended; i < kind; ++i)
                type(frame.locals, &frame.thisUninitialized);
        } else {
            frame.locals.clear();
            frame.thisUninitialized = false;
            for (unsigned count = u2(); count > 0; --count)
                type(frame.locals, &frame.thisUninitialized);
            for (unsigned count = u2(); count > 0; --count) type(frame.operands, nullptr);
        }
        return delta;
    }

    void chop(StackMapTable::Frame& frame, unsigned count) {
        for (unsigned i = 0; i < count; ++i) {
            if (frame.locals.empty()) failFormat("bad type array size");
            const bool isSecond = frame.locals.back().isSecond();
            frame.locals.pop_back();
            if (isSecond && !frame.locals.empty()) frame.locals.pop_back();
        }
        if (count > 0)
            frame.thisUninitialized =
                std::ranges::find(frame.locals, FrameType(FrameKind::UninitializedThis)) !=
                frame.locals.end();
    }

    void type(std::vector<FrameType>& to, bool* thisUninitialized) {
        switch (u1()) {
            case Top:
                to.push_back(FrameKind::Top);
                return;
            case Integer:
                to.push_back(FrameKind::Int);
                return;
            case Float:
                to.push_back(FrameKind::Float);
                return;
            case Double:
                to.insert(to.end(), {FrameKind::Double, FrameKind::DoubleSecond});
                return;
            case Long:
                to.insert(to.end(), {FrameKind::Long, FrameKind::LongSecond});
                return;
            case Null:
                to.push_back(FrameKind::Null);
                return;
            case UninitializedThis:
                if (thisUninitialized) *thisUninitialized = true;
                to.push_back(FrameKind::UninitializedThis);
                return;
            case Object: {
                const std::uint16_t index = u2();
                const ConstantPool& constants = file_.constants;
                if (index == 0 || index >= constants.size() ||
                    constants.kind(index) != ConstantKind::Class)
                    failFormat("bad class index");
                to.push_back(types_.named(constants.className(index)));
                return;
            }
            case Uninitialized: {
                const std::uint16_t made = u2();
                if (made >= starts_.size() || !starts_[made] ||
                    instructions_.opcode(made) != op::new_)
                    failFormat("bad offset for Uninitialized");
                to.push_back({FrameKind::Uninitialized, made});
                return;
            }
            default:
                failFormat("bad verification type");
        }
    }

    const ClassFile& file_;
    const MethodInfo& method_;
    const classfile::Code& code_;
    classfile::Bytes bytes_;
    std::size_t at_ = 0;
    BytecodeReader instructions_;
    std::vector<bool> starts_;
    FrameTypes& types_;
};

} // namespace

StackMapTable::StackMapTable(const ClassFile& file, const MethodInfo& method, FrameTypes& types,
                             Frame first)
    : frames_(Reader(file, method, types).read(std::move(first))) {}

const StackMapTable::Frame* StackMapTable::at(std::uint32_t bytecodeIndex) const {
    const auto found = std::ranges::lower_bound(frames_, bytecodeIndex, {}, &Frame::bytecodeIndex);
    return found != frames_.end() && found->bytecodeIndex == bytecodeIndex ? &*found : nullptr;
}

} // namespace clew::vm::interpreter
