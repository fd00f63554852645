#include "search/ThreadHeap.h"

#include <sys/mman.h>

#include <cstddef>
#include <cstdlib>
#include <memory>

namespace clew::search {

void growThreadHeap() {
    constexpr std::size_t kMegabyte = 1u << 20, kPage = 2 * kMegabyte, kBlock = 28 * kMegabyte;
    // A block that is as large is mapped singly; when it is freed, malloc takes the next ones, but
    // for larger ones, from the rest. Volatile: the compiler leaves out what nobody sees.
    void* volatile single = std::malloc(31 * kMegabyte);
    std::free(single);
    void* volatile blocks[] = {std::malloc(kBlock), std::malloc(kBlock)};
    for (void* block : blocks) {
        void* start = block;
        std::size_t space = kBlock;
        if (block && std::align(kPage, kPage, start, space)) madvise(start, space, MADV_HUGEPAGE);
    }
    for (void* block : blocks) std::free(block);
}

} // namespace clew::search
