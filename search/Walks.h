#pragma once

// Walks that a long exploration begins with: by probabilistic concurrency testing and by partial
// order sampling in turn, from where paths part first, with live states of their own, so that
// nothing of the exploration changes. They find many an error that an exploration comes to late;
// they say nothing of what there is not. Inputs are what the alternatives of their choices leave
// open, and those are picked at random. Either strategy is a lane, whose walks follow from those
// before in it and from nothing else: two threads find what one does, in the same order.

#include <array>
#include <atomic>
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
    double seconds = 0; // of the processor's time, or, since solvers are processes of their own, of
                        // the clock where there are inputs; 0: no walks
    unsigned depth = 3; // Pct's
    std::uint64_t seed = 42;
};

class Walks {
  public:
    // What the exploration makes of them.
    struct Context {
        std::vector<Listener*> listeners; // of these, those that watch walks do
        Properties properties;
        choice::SolverOptions solver;
        std::uint64_t depthLimit = 0;               // 0: none
        const vm::state::LiveState* live = nullptr; // the exploration's
        std::function<void(vm::state::LiveState&, Violation, const Path&)> violated;
        std::function<bool()> isOver; // there is no need, or no sense, to go on now
    };

    Walks(WalkOptions options, vm::Vm& vm, Context context);

    // From this entry, which has the choice where paths part first, until so much is done of the
    // whole, or the time is used up. `together`: by two threads.
    void walk(const Entry& root, double share, bool together);
    bool hasDone(double share) const;
    bool isDone() const { return hasDone(1); }
    bool wasTerminated() const { return wasTerminated_; } // by the program: Verify.terminateSearch
    // Up to the one whose violation has ended the search, if any.
    std::uint64_t walks() const { return walks_; }
    std::uint64_t transitions() const { return transitions_; }

  private:
    class Aside;
    struct Found {
        Violation violation;
        Path path;
    };
    struct Lane {
        Lane(vm::Vm& vm, std::uint64_t place, const Context& context);
        std::uint64_t next() const; // the number of its next walk, among those of all lanes

        const std::uint64_t place; // among the lanes
        vm::state::LiveState live;
        Execution execution;
        vm::interpreter::Accesses accesses;
        std::unique_ptr<Strategy> strategy;
        std::uint64_t walks = 0, transitions = 0;
        std::optional<Found> found; // on its last walk
        struct Walked {
            std::uint64_t number, transitions;
        };
        std::vector<Walked> notCounted;
    };

    bool hasDone(const Lane& lane, double share) const;
    bool isOver() const;
    double secondsNow() const;
    void walkInTurn(double share, Aside& aside);
    void walkTogether(double share);
    void walkOnce(Lane& lane);
    bool advance(Lane& lane); // false: the walk is at its end
    void tellFound();
    std::optional<Violation> takeReports();

    const WalkOptions options_;
    vm::Vm& vm_;
    const Context context_;
    std::array<Lane, 2> lanes_;
    std::optional<Entry> root_; // that the strategies begin with
    std::uint64_t walks_ = 0, transitions_ = 0;
    double began_ = 0; // as secondsNow() tells it, as if nothing had been between
    std::atomic<double> secondsUsed_ = 0;
    std::atomic<bool> wasTerminated_ = false;
    std::atomic<std::uint64_t> firstFound_; // the number of the first walk with something to tell
};

} // namespace clew::search
