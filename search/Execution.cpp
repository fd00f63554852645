#include "search/Execution.h"

#include <fmt/format.h>

#include <utility>

#include "choice/TuplePaths.h"
#include "choice/TupleSolver.h"
#include "search/Listener.h"
#include "search/trace/DeadlockCycle.h"
#include "vm/interpreter/Finalizers.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/interpreter/specification/MonitorSteps.h"

namespace clew::search {

using vm::interpreter::Stop;
using vm::interpreter::StopKind;

namespace {
// Where only one thread can go on it does so without a state being kept; but not for ever, since a
// loop must be found.
constexpr unsigned kStepsWithoutState = 256;
} // namespace

template <class Choice>
void Execution::take(const Choice& choice, std::uint32_t alternative) {
    try {
        choice.apply(alternative, state_, interpreter_);
    } catch (const vm::state::InputTooLong& input) {
        refused_ = {vm::Approximation::LongInput, std::to_string(input.length)};
    } catch (const vm::interpreter::Interpreter::Unsupported& unsupported) {
        refused_ = unsupported.reason;
    }
    if (std::exchange(state_.missedSlots, false))
        vm_.approximated(vm::Approximation::CodeWithJsr, vm::interpreter::describePosition(state_));
}

std::optional<bool> Execution::settle(const choice::Choice& choice, std::uint32_t alternative,
                                      choice::Patience patience) {
    const choice::Solution solution = choice.settle(alternative, solver(), patience);
    if (solution.answer == choice::Answer::Later) return std::nullopt;
    if (solution.answer == choice::Answer::Unknown)
        vm_.approximated(
            vm::Approximation::NoAnswer,
            fmt::format("({}) at {}", solution.reason.empty() ? "no answer" : solution.reason,
                        choice.position()));
    return solution.answer == choice::Answer::Satisfiable;
}

void Execution::apply(const choice::Choice& choice, std::uint32_t alternative) {
    if (choice.leaf(alternative)) settle(choice, alternative, choice::Patience::None);
    isInfeasible_ = !choice.isKnown(alternative);
    if (!isInfeasible_) take(choice, alternative);
    moved_ = bitOfThread(state_.current);
    paused_ = 0;
}

Outcome Execution::run() {
    Outcome outcome = runOn();
    if (!choice::TuplePaths::areKept()) return outcome;
    using End = choice::TuplePaths::End;
    auto& paths = choice::TuplePaths::ofRun();
    if (outcome.kind == Outcome::Kind::End)
        paths.ended(state_, End::Walked);
    else if (outcome.kind == Outcome::Kind::Uncaught || outcome.kind == Outcome::Kind::Violated)
        paths.ended(state_, End::Violating);
    else if (outcome.kind == Outcome::Kind::Unsupported)
        paths.ended(state_, End::Dropped, outcome.stop.reason->text());
    return outcome;
}

Outcome Execution::runOn() {
    if (std::exchange(isInfeasible_, false)) return {Outcome::Kind::Ignored, std::nullopt, {}};
    for (unsigned steps = 1;; ++steps) {
        Stop stop;
        if (refused_) {
            stop.reason = std::exchange(refused_, std::nullopt);
            return {Outcome::Kind::Unsupported, std::nullopt, std::move(stop)};
        }
        try {
            stop = interpreter_.run();
        } catch (const vm::interpreter::Interpreter::Unsupported& unsupported) {
            stop.kind = StopKind::Unsupported;
            stop.reason = unsupported.reason;
        }
        const auto outcome = [&](Outcome::Kind kind) {
            return Outcome{kind, std::nullopt, std::move(stop)};
        };
        switch (stop.kind) {
            case StopKind::Schedule:
            case StopKind::ThreadEnded:
            case StopKind::Boundary:
                if (auto end = schedule(stop.kind == StopKind::Boundary ||
                                        steps % kStepsWithoutState == 0))
                    return std::move(*end);
                break;
            case StopKind::Choice:
                return {Outcome::Kind::Choice,
                        choice::Choice(choice::DataChoice(std::move(stop.choice), state_.current)),
                        {}};
            case StopKind::Symbolic:
                if (auto choice = settle(std::move(stop.symbolic))) return std::move(*choice);
                break;
            case StopKind::Uncaught:
                return outcome(Outcome::Kind::Uncaught);
            case StopKind::Violated:
                return outcome(Outcome::Kind::Violated);
            case StopKind::Exit:
                return outcome(Outcome::Kind::End);
            case StopKind::Ignored:
                return outcome(Outcome::Kind::Ignored);
            case StopKind::Terminated:
                return outcome(Outcome::Kind::Terminated);
            case StopKind::Interrupted:
                return outcome(Outcome::Kind::Interrupted);
            case StopKind::Unsupported:
                return outcome(Outcome::Kind::Unsupported);
            case StopKind::CallReturned: // never leaves the interpreter
                stop.reason = vm::Approximated{vm::Approximation::NestedCallReturned, {}};
                return outcome(Outcome::Kind::Unsupported);
        }
        if (vm_.interrupted.load(std::memory_order_relaxed))
            return {Outcome::Kind::Interrupted, std::nullopt, {}};
    }
}

// Nothing: a thread was picked, since there is only one that can go on.
std::optional<Outcome> Execution::schedule(bool match) {
    if (vm_.options.processFinalizers) vm::interpreter::wakeFinalizers(state_);
    if (vm::interpreter::isProgramOver(state_))
        return Outcome{Outcome::Kind::End, std::nullopt, {}};
    const auto& running = state_.thread().data;
    const bool isInSection = running.atomicDepth > 0;
    const bool isAtomic = isInSection && vm::interpreter::isEnabled(state_, state_.current);
    // What it waits for is not to change what has been evaluated before.
    if (isInSection && !isAtomic && running.atomicDepth >= vm::interpreter::monitors::kEvaluation) {
        vm::interpreter::Stop stop;
        stop.reason = vm::Approximated{vm::Approximation::ExpressionWaits,
                                       vm::interpreter::describePosition(state_)};
        return Outcome{Outcome::Kind::Unsupported, std::nullopt, std::move(stop)};
    }
    if (closesDeadlockCycle(state_, state_.current))
        return Outcome{Outcome::Kind::Deadlock, std::nullopt, {}};
    choice::ThreadChoice::Threads threads;
    if (isAtomic)
        threads.push_back(static_cast<std::uint16_t>(state_.current)); // an atomic section goes on
    else
        threads = choice::ThreadChoice::enabled(state_);
    if (threads.empty()) return Outcome{Outcome::Kind::Deadlock, std::nullopt, {}};
    choice::ThreadChoice choice(std::move(threads));
    if (match || choice.count() > 1 || stopsAtEachStep_ ||
        (mayGoOnAlone_ && !mayGoOnAlone_(static_cast<std::uint16_t>(choice.thread(0)))))
        return Outcome{Outcome::Kind::Choice, choice::Choice(std::move(choice)), {}};
    choice.apply(0, state_, interpreter_);
    moved_ |= bitOfThread(state_.current);
    if (!isAtomic) paused_ |= ~bitOfThread(state_.current);
    return std::nullopt;
}

choice::Solver& Execution::solver() {
    if (!solver_) solver_ = choice::withTuples(choice::makeSolver(solverOptions_));
    return *solver_;
}

std::vector<choice::LayerStatistics> Execution::solverStatistics() const {
    std::vector<choice::LayerStatistics> layers;
    if (solver_) solver_->addStatistics(layers);
    return layers;
}

// Nothing: only one alternative is feasible, and was taken.
std::optional<Outcome> Execution::settle(vm::interpreter::SymbolicRequest request) {
    const auto decide = [&](auto choice) -> std::optional<Outcome> {
        if (!choice.unknown().empty())
            vm_.approximated(vm::Approximation::NoAnswer,
                             fmt::format("({}) at {}", choice.unknown(),
                                         vm::interpreter::describePosition(state_)));
        if (choice.count() == 0) {
            if (choice.unknown().empty())
                vm_.approximated(vm::Approximation::NoWayOn,
                                 vm::interpreter::describePosition(state_));
            return Outcome{Outcome::Kind::Ignored, std::nullopt, {}};
        }
        if (choice.count() > 1)
            return Outcome{Outcome::Kind::Choice, choice::Choice(std::move(choice)), {}};
        take(choice, 0);
        return std::nullopt;
    };
    if (request.kind == vm::interpreter::SymbolicRequest::Kind::Reference)
        return decide(
            choice::ReferenceChoice(request.input, request.mayBeNull, state_, vm_, solver()));
    choice::ConditionChoice choice(std::move(request), state_, solver());
    if (choice.hasOpen()) choice.setPosition(vm::interpreter::describePosition(state_));
    return decide(std::move(choice));
}

} // namespace clew::search
