#pragma once

// The VM's verifier (JVMS 4.10): code that would use a value as something that it is not is refused
// before it runs. Class files from version 50 on are checked against their StackMapTables
// (TypeCheck); types are inferred (TypeFlow) for older ones, and for those of version 50 that fail.

#include "vm/types/Linker.h"

namespace clew::vm::interpreter {

// The JDK's own classes are trusted; so is code that the VM makes.
bool needsVerification(const types::Method& method);

// Throws types::LinkageError: VerifyError, ClassFormatError for what HotSpot finds out when a class
// is linked, or what loading a class that has to be looked at throws; and types::NeedsLoading.
void verify(const types::Class& klass, types::Linker& linker);
void verify(const types::Method& method, types::Linker& linker);

} // namespace clew::vm::interpreter
