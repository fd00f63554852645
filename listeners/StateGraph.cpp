// Boost.Graph reads edge iterators past the last vertex, which are never set, only to compare them.
#ifndef __clang__
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

#include "listeners/StateGraph.h"

#include <fmt/format.h>

#include <boost/graph/graphviz.hpp>
#include <map>

namespace clew::listeners {

StateGraph::Vertex StateGraph::vertexOf(std::uint64_t state) {
    const auto [at, isNew] = vertices_.try_emplace(state);
    if (isNew) at->second = boost::add_vertex(State{state, false, {}}, graph_);
    return at->second;
}

void StateGraph::clear() {
    graph_.clear();
    vertices_.clear();
}

void StateGraph::addTransition(std::uint64_t from, std::uint64_t to, std::string label) {
    const Vertex source = vertexOf(from), target = vertexOf(to);
    boost::add_edge(source, target, Transition{std::move(label)}, graph_);
}

void StateGraph::markError(std::uint64_t state, std::string_view what) {
    graph_[vertexOf(state)].error = what;
}

void StateGraph::write(std::ostream& out) const {
    const auto state = [&](std::ostream& stream, Vertex vertex) {
        const State& of = graph_[vertex];
        std::string label = std::to_string(of.id);
        if (!of.error.empty()) label += "\n" + of.error;
        stream << fmt::format("[label={}{}{}]", boost::escape_dot_string(label),
                              of.end ? ",shape=doublecircle" : "",
                              of.error.empty() ? "" : ",style=filled,fillcolor=red");
    };
    const auto transition = [&](std::ostream& stream, const Graph::edge_descriptor& edge) {
        stream << fmt::format("[label={}]", boost::escape_dot_string(graph_[edge].label));
    };
    const auto whole = [](std::ostream& stream) { stream << "node [shape=circle];\n"; };
    boost::write_graphviz(out, graph_, state, transition, whole);
}

} // namespace clew::listeners
