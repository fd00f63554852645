#pragma once

// The instructions of the program's classes and the ways between them: within methods, into what
// they call, and through it. A graph that is made once, of class files; over-approximate by the
// class hierarchy, and where the class library calls the program back.

#include <tbb/concurrent_unordered_map.h>

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "search/guidance/ProgramClasses.h"
#include "vm/types/Class.h"

namespace clew::search::guidance {

class ProgramGraph {
  public:
    static constexpr std::uint32_t kNone = ~std::uint32_t(0);
    // What a way costs that is no usual one: an exception that is caught; the JDK calls what it was
    // given, or anything else, which it nearly never does.
    static constexpr std::uint32_t kCaught = 10, kGivenCall = 2, kAnyCall = 1000;

    // `withBranches`: the ways out of branches have nodes of their own.
    ProgramGraph(ProgramClasses classes, bool withBranches);

    struct Weight {
        std::uint32_t weight;
    };
    // Its edges lead backwards.
    using Backwards =
        boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, Weight>;
    const Backwards& backwards() const { return backwards_; }

    const ProgramClasses& classes() const { return classes_; }
    // Of the first instruction of a method with code, whose others follow in order; kNone: it has
    // no code.
    std::uint32_t nodeOf(MethodPlace place) const;
    // Of the instructions of a method of the running program; none where it is none of these
    // classes'. Thread-safe.
    struct Nodes {
        std::uint32_t first = kNone, count = 0;
    };
    Nodes nodesOf(const vm::types::Method& method) const;
    std::uint32_t instructionCount() const { return instructionCount_; }
    // Where the JDK calls something that is of this type; kNone: it is no type of interest.
    std::uint32_t callsOfType(std::uint32_t type) const { return instructionCount_ + type; }

    // A way out of a branch.
    struct Branch {
        std::uint32_t type, point; // its class, and its number among the points of that
        std::uint32_t jump;        // node of the instruction that branches
    };
    // Sorted by class and point. Their nodes follow each other.
    std::span<const Branch> branches() const { return branches_; }
    std::uint32_t nodeOfBranch(std::size_t number) const {
        return callsOfType(static_cast<std::uint32_t>(classes_.types().size() + number));
    }
    // kNone: it is none of the program's.
    std::uint32_t nodeOfBranch(const vm::types::Class& holder, std::uint32_t point) const;
    bool isBranch(std::uint32_t node) const { return node >= nodeOfBranch(std::size_t(0)); }

    bool isCall(std::uint32_t node) const { return isCall_[node]; }
    // From before the instruction to a return from its method; kNone: there is no such way.
    std::uint32_t toReturn(std::uint32_t node) const { return toReturn_[node]; }
    // From a call to a handler that catches what is thrown there.
    std::span<const std::pair<std::uint32_t, std::uint32_t>> caughtCalls() const {
        return caughtCalls_;
    }

  private:
    using Edge = std::pair<std::uint32_t, std::uint32_t>;
    struct Call {
        std::uint32_t node;
        std::vector<std::uint32_t> entries;
        std::uint32_t passing = kNone; // what it takes to come back from it
    };

    void addMethod(std::uint32_t type, const classfile::MethodInfo& method, std::uint32_t first);
    void addCall(std::uint32_t type, std::uint32_t node, std::uint8_t opcode, std::uint16_t index);
    void addCallsOfTypes();
    void addBranches();
    std::uint32_t typeOf(const vm::types::Class& type) const; // kNone: it is none of these
    void addInitializer(std::string_view className, std::uint32_t node);
    void addEdge(std::uint32_t from, std::uint32_t to, std::uint32_t weight);
    Backwards makeBackwards() const;
    void findReturns();

    ProgramClasses classes_;
    std::map<MethodPlace, std::uint32_t> nodes_;
    std::uint32_t instructionCount_ = 0;
    std::vector<Branch> branches_;
    mutable tbb::concurrent_unordered_map<const vm::types::Method*, Nodes> nodesOf_;
    std::vector<Edge> edges_; // backwards
    std::vector<Weight> weights_;
    std::vector<Call> calls_;
    std::vector<std::uint32_t> returns_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> caughtCalls_;
    std::vector<bool> isCall_;
    std::vector<std::uint32_t> toReturn_;
    Backwards backwards_;
};

} // namespace clew::search::guidance
