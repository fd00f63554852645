#include "search/reduction/VisitedFutures.h"

#include <algorithm>
#include <array>
#include <utility>

namespace clew::search {

namespace {
constexpr std::size_t kMostRenamings = 1u << 16u, kMostPlacements = 1u << 16u; // kept in memory
}

std::optional<std::uint32_t> VisitedFutures::listAt(std::uint64_t placement,
                                                    std::size_t accessed) const {
    const auto known = lists_.find(placement);
    if (known == lists_.end() || known->second.accessed != accessed) return std::nullopt;
    return known->second.number;
}

std::uint32_t VisitedFutures::keepList(std::uint64_t placement, std::size_t accessed,
                                       const Objects& objects) {
    list_.clear();
    for (const auto& [name, ref] : objects)
        list_.insert(list_.end(), {static_cast<std::uint32_t>(name >> 32),
                                   static_cast<std::uint32_t>(name), ref});
    if (lists_.size() >= kMostPlacements) lists_.clear();
    const std::uint32_t number = objectLists_.insert(list_);
    lists_.insert_or_assign(placement, ListOf{accessed, number});
    return number;
}

VisitedFutures::Visit VisitedFutures::arrive(vm::state::Hash128 key, std::uint64_t asleep,
                                             Threads threads, std::uint32_t objects,
                                             std::uint64_t placement, Edge edge) {
    objects_ = objects;
    placement_ = placement;
    const auto [found, isNew] = places_.try_emplace(key, static_cast<std::uint32_t>(known_.size()));
    arrived_ = found->second;
    if (isNew) known_.push_back({.asleep = asleep, .placement = placement, .objects = objects_});
    Known& known = known_[arrived_];
    arrivedKey_ = key;
    threads_ = std::move(threads);
    edge_ = std::move(edge);
    wasOpen_ = !isNew && known.index != kClosed;
    renaming_ = placement_ == known.placement ? kSame : renamingFrom(known.objects);
    findFuturesHere();
    if (isNew) return {Visit::Kind::New};
    const std::uint64_t missing = known.asleep & ~asleep;
    known.asleep &= asleep;
    return {wasOpen_ ? Visit::Kind::Open : Visit::Kind::Closed, missing};
}

// To the references of the present objects.
std::uint32_t VisitedFutures::renamingFrom(std::uint32_t earlier) {
    const std::uint64_t pair = std::uint64_t(earlier) << 32 | objects_;
    if (const auto known = renamings_.find(pair); known != renamings_.end()) return known->second;
    const auto before = objectLists_[earlier], now = objectLists_[objects_];
    const auto nameIn = [](std::span<const std::uint32_t> list, std::size_t i) {
        return std::uint64_t(list[i]) << 32 | list[i + 1];
    };
    Futures::Renaming renaming;
    for (std::size_t i = 0, j = 0; i < before.size() && j < now.size();) {
        const std::uint64_t a = nameIn(before, i), b = nameIn(now, j);
        if (a == b) renaming.emplace_back(before[i + 2], now[j + 2]);
        i += a <= b ? 3 : 0;
        j += b <= a ? 3 : 0;
    }
    std::ranges::sort(renaming);
    // What only the futures touch may have had any reference there, but none of these.
    const bool areAllKnown = 3 * renaming.size() == now.size();
    const bool isSame = areAllKnown && std::ranges::all_of(renaming, [](const auto& references) {
                            return references.first == references.second;
                        });
    if (renamings_.size() >= kMostRenamings) renamings_.clear();
    return renamings_[pair] = isSame ? kSame : futures_.numberOf(renaming);
}

// Futures of the state that was arrived at, of its threads by rank.
void VisitedFutures::keep(std::span<const Futures::Id> futures) {
    known_[arrived_].futures = futures_.together(futures);
    isHere(known_[arrived_]);
    renaming_ = kSame;
}

// Its futures are in the references of the present objects.
void VisitedFutures::isHere(Known& known) const {
    known.objects = objects_;
    known.placement = placement_;
}

void VisitedFutures::findFuturesHere() {
    futuresHere_.clear();
    if (wasOpen_) return;
    const Known& known = known_[arrived_];
    const auto all = futures_.group(known.futures);
    for (std::size_t rank = 0; rank < threads_.size(); ++rank) {
        const std::size_t place = known.isOfAnyThread ? 0 : rank;
        const Futures::Id future = place < all.size() ? all[place] : Futures::kNothing;
        futuresHere_.push_back(renaming_ == kSame ? future : futures_.renamed(future, renaming_));
    }
}

void VisitedFutures::enter(std::uint32_t point) {
    Frame frame{.edge = std::move(edge_),
                .objects = objects_,
                .placement = placement_,
                .index = static_cast<std::uint32_t>(open_.size()),
                .point = point,
                .opensComponent = !wasOpen_};
    if (wasOpen_) {
        frame.futures.resize(threads_.size());
    } else {
        frame.futures = futuresHere_;
        known_[arrived_].index = frame.index;
        isHere(known_[arrived_]);
        open_.push_back({arrived_, arrivedKey_});
        components_.push_back(frame.index);
    }
    frame.threads = std::move(threads_);
    frames_.push_back(std::move(frame));
}

void VisitedFutures::pass(const Threads& blocked, std::span<const Futures::Id> futures) {
    if (wasOpen_)
        add(blocked, futures, edge_);
    else
        add(threads_, all(futuresHere_), edge_);
}

void VisitedFutures::giveUp(std::uint32_t step) {
    if (!wasOpen_) {
        keep(std::array{futures_.after(step, Futures::kNothing)});
        known_[arrived_].isOfAnyThread = true;
        findFuturesHere();
    }
    pass();
}

void VisitedFutures::giveUp(const Threads& threads, std::span<const Futures::Id> futures) {
    if (!wasOpen_ && known_[arrived_].futures == 0) {
        ByRank byRank(threads_.size(), Futures::kNothing);
        for (std::size_t i = 0; i < threads.size(); ++i)
            byRank[static_cast<std::size_t>(
                std::ranges::find(threads_, threads[i].number, &Thread::number) -
                threads_.begin())] = futures[i];
        keep(all(byRank));
        findFuturesHere();
    }
    pass();
}

void VisitedFutures::end(const Threads& threads, std::span<const Futures::Id> last,
                         const Edge& edge) {
    add(threads, last, edge);
}

// The state that was arrived at is on a cycle with all that come after it on the path.
bool VisitedFutures::join() {
    const std::uint32_t before = components_.back();
    while (components_.back() > known_[arrived_].index) components_.pop_back();
    auto first = std::ranges::lower_bound(frames_, components_.back(), {}, &Frame::index);
    while (!first->opensComponent) ++first;
    frames_.back().hasSameThreads &=
        std::ranges::equal(first->threads, threads_, {}, &Thread::number, &Thread::number);
    frames_.back().hasSameObjects &= renaming_ == kSame;
    return components_.back() < before;
}

std::size_t VisitedFutures::statesBeforeCycle() const {
    return static_cast<std::size_t>(
        std::ranges::lower_bound(frames_, components_.back(), {}, &Frame::index) - frames_.begin());
}

bool VisitedFutures::isOnCycle(std::size_t states) const {
    return std::any_of(frames_.begin(), frames_.begin() + static_cast<std::ptrdiff_t>(states),
                       [](const Frame& frame) { return frame.isOnCycle; });
}

void VisitedFutures::abandon() {
    for (const Open& open : open_) places_.erase(open.key);
    open_.clear();
    components_.clear();
    frames_.clear();
}

// To the futures of the last state on the path: the edge, and what follows on it.
void VisitedFutures::add(const Threads& threads, std::span<const Futures::Id> futures,
                         const Edge& edge) {
    if (frames_.empty()) return;
    Frame& frame = frames_.back();
    const std::size_t count = frame.threads.size();
    const auto rankOf = [&](std::uint32_t number, std::size_t guess) {
        if (guess < count && frame.threads[guess].number == number) return guess;
        return static_cast<std::size_t>(std::ranges::find(frame.threads, number, &Thread::number) -
                                        frame.threads.begin());
    };
    // What threads do that are not there yet is done by who starts them.
    const auto doerOf = [&](std::uint32_t number, std::size_t guess) {
        std::size_t rank = rankOf(number, guess);
        for (auto start = edge.started.rbegin(); start != edge.started.rend() && rank == count;
             ++start)
            if (start->thread == number) rank = rankOf(number = start->by, count);
        return rank == count ? rankOf(edge.thread, count) : rank;
    };
    ByRank following(count, Futures::kNothing);
    const auto follows = [&](std::size_t rank, Futures::Id future) {
        if (rank < count) following[rank] = futures_.unite(following[rank], future);
    };
    for (std::size_t rank = 0; rank < threads.size(); ++rank)
        if (futures[rank] != Futures::kNothing)
            follows(doerOf(threads[rank].number, rank), futures[rank]);
    for (auto step = edge.steps.rbegin(); step != edge.steps.rend(); ++step)
        if (const std::size_t rank = doerOf(step->thread, count); rank < count)
            following[rank] = futures_.after(step->step, following[rank]);
    for (std::size_t rank = 0; rank < count; ++rank)
        if (following[rank] != Futures::kNothing)
            frame.futures[rank] = futures_.unite(frame.futures[rank], following[rank]);
}

bool VisitedFutures::leave(Threads& threads, ByRank& futures) {
    Frame frame = std::move(frames_.back());
    frames_.pop_back();
    const bool closes = frame.opensComponent && components_.back() == frame.index;
    bool isOfAnyThread = false, isCycle = false;
    if (closes) {
        components_.pop_back();
        isCycle = frame.isOnCycle || open_.size() > frame.index + 1;
        if (isCycle) {
            for (Futures::Id& future : frame.futures) {
                future = futures_.inAnyOrder(future);
                if (!frame.hasSameObjects)
                    future = futures_.renamed(future, Futures::kNothingKnown);
            }
            isOfAnyThread = !frame.hasSameThreads;
            if (isOfAnyThread) {
                Futures::Id all = Futures::kNothing;
                for (const Futures::Id future : frame.futures) all = futures_.unite(all, future);
                frame.futures.assign(1, all);
            }
        }
        const std::uint32_t group = futures_.together(all(frame.futures));
        for (std::size_t i = frame.index; i < open_.size(); ++i) {
            Known& known = known_[open_[i].known];
            known.futures = group;
            known.index = kClosed;
            known.isOfAnyThread = isOfAnyThread;
        }
        open_.resize(frame.index);
    } else if (!frames_.empty()) {
        Frame& before = frames_.back();
        before.hasSameObjects &= frame.hasSameObjects;
        before.hasSameThreads &=
            frame.hasSameThreads &&
            std::ranges::equal(frame.threads, before.threads, {}, &Thread::number, &Thread::number);
    }
    if (isOfAnyThread) frame.futures.assign(frame.threads.size(), frame.futures[0]);
    add(frame.threads, all(frame.futures), frame.edge);
    if (!isCycle) return false;
    threads = std::move(frame.threads);
    futures = std::move(frame.futures);
    return true;
}

std::uint64_t VisitedFutures::bytes() const {
    // A slot with its distance; not all are in use.
    constexpr std::size_t kSlot = sizeof(std::pair<vm::state::Hash128, std::uint64_t>) + 8;
    return known_.capacity() * sizeof(Known) +
           (places_.bucket_count() + lists_.bucket_count()) * kSlot + futures_.bytes() +
           objectLists_.bytes();
}

void VisitedFutures::clear() {
    futures_.clear();
    objectLists_ = {};
    lists_.clear();
    known_.clear();
    places_.clear();
    renamings_.clear();
    frames_.clear();
    open_.clear();
    components_.clear();
    storedPath_.clear();
}

// ---- checkpoints

void VisitedFutures::store(NumberWriter& to) const {
    futures_.store(to);
    objectLists_.store(to);
    to.addSize(places_.size());
    for (const auto& [key, number] : places_) {
        const Known& known = known_[number];
        to.addLong(key.low);
        to.addLong(key.high);
        to.addLong(known.asleep);
        to.addLong(known.placement);
        to.add({number, known.objects, known.futures, known.isOfAnyThread});
    }
    storePath(to);
}

void VisitedFutures::restore(NumberReader& from) {
    clear();
    futures_.restore(from);
    Futures::Lists::restore(from, [&](NumberRow objects) {
        NumberReader::check(objects.size() % 3 == 0);
        return objectLists_.insert(objects);
    });
    const std::size_t count = from.nextSize();
    known_.resize(count);
    std::vector<bool> isThere(count);
    places_.reserve(count); // they come in the order of another one's slots
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t low = from.nextLong(), high = from.nextLong();
        Known known{.asleep = from.nextLong(), .placement = from.nextLong(), .objects = 0};
        const std::uint32_t number = from.below(count);
        known.objects = from.below(objectLists_.size());
        known.futures = from.below(futures_.countOfGroups());
        known.isOfAnyThread = from.below(2) != 0;
        NumberReader::check(!isThere[number] && places_.try_emplace({low, high}, number).second);
        isThere[number] = true;
        known_[number] = known;
    }
    restorePath(from);
}

void VisitedFutures::storePath(NumberWriter& to) const {
    to.addSize(open_.size());
    for (const Open& open : open_) {
        to.add({open.known});
        to.addLong(open.key.low);
        to.addLong(open.key.high);
    }
    to.addSize(components_.size());
    to.add(components_);
    to.addSize(frames_.size());
    for (const Frame& frame : frames_) {
        to.add({frame.objects, frame.index, frame.opensComponent, frame.isOnCycle,
                frame.hasSameThreads, frame.hasSameObjects});
        to.addLong(frame.placement);
        to.addSize(frame.futures.size());
        to.add(all(frame.futures));
        to.add({frame.edge.thread});
        to.addSize(frame.edge.steps.size());
        for (const auto& [thread, step] : frame.edge.steps) to.add({thread, step});
        to.addSize(frame.edge.started.size());
        for (const auto& [thread, by] : frame.edge.started) to.add({thread, by});
    }
}

// Of the components each begins with a state of the path that opens it.
void VisitedFutures::restorePath(NumberReader& from) {
    const std::size_t opened = from.nextSize();
    for (std::uint32_t index = 0; index < opened; ++index) {
        Open open{from.below(known_.size()), {}};
        open.key.low = from.nextLong();
        open.key.high = from.nextLong();
        const auto place = places_.find(open.key);
        NumberReader::check(place != places_.end() && place->second == open.known &&
                            known_[open.known].index == kClosed);
        known_[open.known].index = index;
        open_.push_back(open);
    }
    const NumberRow components = from.take(from.next());
    components_.assign(components.begin(), components.end());
    const std::size_t length = from.nextSize();
    std::size_t found = 0; // of components
    std::uint32_t unopened = 0;
    for (std::size_t i = 0; i < length; ++i) {
        Frame frame;
        frame.objects = from.below(objectLists_.size());
        frame.index = from.next();
        frame.opensComponent = from.below(2) != 0;
        frame.isOnCycle = from.below(2) != 0;
        frame.hasSameThreads = from.below(2) != 0;
        frame.hasSameObjects = from.below(2) != 0;
        frame.placement = from.nextLong();
        NumberReader::check(frame.index >= unopened && frame.index <= open_.size() &&
                            (!frame.opensComponent || frame.index < open_.size()) &&
                            (i > 0 || (frame.opensComponent && frame.index == 0)));
        unopened = frame.index + frame.opensComponent;
        if (frame.opensComponent && found < components_.size() && components_[found] == frame.index)
            ++found;
        for (std::size_t left = from.next(); left > 0; --left)
            frame.futures.push_back(from.below(futures_.count()));
        frame.edge.thread = from.next();
        for (std::size_t left = from.next(); left > 0; --left) {
            const std::uint32_t thread = from.next();
            frame.edge.steps.emplace_back(thread, from.below(futures_.countOfSteps()));
        }
        for (std::size_t left = from.next(); left > 0; --left) {
            const std::uint32_t thread = from.next();
            frame.edge.started.emplace_back(thread, from.next());
        }
        storedPath_.push_back(std::move(frame));
    }
    NumberReader::check(found == components_.size() && components_.empty() == (length == 0) &&
                        (length == 0 || components_.front() == 0));
}

bool VisitedFutures::enterAgain(vm::state::Hash128 key, Threads threads, std::uint32_t objects,
                                std::uint64_t placement, std::uint32_t point) {
    const auto place = places_.find(key);
    if (place == places_.end() || isWholePath()) return false;
    Frame frame = storedPath_[frames_.size()];
    Known& known = known_[place->second];
    const bool isOpenedHere = known.index == frame.index;
    if (frame.futures.size() != threads.size() || known.index == kClosed ||
        isOpenedHere != frame.opensComponent)
        return false;
    objects_ = objects;
    placement_ = placement;
    if (frame.placement != placement) {
        if (const std::uint32_t renaming = renamingFrom(frame.objects); renaming != kSame) {
            for (Futures::Id& future : frame.futures) future = futures_.renamed(future, renaming);
            for (Edge::StepOf& step : frame.edge.steps)
                step.step = futures_.renamedStep(step.step, renaming);
            frame.hasSameObjects = false; // of those on its cycle that were left
        }
        if (isOpenedHere) isHere(known);
        frame.objects = objects;
        frame.placement = placement;
    }
    frame.threads = std::move(threads);
    frame.point = point;
    frames_.push_back(std::move(frame));
    return true;
}

} // namespace clew::search
