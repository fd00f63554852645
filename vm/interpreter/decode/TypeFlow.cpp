#include "vm/interpreter/decode/TypeFlow.h"

#include <fmt/format.h>

namespace clew::vm::interpreter {

using namespace classfile;

namespace {
// Beyond this, further ways into subroutines share the contexts that there are.
constexpr std::size_t kMostContexts = 256;
} // namespace

TypeFlow::TypeFlow(const ClassFile& file, const MethodInfo& method, const ControlFlow& flow,
                   TypeHierarchy* hierarchy)
    : InstructionTypes(file, method, hierarchy, false),
      flow_(flow),
      stride_(std::uint32_t(code_.maxLocals) + code_.maxStack),
      nodes_(flow.size()),
      entries_(std::size_t(flow.size()) * stride_),
      position_(flow.size(), ControlFlow::kNone) {
    for (std::uint32_t i = 0; i < flow.order().size(); ++i) position_[flow.order()[i]] = i;
}

void TypeFlow::run() {
    if (flow_.runsOffEnd() != ControlFlow::kNone) {
        at_ = flow_.runsOffEnd();
        fail("Control runs off the end of the code");
    }
    checkCaughtTypes();
    at_ = 0;
    startFrame();
    flowTo(0, 0, {});
    while (!work_.empty()) {
        const std::uint32_t node = work_.begin()->second;
        work_.erase(work_.begin());
        nodes_[node].pending = false;
        enter(node);
        runBlock();
    }
}

void TypeFlow::enter(std::uint32_t node) {
    context_ = node / flow_.size();
    block_ = node % flow_.size();
    depth_ = static_cast<std::uint32_t>(nodes_[node].depth);
    thisUninitialized_ = nodes_[node].thisUninitialized;
    const auto entry = entries_.begin() + std::ptrdiff_t(node) * stride_;
    std::copy(entry, entry + code_.maxLocals + depth_, frame_.begin());
}

void TypeFlow::runBlock() {
    // A handler sees the variables as they are before any instruction of the range.
    bool handlersKnow = flow_.handlers(block_).empty();
    const bool covered = !handlersKnow;
    for (at_ = block().start;;) {
        if (!handlersKnow) {
            flowToHandlers();
            handlersKnow = true;
        }
        const bool localsChanged = execute();
        if (at_ == block().last) break;
        if (localsChanged) handlersKnow = !covered;
        at_ += reader_.length(at_);
    }
    flowToSuccessors();
}

void TypeFlow::flowToHandlers() {
    for (const std::uint32_t number : flow_.handlers(block_)) {
        const ExceptionHandler& handler = code_.handlers[number];
        const FrameType caught = caughtType(handler);
        if (code_.maxStack == 0) fail("Operand stack overflow");
        flowTo(context_, flow_.blockAt(handler.handlerPc), std::span(&caught, 1));
    }
}

void TypeFlow::flowToSuccessors() {
    const std::uint8_t opcode = reader_.opcode(at_);
    if (opcode == op::jsr || opcode == op::jsr_w)
        reader_.forEachTarget(at_, [&](std::uint32_t target) { call(target); });
    else if (opcode == op::ret)
        returnFromSubroutine();
    else
        for (const std::uint32_t to : flow_.successors(block_))
            flowTo(context_, to, std::span(frame_).subspan(code_.maxLocals, depth_));
}

std::uint32_t TypeFlow::contextFor(std::uint32_t parent, std::uint32_t callBlock) {
    // A call from a place that is being called from already: the subroutine was left without ret.
    for (std::uint32_t context = parent; context != 0; context = contexts_[context].parent)
        if (contexts_[context].call == callBlock) return context;
    if (contexts_.size() >= kMostContexts) parent = 0;
    const auto next = static_cast<std::uint32_t>(contexts_.size());
    const auto [found, isNew] = contextNumbers_.try_emplace({parent, callBlock}, next);
    if (isNew) {
        contexts_.push_back({parent, callBlock});
        nodes_.resize(contexts_.size() * flow_.size());
        entries_.resize(nodes_.size() * stride_);
    }
    return found->second;
}

void TypeFlow::call(std::uint32_t target) {
    const std::uint32_t inner = contextFor(context_, block_);
    push({FrameKind::ReturnAddress, inner});
    flowTo(inner, flow_.blockAt(target), std::span(frame_).subspan(code_.maxLocals, depth_));
}

void TypeFlow::returnFromSubroutine() {
    const FrameType address = frame_[reader_.local(at_)];
    if (address.kind() != FrameKind::ReturnAddress)
        fail(fmt::format("ret needs a return address in local variable {}; it holds {}",
                         reader_.local(at_), types_.describe(address)));
    const Context& context = contexts_[address.detail()];
    const std::uint32_t behind = flow_[context.call].end;
    if (behind >= reader_.size()) fail("Control runs off the end of the code");
    flowTo(context.parent, flow_.blockAt(behind),
           std::span(frame_).subspan(code_.maxLocals, depth_));
}

void TypeFlow::flowTo(std::uint32_t context, std::uint32_t block,
                      std::span<const FrameType> operands) {
    const std::uint32_t number = context * flow_.size() + block;
    Node& node = nodes_[number];
    FrameType* entry = entries_.data() + std::size_t(number) * stride_;
    bool changed = false;
    if (node.depth < 0) {
        std::copy_n(frame_.begin(), code_.maxLocals, entry);
        std::copy(operands.begin(), operands.end(), entry + code_.maxLocals);
        node.depth = static_cast<std::int32_t>(operands.size());
        node.thisUninitialized = thisUninitialized_;
        changed = true;
    } else {
        if (static_cast<std::size_t>(node.depth) != operands.size())
            fail(fmt::format("Inconsistent stack depth {} != {}", operands.size(), node.depth));
        const auto join = [&](FrameType& to, FrameType from) {
            if (to == from) return;
            const FrameType joined = types_.join(to, from);
            changed |= joined != to;
            to = joined;
        };
        for (std::uint32_t i = 0; i < code_.maxLocals; ++i) join(entry[i], frame_[i]);
        for (std::size_t i = 0; i < operands.size(); ++i)
            join(entry[code_.maxLocals + i], operands[i]);
        if (thisUninitialized_ && !node.thisUninitialized) changed = node.thisUninitialized = true;
    }
    if (changed && !node.pending) {
        node.pending = true;
        work_.emplace(position_[block], number);
    }
}

} // namespace clew::vm::interpreter
