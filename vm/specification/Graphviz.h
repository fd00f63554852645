#pragma once

#include <ostream>

#include "vm/specification/Specification.h"

namespace clew::vm::specification {

// The automaton as a Graphviz digraph: edges have the conditions of their steps, states that reject
// are red, those that are open at the end dashed, inert ones grey. Nothing is written where the
// machine is no table.
void writeGraphviz(std::ostream& out, const Specification& specification);

} // namespace clew::vm::specification
