#include "search/generate/GivenUpTypes.h"

#include <algorithm>

namespace clew::search::generate {

bool GivenUpTypes::note(const std::vector<Step>& steps, bool isGivenUp) {
    bool hasChanged = false;
    for (const Step& step : steps) {
        if (!step.isCall() || !step.executable.isConstructor()) continue;
        if (step.executable.holder == tested_) continue;
        std::size_t& inARow = givenUp_[step.executable.holder];
        const bool before = inARow >= kLeast;
        inARow = isGivenUp ? inARow + 1 : 0;
        hasChanged |= (inARow >= kLeast) != before;
    }
    return hasChanged;
}

bool GivenUpTypes::areIn(const std::vector<Step>& steps) const {
    return std::ranges::any_of(steps, [&](const Step& step) {
        if (!step.isCall() || !step.executable.isConstructor()) return false;
        const auto found = givenUp_.find(step.executable.holder);
        return found != givenUp_.end() && found->second >= kLeast;
    });
}

} // namespace clew::search::generate
