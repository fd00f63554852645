#pragma once

// Executes the current thread of a LiveState until it has to stop (Stop.h).

#include <span>

#include "vm/interpreter/NativeContext.h"
#include "vm/interpreter/Stop.h"

namespace clew::vm::interpreter {

class Interpreter {
  public:
    Interpreter(Vm& vm, LiveState& state) : vm_(vm), state_(state) {}

    // Runs state.current. Every frame is at an instruction where it can be frozen when this returns.
    Stop run();

    // Before run(): the visible operation or choice at which the thread has stopped is to be executed now, with this
    // alternative of the choice.
    void resume(std::uint32_t alternative = 0) {
        resumed_ = true;
        alternative_ = alternative;
    }

    // Runs a method to its end inside a peer or a linking step, as one atomic piece: no scheduling, no choices.
    // Returns false when it threw: `exception` is then set. Throws Unsupported when the call would have to block.
    bool call(const Method& method, std::span<const Slot> arguments, Slot& result, Ref& exception);

    // Makes an exception object with its stack trace; see NativeContext::throwNew.
    Ref makeException(std::string_view exceptionClass, std::string_view message, bool hasMessage);

    struct Unsupported {
        std::string reason;
    };

  private:
    friend class NativeContext;
    Vm& vm_;
    LiveState& state_;
    bool resumed_ = false;
    std::uint32_t alternative_ = 0;
    unsigned nested_ = 0; // depth of call()
    Stop stop_;
};

} // namespace clew::vm::interpreter
