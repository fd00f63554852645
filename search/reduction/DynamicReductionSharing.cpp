// Dynamic reduction: points that several workers share.

#include <chrono>

#include "search/reduction/SharedPoints.h"

namespace clew::search {

void DynamicReduction::share(std::span<Entry> entries, const Entry& next) {
    const auto trail = std::make_shared<const Trail>(Trail{steps_, records_, threads_, undo_});
    SharedPoint before = pointsShared_ == 0 ? nullptr : lastShared_;
    bool isOnCycle = false;
    std::vector<SharedPoint> offered;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        Entry& entry = entries[i];
        const Entry& after = i + 1 < entries.size() ? entries[i + 1] : next;
        const auto shared = std::make_shared<Shared>(entry);
        shared->before = std::exchange(before, shared);
        shared->trail = trail;
        Point& there = shared->point;
        if (entry.point == kNone) {
            for (std::uint32_t at = entry.next; at < entry.end; ++at)
                there.toTake.push_back(entry.at(at));
        } else {
            Point& own = points_[entry.point];
            there = {nullptr, own.threads, own.toTake, own.asleep, std::nullopt, own.left};
            // Where its step goes on after a choice of values, not all of it is known yet.
            if (own.underWay && after.point != kNone) there.asleep.push_back(*own.underWay);
            shared->begun = entry.next;
            own.shared = shared;
            pointsShared_ = entry.point + 1;
        }
        shared->isOffered = shared->begun < there.toTake.size();
        if (shared->isOffered) offered.push_back(shared);
    }
    lastShared_ = before;
    if (visited_) {
        isOnCycle = visited_->isOnCycle(sharedStates_ + entries.size());
        sharedStates_ += entries.size();
    }
    for (SharedPoint& shared : offered) sharedPoints_->offer(std::move(shared));
    if (isOnCycle) takeAllShared();
}

void DynamicReduction::goTo(const SharedPoint& shared) {
    const Trail& trail = *shared->trail;
    cutBack(0);
    steps_ = trail.steps;
    records_ = trail.records;
    for (std::uint32_t i = 0; i < records_.size(); ++i) link(records_[i], i);
    threads_ = trail.threads;
    undo_ = trail.undo;
    stepsOf_.resize(threads_.size());
    for (std::uint32_t i = 0; i < steps_.size(); ++i) stepsOf_[steps_[i].number].push_back(i);
    points_.clear();
    for (SharedPoint at = shared; at; at = at->before) {
        if (at->entry.point == kNone) continue;
        if (at->entry.point >= points_.size()) points_.resize(at->entry.point + 1);
        points_[at->entry.point].shared = at;
        points_[at->entry.point].underWay = Sleeping{.thread = 0};
    }
    pointsShared_ = points_.size();
    lastShared_ = shared;
    missing_ = 0;
    edge_ = {};
}

void DynamicReduction::abandon() {
    if (visited_) visited_->abandon();
    sharedStates_ = 0;
}

// A cycle leads back to a state that no worker alone walks from. What lies on it is not looked for
// in what comes before that state: all is taken there.
void DynamicReduction::takeAllShared() {
    for (std::size_t at = 0; at < pointsShared_; ++at) takeAll(static_cast<std::uint32_t>(at));
}

// The step that was taken at a shared point is over, and what it touches is known; or it goes on,
// and it is not.
void DynamicReduction::publish(const Outcome& outcome) {
    if (!std::exchange(beganShared_, false)) return;
    const Point& own = points_[steps_[begun_].point];
    const bool isOver = outcome.kind != Outcome::Kind::Choice ||
                        (outcome.choice->isThread() && !goesOn(*outcome.choice));
    const std::lock_guard lock(own.shared->mutex);
    if (isOver && outcome.kind != Outcome::Kind::Interrupted)
        own.shared->point.asleep.push_back(*own.underWay);
    own.shared->isStepUnderWay = false;
    own.shared->changed.notify_all();
}

// What sleeps at the shared point where the step is taken.
std::vector<DynamicReduction::Sleeping> DynamicReduction::beginShared(Shared& shared) {
    std::unique_lock lock(shared.mutex);
    while (shared.isStepUnderWay && !sharedPoints_->isStopped())
        shared.changed.wait_for(lock, std::chrono::milliseconds(10));
    shared.isStepUnderWay = beganShared_ = true;
    return shared.point.asleep;
}

DynamicReduction::Held::Held(DynamicReduction& reduction, std::uint32_t at)
    : sharedPoints_(reduction.sharedPoints_),
      shared_(reduction.points_[at].shared),
      point_(shared_ ? shared_->point : reduction.points_[at]) {
    if (shared_) lock_ = std::unique_lock(shared_->mutex);
}

DynamicReduction::Held::~Held() {
    if (!shared_) return;
    const bool isNew = !shared_->isOffered && shared_->begun < point_.toTake.size();
    shared_->isOffered |= isNew;
    lock_.unlock();
    if (isNew) sharedPoints_->offer(shared_);
}

} // namespace clew::search
