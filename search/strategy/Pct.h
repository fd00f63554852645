#pragma once

// Probabilistic concurrency testing (Burckhardt, Kothari, Musuvathi, Nagarakatte: A Randomized
// Scheduler with Probabilistic Guarantees of Finding Bugs, ASPLOS 2010). The runners have random
// priorities, and the one with the highest goes on; at d - 1 random steps of a walk the one that
// would go on falls behind all that have not fallen. An error that needs d steps in a certain order
// is found by a walk with a probability of at least 1/(n k^(d-1)), for n runners and k steps.
//
// A step is a choice between several runners: where there is one only, its priority does not
// matter. Who leads back to a state that the walk has been in has made no progress, and goes behind
// all others: so walks leave loops that wait for somebody else.

#include <map>
#include <random>
#include <string>
#include <unordered_set>
#include <vector>

#include "search/strategy/Walk.h"

namespace clew::search {

class Pct : public Walk {
  public:
    Pct(std::uint64_t walks, unsigned depth, std::uint64_t seed)
        : Walk(walks), depth_(depth), random_(seed) {}

    std::string cut() const override;
    double bound() const; // the probability, for the largest n and k so far

  protected:
    void walkBegins() override;
    void walkEnded() override;
    std::uint32_t pick(const Entry& entry) override;

  private:
    struct LowBits {
        std::size_t operator()(const vm::state::Hash128& hash) const { return hash.low; }
    };

    double& priorityOf(const Runner& runner);
    std::uint32_t first(const Entry& entry); // with the highest priority: a position

    const unsigned depth_;
    std::mt19937_64 random_;
    std::uint64_t runnersMost_ = 1, stepsMost_ = 1; // n and k: of all walks
    std::uint64_t walksWithBound_ = 0;              // that were drawn with these
    // Of the walk under way.
    std::map<Runner, double> priorities_; // from 1 to 2 at first, then less; all different
    std::vector<std::uint64_t> changes_;  // steps
    std::uint64_t steps_ = 0;
    double lowest_ = 0;
    std::unordered_set<vm::state::Hash128, LowBits> seen_;
    std::optional<Runner> last_; // that went on at a step
};

} // namespace clew::search
