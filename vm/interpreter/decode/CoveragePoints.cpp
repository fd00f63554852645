#include "vm/interpreter/decode/CoveragePoints.h"

#include <algorithm>

#include "vm/interpreter/decode/BytecodeReader.h"

namespace clew::vm::interpreter {

using namespace classfile;

namespace {

bool isConditional(std::uint8_t opcode) {
    return (opcode >= op::ifeq && opcode <= op::if_acmpne) || opcode == op::ifnull ||
           opcode == op::ifnonnull;
}
bool isSwitch(std::uint8_t opcode) {
    return opcode == op::tableswitch || opcode == op::lookupswitch;
}
bool isGoto(std::uint8_t opcode) {
    return opcode == op::goto_ || opcode == op::goto_w;
}
bool isExit(std::uint8_t opcode) {
    return (opcode >= op::ireturn && opcode <= op::return_) || opcode == op::athrow;
}
bool isCall(std::uint8_t opcode) {
    return opcode >= op::invokevirtual && opcode <= op::invokedynamic;
}
bool isSubroutine(std::uint8_t opcode) {
    return opcode == op::jsr || opcode == op::jsr_w || opcode == op::ret;
}

// How control comes to an instruction.
struct Arrival {
    std::uint8_t ways =
        0; // jumps, exception ranges that start here, handlers, the start of the method; 2: or more
    bool fromBefore = false;  // also from the instruction before
    bool callsInLine = false; // a line starts here, and calls something
    bool isMultiple() const { return ways + fromBefore > 1; }
    bool hasProbeBefore() const { return fromBefore && (isMultiple() || callsInLine); }
    void add() { ways = std::min(ways + 1, 2); }
};

} // namespace

CoveragePoints::CoveragePoints(const classfile::Code& code) {
    const BytecodeReader reader(code.bytecode);
    std::vector<std::uint32_t> numberAt(reader.size() + 1);
    for (std::uint32_t at = 0; at < reader.size(); at += reader.length(at)) {
        numberAt[at] = static_cast<std::uint32_t>(starts.size());
        starts.push_back(at);
        if (isSubroutine(reader.opcode(at))) isSupported = false;
    }
    const auto count = static_cast<std::uint32_t>(starts.size());
    first.assign(count + 1, 0);
    if (!isSupported) return;

    const auto targetsOf = [&](std::uint32_t number) {
        std::vector<std::uint32_t> targets;
        reader.forEachTarget(starts[number], [&](std::uint32_t target) {
            if (std::ranges::find(targets, numberAt[target]) == targets.end())
                targets.push_back(numberAt[target]);
        });
        return targets;
    };

    std::vector<Arrival> arrivals(count + 1);
    arrivals[0].add();
    for (const ExceptionHandler& handler : code.handlers) {
        arrivals[numberAt[handler.startPc]].add();
        arrivals[numberAt[handler.handlerPc]].add();
    }
    std::size_t nextLine = 0;
    std::uint32_t lineStart = CoveragePoint::kNowhere;
    for (std::uint32_t i = 0; i < count; ++i) {
        for (;
             nextLine < code.lineNumbers.size() && code.lineNumbers[nextLine].startPc <= starts[i];
             ++nextLine)
            lineStart = i;
        const std::uint8_t opcode = reader.opcode(starts[i]);
        for (const std::uint32_t target : targetsOf(i)) arrivals[target].add();
        if (!BytecodeReader::endsBlock(opcode)) arrivals[i + 1].fromBefore = true;
        if (isCall(opcode) && lineStart != CoveragePoint::kNowhere)
            arrivals[lineStart].callsInLine = true;
    }

    using Kind = CoveragePoint::Kind;
    for (std::uint32_t i = 0; i < count; ++i) {
        first[i] = static_cast<std::uint32_t>(points.size());
        const std::uint8_t opcode = reader.opcode(starts[i]);
        const bool probeBehind = i + 1 < count && arrivals[i + 1].hasProbeBefore();
        if (isExit(opcode)) {
            points.push_back({Kind::Exit, i, CoveragePoint::kNowhere, true});
        } else if (isSwitch(opcode)) {
            for (const std::uint32_t target : targetsOf(i))
                points.push_back({Kind::Case, i, target, arrivals[target].isMultiple()});
        } else if (isGoto(opcode)) {
            const std::uint32_t target = targetsOf(i).front();
            if (arrivals[target].isMultiple())
                points.push_back({Kind::Goto, i, target, true});
            else
                plainGotos[i] = target;
        } else if (isConditional(opcode)) {
            const std::uint32_t target = targetsOf(i).front();
            points.push_back({Kind::NotTaken, i, i + 1, probeBehind});
            points.push_back({Kind::Taken, i, target, arrivals[target].isMultiple()});
        } else if (probeBehind) {
            points.push_back({Kind::Next, i, i + 1, true});
        }
    }
    first[count] = static_cast<std::uint32_t>(points.size());
}

} // namespace clew::vm::interpreter
