#include "vm/types/Symbol.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

namespace clew::vm::types {
namespace {

struct Node {
    std::uint64_t hash;
    std::string text;
};

// Open addressing, power of two, at most half full. Slots only ever go from null to a node, so
// reading needs no lock.
struct Slots {
    explicit Slots(std::size_t count)
        : mask(count - 1), nodes(new std::atomic<const Node*>[count]()) {}
    std::size_t mask;
    std::unique_ptr<std::atomic<const Node*>[]> nodes;

    // The node, or null and the slot where it belongs.
    const Node* find(std::string_view text, std::uint64_t hash, std::size_t& at) const {
        for (at = hash & mask;; at = (at + 1) & mask) {
            const Node* node = nodes[at].load(std::memory_order_acquire);
            if (!node || (node->hash == hash && node->text == text)) return node;
        }
    }
};

struct Table {
    std::atomic<const Slots*> slots;
    std::mutex mutex;       // for writing
    std::deque<Node> nodes; // addresses are stable
    std::vector<std::unique_ptr<Slots>>
        generations; // outgrown ones stay: somebody may be reading them

    Table() {
        generations.push_back(std::make_unique<Slots>(1 << 16)), slots = generations.back().get();
    }

    void grow() {
        auto larger = std::make_unique<Slots>((generations.back()->mask + 1) * 4);
        for (const Node& node : nodes) {
            std::size_t at;
            larger->find(node.text, node.hash, at);
            larger->nodes[at].store(&node, std::memory_order_relaxed);
        }
        slots.store(larger.get(), std::memory_order_release);
        generations.push_back(std::move(larger));
    }
};

// Never destroyed: symbols live as long as the process.
Table& table() {
    static Table& instance = *new Table;
    return instance;
}

} // namespace

Symbol Symbol::existing(std::string_view text) {
    std::size_t at;
    const Node* node = table()
                           .slots.load(std::memory_order_acquire)
                           ->find(text, XXH3_64bits(text.data(), text.size()), at);
    return node ? Symbol(&node->text) : Symbol();
}

Symbol Symbol::of(std::string_view text) {
    Table& t = table();
    const std::uint64_t hash = XXH3_64bits(text.data(), text.size());
    std::size_t at;
    if (const Node* node = t.slots.load(std::memory_order_acquire)->find(text, hash, at))
        return Symbol(&node->text);
    std::lock_guard lock(t.mutex);
    if (t.nodes.size() * 2 > t.generations.back()->mask) t.grow();
    const Slots& slots = *t.generations.back();
    if (const Node* node = slots.find(text, hash, at)) return Symbol(&node->text);
    const Node& made = t.nodes.emplace_back(Node{hash, std::string(text)});
    slots.nodes[at].store(&made, std::memory_order_release);
    return Symbol(&made.text);
}

} // namespace clew::vm::types
