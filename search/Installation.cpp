#include "search/Installation.h"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <vector>

#include "search/config/Config.h"
#include "vm/classpath/UserCache.h"

namespace clew::search {

namespace fs = std::filesystem;

fs::path apiJar() {
    const fs::path folder = fs::read_symlink("/proc/self/exe").parent_path();
    fs::path built = folder / "clew-api.jar";
    if (fs::exists(built)) return built;
    fs::path installed = (folder / "../share/clew/clew-api.jar").lexically_normal();
    if (fs::exists(installed)) return installed;
    throw ConfigError(fmt::format("{}: no such file; the installation of clew is incomplete",
                                  installed.string()));
}

fs::path cacheFolder() {
    return vm::classpath::userCacheFolder().value_or(fs::temp_directory_path() /
                                                     fmt::format("clew-{}", getuid()));
}

void removeUnused(const fs::path& folder) {
    std::error_code error;
    const auto oldest = fs::file_time_type::clock::now() - std::chrono::days(30);
    std::vector<fs::path> unused;
    for (const auto& entry : fs::directory_iterator(folder, error))
        if (entry.last_write_time(error) < oldest && !error) unused.push_back(entry.path());
    for (const fs::path& path : unused) fs::remove_all(path, error);
}

} // namespace clew::search
