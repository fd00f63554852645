#pragma once

// Where in its text a specification is broken, and at which step: worked out from the steps of a
// path that breaks it.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "vm/specification/Specification.h"

namespace clew::vm::specification {

struct FailingPart {
    TextRange part;
    std::size_t step; // from 1: at which it does not hold
    bool operator==(const FailingPart&) const = default;
};

// `history`: the valuations of all steps from the first one on; the last one is rejected, or
// something is still open behind it (`isAtEnd`). Of a formula: the innermost conjuncts,
// consequences and invariants that fail. Of an expression or an automaton: the conditions of which
// one should have held. The whole text where no part of it fails alone. Never empty.
std::vector<FailingPart> failingParts(const Specification& specification,
                                      std::span<const std::uint64_t> history, bool isAtEnd);

// "Name ::= text" with carets below what fails, and a line for each part that says when.
std::vector<std::string> markedText(const Specification& specification,
                                    std::span<const FailingPart> parts, bool isAtEnd);

} // namespace clew::vm::specification
