// When observers are told that a method was entered and left: each time once, however often the
// call had to wait before.

#include <utility>

#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/Observer.h"

namespace clew::vm::interpreter {

void Interpreter::tellEntered(const Method& method) {
    // A preparation runs before the native goes on, anything else is what the native calls.
    if (!method.isPreparation) tellNatives();
    if (!method.isHidden) methodObserver_->methodEntered(state_, method);
}

void Interpreter::tellExited(const Method& method) {
    if (!method.isHidden) methodObserver_->methodExited(state_, method);
}

void Interpreter::nativeBegins(const Method& method) {
    if (!method.isHidden) nativesUnderWay_.push_back(&method);
}

void Interpreter::nativeRepeats(std::size_t outer) {
    if (nativesUnderWay_.size() > outer) nativesUnderWay_.resize(outer);
}

void Interpreter::nativeDeclines(const Method& method) {
    if (!nativesUnderWay_.empty() && nativesUnderWay_.back() == &method)
        nativesUnderWay_.pop_back();
}

void Interpreter::nativeStopped(std::size_t outer) {
    if (isWaiting()) return nativeRepeats(outer);
    if (stop_.kind == StopKind::Boundary) return tellNatives();
    // The path ends in it.
    for (const Method* method : std::exchange(nativesUnderWay_, {}))
        methodObserver_->methodEntered(state_, *method);
}

void Interpreter::tellNatives() {
    for (std::size_t i = 0; i < nativesUnderWay_.size(); ++i) {
        methodObserver_->methodEntered(state_, *nativesUnderWay_[i]);
        methodObserver_->methodExited(state_, *nativesUnderWay_[i]);
    }
    nativesUnderWay_.clear();
}

} // namespace clew::vm::interpreter
