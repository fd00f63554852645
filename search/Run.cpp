#include "search/Run.h"

#include <fmt/format.h>

#include <cstdio>
#include <optional>
#include <random>

#include "search/trace/ThreadReport.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/Scheduling.h"

namespace clew::search {

using namespace vm;
using interpreter::ChoiceRequest;
using interpreter::StopKind;
using state::ThreadStatus;

namespace {

// The thread that runs goes on while it can; then the next one that can, in a circle. Where all
// wait for time to pass, it is waited for the one whose time comes first.
std::optional<std::size_t> nextThread(const Vm& vm, const state::LiveState& state, bool stay) {
    const std::size_t count = state.threads.size();
    std::optional<std::size_t> first; // of those that wait
    for (std::size_t i = stay ? 0 : 1; i < count + (stay ? 0 : 1); ++i) {
        const std::size_t thread = (state.current + i) % count;
        if (!interpreter::isEnabled(state, thread)) continue;
        const state::ThreadData& data = state.threads[thread].data;
        if (data.status == ThreadStatus::Runnable || data.wakeTime <= interpreter::realTime())
            return thread;
        if (!first || data.wakeTime < state.threads[*first].data.wakeTime) first = thread;
    }
    if (first) interpreter::sleepUntil(state.threads[*first].data.wakeTime, vm.interrupted);
    return first;
}

} // namespace

int runProgram(Vm& vm, state::LiveState& state) {
    interpreter::Interpreter interpreter(vm, state);
    std::mt19937_64 random{std::random_device{}()};
    const auto pick = [&](bool stay) {
        const std::optional<std::size_t> thread = nextThread(vm, state, stay);
        if (!thread) return false;
        interpreter::endWait(state, *thread);
        state.prepareToRun(*thread);
        state.current = *thread;
        interpreter.resume();
        return true;
    };
    if (!pick(true)) return 4;
    constexpr int kInterrupted = 130; // as a shell has it
    constexpr unsigned kStopsInTurn = 64;
    unsigned stops = 0;
    for (;;) {
        interpreter::Stop stop;
        try {
            stop = interpreter.run();
        } catch (const interpreter::Interpreter::Unsupported& unsupported) {
            stop.kind = StopKind::Unsupported;
            stop.reason = unsupported.reason;
        }
        switch (stop.kind) {
            case StopKind::Schedule:
            case StopKind::ThreadEnded:
            case StopKind::Boundary:
            case StopKind::Uncaught:
                if (interpreter::isProgramOver(state)) return state.scalars.exitStatus;
                // Threads take turns now and then, as they do on a machine with few processors: one
                // may wait in a loop, with or without visible operations in it.
                if (!pick(stop.kind != StopKind::Boundary && ++stops % kStopsInTurn != 0)) {
                    fmt::print(stderr, "deadlock\n");
                    for (const ThreadSnapshot& thread : describeThreads(vm, state, {}))
                        if (thread.status != "ended")
                            fmt::print(stderr, "  {} ({}) waits for {}\n", thread.name,
                                       thread.status, thread.waitsFor);
                    return 1;
                }
                if (vm.interrupted) return kInterrupted;
                break;
            case StopKind::Choice: {
                const bool isRandom = stop.choice.kind == ChoiceRequest::Kind::Random;
                state.prepareToRun(state.current);
                interpreter.resume(
                    isRandom ? static_cast<std::uint32_t>(random() % stop.choice.count) : 0);
                break;
            }
            case StopKind::Violated:
                fmt::print(stderr, "violated: specification {}\n{}\n", stop.breach->specification,
                           stop.breach->message);
                return 1;
            case StopKind::Exit:
                return stop.exitStatus;
            case StopKind::Ignored:
            case StopKind::Terminated:
                return 0;
            case StopKind::Interrupted:
                return kInterrupted;
            case StopKind::Unsupported:
            case StopKind::CallReturned:
            case StopKind::Symbolic: // a single path has no expressions
                if (!stop.reason) stop.reason = Approximated{Approximation::NestedCallReturned, {}};
                fmt::print(stderr, "clew: {}\n", stop.reason->text());
                return 3;
        }
    }
}

} // namespace clew::search
