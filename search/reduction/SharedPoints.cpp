#include "search/reduction/SharedPoints.h"

#include <utility>

namespace clew::search {

void SharedPoints::offer(SharedPoint shared) {
    const std::lock_guard lock(mutex_);
    const std::uint32_t depth = shared->entry.depth;
    offered_.emplace(depth, std::move(shared));
    wanted_ = waiting_ > offered_.size() ? waiting_ - offered_.size() : 0;
    changed_.notify_one();
}

std::optional<SharedPoints::Taken> SharedPoints::take() {
    SharedPoint shared;
    {
        std::unique_lock lock(mutex_);
        ++waiting_;
        while (offered_.empty() && !isStopped_) {
            if (waiting_ == workers_) { // nobody has anything
                isStopped_ = true;
                changed_.notify_all();
                break;
            }
            wanted_ = waiting_;
            changed_.wait(lock);
        }
        --waiting_;
        if (isStopped_) return std::nullopt;
        shared = std::move(offered_.begin()->second);
        offered_.erase(offered_.begin());
        wanted_ = waiting_ > offered_.size() ? waiting_ - offered_.size() : 0;
    }
    std::unique_lock lock(shared->mutex);
    const std::uint32_t alternative = shared->point.toTake[shared->begun++];
    shared->isOffered = shared->begun < shared->point.toTake.size();
    const bool isMore = shared->isOffered;
    lock.unlock();
    if (isMore) offer(shared);
    return Taken{std::move(shared), alternative};
}

void SharedPoints::stop() {
    const std::lock_guard lock(mutex_);
    isStopped_ = true;
    changed_.notify_all();
}

} // namespace clew::search
