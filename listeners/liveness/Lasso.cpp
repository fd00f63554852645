// Boost.Graph reads edge iterators past the last vertex, which are never set, only to compare them.
#ifndef __clang__
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

#include "listeners/liveness/Lasso.h"

#include <algorithm>
#include <boost/graph/filtered_graph.hpp>
#include <boost/graph/strong_components.hpp>
#include <boost/range/iterator_range.hpp>
#include <limits>

namespace clew::listeners {
namespace {

auto outEdges(const StateSpace& graph, Vertex vertex) {
    return boost::make_iterator_range(boost::out_edges(vertex, graph));
}

struct Kept {
    const StateSpace* graph = nullptr;
    const CycleKind* kind = nullptr;
    bool operator()(const Edge& edge) const { return kind->keeps((*graph)[edge]); }
};

constexpr std::size_t kUnreached = std::numeric_limits<std::size_t>::max();

// Breadth first over the edges that `mayUse` allows, up to one that `isTarget` is true of. Empty:
// there is none.
template <class MayUse, class IsTarget>
std::vector<Edge> shortestPath(const StateSpace& graph, Vertex from, MayUse&& mayUse,
                               IsTarget&& isTarget) {
    std::vector<std::optional<Edge>> cameBy(boost::num_vertices(graph));
    std::vector<bool> seen(boost::num_vertices(graph));
    std::vector<Vertex> queue{from};
    seen[from] = true;
    for (std::size_t next = 0; next < queue.size(); ++next) {
        for (const Edge edge : outEdges(graph, queue[next])) {
            if (!mayUse(edge)) continue;
            if (isTarget(edge)) {
                std::vector<Edge> path{edge};
                for (Vertex at = queue[next]; at != from; at = boost::source(*cameBy[at], graph))
                    path.push_back(*cameBy[at]);
                std::ranges::reverse(path);
                return path;
            }
            const Vertex to = boost::target(edge, graph);
            if (seen[to]) continue;
            seen[to] = true;
            cameBy[to] = edge;
            queue.push_back(to);
        }
    }
    return {};
}

std::vector<std::size_t> distances(const StateSpace& graph, Vertex root) {
    std::vector<std::size_t> distance(boost::num_vertices(graph), kUnreached);
    std::vector<Vertex> queue{root};
    distance[root] = 0;
    for (std::size_t next = 0; next < queue.size(); ++next)
        for (const Edge edge : outEdges(graph, queue[next])) {
            const Vertex to = boost::target(edge, graph);
            if (distance[to] != kUnreached) continue;
            distance[to] = distance[queue[next]] + 1;
            queue.push_back(to);
        }
    return distance;
}

// A strongly connected part, as a whole.
struct Part {
    Vertex nearest = 0; // to the root
    std::uint64_t moved = 0, alwaysEnabled = ~std::uint64_t(0), alwaysWaiting = ~std::uint64_t(0);
    std::uint64_t accepting = 0;
    bool hasStep = false, isReached = false;

    bool isOf(const CycleKind& kind) const {
        return isReached && hasStep && (!kind.isFair || (alwaysEnabled & ~moved) == 0) &&
               (moved & kind.moves) == kind.moves && (alwaysWaiting & kind.waits) == kind.waits &&
               (accepting & kind.accepting) == kind.accepting;
    }
};

// A cycle from `base` through everything that makes it one of that kind.
std::vector<Edge> cycleThrough(const StateSpace& graph, Vertex base, const Part& part,
                               const CycleKind& kind, const std::vector<std::size_t>& partOf) {
    const auto inside = [&](const Edge& edge) {
        return partOf[boost::target(edge, graph)] == partOf[base] && kind.keeps(graph[edge]);
    };
    std::vector<Edge> cycle;
    Vertex at = base;
    const auto goTo = [&](auto&& isTarget) {
        if (std::ranges::any_of(cycle, isTarget)) return;
        const std::vector<Edge> way = shortestPath(graph, at, inside, isTarget);
        cycle.insert(cycle.end(), way.begin(), way.end());
        at = boost::target(cycle.back(), graph);
    };
    for (unsigned set = 0; set < 64; ++set) {
        const std::uint64_t bit = std::uint64_t(1) << set;
        const auto isMove = [&](const Edge& edge) { return (graph[edge].moved & bit) != 0; };
        const auto isPause = [&](const Edge& edge) {
            return (graph[boost::target(edge, graph)].enabled & bit) == 0 ||
                   (graph[edge].paused & bit) != 0;
        };
        const auto meets = [&](const Edge& edge) { return (graph[edge].accepting & bit) != 0; };
        if (kind.moves & bit) goTo(isMove);
        if (kind.isFair) {
            if (part.alwaysEnabled & bit)
                goTo(isMove);
            else
                goTo([&](const Edge& edge) { return isMove(edge) || isPause(edge); });
        }
        if (kind.accepting & bit) goTo(meets);
    }
    if (at != base || cycle.empty()) {
        const std::vector<Edge> back = shortestPath(graph, at, inside, [&](const Edge& edge) {
            return boost::target(edge, graph) == base;
        });
        cycle.insert(cycle.end(), back.begin(), back.end());
    }
    return cycle;
}

} // namespace

std::optional<Lasso> findLasso(const StateSpace& graph, Vertex root, const CycleKind& kind) {
    if (boost::num_vertices(graph) == 0) return std::nullopt;
    const boost::filtered_graph kept(graph, Kept{&graph, &kind});
    std::vector<std::size_t> partOf(boost::num_vertices(graph));
    const auto components =
        boost::make_iterator_property_map(partOf.begin(), boost::get(boost::vertex_index, graph));
    std::vector<Part> parts(boost::strong_components(kept, components));
    const std::vector<std::size_t> distance = distances(graph, root);
    for (const Vertex vertex : boost::make_iterator_range(boost::vertices(graph))) {
        if (distance[vertex] == kUnreached) continue;
        Part& part = parts[partOf[vertex]];
        if (!part.isReached || distance[vertex] < distance[part.nearest]) part.nearest = vertex;
        part.isReached = true;
        part.alwaysEnabled &= graph[vertex].enabled;
        part.alwaysWaiting &= graph[vertex].waiting;
        for (const Edge edge : outEdges(graph, vertex)) {
            if (partOf[boost::target(edge, graph)] != partOf[vertex] || !kind.keeps(graph[edge]))
                continue;
            part.hasStep = true;
            part.moved |= graph[edge].moved;
            part.accepting |= graph[edge].accepting;
            part.alwaysEnabled &= ~graph[edge].paused;
        }
    }
    const Part* best = nullptr;
    for (const Part& part : parts)
        if (part.isOf(kind) && (!best || distance[part.nearest] < distance[best->nearest]))
            best = &part;
    if (!best) return std::nullopt;
    Lasso lasso;
    if (best->nearest != root)
        lasso.stem = shortestPath(
            graph, root, [](const Edge&) { return true; },
            [&](const Edge& edge) { return boost::target(edge, graph) == best->nearest; });
    lasso.cycle = cycleThrough(graph, best->nearest, *best, kind, partOf);
    return lasso;
}

std::vector<std::uint32_t> stepsOf(const StateSpace& graph, const std::vector<Edge>& path) {
    std::vector<std::uint32_t> steps;
    std::uint16_t last = 0;
    for (const Edge& edge : path) {
        const Step& step = graph[edge];
        if (step.isOfThreads) {
            std::vector<std::uint16_t> threads;
            for (const Edge other : outEdges(graph, boost::source(edge, graph)))
                threads.push_back(graph[other].chosen);
            std::ranges::sort(threads);
            threads.erase(std::unique(threads.begin(), threads.end()), threads.end());
            if (const auto first = std::ranges::find(threads, last); first != threads.end())
                std::rotate(threads.begin(), first, first + 1);
            if (threads.size() > 1)
                steps.push_back(static_cast<std::uint32_t>(std::ranges::find(threads, step.chosen) -
                                                           threads.begin()));
        } else if (step.taken) {
            steps.push_back(*step.taken);
        }
        last = step.last;
    }
    return steps;
}

} // namespace clew::listeners
