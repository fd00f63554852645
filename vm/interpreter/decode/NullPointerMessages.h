#pragma once

// The helpful messages of NullPointerExceptions (JEP 358), word for word as HotSpot makes them.

#include <string>

#include "vm/types/Class.h"

namespace clew::vm::interpreter {

// What the instruction could not do, and which expression was null. Empty where there is nothing to
// say: the exception was made by `new`, or the instruction throws none. Modified UTF-8, as names in
// class files are.
std::string nullPointerMessage(const types::Method& method, int bytecodeIndex);

// The same for a method that is not linked.
std::string nullPointerMessage(const classfile::ClassFile& file,
                               const classfile::MethodInfo& method, int bytecodeIndex);

} // namespace clew::vm::interpreter
