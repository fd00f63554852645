#pragma once

// Whether a method gives back every monitor that it enters, in the opposite order, on each way out
// (structured locking, JVMS 2.11.10). What compilers write does, and this finds it out: which
// values are the same is known by the instruction that has pushed them. A method of which it is not
// known has its monitors counted while it runs (Interpreter::keepMonitor).

#include "vm/classfile/ClassFile.h"

namespace clew::vm::interpreter {

// Of verified code.
bool hasMonitorInstructions(const classfile::Code& code);
bool hasStructuredLocking(const classfile::ClassFile& file, const classfile::MethodInfo& method);

} // namespace clew::vm::interpreter
