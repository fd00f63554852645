#include "search/strategy/Pos.h"

#include <algorithm>

namespace clew::search {

using vm::interpreter::Access;
using vm::interpreter::Accesses;

namespace {

bool compete(const Accesses& some, const Accesses& others) {
    return std::ranges::any_of(some, [&](const Access& a) {
        return std::ranges::any_of(others, [&](const Access& b) {
            const bool isSame =
                a.place == b.place || a.place == Access::kWhole || b.place == Access::kWhole;
            return a.object == b.object && isSame && (a.changes() || b.changes());
        });
    });
}

} // namespace

void Pos::walkBegins() {
    pending_.clear();
    underWay_.reset();
}

std::uint32_t Pos::pick(const Entry& entry) {
    std::uniform_real_distribution<double> priority;
    if (!entry.choice.isThread())
        return std::uniform_int_distribution<std::uint32_t>(entry.next, entry.end - 1)(random_);
    std::uint32_t best = entry.next;
    double highest = -1;
    for (std::uint32_t i = entry.next; i < entry.end; ++i) {
        const std::size_t place = entry.choice.thread(entry.at(i));
        const Runner runner = runnerOf(entry, place);
        const auto* frame = entry.state->threads[place].image->top;
        const Position position{runner.thread, frame ? frame->pc : nullptr};
        const auto [at, isNew] = pending_.try_emplace(runner);
        if (isNew) at->second.priority = priority(random_);
        at->second.position = position;
        if (at->second.priority <= highest) continue;
        highest = at->second.priority;
        best = i;
    }
    const auto picked = pending_.find(runnerOf(entry, entry.at(best)));
    underWay_ = picked->second.position;
    pending_.erase(picked); // what comes after it has another priority
    return best;
}

void Pos::executed(const Accesses& made) {
    if (!underWay_) return;
    std::erase_if(pending_, [&](const auto& waiting) {
        const auto known = touched_.find(waiting.second.position);
        return known != touched_.end() && compete(known->second, made);
    });
    // The first step, where the thread went on without a choice.
    const auto end = std::ranges::find(made, Access::Kind::Next, &Access::kind);
    touched_[*std::exchange(underWay_, std::nullopt)] = {made.begin(), end};
}

} // namespace clew::search
