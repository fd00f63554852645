#pragma once

// The heuristics that `search.heuristic` may name.

#include "search/guidance/TargetDistance.h"
#include "search/strategy/Heuristic.h"

namespace clew::search {

// What is made once, for all starts of an exploration.
struct Guidance {
    std::shared_ptr<const guidance::TargetDistance> target; // of search.target; null: there is none
};

// How far the nearest monitor of a specification is from rejecting.
class NearestMonitor : public Heuristic {
  public:
    std::int64_t measure(const Reached& reached, std::int64_t before) const override;
};

// How far the nearest thread is from what search.target names.
class NearestToTarget : public Heuristic {
  public:
    explicit NearestToTarget(std::shared_ptr<const guidance::TargetDistance> target)
        : target_(std::move(target)) {}
    std::int64_t measure(const Reached& reached, std::int64_t before) const override;

  private:
    const std::shared_ptr<const guidance::TargetDistance> target_;
};

} // namespace clew::search
