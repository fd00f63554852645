#pragma once

// Where the source of a program's classes is looked for, to quote lines of it.

#include <filesystem>
#include <vector>

#include "search/config/Config.h"

namespace clew::search {

// Those of `sourcepath`, and where Maven, Gradle and IDEs have the sources of the folders and jars
// of the class path.
std::vector<std::filesystem::path> sourceFolders(const Config& config);

} // namespace clew::search
