#pragma once

// Memory of Unsafe.allocateMemory, which direct buffers and the JDK's file channels use. It must be
// part of a state as everything else that a program can write to, so a block is a byte[] in the
// Java heap, held by a table in a static field; an address is the block's place in that table
// together with an offset.

#include <cstdint>

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives::offheap {

using interpreter::NativeContext;
using values::Ref;

constexpr unsigned kOffsetBits = 36;

// Never 0. Throws interpreter::OutOfMemory.
std::int64_t allocate(NativeContext& ctx, std::int64_t bytes);
std::int64_t reallocate(NativeContext& ctx, std::int64_t address, std::int64_t bytes);
void free(NativeContext& ctx, std::int64_t address);

// Stands for all blocks where it is asked which accesses are visible (interpreter/Sharing.h).
// Something has been allocated.
const types::Field& blocks(const NativeContext& ctx);

// The byte[] behind an address, and the index in it. False: no block has that address.
bool locate(const NativeContext& ctx, std::int64_t address, Ref& block, std::int64_t& index);

} // namespace clew::vm::natives::offheap
