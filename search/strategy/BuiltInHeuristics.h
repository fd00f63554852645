#pragma once

// The heuristics that `search.heuristic` may name (HeuristicTable.cpp). Those of JPF are told by
// its documentation: https://github.com/javapathfinder/jpf-core/wiki.

#include <memory>
#include <string>
#include <vector>

#include "search/guidance/UncoveredTargets.h"
#include "search/strategy/Heuristic.h"

namespace clew::search {

// How far the nearest monitor of a specification is from rejecting; where that is the same, first
// from where an observed call can be reached.
class NearestMonitor : public Heuristic {
  public:
    // Null: the program has no specifications.
    explicit NearestMonitor(std::shared_ptr<const guidance::TargetDistance> observedCalls)
        : observedCalls_(std::move(observedCalls)) {}
    Measure measure(const Reached& reached, const Measure& before) const override;

  private:
    const std::shared_ptr<const guidance::TargetDistance> observedCalls_;
};

// How far the nearest thread is from a target.
class NearestToTarget : public Heuristic {
  public:
    explicit NearestToTarget(std::shared_ptr<guidance::UncoveredTargets> target)
        : target_(std::move(target)) {}
    bool wantsCoverage() const override { return target_->hasBranches(); }
    Measure measure(const Reached& reached, const Measure& before) const override;

  private:
    const std::shared_ptr<guidance::UncoveredTargets> target_;
};

// Where most threads are blocked: they wait for a monitor, or for another thread to tell them.
class MostBlocked : public Heuristic {
  public:
    Measure measure(const Reached& reached, const Measure& before) const override;
};

// Where the fewest preemptions lead.
class FewestPreemptions : public Heuristic {
  public:
    Measure measure(const Reached& reached, const Measure& before) const override;
    std::int64_t ofNext(const Entry& entry, const Measure& measured) const override;
};

// Where another thread has run than in the transitions before; the later ones count for more, and
// all the more the more threads there are.
class Interleaving : public Heuristic {
  public:
    // So many transitions are remembered: as many as there is room for in Measure::memory.
    static constexpr unsigned kBitsOfThread = 5, kLongestHistory = 12;
    explicit Interleaving(unsigned history) : history_(history) {}
    Measure measure(const Reached& reached, const Measure& before) const override;

  private:
    const unsigned history_;
};

// Where a thread with one of these names has run.
class PreferThreads : public Heuristic {
  public:
    explicit PreferThreads(std::vector<std::string> names) : names_(std::move(names)) {}
    Measure measure(const Reached& reached, const Measure& before) const override;

  private:
    const std::vector<std::string> names_;
};

class ShortestPath : public Heuristic {
  public:
    Measure measure(const Reached& reached, const Measure& before) const override;
};

} // namespace clew::search
