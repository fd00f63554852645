#pragma once

// A formula of linear temporal logic over the whole program (spec.ltl), and what its propositions
// (spec.propositions) mean in a state.

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "choice/solver/Solver.h"
#include "listeners/liveness/Lasso.h"
#include "search/config/Config.h"
#include "vm/Vm.h"
#include "vm/interpreter/specification/ObservedConditions.h"
#include "vm/specification/Buchi.h"
#include "vm/state/LiveState.h"
#include "vm/types/Class.h"

namespace clew::listeners {

class Formula {
  public:
    // Throws ConfigError where the formula or a proposition is wrong.
    explicit Formula(const search::Config& config);

    const std::string& text() const { return text_; }
    // That propositions are: told of with the bits that they have in a valuation.
    const std::vector<vm::ObservedCall>& calls() const { return calls_; }
    std::vector<vm::interpreter::ObservedCondition> conditions() const {
        return {conditions_.begin(), conditions_.end()};
    }
    bool hasConditions() const { return ofConditions_ != 0; }
    // Fields of the class are known from then on. Throws ConfigError where it has none of a name
    // that a condition is on.
    void meet(const vm::types::Class& klass);
    // Of classes that no path has met. Till then, and before they are initialized, their fields
    // have the value that fields begin with, and an array is not there.
    std::vector<std::string> unmet() const;
    // Conditions on what inputs decide, where the path did not say which way.
    const std::set<std::string>& undecided() const { return undecided_; }
    // The field is one that conditions are on.
    bool concerns(const vm::types::Field& field);
    bool concernsElements() const;
    // The same of what is at these bytes of the payload.
    bool concerns(const vm::state::Object& object, std::uint64_t offset);
    // Bit i: the automaton's proposition i holds. Calls, and names of threads, do where a call is
    // told of, and nowhere else.
    std::uint64_t valuationOf(const vm::state::LiveState& state) const {
        return valuationIn(&state);
    }
    std::uint64_t valuationAtStart() const { return valuationIn(nullptr); }
    std::uint64_t valuationOfCall(const vm::state::LiveState& state, std::uint64_t bits) const;
    // What of a valuation stays when the call is over.
    std::uint64_t conditionsOf(std::uint64_t valuation) const { return valuation & ofConditions_; }

    // Whether a path of the graph, a fair one if so wanted, violates the formula: `words` holds
    // what the propositions were along a step (Step::word): that of the state it leaves first, then
    // one valuation for each call that was told of, and for each change of a condition. These, from
    // all of a path, and the first state's before them, are what the formula is about; and the last
    // state's for ever, where no more come.
    std::optional<Lasso> violatedIn(const StateSpace& graph,
                                    const std::vector<std::vector<std::uint64_t>>& words,
                                    bool isFair) const;

  private:
    struct Condition : vm::interpreter::ObservedCondition {
        std::string text; // as the user has written it
        const vm::types::Field* field = nullptr;
        std::uint64_t bit = 0;
    };
    struct ThreadName {
        std::string name;
        std::uint64_t bit;
    };
    // What a proposition says.
    void add(const std::string& text, std::uint64_t bit, const std::string& where);
    static Condition parse(const std::string& text, const std::string& where);
    // Null: before the program has begun.
    bool holds(const Condition& condition, const vm::state::LiveState* state) const;
    static bool compares(const Condition& condition, std::int64_t value);
    // Notes a condition on an expression over inputs, of an int or a long (0: it is not known),
    // that the path condition does not decide.
    void noteUndecided(const Condition& condition, const vm::state::LiveState& state,
                       vm::values::Expression value) const;
    std::uint64_t valuationIn(const vm::state::LiveState* state) const;

    std::string text_;
    std::vector<Condition> conditions_;
    std::uint64_t ofConditions_ = 0;
    std::vector<vm::ObservedCall> calls_;
    std::vector<ThreadName> threads_;
    std::shared_ptr<const vm::specification::BuchiAutomaton> violations_;
    choice::SolverOptions solverOptions_;
    mutable std::unique_ptr<choice::Solver> solver_; // made when it is first needed
    mutable std::set<std::string> undecided_;
};

} // namespace clew::listeners
