#pragma once

// The layers of the solver chain. Each is made with the next one.

#include "choice/solver/Solver.h"

namespace clew::choice {

// Puts the constants that the constraints equate variables with into the condition.
std::unique_ptr<Solver> makeRewritingLayer(std::unique_ptr<Solver> next);
// Answers where the condition, its negation, or bounds of the same expression are among the
// constraints.
std::unique_ptr<Solver> makeContradictionLayer(std::unique_ptr<Solver> next);
// Asks for the disjuncts of a condition one by one.
std::unique_ptr<Solver> makeDisjunctsLayer(std::unique_ptr<Solver> next);
// Drops the constraints that share no variable with the condition, directly or through others.
std::unique_ptr<Solver> makeIndependenceLayer(std::unique_ptr<Solver> next);
// Remembers solutions and contradictory sets: by itself, or with others.
std::unique_ptr<Solver> makeCacheLayer(std::unique_ptr<Solver> next);
std::unique_ptr<Solver> makeCacheLayer(std::unique_ptr<Solver> next,
                                       std::shared_ptr<KnownAnswers> known);
// Tries recent assignments.
std::unique_ptr<Solver> makeEvaluationLayer(std::unique_ptr<Solver> next);
// Tries texts with the hash codes that are asked for.
std::unique_ptr<Solver> makeHashCodesLayer(std::unique_ptr<Solver> next);
// Knows where the ranges of values leave nothing.
std::unique_ptr<Solver> makeIntervalsLayer(std::unique_ptr<Solver> next);
// Tries all values where the ranges leave few.
std::unique_ptr<Solver> makeEnumerationLayer(std::unique_ptr<Solver> next);
// Tries values that the query suggests, small ones first.
std::unique_ptr<Solver> makeCandidatesLayer(std::unique_ptr<Solver> next);

// Z3 for integers, cvc5 for floats, which may take longer than the limit.
std::unique_ptr<Solver> makeTheoriesLayer(double timeLimit);
// The last one: the theories in a process of their own, which is ended when its time is over, or
// when it is interrupted.
std::unique_ptr<Solver> makeSolverProcess(const SolverOptions& options);

// The first one, always there: a solution is checked by evaluation before it leaves the chain.
std::unique_ptr<Solver> makeVerificationLayer(std::unique_ptr<Solver> next);

} // namespace clew::choice
