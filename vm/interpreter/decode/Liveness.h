#pragma once

// Which local variables may be read later, before each instruction of a method: the usual backward
// analysis over its basic blocks. What an exception handler reads is live in its whole range. Where
// a program asks for attributes of a local variable by its name (Verify.getLocalAttribute), all
// that have a name there are read.

#include <cstdint>
#include <vector>

#include "vm/interpreter/decode/ControlFlow.h"

namespace clew::vm::interpreter {

class Liveness {
  public:
    Liveness(const classfile::Code& code, const classfile::ConstantPool& constants,
             const ControlFlow& flow);

    std::uint32_t words() const { return words_; } // of a set of local variables
    // Calls visit(bytecode index, set) for each instruction of a reachable block, last one first;
    // bit i of word i / 64 of the set: local variable i.
    template <class Visit>
    void forEachInstruction(std::uint32_t block, Visit&& visit) {
        walk(block);
        for (std::size_t i = starts_.size(); i-- > 0;) {
            step(starts_[i]);
            visit(starts_[i], current_.data());
        }
    }

  private:
    void summarize(std::uint32_t block);
    void solve();
    void walk(std::uint32_t block); // current_: what is live at the end of the block; starts_: its
                                    // instructions
    void step(std::uint32_t at);    // current_: from behind the instruction to before it
    bool readsByName(std::uint32_t at) const;
    template <class Visit>
    void forEachNamed(std::uint32_t at, Visit&& visit) const; // local variables that have a name
    std::uint64_t* set(std::vector<std::uint64_t>& sets, std::uint32_t block) {
        return sets.data() + std::size_t(block) * words_;
    }

    const classfile::Code& code_;
    const classfile::ConstantPool& constants_;
    const ControlFlow& flow_;
    BytecodeReader reader_;
    std::uint32_t words_;
    // By block. read_: read before it is written; written_: written; in_: live at the start.
    std::vector<std::uint64_t> read_, written_, in_;
    std::vector<std::uint64_t> current_, caught_;
    std::vector<std::uint32_t> starts_;
};

} // namespace clew::vm::interpreter
