#include <tbb/concurrent_vector.h>

#include <algorithm>
#include <mutex>
#include <unordered_set>

#include "vm/values/ExpressionPool.h"

namespace clew::vm::values::expressions {

namespace {

using Set = std::vector<Expression>; // ascending

// A set is kept for each node, unless it is large: then only for those that were asked for, as all
// prefixes of a sum of very many variables would take quadratic space.
constexpr std::size_t LargeSet = 256;
constexpr std::uint32_t NotComputed = 0, Large = ~0u;

struct SetHash {
    std::size_t operator()(const Set& set) const {
        std::size_t hash = set.size();
        for (const Expression variable : set)
            hash = (hash ^ variable) * 0x9e3779b97f4a7c15 + (hash >> 29);
        return hash;
    }
};

// Interned: equal sets are one object. Read without the lock by index, which is found only after
// the set was put there.
tbb::concurrent_vector<const Set*> sets(1, nullptr); // 0 is NotComputed
std::unordered_map<Set, std::uint32_t, SetHash> indices;
std::mutex writing; // guards indices

std::uint32_t intern(Set&& set) {
    std::lock_guard lock(writing);
    const auto [at, isNew] = indices.try_emplace(std::move(set), 0);
    if (isNew) at->second = static_cast<std::uint32_t>(sets.push_back(&at->first) - sets.begin());
    return at->second;
}

std::uint32_t known(Expression expression) {
    return std::atomic_ref(pool::facts(expression).variables).load(std::memory_order_acquire);
}

// The set of a node whose operands' are known.
std::uint32_t setOf(Expression expression) {
    const ExpressionNode& node = pool::node(expression);
    if (node.kind == ExpressionKind::Variable) return intern({expression});
    std::uint32_t united = NotComputed;
    for (const Expression operand : node.operands) {
        if (!operand) continue;
        const std::uint32_t other = known(operand);
        if (united == Large || other == Large) return Large;
        if (united == NotComputed || united == other) {
            united = other;
            continue;
        }
        const Set &left = *sets[united], &right = *sets[other];
        Set both;
        both.reserve(left.size() + right.size());
        std::set_union(left.begin(), left.end(), right.begin(), right.end(),
                       std::back_inserter(both));
        if (both == left) continue;
        if (both != right && both.size() > LargeSet) return Large;
        united = both == right ? other : intern(std::move(both));
    }
    return united == NotComputed ? intern({}) : united;
}

// From the bottom up, without recursion: expressions can be very deep.
void compute(Expression expression) {
    std::vector<Expression> pending{expression};
    while (!pending.empty()) {
        const Expression next = pending.back();
        const std::size_t before = pending.size();
        for (const Expression operand : pool::node(next).operands)
            if (operand && known(operand) == NotComputed) pending.push_back(operand);
        if (pending.size() > before) continue;
        pending.pop_back();
        if (known(next) == NotComputed)
            std::atomic_ref(pool::facts(next).variables)
                .store(setOf(next), std::memory_order_release);
    }
}

std::uint32_t largeSetOf(Expression expression) {
    std::unordered_set<Expression> seen{expression};
    std::vector<Expression> pending{expression};
    std::unordered_set<std::uint32_t> parts;
    while (!pending.empty()) {
        const Expression next = pending.back();
        pending.pop_back();
        for (const Expression operand : pool::node(next).operands)
            if (!operand)
                continue;
            else if (known(operand) != Large)
                parts.insert(known(operand));
            else if (seen.insert(operand).second)
                pending.push_back(operand);
    }
    Set all;
    for (const std::uint32_t part : parts)
        all.insert(all.end(), sets[part]->begin(), sets[part]->end());
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return intern(std::move(all));
}

} // namespace

std::mutex& pool::guardOfSets() {
    return writing;
}

std::span<const Expression> variablesOf(Expression expression) {
    if (known(expression) == NotComputed) compute(expression);
    if (known(expression) == Large)
        std::atomic_ref(pool::facts(expression).variables)
            .store(largeSetOf(expression), std::memory_order_release);
    return *sets[known(expression)];
}

} // namespace clew::vm::values::expressions
