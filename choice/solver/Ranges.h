#pragma once

// In which ranges the values of expressions lie where some conditions hold: what each condition
// says is carried from its operands to the results and back until nothing changes (HC4: Benhamou,
// Goualard, Granvilliers, Puget: Revising Hull and Box Consistency, ICLP 1999). Integers are exact
// as long as nothing can overflow; floats are rounded as the program rounds them, so that the
// ranges hold for what it computes.

#include <span>
#include <vector>

#include "vm/values/Expression.h"

namespace clew::choice {

using vm::values::Expression;

// Both ends included; none where low > high. Of integers: signed. Of conditions: 0 and 1. Of
// floats: ordinals, which are in the order of the values, -0.0 before 0.0; and whether it can be
// NaN.
struct Range {
    std::int64_t low, high;
    bool mayBeNaN = false;

    bool isEmpty() const { return low > high && !mayBeNaN; }
    bool operator==(const Range&) const = default;
};
// The bits of the float that has the ordinal, and back. Not of NaN.
std::uint64_t floatOfOrdinal(vm::values::Sort sort, std::int64_t ordinal);
std::int64_t ordinalOf(vm::values::Sort sort, std::uint64_t bits);

class Ranges {
  public:
    explicit Ranges(std::span<const Expression> conditions);

    // False: the conditions contradict each other. True: perhaps not.
    bool narrow();
    // Of an expression that occurs in the conditions.
    Range of(Expression expression) const { return nodes_[indexOf(expression)].range; }

  private:
    struct Node {
        Expression expression;
        std::uint32_t operands[3]; // indices
        Range range;
    };
    // Results of rounding etc. converge slowly now and then; what is missing after these is left to
    // others.
    static constexpr unsigned mostRounds = 12;

    std::uint32_t indexOf(Expression expression) const;
    Range computed(const Node& node) const;
    Range computedFloat(const Node& node) const;
    Range computedCondition(const Node& node) const;
    bool carryBack(const Node& node);
    bool carryBackCondition(const Node& node);
    bool meet(std::uint32_t index, Range range);
    bool order(std::uint32_t less, std::uint32_t greater, bool isStrict);

    std::vector<Node> nodes_; // operands first
    std::vector<std::uint32_t> conditions_;
    bool changed_ = false;
};

// Such of them that contradict each other, as far as ranges tell, none of which can be left out.
// Empty: there are none.
std::vector<Expression> contradictionByRanges(std::span<const Expression> constraints,
                                              Expression condition);

} // namespace clew::choice
