#include "vm/state/ObjectPool.h"

#include <cstdlib>
#include <new>

namespace clew::vm::state::pool {

#ifdef CLEW_SANITIZED

void* allocate(std::size_t bytes) {
    return ::operator new(bytes);
}
void free(void* memory, std::size_t) {
    ::operator delete(memory);
}

#else

namespace {

constexpr std::size_t kGrain = 16, kLargest = 1024, kBlock = 256 * 1024;

struct FreeCell {
    FreeCell* next;
};

// A thread's cells. When the thread ends its cells stay with the process: workers live as long as
// the run.
struct Cells {
    FreeCell* lists[kLargest / kGrain + 1] = {};
    char* next = nullptr;
    char* end = nullptr;
};
thread_local Cells cells;

[[gnu::noinline]] void* carve(std::size_t bytes) {
    if (static_cast<std::size_t>(cells.end - cells.next) < bytes) {
        cells.next = static_cast<char*>(std::aligned_alloc(kGrain, kBlock));
        if (!cells.next) throw std::bad_alloc();
        cells.end = cells.next + kBlock;
    }
    void* result = cells.next;
    cells.next += bytes;
    return result;
}

} // namespace

void* allocate(std::size_t bytes) {
    if (bytes > kLargest) return ::operator new(bytes);
    std::size_t index = (bytes + kGrain - 1) / kGrain;
    if (FreeCell* cell = cells.lists[index]) {
        cells.lists[index] = cell->next;
        return cell;
    }
    return carve(index * kGrain);
}

void free(void* memory, std::size_t bytes) {
    if (bytes > kLargest) return ::operator delete(memory);
    std::size_t index = (bytes + kGrain - 1) / kGrain;
    auto* cell = static_cast<FreeCell*>(memory);
    cell->next = cells.lists[index];
    cells.lists[index] = cell;
}

#endif

} // namespace clew::vm::state::pool
