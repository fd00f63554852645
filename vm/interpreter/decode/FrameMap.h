#pragma once

// Which locals and operands of a method hold references, and which are live, at each instruction:
// found by abstract interpretation of the bytecode (TypeFlow) and a backward liveness pass
// (Liveness), when a frame of the method is first frozen or traced.

#include <memory>
#include <mutex>
#include <unordered_map>

#include "vm/interpreter/decode/Code.h"
#include "vm/interpreter/decode/Verification.h"
#include "vm/state/LiveState.h"
#include "vm/types/Linker.h"

namespace clew::vm::interpreter {

// The maps of one method. `slots` of the result: locals first (maxLocals of them), then operands
// from the bottom.
class FrameMap {
  public:
    // Verifies where the method needs it: throws types::LinkageError("java/lang/VerifyError", …)
    // for code that is not type-safe. A method without bytecode has one conservative map, for all
    // positions.
    FrameMap(const types::Method& method, types::Linker& linker);
    explicit FrameMap(const types::Method& method); // of code that is trusted, or has been verified
    ~FrameMap();
    // Of an instruction start; before the instruction executes. Thread-safe; the result lives as
    // long as the FrameMap.
    const state::SlotMap& at(int bytecodeIndex) const;
    int stackDepthAt(int bytecodeIndex) const; // operand slots; -1: unreachable

  private:
    struct Data;
    std::unique_ptr<Data> data_;
};

// Thread-safe.
class FrameMapCache : public state::FrameMaps {
  public:
    explicit FrameMapCache(types::Linker& linker);
    const state::SlotMap& at(const types::Method& method, const Instruction* pc) override;
    const FrameMap& of(const types::Method& method);
    // Links the class (JVMS 5.4): verifies what it extends, what it implements, and itself, unless
    // that has been done (Class::isVerified); throws the same error again where it has failed
    // (Verification.h). The interpreter calls it before it initializes a class.
    void verify(const types::Class& klass);

  private:
    types::Linker& linker_;
    const std::uint64_t number_; // differs from that of every other cache of the process
    std::mutex mutex_;
    std::unordered_map<const types::Method*, std::unique_ptr<FrameMap>> maps_;
    std::unordered_map<const types::Class*, types::LinkageError> refused_;
};

} // namespace clew::vm::interpreter
