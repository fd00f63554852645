#include "vm/interpreter/decode/TypeCheck.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/interpreter/decode/ControlFlow.h"
#include "vm/interpreter/decode/SlotEffect.h"

namespace clew::vm::interpreter {

using namespace classfile;

StackMapTable TypeCheck::readTable() {
    StackMapTable::Frame first{0, {}, {}, thisUninitialized_};
    std::uint32_t used = code_.maxLocals;
    while (used > 0 && frame_[used - 1] == FrameType(FrameKind::Top)) --used;
    first.locals.assign(frame_.begin(), frame_.begin() + used);
    return {file_, method_, types_, std::move(first)};
}

void TypeCheck::run() {
    checkCaughtTypes();
    at_ = 0;
    startFrame();
    const StackMapTable table = readTable();
    table_ = &table;
    bool fallsThrough = true;
    while (at_ < reader_.size()) {
        arrive(fallsThrough);
        instruction();
        fallsThrough = !BytecodeReader::endsBlock(reader_.opcode(at_));
        at_ += reader_.length(at_);
    }
    if (fallsThrough) fail("Control flow falls through code end");
}

// At an instruction: what the table says holds from here on.
void TypeCheck::arrive(bool fallsThrough) {
    const auto& frames = table_->frames();
    if (nextFrame_ == frames.size() || frames[nextFrame_].bytecodeIndex != at_) {
        if (!fallsThrough) fail("Expecting a stack map frame");
        return;
    }
    const StackMapTable::Frame& frame = frames[nextFrame_++];
    if (fallsThrough && !fits(operands(), thisUninitialized_, frame))
        fail("Instruction type does not match stack map");
    std::fill(std::copy(frame.locals.begin(), frame.locals.end(), frame_.begin()),
              frame_.begin() + code_.maxLocals, FrameKind::Top);
    std::ranges::copy(frame.operands, frame_.begin() + code_.maxLocals);
    depth_ = static_cast<std::uint32_t>(frame.operands.size());
    thisUninitialized_ = frame.thisUninitialized;
}

void TypeCheck::instruction() {
    const std::uint8_t opcode = reader_.opcode(at_);
    if (opcode == op::jsr || opcode == op::jsr_w || opcode == op::ret)
        fail(fmt::format("Bad instruction: {:02x}", opcode));
    const auto covers = [this](const ExceptionHandler& handler) { return isCovered(handler); };
    const bool isCovered = std::ranges::any_of(code_.handlers, covers);
    const bool stores = opcode >= op::istore && opcode <= op::astore_3;
    const bool constructs =
        opcode == op::invokespecial && file_.constants.member(reader_.index(at_)).name == "<init>";
    const bool wasUninitialized = thisUninitialized_;
    if (isCovered && constructs && wasUninitialized && !hierarchy_->constructorsMayTryAgain()) {
        const std::uint32_t receiver = SlotEffect::of(file_.constants, reader_, at_).pops;
        if (receiver <= depth_ &&
            operands()[depth_ - receiver] == FrameType(FrameKind::UninitializedThis))
            requireThrowing();
    }
    // A handler sees the variables as they are before the instruction.
    if (isCovered && (stores || constructs)) flowToHandlers(wasUninitialized);
    execute();
    if (opcode != op::return_)
        reader_.forEachTarget(at_, [&](std::uint32_t target) { flowTo(target); });
    if (isCovered && !stores) flowToHandlers(wasUninitialized);
}

void TypeCheck::flowTo(std::uint32_t target) {
    const StackMapTable::Frame* frame = table_->at(target);
    if (!frame) fail(fmt::format("Expecting a stackmap frame at branch target {}", target));
    if (!fits(operands(), thisUninitialized_, *frame))
        fail(fmt::format("Inconsistent stackmap frames at branch target {}", target));
}

void TypeCheck::flowToHandlers(bool wasThisUninitialized) {
    for (const ExceptionHandler& handler : code_.handlers) {
        if (!isCovered(handler)) continue;
        const FrameType caught = caughtType(handler);
        if (code_.maxStack == 0) fail("Operand stack overflow");
        const StackMapTable::Frame* frame = table_->at(handler.handlerPc);
        if (!frame)
            fail(fmt::format("Expecting a stackmap frame at branch target {}", handler.handlerPc));
        if (!fits(std::span(&caught, 1), wasThisUninitialized || thisUninitialized_, *frame))
            fail(fmt::format("Stack map does not match the one at exception handler {}",
                             handler.handlerPc));
    }
}

void TypeCheck::requireThrowing() {
    const ControlFlow flow(code_);
    std::vector<std::uint32_t> work;
    std::vector<bool> seen(flow.size());
    const auto reach = [&](std::uint32_t block) {
        if (!seen[block]) work.push_back(block);
        seen[block] = true;
    };
    for (const ExceptionHandler& handler : code_.handlers)
        if (isCovered(handler)) reach(flow.blockAt(handler.handlerPc));
    while (!work.empty()) {
        const std::uint32_t block = work.back();
        work.pop_back();
        if (reader_.opcode(flow[block].last) == op::return_)
            fail("Bad <init> method call from after the start of a try block");
        for (const std::uint32_t next : flow.successors(block)) reach(next);
        for (const std::uint32_t handler : flow.handlers(block))
            reach(flow.blockAt(code_.handlers[handler].handlerPc));
    }
}

bool TypeCheck::fits(std::span<const FrameType> operands, bool thisUninitialized,
                     const StackMapTable::Frame& frame) {
    if (operands.size() != frame.operands.size()) return false;
    for (std::size_t i = 0; i < frame.locals.size(); ++i)
        if (!isAssignable(frame_[i], frame.locals[i])) return false;
    for (std::size_t i = 0; i < operands.size(); ++i)
        if (!isAssignable(operands[i], frame.operands[i])) return false;
    return frame.thisUninitialized || !thisUninitialized;
}

bool TypeCheck::isAssignable(FrameType value, FrameType to) {
    if (value == to || to.kind() == FrameKind::Top) return true;
    return to.kind() == FrameKind::Object && value.isInitialized() &&
           types_.isAssignable(value, types_.nameOf(to));
}

} // namespace clew::vm::interpreter
