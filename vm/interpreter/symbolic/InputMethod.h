#pragma once

// A method some of whose arguments become inputs wherever the program calls it (symbolic.method, as
// Symbolic PathFinder has it). A peer takes its calls over, and calls in its place a static method
// that makes the inputs and then calls the method itself. Calls within such a call, recursive ones,
// are left as they are.

#include <atomic>

#include "vm/Vm.h"

namespace clew::vm::interpreter {

class InputMethod {
  public:
    // `maker` has the receiver, if there is one, and the method's parameters as its own.
    InputMethod(const types::Method& method, const types::Method& maker);

    bool wasCalled() const { return called_; }
    void leaveCalls() { leavesCalls_ = true; } // as they are, from here on

  private:
    static NativeOutcome call(NativeContext& ctx);

    const types::Method& maker_;
    types::Method body_; // the method, without the peer
    std::atomic<bool> called_{false}, leavesCalls_{false};
};

} // namespace clew::vm::interpreter
