#pragma once

// A graph of states, and the cycles in it that fair schedulers let happen.
//
// Fairness is that to threads, and weak: one that could go on all the time goes on some time. Of a
// cycle this asks that each thread takes a step in it, or cannot go on in one of its states; so a
// strongly connected part of the graph has such a cycle if, and only if, this holds of the part as
// a whole (Baier and Katoen, Principles of Model Checking, sections 3.5 and 6.3.2).

#include <boost/graph/adjacency_list.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace clew::listeners {

// Sets of threads have a bit for each (search::bitOfThread).
struct Place {
    std::uint64_t enabled = 0; // can go on
    std::uint64_t waiting = 0; // would wait in vain if they never went on again
};

struct Step {
    std::uint64_t moved = 0, paused = 0, progressed = 0;
    std::optional<std::uint32_t> taken; // search::Transition::step
    std::uint16_t chosen = 0, last = 0; // threads: that went on first, that ran last
    bool isOfThreads = false;
    std::uint64_t accepting = 0; // the sets of an automaton that the step belongs to
    std::uint32_t word = 0;      // what a formula's propositions were along it, by its number
};

using StateSpace = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, Place, Step>;
using Vertex = boost::graph_traits<StateSpace>::vertex_descriptor;
using Edge = boost::graph_traits<StateSpace>::edge_descriptor;

// What is asked of a cycle beside fairness.
struct CycleKind {
    std::function<bool(const Step&)> keeps; // steps that it may have
    std::uint64_t moves = 0;                // threads that take a step in it
    std::uint64_t waits = 0;                // threads that are `waiting` in all of its states
    std::uint64_t accepting = 0;            // sets that it meets
    bool isFair = true;
};

struct Lasso {
    std::vector<Edge> stem, cycle; // from the root on
};

// A shortest stem, and a short cycle.
std::optional<Lasso> findLasso(const StateSpace& graph, Vertex root, const CycleKind& kind);

// The steps (search::Transition::step) of a path from the root on. The thread that ran last comes
// first among those that can go on.
std::vector<std::uint32_t> stepsOf(const StateSpace& graph, const std::vector<Edge>& path);

} // namespace clew::listeners
