#pragma once

// How the three formalisms become deterministic tables.

#include <memory>
#include <optional>
#include <vector>

#include "vm/specification/Syntax.h"
#include "vm/specification/Table.h"

namespace clew::vm::specification {

// Each is empty where the table would be too large.

// All prefixes of the words of the expression, by the positions of its conditions (Glushkov 1961).
std::optional<RawTable> tableOfRegexp(const Syntax& syntax, const Alphabet& alphabet);

// Rejects when each run of the automaton has ended, or stands in a state that rejects.
std::optional<RawTable> tableOfNfa(const Syntax& syntax, const Alphabet& alphabet);

// Rejects at the first bad prefix: when no infinite word that begins so satisfies the formula.
std::optional<RawTable> tableOfFormula(const Syntax& syntax, const Alphabet& alphabet);

// The smallest table, or bits of the past where that would be too large. Throws SpecificationError
// where neither is possible.
std::unique_ptr<const Machine> machineOf(const Source& source, const Syntax& syntax);

// Throws SpecificationError where an operator of the past has one of the future in it.
void checkNesting(const Source& source, const Syntax& syntax);

// The formula f of G f, where f is over the past.
std::optional<NodeIndex> invariantOf(const Syntax& syntax);

// A condition of a regular expression, and those that may come after it.
struct Position {
    NodeIndex condition = 0;
    std::vector<std::uint32_t> follow; // ascending
};

struct Positions {
    std::vector<Position> positions; // the first stands before the first step, and has no condition
    std::vector<bool> isLast;        // by position: a word may end here
};

// Throws nothing; empty where there are too many.
std::optional<Positions> positionsOf(const Syntax& syntax);

} // namespace clew::vm::specification
