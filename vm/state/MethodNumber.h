#pragma once

// What stands for a method in states: addresses are others in each process, and fingerprints of one
// process are compared with those of another (search/checkpoint).

#include <cstdint>

#include "vm/state/LiveState.h"
#include "vm/types/Class.h"

namespace clew::vm::state {

// Of a method of a linked class; never 0. Leaves 16 bits to spare.
inline std::uint64_t numberOf(const types::Method& method) {
    return std::uint64_t(method.holder->statics) << 16 | method.indexInHolder;
}
inline const types::Method& methodOf(const LiveState& state, std::uint64_t number) {
    return state.object(static_cast<Ref>(number >> 16))->klass->methods[number & 0xFFFF];
}

// The index of an instruction in the method's code; all bits set: null. What code is, is not known
// here: see vm/interpreter/decode.
std::uint64_t positionOf(const types::Method& method, const interpreter::Instruction* pc);

} // namespace clew::vm::state
