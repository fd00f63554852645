#include "vm/interpreter/decode/StructuredLocking.h"

#include <algorithm>
#include <optional>

#include "vm/interpreter/decode/ControlFlow.h"
#include "vm/interpreter/decode/SlotEffect.h"

namespace clew::vm::interpreter {

using namespace classfile;

namespace {

// A value is known by the bytecode index + 1 of the instruction that has pushed it last, a
// parameter by its number behind those; 0: it may be one of several.
using Origin = std::uint32_t;
constexpr Origin kUnknown = 0;

struct Slots {
    std::vector<Origin> locals, operands, held; // held: the monitors, the innermost last
};

class LockingCheck {
  public:
    LockingCheck(const ClassFile& file, const MethodInfo& method)
        : file_(file),
          code_(*method.code),
          reader_(code_.bytecode),
          flow_(code_),
          entries_(flow_.size()) {}

    bool run() {
        if (flow_.hasSubroutines()) return false;
        Slots start;
        for (std::uint32_t local = 0; local < code_.maxLocals; ++local)
            start.locals.push_back(reader_.size() + 1 + local);
        if (!flowTo(0, start)) return false;
        while (!work_.empty()) {
            const std::uint32_t block = work_.back();
            work_.pop_back();
            if (!runBlock(block)) return false;
        }
        return true;
    }

  private:
    static bool mayThrow(std::uint8_t opcode) {
        if (opcode >= op::iaload && opcode <= op::saload) return true;
        if (opcode >= op::iastore && opcode <= op::sastore) return true;
        if (opcode >= op::getstatic && opcode <= op::monitorenter) return true;
        switch (opcode) {
            case op::ldc:
            case op::ldc_w:
            case op::ldc2_w:
            case op::idiv:
            case op::ldiv:
            case op::irem:
            case op::lrem:
            case op::multianewarray:
                return true;
            default: // what a monitorexit gives back is held; a return holds nothing
                return false;
        }
    }

    bool runBlock(std::uint32_t block) {
        Slots slots = *entries_[block];
        const ControlFlow::Block& range = flow_[block];
        for (std::uint32_t at = range.start;; at += reader_.length(at)) {
            if (mayThrow(reader_.opcode(at)) && !flowToHandlers(block, slots)) return false;
            if (!execute(at, slots)) return false;
            if (at == range.last) break;
        }
        for (const std::uint32_t next : flow_.successors(block))
            if (!flowTo(next, slots)) return false;
        return true;
    }

    bool flowToHandlers(std::uint32_t block, const Slots& slots) {
        for (const std::uint32_t number : flow_.handlers(block)) {
            const ExceptionHandler& handler = code_.handlers[number];
            Slots caught = slots;
            caught.operands.clear();
            if (!push(handler.handlerPc, 1, caught)) return false;
            if (!flowTo(flow_.blockAt(handler.handlerPc), caught)) return false;
            if (handler.catchType == 0) return true;
        }
        return slots.held.empty(); // or else an exception would leave the method with a monitor
    }

    // False: it was reached with other monitors.
    bool flowTo(std::uint32_t block, const Slots& from) {
        std::optional<Slots>& entry = entries_[block];
        if (!entry) {
            entry = from;
            work_.push_back(block);
            return true;
        }
        if (entry->held != from.held || entry->operands.size() != from.operands.size())
            return false;
        bool changed = false;
        const auto join = [&](std::vector<Origin>& to, const std::vector<Origin>& other) {
            for (std::size_t i = 0; i < to.size(); ++i)
                if (to[i] != other[i] && to[i] != kUnknown) to[i] = kUnknown, changed = true;
        };
        join(entry->locals, from.locals);
        join(entry->operands, from.operands);
        if (changed) work_.push_back(block);
        return true;
    }

    // What the instruction has pushed before is not what it pushes now.
    bool push(std::uint32_t at, std::uint32_t count, Slots& slots) {
        const Origin made = at + 1;
        if (std::ranges::find(slots.held, made) != slots.held.end()) return false;
        std::ranges::replace(slots.locals, made, kUnknown);
        std::ranges::replace(slots.operands, made, kUnknown);
        slots.operands.insert(slots.operands.end(), count, made);
        return true;
    }

    bool execute(std::uint32_t at, Slots& slots) {
        const std::uint8_t opcode = reader_.opcode(at);
        std::vector<Origin>& operands = slots.operands;
        const auto has = [&](std::size_t count) { return operands.size() >= count; };
        switch (opcode) {
            case op::monitorenter:
                if (!has(1) || operands.back() == kUnknown) return false;
                slots.held.push_back(operands.back());
                operands.pop_back();
                return true;
            case op::monitorexit:
                if (!has(1) || slots.held.empty() || operands.back() != slots.held.back())
                    return false;
                slots.held.pop_back();
                operands.pop_back();
                return true;
            case op::checkcast:
                return true; // the same value
            case op::pop:
            case op::pop2: {
                const std::size_t count = opcode - op::pop + 1u;
                if (!has(count)) return false;
                operands.resize(operands.size() - count);
                return true;
            }
            case op::swap:
                if (!has(2)) return false;
                std::swap(operands.end()[-1], operands.end()[-2]);
                return true;
            default:
                break;
        }
        if (opcode >= op::dup && opcode < op::swap) {
            const DupShape shape = dupShape(opcode);
            if (!has(shape.moved + shape.over)) return false;
            const std::vector<Origin> moved(operands.end() - shape.moved, operands.end());
            operands.insert(operands.end() - shape.moved - shape.over, moved.begin(), moved.end());
            return true;
        }
        const bool isReturn = opcode >= op::ireturn && opcode <= op::return_;
        if (isReturn && !slots.held.empty()) return false;
        const SlotEffect effect = SlotEffect::of(file_.constants, reader_, at);
        if (!has(effect.pops)) return false;
        if (opcode >= op::istore && opcode <= op::astore_3) {
            const std::uint32_t local = reader_.local(at);
            if (local + effect.pops > slots.locals.size()) return false;
            std::copy(operands.end() - effect.pops, operands.end(), slots.locals.begin() + local);
        }
        operands.resize(operands.size() - effect.pops);
        if (opcode >= op::iload && opcode <= op::aload_3) {
            const std::uint32_t local = reader_.local(at);
            if (local + effect.pushes > slots.locals.size()) return false;
            operands.insert(operands.end(), slots.locals.begin() + local,
                            slots.locals.begin() + local + effect.pushes);
            return true;
        }
        if (opcode == op::iinc && reader_.local(at) < slots.locals.size())
            slots.locals[reader_.local(at)] = kUnknown;
        return effect.pushes == 0 || push(at, effect.pushes, slots);
    }

    const ClassFile& file_;
    const classfile::Code& code_;
    BytecodeReader reader_;
    ControlFlow flow_;
    std::vector<std::optional<Slots>> entries_; // of the blocks; none: not reached so far
    std::vector<std::uint32_t> work_;
};

} // namespace

bool hasMonitorInstructions(const classfile::Code& code) {
    const BytecodeReader reader(code.bytecode);
    for (std::uint32_t at = 0; at < reader.size(); at += reader.length(at))
        if (reader.opcode(at) == op::monitorenter || reader.opcode(at) == op::monitorexit)
            return true;
    return false;
}

bool hasStructuredLocking(const ClassFile& file, const MethodInfo& method) {
    return LockingCheck(file, method).run();
}

} // namespace clew::vm::interpreter
