#include "vm/specification/ObligationGraph.h"

#include <algorithm>
#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/strong_components.hpp>

namespace clew::vm::specification {

namespace {

constexpr std::size_t kMostPlaces = 20'000;
constexpr std::size_t kMostEdges = 2'000'000;

} // namespace

bool ObligationGraph::explore() {
    numberOf({obligations_.past().initial(), obligations_.initial()});
    std::size_t edges = 0;
    for (std::size_t i = 0; i < places_.size(); i++) {
        if (places_.size() > kMostPlaces || edges > kMostEdges) return false;
        std::vector<std::vector<Edge>> byLetter(alphabet_.size());
        const Place& place = *places_[i];
        for (std::uint32_t letter = 0; letter < alphabet_.size(); letter++) {
            const auto [memory, values] =
                obligations_.past().step(place.first, alphabet_.valuationOf(letter));
            for (auto& [next, kept] : obligations_.ways(place.second, values))
                byLetter[letter].push_back({numberOf({memory, next}), kept});
            edges += byLetter[letter].size();
        }
        successors_.push_back(std::move(byLetter));
    }
    return true;
}

std::uint32_t ObligationGraph::numberOf(Place&& place) {
    const auto [at, isNew] =
        known_.emplace(std::move(place), static_cast<std::uint32_t>(places_.size()));
    if (isNew) places_.push_back(&at->first);
    return at->second;
}

std::vector<ObligationGraph::Edge> ObligationGraph::edgesOf(std::uint32_t place) const {
    std::vector<Edge> edges;
    for (const std::vector<Edge>& some : successors_[place])
        edges.insert(edges.end(), some.begin(), some.end());
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    return edges;
}

// Those from which a strongly connected part is reached in which each promise is kept again and
// again.
std::vector<bool> ObligationGraph::productive() const {
    std::vector<std::vector<Edge>> edges;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
    for (std::uint32_t from = 0; from < places_.size(); from++) {
        edges.push_back(edgesOf(from));
        for (const Edge& edge : edges[from]) pairs.emplace_back(from, edge.to);
    }
    const boost::compressed_sparse_row_graph<> graph(boost::edges_are_sorted, pairs.begin(),
                                                     pairs.end(), edges.size());
    std::vector<std::uint32_t> component(edges.size());
    const std::size_t components = boost::strong_components(
        graph,
        boost::make_iterator_property_map(component.begin(), get(boost::vertex_index, graph)));
    const std::uint64_t all = obligations_.allPromises();
    std::vector<std::uint64_t> kept(components, 0);
    std::vector<bool> isGood(components, false);
    for (std::uint32_t from = 0; from < edges.size(); from++)
        for (const auto& [to, keeps] : edges[from])
            if (component[from] == component[to]) {
                kept[component[from]] |= keeps;
                isGood[component[from]] = kept[component[from]] == all;
            }
    // Components are numbered so that what is reached from one has a smaller number, or its own.
    std::vector<std::vector<std::uint32_t>> members(components);
    for (std::uint32_t place = 0; place < edges.size(); place++)
        members[component[place]].push_back(place);
    for (std::size_t i = 0; i < components; i++)
        for (const std::uint32_t place : members[i])
            for (const Edge& edge : edges[place])
                if (isGood[component[edge.to]]) isGood[i] = true;
    std::vector<bool> result(component.size());
    std::transform(component.begin(), component.end(), result.begin(),
                   [&](std::uint32_t own) { return isGood[own]; });
    return result;
}

} // namespace clew::vm::specification
