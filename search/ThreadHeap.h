#pragma once

namespace clew::search {

// For a thread that will allocate much, before it does. A thread's part of malloc's memory, 64 MB,
// grows page by page, with a call of the system and a fault for each: half of the time that a small
// program takes, and a fifth of a large exploration's. Most of it is grown at once, in pages of two
// megabytes where the system has them; what is not used takes no memory.
void growThreadHeap();

} // namespace clew::search
