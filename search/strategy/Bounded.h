#pragma once

// Schedules in the order of what they cost: first all that cost nothing, then those that cost 1,
// and so on up to a bound; depth first among those of equal cost. So a state is reached first by
// the cheapest way that there is, and what can be reached within the bound is: who comes back to it
// later comes with less left to spend, and need not go on. States that differ in the thread that
// has run last are told apart, since what comes next costs something else.

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "search/strategy/Strategy.h"

namespace clew::search {

class Bounded : public Strategy {
  public:
    // No bound: schedules that cost more come as long as there are any.
    explicit Bounded(std::optional<std::uint64_t> bound)
        : bound_(bound.value_or(std::numeric_limits<std::uint64_t>::max())) {}

    void push(Entry entry) override;
    Entry& top() override {
        settle();
        return present_.back().entry;
    }
    void pop() override { present_.pop_back(); }
    bool empty() override {
        settle();
        return present_.empty();
    }
    bool tellsLastApart() const override { return true; }
    std::string cut() const override;

  protected:
    // What the alternatives of a choice between threads cost: by their numbers.
    virtual std::vector<std::uint32_t> costs(const Entry& entry) const = 0;
    virtual std::string_view unit() const = 0; // "preemptions"

  private:
    struct Waiting {
        Entry entry;
        std::uint64_t spent;              // to get there
        std::vector<std::uint32_t> costs; // by position, ascending; empty: nothing
        std::uint64_t next() const {
            return spent + (costs.empty() || entry.isDone() ? 0 : costs[entry.next]);
        }
    };

    // What costs more than present schedules may is put aside; where nothing else is left, what
    // costs least is next.
    void settle();

    const std::uint64_t bound_;
    std::uint64_t level_ = 0;                            // what present schedules cost
    std::vector<Waiting> present_;                       // a stack
    std::map<std::uint64_t, std::vector<Waiting>> dear_; // by what their next alternative costs
};

} // namespace clew::search
