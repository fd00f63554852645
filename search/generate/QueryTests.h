#pragma once

// `clew tests` for a method that uses a database by a query that it is given (Tuples.h): a JUnit
// test for each path, with the query that takes it.

#include "search/config/Config.h"
#include "vm/Vm.h"

namespace clew::search::generate {

// Writes the tests of `symbolic.method` into the folder `tests.output`, and runs them where
// `tests.run` says so. Returns the exit status: 4 where one of them does not pass. Throws
// ConfigError and vm::UserError, before anything was written.
int writeQueryTests(Config& config, vm::Options options);

} // namespace clew::search::generate
