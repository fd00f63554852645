#pragma once

// Explores what a program can do: takes a state with an alternative that was not taken yet, runs it
// to its next choice, keeps the state that this led to if it is new; until nothing is left,
// something is violated, or a limit is reached.

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "search/BranchCoverage.h"
#include "search/Execution.h"
#include "search/Judge.h"
#include "search/Listener.h"
#include "search/Matching.h"
#include "search/ObserverGroup.h"
#include "search/Replay.h"
#include "search/SavedListeners.h"
#include "search/Statistics.h"
#include "search/Walks.h"
#include "search/Watch.h"
#include "search/reduction/DynamicReduction.h"
#include "search/strategy/Strategy.h"
#include "search/trace/Tracer.h"
#include "search/workers/Workers.h"
#include "vm/interpreter/specification/SpecificationCoverage.h"

namespace clew::search {

class BreadthFirstOnPaths;
class Checkpoints;
struct StoredCheckpoint;

enum class Verdict { Safe, Violated, Unknown };

struct Result {
    Verdict verdict = Verdict::Unknown;
    std::vector<Violation> violations;
    // Found on paths where something happened that Java would not have done (Violation::because):
    // none of them makes the verdict `violated`.
    std::vector<Violation> doubtful;
    std::vector<vm::Approximated> unknown; // why not everything was explored as it is
    std::vector<vm::Approximated> assumed; // the verdict holds where this does
    std::vector<vm::interpreter::SpecificationCoverage> specifications;
    Statistics statistics;

    // The one that the trace file is of; null: there is none.
    const Violation* reported() const {
        const auto& found = violations.empty() ? doubtful : violations;
        return found.empty() ? nullptr : &found.front();
    }
};

Verdict verdictOf(const Result& result);

struct ExplorerOptions {
    std::function<std::unique_ptr<Strategy>()> makeStrategy; // for each start of the exploration
    Properties properties;
    bool multipleErrors = false;
    bool storeStates = true;     // no: states are not matched
    bool looksForCycles = false; // of states: Matching::matchOfCycle
    // See DynamicReduction; depth first. WhereLong: what does not end soon is explored again with
    // it.
    enum class Dynamic { Never, Always, WhereLong };
    Dynamic reducesDynamically = Dynamic::Never;
    std::uint64_t depthLimit = 0;     // 0: none
    std::uint64_t stateLimit = 0;     // 0: none
    std::uint64_t frontierMemory = 0; // for the states of a BreadthFirstOnPaths, in bytes
    std::uint64_t pathLimit = 0;      // 0: none
    BranchCoverage* coverage =
        nullptr; // where the strategy wants it, or there is a goal; it is among the listeners
    double coverageGoal = 0;                    // percent; 0: none
    std::optional<std::uint64_t> randomizeSeed; // alternatives in random order
    unsigned workers = 1;
    std::optional<std::uint64_t>
        transitionsBeforeWorkers; // unset: they begin where it does not end soon
    std::uint64_t transitionsBeforeReduction = 1'000'000; // where it is WhereLong
    double secondsToShorten = 0;   // the paths to violations, all together: see ShorterPath.h
    WalkOptions walks;             // where threads make it branch, and it does not end soon:
    double secondsBeforeWalks = 1; // of a processor, since the process began
    std::vector<std::filesystem::path> sourcePath;
    choice::SolverOptions solver;
    // Where set: told at the end of each path, with an exception or without, which is then no
    // violation. Returns whether to go on.
    std::function<bool(const vm::state::LiveState&, const Outcome&)> pathEnded;
    // Of the virtual machine's approximations, those that earlier explorations have noted: they do
    // not count.
    std::vector<vm::Approximated> approximatedBefore;
    std::function<void()> restarted; // all is explored again, and what was explored so far does not
                                     // count; may be empty
    std::function<void()> branched;  // there is more than one path; may be empty
    Checkpoints* checkpoints = nullptr; // not owned; null: none are written
    // Where set: stores a path that somebody wants to have.
    std::function<void(const std::string& file, const std::string& comment, const Violation&)>
        storeTrace;
};

// An error of ours: a path did not do again what it did before.
class ReplayDisagrees : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

class Explorer {
  public:
    // `root` is what `state` has been frozen to. Listeners are not owned.
    Explorer(vm::Vm& vm, vm::state::LiveState& state, vm::state::State root,
             ExplorerOptions options, std::vector<Listener*> listeners, Watch& watch);

    Result explore();
    const Matching& matching() const { return matching_; }

  private:
    static constexpr std::uint64_t kTransitionsBeforeWalks = 100'000;

    bool wantsToFollowFurther();
    void start();
    Entry rootEntry();
    void exploreAll();
    bool settles(Entry& entry);
    void advance(Entry& entry);
    bool isGoalReached() const; // of coverage
    bool isEnough();
    // Checkpoints: ExplorerCheckpoint.cpp
    class FrontierAgain;
    bool isTimeToSave() const;
    void save();
    void goOn(const StoredCheckpoint& from);
    void restoreVisited(const StoredCheckpoint& from);
    void findAgain(const nlohmann::json& stored);
    void makeAgain();
    bool isFrontierFull() const;
    bool isTimeToReduce() const;
    void reduceFromNowOn();
    void reduce();
    bool isTimeToWalk();
    void walk();
    std::uint64_t executed() const; // instructions
    double secondsSoFar() const;
    // Several workers: workers/ExplorerWorkers.cpp
    bool mayDivide() const;
    bool isTimeForWorkers();
    void exploreByWorkers();
    void makeWorkers();
    Work workToDo();
    std::vector<Entry> take(WorkDone done);
    bool exploresAgainInOrder();
    void exploreReducedByWorkers();
    std::vector<Entry> divide(std::chrono::steady_clock::time_point until);
    void exploreBefore(std::vector<Entry>& handedOver, std::chrono::steady_clock::time_point until);
    void reached(const Entry& from, Outcome outcome, Path path, std::uint32_t depth,
                 Transition& transition);
    struct Match {
        Hash128 key;
        bool isNew, goesOn; // goesOn: something is to be taken there
    };
    Match match(const vm::state::State& state, const choice::Choice* choice);
    void pathEnded(bool violating);
    // Violations: ExplorerViolations.cpp. `live`: where the path has led.
    void violated(vm::state::LiveState& live, Violation violation, const Path& path);
    std::vector<Reporter> reportersOf(const std::string& reporter) const;
    void settle(Violation replayed);
    void walkPathsToReport();
    // Nothing more is to be learnt of the violation with this identity.
    bool isSettled(const std::string& identity) const;
    bool shorten(Violation& found, const std::vector<Reporter>& reporters);
    std::optional<Violation> takeReports();
    void cut(vm::Approximation which, std::string detail = {});
    void conclude();
    bool isLeftByListener();
    void takeGaps();
    void storeWantedTraces(const Path& path);
    void storeWantedTraces(const Entry& entry);
    template <class Tell>
    void tell(Tell&& what) {
        for (Listener* listener : listeners_) what(*listener);
    }

    vm::Vm& vm_;
    vm::state::LiveState& live_;
    vm::state::State root_;
    ExplorerOptions options_;
    std::vector<Listener*> listeners_, explaining_; // explaining_: not among the others
    Watch& watch_;
    Execution execution_;
    vm::interpreter::Accesses accesses_; // of the transition under way, where the strategy wants it
    Sources sources_;
    std::unique_ptr<Strategy> strategy_;
    BreadthFirstOnPaths* onPaths_ = nullptr; // strategy_, where it is one
    std::uint64_t memoryAtStart_ = 0;        // bytes, where it is one
    std::mt19937_64 random_;
    Matching matching_;
    Implication implication_;
    std::optional<DynamicReduction> reduction_;
    PathCount::Node from_ = 0, reached_ = 0; // of the transition under way
    Result result_;
    std::set<std::pair<vm::Approximation, std::string>> cuts_;
    std::set<std::string> known_;                       // identities of the violations found
    std::vector<Violation> foundBefore_;                // before the exploration started again
    std::unordered_map<std::string, unsigned> doubted_; // identity: how often found in doubt
    SavedListeners savedAtRoot_;
    const void* frozen_ = nullptr;     // the snapshot that live_ is exactly, if any
    std::uint64_t executedBefore_ = 0; // instructions that do not count
    std::uint64_t sharing_ = 0;        // vm.sharingChanges when this exploration started
    std::uint64_t notShown_ = 0; // violations that their inputs do not show (SymbolicPart::widened)
    std::uint64_t withoutNew_ = 0; // transitions of this walk since the last new state
    std::vector<Listener::WantedTrace> wantedTraces_; // by the program
    std::optional<Walks> walks_;
    std::chrono::steady_clock::time_point began_;
    std::optional<Entry> parting_; // the first with several alternatives, where walks are wanted
    double shareToWalk_ = 0;       // of what is walked in all
    std::uint64_t walkAgainAt_ = kTransitionsBeforeWalks;
    bool wantsToWalk_ = options_.walks.seconds > 0;
    bool mayWalk_ = false;   // it wants to, and threads have made it branch
    bool mayReduce_ = false; // dynamically, later on
    bool threadsBranch_ = false;
    std::unique_ptr<Workers> workers_; // made when they are first needed
    bool mayDivide_ = false, hasBranched_ = false;
    bool needsOrder_ = false; // of the paths: the program can see it
    bool stop_ = false;
    bool wantsText_ = false;
};

} // namespace clew::search
