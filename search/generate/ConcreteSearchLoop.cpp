// How long ConcreteSearch goes on, and what it runs ahead on other threads.

#include <algorithm>
#include <chrono>

#include "search/Watch.h"
#include "search/generate/ConcreteSearch.h"

namespace clew::search::generate {

using search::generate::TestCase;

namespace {

// What is done where the time is over, in as much again: a slow machine finds the same of simple
// classes.
constexpr std::uint64_t kLeastRuns = 5'000, kLeastInstructions = 20'000'000;
// Instructions that count as much as another run.
constexpr std::uint64_t kLongRun = 20'000;
// Where no branch is missing, lines and ways to end are left to find: so much less is worth it.
constexpr std::uint64_t kLessEffort = 8;
// Fruitless runs that a branch which is missing is worth in addition.
constexpr std::uint64_t kForEachBranch = 1'000;
// What comes ahead is in vain where something is kept before it. The longer nothing has been, the
// longer nothing will be: so much of that time goes to waste, at most.
constexpr std::uint64_t kWaste = 8;
constexpr double kShareForReceivers = 0.25;   // of the time of a search
constexpr unsigned kTriesWithoutGivenUp = 16; // types (GivenUpTypes.h)
constexpr std::size_t kMostAhead = 256, kLeastAhead = 4;

} // namespace

bool ConcreteSearch::search(const SearchLimits& limits) {
    const bool isDone = searchUntil(limits);
    forgetAhead();
    triesMocks_ = true;
    return isDone;
}

bool ConcreteSearch::searchUntil(const SearchLimits& limits) {
    const std::chrono::duration<double> time(limits.seconds);
    const auto end = std::chrono::steady_clock::now() + time, last = end + time;
    if (executables_.empty()) return true;
    if (receivers_.empty()) chooseReceivers(limits.seconds * kShareForReceivers);
    const std::uint64_t runs = run_.runs() + kLeastRuns,
                        instructions = run_.instructions() + kLeastInstructions;
    const auto isLeastDone = [&] {
        return run_.runs() >= runs || run_.instructions() >= instructions;
    };
    const auto mostFruitless = [&] {
        if (const std::size_t missing = goals_.missingIn(reached_))
            return limits.fruitless + kForEachBranch * missing;
        return limits.fruitless / (goals_.missesLinesOfMethods(reached_) ? 1 : kLessEffort);
    };
    std::uint64_t most = mostFruitless();
    for (std::uint64_t fruitless = 0; fruitless < most;) {
        const auto now = std::chrono::steady_clock::now();
        if (now > last || (now > end && isLeastDone())) return false;
        if (isInterruptedBySignal()) return false;
        const std::size_t before = kept_.size();
        const std::uint64_t instructionsBefore = run_.instructions();
        offerNext(fruitless);
        fruitless += 1 + (run_.instructions() - instructionsBefore) / kLongRun;
        if (kept_.size() == before) continue;
        fruitless = 0;
        most = mostFruitless();
    }
    return true;
}

std::vector<Step> ConcreteSearch::chosen() {
    std::vector<Step> steps;
    if (values_.oneIn(3)) steps = aimed();
    if (steps.empty()) steps = kept_.empty() || values_.oneIn(2) ? fresh() : changed(someKept());
    return steps;
}

std::vector<Step> ConcreteSearch::next() {
    std::vector<Step> steps = chosen();
    for (unsigned tries = kTriesWithoutGivenUp;
         tries > 0 && givenUp_.areIn(steps) && !values_.oneIn(kTriesWithoutGivenUp); --tries)
        steps = chosen();
    if (environment_.isAskedFor() && values_.oneIn(3)) {
        std::vector<Step> there = environment_.any(values_);
        Builders::append({std::move(steps), JavaValue::null()}, there);
        steps = std::move(there);
    }
    run_.bringIntoRange(steps);
    return steps;
}

void ConcreteSearch::offerNext(std::uint64_t fruitless) {
    if (ahead_) goAhead(std::min<std::uint64_t>(fruitless / kWaste, kMostAhead));
    if (cameFrom_.empty()) {
        offer(next(), Wanted::Anything, true);
        return;
    }
    cameFrom_.pop_front();
    RunsAhead::Taken taken = ahead_->take();
    if (taken.result && run_.adopt(*taken.result))
        judge(taken.steps, std::move(taken.result->test), Wanted::Anything);
    else
        offer(taken.steps, Wanted::Anything, true);
}

// A type that nobody has asked for waits until all before it has been judged: what is known of it
// follows from what these have loaded.
void ConcreteSearch::goAhead(std::size_t count) {
    if (cameFrom_.empty()) isHeldUp_ = false;
    if (isHeldUp_ || count < kLeastAhead || !ahead_->wantsMore()) return;
    const Builders::OnlyKnown onlyKnown(builders_);
    std::vector<std::vector<Step>> all;
    while (all.size() < count && !isHeldUp_) {
        Place place{values_.random(), targets_.picks(), serialized_};
        try {
            all.push_back(next());
            cameFrom_.push_back(place);
        } catch (const Builders::NotYetAsked&) {
            goBackTo(place);
            isHeldUp_ = true;
        }
    }
    ahead_->add(std::move(all), run_.limits());
}

void ConcreteSearch::goBackTo(const Place& place) {
    values_.goOnFrom(place.random);
    targets_.forgetPicksAfter(place.picks);
    serialized_ = place.serialized;
}

void ConcreteSearch::forgetAhead() {
    if (cameFrom_.empty()) return;
    goBackTo(cameFrom_.front());
    cameFrom_.clear();
    ahead_->forget();
}

} // namespace clew::search::generate
