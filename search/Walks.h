#pragma once

// Walks that a long exploration begins with: by probabilistic concurrency testing and by partial
// order sampling in turn, from where paths part first, with a live state of their own, so that
// nothing of the exploration changes. They find many an error that an exploration comes to late;
// they say nothing of what there is not.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "search/Execution.h"
#include "search/Judge.h"
#include "search/Listener.h"
#include "search/strategy/Strategy.h"

namespace clew::search {

struct WalkOptions {
    double seconds = 0; // of the processor's time; 0: no walks
    unsigned depth = 3; // Pct's
    std::uint64_t seed = 42;
};

class Walks {
  public:
    // What the exploration makes of them.
    struct Context {
        std::vector<Listener*> listeners; // of these, those that watch walks do
        Properties properties;
        std::uint64_t depthLimit;      // 0: none
        std::uint32_t threadsOfOldest; // LiveState's
        std::function<void(vm::state::LiveState&, Violation, const Path&)> violated;
        std::function<bool()> isOver; // there is no need, or no sense, to go on now
    };

    Walks(WalkOptions options, vm::Vm& vm, Context context);

    // From this entry, which has the choice where paths part first, until so much is done of the
    // whole, or the time is used up.
    void walk(const Entry& root, double share);
    bool hasDone(double share) const;
    bool isDone() const { return hasDone(1); }
    bool wasTerminated() const { return wasTerminated_; } // by the program: Verify.terminateSearch
    std::uint64_t walks() const { return walks_; }
    std::uint64_t transitions() const { return transitions_; }

  private:
    class Aside;
    bool advance(Strategy& strategy); // false: the walk is at its end
    std::optional<Violation> takeReports();

    const WalkOptions options_;
    vm::Vm& vm_;
    const Context context_;
    vm::state::LiveState live_;
    Execution execution_;
    vm::interpreter::Accesses accesses_;
    vm::state::State root_; // that the strategies begin with
    std::unique_ptr<Strategy> strategies_[2];
    std::uint64_t walks_ = 0, transitions_ = 0;
    double secondsUsed_ = 0;
    bool wasTerminated_ = false;
};

} // namespace clew::search
