#pragma once

// What the search tells whoever looks on, on top of what the virtual machine tells (Observer). All
// functions are empty: override what you need. All calls of one listener come from the worker that
// explores; there is one, unless all listeners make others of their kind for several (forWorker).

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "search/trace/Violation.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/Stop.h"
#include "vm/state/Hash.h"

namespace clew::search {

// Those beyond 62 share the last bit.
inline std::uint64_t bitOfThread(std::size_t thread) {
    return std::uint64_t(1) << (thread < 63 ? thread : 63);
}

// A transition that was executed, and the state that it led to.
struct Transition {
    vm::state::Hash128 from,
        to;                // equal: the same state. All zero: the state before the first transition
    std::size_t depth = 0; // of the state that it led to: transitions from the root
    std::size_t thread = 0;   // which executed, at last
    std::uint64_t moved = 0;  // all that executed, by index (bitOfThread)
    std::uint64_t paused = 0; // that could not go on at some time between the two states
    std::uint32_t alternative = 0, alternatives = 1; // taken, of so many
    std::optional<std::uint32_t> step; // as a Path has it; nothing: there was one alternative
    bool isOfThreads = false;          // they are threads
    std::size_t chosen = 0;            // the thread that went on first
    std::string_view choice;           // the alternative taken, as the trace shows it; empty where
                                       // wantsChoiceText() is false
    bool isNew = false;                // the state was not seen before
    bool isEnd = false; // nothing goes on from it: the program has ended, or the path was cut
};

class Listener : public vm::interpreter::Observer {
  public:
    // Building the text of each choice takes time.
    virtual bool wantsChoiceText() const { return false; }

    // It throws exceptions (Observer::injected), so that it must look on too where a path is walked
    // again.
    virtual bool changesExecution() const { return false; }

    // It looks on at the walks as well that a long exploration begins with (search/Walks.h): at
    // what the virtual machine tells, from the root on, which begins with `restore`; and what it
    // reports there counts.
    virtual bool watchesWalks() const { return false; }

    // It looks on only where the path of a violation is walked again, from the root on, and adds
    // what it saw to the report. A path begins with `restore`.
    virtual bool explainsViolations() const { return false; }
    virtual Section explain() { return {}; } // without lines: nothing is added

    // Another one of its kind, with the same configuration, for a worker that explores beside this
    // one's: it sees what that explores, on whatever paths. What one has kept (`save`), any of them
    // is given back (`restore`). A transition on which it reports something is executed again, and
    // seen by this one. It reports while a transition is executed, and not in stateAdvanced;
    // classLoaded is told to this one only. Null: what it sees has to be one search, in its order.
    virtual std::unique_ptr<Listener> forWorker() const { return nullptr; }
    // What one of those has seen since the search began: before searchFinished, the last time, and
    // before each checkpoint where there is something `stored`.
    virtual void merge(Listener& /*ofWorker*/) {}

    // Asked once, when all has been explored and nothing was found: the steps (Transition::step)
    // from the root on, of a path at whose end this listener reports when it is walked again.
    virtual std::optional<std::vector<std::uint32_t>> pathToReport() { return std::nullopt; }

    virtual void searchStarted() {}
    virtual void searchRestarted() {
    } // what was explored so far does not count: everything is explored again
    virtual void searchFinished() {}

    virtual void stateAdvanced(const vm::state::LiveState&, const Transition&) {}
    virtual void stateRestored(std::size_t /*depth*/) {
    } // a state was loaded that is not the last one reached
    virtual void stateBacktracked(std::size_t /*depth*/) {
    } // the search goes back to the state at this depth
    virtual void stateProcessed(std::size_t /*depth*/) {
    } // all alternatives of a state have been taken
    virtual void statePurged(std::size_t /*depth*/) {
    } // a state is dropped unexplored (a limit, a strategy)
    virtual void propertyViolated(const Violation&) {}
    virtual void constraintHit(std::string_view /*limit*/) {} // "depth", "states", "time", "memory"

    // A choice point: found in the program; an alternative of it about to be taken; all of them
    // taken.
    virtual void choiceRegistered(const vm::state::LiveState&, std::uint32_t /*alternatives*/) {}
    virtual void choiceSet(const vm::state::LiveState&, std::uint32_t /*alternatives*/) {}
    virtual void choiceAdvanced(const vm::state::LiveState&, std::uint32_t /*alternative*/) {}
    virtual void choiceProcessed(std::uint32_t /*alternatives*/) {}
    // Asked when a choice has been registered: the only alternative of it that is to be taken.
    // Nothing: all are. The verdict is unknown at best where something is left out; `approximated`
    // says why, or else the search says so itself.
    virtual std::optional<std::uint32_t> selected(const vm::state::LiveState&,
                                                  std::uint32_t /*alternatives*/,
                                                  bool /*ofInputs*/) {
        return std::nullopt;
    }

    // What the listener knows of the path that led to the present state. The search keeps it with
    // the state and gives it back when it returns there. Null: nothing. A listener that reports
    // violations must keep here whatever its reports depend on: they are replayed from the first
    // state before they are believed.
    virtual std::shared_ptr<const void> save() { return nullptr; }
    virtual void restore(const std::shared_ptr<const void>&) {}

    // What it has seen so far, beside what it keeps with states, as text for a checkpoint; another
    // process gives it to its own listener (goOnFrom) after the paths to all states on the frontier
    // were executed again, and seen by it. What it keeps with states comes about again thereby.
    // Nothing: it cannot be stored so, and there are no checkpoints.
    virtual std::optional<std::string> stored() const { return std::nullopt; }
    // As if it had seen this and nothing else.
    virtual void goOnFrom(const std::string& /*stored*/) {}

    // A violation on the transition that is being executed. The path ends after it.
    struct Report {
        std::string kind; // "race"
        std::string message;
        std::vector<std::string> stack; // as in "\tat " + line; may be empty
    };
    std::vector<Report> takeReports() { return std::exchange(reports_, {}); }

    // Why the search cannot end in `safe`.
    struct Gap {
        std::string reason;
        bool ends = false; // the search
    };
    std::vector<Gap> takeGaps() { return std::exchange(gaps_, {}); }

    // A file that the path up to the end of the present transition is to be stored in, for
    // `clew replay`.
    struct WantedTrace {
        std::string file;
        std::string comment;
    };
    std::vector<WantedTrace> takeWantedTraces() { return std::exchange(wantedTraces_, {}); }

    bool takeIgnoresPath() { return std::exchange(ignoresPath_, false); } // see ignorePath

  protected:
    void report(std::string kind, std::string message, std::vector<std::string> stack = {}) {
        reports_.push_back({std::move(kind), std::move(message), std::move(stack)});
    }
    // The listener has not looked at everything.
    void approximated(std::string what) { gaps_.push_back({std::move(what), false}); }
    // Nothing is explored of what comes after the transition that is being executed, on its path
    // (JPF: SystemState.setIgnored). The listener has thereby not looked at everything.
    void ignorePath(std::string why) {
        approximated(std::move(why));
        ignoresPath_ = true;
    }
    // Nothing is explored after the transition that is being executed.
    void endSearch(std::string why) { gaps_.push_back({std::move(why), true}); }
    void storeTrace(std::string file, std::string comment) {
        wantedTraces_.push_back({std::move(file), std::move(comment)});
    }

  private:
    friend class Explorer;
    std::vector<Report> reports_;
    std::vector<Gap> gaps_;
    bool ignoresPath_ = false;
    std::vector<WantedTrace> wantedTraces_;
};

} // namespace clew::search
