#include "search/VisitedSet.h"

#include <algorithm>

namespace clew::search {

std::size_t VisitedSet::Shard::find(Hash128 key) const {
    std::size_t at = home(key);
    while (slots[at] != Hash128() && slots[at] != key)
        if (++at == capacity) at = 0;
    return at;
}

void VisitedSet::Shard::grow(std::size_t to) {
    const std::size_t before = capacity;
    const std::unique_ptr<Hash128[]> old = std::move(slots);
    capacity = to;
    slots = std::make_unique<Hash128[]>(capacity);
    for (std::size_t i = 0; i < before; ++i)
        if (old[i] != Hash128()) slots[find(old[i])] = old[i];
}

bool VisitedSet::insert(Hash128 fingerprint) {
    const Hash128 key = keyOf(fingerprint);
    Shard& shard = shardOf(key);
    std::lock_guard lock(shard.mutex);
    if (shard.used * 20 >= shard.capacity * 17)
        shard.grow(std::max(kFirstCapacity, shard.capacity + shard.capacity / 2));
    Hash128& slot = shard.slots[shard.find(key)];
    if (slot == key) return false;
    slot = key;
    ++shard.used;
    return true;
}

void VisitedSet::reserve(std::uint64_t size) {
    const std::uint64_t each = size / kShards * 4 / 3;
    for (Shard& shard : shards_) {
        std::lock_guard lock(shard.mutex);
        if (shard.capacity < each) shard.grow(each);
    }
}

bool VisitedSet::contains(Hash128 fingerprint) const {
    const Hash128 key = keyOf(fingerprint);
    const Shard& shard = shardOf(key);
    std::lock_guard lock(shard.mutex);
    return shard.capacity != 0 && shard.slots[shard.find(key)] == key;
}

std::uint64_t VisitedSet::size() const {
    std::uint64_t sum = 0;
    for (const Shard& shard : shards_) {
        std::lock_guard lock(shard.mutex);
        sum += shard.used;
    }
    return sum;
}

std::uint64_t VisitedSet::bytes() const {
    std::uint64_t sum = 0;
    for (const Shard& shard : shards_) {
        std::lock_guard lock(shard.mutex);
        sum += shard.capacity * sizeof(Hash128);
    }
    return sum;
}

Hash128 VisitedSet::sum() const {
    Hash128 sum;
    for (const Shard& shard : shards_) {
        std::lock_guard lock(shard.mutex);
        for (std::size_t i = 0; i < shard.capacity; ++i) sum += shard.slots[i];
    }
    return sum;
}

void VisitedSet::clear() {
    for (Shard& shard : shards_) {
        std::lock_guard lock(shard.mutex);
        shard.slots.reset();
        shard.capacity = shard.used = 0;
    }
}

} // namespace clew::search
