#include "search/PathCount.h"

#include <algorithm>
#include <limits>

namespace clew::search {

namespace {

std::uint64_t saturatingSum(std::uint64_t a, std::uint64_t b) {
    std::uint64_t sum;
    return __builtin_add_overflow(a, b, &sum) ? std::numeric_limits<std::uint64_t>::max() : sum;
}

} // namespace

PathCount::Node PathCount::add() {
    nodes_.emplace_back();
    return static_cast<Node>(nodes_.size() - 1);
}

// Of each node: paths that end there, violating ones, how many follow it, and these.
std::vector<std::uint64_t> PathCount::stored() const {
    std::vector<std::uint64_t> all;
    for (const Vertex& node : nodes_) {
        all.insert(all.end(), {node.ends.paths, node.ends.violating, node.next.size()});
        all.insert(all.end(), node.next.begin(), node.next.end());
    }
    return all;
}

bool PathCount::restore(std::span<const std::uint64_t> stored) {
    nodes_.clear();
    Node last = 0;
    while (!stored.empty()) {
        if (stored.size() < 3 || stored.size() - 3 < stored[2]) return false;
        Vertex& node = nodes_.emplace_back();
        node.ends = {stored[0], stored[1]};
        for (const std::uint64_t next : stored.subspan(3, stored[2])) {
            node.next.push_back(static_cast<Node>(next));
            last = std::max(last, node.next.back());
        }
        stored = stored.subspan(3 + stored[2]);
    }
    return last < nodes_.size() || nodes_.empty();
}

// Depth first without recursion: a path can be millions of states long.
std::optional<PathCount::Sum> PathCount::total() const {
    if (nodes_.empty()) return std::nullopt;
    enum class Mark : std::uint8_t { None, OnPath, Done };
    std::vector<Mark> marks(nodes_.size(), Mark::None);
    std::vector<Sum> sums(nodes_.size());
    struct Step {
        Node node;
        std::size_t next = 0;
    };
    std::vector<Step> path{{0}};
    marks[0] = Mark::OnPath;
    sums[0] = nodes_[0].ends;
    while (!path.empty()) {
        Step& step = path.back();
        const Vertex& vertex = nodes_[step.node];
        if (step.next == vertex.next.size()) {
            marks[step.node] = Mark::Done;
            path.pop_back();
            continue;
        }
        const Node next = vertex.next[step.next];
        if (marks[next] == Mark::OnPath) return std::nullopt;
        if (marks[next] == Mark::None) {
            marks[next] = Mark::OnPath;
            sums[next] = nodes_[next].ends;
            path.push_back({next});
            continue;
        }
        ++step.next;
        sums[step.node].paths = saturatingSum(sums[step.node].paths, sums[next].paths);
        sums[step.node].violating = saturatingSum(sums[step.node].violating, sums[next].violating);
    }
    return sums[0];
}

} // namespace clew::search
