#pragma once

// Memory for object versions, frames and images that outlive the run that made them. Size classes
// of 16 bytes, free lists of the calling thread; memory may be freed by another thread than the one
// that allocated it.

#include <cstddef>

namespace clew::vm::state::pool {

void* allocate(std::size_t bytes); // not zeroed, 16-byte aligned
void free(void* memory, std::size_t bytes);

} // namespace clew::vm::state::pool
