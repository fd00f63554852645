#pragma once

// A formula of linear temporal logic over the whole program (spec.ltl), and what its propositions
// (spec.propositions) mean in a state.

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "listeners/liveness/Lasso.h"
#include "search/config/Config.h"
#include "vm/specification/Buchi.h"
#include "vm/state/LiveState.h"
#include "vm/types/Class.h"

namespace clew::listeners {

class Formula {
  public:
    // Throws ConfigError where the formula or a proposition is wrong.
    explicit Formula(const search::Config& config);

    const std::string& text() const { return text_; }
    // Fields of the class are known from then on. Throws ConfigError where it has none of a name
    // that a condition is on.
    void meet(const vm::types::Class& klass);
    // Of classes that no path has met. Till then, and before they are initialized, their fields
    // have the value that fields begin with, and an array is not there.
    std::vector<std::string> unmet() const;
    // The field is one that conditions are on.
    bool concerns(const vm::types::Field& field);
    bool concernsElements() const;
    // The same of what is at these bytes of the payload.
    bool concerns(const vm::state::Object& object, std::uint64_t offset);
    // Bit i: the automaton's proposition i holds.
    std::uint64_t valuationOf(const vm::state::LiveState& state) const {
        return valuationIn(&state);
    }
    std::uint64_t valuationAtStart() const { return valuationIn(nullptr); }

    // Whether a path of the graph, a fair one if so wanted, violates the formula: `words` holds
    // what the propositions were along a step (Step::word), its first valuation that of the state
    // it leaves.
    std::optional<Lasso> violatedIn(const StateSpace& graph,
                                    const std::vector<std::vector<std::uint64_t>>& words,
                                    bool isFair) const;

  private:
    enum class Comparison : std::uint8_t {
        Equal,
        NotEqual,
        Less,
        LessEqual,
        Greater,
        GreaterEqual
    };
    // "pkg.Class.field[3] >= 2"
    struct Condition {
        std::string text;                       // as the user has written it
        vm::types::Symbol className, fieldName; // internal
        std::int64_t element = -1;              // -1: the field itself
        Comparison comparison = Comparison::NotEqual;
        std::int64_t value = 0;
        const vm::types::Field* field = nullptr;
    };
    static Condition parse(const std::string& text, const std::string& where);
    // Null: before the program has begun.
    bool holds(const Condition& condition, const vm::state::LiveState* state) const;
    std::uint64_t valuationIn(const vm::state::LiveState* state) const;

    std::string text_;
    std::vector<Condition> conditions_; // by the automaton's propositions
    std::shared_ptr<const vm::specification::BuchiAutomaton> violations_;
};

} // namespace clew::listeners
