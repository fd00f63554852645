#pragma once

// What a solution should look like where there is a choice: values that a person would write into a
// test, short arrays.

#include <span>
#include <unordered_map>
#include <vector>

#include "choice/solver/Solver.h"

namespace clew::choice {

class Preferences {
  public:
    // Conditions about the variables and subexpressions of the conjuncts, each of which may be
    // dropped.
    std::vector<Expression> of(std::span<const Expression> conjuncts);
    // That arrays are not endless, where they cannot be short.
    std::vector<Expression> moderateLengths(std::span<const Expression> conjuncts);
    // Whether floats occur in it.
    bool hasFloats(Expression expression) { return lookInto(expression).hasFloats; }

  private:
    struct Found {
        bool hasFloats = false;
        std::vector<Expression> remainders; // FloatRemainder of it and below
    };
    const Found& lookInto(Expression expression);

    std::unordered_map<Expression, Found> found_; // of conjuncts
    std::unordered_map<Expression, Expression>
        preferred_; // of variables and remainders; 0: nothing is preferred
};

} // namespace clew::choice
