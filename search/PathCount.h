#pragma once

// How many paths there are, where states that are reached on several of them are explored once: the
// paths from each state are those from the states that follow it.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace clew::search {

class PathCount {
  public:
    using Node = std::uint32_t; // a state that was explored; 0 is the root
    struct Sum {
        std::uint64_t paths = 0, violating = 0; // the largest number where there are more
    };

    Node add(); // a state that is new
    // It was none; nothing follows it. Its number may be given again.
    void takeBack(Node node) {
        if (node + 1 == nodes_.size()) nodes_.pop_back();
    }
    void follows(Node from, Node to) { nodes_[from].next.push_back(to); }
    void ends(Node from, bool violating) {
        violating ? ++nodes_[from].ends.violating : 0, ++nodes_[from].ends.paths;
    }
    void clear() { nodes_.clear(); }

    // All of it, as numbers.
    std::vector<std::uint64_t> stored() const;
    bool restore(std::span<const std::uint64_t> stored); // false: it is none

    // From the root. Nothing where a path can go in a circle, or where there is no state.
    std::optional<Sum> total() const;

  private:
    struct Vertex {
        Sum ends; // of paths that end right after this state
        std::vector<Node> next;
    };
    std::vector<Vertex> nodes_;
};

} // namespace clew::search
