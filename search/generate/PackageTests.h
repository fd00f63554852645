#pragma once

// `clew tests` for packages and whole jars: each class in a process of its own, several at once,
// with one limit of time for all of them.

#include <string_view>

#include "search/config/Config.h"
#include "vm/Vm.h"

namespace clew::search::generate {

// "org.example.*": `*` stands for any part of a name, `**` for any number of packages as well.
bool isClassPattern(std::string_view target);

// Writes tests as writeTests() does, for each class on the class path that `target` matches and
// that a test can use; prints a table of what they reach, and writes it as JSON to `tests.json`
// where that is set. A class that cannot be tested is in the table with the reason. Returns the
// exit status: 4 where a test does not pass. Throws ConfigError where no class matches.
// Single-threaded: it forks.
int writePackageTests(const Config& config, const vm::Options& options);

} // namespace clew::search::generate
