#pragma once

// Bridges: methods that the compiler adds where one overrides, or implements, a method whose types
// are others once generic ones are erased, or is inherited from a class that not everybody sees.
// Who calls by the types of the declaration comes to the bridge, which calls the method itself.

#include <vector>

#include "vm/types/Class.h"

namespace clew::vm::interpreter {

// The bridge stands for a method of its superclass that has the same parameters, and calls that as
// super.m() does: it is the bridge that is called. What all others call is called as any other
// method.
bool isBridgeToSame(const types::Method& method);

// The method, and the bridges in the receiver's class, and in what that extends, that call it: by
// all of these it is known.
std::vector<const types::Method*> namesakesOf(const types::Method& method,
                                              const types::Class& receiver);

} // namespace clew::vm::interpreter
