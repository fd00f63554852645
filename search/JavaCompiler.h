#pragma once

#include <filesystem>

#include "search/config/Config.h"

namespace clew::search {

// Compiles what the run needs and has no class file for, with the JDK's own `javac`, and completes
// the configuration: the folder of the classes comes first on `classpath`, the sources' folder is
// on `sourcepath`.
//
// - `javaSource` (from `clew Foo.java`), if given: the file, whose first type becomes `target`.
// - Otherwise the target's source below `sourcepath`, or below the .jpf's folder; unless the
// configuration
//   sets `classpath` and the class is there.
//
// Classes are kept below the user's cache folder, under a hash of everything that they are made
// from, so that the second run compiles nothing.
//
// Throws ConfigError where an entry of `classpath` or `sourcepath` does not exist, or where the
// source does not compile; then javac's own errors have gone to standard error.
void compileSources(Config& config, const std::filesystem::path& javaSource,
                    const std::filesystem::path& jdkHome);

} // namespace clew::search
