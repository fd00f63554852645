#include "vm/state/Hash.h"

#include <cstring>

namespace clew::vm::state {

Hash128 hashBytes(Hash128 seed, const void* bytes, std::size_t size) {
    auto* next = static_cast<const unsigned char*>(bytes);
    Hash128 result = mix(seed, size);
    for (; size >= 8; size -= 8, next += 8) {
        std::uint64_t word;
        std::memcpy(&word, next, 8);
        result = mix(result, word);
    }
    if (size > 0) {
        std::uint64_t word = 0;
        std::memcpy(&word, next, size);
        result = mix(result, word);
    }
    return result;
}

} // namespace clew::vm::state
