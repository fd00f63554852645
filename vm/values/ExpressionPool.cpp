#include "vm/values/ExpressionPool.h"

#include <fmt/format.h>

#include <tbb/concurrent_vector.h>

#include <cstdlib>
#include <mutex>
#include <new>
#include <stdexcept>
#include <type_traits>

#include "vm/values/ExpressionOperations.h"
#include "vm/values/Standstill.h"

namespace clew::vm::values::expressions {

namespace pool {

constinit Chunks chunks{};
static_assert(std::is_trivially_default_constructible_v<Chunk>); // zeros are one

namespace {

struct Entry {
    Expression a, b, c;
    std::uint32_t kindAndSort;
    std::atomic<Expression> result; // 0: free. Written last: who sees it sees the rest
};

std::uint32_t kindAndSort(const Request& request) {
    return static_cast<std::uint32_t>(request.kind) | static_cast<std::uint32_t>(request.sort) << 8;
}

std::uint64_t hash(const Request& request) {
    const auto low = static_cast<std::uint64_t>(request.b) << 32 | request.a;
    const auto high = static_cast<std::uint64_t>(request.c) << 32 | kindAndSort(request);
    const auto product =
        static_cast<unsigned __int128>(low ^ 0x9e3779b97f4a7c15) * (high ^ 0xd6e8feb86659fd93);
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

struct Table {
    std::uint64_t mask;
    Entry* entries;

    struct Found {
        Entry& entry; // the request's, or the free one where it belongs
        Expression
            result; // what made it one or the other: by now a free entry may be somebody else's
    };
    Found at(const Request& request) const {
        const std::uint32_t head = kindAndSort(request);
        for (std::uint64_t i = hash(request);; i++) {
            Entry& entry = entries[i & mask];
            const Expression result = entry.result.load(std::memory_order_acquire);
            if (!result || (entry.a == request.a && entry.b == request.b &&
                            entry.kindAndSort == head && entry.c == request.c))
                return {entry, result};
        }
    }
};

constexpr std::size_t InitialCapacity = 1 << 12;
constinit Entry initialEntries[InitialCapacity] = {};
constinit Table initialTable{InitialCapacity - 1, initialEntries};
constinit std::atomic<const Table*> table{&initialTable};

std::mutex writing; // guards what follows, and free entries
std::size_t used = 0;
Expression next = True + 1;

void put(const Table& into, const Request& request, Expression result) {
    Entry& entry = into.at(request).entry;
    entry.a = request.a, entry.b = request.b, entry.c = request.c;
    entry.kindAndSort = kindAndSort(request);
    entry.result.store(result, std::memory_order_release);
}

void grow() {
    const Table& old = *table.load(std::memory_order_relaxed);
    const std::uint64_t capacity = (old.mask + 1) * 2;
    // The old tables stay, for readers; all of them together are as big as the newest one.
    auto* bigger = new Table{capacity - 1, new Entry[capacity]()};
    for (std::uint64_t i = 0; i <= old.mask; i++) {
        const Entry& entry = old.entries[i];
        if (const Expression result = entry.result.load(std::memory_order_relaxed))
            put(*bigger,
                {static_cast<ExpressionKind>(entry.kindAndSort & 0xff),
                 static_cast<Sort>(entry.kindAndSort >> 8), entry.a, entry.b, entry.c},
                result);
    }
    table.store(bigger, std::memory_order_release);
}

void putGrowing(const Request& request, Expression result) {
    if (++used * 2 > table.load(std::memory_order_relaxed)->mask) grow();
    put(*table.load(std::memory_order_relaxed), request, result);
}

// With the lock held.
void create(Expression expression, const ExpressionNode& contents, std::string_view name,
            BasicType type) {
    std::atomic<Chunk*>& chunk = chunks[expression / ChunkSize];
    if (!chunk.load(std::memory_order_relaxed)) {
        auto* zeros =
            static_cast<Chunk*>(std::calloc(1, sizeof(Chunk))); // pages that nobody writes are none
        if (!zeros) throw std::bad_alloc();
        chunk.store(zeros, std::memory_order_release);
    }
    Chunk& place = *chunk.load(std::memory_order_relaxed);
    place.nodes[expression % ChunkSize] = contents;
    computeFacts(contents, name, type, place.facts[expression % ChunkSize]);
}

Expression create(const ExpressionNode& contents, std::string_view name = {},
                  BasicType type = BasicType::Int) {
    if (next == 0) throw std::length_error("4294967295 expressions");
    create(next, contents, name, type);
    return next++;
}

// Constants are requests whose operands are their bits.
Request requestOf(Sort sort, std::uint64_t bits) {
    return {ExpressionKind::Constant, sort, static_cast<Expression>(bits),
            static_cast<Expression>(bits >> 32), 0};
}

ExpressionNode constantNode(Sort sort, std::uint64_t bits) {
    return {ExpressionKind::Constant, sort, {0, 0, 0}, bits, 1};
}

tbb::concurrent_vector<Variable> variables;
std::unordered_map<std::string, Expression> variablesByName;

const bool initialized = [] {
    std::lock_guard lock(writing);
    for (const std::uint64_t value : {0, 1}) {
        create(value ? True : False, constantNode(Sort::Bool, value), {}, BasicType::Int);
        putGrowing(requestOf(Sort::Bool, value), value ? True : False);
    }
    return true;
}();

} // namespace

Expression find(const Request& request) {
    return table.load(std::memory_order_acquire)->at(request).result;
}

void remember(const Request& request, Expression result) {
    std::lock_guard lock(writing);
    if (!find(request)) putGrowing(request, result);
}

Expression intern(const Request& request) {
    std::lock_guard lock(writing);
    if (const Expression known = find(request)) return known;
    std::uint32_t depth = 0;
    for (const Expression operand : {request.a, request.b, request.c})
        if (operand) depth = std::max(depth, node(operand).depth);
    const Expression made =
        create({request.kind, request.sort, {request.a, request.b, request.c}, 0, depth + 1});
    putGrowing(request, made);
    return made;
}

std::size_t size() {
    std::lock_guard lock(writing);
    return next - 1;
}

bool before(Expression a, Expression b) {
    if (a == b) return false;
    const ExpressionNode &left = node(a), &right = node(b);
    const auto rank = [](const ExpressionNode& of) {
        return of.kind == ExpressionKind::Variable   ? 0
               : of.kind == ExpressionKind::Constant ? 2
                                                     : 1;
    };
    if (rank(left) != rank(right)) return rank(left) < rank(right);
    if (rank(left) == 0) return variable(a).name < variable(b).name;
    if (left.depth != right.depth) return left.depth < right.depth;
    if (left.kind != right.kind) return left.kind < right.kind;
    const std::uint64_t leftHash = facts(a).hash, rightHash = facts(b).hash;
    return leftHash != rightHash ? leftHash < rightHash : a < b;
}

} // namespace pool

Standstill::Standstill() : nodes_(pool::writing), sets_(pool::guardOfSets()) {}

const ExpressionNode& node(Expression expression) {
    return pool::node(expression);
}
const Variable& variable(Expression variable) {
    return pool::variables[pool::node(variable).bits];
}

Expression constant(Sort sort, std::uint64_t bits) {
    bits = canonical(sort, bits);
    if (sort == Sort::Bool) return bits ? pool::True : pool::False;
    const pool::Request request = pool::requestOf(sort, bits);
    if (const Expression known = pool::find(request)) return known;
    std::lock_guard lock(pool::writing);
    if (const Expression known = pool::find(request)) return known;
    const Expression made = pool::create(pool::constantNode(sort, bits));
    pool::putGrowing(request, made);
    return made;
}

Expression makeVariable(std::string_view name, BasicType type) {
    if (type == BasicType::Reference || type == BasicType::Void)
        throw std::logic_error(fmt::format("the symbolic variable {} has no primitive type", name));
    std::lock_guard lock(pool::writing);
    const auto [at, isNew] = pool::variablesByName.try_emplace(std::string(name));
    if (isNew) {
        const auto number =
            pool::variables.push_back({std::string(name), type}) - pool::variables.begin();
        at->second = pool::create({ExpressionKind::Variable,
                                   sortOf(type),
                                   {0, 0, 0},
                                   static_cast<std::uint64_t>(number),
                                   1},
                                  name, type);
    } else if (variable(at->second).type != type) {
        throw std::logic_error(fmt::format("the symbolic variable {} was given two types", name));
    }
    return at->second;
}

} // namespace clew::vm::values::expressions
