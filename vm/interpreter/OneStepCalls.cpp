#include "vm/interpreter/OneStepCalls.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace clew::vm::interpreter {

using std::string_view_literals::operator""sv;
using Steps = types::Method::Steps;

namespace {

// They do several things one after the other, or what a program has given to them.
constexpr std::string_view kOfSeveralSteps[] = {
    "<init>"sv,           "<clinit>"sv,     "awaitQuiescence"sv,
    "awaitTermination"sv, "close"sv,        "compensatedBlock"sv,
    "helpAsyncBlocker"sv, "invokeAll"sv,    "invokeAllUninterruptibly"sv,
    "invokeAny"sv,        "managedBlock"sv, "toString"sv,
    "unmanagedBlock"sv};
constexpr std::string_view kOfTasks[] = {"awaitDone"sv,
                                         "cancel"sv,
                                         "complete"sv,
                                         "completeExceptionally"sv,
                                         "fork"sv,
                                         "quietlyComplete"sv,
                                         "setDone"sv,
                                         "signalWaiters"sv,
                                         "trySetCancelled"sv,
                                         "trySetException"sv,
                                         "trySetThrown"sv};
// What they call is a task's.
constexpr std::string_view kBoundaries[] = {"doExec"sv, "onCompletion"sv,
                                            "onExceptionalCompletion"sv};

bool isAmong(std::string_view name, std::span<const std::string_view> names) {
    return std::ranges::find(names, name) != names.end();
}

Steps stepsOf(std::string_view klass, std::string_view method) {
    if (klass == "java/util/concurrent/ForkJoinPool"sv ||
        klass == "java/util/concurrent/ForkJoinPool$WorkQueue"sv)
        return isAmong(method, kOfSeveralSteps) ? Steps::AsWritten : Steps::One;
    if (isAmong(method, kBoundaries)) return Steps::Boundary;
    if (klass == "java/util/concurrent/ForkJoinTask"sv && isAmong(method, kOfTasks))
        return Steps::One;
    return Steps::AsWritten;
}

} // namespace

void classifyCalls(Vm& vm, types::Class& made) {
    constexpr std::string_view kPackage = "java/util/concurrent/"sv;
    const std::string_view name = made.name.view();
    if (!made.fromJdk || !name.starts_with(kPackage)) return;
    for (types::Method& method : made.methods) {
        method.steps = stepsOf(name, method.name.view());
        if (method.steps != Steps::One) continue;
        method.asksPeer = true;
        vm.hasOneStepCalls = true;
    }
}

std::uint32_t oneStepCall(const state::LiveState& state) {
    std::uint32_t depth = 0;
    const auto goesOn = [&](const auto* frame) {
        const types::Method& method = *frame->method;
        if (method.steps == Steps::One) depth = frame->depth;
        return method.steps != Steps::Boundary && (method.holder->fromJdk || method.isHidden);
    };
    const state::Thread& thread = state.threads[state.current];
    for (const state::Frame* frame = thread.top; frame; frame = frame->caller)
        if (!goesOn(frame)) return depth;
    for (const state::FrozenFrame* frame = thread.frozenBelow; frame; frame = frame->caller)
        if (!goesOn(frame)) return depth;
    return depth;
}

bool awaitsWork(const Vm& vm, const state::LiveState& state) {
    if (!vm.options.partialOrderReduction || vm.options.singlePath) return false;
    const state::Thread& thread = state.threads[state.current];
    const state::Frame* frame = thread.top;
    if (!frame) return false;
    const types::Method* caller = frame->method;
    if (caller->holder->name.view() == "java/util/concurrent/locks/LockSupport"sv)
        caller = frame->caller        ? frame->caller->method
                 : thread.frozenBelow ? thread.frozenBelow->method
                                      : caller;
    return caller->steps == Steps::One && caller->name.view() == "awaitWork"sv;
}

} // namespace clew::vm::interpreter
