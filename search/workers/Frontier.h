#pragma once

// The states that still have alternatives to take, of several workers. All functions may be called
// by all workers at once; each worker has a number and calls for itself.

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "search/strategy/DepthFirst.h"
#include "search/strategy/Generational.h"
#include "search/strategy/Strategy.h"

namespace clew::search {

class BreadthFirstOnPaths;

class Frontier {
  public:
    virtual ~Frontier() = default;
    // An entry with an alternative to take, which is the worker's until it calls next() again.
    // `isOthers`: another worker has made it, and the worker has not had it before.
    // Waits while there is none and others may still come upon some. Null: nothing is left, or it
    // has been stopped.
    virtual Entry* next(std::size_t worker, bool& isOthers) = 0;
    // `newBranches`: as Strategy::reachedNew is told.
    virtual void push(std::size_t worker, Entry entry, std::uint32_t newBranches) = 0;
    // The worker's path has ended, and push does not come.
    virtual void pathEnded(std::size_t /*worker*/, std::uint32_t /*newBranches*/) {}
    // Nobody gets anything any more.
    virtual void stop() = 0;
    // Back to who goes on alone, when no worker is at work. How many states have been left for good
    // meanwhile.
    virtual std::uint64_t giveBack(Strategy& strategy) = 0;
};

// Depth first: each worker has a stack, and gives what is nearest to the root to those that have
// nothing to do. While all have something, nobody waits for a lock.
class DividedFrontier : public Frontier {
  public:
    explicit DividedFrontier(std::size_t workers) : stacks_(workers) {}
    Entry* next(std::size_t worker, bool& isOthers) override;
    void push(std::size_t worker, Entry entry, std::uint32_t newBranches) override;
    void stop() override;
    std::uint64_t giveBack(Strategy& strategy) override;

  private:
    struct alignas(64) Stack {
        EntryStack entries;
        std::size_t firstOpen = 0; // nothing is left of the entries before it
        std::uint64_t left = 0;
    };
    void give(Stack& own);
    bool take(Stack& own);
    static void pop(Stack& own);

    std::vector<Stack> stacks_;
    std::atomic<std::size_t> hungry_{0}; // workers that wait
    std::atomic<bool> isStopped_{false};
    std::mutex mutex_; // guards what follows, and changes of the above
    std::condition_variable changed_;
    std::vector<Entry> given_;
};

// One queue for all: each alternative (of inputs: all of a choice) goes to the next worker that
// asks. Breadth first, those of a depth go when all before it have been executed, so that shortest
// paths are found.
class SharedFrontier : public Frontier {
  public:
    SharedFrontier(std::size_t workers, Strategy& strategy);
    Entry* next(std::size_t worker, bool& isOthers) override;
    void push(std::size_t worker, Entry entry, std::uint32_t newBranches) override;
    void stop() override;
    std::uint64_t giveBack(Strategy& strategy) override;

  private:
    bool hasToWait(const Entry& entry) const; // for others, which are at what is less deep

    Strategy& strategy_;
    const BreadthFirstOnPaths* const onPaths_; // the strategy, where it is one
    const bool isLevelSynchronous_;
    std::vector<std::optional<Entry>> taken_; // by worker: a copy with one alternative
    std::size_t atWork_ = 0;
    std::atomic<bool> isStopped_ = false;
    std::uint64_t left_ = 0;
    std::mutex mutex_;
    std::condition_variable changed_;
};

// Generational: each walks a path to its end, then takes a branch of the best one that was walked.
class FrontierOfPaths : public Frontier {
  public:
    FrontierOfPaths(std::size_t workers, Generational& strategy);
    Entry* next(std::size_t worker, bool& isOthers) override;
    void push(std::size_t worker, Entry entry, std::uint32_t newBranches) override;
    void pathEnded(std::size_t worker, std::uint32_t newBranches) override;
    void stop() override;
    std::uint64_t giveBack(Strategy& strategy) override;

  private:
    struct alignas(64) Own {
        Generational::Walked walked;
        bool isWalking = false;     // what was pushed last is to be gone on with
        std::optional<Entry> taken; // where the path branches off: a copy with one alternative
    };

    Generational& strategy_;
    std::vector<Own> own_;
    std::size_t atWork_;
    std::atomic<bool> isStopped_ = false;
    std::uint64_t left_ = 0;
    std::mutex mutex_; // guards the strategy, and what follows own_
    std::condition_variable changed_;
};

// All that the strategy has, in the order in which it would come; and back again.
std::vector<Entry> takeAll(Strategy& strategy);
void pushAll(Strategy& strategy, std::vector<Entry> entries);

// With all that the strategy has, for so many workers; as Strategy::division says.
std::unique_ptr<Frontier> makeFrontier(std::size_t workers, Strategy& strategy);

} // namespace clew::search
