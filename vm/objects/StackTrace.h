#pragma once

// Stack traces: walking a thread's frames, the backtrace that a Throwable carries, and its
// rendering.
//
// Throwable.backtrace is a long[] with one element for each frame, from the top: the address of the
// Method shifted left by 16, and the bytecode index of the instruction (kNativeFrame: a native
// method; kNoIndex: code of the VM's own). Methods live as long as the process, so equal traces are
// equal numbers in all states.

#include <string>
#include <vector>

#include "vm/Vm.h"

namespace clew::vm::objects {

constexpr unsigned kNativeFrame = 0xFFFE, kNoIndex = 0xFFFF;

struct TraceFrame {
    const types::Method* method = nullptr;
    unsigned bytecodeIndex = kNoIndex;

    bool isNative() const { return bytecodeIndex == kNativeFrame; }
    int line() const;              // -1: unknown; -2: native
    std::string_view file() const; // empty: unknown
    std::string describe()
        const; // as in "\tat " + describe(): "java.base/java.util.List.of(List.java:12)"
};

// All activations of the thread from the top, hidden ones included. The top frame's pc must have
// been stored.
std::vector<TraceFrame> framesOf(const state::Thread& thread);

// What fillInStackTrace does for an exception that is being made by the current thread: sets
// backtrace, depth and stackTrace. The throwable's own constructors and hidden frames are left out,
// and so is all that is more than 1024 frames from the top. `calledNative` is the native method
// that is throwing, which has no frame of its own; or null.
void fillBacktrace(Vm& vm, state::LiveState& state, Ref throwable,
                   const types::Method* calledNative = nullptr);

// Of a throwable whose stack trace has not been replaced by the program.
std::vector<TraceFrame> backtraceOf(state::LiveState& state, Ref throwable);
// One frame of a Throwable.backtrace array.
TraceFrame frameOfBacktrace(state::LiveState& state, Ref backtrace, std::uint32_t index);

// Sets the fields of a java.lang.StackTraceElement, except `format`.
void fillStackTraceElement(Vm& vm, state::LiveState& state, Ref element, const TraceFrame& frame);

// The text after "\tat " of each frame that the throwable would print: from its stackTrace array,
// or its backtrace.
std::vector<std::string> traceLinesOf(state::LiveState& state, Ref throwable);

// What Throwable.toString gives where it is not overridden: "java.lang.Error: message". Helpful
// messages of NullPointerExceptions are included.
std::string describeThrowable(Vm& vm, state::LiveState& state, Ref throwable);

// What printStackTrace prints, causes and suppressed ones included; ends with a line break.
std::string renderThrowable(Vm& vm, state::LiveState& state, Ref throwable);

// The version of the JDK ("17.0.12"), from the file `release`.
const std::string& jdkVersion(Vm& vm);

} // namespace clew::vm::objects
