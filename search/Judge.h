#pragma once

// Whether what a transition came to is a violation, and what is to be said of it.

#include <optional>

#include "search/Execution.h"
#include "search/Listener.h"
#include "search/trace/Violation.h"

namespace clew::search {

struct Properties {
    bool deadlock = true, exception = true;
    bool assertion = false; // of the exceptions, those that are failed assertions
    bool exit = true;       // with a status other than 0
};

// Whether a thread that dies of an exception goes on dying, or ends its path as a violation.
vm::Options::Deaths errorsAmong(Properties properties);

// `state` is as the transition left it. No path, trace and threads yet.
std::optional<Violation> judge(vm::Vm& vm, vm::state::LiveState& state, const Outcome& outcome,
                               Properties properties);

Violation violationOf(Listener::Report report, std::size_t reporter);

} // namespace clew::search
