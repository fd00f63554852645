#pragma once

// Which locals and operands of a method hold references, and which are live, at each instruction: found by abstract
// interpretation of the bytecode and a backward liveness pass, when a frame of the method is first frozen or traced. The
// same analysis is the VM's verifier: for classes that are not the JDK's, code that would use a value as something that
// it is not is refused before it runs.

#include <memory>
#include <mutex>
#include <unordered_map>

#include "vm/interpreter/Code.h"
#include "vm/state/LiveState.h"
#include "vm/types/Linker.h"

namespace clew::vm::interpreter {

// The maps of one method. `slots` of the result: locals first (maxLocals of them), then operands from the bottom.
class FrameMap {
  public:
    // Throws types::LinkageError("java/lang/VerifyError", …) for code that is not type-safe.
    FrameMap(const types::Method& method, types::Linker& linker);
    ~FrameMap();
    const state::SlotMap& at(int bytecodeIndex) const; // of an instruction start; before the instruction executes
    int stackDepthAt(int bytecodeIndex) const;         // operand slots; -1: unreachable

  private:
    struct Data;
    std::unique_ptr<Data> data_;
};

class FrameMapCache : public state::FrameMaps {
  public:
    explicit FrameMapCache(types::Linker& linker) : linker_(linker) {}
    const state::SlotMap& at(const types::Method& method, const Instruction* pc) override;
    const FrameMap& of(const types::Method& method);

  private:
    types::Linker& linker_;
    std::mutex mutex_;
    std::unordered_map<const types::Method*, std::unique_ptr<FrameMap>> maps_;
};

} // namespace clew::vm::interpreter
