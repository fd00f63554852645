// Dynamic reduction: steps that compete with each other, and what is to be taken for them.

#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>

#include "search/reduction/Dependence.h"
#include "search/reduction/DynamicReduction.h"

namespace clew::search {

using vm::interpreter::Access;
using vm::interpreter::Accesses;
using Kind = Access::Kind;

namespace {

// So many steps since the earlier one of a race are reordered.
constexpr std::size_t kMostReordered = 1000;

// It waits for a lock to be free.
bool needsFree(Kind kind) {
    return kind == Kind::Acquire || kind == Kind::Await;
}

// Accesses to the same place: whether their order counts for nothing but what may come when.
bool onlyOrders(Kind a, Kind b) {
    return (a == Kind::Release && (b == Kind::Release || needsFree(b))) ||
           (needsFree(a) && b == Kind::Release);
}

} // namespace

bool DynamicReduction::knows(const Clock& clock, std::uint32_t step) const {
    const std::uint32_t number = steps_[step].number;
    return number < clock.size() && clock[number] > step;
}

void DynamicReduction::join(Clock& clock, std::uint32_t step) const {
    if (knows(clock, step)) return; // then also what that knows
    const Clock& other = steps_[step].clock;
    if (clock.size() < other.size()) clock.resize(other.size());
    for (std::size_t i = 0; i < other.size(); ++i) clock[i] = std::max(clock[i], other[i]);
}

void DynamicReduction::findDependent(const Access& access, const Clock& known,
                                     std::vector<Competitor>& competing,
                                     std::vector<std::uint32_t>& ordering) const {
    const std::uint32_t self = steps_.back().number;
    if (access.kind == Kind::Fence) {
        for (std::uint32_t number = 0; number < threads_.size(); ++number)
            if (number != self && threads_[number].step != kNone)
                competing.push_back({threads_[number].step, false});
        return;
    }
    const auto last = last_.find(access.object);
    if (last == last_.end()) return;
    for (std::uint32_t i = last->second; i != kNone; i = records_[i].before) {
        const Record& record = records_[i];
        if (!overlap(record.access, access)) continue;
        const Kind kind = record.access.kind;
        const bool isOwn = steps_[record.step].number == self;
        // Who waits for a lock can come before another one has taken it, not before what is done
        // while it is held.
        const bool isHeld = needsFree(access.kind) && !record.access.isLockFree;
        if (!isOwn && (isHeld || onlyOrders(kind, access.kind)))
            ordering.push_back(record.step);
        else if (!isOwn && (record.access.changes() || access.changes()))
            competing.push_back({record.step, needsFree(access.kind)});
        // What came before it at this place comes before it in all orders. Where the thread does
        // not know it yet, there may be a race with what it could not come before. With what came
        // before an earlier read of the thread's own it has been compared then.
        const bool covers =
            record.access.place == Access::kWhole || record.access.place == access.place;
        if (covers && (kind == Kind::Write || kind == Kind::Acquire) &&
            (isOwn || knows(known, record.step)))
            return;
        if (covers && isOwn && kind == Kind::Read && access.kind == Kind::Read) return;
    }
}

void DynamicReduction::findDependentOfClass(const Access& access,
                                            std::vector<Competitor>& competing) const {
    if (access.object >= lastOfClass_.size()) return;
    const std::uint32_t self = steps_.back().number;
    for (std::uint32_t i = lastOfClass_[access.object]; i != kNone; i = records_[i].beforeOfClass) {
        const Record& record = records_[i];
        Access ofRecord = record.access;
        ofRecord.object = access.object;
        if (overlap(ofRecord, access) && steps_[record.step].number != self &&
            (ofRecord.changes() || access.changes()))
            competing.push_back({record.step, needsFree(access.kind)});
    }
}

DynamicReduction::Clock DynamicReduction::knownTo(std::uint32_t number) const {
    Clock clock;
    if (number >= threads_.size()) return clock;
    const Thread& thread = threads_[number];
    if (thread.step != kNone) join(clock, thread.step);
    if (thread.waker != kNone) join(clock, thread.waker);
    return clock;
}

void DynamicReduction::findRaces(Made made, std::optional<std::uint32_t> preventedBy) {
    Step& step = steps_.back();
    const auto index = static_cast<std::uint32_t>(steps_.size() - 1);
    Clock clock = knownTo(step.number);
    std::vector<Competitor>& competing = competing_;
    std::vector<std::uint32_t>& ordering = ordering_;
    competing.clear();
    ordering.clear();
    if (index > 0 && steps_[index - 1].fence != kNone)
        competing.push_back({steps_[index - 1].fence, false});
    if (preventedBy) competing.push_back({*preventedBy, false});
    for (const Touch& touch : made.touches) {
        const std::size_t before = competing.size();
        if (touch.isOfClass)
            findDependentOfClass(touch.access, competing);
        else
            findDependent(touch.access, clock, competing, ordering);
        for (std::size_t j = before; j < competing.size(); ++j)
            competing[j].orderings = ordering.size();
    }
    if (competing.size() > 1)
        std::ranges::sort(competing, std::greater(), [](const Competitor& competitor) {
            return std::tuple(competitor.step, competitor.isForLock);
        });

    // The latest first: what comes before one of them is no race. What was done while a lock was
    // held comes before the lock is taken by the next one, and before what that does then; but who
    // takes it first is a race.
    Clock known = clock;
    const auto comesAfter = [&](std::size_t orderings, std::uint32_t earlier) {
        return std::any_of(ordering.begin(),
                           ordering.begin() + static_cast<std::ptrdiff_t>(orderings),
                           [&](std::uint32_t by) { return knows(steps_[by].clock, earlier); });
    };
    for (const std::uint32_t earlier : ordering) join(clock, earlier);
    for (const auto [earlier, isForLock, orderings] : competing) {
        if (steps_[earlier].number == step.number) continue;
        const bool isRace =
            !knows(known, earlier) && (isForLock || !comesAfter(orderings, earlier));
        if (isRace && reverse(earlier, known, made)) join(known, earlier);
        join(clock, earlier);
    }
    if (clock.size() <= step.number) clock.resize(step.number + 1);
    clock[step.number] = index + 1;
    step.clock = std::move(clock);
}

// Sees to it that the last step, which knows of `known`, is also taken before the earlier one.
// False: it could not be, since the thread had to wait.
bool DynamicReduction::reverse(std::uint32_t earlier, const Clock& known, Made made) {
    const std::uint32_t at = steps_[earlier].point;
    if (at == kNone) return false; // nobody else could have gone on
    while (earlier > 0 && steps_[earlier - 1].point == at) --earlier; // where it was picked
    const Step& later = steps_.back();
    if (knows(known, earlier)) return true;
    if (isForeseen_ && isComplete(at)) return true;
    Held held(*this, at);
    Point& point = *held;

    // What can come without the earlier one begins with the first steps of threads since then.
    const std::size_t taken = isForeseen_ ? foreseenFrom_ : steps_.size() - 1;
    boost::container::small_vector<std::uint32_t, 16> firsts;
    for (const std::vector<std::uint32_t>& ofThread : stepsOf_) {
        const auto first = std::ranges::upper_bound(ofThread, earlier);
        if (first != ofThread.end() && !knows(steps_[*first].clock, earlier))
            firsts.push_back(*first);
    }
    const auto begins = [&](const Clock& clock, std::uint32_t itself) {
        return std::ranges::none_of(
            firsts, [&](std::uint32_t step) { return step != itself && knows(clock, step); });
    };
    bool mayBegin = begins(known, kNone); // the thread of the later one
    std::uint32_t initial = kNone;        // the last one that can begin
    bool isTaken = false;                 // one of those that can
    for (const std::uint32_t first : firsts) {
        if (!begins(steps_[first].clock, first)) continue;
        if (first >= taken) {
            mayBegin = true;
        } else if (canBegin(point, steps_[first].thread)) {
            if (initial == kNone || first > initial) initial = first;
            isTaken |= isSeenTo(point, steps_[first].thread);
        }
    }
    std::optional<std::uint16_t> best;
    if (initial != kNone) best = steps_[initial].thread;
    const bool sleeps = mayBegin && isForeseen_ && isAsleep(point, later.thread);
    if (mayBegin && !sleeps && canBegin(point, later.thread)) {
        best = later.thread;
        isTaken |= isSeenTo(point, later.thread);
    }
    if (sleeps && !isTaken) {
        const std::optional<std::vector<std::uint16_t>> others =
            foreseenBefore(point, earlier, later.thread);
        if (!best && !others) takeAll(point);
        if (!best && others)
            for (const std::uint16_t thread : *others)
                if (!isSeenTo(point, thread)) take(point, thread);
        if (!best || (others && others->empty())) return true;
    }
    if (!best && isForeseen_) {
        takeAll(point); // who could begin is not known
        return true;
    }
    if (!best) return false;
    ++races_;
    if (isForeseen_ || !made.isTaken || steps_.size() - earlier > kMostReordered)
        giveUpOptimality();
    if (isOptimal_)
        wake(point, earlier, *best, known, made.touches);
    else if (!isTaken)
        take(point, *best);
    return true;
}

bool DynamicReduction::canBegin(const Point& point, std::uint16_t thread) {
    return std::ranges::find(point.threads, thread) != point.threads.end();
}

// What begins with the thread need not be walked from the point. But what is foreseen does not say
// who comes first: others may do what the thread's step there depends on, and not on the one that
// was taken. Those, and where they need not be walked either, who can come before them in the same
// way. Nothing: it is not known.
std::optional<std::vector<std::uint16_t>> DynamicReduction::foreseenBefore(const Point& point,
                                                                           std::uint32_t earlier,
                                                                           std::uint16_t asleep) {
    if (!foreseen_) return std::nullopt;
    std::vector<std::uint16_t> found{asleep};
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto sleeping = std::ranges::find(point.asleep, found[i], &Sleeping::thread);
        if (sleeping == point.asleep.end()) continue;
        if (sleeping->endsPath) return std::nullopt;
        for (std::size_t rank = 0; rank < foreseen_->threads.size(); ++rank) {
            const std::uint16_t other = foreseen_->threads[rank].place;
            if (other == steps_[earlier].thread || std::ranges::find(found, other) != found.end() ||
                !mayCome(foreseen_->futures[rank], earlier, *sleeping))
                continue;
            if (!canBegin(point, other)) return std::nullopt;
            found.push_back(other);
        }
    }
    found.erase(found.begin());
    return found;
}

// Whether a step of the future depends on what the sleeping thread would do, and neither that nor
// what comes before it depends on the step that was taken.
bool DynamicReduction::mayCome(Futures::Id future, std::uint32_t taken, const Sleeping& sleeping) {
    if (!sleeping.next) return false;
    const Accesses& wanted = *sleeping.next;
    const Futures& futures = visited_->futures();
    const auto isAnyWanted = [&](const Touch& touch) {
        if (!touch.isOfClass) return depend(touch.access, wanted);
        return std::ranges::any_of(
            wanted, [&](const Access& access) { return classOf(access.object) == touch.klass; });
    };
    const auto isAnyMade = [&](const Touch& touch) {
        return !touch.isOfClass && std::ranges::any_of(recordsOf(taken), [&](const Record& record) {
            return depend(touch.access, record.access);
        });
    };
    ++search_;
    open_.assign(1, future);
    while (!open_.empty()) {
        const Futures::Id next = open_.back();
        open_.pop_back();
        if (!futures.touchedByAll(next).meets(sleeping.touched)) continue;
        for (std::size_t i = 0; i < futures.alternatives(next); ++i) {
            const auto [number, after] = futures.alternative(next, i);
            const Futures::Step step = futures.step(number);
            if (futures.touchedBy(number).meets(steps_[taken].touched) &&
                std::ranges::any_of(step, isAnyMade))
                continue;
            if (futures.touchedBy(number).meets(sleeping.touched) &&
                std::ranges::any_of(step, isAnyWanted))
                return true;
            if (after >= seen_.size()) seen_.resize(after + 1);
            if (std::exchange(seen_[after], search_) != search_) open_.push_back(after);
        }
    }
    return false;
}

// Of what it has touched, without fences.
std::span<const DynamicReduction::Record> DynamicReduction::recordsOf(std::uint32_t step) const {
    const std::size_t begin = step == 0 ? 0 : steps_[step - 1].end;
    return std::span(records_).subspan(begin, steps_[step].end - begin);
}

// Nothing can be added at this point. (Of one that is shared it is not known.)
bool DynamicReduction::isComplete(std::uint32_t at) const {
    return at == kNone || (!points_[at].shared && points_[at].left == 0);
}

// It is taken there, or need not be.
bool DynamicReduction::isSeenTo(const Point& point, std::uint16_t thread) {
    return isAsleep(point, thread) ||
           std::ranges::any_of(point.toTake, [&](std::uint32_t alternative) {
               return point.threads[alternative] == thread;
           });
}

void DynamicReduction::takeAll(std::uint32_t at) {
    giveUpOptimality();
    if (at == kNone) return;
    Held held(*this, at);
    takeAll(*held);
}

void DynamicReduction::takeAll(Point& point) {
    for (std::uint32_t i = 0; i < point.threads.size(); ++i)
        if (!isSeenTo(point, point.threads[i])) point.toTake.push_back(i);
    point.left = 0;
}

void DynamicReduction::take(Point& point, std::uint16_t thread) {
    const auto chosen = std::ranges::find(point.threads, thread);
    point.toTake.push_back(static_cast<std::uint32_t>(chosen - point.threads.begin()));
    --point.left;
}

bool DynamicReduction::isAsleep(const Point& point, std::uint16_t thread) {
    return std::ranges::find(point.asleep, thread, &Sleeping::thread) != point.asleep.end();
}

} // namespace clew::search
