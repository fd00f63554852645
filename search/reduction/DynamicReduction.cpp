#include "search/reduction/DynamicReduction.h"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <tuple>
#include <utility>

#include "vm/interpreter/Locks.h"
#include "vm/interpreter/Scheduling.h"

namespace clew::search {

using vm::state::ThreadStatus;
using Kind = vm::interpreter::Access::Kind;

namespace {

using vm::interpreter::Access;
using vm::interpreter::Accesses;

bool overlap(const Access& a, const Access& b) {
    const auto isPart = [](const Access& access) {
        return access.place != Access::kMonitor && access.place != Access::kSpuriousWakeUp &&
               access.place != Access::kLife;
    };
    return a.object == b.object &&
           (a.place == b.place || (a.place == Access::kWhole && isPart(b)) ||
            (b.place == Access::kWhole && isPart(a)));
}

// It waits for a lock to be free.
bool needsFree(Kind kind) {
    return kind == Kind::Acquire || kind == Kind::Await;
}

// Accesses to the same place: whether their order counts for nothing but what may come when.
bool onlyOrders(Kind a, Kind b) {
    return (a == Kind::Release && (b == Kind::Release || needsFree(b))) ||
           (needsFree(a) && b == Kind::Release);
}

bool isAmong(std::uint64_t ranks, std::size_t rank) {
    return rank < std::numeric_limits<std::uint64_t>::digits && (ranks >> rank & 1) != 0;
}

bool depend(const Access& a, const Access& b) {
    if (a.kind == Kind::Fence || b.kind == Kind::Fence) return true;
    return overlap(a, b) && (a.changes() || b.changes());
}

bool depend(const Access& access, std::span<const Access> others) {
    return std::ranges::any_of(others, [&](const Access& other) { return depend(access, other); });
}

} // namespace

void DynamicReduction::Sleeping::touches(std::span<const Access> made,
                                         const Futures::Touched& all) {
    if (made.empty()) return;
    auto both = next ? *next : Accesses();
    both.insert(both.end(), made.begin(), made.end());
    next = std::make_shared<const Accesses>(std::move(both));
    touched.add(all);
}

bool DynamicReduction::Sleeping::dependsOn(std::span<const Access> made,
                                           const Futures::Touched& all) const {
    return touched.meets(all) &&
           std::ranges::any_of(*next, [&](const Access& access) { return depend(access, made); });
}

void DynamicReduction::watch(Execution& execution) {
    execution.setAccesses(&accesses_);
    execution.setMayGoOnAlone([this](std::uint16_t thread) { return mayGoOnAlone(thread); });
}

void DynamicReduction::clear() {
    placement_ = {};
    cutBack(0);
    points_.clear();
    pointsShared_ = sharedStates_ = 0;
    lastShared_ = nullptr;
    races_ = redundant_ = 0;
    if (visited_) visited_->clear();
}

void DynamicReduction::cutBack(std::uint32_t steps) {
    while (steps_.size() > steps) {
        std::vector<std::uint32_t>& ofThread = stepsOf_[steps_.back().number];
        if (!ofThread.empty() && ofThread.back() + 1 == steps_.size()) ofThread.pop_back();
        steps_.pop_back();
    }
    while (!undo_.empty() && undo_.back().step >= steps) {
        threads_[undo_.back().number] = undo_.back().was;
        undo_.pop_back();
    }
    const std::size_t records = steps == 0 ? 0 : steps_.back().end;
    for (; records_.size() > records; records_.pop_back()) {
        const Record& last = records_.back();
        last_[last.access.object] = last.before;
        if (visited_) lastOfClass_[last.klass] = last.beforeOfClass;
    }
}

// ---- choices

bool DynamicReduction::enter(Entry& entry) {
    if (enterPoint(entry)) {
        if (visited_) visited_->enter(entry.point);
        return true;
    }
    std::vector<std::uint16_t> enabled;
    for (std::uint32_t i = 0; i < entry.choice.count(); ++i)
        enabled.push_back(static_cast<std::uint16_t>(entry.choice.thread(i)));
    isForeseen_ = true; // they go on in an order that is not known here
    foreseenFrom_ = steps_.size();
    const Blocked blocked = findRacesOfBlocked(enabled);
    isForeseen_ = false;
    if (visited_) visited_->giveUp(blocked.threads, VisitedFutures::all(blocked.futures));
    return false;
}

// The same step does, in an atomic section.
bool DynamicReduction::goesOn(const choice::Choice& choice) const {
    return !steps_.empty() && choice.count() == 1 && choice.thread(0) == steps_.back().thread &&
           state_.threads[steps_.back().thread].data.atomicDepth > 0;
}

// With what sleeps after the last step; nothing is to be taken yet.
DynamicReduction::Point DynamicReduction::pointOf(const choice::Choice& choice) {
    Point point;
    if (!steps_.empty()) point.asleep = std::move(steps_.back().asleep);
    for (std::uint32_t i = 0; i < choice.count(); ++i)
        point.threads.push_back(static_cast<std::uint16_t>(choice.thread(i)));
    return point;
}

void DynamicReduction::add(Point point, Entry& entry) {
    point.left = static_cast<std::uint32_t>(std::ranges::count_if(
        point.threads, [&](std::uint16_t thread) { return !isSeenTo(point, thread); }));
    entry.point = static_cast<std::uint32_t>(points_.size());
    points_.push_back(std::move(point));
}

bool DynamicReduction::enterPoint(Entry& entry) {
    entry.steps = static_cast<std::uint32_t>(steps_.size());
    if (!entry.choice.isThread()) return true;
    if (goesOn(entry.choice)) return true;
    Point point = pointOf(entry.choice);
    const auto first = std::ranges::find_if_not(
        point.threads, [&](std::uint16_t thread) { return isAsleep(point, thread); });
    if (first == point.threads.end()) {
        ++redundant_;
        return false;
    }
    if (missing_ == 0)
        point.toTake.push_back(static_cast<std::uint32_t>(first - point.threads.begin()));
    for (std::size_t i = 0; i < point.threads.size() && missing_ != 0; ++i)
        if (isAmong(missing_, state_.rankOf(point.threads[i])))
            point.toTake.push_back(static_cast<std::uint32_t>(i));
    add(std::move(point), entry);
    extend(entry);
    return true;
}

void DynamicReduction::enterAgain(Entry& entry) {
    entry.steps = static_cast<std::uint32_t>(steps_.size());
    entry.point = kNone;
    missing_ = 0;
    edge_ = {};
    if (!entry.choice.isThread() || goesOn(entry.choice)) return;
    Point point = pointOf(entry.choice);
    for (std::uint32_t i = 0; i < entry.end; ++i) point.toTake.push_back(entry.at(i));
    add(std::move(point), entry);
}

// Where the step goes on after a choice of values, not all that it touches is known: it sleeps no
// longer than until somebody else has gone on.
void DynamicReduction::isOver(const Outcome& outcome) {
    const bool goesOnElsewhere = outcome.kind == Outcome::Kind::Choice &&
                                 (!outcome.choice->isThread() || goesOn(*outcome.choice));
    const std::uint32_t at = steps_[begun_].point;
    if (goesOnElsewhere && at != kNone) points_[at].underWay->endsPath = true;
}

void DynamicReduction::extend(Entry& entry) const {
    if (entry.point == kNone) return;
    entry.order = points_[entry.point].toTake;
    entry.end = static_cast<std::uint32_t>(entry.order.size());
}

// ---- steps

void DynamicReduction::begins(const Entry& entry, std::uint32_t alternative) {
    cutBack(entry.steps);
    Step step{.thread = static_cast<std::uint16_t>(entry.choice.thread(alternative))};
    if (entry.point != kNone) {
        points_.resize(entry.point + 1);
        Point& point = points_.back();
        if (point.underWay && !point.shared) point.asleep.push_back(std::move(*point.underWay));
        point.underWay = Sleeping{.thread = step.thread};
        step.point = entry.point;
        step.asleep = point.shared ? beginShared(*point.shared) : point.asleep;
    } else if (!steps_.empty()) {
        step.point = steps_.back().point;
        step.asleep = steps_.back().asleep;
        const auto last = std::find_if(steps_.rbegin(), steps_.rend(),
                                       [](const Step& earlier) { return earlier.point != kNone; });
        points_.resize(last == steps_.rend() ? 0 : last->point + 1);
    } else {
        step.point = kNone;
        points_.clear();
    }
    begun_ = static_cast<std::uint32_t>(steps_.size());
    begin(std::move(step));
    edge_ = {steps_.back().number, {}, {}};
}

// Its thread goes on from this state.
void DynamicReduction::begin(Step step) {
    accesses_.clear();
    clockBefore_ = state_.scalars.clock;
    before_.clear();
    for (const vm::state::Thread& thread : state_.threads)
        before_.push_back(untakenOf(thread.data));
    step.number = before_[step.thread].number;
    // That it may go on at all can be since others have not taken their last steps yet.
    if (before_[step.thread].maySpuriously) step.asleep.clear();
    steps_.push_back(std::move(step));
    isUnderWay_ = true;
}

// Whether the transition goes on with a step of this thread, the only one that can go on: nothing
// else could have been taken there. It does not where the thread sleeps, and no other one does: who
// sleeps can go on. (What is executed again, after it was explored, is none of our transitions.)
bool DynamicReduction::mayGoOnAlone(std::uint16_t thread) {
    if (!isUnderWay_) return true;
    if (steps_.back().thread == thread && state_.threads[thread].data.atomicDepth > 0) return true;
    close();
    if (!steps_.back().asleep.empty()) return false;
    begin({.point = kNone, .thread = thread});
    return true;
}

void DynamicReduction::ends(const Outcome& outcome) {
    if (outcome.kind == Outcome::Kind::Interrupted) {
        isUnderWay_ = false;
        return publish(outcome);
    }
    // Where the path ends before its threads do, it counts how far each of them has come.
    const bool isEnd = outcome.kind != Outcome::Kind::Choice;
    const bool isCut =
        isEnd && (state_.scalars.exited || !choice::ThreadChoice::enabled(state_).empty());
    if (isCut) {
        const std::uint32_t at = steps_.back().point;
        accesses_.push_back({0, Access::kWhole, Kind::Fence});
        takeAll(at);
        if (at != kNone) points_[at].underWay->endsPath = true;
    }
    if (isUnderWay_) close();
    publish(outcome);
    if (!isEnd) return;
    const Blocked blocked = findRacesOfBlocked({});
    if (visited_) visited_->end(blocked.threads, VisitedFutures::all(blocked.futures), edge_);
}

// The step under way is over.
void DynamicReduction::close() {
    const Step& step = steps_.back();
    noteProgramEnd(step);
    if (canGoOnNoMore(step)) noteStandstill(step);
    if (before_[step.thread].maySpuriously)
        accesses_.insert(accesses_.begin(),
                         {before_[step.thread].object, Access::kSpuriousWakeUp, Kind::Write});
    // By the time limit of a wait, that is: readings note themselves.
    if (state_.scalars.clock != clockBefore_)
        accesses_.insert(accesses_.begin(), {0, Access::kClock, Kind::Write});
    // Where no other thread could go on the thread did, in what would have been steps of their own.
    for (auto from = accesses_.begin();;) {
        const auto to = std::find_if(
            from, accesses_.end(), [](const Access& access) { return access.kind == Kind::Next; });
        closeStep(std::span(from, to));
        if (to == accesses_.end()) break;
        from = to + 1;
        const Step& last = steps_.back();
        steps_.push_back(
            {.point = kNone, .thread = last.thread, .number = last.number, .asleep = last.asleep});
    }
    noteWoken();
    isUnderWay_ = false;
}

// The thread of the step has ended, waits, or needs a monitor that another one holds.
bool DynamicReduction::canGoOnNoMore(const Step& step) const {
    const vm::state::ThreadData& data = state_.threads[step.thread].data;
    return data.isFree() || data.number != step.number ||
           !vm::interpreter::isEnabled(state_, step.thread);
}

// The program is over with the last thread that is no daemon, and which one that is counts where
// daemons are still under way: two such ends depend on each other, and on the start of a daemon.
void DynamicReduction::noteProgramEnd(const Step& step) {
    const auto isDaemon = [](const vm::state::ThreadData& data) {
        return data.daemon && !data.housekeeping && !data.isFree();
    };
    bool areThere = false, isStarted = false;
    for (std::size_t i = 0; i < state_.threads.size(); ++i) {
        const vm::state::ThreadData& now = state_.threads[i].data;
        if (!isDaemon(now)) continue;
        areThere = true;
        isStarted |= i >= before_.size() || before_[i].number != now.number;
    }
    const vm::state::ThreadData& own = state_.threads[step.thread].data;
    const bool hasEnded = own.number != step.number || own.status == ThreadStatus::Terminated;
    if (isStarted || (hasEnded && !before_[step.thread].isDaemon))
        accesses_.push_back({0, Access::kProgramEnd, areThere ? Kind::Write : Kind::Read});
}

// With this step a daemon may have come to its end before the program has. And it may be the last
// one while which others can still wake up for no reason, which takes somebody who can go on.
void DynamicReduction::noteStandstill(const Step& step) {
    if (before_[step.thread].isDaemon) accesses_.push_back({0, Access::kProgramEnd, Kind::Write});
    for (std::size_t i = 0; i < before_.size() && wakesSpuriously_; ++i)
        if (i != step.thread && before_[i].number != 0)
            accesses_.push_back({before_[i].object, Access::kSpuriousWakeUp, Kind::Read});
}

void DynamicReduction::cutOff() {
    takeAll(steps_[begun_].point);
    if (visited_)
        visited_->giveUp(visited_->futures().numberOf(
            std::array{Touch{{0, Access::kWhole, Kind::Fence}, kNoClass}}));
}

// What threads would do that cannot go on when the path ends, or is given up since all that can
// have been walked elsewhere. Those that wait for a lock could perhaps have taken it earlier, and
// those that are suspended could have done anything. A wait that may end for no reason may do so as
// long as others can go on: before the last step of any of them.
DynamicReduction::Blocked DynamicReduction::findRacesOfBlocked(
    std::span<const std::uint16_t> enabled) {
    Blocked blocked;
    for (std::size_t i = 0; i < state_.threads.size(); ++i) {
        const vm::state::ThreadData& data = state_.threads[i].data;
        const auto place = static_cast<std::uint16_t>(i);
        if (data.isFree() || data.housekeeping ||
            std::ranges::find(enabled, place) != enabled.end())
            continue;
        const Untaken untaken = untakenOf(data);
        Accesses wanted = accessesOf(untaken);
        if (untaken.maySpuriously) wanted.push_back({0, Access::kWhole, Kind::Fence});
        if (wanted.empty()) continue;
        findRacesOfUntaken(untaken, place, wanted, std::nullopt);
        if (!visited_) continue;
        Futures& futures = visited_->futures();
        blocked.threads.push_back({data.number, place});
        blocked.futures.push_back(futures.after(numberOf(touchesOf(wanted)), Futures::kNothing));
    }
    return blocked;
}

DynamicReduction::Untaken DynamicReduction::untakenOf(const vm::state::ThreadData& data) {
    Untaken untaken{.number = data.number,
                    .isDaemon = data.daemon,
                    .isSuspended = data.suspended,
                    .object = data.object};
    switch (data.status) {
        case ThreadStatus::Runnable:
            untaken.monitor = data.pendingMonitor;
            untaken.joins = data.joins;
            break;
        case ThreadStatus::Waiting:
        case ThreadStatus::Parked:
            untaken.waits = true;
            untaken.maySpuriously = data.maySpuriously;
            untaken.mayEndItself = data.timed || data.maySpuriously;
            if (untaken.mayEndItself) untaken.monitor = data.waitingOn;
            break;
        case ThreadStatus::Sleeping:
            untaken.waits = untaken.mayEndItself = true;
            break;
        case ThreadStatus::Terminated:
            break;
    }
    return untaken;
}

Accesses DynamicReduction::accessesOf(const Untaken& untaken) const {
    Accesses wanted;
    if (untaken.joins) {
        wanted.push_back({untaken.monitor, Access::kLife, Kind::Await});
        wanted.push_back({untaken.monitor, Access::kMonitor, Kind::Read});
    } else if (untaken.monitor != 0) {
        const vm::state::Object& lock = *state_.object(untaken.monitor);
        const std::size_t place = vm::interpreter::isLock(lock)
                                      ? vm::interpreter::lockField(lock).offset
                                      : Access::kMonitor;
        wanted.push_back({untaken.monitor, static_cast<std::uint32_t>(place), Kind::Acquire});
    }
    if (untaken.mayEndItself) wanted.push_back({untaken.object, Access::kWhole, Kind::Write});
    if (untaken.isSuspended) wanted.push_back({0, Access::kWhole, Kind::Fence});
    return wanted;
}

// `preventedBy`: the step after which it cannot be done any more.
void DynamicReduction::findRacesOfUntaken(const Untaken& untaken, std::uint16_t place,
                                          std::span<const Access> wanted,
                                          std::optional<std::uint32_t> preventedBy) {
    steps_.push_back({.point = kNone, .thread = place, .number = untaken.number});
    findRaces(touchesOf(wanted), preventedBy);
    steps_.pop_back();
}

void DynamicReduction::closeStep(std::span<const Access> made) {
    std::vector<Touch> touches = touchesOf(made);
    findRaces(touches);
    Step& step = steps_.back();
    const auto index = static_cast<std::uint32_t>(steps_.size() - 1);
    step.fence = index == 0 ? kNone : steps_[index - 1].fence;
    for (const Touch& touch : touches) {
        if (touch.access.kind == Kind::Fence)
            step.fence = index;
        else
            note(touch);
        step.touched.add(Futures::Touched::of(touch.access));
    }
    step.end = records_.size();
    Thread& thread = change(step.number);
    step.touchedSoFar = step.touched;
    if (thread.step != kNone) step.touchedSoFar.add(steps_[thread.step].touchedSoFar);
    takes(thread, index);
    std::erase_if(step.asleep, [&](const Sleeping& sleeping) {
        return sleeping.thread == step.thread || sleeping.endsPath ||
               sleeping.dependsOn(made, step.touched);
    });
    if (step.point != kNone) points_[step.point].underWay->touches(made, step.touched);
    if (visited_ && !made.empty())
        edge_.steps.emplace_back(step.number, numberOf(std::move(touches)));
}

void DynamicReduction::takes(Thread& thread, std::uint32_t index) {
    thread.step = index;
    thread.waker = kNone;
    stepsOf_[steps_[index].number].push_back(index);
}

void DynamicReduction::note(const Touch& touch) {
    records_.push_back({touch.access, static_cast<std::uint32_t>(steps_.size() - 1), touch.klass});
    link(records_.back(), static_cast<std::uint32_t>(records_.size() - 1));
}

// The record becomes the last one of its chains.
void DynamicReduction::link(Record& record, std::uint32_t number) {
    const vm::values::Ref object = record.access.object;
    const auto [last, isFirst] = last_.try_emplace(object, kNone);
    record.before = std::exchange(last.value(), number);
    if (!visited_) return;
    if (isFirst && !state_.isBoot(object)) accessed_.push_back(object);
    if (record.klass >= lastOfClass_.size()) lastOfClass_.resize(record.klass + 1, kNone);
    record.beforeOfClass = std::exchange(lastOfClass_[record.klass], number);
}

std::uint32_t DynamicReduction::classOf(vm::values::Ref ref) const {
    const vm::state::Object* object = ref == 0 ? nullptr : state_.object(ref);
    return object ? (object->klass->id + 1) << 1 | object->isStatics() : kNoClass;
}

std::vector<Futures::Touch> DynamicReduction::touchesOf(std::span<const Access> made) const {
    std::vector<Touch> touches;
    touches.reserve(made.size());
    for (const Access& access : made)
        if (visited_)
            touches.push_back(
                {access, classOf(access.object), false, state_.isBoot(access.object)});
        else
            touches.push_back({access, kNoClass});
    return touches;
}

std::uint32_t DynamicReduction::numberOf(std::vector<Touch> step) {
    for (Touch& touch : step)
        if (touch.klass == kNoClass && touch.access.object != 0)
            touch.access = {0, Access::kWhole,
                            Kind::Fence}; // collected, but others may have used it
    return visited_->futures().numberOf(step);
}

void DynamicReduction::makeRoomFor(std::uint32_t number) {
    if (number < threads_.size()) return;
    threads_.resize(number + 1);
    stepsOf_.resize(number + 1);
}

DynamicReduction::Thread& DynamicReduction::change(std::uint32_t number) {
    makeRoomFor(number);
    undo_.push_back({static_cast<std::uint32_t>(steps_.size() - 1), number, threads_[number]});
    return threads_[number];
}

// Threads that the step has started, or got out of a wait, which could perhaps have ended before:
// by its time limit, or for no reason. Where the step has several parts, nobody could go on before
// the last one: a wait that could have ended then had to get a lock back that was held, and the
// step that took the lock is what it competes with.
void DynamicReduction::noteWoken() {
    const auto index = static_cast<std::uint32_t>(steps_.size() - 1);
    for (std::size_t i = 0; i < state_.threads.size(); ++i) {
        const vm::state::ThreadData& now = state_.threads[i].data;
        if (now.isFree() || i == steps_.back().thread) continue;
        const bool isNew = i >= before_.size() || before_[i].number != now.number;
        const bool isWoken = !isNew && before_[i].waits && now.status == ThreadStatus::Runnable;
        // Its next step touches the same, which is what futures of visited states need.
        if (isWoken && before_[i].mayEndItself)
            findRacesOfUntaken(before_[i], static_cast<std::uint16_t>(i), accessesOf(before_[i]),
                               index);
        if (isNew) {
            change(now.number) = {};
            if (visited_) edge_.started.emplace_back(now.number, steps_[index].number);
        }
        if (isNew || isWoken) change(now.number).waker = index;
    }
}

// ---- races

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

void DynamicReduction::findRaces(Futures::Step made, std::optional<std::uint32_t> preventedBy) {
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
    for (const Touch& touch : made) {
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
        if (isRace && reverse(earlier, known)) join(known, earlier);
        join(clock, earlier);
    }
    if (clock.size() <= step.number) clock.resize(step.number + 1);
    clock[step.number] = index + 1;
    step.clock = std::move(clock);
}

// Sees to it that the last step, which knows of `known`, is also taken before the earlier one.
// False: it could not be, since the thread had to wait.
bool DynamicReduction::reverse(std::uint32_t earlier, const Clock& known) {
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
    if (!isTaken) take(point, *best);
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
