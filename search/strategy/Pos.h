#pragma once

// Partial order sampling (Yuan, Yang, Gu: Partial Order Aware Concurrency Sampling, CAV 2018,
// algorithm POS). What each runner does next has a random priority, and the one with the highest
// goes on. Whoever was about to touch what it has touched, where one of both writes, then gets a
// new priority: so that orders which differ in what competes are equally likely, however many
// steps lie in between.
//
// What a runner is about to touch is not known before it does. It is taken to be what it touched
// when it was at the same instruction last, on this walk or on an earlier one: objects that were
// made before the threads have started are the same on all walks.

#include <map>
#include <random>
#include <string>
#include <utility>

#include "search/strategy/Walk.h"

namespace clew::search {

class Pos : public Walk {
  public:
    Pos(std::uint64_t walks, std::uint64_t seed) : Walk(walks), random_(seed) {}

    std::string cut() const override { return "walks by pos do not take every path"; }
    bool wantsAccesses() const override { return true; }
    void executed(const vm::interpreter::Accesses& made) override;

  protected:
    void walkBegins() override;
    std::uint32_t pick(const Entry& entry) override;

  private:
    // An instruction of a thread.
    using Position = std::pair<std::uint32_t, const vm::interpreter::Instruction*>;
    struct Pending {
        double priority;
        Position position;
    };

    std::mt19937_64 random_;
    std::map<Position, vm::interpreter::Accesses> touched_; // when it was executed last
    // Of the walk under way.
    std::map<Runner, Pending> pending_;
    std::optional<Position> underWay_; // what was picked
};

} // namespace clew::search
