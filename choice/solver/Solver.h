#pragma once

// Whether a path can be walked, and with which inputs. Solvers form a chain, as in KLEE (Cadar,
// Dunbar, Engler: OSDI 2008, section 3.3): each answers what it can and passes the rest on to the
// next one; the last ones are Z3 and cvc5.
//
// A solver belongs to one worker: it is used and destroyed by one thread. The same queries in the
// same order have the same answers, as long as none of them runs into the time limit.

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "vm/values/Expression.h"

namespace clew::choice {

using vm::values::Assignment;
using vm::values::Expression;

enum class Answer { Satisfiable, Unsatisfiable, Unknown, Later };

// Who asks a database goes to something that is slow, and what it says to one question may answer
// others. So an answer (Answer::Later) may be put off: not at all; where another question has been
// answered meanwhile; wherever the database is needed.
enum class Patience : std::uint8_t { None, WhileOthersAreAnswered, Any };

// What was put off (choice/TupleTree.h).
class OpenLeaf;

// Is there an assignment under which all constraints and `condition` hold?
struct Query {
    std::span<const Expression> constraints; // of the path so far: hold together
    Expression condition;                    // what is asked in addition
    const Assignment* current = nullptr;     // under which all constraints hold; null: not known
    Patience patience = Patience::None;
};

// The reason where a query has ended because the search has: asked again, it may have an answer.
inline constexpr std::string_view kInterrupted = "interrupted";

struct Solution {
    Answer answer = Answer::Unknown;
    Assignment assignment; // where satisfiable: of all variables in the query that matter
    std::string reason;    // where unknown: "time limit of 2 s", …
    // Where unsatisfiable: those of the constraints and the condition, ascending, that already
    // contradict each other.
    std::vector<Expression> core;
    std::shared_ptr<const OpenLeaf> leaf; // where it is to come later, by Patience::Any
};

// How one layer did, for the report.
struct LayerStatistics {
    std::string_view name;
    std::uint64_t queries = 0, answered = 0, unknown = 0;
    double seconds = 0; // in this layer alone
};

class Solver {
  public:
    virtual ~Solver() = default;
    virtual Solution solve(const Query& query) = 0;
    virtual void addStatistics(
        std::vector<LayerStatistics>& layers) const = 0; // its own, then the next one's
};

// What several solvers know together (choice/solver/KnownAnswers.h).
class KnownAnswers;

struct SolverOptions {
    // In order; leaving one out switches it off.
    std::vector<std::string> layers;
    double timeLimit = 2; // seconds of the processor for one query
    // Bytes that the libraries may take; they answer nothing where they need more.
    std::uint64_t mostMemory = std::uint64_t(2) << 30;
    // Where set and true, what a library is asked ends without an answer.
    const std::atomic<bool>* interrupted = nullptr;
    // What solvers of other workers share. Null: each finds out for itself, so that the same
    // queries in the same order have the same answers.
    std::shared_ptr<KnownAnswers> known;
};
// All layers that there are, in the order that does best.
const std::vector<std::string>& solverLayers();
// Throws std::invalid_argument for a layer that does not exist.
std::unique_ptr<Solver> makeSolver(const SolverOptions& options);

} // namespace clew::choice
