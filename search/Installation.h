#pragma once

#include <filesystem>

namespace clew::search {

/// The jar of the Java API that programs under test may call: `share/clew/clew-api.jar` of the
/// installation that this binary belongs to, or beside the binary in a build folder. Throws
/// ConfigError where it is missing.
std::filesystem::path api_jar();

/// `clew` below the user's cache folder (XDG_CACHE_HOME, or .cache in the home folder). It need not
/// exist.
std::filesystem::path cache_folder();

} // namespace clew::search
