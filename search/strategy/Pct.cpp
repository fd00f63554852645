#include "search/strategy/Pct.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>

namespace clew::search {

void Pct::walkBegins() {
    priorities_.clear();
    seen_.clear();
    last_.reset();
    steps_ = 0;
    lowest_ = 0;
    changes_.resize(depth_ - 1);
    std::uniform_int_distribution<std::uint64_t> step(1, stepsMost_);
    for (std::uint64_t& change : changes_) change = step(random_);
}

void Pct::walkEnded() {
    ++walksWithBound_;
    if (priorities_.size() <= runnersMost_ && steps_ <= stepsMost_) return;
    runnersMost_ = std::max<std::uint64_t>(runnersMost_, priorities_.size());
    stepsMost_ = std::max(stepsMost_, steps_);
    walksWithBound_ = 0;
}

std::uint32_t Pct::pick(const Entry& entry) {
    if (!seen_.insert(entry.key).second && last_) priorityOf(*last_) = --lowest_;
    if (!entry.choice.isThread())
        return std::uniform_int_distribution<std::uint32_t>(entry.next, entry.end - 1)(random_);
    if (entry.end - entry.next == 1) return entry.next;
    ++steps_;
    for (std::size_t i = 0; i < changes_.size(); ++i)
        if (changes_[i] == steps_)
            priorityOf(runnerOf(entry, entry.at(first(entry)))) =
                static_cast<double>(i + 1) / depth_;
    const std::uint32_t picked = first(entry);
    last_ = runnerOf(entry, entry.at(picked));
    return picked;
}

double& Pct::priorityOf(const Runner& runner) {
    const auto [at, isNew] = priorities_.try_emplace(runner, 0);
    if (isNew) at->second = std::uniform_real_distribution<double>(1, 2)(random_);
    return at->second;
}

std::uint32_t Pct::first(const Entry& entry) {
    std::uint32_t best = entry.next;
    double highest = -std::numeric_limits<double>::infinity();
    for (std::uint32_t i = entry.next; i < entry.end; ++i) {
        const double priority = priorityOf(runnerOf(entry, entry.at(i)));
        if (priority <= highest) continue;
        highest = priority;
        best = i;
    }
    return best;
}

double Pct::bound() const {
    return 1 / (static_cast<double>(runnersMost_) *
                std::pow(static_cast<double>(stepsMost_), depth_ - 1));
}

std::string Pct::cut() const {
    const std::string steps = depth_ == 2  ? fmt::format(" * {}", stepsMost_)
                              : depth_ > 2 ? fmt::format(" * {}^{}", stepsMost_, depth_ - 1)
                                           : std::string();
    return fmt::format(
        "walks by pct do not take every path; each of the last {} meets an error of depth {}, if "
        "there is one, with a probability of at least 1/({}{}) = {:.2g}",
        walksWithBound_, depth_, runnersMost_, steps, bound());
}

} // namespace clew::search
