#pragma once

// The basic blocks of a method. A block is left only at its end, entered only at its start, and
// lies wholly inside or wholly outside each exception range.

#include <cstdint>
#include <span>
#include <vector>

#include "vm/interpreter/decode/BytecodeReader.h"

namespace clew::vm::interpreter {

class ControlFlow {
  public:
    struct Block {
        std::uint32_t start, end; // bytecode indices, end exclusive
        std::uint32_t last = 0;   // the last instruction
    };

    explicit ControlFlow(const classfile::Code& code);

    std::uint32_t size() const { return static_cast<std::uint32_t>(blocks_.size()); }
    const Block& operator[](std::uint32_t block) const { return blocks_[block]; }
    // Of a block that starts here.
    std::uint32_t blockAt(std::uint32_t bytecodeIndex) const { return blockOf_[bytecodeIndex]; }

    // Where control may go from the block's end, other than to an exception handler. A block that
    // ends in jsr goes to the subroutine; one that ends in ret goes to every instruction behind a
    // jsr.
    std::span<const std::uint32_t> successors(std::uint32_t block) const {
        return list(successors_, block);
    }
    // Positions in Code::handlers of the ranges that the block lies in.
    std::span<const std::uint32_t> handlers(std::uint32_t block) const {
        return list(handlers_, block);
    }
    // What is reachable, in reverse postorder.
    const std::vector<std::uint32_t>& order() const { return order_; }
    bool hasSubroutines() const { return hasSubroutines_; }
    // Control may run off the end of the code from here; kNone: from nowhere.
    std::uint32_t runsOffEnd() const { return runsOffEnd_; }
    static constexpr std::uint32_t kNone = ~0u;

  private:
    // Lists of all blocks, one after the other: that of block b is values[starts[b]] up to
    // values[starts[b + 1]].
    struct Lists {
        std::vector<std::uint32_t> starts, values;
    };
    static std::span<const std::uint32_t> list(const Lists& lists, std::uint32_t block) {
        return std::span(lists.values)
            .subspan(lists.starts[block], lists.starts[block + 1] - lists.starts[block]);
    }
    void findBlocks(const classfile::Code& code);
    void findSuccessors(const classfile::Code& code);
    void findHandlers(const classfile::Code& code);
    void findOrder(const classfile::Code& code);

    BytecodeReader reader_;
    std::vector<Block> blocks_;
    std::vector<std::uint32_t> blockOf_; // by bytecode index; kNone where no block starts
    Lists successors_, handlers_;
    std::vector<std::uint32_t> order_;
    std::uint32_t runsOffEnd_ = kNone;
    bool hasSubroutines_ = false;
};

} // namespace clew::vm::interpreter
