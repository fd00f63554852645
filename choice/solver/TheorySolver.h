#pragma once

// A solver library behind one interface: Z3, cvc5. It lives long: each conjunct is translated and
// asserted once, guarded by a literal, and a query assumes the literals of its conjuncts; what it
// learns serves later queries too.

#include <memory>
#include <span>

#include "choice/solver/Solver.h"

namespace clew::choice {

class TheorySolver {
  public:
    virtual ~TheorySolver() = default;
    // Do the conjuncts hold together? The assignment is of all variables that occur in them; the
    // core may be empty where the library gives none. Not checked by evaluation.
    virtual Solution check(std::span<const Expression> conjuncts, double timeLimit) = 0;
    // Whether it holds so much, or something so hard, that a new one would do better.
    virtual bool isWorn() const = 0;
};

std::unique_ptr<TheorySolver> makeZ3();
std::unique_ptr<TheorySolver> makeCvc5();

} // namespace clew::choice
