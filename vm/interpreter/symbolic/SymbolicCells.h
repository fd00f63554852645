#pragma once

// Fields and elements at an offset in an object's payload, with what they carry, for peers that
// read and write memory.

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::interpreter {

// What the cell of this size carries: of two elements of a byte[], the char that they are. A cell
// that is anything else than one field or element makes the object concrete first.
state::Shadow shadowOfCell(interpreter::NativeContext& ctx, values::Ref ref, std::size_t offset,
                           std::size_t size);

// As a slot or two of this type carry it; to be called before or after the cell's bits are written.
void setShadowOfCell(interpreter::NativeContext& ctx, values::Ref ref, std::size_t offset,
                     values::BasicType type, std::uint32_t what);

// What an argument carries: an expression, or the number of an input reference that was not used.
std::uint32_t carriedBy(const interpreter::NativeContext& ctx, unsigned slot,
                        values::BasicType type);

// Leaves a value of this type with what it carries.
interpreter::NativeOutcome returnCarrying(interpreter::NativeContext& ctx, values::Slot bits,
                                          values::BasicType type, std::uint32_t what);

} // namespace clew::vm::interpreter
