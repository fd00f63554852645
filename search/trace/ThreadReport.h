#pragma once

// What threads are doing in a state, for a person to read.

#include <map>
#include <string>
#include <vector>

#include "search/trace/Violation.h"
#include "vm/Vm.h"
#include "vm/objects/StackTrace.h"

namespace clew::search {

// "Fork@2": the second Fork that one report speaks of. Nothing that depends on the order of
// allocation, which is another one when a path is walked again: collections happen elsewhere.
class ObjectNames {
  public:
    ObjectNames(vm::Vm& vm, vm::state::LiveState& state) : vm_(vm), state_(state) {}
    std::string of(vm::Ref object);

  private:
    vm::Vm& vm_;
    vm::state::LiveState& state_;
    std::map<std::string, std::vector<vm::Ref>> known_; // by class
};
// "Philosophers.java:21": the topmost line of code that is not the JDK's; the topmost of all where
// there is none.
std::string positionOf(const std::vector<vm::objects::TraceFrame>& frames);

// Where a monitor was taken, and as which one on the path.
struct Acquired {
    std::string position;
    std::uint64_t order;
};

// All threads but the JDK's housekeeping ones.
std::vector<ThreadSnapshot> describeThreads(vm::Vm& vm, vm::state::LiveState& state,
                                            const std::map<vm::Ref, Acquired>& acquired);

// Of a state in which no thread can go on: one line for each thread that waits.
std::string describeDeadlock(const std::vector<ThreadSnapshot>& threads);

} // namespace clew::search
