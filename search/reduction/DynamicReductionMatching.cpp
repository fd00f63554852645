// Dynamic reduction: states that are visited again, and what their threads may still do.

#include <algorithm>
#include <limits>

#include "search/reduction/DynamicReduction.h"
#include "vm/state/Fingerprint.h"

namespace clew::search {

VisitedFutures::Threads DynamicReduction::threads() const {
    VisitedFutures::Threads threads;
    for (std::size_t i = 0; i < state_.threads.size(); ++i)
        if (const vm::state::ThreadData& data = state_.threads[i].data; !data.isFree())
            threads.push_back({data.number, static_cast<std::uint16_t>(i)});
    if (!std::ranges::is_sorted(threads, {}, &VisitedFutures::Thread::number))
        std::ranges::sort(threads, {}, &VisitedFutures::Thread::number);
    return threads;
}

VisitedFutures::Objects DynamicReduction::objects() const {
    VisitedFutures::Objects objects;
    for (const vm::values::Ref ref : accessed_)
        if (const std::uint64_t name = vm::state::Fingerprinter::nameIn(state_, ref); name != 0)
            objects.push_back({name, ref});
    std::ranges::sort(objects, {}, &VisitedFutures::Object::name);
    return objects;
}

DynamicReduction::Arrival DynamicReduction::arrive(vm::state::Hash128 key,
                                                   const choice::Choice& choice) {
    const VisitedFutures::Threads present = threads();
    const auto rankOf = [&](std::uint16_t place) {
        return static_cast<std::size_t>(
            std::ranges::find(present, place, &VisitedFutures::Thread::place) - present.begin());
    };
    std::uint64_t asleep = 0, enabled = 0;
    if (!steps_.empty()) {
        auto& sleeping = steps_.back().asleep;
        std::erase_if(sleeping, [&](const Sleeping& thread) {
            return rankOf(thread.thread) >= std::numeric_limits<std::uint64_t>::digits;
        });
        for (const Sleeping& thread : sleeping) asleep |= std::uint64_t(1) << rankOf(thread.thread);
    }
    using enum VisitedFutures::Visit::Kind;
    const VisitedFutures::Visit visit = visited_->arrive(
        key, asleep, present, objects(), steps_.empty() ? VisitedFutures::Edge() : edge_);
    missing_ = 0;
    if (visit.kind == New) return Arrival::New;
    if (visit.kind == Open) {
        visited_->closeCycle([&](std::uint32_t point) { takeAll(point); });
        takeAll(steps_.back().point); // the cycle may be all within one step
        if (visited_->statesBeforeCycle() < sharedStates_) takeAllShared();
    } else {
        Foreseen foreseen{present, {}};
        for (std::size_t rank = 0; rank < present.size(); ++rank)
            foreseen.futures.push_back(visited_->future(rank));
        foresee(foreseen);
    }
    if (choice.isThread()) {
        for (std::uint32_t i = 0; i < choice.count(); ++i) {
            const std::size_t rank = rankOf(static_cast<std::uint16_t>(choice.thread(i)));
            if (rank < std::numeric_limits<std::uint64_t>::digits)
                enabled |= std::uint64_t(1) << rank;
        }
        missing_ = visit.missing & enabled;
    } else {
        missing_ = visit.missing;
    }
    if (missing_ != 0) return Arrival::Again;
    visited_->pass();
    return Arrival::Seen;
}

void DynamicReduction::leave(const Entry& entry) {
    if (!visited_) return;
    Foreseen foreseen;
    if (!visited_->leave(foreseen.threads, foreseen.futures)) return;
    // By whatever way the search went round, the threads know at least what they know here.
    cutBack(entry.steps);
    foresee(foreseen);
}

// What threads may do from here on competes with the path as if they did it now.
void DynamicReduction::foresee(const Foreseen& foreseen) {
    if (steps_.empty()) return;
    foreseen_ = &foreseen;
    isForeseen_ = true;
    foreseenFrom_ = steps_.size();
    for (std::size_t rank = 0; rank < foreseen.threads.size(); ++rank) {
        const Futures::Id future = foreseen.futures[rank];
        const std::uint32_t number = foreseen.threads[rank].number;
        if (!mayRace(visited_->futures().touchedByAll(future), number, knownTo(number))) continue;
        walked_.clear();
        walk(foreseen.threads[rank], future);
    }
    isForeseen_ = false;
    foreseen_ = nullptr;
}

// Whether the thread that knows of `known` may compete, by steps that touch this, with any of those
// on the path. (It does not where it knows of all the others that touch the same.)
bool DynamicReduction::mayRace(const Futures::Touched& touched, std::uint32_t number,
                               const Clock& known) const {
    for (std::uint32_t other = 0; other < threads_.size(); ++other) {
        if (other == number) continue;
        const std::uint32_t end = other < known.size() ? known[other] : 0;
        for (std::uint32_t i = threads_[other].step; i != kNone && i >= end; i = steps_[i].earlier)
            if (steps_[i].touched.meets(touched) && !isComplete(steps_[i].point)) return true;
    }
    return false;
}

void DynamicReduction::walk(VisitedFutures::Thread thread, Futures::Id future) {
    const auto index = static_cast<std::uint32_t>(steps_.size());
    const Futures& futures = visited_->futures();
    for (std::size_t i = 0; i < futures.alternatives(future); ++i) {
        const auto [number, next] = futures.alternative(future, i);
        const Futures::Step& made = futures.step(number);
        steps_.push_back({.point = kNone, .thread = thread.place, .number = thread.number});
        findRaces(made.accesses, made.isOfClass);
        Step& step = steps_.back();
        step.fence = steps_[index - 1].fence;
        step.end = records_.size();
        // Where it was walked with less known, nothing is new.
        Clock known = step.clock;
        known[thread.number] = 0;
        const auto [before, isFirst] = walked_.try_emplace(next, known);
        bool isNew = isFirst;
        if (!isFirst) {
            Clock& least = before.value();
            for (std::size_t j = 0; j < least.size(); ++j) {
                const std::uint32_t now = j < known.size() ? known[j] : 0;
                isNew |= now < least[j];
                least[j] = std::min(least[j], now);
            }
        }
        if (isNew && mayRace(futures.touchedByAll(next), thread.number, step.clock)) {
            Thread& last = change(thread.number);
            last.step = index;
            last.waker = kNone;
            walk(thread, next);
        }
        cutBack(index);
    }
}

} // namespace clew::search
