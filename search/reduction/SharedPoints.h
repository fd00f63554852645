#pragma once

// Where several workers go on from: the states of a dynamic reduction's path that it has given to
// all, with the alternatives that are to be taken there. Thread-safe.

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

#include "search/reduction/DynamicReduction.h"

namespace clew::search {

struct DynamicReduction::Shared {
    explicit Shared(Entry itsEntry) : entry(std::move(itsEntry)) {}
    // One after the other: a path may have more states than a stack has room for.
    ~Shared() {
        while (before && before.use_count() == 1)
            before = std::shared_ptr(std::move(before->before));
    }
    Shared(const Shared&) = delete;
    Shared& operator=(const Shared&) = delete;

    const Entry entry;                  // its alternatives are those of `point`
    std::shared_ptr<Shared> before;     // on the path; null: it is the first
    std::shared_ptr<const Trail> trail; // what led there

    std::mutex mutex; // guards what follows
    std::condition_variable changed;
    Point point; // of an entry without one: what is to be taken
    std::size_t begun = 0;
    bool isStepUnderWay = false; // nobody knows yet what it touches
    bool isOffered = false;
};

class SharedPoints {
  public:
    using SharedPoint = DynamicReduction::SharedPoint;
    explicit SharedPoints(std::size_t workers) : workers_(workers) {}

    // There is something to take, and it was not offered before.
    void offer(SharedPoint shared);
    struct Taken {
        SharedPoint shared;
        std::uint32_t alternative;
    };
    // What is nearest to the root. Waits while there is nothing and others may still offer
    // something. Nothing: all is done, or it has been stopped.
    std::optional<Taken> take();
    // Nobody gets anything any more.
    void stop();
    bool isStopped() const { return isStopped_.load(std::memory_order_relaxed); }
    // Others wait for something to do.
    bool isWanted() const { return wanted_.load(std::memory_order_relaxed) > 0; }

  private:
    const std::size_t workers_;
    std::atomic<bool> isStopped_{false};
    std::atomic<std::size_t> wanted_{0}; // workers that wait, less what is offered
    std::mutex mutex_;                   // guards what follows
    std::condition_variable changed_;
    std::multimap<std::uint32_t, SharedPoint> offered_; // by depth
    std::size_t waiting_ = 0;
};

} // namespace clew::search
