#pragma once

// From options to a program that is about to run: the virtual machine with its peers, the JDK's own
// start-up, the call of the entry point.

#include <memory>
#include <string>
#include <string_view>

#include "vm/Vm.h"
#include "vm/types/LinkageError.h"

namespace clew::vm {

// Opens the JDK and the class path. Throws classpath errors.
std::unique_ptr<Vm> makeVm(Options options);

// Runs the JDK's own initialization; the result is the boot heap with the main thread (no frames).
// Called once.
state::State boot(Vm& vm, state::LiveState& state);

// Why a class that the user has named cannot be linked: "its superclass or interface B was not
// found".
std::string wordsOf(const types::LinkageError& error);

// Puts a call of the program's entry point on the main thread of a state made by boot(): the
// class's main, or another method without parameters or with String[], static or of an object made
// for it. Throws UserError with what is wrong (no such class; no such method).
void prepareMain(Vm& vm, state::LiveState& state, std::string_view className,
                 std::string_view entry = "main");

} // namespace clew::vm
