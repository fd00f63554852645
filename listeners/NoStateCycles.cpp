#include "listeners/NoStateCycles.h"

#include <fmt/format.h>

#include "search/strategy/Strategies.h"
#include "vm/interpreter/Scheduling.h"

namespace clew::listeners {

NoStateCycles::NoStateCycles(const search::Config& config)
    : seesAll_(search::strategyKindOf(config, false).name == "dfs" &&
               config.choice("vm.storage.class") != "none") {}

void NoStateCycles::searchStarted() {
    if (!seesAll_)
        approximated(
            "NoStateCycles sees all cycles with search.class=dfs only, and where states "
            "are stored");
}

void NoStateCycles::stateAdvanced(const vm::state::LiveState& state,
                                  const search::Transition& transition) {
    if (transition.isEnd) return;
    if (!path_) path_ = std::make_shared<const Step>(Step{transition.from, 0, ~0ull, nullptr});
    std::uint64_t enabled = 0;
    for (std::size_t i = 0; i < state.threads.size(); ++i)
        if (vm::interpreter::isEnabled(state, i)) enabled |= search::bitOfThread(i);
    auto step = std::make_shared<const Step>(
        Step{transition.to, transition.moved, enabled & ~transition.paused, path_});
    path_ = step;
    if (transition.isNew) return;
    std::uint64_t moved = 0, always = ~0ull;
    std::size_t length = 0;
    for (const Step* at = step.get(); at->before; at = at->before.get()) {
        moved |= at->moved;
        always &= at->enabled;
        ++length;
        if (!(at->before->state == transition.to)) continue;
        if ((always & ~moved) == 0)
            report("cycle",
                   fmt::format("the program can go round in a cycle of {} for ever",
                               length == 1 ? "one state" : fmt::format("{} states", length)));
        else
            approximated(
                "NoStateCycles: a cycle in which a thread could go on all the time, and "
                "did not, is not followed further");
        return;
    }
}

} // namespace clew::listeners
