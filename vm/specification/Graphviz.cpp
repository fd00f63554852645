// Boost.Graph reads edge iterators past the last vertex, which are never set, only to compare them.
#ifndef __clang__
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

#include "vm/specification/Graphviz.h"

#include <fmt/format.h>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/graphviz.hpp>

#include "vm/specification/Coverage.h"
#include "vm/specification/Table.h"
#include "vm/specification/Wording.h"

namespace clew::vm::specification {

namespace {

using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, boost::no_property,
                                    std::string>; // of an edge: its condition

std::string attributes(const Table& table, std::size_t state) {
    if (table.rejects(state)) return "[label=\"rejected\",style=filled,fillcolor=red]";
    if (table.isInert(state)) return fmt::format("[label={},style=filled,fillcolor=grey]", state);
    return fmt::format("[label={}{}]", state, table.isOpenAtEnd(state) ? ",style=dashed" : "");
}

} // namespace

void writeGraphviz(std::ostream& out, const Specification& specification) {
    if (!specification.machine().isTable()) return;
    const auto& table = static_cast<const Table&>(specification.machine());
    const Wording wording(table.alphabet(), specification.propositions());
    Graph graph(table.states());
    for (const auto& [from, to, letters] : transitionsOf(table))
        boost::add_edge(from, to, wording.condition(letters), graph);
    const auto vertex = [&](std::ostream& stream, std::size_t state) {
        stream << attributes(table, state);
    };
    const auto edge = [&](std::ostream& stream, const Graph::edge_descriptor& one) {
        stream << fmt::format("[label={}]", boost::escape_dot_string(graph[one]));
    };
    const auto whole = [](std::ostream& stream) {
        stream << "rankdir=LR;\nnode [shape=circle];\nstart [shape=point];\nstart -> 0;\n";
    };
    boost::write_graphviz(out, graph, vertex, edge, whole);
}

} // namespace clew::vm::specification
