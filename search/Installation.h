#pragma once

#include <filesystem>

namespace clew::search {

// The jar of the Java API that programs under test may call: `share/clew/clew-api.jar` of the
// installation that this binary belongs to, or beside the binary in a build folder. Throws
// ConfigError where it is missing.
std::filesystem::path apiJar();

// vm::classpath::userCacheFolder(), or where there is none one of this user among the temporary
// files. It need not exist.
std::filesystem::path cacheFolder();

// Removes what is in a folder of it and has not been used for a month: has an older time.
void removeUnused(const std::filesystem::path& folder);

} // namespace clew::search
