#pragma once

// 128-bit hashing for fingerprints: two 64-bit lanes, mixed by multiply-fold (as wyhash and XXH3
// do). Sums of mixed values are commutative, so a part that changed can be subtracted and added
// again: that makes fingerprints incremental.

#include <cstddef>
#include <cstdint>

namespace clew::vm::state {

struct Hash128 {
    std::uint64_t low = 0, high = 0;

    friend bool operator==(const Hash128&, const Hash128&) = default;
    Hash128& operator+=(Hash128 other) {
        low += other.low;
        high += other.high;
        return *this;
    }
    Hash128& operator-=(Hash128 other) {
        low -= other.low;
        high -= other.high;
        return *this;
    }
    friend Hash128 operator+(Hash128 a, Hash128 b) { return a += b; }
};

inline std::uint64_t multiplyFold(std::uint64_t a, std::uint64_t b) {
    unsigned __int128 product = static_cast<unsigned __int128>(a) * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

inline Hash128 mix(Hash128 a, std::uint64_t b) {
    return {multiplyFold(a.low ^ 0xA0761D6478BD642Full, b ^ 0xE7037ED1A0B428DBull) + a.high,
            multiplyFold(a.high ^ 0x8EBC6AF09C88C6E3ull, b ^ 0x589965CC75374CC3ull) + a.low};
}
inline Hash128 mix(Hash128 a, Hash128 b) {
    return mix(mix(a, b.low), b.high);
}
inline Hash128 mix(std::uint64_t a, std::uint64_t b) {
    return mix(Hash128{a * 0x9E3779B97F4A7C15ull + 1, ~a * 0xD6E8FEB86659FD93ull + 1}, b);
}
// Of `size` bytes; `seed` goes in first.
Hash128 hashBytes(Hash128 seed, const void* bytes, std::size_t size);

} // namespace clew::vm::state
