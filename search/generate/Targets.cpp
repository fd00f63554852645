#include "search/generate/Targets.h"

#include <algorithm>
#include <cmath>

namespace clew::search::generate {
namespace {

// Calls after which a method that still lacks the same branches is half as interesting.
constexpr double kPatience = 150;
// Branches of another method are that much harder to reach.
constexpr double kFarther = 0.5;

} // namespace

void Targets::add(const Method& implementation, Way way) {
    const auto [target, isNew] = targets_.try_emplace(&implementation);
    if (isNew) order_.push_back(&implementation);
    target->second.ways.push_back(way);
}

void Targets::led(const Method& from, const std::vector<const Method*>& to) {
    const auto target = targets_.find(&from);
    if (target == targets_.end()) return;
    std::vector<const Method*>& callees = target->second.callees;
    for (const Method* method : to)
        if (!targets_.contains(method) && std::ranges::find(callees, method) == callees.end())
            callees.push_back(method);
}

void Targets::update(const BranchGoals& goals, const Coverage& reached) {
    picked_.clear();
    for (auto& [method, target] : targets_) {
        double missing = static_cast<double>(goals.missingIn(*method, reached));
        for (const Method* callee : target.callees)
            missing += kFarther * static_cast<double>(goals.missingIn(*callee, reached));
        const auto now = static_cast<std::size_t>(std::llround(missing));
        if (now < target.missing) target.tries = 0;
        target.missing = now;
    }
}

const Targets::Way* Targets::pick(Values& values) {
    std::vector<std::size_t> ends; // of each target's share
    std::size_t sum = 0;
    for (const Method* method : order_) {
        const Target& target = targets_.at(method);
        const double share = 1000 * static_cast<double>(target.missing) * kPatience /
                             (kPatience + static_cast<double>(target.tries));
        ends.push_back(sum += static_cast<std::size_t>(share));
    }
    if (sum == 0) return nullptr;
    const auto at = std::ranges::upper_bound(ends, values.below(sum)) - ends.begin();
    Target& target = targets_.at(order_[static_cast<std::size_t>(at)]);
    ++target.tries;
    picked_.push_back(&target);
    return &target.ways[values.below(target.ways.size())];
}

void Targets::forgetPicksAfter(std::size_t count) {
    for (; picked_.size() > count; picked_.pop_back()) --picked_.back()->tries;
}

} // namespace clew::search::generate
