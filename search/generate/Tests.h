#pragma once

// `clew tests`: JUnit tests for a class.

#include "search/config/Config.h"
#include "vm/Vm.h"

namespace clew::search::generate {

// Writes the tests of the class `target` into the folder `tests.output`, runs them where
// `tests.run` says so, and prints what they reach. Returns the exit status: 4 where one of them
// does not pass. Throws ConfigError and vm::UserError where the folder cannot be written, JUnit is
// missing, or the class is not there or cannot be tested; then nothing was written.
int writeTests(const Config& config, vm::Options options);

} // namespace clew::search::generate
