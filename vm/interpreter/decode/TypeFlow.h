#pragma once

// Abstract interpretation of one method: the type of every local variable and operand before each
// reachable instruction (JVMS 4.10.2, verification by type inference; no StackMapTable is needed).
// With a TypeHierarchy it is the verifier for class files below version 51 (Verification.h);
// without, the code is trusted and only kinds are tracked.
//
// Subroutines (jsr, ret of class files below version 51) are analysed once for each way in which
// they can be called, so that what a caller keeps in its variables stays apart from what another
// does. Where that would be endless or too much, calls are taken together; that is still sound,
// because a return address remembers where it leads.

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <vector>

#include "vm/interpreter/decode/ControlFlow.h"
#include "vm/interpreter/decode/InstructionTypes.h"

namespace clew::vm::interpreter {

class TypeFlow : public InstructionTypes {
  public:
    // The types before one instruction.
    struct Frame {
        std::uint32_t bytecodeIndex;
        std::span<const FrameType> locals, operands;
    };
    // `flow` is of method.code, which is there. hierarchy null: trusted code.
    TypeFlow(const classfile::ClassFile& file, const classfile::MethodInfo& method,
             const ControlFlow& flow, TypeHierarchy* hierarchy);

    // Finds the fixed point. Throws Error.
    void run();

    // After run(): calls visit(Frame) for each reachable instruction, in order inside a block; more
    // than once for instructions of subroutines.
    template <class Visit>
    void forEachFrame(Visit&& visit) {
        for (std::uint32_t node = 0; node < nodes_.size(); ++node) {
            if (nodes_[node].depth < 0) continue;
            enter(node);
            for (std::uint32_t at = block().start; at < block().end; at += reader_.length(at)) {
                at_ = at;
                visit(Frame{at, std::span(frame_).first(code_.maxLocals),
                            std::span(frame_).subspan(code_.maxLocals, depth_)});
                execute();
            }
        }
    }

  private:
    // A way to have come into a subroutine. Context 0 is the method itself.
    struct Context {
        std::uint32_t parent, call; // the context and the block of the jsr
    };
    // A block in a context: number context * blocks + block.
    struct Node {
        std::int32_t depth = -1; // -1: not reached so far
        bool thisUninitialized =
            false; // the constructor has not called another one on every path to here
        bool pending = false;
    };

    const ControlFlow::Block& block() const { return flow_[block_]; }
    void enter(std::uint32_t node);
    void runBlock();
    void flowToSuccessors();
    void flowToHandlers();
    void call(std::uint32_t target);
    void returnFromSubroutine();
    std::uint32_t contextFor(std::uint32_t parent, std::uint32_t callBlock);
    void flowTo(std::uint32_t context, std::uint32_t block, std::span<const FrameType> operands);

    const ControlFlow& flow_;
    std::uint32_t stride_; // slots of a frame

    std::vector<Context> contexts_{{0, 0}};
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t>
        contextNumbers_; // by parent and call
    std::vector<Node> nodes_;
    std::vector<FrameType> entries_;                         // of the nodes, each at node * stride_
    std::vector<std::uint32_t> position_;                    // of a block in reverse postorder
    std::set<std::pair<std::uint32_t, std::uint32_t>> work_; // position, node

    std::uint32_t context_ = 0, block_ = 0; // of the frame that is being transformed
};

} // namespace clew::vm::interpreter
