#pragma once

// Delay-bounded scheduling (Emmi, Qadeer, Rakamaric: Delay-Bounded Scheduling, POPL 2011). A
// scheduler without any choice lets a thread go on as long as it can, then the next one, in the
// order in which they have started and round again. Each delay makes it pass over a thread. Those
// that need time to pass come last, and then who would wake up for no reason.

#include <algorithm>
#include <numeric>
#include <tuple>

#include "search/strategy/Bounded.h"
#include "search/strategy/Walk.h"

namespace clew::search {

class Delays : public Bounded {
  public:
    using Bounded::Bounded;

  protected:
    std::vector<std::uint32_t> costs(const Entry& entry) const override {
        const std::uint32_t last = entry.state->threads[entry.last].image->data.number;
        std::vector<std::uint32_t> order(entry.choice.count()), all(entry.choice.count());
        std::iota(order.begin(), order.end(), 0u);
        std::ranges::sort(order, {}, [&](std::uint32_t alternative) {
            const Runner runner = runnerOf(entry, alternative);
            return std::tuple(runner.way, runner.thread < last, runner.thread);
        });
        for (std::uint32_t i = 0; i < order.size(); ++i) all[order[i]] = i;
        return all;
    }
    std::string_view unit() const override { return "delays"; }
};

} // namespace clew::search
