#pragma once

// Where files are kept that save time and can be made again.

#include <filesystem>
#include <optional>

namespace clew::vm::classpath {

// `clew` below the user's cache folder: that of XDG_CACHE_HOME, or .cache in the home folder
// (XDG Base Directory Specification). It need not exist. Nothing where neither of them is absolute.
std::optional<std::filesystem::path> userCacheFolder();

} // namespace clew::vm::classpath
