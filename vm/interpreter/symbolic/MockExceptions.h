#pragma once

// What methods of mocks throw: where one was called from code of the program that has a handler, an
// exception that the method declares and the handler catches, or an unchecked one that the handler
// is for. Whether it is thrown is an input, "java.io.IOException from queue.take()#2".

#include <string>
#include <vector>

#include "vm/interpreter/NativeContext.h"
#include "vm/interpreter/linking/ClassAssembler.h"

namespace clew::vm::interpreter {

// Of the first call that is made of a method, named as its result is (objects::mockInputName).
std::string thrownInputName(const types::Class& exception, const std::string& call);
std::string nameOfCall(const std::string& result, unsigned call); // from 1 on

// The constructor by which such an exception is made: it takes nothing, or a message, which is
// kThrownMessage then. Null: there is none.
const types::Method* constructorOfThrown(const types::Class& exception);
inline constexpr std::string_view kThrownMessage = "failed";
// Makes and throws one, in place of the rest of the method.
void throwNew(MethodAssembler& code, const types::Method& constructor);

// The peer of a method of the mock's class which its other methods call first, with the name of
// their result, and the internal names of the exceptions that they declare, separated by commas.
inline constexpr std::string_view kMayThrow = "clew$mayThrow",
                                  kMayThrowDescriptor = "(Ljava/lang/String;Ljava/lang/String;)V";
NativeOutcome mayThrow(NativeContext& ctx);

} // namespace clew::vm::interpreter
