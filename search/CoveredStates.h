#pragma once

// The symbolic states that were seen: each stands for all inputs that its path condition allows. A
// state is covered by one that differs in nothing but its condition, if that is implied by the
// state's own: whatever the state leads to, that one leads to as well. (Anand, Pasareanu, Visser:
// Symbolic Execution with Abstract Subsumption Checking, SPIN 2006.) Thread-safe: shards with a
// lock each.

#include <array>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "choice/solver/Solver.h"
#include "vm/state/Hash.h"

namespace clew::search {

using vm::state::Hash128;
using vm::values::Assignment;
using vm::values::Expression;

// Whether one condition implies another, decided by a solver of its own; what is not decided soon
// does not count as implied. Of one worker.
class Implication {
  public:
    explicit Implication(choice::SolverOptions options);

    // Both ascending; `condition` holds under the assignment.
    bool holds(const std::vector<Expression>& condition, const std::vector<Expression>& weaker,
               const Assignment& assignment);

  private:
    choice::SolverOptions options_;
    std::unique_ptr<choice::Solver> solver_; // made when it is first needed
};

class CoveredStates {
  public:
    enum class Kind {
        New,
        Same,    // seen with the same condition: the same paths go on from here
        Covered, // seen with a condition that is implied by this one
    };
    struct Match {
        Kind kind;
        std::uint32_t number; // of the one that was seen; given for a new one
    };

    // `state` is the fingerprint without conditions; `condition` ascending, and holds under the
    // assignment. A state that is new gets `number`.
    Match insert(Hash128 state, std::vector<Expression> condition, const Assignment& assignment,
                 std::uint32_t number, Implication& implication);
    void clear();

  private:
    struct Seen {
        std::vector<Expression> condition;
        std::uint32_t number;
    };
    struct Hasher {
        std::size_t operator()(const Hash128& hash) const { return hash.low; }
    };
    struct Shard {
        std::mutex mutex;
        std::unordered_map<Hash128, std::uint32_t, Hasher>
            same; // numbers, by the state with its condition
        std::unordered_map<Hash128, std::vector<Seen>, Hasher> seen;
    };

    std::array<Shard, 64> shards_; // by the state
};

} // namespace clew::search
