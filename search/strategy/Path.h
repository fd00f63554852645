#pragma once

// How a state was reached: the alternatives taken from the root on. Paths that have a beginning in
// common share it.

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
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

    // `alternative`: nothing where there was no choice; of one that depends on inputs, ofInputs of
    // its identity. `read`: LiveState::readOutside of the transition.
    Path then(std::optional<std::uint32_t> alternative,
              std::vector<std::int64_t>&& read = {}) const {
        if (!alternative && read.empty()) return *this;
        if (last_) last_->references.fetch_add(1, std::memory_order_relaxed);
        auto kept = read.empty()
                        ? nullptr
                        : std::make_unique<const std::vector<std::int64_t>>(std::move(read));
        return Path(new Node{{1}, alternative.value_or(kNoChoice), last_, std::move(kept)});
    }
    // Those that are to be told to walk the path again with inputs that lead along it.
    std::vector<std::uint32_t> alternatives() const {
        std::vector<std::uint32_t> all;
        for (const Node* node = last_; node; node = node->before)
            if (isTold(node->alternative)) all.push_back(node->alternative);
        return {all.rbegin(), all.rend()};
    }
    // What was read from outside the state, on the whole path.
    std::vector<std::int64_t> read() const {
        std::vector<std::int64_t> all;
        for (const Node* node = last_; node; node = node->before)
            if (node->read) all.insert(all.end(), node->read->rbegin(), node->read->rend());
        return {all.rbegin(), all.rend()};
    }

    static constexpr std::uint32_t kNoChoice = ~std::uint32_t(0), kOfInputs = 1u << 31;
    static constexpr std::uint32_t ofInputs(std::uint32_t identity) { return kOfInputs | identity; }
    static constexpr bool isTold(std::uint32_t alternative) { return alternative < kOfInputs; }
    // One step; paths that have a beginning in common have the same ones there.
    struct Node {
        std::atomic<std::uint32_t> references;
        std::uint32_t alternative;
        Node* before;                                          // owned reference; null: the root
        std::unique_ptr<const std::vector<std::int64_t>> read; // null: nothing
    };
    const Node* last() const { return last_; } // null: of the root

  private:
    explicit Path(Node* owned) : last_(owned) {}
    // Paths can be millions of nodes long: no recursion.
    static void release(Node* node) {
        while (node && node->references.fetch_sub(1, std::memory_order_acq_rel) == 1)
            delete std::exchange(node, node->before);
    }

    Node* last_ = nullptr;
};

} // namespace clew::search
