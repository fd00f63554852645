#include "search/reduction/DynamicReduction.h"

#include <algorithm>
#include <array>
#include <limits>
#include <ranges>
#include <utility>

#include "search/reduction/Dependence.h"
#include "vm/interpreter/Locks.h"
#include "vm/interpreter/Scheduling.h"

namespace clew::search {

using vm::state::ThreadStatus;
using Kind = vm::interpreter::Access::Kind;

namespace {

using vm::interpreter::Access;
using vm::interpreter::Accesses;

bool isAmong(std::uint64_t ranks, std::size_t rank) {
    return rank < std::numeric_limits<std::uint64_t>::digits && (ranks >> rank & 1) != 0;
}

// Which other threads are there when one comes to a standstill counts only where waits end for no
// reason.
bool areSame(const Accesses& some, const Accesses& others) {
    const auto counts = std::views::filter(
        [](const Access& access) { return access.place != Access::kSpuriousWakeUp; });
    return std::ranges::equal(some | counts, others | counts, [](const Access& a, const Access& b) {
        return a.object == b.object && a.place == b.place && a.kind == b.kind;
    });
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
    leftOut_ = mustBeginAgain_ = false;
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
    if (!steps_.empty()) {
        point.asleep = std::move(steps_.back().asleep);
        point.wakeups = std::move(steps_.back().wakeups);
    }
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
        giveUpOptimality();
        return false;
    }
    if (missing_ == 0) takeFirst(point);
    if (missing_ == 0 && point.toTake.empty())
        point.toTake.push_back(static_cast<std::uint32_t>(first - point.threads.begin()));
    for (std::size_t i = 0; i < point.threads.size() && missing_ != 0; ++i)
        if (isAmong(missing_, state_.rankOf(point.threads[i])))
            point.toTake.push_back(static_cast<std::uint32_t>(i));
    add(std::move(point), entry);
    extend(entry);
    return true;
}

bool DynamicReduction::enterAgain(Entry& entry) {
    entry.steps = static_cast<std::uint32_t>(steps_.size());
    entry.point = kNone;
    missing_ = 0;
    edge_ = {};
    if (entry.choice.isThread() && !goesOn(entry.choice)) {
        Point point = pointOf(entry.choice);
        point.wakeups.clear();
        for (std::uint32_t i = 0; i < entry.end; ++i) point.toTake.push_back(entry.at(i));
        add(std::move(point), entry);
    }
    if (!visited_) return true;
    const std::uint64_t placement = placement_.in(state_);
    return visited_->enterAgain(entry.key, threads(), objects(placement), placement, entry.point);
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
        follow(point.wakeups, step);
    } else if (!steps_.empty()) {
        step.point = steps_.back().point;
        step.asleep = steps_.back().asleep;
        followOn(steps_.back().wakeups, step);
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
    if (before_[step.thread].maySpuriously) {
        step.asleep.clear();
        giveUpOptimality();
    }
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
    Step step{.point = kNone, .thread = thread};
    followOn(std::move(steps_.back().wakeups), step);
    begin(std::move(step));
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
    if (isCut && outcome.kind == Outcome::Kind::Deadlock) noteDeadlockCycle();
    if (!steps_.back().wakeups.empty()) giveUpOptimality();
    const Blocked blocked = findRacesOfBlocked({});
    if (visited_) visited_->end(blocked.threads, VisitedFutures::all(blocked.futures), edge_);
}

// Some wait for each other, and the path ends though others could go on: whichever of them comes to
// it last ends it. So in place of its last step each could have taken it after what others do.
void DynamicReduction::noteDeadlockCycle() {
    for (std::size_t i = 0; i < state_.threads.size(); ++i) {
        const vm::state::ThreadData& data = state_.threads[i].data;
        if (data.isFree() || data.number >= threads_.size() ||
            vm::interpreter::isEnabled(state_, static_cast<std::uint16_t>(i)))
            continue;
        const std::uint32_t step = threads_[data.number].step;
        const std::uint32_t at = step == kNone ? kNone : steps_[step].point;
        if (at == kNone) continue;
        Held held(*this, at);
        if (!points_[at].shared) (*held).underWay->endsPath = true;
        for (Sleeping& sleeping : (*held).asleep)
            if (sleeping.thread == i) sleeping.endsPath = true;
    }
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
        Step& last = steps_.back();
        Step next{.point = kNone, .thread = last.thread, .number = last.number};
        next.asleep = last.asleep;
        followOn(std::move(last.wakeups), next);
        steps_.push_back(std::move(next));
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
    const std::vector<Touch> touches = touchesOf(wanted);
    findRaces({touches, false}, preventedBy);
    steps_.pop_back();
}

void DynamicReduction::closeStep(std::span<const Access> made) {
    std::vector<Touch> touches = touchesOf(made);
    findRaces({touches});
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
    if (step.expected && !areSame(*step.expected, *madeBy(index))) giveUpOptimality();
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

} // namespace clew::search
