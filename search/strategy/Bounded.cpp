#include "search/strategy/Bounded.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace clew::search {

void Bounded::push(Entry entry) {
    Waiting waiting{std::move(entry), level_, {}};
    Entry& pushed = waiting.entry;
    if (pushed.choice.isThread() && pushed.end > 1) {
        const std::vector<std::uint32_t> byNumber = costs(pushed);
        if (pushed.order.empty()) {
            pushed.order.resize(pushed.end);
            std::iota(pushed.order.begin(), pushed.order.end(), 0u);
        }
        std::ranges::stable_sort(pushed.order, {},
                                 [&](std::uint32_t alternative) { return byNumber[alternative]; });
        for (const std::uint32_t alternative : pushed.order)
            waiting.costs.push_back(byNumber[alternative]);
    }
    present_.push_back(std::move(waiting));
}

void Bounded::settle() {
    for (;;) {
        if (present_.empty()) {
            if (dear_.empty() || dear_.begin()->first > bound_) return;
            level_ = dear_.begin()->first;
            present_ = std::move(dear_.begin()->second);
            dear_.erase(dear_.begin());
        }
        const std::uint64_t next = present_.back().next();
        if (next <= level_ || present_.back().entry.isDone()) return;
        dear_[next].push_back(std::move(present_.back()));
        present_.pop_back();
    }
}

std::string Bounded::cut() const {
    if (present_.empty() && dear_.empty()) return {};
    const std::uint64_t open = present_.empty() ? dear_.begin()->first : level_;
    if (open == 0) return fmt::format("not even all schedules without {} were explored", unit());
    if (open == 1)
        return fmt::format("all schedules without {0} were explored, not all of those with {0}",
                           unit());
    return fmt::format("all schedules with up to {} {} were explored, not all of those with more",
                       open - 1, unit());
}

} // namespace clew::search
