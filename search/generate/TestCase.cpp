#include "search/generate/TestCase.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace clew::search::generate {

void Coverage::add(const Coverage& other) {
    if (other.words_.size() > words_.size()) words_.resize(other.words_.size());
    for (std::size_t i = 0; i < other.words_.size(); ++i) words_[i] |= other.words_[i];
}

void Coverage::keepOnly(const Coverage& other) {
    words_.resize(std::min(words_.size(), other.words_.size()));
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
}

std::size_t Coverage::size() const {
    return sizeWithout({});
}

std::size_t Coverage::sizeWithout(const Coverage& other) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < words_.size(); ++i)
        count += std::popcount(words_[i] & ~(i < other.words_.size() ? other.words_[i] : 0));
    return count;
}

std::vector<std::size_t> Coverage::goals() const {
    std::vector<std::size_t> goals;
    for (std::size_t goal = 0; goal < words_.size() * 64; ++goal)
        if (contains(goal)) goals.push_back(goal);
    return goals;
}

namespace {

// Marks the tests that together cover what all do, beyond what is covered.
void keepFor(Coverage TestCase::*part, const std::vector<TestCase>& tests, std::vector<bool>& kept,
             Coverage covered) {
    for (;;) {
        // Gain, then fewer steps, then the earlier one.
        std::tuple<std::size_t, std::size_t, std::size_t> best;
        std::size_t chosen = tests.size();
        for (std::size_t i = 0; i < tests.size(); ++i) {
            if (kept[i]) continue;
            const std::tuple rank((tests[i].*part).sizeWithout(covered), ~tests[i].steps.size(),
                                  ~i);
            if (chosen == tests.size() || rank > best) {
                best = rank;
                chosen = i;
            }
        }
        if (chosen == tests.size() || std::get<0>(best) == 0) break;
        kept[chosen] = true;
        covered.add(tests[chosen].*part);
    }
}

} // namespace

std::vector<TestCase> minimize(std::vector<TestCase> tests) {
    std::vector<bool> kept(tests.size());
    keepFor(&TestCase::ofAct, tests, kept, {});
    Coverage covered;
    for (std::size_t i = 0; i < tests.size(); ++i)
        if (kept[i]) covered.add(tests[i].coverage);
    keepFor(&TestCase::coverage, tests, kept, std::move(covered));
    std::vector<TestCase> result;
    for (std::size_t i = 0; i < tests.size(); ++i)
        if (kept[i]) result.push_back(std::move(tests[i]));
    return result;
}

} // namespace clew::search::generate
