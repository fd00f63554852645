#pragma once

// Method activations, running and frozen.

#include <atomic>
#include <cstdint>

#include "vm/state/Hash.h"
#include "vm/types/Class.h"
#include "vm/values/Value.h"

namespace clew::vm::interpreter {
struct Instruction;
}

namespace clew::vm::state {

using values::Slot;

// An immutable activation; its callers are shared by all frozen states that have them in common.
// Reference-counted.
struct FrozenFrame {
    std::atomic<std::uint32_t> references;
    std::uint16_t localCount, stackCount;
    bool symbolic;       // it, or one of its callers, has slots with expressions
    bool leftOut;        // by one of its callers, where states are matched
    bool copiesCounts;   // it, or one of its callers: types::Method::copiesCounts
    FrozenFrame* caller; // null: the thread's first
    const types::Method* method;
    const interpreter::Instruction* pc; // to execute next, or the call that is under way
    Ref lockedMonitor;                  // of a synchronized method; 0: none. Where monitors are
                                        // counted (interpreter::Code), an array of all of them
    std::uint32_t depth;                // as in Frame
    std::uint32_t
        referenceCount; // of slots that hold live references; their numbers follow the slots
    Hash128 contents;   // of everything but the references
    Hash128 below;      // sum over the callers' contents
    Slot slots[];       // locals, operands, then referenceCount 16-bit slot numbers

    const std::uint16_t* referenceSlots() const {
        return reinterpret_cast<const std::uint16_t*>(slots + localCount + stackCount);
    }
    void retain() { references.fetch_add(1, std::memory_order_relaxed); }
    static void release(FrozenFrame* frame); // null is fine
};

// A running activation, in its thread's stack region: locals, this header, operands.
struct Frame {
    const types::Method* method;
    const interpreter::Instruction*
        pc; // valid when the frame is not the one that the loop executes
    Slot* locals;
    Slot* sp;      // one past the top operand; valid as pc is
    Frame* caller; // null: the oldest that has been thawed; older ones are Thread::frozenBelow
    FrozenFrame*
        frozen; // the image of exactly this content, not owned; null: changed since the last freeze
    Ref lockedMonitor;
    std::uint32_t depth; // what it and its callers take of a JVM's stack (interpreter::slotsOf)

    Slot* stackBase() { return reinterpret_cast<Slot*>(this + 1); }
    const Slot* stackBase() const { return reinterpret_cast<const Slot*>(this + 1); }
};
static_assert(sizeof(Frame) % sizeof(Slot) == 0);

} // namespace clew::vm::state
