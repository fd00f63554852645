#pragma once

// Runs, on other threads, what a search is going to run: each thread has a virtual machine of its
// own, in which the same steps do the same. The search goes through the steps from the front, the
// threads from the back; what it meets that has been run it adopts. So what it finds does not
// depend on how many threads there are, nor on how fast they are.

#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "search/generate/ConcreteRun.h"

namespace clew::search::generate {

// What another ConcreteRun is made of that does the same.
struct ConcreteSetting {
    vm::Options options;
    std::uint64_t heapLimit = 0;        // bytes
    std::string package;                // of the tests
    std::vector<std::string> classes;   // those under test: internal names
    std::vector<MethodName> methods;    // of these; empty: all
    std::uint64_t instructionLimit = 0; // of one execution
};

class RunsAhead {
  public:
    // `ranges` must outlive it.
    // `alone`: in so many seconds it wants nothing. A search that ends before is not worth another
    // virtual machine.
    RunsAhead(std::size_t threads, double alone, ConcreteSetting setting,
              const InputRanges& ranges);

    // Not as long as there is something that nobody has begun.
    bool wantsMore();
    // After those that were added before. Precondition: it wants more.
    void add(std::vector<std::vector<Step>> all, const ConcreteRun::Limits& limits);
    struct Taken {
        std::vector<Step> steps;
        std::optional<ConcreteRun::Result> result; // nothing: the steps are to be run
    };
    // The first of those that were added. Precondition: there is one.
    Taken take();
    // They will not be taken.
    void forget();
    // Before what is added from now on (ConcreteRun::alsoInitialized). Precondition: nothing waits.
    void initializeAlso(std::vector<std::string> names);

  private:
    struct Entry {
        std::vector<Step> steps;
        ConcreteRun::Limits limits;
        bool isBegun = false, isDone = false;
        std::optional<ConcreteRun::Result> result;
    };
    void run(const std::stop_token& stop);

    const std::chrono::steady_clock::time_point begin_;
    const ConcreteSetting setting_;
    const InputRanges& ranges_;
    std::mutex mutex_; // guards what follows
    std::condition_variable_any changed_, done_;
    std::deque<std::shared_ptr<Entry>> entries_;
    std::vector<std::string> names_;                  // of classes that are initialized
    std::size_t firstUnbegun_ = 0, endOfUnbegun_ = 0; // entries between them
    std::vector<std::jthread> threads_;
};

} // namespace clew::search::generate
