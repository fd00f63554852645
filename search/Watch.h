#pragma once

// A thread that looks at the clock and the memory while the search is at work: it ends the search
// when a limit is reached, and prints the progress line.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <thread>

#include "vm/Vm.h"

namespace clew::search {

struct WatchOptions {              // 0: no limit
    double timeLimit = 0;          // seconds
    std::uint64_t memoryLimit = 0; // bytes of the process
    std::uint64_t minimalFree = 0; // bytes of the machine
    bool progress = false;         // on standard error
};

class Watch {
  public:
    // What the search tells, for the progress line.
    std::atomic<std::uint64_t> states{0}, transitions{0}, depth{0};

    Watch(vm::Vm& vm, WatchOptions options);
    ~Watch();

    // While it lives, the time limit is what has passed when it was made, and as much as the limit
    // again: what was found is still to be walked again.
    class MoreTime {
      public:
        explicit MoreTime(Watch& watch) : watch_(watch) {
            watch_.timeLimit_ = watch_.seconds() + watch_.options_.timeLimit;
        }
        ~MoreTime() { watch_.timeLimit_ = watch_.options_.timeLimit; }
        MoreTime(const MoreTime&) = delete;
        MoreTime& operator=(const MoreTime&) = delete;

      private:
        Watch& watch_;
    };

    // Why Vm::interrupted was set: "time", "memory", or "interrupted"; empty: it was not.
    std::string reason() const;
    // Ends the progress line.
    void stop();
    static std::uint64_t processMemory(); // bytes, now
    static std::uint64_t processMemoryHighWater();
    static std::uint64_t tenthOfMachine(); // bytes

  private:
    void run(const std::stop_token& stop);
    double seconds() const; // since it was made

    vm::Vm& vm_;
    WatchOptions options_;
    const std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
    std::atomic<double> timeLimit_;
    std::atomic<const char*> reason_{nullptr};
    bool printed_ = false;
    std::jthread thread_;
};

// From now on SIGINT and SIGTERM set the flag, if there is one; a second one ends the process at
// once.
void interruptBySignal(std::atomic<bool>* flag);
// One has come. A Watch sees it as well.
bool isInterruptedBySignal();

} // namespace clew::search
