#include "vm/interpreter/decode/NullPointerMessages.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <vector>

#include "vm/interpreter/decode/SlotEffect.h"

namespace clew::vm::interpreter {

using namespace classfile;

namespace {

constexpr std::uint32_t kUnknown = ~0u; // several instructions may have pushed the operand

// Which instruction has pushed each operand, and which local variables have been written, at one
// place.
struct Origins {
    std::vector<std::uint32_t> operands; // bytecode indices
    std::uint64_t writtenLocals = 0;

    // The numbers above 63 count as written.
    bool isWritten(std::uint32_t local) const { return local > 63 || (writtenLocals >> local & 1); }
    void write(std::uint32_t local) {
        if (local <= 63) writtenLocals |= 1ull << local;
    }
    void push(std::uint32_t at, std::uint32_t slots) { operands.insert(operands.end(), slots, at); }
    void pop(std::uint32_t slots) {
        operands.resize(operands.size() - std::min<std::size_t>(operands.size(), slots));
    }
    std::uint32_t fromTop(std::uint32_t slot) const { // 0: the top
        return slot < operands.size() ? operands[operands.size() - 1 - slot] : kUnknown;
    }
};

// Finds the Origins at one instruction. The code is gone through from its first instruction on
// until that one is reached and known, as often as it takes: so what stands behind it (the rest of
// a loop's body, say) has no say unless the only way leads through there.
class OriginsFinder {
  public:
    explicit OriginsFinder(const ClassFile& file, const classfile::Code& code)
        : file_(file), reader_(code.bytecode) {
        known_[0] = {};
        for (const ExceptionHandler& handler : code.handlers)
            if (known_.try_emplace(handler.handlerPc).second)
                known_[handler.handlerPc].push(handler.handlerPc, 1);
    }

    void find(std::uint32_t wanted) {
        bool complete = false;
        grown_ = true;
        while (!complete && grown_) {
            complete = true;
            grown_ = false;
            for (std::uint32_t at = 0; at < reader_.size();) {
                if (known_.contains(at))
                    execute(at);
                else
                    complete = false;
                at += reader_.length(at);
                if (at == wanted && known_.contains(at)) return;
            }
        }
    }

    const Origins* at(std::uint32_t bytecodeIndex) const {
        const auto found = known_.find(bytecodeIndex);
        return found == known_.end() ? nullptr : &found->second;
    }

  private:
    void execute(std::uint32_t at) {
        Origins state = known_.at(at);
        apply(at, state);
        reader_.forEachTarget(at, [&](std::uint32_t target) { join(target, state); });
        const std::uint32_t next = at + reader_.length(at);
        if (!BytecodeReader::endsBlock(reader_.opcode(at)) && next < reader_.size())
            join(next, state);
    }

    void join(std::uint32_t at, const Origins& from) {
        const auto [found, isNew] = known_.try_emplace(at, from);
        if (isNew) {
            grown_ = true;
            return;
        }
        Origins& to = found->second;
        for (std::size_t i = 0; i < std::min(to.operands.size(), from.operands.size()); ++i)
            if (to.operands[i] != from.operands[i]) to.operands[i] = kUnknown;
        to.writtenLocals |= from.writtenLocals;
    }

    void apply(std::uint32_t at, Origins& state) const {
        const std::uint8_t opcode = reader_.opcode(at);
        if (opcode == op::checkcast) return; // the same value: whoever pushed it
        if (opcode == op::jsr || opcode == op::jsr_w) return state.push(at, 1);
        switch (opcode) {
            case op::pop:
                return state.pop(1);
            case op::pop2:
                return state.pop(2);
            case op::swap:
                if (state.operands.size() >= 2)
                    std::swap(state.operands.end()[-1], state.operands.end()[-2]);
                return;
            case op::dup:
            case op::dup_x1:
            case op::dup_x2:
            case op::dup2:
            case op::dup2_x1:
            case op::dup2_x2: {
                const DupShape shape = dupShape(opcode);
                if (state.operands.size() < shape.moved + shape.over) return;
                const std::vector<std::uint32_t> moved(state.operands.end() - shape.moved,
                                                       state.operands.end());
                state.operands.insert(state.operands.end() - shape.moved - shape.over,
                                      moved.begin(), moved.end());
                return;
            }
            default:
                break;
        }
        const SlotEffect effect = SlotEffect::of(file_.constants, reader_, at);
        state.pop(effect.pops);
        state.push(at, effect.pushes);
        const bool stores = opcode >= op::istore && opcode <= op::astore_3;
        if (stores || opcode == op::iinc) state.write(reader_.local(at));
        if (stores && effect.pops == 2) state.write(reader_.local(at) + 1);
    }

    const ClassFile& file_;
    BytecodeReader reader_;
    std::unordered_map<std::uint32_t, Origins> known_; // before the instruction; by bytecode index
    bool grown_ = false;
};

// ---- names

constexpr std::string_view kJavaLang = "java.lang.";

std::string className(std::string_view internalName) {
    std::string name(internalName);
    std::ranges::replace(name, '/', '.');
    if (name == "java.lang.Object" || name == "java.lang.String") name.erase(0, kJavaLang.size());
    return name;
}

std::string parameterType(std::string_view descriptor) {
    std::string brackets;
    while (descriptor.front() == '[') {
        brackets += "[]";
        descriptor.remove_prefix(1);
    }
    switch (descriptor.front()) {
        case 'Z':
            return "boolean" + brackets;
        case 'B':
            return "byte" + brackets;
        case 'C':
            return "char" + brackets;
        case 'S':
            return "short" + brackets;
        case 'I':
            return "int" + brackets;
        case 'J':
            return "long" + brackets;
        case 'F':
            return "float" + brackets;
        case 'D':
            return "double" + brackets;
        default:
            break;
    }
    std::string name(descriptor.substr(1, descriptor.size() - 2));
    std::ranges::replace(name, '/', '.');
    // Whatever begins like this, so java.lang.StringBuilder too: that is how HotSpot does it.
    if (name.starts_with("java.lang.Object") || name.starts_with("java.lang.String"))
        name.erase(0, kJavaLang.size());
    return name + brackets;
}

std::string methodName(const MemberRef& member) {
    std::string text = className(member.className) + "." + std::string(member.name) + "(";
    bool first = true;
    forEachParameter(member.descriptor, [&](std::string_view parameter) {
        if (!first) text += ", ";
        first = false;
        text += parameterType(parameter);
    });
    return text + ")";
}

// ---- the message

class Message {
  public:
    Message(const ClassFile& file, const MethodInfo& method)
        : file_(file),
          method_(method),
          code_(*method.code),
          reader_(code_.bytecode),
          origins_(file, code_) {}

    std::string text(std::uint32_t at) {
        const std::optional<std::uint32_t> slot = nullSlot(at);
        if (!slot) return {};
        origins_.find(at);
        std::string text = failedAction(at);
        const Origins* origins = origins_.at(at);
        if (!origins) return text;
        const std::uint32_t source = origins->fromTop(*slot);
        const std::optional<std::string> cause = expression(at, *slot, kMostDereferences);
        if (!cause) return text;
        const bool isCall = source != kUnknown && reader_.opcode(source) >= op::invokevirtual &&
                            reader_.opcode(source) <= op::invokeinterface;
        return text + (isCall ? " because the return value of \"" : " because \"") + *cause +
               "\" is null";
    }

  private:
    static constexpr int kMostDereferences = 5;

    // How far below the top the operand stands that must have been null.
    std::optional<std::uint32_t> nullSlot(std::uint32_t at) const {
        const std::uint8_t opcode = reader_.opcode(at);
        switch (opcode) {
            case op::getfield:
            case op::arraylength:
            case op::athrow:
            case op::monitorenter:
            case op::monitorexit:
                return 0;
            case op::putfield:
                return slotsOfDescriptor(file_.constants.member(reader_.index(at)).descriptor);
            case op::invokevirtual:
            case op::invokespecial:
            case op::invokeinterface: {
                const MemberRef member = file_.constants.member(reader_.index(at));
                if (member.name == "<init>") return {}; // the exception has been made by `new`
                std::uint32_t slots = 0;
                forEachParameter(member.descriptor, [&](std::string_view parameter) {
                    slots += slotsOfDescriptor(parameter);
                });
                return slots;
            }
            default:
                break;
        }
        if (opcode >= op::iaload && opcode <= op::saload) return 1;
        if (opcode == op::lastore || opcode == op::dastore) return 3;
        if (opcode >= op::iastore && opcode <= op::sastore) return 2;
        return {};
    }

    std::string failedAction(std::uint32_t at) const {
        constexpr std::string_view elements[] = {"int",    "long",         "float", "double",
                                                 "object", "byte/boolean", "char",  "short"};
        const std::uint8_t opcode = reader_.opcode(at);
        if (opcode >= op::iaload && opcode <= op::saload)
            return fmt::format("Cannot load from {} array", elements[opcode - op::iaload]);
        if (opcode >= op::iastore && opcode <= op::sastore)
            return fmt::format("Cannot store to {} array", elements[opcode - op::iastore]);
        switch (opcode) {
            case op::arraylength:
                return "Cannot read the array length";
            case op::athrow:
                return "Cannot throw exception";
            case op::monitorenter:
                return "Cannot enter synchronized block";
            case op::monitorexit:
                return "Cannot exit synchronized block";
            case op::getfield:
                return fmt::format("Cannot read field \"{}\"",
                                   file_.constants.member(reader_.index(at)).name);
            case op::putfield:
                return fmt::format("Cannot assign field \"{}\"",
                                   file_.constants.member(reader_.index(at)).name);
            default:
                return fmt::format("Cannot invoke \"{}\"",
                                   methodName(file_.constants.member(reader_.index(at))));
        }
    }

    // The expression that gave the operand `slot` slots below the top before the instruction at
    // `at`. None: it came from several places, it is too complex, or `depth` dereferences are used
    // up.
    std::optional<std::string> expression(std::uint32_t at, std::uint32_t slot, int depth) {
        if (depth <= 0) return {};
        const Origins* origins = origins_.at(at);
        if (!origins) return {};
        const std::uint32_t source = origins->fromTop(slot);
        if (source == kUnknown) return {};
        const std::uint8_t opcode = reader_.opcode(source);
        const bool loadsReferenceOrInt = opcode == op::iload || opcode == op::aload ||
                                         (opcode >= op::iload_0 && opcode <= op::iload_3) ||
                                         (opcode >= op::aload_0 && opcode <= op::aload_3);
        if (loadsReferenceOrInt) {
            const std::uint32_t local = reader_.local(source);
            return variable(source, local, !origins->isWritten(local));
        }
        if (opcode >= op::iconst_m1 && opcode <= op::iconst_5)
            return std::to_string(opcode - op::iconst_0);
        switch (opcode) {
            case op::aconst_null:
                return "null";
            case op::bipush:
                return std::to_string(static_cast<std::int8_t>(reader_.u1(source + 1)));
            case op::sipush:
                return std::to_string(static_cast<std::int16_t>(reader_.u2(source + 1)));
            case op::getstatic: {
                const MemberRef member = file_.constants.member(reader_.index(source));
                return className(member.className) + "." + std::string(member.name);
            }
            case op::getfield: {
                const MemberRef member = file_.constants.member(reader_.index(source));
                const std::optional<std::string> object = expression(source, 0, depth - 1);
                return (object ? *object + "." : std::string()) + std::string(member.name);
            }
            case op::invokevirtual:
            case op::invokespecial:
            case op::invokestatic:
            case op::invokeinterface:
                return methodName(file_.constants.member(reader_.index(source)));
            case op::iaload:
            case op::aaload:
                // The index costs no depth: there is always one.
                return expression(source, 1, depth - 1).value_or("<array>") + "[" +
                       expression(source, 0, depth).value_or("...") + "]";
            default:
                return {};
        }
    }

    std::string variable(std::uint32_t at, std::uint32_t local, bool holdsParameter) const {
        for (const LocalVariable& each : code_.localVariables)
            if (each.index == local && at >= each.startPc &&
                at < std::uint32_t(each.startPc) + each.length)
                return std::string(each.name);
        const bool isStatic = method_.accessFlags & access::Static;
        if (holdsParameter) {
            if (!isStatic && local == 0) return "this";
            std::uint32_t first = isStatic ? 0 : 1, number = 1;
            std::string text;
            forEachParameter(method_.descriptor, [&](std::string_view parameter) {
                const std::uint32_t slots = slotsOfDescriptor(parameter);
                if (local >= first && local < first + slots)
                    text = fmt::format("<parameter{}>", number);
                first += slots;
                ++number;
            });
            if (!text.empty()) return text;
        }
        return fmt::format("<local{}>", local);
    }

    const ClassFile& file_;
    const MethodInfo& method_;
    const classfile::Code& code_;
    BytecodeReader reader_;
    OriginsFinder origins_;
};

// Exceptions that reflection makes are not those of the instruction that stands there.
bool isConstructorAccessor(std::string_view className) {
    return className == "jdk/internal/reflect/NativeConstructorAccessorImpl" ||
           className == "jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor";
}

} // namespace

std::string nullPointerMessage(const ClassFile& file, const MethodInfo& method, int bytecodeIndex) {
    if (!method.code || bytecodeIndex < 0) return {};
    return Message(file, method).text(static_cast<std::uint32_t>(bytecodeIndex));
}

std::string nullPointerMessage(const types::Method& method, int bytecodeIndex) {
    if (!method.info || !method.holder->file || isConstructorAccessor(method.holder->name.view()))
        return {};
    return nullPointerMessage(*method.holder->file, *method.info, bytecodeIndex);
}

} // namespace clew::vm::interpreter
