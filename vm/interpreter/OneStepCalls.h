#pragma once

// Calls of the JDK's own that are one step: what they read and write of objects that threads share
// is no occasion to change threads once they have begun, up to where they wait, or call what is not
// their own business (a task).
//
// Of a FutureTask those that say its result and that wait for it: nobody can tell the difference.
// Of pools of threads (ForkJoinPool and its tasks, ThreadPoolExecutor) all that they do between
// tasks, but that shutting a ThreadPoolExecutor down is several, and of a CompletableFuture what it
// does from one result to the next: they count and queue by dozens of accesses whose orders say
// nothing about a program. What is left out is what the library's own code does wrong there, if it
// does; so the verdict names it as an assumption. A worker of a ForkJoinPool does not end for want
// of work either, which a pool allows it after a minute. Another such assumption is that what the
// class library has found out once (data of locales and time zones, members of classes) is looked
// up in one step each: the first time that is done by way of hundreds of accesses to caches.
// Without partial-order reduction all of these are executed like any other code.

#include <cstdint>

#include "vm/Vm.h"
#include "vm/state/LiveState.h"
#include "vm/types/Class.h"

namespace clew::vm::interpreter {

// Sets Method::steps of a new class, and Method::asksPeer of those that are one step.
void classifyCalls(Vm& vm, types::Class& made);

// The call that is one step and that the current thread is in: the outermost with nothing but the
// JDK's own business above it.
struct OneStepCall {
    std::uint32_t depth = 0; // of its frame (Frame::depth); 0: there is none
    // It, or one that it has made, is one step by assumption:
    bool isAssumed = false; // of pools and results
    bool looksUp = false;   // of what the class library has found out once
};
OneStepCall oneStepCall(const state::LiveState& state);
// The current thread is in one that looks up what the class library has found out: what a native
// method does in one step is no other assumption there.
bool looksUpInOneStep(const Vm& vm, const state::LiveState& state);

// In a native method: it is called by a pool's worker that waits for work, for as long as it takes.
bool awaitsWork(const Vm& vm, const state::LiveState& state);

} // namespace clew::vm::interpreter
