// When observers are told that an instruction was executed: each one once, however often it had to
// wait before; and what one of them has thrown in its place.

#include <utility>

#include "vm/Vm.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/Observer.h"

namespace clew::vm::interpreter {

void Interpreter::tellInstruction(const Method& method, const Instruction* pc) {
    if (std::exchange(resolved_, nullptr) == pc) return;
    // That the loop has come to another instruction means that the one before is done.
    if (observedPc_ && !again_)
        instructionObserver_->instructionExecuted(state_, *observedMethod_, observedPc_);
    again_ = false;
    observedMethod_ = &method;
    observedPc_ = pc;
    instructionObserver_->executeInstruction(state_, method, pc);
}

// Where a thread is to be stopped, all are.
bool Interpreter::isToldOf(const Method& method) {
    if (state_.thread().data.pendingException != 0) return true;
    if (!instructionObserver_) return false;
    if (&method != std::exchange(askedMethod_, &method))
        isAskedWanted_ = instructionObserver_->wantsInstructionsOf(method);
    return isAskedWanted_;
}

void Interpreter::tellPassed() {
    instructionObserver_->instructionsPassed(state_, std::exchange(passed_, 0));
}

Interpreter::Step Interpreter::throwInjected(const Method& method, const Instruction* pc) {
    if (!injects_) return Step::Ready;
    const auto exception = instructionObserver_->injected(state_, method, pc);
    if (!exception) return Step::Ready;
    try {
        return exception->message.empty() ? throwNew(exception->className)
                                          : throwNew(exception->className, exception->message);
    } catch (const types::LinkageError& error) {
        return throwLinkage(error);
    }
}

bool Interpreter::isWaiting() const {
    return stop_.kind == StopKind::Schedule || stop_.kind == StopKind::Choice ||
           stop_.kind == StopKind::Symbolic || stop_.kind == StopKind::Unsupported;
}

void Interpreter::tellLastInstruction() {
    if (observedPc_ && !again_ && !isWaiting())
        instructionObserver_->instructionExecuted(state_, *observedMethod_, observedPc_);
    observedPc_ = resolved_ = nullptr;
    again_ = false;
}

} // namespace clew::vm::interpreter
