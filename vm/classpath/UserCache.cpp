#include "vm/classpath/UserCache.h"

#include <cstdlib>

namespace clew::vm::classpath {

std::optional<std::filesystem::path> userCacheFolder() {
    const char* const cache = std::getenv("XDG_CACHE_HOME");
    if (cache && *cache == '/') return std::filesystem::path(cache) / "clew";
    const char* const home = std::getenv("HOME");
    if (home && *home == '/') return std::filesystem::path(home) / ".cache/clew";
    return std::nullopt;
}

} // namespace clew::vm::classpath
