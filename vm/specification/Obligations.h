#pragma once

// What a formula still asks for, as sets of formulas that must hold from the next step on: the
// states of a generalized Büchi automaton (Gastin and Oddoux, "Fast LTL to Büchi Automata
// Translation", CAV 2001). Formulas over the past are its letters.

#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "vm/specification/PastTime.h"
#include "vm/specification/Syntax.h"

namespace clew::vm::specification {

// Formulas, by their numbers, ascending.
using ObligationSet = std::vector<std::uint32_t>;

class Obligations {
  public:
    // Of the formula, or of its negation. The syntax outlives this.
    explicit Obligations(const Syntax& syntax, bool negated = false);

    // More formulas over the past, or more of others, than are followed.
    bool isTooLarge() const { return isTooLarge_; }
    const PastTime& past() const { return *past_; }
    ObligationSet initial() const { return parts(root_); }
    // Formulas that ask for something that must come some time; at most 64.
    std::size_t promises() const { return promises_.size(); }
    std::uint64_t allPromises() const {
        return promises() == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << promises()) - 1;
    }

    struct Way {
        ObligationSet next;
        std::uint64_t kept; // bit i: promise i is not put off
        bool operator==(const Way&) const = default;
        auto operator<=>(const Way&) const = default;
    };
    // The ways to go on, where formula i over the past has the value of bit i. None is contained in
    // another.
    std::vector<Way> ways(const ObligationSet& obligations, std::uint64_t values);

    // Something must still come: not satisfied by an end here.
    bool isOpen(const ObligationSet& obligations) const;

  private:
    enum class Kind : std::uint8_t {
        True,
        False,
        Literal,
        NegatedLiteral,
        And,
        Or,
        Next,
        Until,
        WeakUntil,
        Release
    };
    struct Formula {
        Kind kind;
        std::uint32_t left, right; // of a literal, left is the number of a formula over the past
        auto operator<=>(const Formula&) const = default;
    };
    static constexpr std::size_t kMostFormulas = 2000;

    std::uint32_t add(Formula formula);
    // The node, or its negation, with negations at the literals only.
    std::uint32_t normal(NodeIndex node, bool negated);
    std::uint32_t normalOfFuture(const Node& node, bool negated);
    std::uint32_t literal(NodeIndex node, bool negated);
    ObligationSet parts(std::uint32_t formula) const;
    void addParts(std::uint32_t formula, ObligationSet& to) const;
    const std::vector<ObligationSet>& expand(std::uint32_t formula, std::uint64_t values);
    std::vector<ObligationSet> expandNew(std::uint32_t formula, std::uint64_t values);
    bool holdsAtEnd(std::uint32_t formula) const;

    const Syntax& syntax_;
    std::vector<bool> hasFuture_; // by node
    std::vector<NodeIndex> literals_;
    std::vector<Formula> formulas_;
    std::map<Formula, std::uint32_t> known_;
    std::map<std::pair<NodeIndex, bool>, std::uint32_t> normals_;
    std::map<std::pair<std::uint64_t, std::uint32_t>, std::vector<ObligationSet>> expanded_;
    std::vector<std::uint32_t> promises_;
    std::uint32_t root_ = 0;
    std::optional<PastTime> past_;
    bool isTooLarge_ = false;
};

// By node: it has an operator of the future in it.
std::vector<bool> futureNodes(const Syntax& syntax);

} // namespace clew::vm::specification
