#include "search/Judge.h"

#include <fmt/format.h>

#include <algorithm>

#include "search/trace/ThreadReport.h"
#include "vm/interpreter/specification/Specifications.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/StackTrace.h"

namespace clew::search {

using namespace vm;

namespace {

Violation describeException(Vm& vm, state::LiveState& state, Ref exception) {
    Violation violation;
    violation.className = state.object(exception)->klass->externalName();
    const std::string whole = objects::describeThrowable(vm, state, exception);
    if (whole.size() > violation.className.size() + 2 &&
        whole.starts_with(violation.className + ": "))
        violation.message = whole.substr(violation.className.size() + 2);
    violation.stack = objects::traceLinesOf(state, exception);
    violation.rendered = objects::renderThrowable(vm, state, exception);
    violation.kind = violation.className == "java.lang.AssertionError" ? "assertion" : "uncaught";
    return violation;
}

Violation describeBreach(Vm& vm, state::LiveState& state,
                         std::shared_ptr<const interpreter::Breach> found) {
    const interpreter::Breach& breach = *found;
    using Blame = interpreter::Breach::Blame;
    Violation violation;
    violation.kind = "specification";
    violation.specification = breach.specification;
    violation.blame = breach.blame == Blame::Caller           ? "caller"
                      : breach.blame == Blame::Implementation ? "implementation"
                                                              : "";
    violation.message = breach.message;
    if (breach.object != 0)
        violation.message += "\n  of the object " + ObjectNames(vm, state).of(breach.object);
    violation.breach = std::move(found);
    for (ThreadSnapshot& thread : describeThreads(vm, state, {}))
        if (thread.index == state.current) violation.stack = std::move(thread.stack);
    return violation;
}

} // namespace

Options::Deaths errorsAmong(Properties properties) {
    if (properties.exception) return Options::Deaths::All;
    return properties.assertion ? Options::Deaths::Assertions : Options::Deaths::None;
}

std::optional<Violation> judge(Vm& vm, state::LiveState& state, const Outcome& outcome,
                               Properties properties) {
    if (outcome.kind == Outcome::Kind::Uncaught && (properties.exception || properties.assertion))
        return describeException(vm, state, outcome.stop.exception);
    if (outcome.kind == Outcome::Kind::Violated)
        return describeBreach(vm, state, outcome.stop.breach);
    if (outcome.kind == Outcome::Kind::Deadlock && !properties.deadlock) {
        const auto mayGoOn = [](const state::Thread& thread) { return thread.data.maySpuriously; };
        if (std::ranges::any_of(state.threads, mayGoOn))
            vm.approximated(Approximation::NobodyElseWakesUp);
    }
    if (outcome.kind == Outcome::Kind::Deadlock && properties.deadlock) {
        Violation violation;
        violation.kind = "deadlock";
        const std::vector<ThreadSnapshot> threads = describeThreads(vm, state, {});
        violation.message = describeDeadlock(threads);
        for (const ThreadSnapshot& thread : threads)
            if (thread.status != "ended" && !thread.stack.empty())
                violation.stack.push_back(thread.stack.front());
        return violation;
    }
    if (outcome.kind == Outcome::Kind::End)
        if (auto breach = interpreter::breachAtEnd(vm, state))
            return describeBreach(vm, state, std::move(breach));
    if (outcome.kind == Outcome::Kind::End && state.scalars.exited &&
        state.scalars.exitStatus != 0 && properties.exit) {
        Violation violation;
        violation.kind = "exit";
        violation.message =
            fmt::format("the program ends with exit status {}", state.scalars.exitStatus);
        for (ThreadSnapshot& thread : describeThreads(vm, state, {}))
            if (thread.index == state.current) violation.stack = std::move(thread.stack);
        return violation;
    }
    return std::nullopt;
}

Violation violationOf(Listener::Report report, std::size_t reporter) {
    Violation violation;
    violation.kind = std::move(report.kind);
    violation.message = std::move(report.message);
    violation.stack = std::move(report.stack);
    violation.reporter = std::to_string(reporter);
    return violation;
}

} // namespace clew::search
