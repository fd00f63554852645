#pragma once

// System.arraycopy and the clone of an array where other threads can tell that elements are copied
// one after the other: as bytecode, in which each access is what accesses to elements are elsewhere
// (Sharing.h).

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::interpreter {

// void copy(T[] source, int from, T[] target, int to, int length), in the order that overlapping
// parts need. The elements of the source must fit into the target. Thread-safe.
const Method& arrayCopy(Vm& vm, values::BasicType elements);
// Object copyAll(T[] source, T[] target): gives the target back. They have the same length.
const Method& arrayCopyAll(Vm& vm, values::BasicType elements);

} // namespace clew::vm::interpreter
