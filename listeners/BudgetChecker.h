#pragma once

// Ends the search when a budget is spent. JPF's keys:
//
// | key                     | most                                             |
// |-------------------------|--------------------------------------------------|
// | `budget.max_time`       | milliseconds                                     |
// | `budget.max_heap`       | bytes of memory that clew itself uses            |
// | `budget.max_depth`      | transitions from the first state                 |
// | `budget.max_insn`       | instructions executed                            |
// | `budget.max_state`      | new states, as `budget.max_new_states`           |
// | `budget.max_new_states` | new states                                       |

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "search/Listener.h"
#include "search/config/Config.h"
#include "search/config/ConfigKeys.h"

namespace clew::listeners {

class BudgetChecker : public search::Listener {
  public:
    static std::span<const search::ConfigKey> keys();
    explicit BudgetChecker(const search::Config& config);

    bool wantsInstructions() const override { return instructionLimit_.has_value(); }
    void searchRestarted() override { states_ = instructions_ = 0; }
    std::optional<std::string> stored() const override;
    void goOnFrom(const std::string& stored) override;
    void instructionExecuted(const vm::state::LiveState&, const vm::types::Method&,
                             const vm::interpreter::Instruction*) override {
        ++instructions_;
    }
    void stateAdvanced(const vm::state::LiveState&, const search::Transition&) override;

  private:
    using Clock = std::chrono::steady_clock;
    std::int64_t millisecondsSpent() const;

    Clock::time_point began_ = Clock::now();
    std::optional<std::int64_t> milliseconds_, depthLimit_, instructionLimit_, stateLimit_;
    std::optional<std::uint64_t> bytes_;
    std::int64_t states_ = 0, instructions_ = 0;
    bool isSpent_ = false;
};

} // namespace clew::listeners
