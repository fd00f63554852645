#pragma once

// A solver in front of the others that asks the database: where a question is about the row that
// the program looks at (vm/natives/database/Tuples.h), a solution is a row that there is. What else
// is in the question, inputs that are compared with the row among it, is solved for the rows that
// were found.

#include "choice/solver/Solver.h"

namespace clew::choice {

// `next` itself where no queries are generated.
std::unique_ptr<Solver> withTuples(std::unique_ptr<Solver> next);

} // namespace clew::choice
