// Dynamic reduction: states that are visited again, and what their threads may still do.

#include <algorithm>
#include <limits>
#include <utility>

#include "search/reduction/DynamicReduction.h"

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

// The number of their list. Where all objects of a state are placed as in another one, those that
// have been accessed are the same, unless there are more of them by now.
std::uint32_t DynamicReduction::objects(std::uint64_t placement) {
    if (const auto known = visited_->listAt(placement, accessed_.size())) return *known;
    objects_.clear();
    for (const vm::values::Ref ref : accessed_)
        objects_.push_back({vm::state::Fingerprinter::nameIn(state_, ref), ref});
    // Most have the names that they had before: then they are in order but for a few.
    if (!std::ranges::is_sorted(objects_, {}, &VisitedFutures::Object::name))
        std::ranges::sort(objects_, {}, &VisitedFutures::Object::name);
    std::ranges::transform(objects_, accessed_.begin(), &VisitedFutures::Object::ref);
    const auto first = std::ranges::find_if(
        objects_, [](const VisitedFutures::Object& object) { return object.name != 0; });
    objects_.erase(objects_.begin(), first); // those that are not there
    return visited_->keepList(placement, accessed_.size(), objects_);
}

void DynamicReduction::store(NumberWriter& to) const {
    if (!visited_) return;
    visited_->store(to);
    to.addSize(accessed_.size());
    to.add(accessed_);
}

void DynamicReduction::restore(NumberReader from) {
    clear();
    isOptimal_ = false; // trees are not stored
    if (visited_) {
        visited_->restore(from);
        for (const vm::values::Ref ref : from.take(from.next())) {
            NumberReader::check(ref < vm::state::kMaxRef);
            if (last_.try_emplace(ref, kNone).second) accessed_.push_back(ref);
        }
    }
    NumberReader::check(from.isAtEnd());
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
    const std::uint64_t placement = placement_.in(state_);
    const VisitedFutures::Visit visit =
        visited_->arrive(key, asleep, present, objects(placement), placement,
                         steps_.empty() ? VisitedFutures::Edge() : edge_);
    missing_ = 0;
    if (visit.kind == New) return Arrival::New;
    if (visit.kind == Open) {
        visited_->closeCycle([&](std::uint32_t point) { takeAll(point); });
        takeAll(steps_.back().point); // the cycle may be all within one step
        if (visited_->statesBeforeCycle() < sharedStates_) takeAllShared();
    } else {
        foresee({visited_->threadsHere(), visited_->futuresHere()});
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
    if (visit.kind == Open) {
        // Who cannot go on anywhere on the cycle could perhaps before it: without a step of theirs
        // nothing else would say so.
        const auto goOn = choice::ThreadChoice::enabled(state_);
        const Blocked blocked = findRacesOfBlocked(VisitedFutures::all(goOn));
        visited_->pass(blocked.threads, VisitedFutures::all(blocked.futures));
    } else {
        visited_->pass();
    }
    return Arrival::Seen;
}

void DynamicReduction::leave(const Entry& entry) {
    if (!visited_) return;
    VisitedFutures::Threads threads;
    VisitedFutures::ByRank futures;
    if (!visited_->leave(threads, futures)) return;
    // By whatever way the search went round, the threads know at least what they know here.
    cutBack(entry.steps);
    foresee({VisitedFutures::all(threads), VisitedFutures::all(futures)});
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
        makeRoomFor(number); // so that rows of knownWhereWalked_ are as long as each other
        ++walk_;
        knownWhereWalked_.clear();
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
        const std::vector<std::uint32_t>& steps = stepsOf_[other];
        for (auto i = steps.rbegin();
             i != steps.rend() && *i >= end && steps_[*i].touchedSoFar.meets(touched); ++i)
            if (steps_[*i].touched.meets(touched) && !isComplete(steps_[*i].point)) return true;
    }
    return false;
}

void DynamicReduction::walk(VisitedFutures::Thread thread, Futures::Id future) {
    const auto index = static_cast<std::uint32_t>(steps_.size());
    const Futures& futures = visited_->futures();
    for (std::size_t i = 0; i < futures.alternatives(future); ++i) {
        const auto [number, next] = futures.alternative(future, i);
        steps_.push_back({.point = kNone, .thread = thread.place, .number = thread.number});
        findRaces({futures.step(number), false});
        Step& step = steps_.back();
        step.fence = steps_[index - 1].fence;
        step.end = records_.size();
        if (isNewTo(next, thread.number, step.clock) &&
            mayRace(futures.touchedByAll(next), thread.number, step.clock)) {
            takes(change(thread.number), index);
            walk(thread, next);
        }
        cutBack(index);
    }
}

// Where a future was walked with less known, nothing is new.
bool DynamicReduction::isNewTo(Futures::Id future, std::uint32_t number, const Clock& known) {
    const std::size_t width = threads_.size();
    if (future >= walked_.size()) walked_.resize(future + 1);
    Walked& walked = walked_[future];
    const auto at = [&](std::size_t i) { return i < known.size() && i != number ? known[i] : 0; };
    if (std::exchange(walked.walk, walk_) != walk_) {
        walked.row = knownWhereWalked_.size();
        for (std::size_t i = 0; i < width; ++i) knownWhereWalked_.push_back(at(i));
        return true;
    }
    bool isNew = false;
    for (std::size_t i = 0; i < width; ++i) {
        std::uint32_t& least = knownWhereWalked_[walked.row + i];
        isNew |= at(i) < least;
        least = std::min(least, at(i));
    }
    return isNew;
}

} // namespace clew::search
