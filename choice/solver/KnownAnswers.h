#pragma once

// Which sets of conjuncts have a solution, and which contradict each other: what solvers have found
// out. After KLEE's counterexample cache (Cadar, Dunbar, Engler: OSDI 2008, section 3.3).
//
// Thread-safe: what one worker's solver has found, those of others need not find again.

#include <cstddef>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <vector>

#include "choice/solver/Solver.h"

namespace clew::choice {

using Conjuncts = std::vector<Expression>; // ascending, without repetitions

class KnownAnswers {
  public:
    // Nothing: not known. An assignment may be of more variables than occur in the conjuncts.
    std::optional<Solution> find(const Conjuncts& conjuncts) const;
    void add(const Conjuncts& conjuncts, const Solution& solution);

  private:
    struct HashOfConjuncts {
        std::size_t operator()(const Conjuncts& conjuncts) const;
    };
    using Solutions = std::unordered_map<Conjuncts, Solution, HashOfConjuncts>;
    using Entry = Solutions::value_type; // stays where it is in the map

    const Conjuncts* coreWithin(const Conjuncts& conjuncts) const;
    const Solution* solutionOfSuperset(const Conjuncts& conjuncts) const;

    mutable std::mutex mutex_;
    Solutions solutions_;
    std::unordered_map<Expression, std::vector<const Entry*>>
        supersets_; // of each conjunct: the solved sets with it
    std::unordered_map<Expression, std::vector<Conjuncts>> cores_; // by their last conjunct
    std::size_t size_ = 0;                                         // in conjuncts
};

} // namespace clew::choice
