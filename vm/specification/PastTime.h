#pragma once

// Formulas over the past, with one bit of memory for each of their operators: Havelund and Roşu,
// "Synthesizing Monitors for Safety Properties", TACAS 2002.

#include <cstdint>
#include <vector>

#include "vm/specification/Machine.h"
#include "vm/specification/Syntax.h"

namespace clew::vm::specification {

class PastTime {
  public:
    // At most this many operators of the past.
    static constexpr std::size_t kMost = 62;

    // Formulas without operators of the future: their values come out in this order.
    PastTime(const Syntax& syntax, const std::vector<NodeIndex>& formulas);

    std::size_t operators() const { return bits_; }
    std::uint64_t initial() const { return initial_; }

    struct Step {
        std::uint64_t memory;
        std::uint64_t values; // bit i: formula i holds; of the first 64
    };
    Step step(std::uint64_t memory, std::uint64_t valuation) const;

  private:
    // Operands come before what they are operands of.
    struct Instruction {
        Operator op;
        std::uint32_t left, right; // instructions; of a proposition, left is its number
        std::uint32_t bit;
    };
    std::uint32_t add(const Syntax& syntax, NodeIndex node, std::vector<std::uint32_t>& known);

    std::vector<Instruction> instructions_;
    std::vector<std::uint32_t> results_;
    std::uint64_t initial_ = 0;
    std::size_t bits_ = 0;
};

// G (formula over the past), where a table would be too large. The state is the memory, and all
// ones once it has rejected.
class PastMachine final : public Machine {
  public:
    explicit PastMachine(PastTime formula) : formula_(std::move(formula)) {}

    bool isTable() const override { return false; }
    State initial() const override { return formula_.initial(); }
    State step(State state, std::uint64_t valuation) const override {
        if (state == kRejected) return state;
        const auto [memory, values] = formula_.step(state, valuation);
        return (values & 1) != 0 ? memory : kRejected;
    }
    bool rejects(State state) const override { return state == kRejected; }
    bool isInert(State) const override { return false; }
    bool isOpenAtEnd(State) const override { return false; }
    std::uint32_t distance(State state) const override { return state == kRejected ? 0 : 1; }

  private:
    static constexpr State kRejected = ~State{0};
    PastTime formula_;
};

} // namespace clew::vm::specification
