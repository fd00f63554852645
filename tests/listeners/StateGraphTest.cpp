#include "listeners/StateGraph.h"

#include <doctest/doctest.h>

#include <sstream>

using clew::listeners::StateGraph;

TEST_CASE("state graph: what Graphviz gets") {
    StateGraph graph;
    graph.addTransition(1, 2, "main");
    graph.addTransition(2, 1, "\"quoted\"");
    graph.addTransition(2, 30, "t");
    graph.markEnd(30);
    graph.markError(2, "deadlock");
    CHECK(graph.states() == 3);
    CHECK(graph.transitions() == 3);
    std::ostringstream out;
    graph.write(out);
    const std::string text = out.str();
    INFO(text);
    CHECK(text.starts_with("digraph"));
    CHECK(text.find("0->1 [label=main]") != std::string::npos);
    CHECK(text.find(R"([label="\"quoted\""])") != std::string::npos);
    CHECK(text.find("[label=30,shape=doublecircle]") != std::string::npos);
    CHECK(text.find("fillcolor=red") != std::string::npos);
}
