#include "vm/interpreter/decode/ControlFlow.h"

#include <algorithm>

namespace clew::vm::interpreter {

using namespace classfile;

ControlFlow::ControlFlow(const classfile::Code& code) : reader_(code.bytecode) {
    findBlocks(code);
    findSuccessors(code);
    findHandlers(code);
    findOrder(code);
}

void ControlFlow::findBlocks(const classfile::Code& code) {
    const std::uint32_t size = reader_.size();
    constexpr std::uint32_t kLeader = 0;
    blockOf_.assign(size + 1, kNone);
    blockOf_[0] = kLeader;
    for (std::uint32_t at = 0; at < size; at += reader_.length(at)) {
        const std::uint8_t opcode = reader_.opcode(at);
        bool jumps = false;
        reader_.forEachTarget(at, [&](std::uint32_t target) {
            blockOf_[target] = kLeader;
            jumps = true;
        });
        if (jumps || BytecodeReader::endsBlock(opcode)) blockOf_[at + reader_.length(at)] = kLeader;
        if (opcode == op::jsr || opcode == op::jsr_w || opcode == op::ret) hasSubroutines_ = true;
    }
    for (const ExceptionHandler& handler : code.handlers)
        blockOf_[handler.startPc] = blockOf_[handler.endPc] = blockOf_[handler.handlerPc] = kLeader;

    for (std::uint32_t at = 0; at < size; at += reader_.length(at)) {
        if (blockOf_[at] == kLeader) {
            blockOf_[at] = this->size();
            blocks_.push_back({at, size});
            if (blocks_.size() > 1) blocks_[blocks_.size() - 2].end = at;
        }
        blocks_.back().last = at;
    }
}

void ControlFlow::findSuccessors(const classfile::Code&) {
    std::vector<std::uint32_t> returnSites;
    if (hasSubroutines_)
        for (const Block& block : blocks_) {
            const std::uint8_t opcode = reader_.opcode(block.last);
            if ((opcode == op::jsr || opcode == op::jsr_w) && block.end < reader_.size())
                returnSites.push_back(blockAt(block.end));
        }
    for (const Block& block : blocks_) {
        successors_.starts.push_back(static_cast<std::uint32_t>(successors_.values.size()));
        const std::uint8_t opcode = reader_.opcode(block.last);
        reader_.forEachTarget(block.last, [&](std::uint32_t target) {
            successors_.values.push_back(blockAt(target));
        });
        if (opcode == op::ret)
            successors_.values.insert(successors_.values.end(), returnSites.begin(),
                                      returnSites.end());
        else if (!BytecodeReader::endsBlock(opcode) && block.end < reader_.size())
            successors_.values.push_back(blockAt(block.end));
        // A big switch names few places many times.
        auto first = successors_.values.begin() + successors_.starts.back();
        std::sort(first, successors_.values.end());
        successors_.values.erase(std::unique(first, successors_.values.end()),
                                 successors_.values.end());
    }
    successors_.starts.push_back(static_cast<std::uint32_t>(successors_.values.size()));
}

void ControlFlow::findHandlers(const classfile::Code& code) {
    handlers_.starts.reserve(blocks_.size() + 1);
    for (const Block& block : blocks_) {
        handlers_.starts.push_back(static_cast<std::uint32_t>(handlers_.values.size()));
        for (std::uint32_t i = 0; i < code.handlers.size(); ++i)
            if (code.handlers[i].startPc <= block.start && block.start < code.handlers[i].endPc)
                handlers_.values.push_back(i);
    }
    handlers_.starts.push_back(static_cast<std::uint32_t>(handlers_.values.size()));
}

void ControlFlow::findOrder(const classfile::Code& code) {
    struct Visit {
        std::uint32_t block, next = 0;
    };
    std::vector<bool> seen(blocks_.size());
    std::vector<Visit> stack{{0}};
    seen[0] = true;
    while (!stack.empty()) {
        Visit& top = stack.back();
        const auto next = successors(top.block), caught = handlers(top.block);
        if (top.next == next.size() + caught.size()) {
            const Block& block = blocks_[top.block];
            if (block.end == reader_.size() &&
                !BytecodeReader::endsBlock(reader_.opcode(block.last)))
                runsOffEnd_ = block.last;
            order_.push_back(top.block);
            stack.pop_back();
            continue;
        }
        const std::uint32_t i = top.next++;
        const std::uint32_t to =
            i < next.size() ? next[i] : blockAt(code.handlers[caught[i - next.size()]].handlerPc);
        if (!seen[to]) {
            seen[to] = true;
            stack.push_back({to});
        }
    }
    std::reverse(order_.begin(), order_.end());
}

} // namespace clew::vm::interpreter
