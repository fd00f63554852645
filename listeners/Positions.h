#pragma once

// How listeners name places in a program and its threads.

#include <string>

#include "vm/interpreter/decode/Code.h"
#include "vm/state/LiveState.h"

namespace clew::listeners {

// "Foo.bar(Foo.java:12)", as in a stack trace; "?" for null.
std::string positionOf(const vm::types::Method* method, const vm::interpreter::Instruction* pc);
// What Thread.getName returns; "thread-3" for the thread with index 3 where it has no name yet.
std::string threadName(const vm::state::LiveState& state, std::size_t thread);

// Neither of the JDK nor of clew's API.
bool isOfProgram(const vm::types::Class& klass);

// "int[][]" for the class "[[I".
std::string typeName(const vm::types::Class& klass);

} // namespace clew::listeners
