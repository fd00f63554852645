#pragma once

// How a state was reached: the alternatives taken from the root on. Paths that have a beginning in common share it.

#include <atomic>
#include <cstdint>
#include <utility>
#include <vector>

namespace clew::search {

class Path {
  public:
    Path() = default; // of the root
    Path(const Path& other) : last_(other.last_) {
        if (last_) last_->references.fetch_add(1, std::memory_order_relaxed);
    }
    Path(Path&& other) noexcept : last_(std::exchange(other.last_, nullptr)) {}
    Path& operator=(Path other) noexcept {
        std::swap(last_, other.last_);
        return *this;
    }
    ~Path() { release(last_); }

    Path then(std::uint32_t alternative) const {
        if (last_) last_->references.fetch_add(1, std::memory_order_relaxed);
        return Path(new Node{{1}, alternative, last_});
    }
    std::vector<std::uint32_t> alternatives() const {
        std::vector<std::uint32_t> all;
        for (const Node* node = last_; node; node = node->before) all.push_back(node->alternative);
        return {all.rbegin(), all.rend()};
    }

  private:
    struct Node {
        std::atomic<std::uint32_t> references;
        std::uint32_t alternative;
        Node* before; // owned reference; null: the root
    };
    explicit Path(Node* owned) : last_(owned) {}
    // Paths can be millions of nodes long: no recursion.
    static void release(Node* node) {
        while (node && node->references.fetch_sub(1, std::memory_order_acq_rel) == 1)
            delete std::exchange(node, node->before);
    }

    Node* last_ = nullptr;
};

} // namespace clew::search
