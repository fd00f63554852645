#pragma once

// What threads are doing in a state, for a person to read.

#include <map>
#include <string>
#include <vector>

#include "search/trace/Violation.h"
#include "vm/Vm.h"
#include "vm/objects/StackTrace.h"

namespace clew::search {

// "Fork@1f": of the same object throughout one path.
std::string objectName(vm::Vm& vm, vm::state::LiveState& state, vm::Ref object);
// "Philosophers.java:21": the topmost line of code that is not the JDK's; the topmost of all where
// there is none.
std::string positionOf(const std::vector<vm::objects::TraceFrame>& frames);

// All threads but the JDK's housekeeping ones. `acquired` says where monitors were taken.
std::vector<ThreadSnapshot> describeThreads(vm::Vm& vm, vm::state::LiveState& state,
                                            const std::map<vm::Ref, std::string>& acquired);

// Of a state in which no thread can go on: one line for each thread that waits.
std::string describeDeadlock(const std::vector<ThreadSnapshot>& threads);

} // namespace clew::search
