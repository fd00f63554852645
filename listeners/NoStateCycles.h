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
    void stateAdvanced(const vm::state::LiveState& state,
                       const search::Transition& transition) override;
    std::shared_ptr<const void> save() override { return path_; }
    void restore(const std::shared_ptr<const void>& kept) override {
        path_ = std::static_pointer_cast<const Step>(kept);
    }

  private:
    // A state on the path, and how it was reached. Threads by index, those beyond 63 as one.
    struct Step {
        vm::state::Hash128 state;
        std::uint64_t moved;   // that executed
        std::uint64_t enabled; // that could go on all the time, from the last state to this one
        std::shared_ptr<const Step> before;
    };
    const bool seesAll_;
    std::shared_ptr<const Step> path_;
};

} // namespace clew::listeners
