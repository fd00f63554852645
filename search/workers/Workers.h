#pragma once

// Several threads that explore at the same time. Each has an interpreter, a live state and a solver
// of its own; they share the virtual machine, what is frozen, what has been seen, and the frontier.
//
// They do what is the same whoever does it: execute a transition, match the state that it leads to.
// A transition that ends otherwise (a violation, the end of the search) they hand over as it was:
// who has started them executes it once more when all have stopped.

#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "search/BranchCoverage.h"
#include "search/Execution.h"
#include "search/Judge.h"
#include "search/Matching.h"
#include "search/ObserverGroup.h"
#include "search/SavedListeners.h"
#include "search/Statistics.h"
#include "search/Watch.h"
#include "search/workers/Frontier.h"

namespace clew::search {

class Config;

// How many the configuration wants (search.workers); 0: one for each processor that this process
// may use.
unsigned workersOf(const Config& config);

// What a worker works with.
struct Means {
    vm::state::LiveState& live;
    Execution& execution;
    Implication& implication;
    std::vector<Listener*> listeners; // each worker has the same ones (Listener::forWorker)
    BranchCoverage* coverage;         // that among them; null: nobody wants it
};

// What all of them do.
struct Work {
    vm::Vm& vm;
    Matching& matching;
    Watch& watch;
    Properties properties;
    bool storesStates;         // no: states are not matched
    std::uint64_t depthLimit;  // 0: none
    std::uint64_t transitions; // so many in all, or a few more; then they stop
    std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();
    std::uint64_t sharing;              // they stop when Vm::sharingChanges is another number
    bool tellsLastApart;                // Strategy::tellsLastApart
    bool multipleErrors = false;        // they go on after one
    bool wantsPlaces = false;           // entries have their place: Strategy::wantsCoverage
    const Strategy* strategy = nullptr; // that measures them
    double coverageGoal = 0;            // in percent; they stop when it is reached; 0: none
    // Nothing more is to be learnt of the violation with this identity.
    std::function<bool(const std::string&)> isSettled;
};

// What they have done. `transitions` in its statistics tells what was not handed over.
struct WorkDone {
    Statistics statistics;
    std::set<std::pair<vm::Approximation, std::string>> cuts;
    std::vector<Entry> handedOver; // with one alternative each
    bool isOutOfMemory = false;
    bool isLeftToOne = false; // only one that goes on alone can say what comes of it
};

// A class of the program that is loaded by now calls Verify.terminateSearch, or may: what is found
// before depends on the order of the paths.
bool namesTermination(const vm::Vm& vm);

class Workers {
  public:
    // The first of them is the thread that calls explore(). All references must outlive it.
    Workers(std::size_t count, vm::Vm& vm, const Means& first, const choice::SolverOptions& solver);
    ~Workers();

    // Until nothing is left, something was handed over, Vm::interrupted is set, or the work says
    // so.
    WorkDone explore(const Work& work, Frontier& frontier);
    // Each does its part of it at the same time. `stop`: where one of them has failed.
    using Part = std::function<void(std::size_t worker, const Means&, WorkDone&)>;
    WorkDone all(const Part& part, const std::function<void()>& stop);
    // By all of them, in what they do now.
    std::atomic<std::uint64_t>& transitions() { return transitions_; }

    std::size_t count() const { return means_.size(); }
    // Of all but the first.
    std::uint64_t executed() const; // instructions
    void addSolverStatistics(Statistics& statistics) const;
    // The listeners of the first worker are told what those of the others have seen.
    void mergeListeners();
    void restartListeners(); // those of all but the first

  private:
    struct Own {
        vm::state::LiveState live;
        Execution execution;
        Implication implication;
        std::vector<std::unique_ptr<Listener>> listeners;
        std::optional<ObserverGroup> observers;
        Own(vm::Vm& vm, const std::vector<Listener*>& ofFirst, const choice::SolverOptions& solver);
    };
    struct Share {
        WorkDone done;
        std::exception_ptr error;
    };

    void run(std::size_t worker, const std::stop_token& stop);
    void explore(std::size_t worker);

    std::vector<std::unique_ptr<Own>> owned_; // of all but the first
    std::vector<Means> means_;                // by worker
    std::vector<Share> shares_;

    const Part* part_ = nullptr;
    const std::function<void()>* stop_ = nullptr;
    std::atomic<std::uint64_t> transitions_{0};
    std::mutex mutex_; // guards what follows
    std::condition_variable_any changed_;
    std::uint64_t round_ = 0; // of work
    std::size_t atWork_ = 0;
    std::vector<std::jthread> threads_;
};

} // namespace clew::search
