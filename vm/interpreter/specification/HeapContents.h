#pragma once

// Whether an expression has written to the heap.

#include <cstdint>

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::interpreter {

// A hash of all that the arguments of the current thread's top frame, `also` and the static fields
// of the program's classes lead to, in its upper bits; how many of these classes are initialized in
// the lower ones (countOfClasses). What the JDK keeps in objects to be faster is left out.
std::uint64_t contentsOfHeap(const Vm& vm, const LiveState& state, Ref also);
inline std::uint64_t countOfClasses(std::uint64_t contents) {
    return contents & 0xFFFF;
}

} // namespace clew::vm::interpreter
