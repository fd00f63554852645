#pragma once

// What a worker has done, as it counts it, and as the others and who watches get to know of it.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>

#include "search/workers/Workers.h"

namespace clew::search {

class Progress {
  public:
    // `transitions`: of all workers.
    Progress(const Work& work, Statistics& statistics, std::atomic<std::uint64_t>& transitions)
        : work_(work), statistics_(statistics), transitions_(transitions) {}

    // A transition. True: that is enough (Work).
    bool count(std::uint32_t depth, std::uint64_t heapBytes) {
        statistics_.depthMax = std::max<std::uint64_t>(statistics_.depthMax, depth);
        statistics_.heapHighWater = std::max(statistics_.heapHighWater, heapBytes);
        if (++statistics_.transitions % kTransitionsBetweenNews != 0) return false;
        tell();
        return transitions_.load(std::memory_order_relaxed) >= work_.transitions ||
               std::chrono::steady_clock::now() >= work_.until;
    }

    void tell() {
        const std::uint64_t news = statistics_.transitions - told_;
        transitions_.fetch_add(news, std::memory_order_relaxed);
        work_.watch.transitions.fetch_add(news, std::memory_order_relaxed);
        work_.watch.states.fetch_add(statistics_.statesNew - toldStates_,
                                     std::memory_order_relaxed);
        work_.watch.depth.store(statistics_.depthMax, std::memory_order_relaxed);
        told_ = statistics_.transitions;
        toldStates_ = statistics_.statesNew;
    }

  private:
    // After so many transitions of its own a worker tells the others.
    static constexpr std::uint64_t kTransitionsBetweenNews = 64;

    const Work& work_;
    Statistics& statistics_;
    std::atomic<std::uint64_t>& transitions_;
    std::uint64_t told_ = 0, toldStates_ = 0;
};

} // namespace clew::search
