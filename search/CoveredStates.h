#pragma once

// The symbolic states that were seen: each stands for all inputs that its path condition allows. A
// state is covered by one that differs in nothing but its condition, if that is implied by the
// state's own: whatever the state leads to, that one leads to as well. (Anand, Pasareanu, Visser:
// Symbolic Execution with Abstract Subsumption Checking, SPIN 2006.) Thread-safe: shards with a
// lock each.

#include <array>
#include <cstdint>
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

    struct Seen {
        std::vector<Expression> condition;
        std::uint32_t number;
    };
    // What another process restores, where expressions have the same numbers; nobody may insert
    // meanwhile. `same`: a state with its condition, its number, and where it is kept.
    template <class Same, class Other>
    void forEach(Same&& same, Other&& other) const {
        for (std::uint32_t place = 0; place < shards_.size(); ++place) {
            for (const auto& [key, number] : shards_[place].same) same(key, number, place);
            for (const auto& [state, all] : shards_[place].seen)
                for (const Seen& seen : all) other(state, seen);
        }
    }
    void restoreSame(Hash128 key, std::uint32_t number, std::uint32_t place) {
        shards_[place % shards_.size()].same.emplace(key, number);
    }
    void restore(Hash128 state, Seen seen) {
        shardOf(state).seen[state].push_back(std::move(seen));
    }

  private:
    struct Hasher {
        std::size_t operator()(const Hash128& hash) const { return hash.low; }
    };
    struct Shard {
        std::mutex mutex;
        std::unordered_map<Hash128, std::uint32_t, Hasher>
            same; // numbers, by the state with its condition
        std::unordered_map<Hash128, std::vector<Seen>, Hasher> seen;
    };

    Shard& shardOf(Hash128 state) { return shards_[state.high % shards_.size()]; }

    std::array<Shard, 64> shards_; // by the state
};

} // namespace clew::search
