#pragma once

#include <string>
#include <vector>

#include "vm/types/Linker.h"

namespace clew::search::generate {

// Whether what the method does follows from its arguments: neither it nor anything that it may call
// asks for the surroundings (the clock, the locale, properties, files, threads, hashes of objects).
// By a table of what is known not to; false where it is not known. Of the program's classes those
// that are loaded count. Takes the linker's mutex.
bool dependsOnInputsAlone(const vm::types::Method& method, vm::types::Linker& linker);

// The same of the methods of a test, where what libraries of tests ask for does not count: what it
// may ask, a method or a class; empty: nothing.
std::string askedByTest(const std::vector<const vm::types::Method*>& methods,
                        vm::types::Linker& linker);

} // namespace clew::search::generate
