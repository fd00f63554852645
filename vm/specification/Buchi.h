#pragma once

// Nondeterministic Büchi automata for all of linear temporal logic, with the past inside of the
// future: what a search for cycles that violate a formula runs beside the program. The construction
// is that of Gastin and Oddoux ("Fast LTL to Büchi Automata Translation", CAV 2001), which makes
// smaller automata than that of Gerth, Peled, Vardi and Wolper (1995).

#include <cstdint>
#include <memory>
#include <vector>

#include "vm/specification/Machine.h"

namespace clew::vm::specification {

// Immutable: all of it may be called by several threads at once.
class BuchiAutomaton {
  public:
    using State = std::uint32_t;

    const std::vector<Proposition>& propositions() const { return propositions_; }
    std::size_t states() const { return isAccepting_.size(); }
    static constexpr State kInitial = 0;
    // Ascending, each once. None: no run goes on. From each state some infinite word is accepted,
    // unless the automaton accepts none at all.
    const std::vector<State>& successors(State state, std::uint64_t valuation) const {
        return successors_[state * alphabet_.size() + alphabet_.letterOf(valuation)];
    }
    // A word is accepted if some run comes to such states again and again.
    bool isAccepting(State state) const { return isAccepting_[state]; }

  private:
    friend std::shared_ptr<const BuchiAutomaton> buchiAutomatonOf(const Source&, bool);
    explicit BuchiAutomaton(std::vector<Proposition> propositions)
        : propositions_(std::move(propositions)), alphabet_(propositions_) {}
    void mergeEqual();

    std::vector<Proposition> propositions_;
    Alphabet alphabet_;
    std::vector<std::vector<State>> successors_; // by state * letters + letter
    std::vector<bool> isAccepting_;
};

// Accepts the infinite words that satisfy the formula of a source; those that violate it if
// `negated`. Throws SpecificationError.
std::shared_ptr<const BuchiAutomaton> buchiAutomatonOf(const Source& source, bool negated);

} // namespace clew::vm::specification
