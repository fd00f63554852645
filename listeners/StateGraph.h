#pragma once

// States and the transitions between them, written in the language of Graphviz.

#include <boost/graph/adjacency_list.hpp>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <unordered_map>

namespace clew::listeners {

class StateGraph {
  public:
    void clear();
    // A state comes into being where it is first mentioned.
    void addTransition(std::uint64_t from, std::uint64_t to, std::string label);
    void markEnd(std::uint64_t state) { graph_[vertexOf(state)].end = true; }
    void markError(std::uint64_t state, std::string_view what);

    std::size_t states() const { return boost::num_vertices(graph_); }
    std::size_t transitions() const { return boost::num_edges(graph_); }

    // End states have a double circle, states with an error are red.
    void write(std::ostream& out) const;

  private:
    struct State {
        std::uint64_t id = 0;
        bool end = false;
        std::string error;
    };
    struct Transition {
        std::string label;
    };
    using Graph =
        boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, State, Transition>;
    using Vertex = boost::graph_traits<Graph>::vertex_descriptor;

    Vertex vertexOf(std::uint64_t state);

    Graph graph_;
    std::unordered_map<std::uint64_t, Vertex> vertices_;
};

} // namespace clew::listeners
