#pragma once

// Which states have been seen, and how many paths there are where states are explored once.
// Thread-safe, but for clear() and paths().

#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "choice/Choice.h"
#include "search/CoveredStates.h"
#include "search/PathCount.h"
#include "search/VisitedSet.h"
#include "vm/state/LiveState.h"

namespace clew::search {

class Matching {
  public:
    // What is asked about the state that `live` has just been frozen to.
    struct Arrival {
        const vm::state::State& state;
        const vm::state::LiveState& live;
        const choice::Choice* choice; // that comes next; null: the path ends
        bool tellsLastApart;          // Strategy::tellsLastApart
        PathCount::Node from;         // the state before it

        // It matters which thread ran last.
        bool isOfThread() const {
            return choice && (choice->isData() || choice->isSymbolic() || tellsLastApart);
        }
    };
    struct Match {
        Hash128 key; // of the state that it is matched with
        bool isNew;
        bool isCovered = false;     // by one under a weaker condition
        PathCount::Node number = 0; // in the count of paths
    };

    // With inputs a state stands for all those that its path condition allows; before another
    // question of the same instruction it is another state, as no progress was made in between that
    // would have to be made again. `implication` is the caller's own.
    Match match(const Arrival& arrival, Implication& implication);
    // The same where each path has to be walked for itself: conditions have to be equal.
    Match matchOfPath(const Arrival& arrival);
    // The same where cycles of states are looked for: what matters of their conditions has to be
    // equal, so that a cycle can be gone round for all inputs that its states stand for.
    Match matchOfCycle(const Arrival& arrival);

    // At a data choice the thread that asked for it goes on; elsewhere it does not matter which one
    // ran last, unless the strategy says so. One that has ended is nobody.
    static Hash128 keyOf(const Arrival& arrival);
    // With all conditions of the path, in whatever order they have become known.
    static Hash128 keyOfPath(const Arrival& arrival);
    // False: it was seen before, in all that can happen. `key` becomes that of the state that it is
    // matched with.
    bool isFirstVisit(Hash128& key, std::int64_t clock);
    // For a reduction, which has to know the states that it comes upon again. isKnown: by it.
    Hash128 earliestOf(Hash128 key, std::int64_t clock, bool isKnown);

    void insertRoot(Hash128 key) { visited_.insert(key); }
    // What a checkpoint holds of it; nobody may match meanwhile.
    const VisitedSet& visited() const { return visited_; }
    const auto& times() const { return times_; }
    void restore(std::span<const Hash128> visited);
    void restore(Hash128 key, std::int64_t time) { times_[key].push_back(time); }
    bool isKnown(const Arrival& arrival) const; // without inputs
    const CoveredStates& covered() const { return covered_; }
    CoveredStates& covered() { return covered_; }
    std::vector<std::uint64_t> countedPaths() const;           // empty: they are not counted
    bool restorePaths(std::span<const std::uint64_t> counted); // false: it is no count
    void clear();
    std::uint64_t bytes() const;
    Hash128 sumOfStates() const { return visited_.sum(); } // but for those with inputs

    // Paths are counted from here on. The number of the root.
    PathCount::Node startCounting();
    bool isCounting() const { return isCounting_.load(std::memory_order_relaxed); }
    // Schedules are not paths of the inputs.
    void stopCounting() {
        if (isCounting()) isCounting_.store(false, std::memory_order_relaxed);
    }
    void pathEnds(PathCount::Node from, bool violating);
    std::optional<PathCount::Sum> paths() const { return pathCount_.total(); }

  private:
    struct Time {
        std::int64_t time;
        bool isNew;
    };
    // Where there are inputs; without what has to hold of them, and without the time.
    static Hash128 keyWithQuestion(const Arrival& arrival);
    // That of the state that one at this time is matched with: its own where it is to be explored.
    Time timeOf(Hash128 key, std::int64_t clock, bool isKnownAtStart);

    VisitedSet visited_;
    struct LowBits {
        std::size_t operator()(const Hash128& hash) const { return hash.low; }
    };
    std::unordered_map<Hash128, std::vector<std::int64_t>, LowBits>
        times_; // that states were explored at where the clock shows more than 0
    mutable std::mutex timesMutex_;
    CoveredStates covered_; // in its place where there are inputs
    PathCount pathCount_;   // of that
    std::mutex pathCountMutex_;
    std::atomic<bool> isCounting_{false};
};

} // namespace clew::search
