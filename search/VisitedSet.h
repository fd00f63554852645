#pragma once

// The fingerprints of the states that were seen. Thread-safe: 256 shards with a lock each. 16 bytes
// for a slot, at least 56 % of which are in use once a shard has grown: at most 28.5 bytes for a
// state.

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>

#include "vm/state/Hash.h"

namespace clew::search {

using vm::state::Hash128;

class VisitedSet {
  public:
    // True where the fingerprint is new.
    bool insert(Hash128 fingerprint);
    bool contains(Hash128 fingerprint) const;
    std::uint64_t size() const;
    std::uint64_t bytes() const;
    Hash128 sum() const; // of all: equal for equal sets
    // Room for so many. Who inserts them in the order of another set's slots needs it: in a set
    // that has to grow meanwhile they would all lie behind each other.
    void reserve(std::uint64_t size);
    // All, in the order of their slots; nobody may insert meanwhile.
    template <class Visit>
    void forEach(Visit&& visit) const {
        for (const Shard& shard : shards_)
            for (std::size_t i = 0; i < shard.capacity; ++i)
                if (shard.slots[i] != Hash128()) visit(shard.slots[i]);
    }
    void clear();

  private:
    static constexpr std::size_t kShards = 256, kFirstCapacity = 16;

    // Open addressing with linear probing; the home position is the high part of high * capacity,
    // so the capacity can be any number, and growing keeps the order of what is there.
    struct alignas(64) Shard {
        mutable std::mutex mutex;
        std::unique_ptr<Hash128[]> slots; // {0, 0}: empty
        std::size_t capacity = 0, used = 0;

        std::size_t home(Hash128 key) const {
            return static_cast<std::size_t>(static_cast<unsigned __int128>(key.high) * capacity >>
                                            64);
        }
        std::size_t find(Hash128 key) const; // its slot, or the empty one where it would go
        void grow(std::size_t to);
    };
    static Hash128 keyOf(Hash128 fingerprint) {
        return fingerprint == Hash128() ? Hash128{1, 0} : fingerprint; // {0, 0} means an empty slot
    }
    Shard& shardOf(Hash128 key) { return shards_[key.low % kShards]; }
    const Shard& shardOf(Hash128 key) const { return shards_[key.low % kShards]; }

    std::array<Shard, kShards> shards_;
};

} // namespace clew::search
