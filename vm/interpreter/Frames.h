#pragma once

// Making activations. A frame's arguments are the first of its locals; they lie where the caller
// has pushed them.

#include <span>

#include "vm/Vm.h"
#include "vm/interpreter/decode/Code.h"
#include "vm/state/LiveState.h"

namespace clew::vm::interpreter {

// What a frame takes of a JVM's stack. HotSpot's frames differ by how a method is executed, from 40
// bytes and the operands in the interpreter to 32 bytes and what is left of the locals in compiled
// code; this is near what it takes of a recursion that gets compiled while it goes down.
inline std::uint32_t slotsOf(const types::Method& method) {
    constexpr std::uint32_t kHeader = 4;
    return kHeader + method.maxLocals;
}

// Puts a frame whose arguments begin at `arguments` on top of the thread. The caller's pc and sp
// must have been stored, and there must be room.
inline state::Frame* pushFrame(state::Thread& thread, const types::Method& method, const Code& code,
                               values::Slot* arguments) {
    auto* frame = reinterpret_cast<state::Frame*>(arguments + method.maxLocals);
    frame->method = &method;
    frame->pc = code.instructions.data();
    frame->locals = arguments;
    frame->sp = frame->stackBase();
    frame->caller = thread.top;
    frame->frozen = nullptr;
    frame->lockedMonitor = 0;
    frame->depth = slotsOf(method) + (thread.top           ? thread.top->depth
                                      : thread.frozenBelow ? thread.frozenBelow->depth
                                                           : 0);
    thread.top = frame;
    return frame;
}

// The first frame of a thread that has none. The method is not native.
void pushFirstFrame(Vm& vm, state::LiveState& state, std::size_t thread,
                    const types::Method& method, std::span<const values::Slot> arguments);

// The frames that the VM itself makes; their code is not of any class file.
namespace adapters {
const types::Method& callBoundary(); // below a call by Interpreter::call
const types::Method&
reflectiveCall(); // local 0: Method*; local 1: receiver of a constructor; boxes, does not wrap
const types::Method& reflectiveWrapped(); // the same, and wraps exceptions
const types::Method& dropResult();        // forgets what the callee returns
const types::Method&
classInitialization(); // of a class without <clinit>; local 0: the object of its statics
} // namespace adapters

} // namespace clew::vm::interpreter
