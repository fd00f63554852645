#pragma once

// Where expressions live; internal to vm/values.
//
// Nodes stand in chunks whose addresses never change, so that reading one takes two loads and no
// lock. One open-addressing table maps a request (kind, sort, operands as they were asked for) to
// the expression it simplifies to; a node in normal form is the request that maps to itself.
// Building what was built before is one lookup, whatever simplification it took the first time.
// Lookups take no lock; insertions take one. When the table grows, the old one stays for the
// readers that are in it: they may miss there, and look again under the lock.

#include <array>
#include <atomic>
#include <mutex>

#include "vm/values/Expression.h"

namespace clew::vm::values::expressions::pool {

// What is known about the value of a node, from those of its operands.
struct Facts {
    std::uint64_t hash; // of the structure: the same in every run, whatever was built before
    // Integers and conditions, as signed numbers; for floats the whole range.
    std::int64_t min, max;
    std::uint64_t possibleOnes; // bits that are not always 0, within the sort's width
    // Index of the set of variables; 0: not computed yet (ExpressionVariables.cpp).
    mutable std::uint32_t variables; // atomic
};

constexpr unsigned ChunkBits = 14;
constexpr Expression ChunkSize = 1u << ChunkBits;
struct Chunk {
    ExpressionNode nodes[ChunkSize];
    Facts facts[ChunkSize];
};
using Chunks = std::array<std::atomic<Chunk*>, (1ull << 32) / ChunkSize>;
extern Chunks chunks;

inline const ExpressionNode& node(Expression expression) {
    return chunks[expression / ChunkSize]
        .load(std::memory_order_acquire)
        ->nodes[expression % ChunkSize];
}
inline const Facts& facts(Expression expression) {
    return chunks[expression / ChunkSize]
        .load(std::memory_order_acquire)
        ->facts[expression % ChunkSize];
}

constexpr Expression False = 1, True = 2; // fixed, so that they are compared without a lookup

struct Request {
    ExpressionKind kind;
    Sort sort;
    Expression a, b, c;
    bool operator==(const Request&) const = default;
};
Expression find(const Request& request); // 0: not asked before
// From now on `request` gives `result`. Both threads that come here at once have the same result:
// simplification depends on the structure of a request alone.
void remember(const Request& request, Expression result);
// The node that is exactly the request. Only the simplifier may call this, for a request in normal
// form: one that it would not change.
Expression intern(const Request& request);

std::size_t size(); // number of nodes

std::mutex& guardOfSets(); // ExpressionVariables.cpp

// ExpressionFacts.cpp. Of a node whose operands are in the pool; `name` of a variable.
void computeFacts(const ExpressionNode& node, std::string_view name, BasicType type, Facts& facts);

// A total order of expressions by their structure: variables by name, then the others by depth,
// constants last.
bool before(Expression a, Expression b);

} // namespace clew::vm::values::expressions::pool
