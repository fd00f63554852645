#pragma once

// Runs a state from where an alternative was applied to where there is a choice again, or nothing
// more to do. What exploration and replay have in common: both go from choice to choice in exactly
// the same way.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "choice/Choice.h"
#include "vm/Vm.h"
#include "vm/interpreter/Interpreter.h"

namespace clew::search {

struct Outcome {
    enum class Kind {
        Choice,      // `choice`
        End,         // the program has ended
        Deadlock,    // threads are left, and none can go on; or some block each other for ever
        Uncaught,    // `stop.exception`
        Violated,    // `stop.breach`
        Ignored,     // the path is of no interest
        Terminated,  // the program wants the search to end
        Interrupted, // somebody has set Vm::interrupted
        Unsupported, // `stop.reason`
    };
    Kind kind;
    std::optional<choice::Choice> choice;
    vm::interpreter::Stop stop;
};

// In transitions. Boundaries of loops are at distances that double: here they count as often as
// they would come at even ones, so that a limit of lengths ends a loop that never does.
inline std::uint64_t lengthOfPath(std::uint32_t depth, const vm::state::LiveState& state) {
    return depth + (std::uint64_t(1) << state.scalars.boundaries) - 1;
}

// In the program (Entry::place).
inline std::uint64_t placeOf(const vm::state::LiveState& state) {
    const auto* frame = state.threads[state.current].top;
    return frame ? reinterpret_cast<std::uint64_t>(frame->pc) : 0;
}

class Execution {
  public:
    Execution(vm::Vm& vm, vm::state::LiveState& state, choice::SolverOptions solver = {})
        : vm_(vm), state_(state), interpreter_(vm, state), solverOptions_(std::move(solver)) {}

    // Where set: gets what threads touch.
    void setAccesses(vm::interpreter::Accesses* accesses) { interpreter_.accesses = accesses; }
    // run() comes back wherever a thread has to be picked, even where there is only one.
    void stopAtEachStep() { stopsAtEachStep_ = true; }
    // Where set: asked before a thread goes on since it is the only one that can. False: run()
    // comes back there.
    void setMayGoOnAlone(std::function<bool(std::uint16_t thread)> mayGoOnAlone) {
        mayGoOnAlone_ = std::move(mayGoOnAlone);
    }
    // Then run().
    void apply(const choice::Choice& choice, std::uint32_t alternative);
    Outcome run();
    // Of an alternative that is open (Choice::leaf): whether it can be taken. Null: not yet.
    std::optional<bool> settle(const choice::Choice& choice, std::uint32_t alternative,
                               choice::Patience patience);
    // The threads that have executed since apply (bitOfThread), and those that could not go on at
    // some time in between.
    std::uint64_t moved() const { return moved_; }
    std::uint64_t paused() const { return paused_; }
    std::uint64_t executed() const {
        return interpreter_.executed();
    } // instructions (Interpreter.h)
    // Of the solver's layers; empty where nothing was asked.
    std::vector<choice::LayerStatistics> solverStatistics() const;

  private:
    Outcome runOn();
    std::optional<Outcome> schedule(bool match);
    std::optional<Outcome> settle(vm::interpreter::SymbolicRequest request);
    template <class Choice>
    void take(const Choice& choice, std::uint32_t alternative);
    choice::Solver& solver();

    vm::Vm& vm_;
    vm::state::LiveState& state_;
    vm::interpreter::Interpreter interpreter_;
    choice::SolverOptions solverOptions_;
    std::unique_ptr<choice::Solver> solver_; // made when it is first needed
    // Why the alternative that was taken last cannot be followed; nothing: it can.
    std::optional<vm::Approximated> refused_;
    bool isInfeasible_ = false; // the alternative that was taken last
    std::uint64_t moved_ = 0, paused_ = 0;
    bool stopsAtEachStep_ = false;
    std::function<bool(std::uint16_t)> mayGoOnAlone_;
};

} // namespace clew::search
