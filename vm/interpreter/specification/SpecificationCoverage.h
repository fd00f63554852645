#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "vm/specification/Coverage.h"

namespace clew::vm::interpreter {

// What all paths together have taken of a specification.
struct SpecificationCoverage {
    std::string name; // "Lock.StrictAlternation"
    bool isExercised; // some path has made a step of it
    // Empty where its automaton is not made of a table, or where its class was not loaded.
    std::vector<specification::Coverage::Taken> transitions;

    std::size_t allowed() const; // of the transitions: those that do not reject
    std::size_t taken() const;   // of those
};

} // namespace clew::vm::interpreter
