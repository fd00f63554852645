#pragma once

// Reports a cycle of states: a way in which the program can go on for ever, and never comes to
// anything new. JPF's EndlessLoopDetector means the same.
//
// A cycle during which a thread could run all the time, and never did, is none that a fair
// scheduler lets happen: it is not reported. It may hide one that is, so that the verdict is not
// `safe` then. Each cycle closes on a path of a depth-first search; other orders miss some.

#include <cstdint>
#include <memory>

#include "search/Listener.h"
#include "search/config/Config.h"
#include "search/config/ConfigKeys.h"

namespace clew::listeners {

class NoStateCycles : public search::Listener {
  public:
    static std::span<const search::ConfigKey> keys() { return {}; }
    explicit NoStateCycles(const search::Config& config);

    void searchStarted() override;
    // Between two states threads take turns without a choice, where only one of them can go on.
    void objectLocked(const vm::state::LiveState& state, vm::values::Ref) override;
    void objectUnlocked(const vm::state::LiveState& state, vm::values::Ref) override;
    void threadWaiting(const vm::state::LiveState&, std::size_t thread) override;
    void threadBlocked(const vm::state::LiveState&, std::size_t thread, vm::values::Ref) override;
    void stateAdvanced(const vm::state::LiveState& state,
                       const search::Transition& transition) override;
    std::shared_ptr<const void> save() override { return path_; }
    void restore(const std::shared_ptr<const void>& kept) override {
        path_ = std::static_pointer_cast<const Step>(kept);
        moved_ = 0;
    }

  private:
    // A state on the path, and how it was reached. Threads by index, those beyond 63 as one.
    struct Step {
        vm::state::Hash128 state;
        std::uint64_t moved;   // that executed, or could not go on for a while
        std::uint64_t enabled; // that can go on from here
        std::shared_ptr<const Step> before;
    };
    const bool seesAll_;
    std::shared_ptr<const Step> path_;
    std::uint64_t moved_ = 0; // since the last state
};

} // namespace clew::listeners
