#pragma once

// Which transitions of a specification's automaton the steps of a program have taken.

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "vm/specification/Specification.h"
#include "vm/specification/Table.h"

namespace clew::vm::specification {

// All steps from one state of a table to another.
struct Transition {
    Table::State from = 0, to = 0;
    std::vector<bool> letters; // by letter
};

// By state that they leave, and by that which they lead to; those of states that reject are none.
std::vector<Transition> transitionsOf(const Table& table);

// Thread-safe.
class Coverage {
  public:
    explicit Coverage(const Specification& specification);

    // A step from the state. What is taken where nothing can be violated any more does not count.
    void stepped(Specification::State from, std::uint64_t valuation);

    struct Taken {
        std::uint64_t from, to;
        std::string after;     // the shortest way there: "lock(), unlock()"; empty: no step
        std::string condition; // as in the automaton's graph
        bool rejects, isTaken;
    };
    // Those that can still matter; empty where the automaton is no table.
    std::vector<Taken> transitions() const;

  private:
    const Specification& specification_;
    const Table* table_;                           // null: there is none
    std::vector<std::atomic<std::uint8_t>> taken_; // by state * letters + letter
};

} // namespace clew::vm::specification
