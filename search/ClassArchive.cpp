#include "search/ClassArchive.h"

#include <unistd.h>

#include <atomic>
#include <csignal>
#include <fstream>
#include <optional>

#include "search/ContentHash.h"
#include "search/Installation.h"
#include "vm/classpath/UserCache.h"

namespace clew::search {

namespace fs = std::filesystem;

namespace {

// What a JVM says of an archive is for nobody.
constexpr const char* kSilent = "-Xlog:disable";

} // namespace

ClassArchive::ClassArchive(const fs::path& jdkHome, std::string_view tool,
                           std::span<const fs::path> jars) {
    const std::optional<fs::path> cache = vm::classpath::userCacheFolder();
    // Between colons a JVM expects several archives.
    if (!cache || cache->string().find(':') != std::string::npos) return;
    ContentHash hash;
    hash.addStamp(jdkHome / "release");
    hash.addStamp(jdkHome / "lib/modules");
    for (const fs::path& jar : jars) hash.addStamp(jar);
    const fs::path folder = *cache / "jvm";
    std::error_code error;
    fs::create_directories(folder, error);
    if (error || access(folder.c_str(), W_OK) != 0) return;
    file_ = folder / fmt::format("{}-{}.jsa", tool, hash.hexadecimal());
    static std::atomic<unsigned> number;
    unfinished_ = fmt::format("{}.{}.{}", file_.string(), getpid(), ++number);
}

std::vector<std::string> ClassArchive::toUse() const {
    std::error_code error;
    if (file_.empty() || fs::file_size(file_, error) == 0 || error) return {};
    fs::last_write_time(file_, fs::file_time_type::clock::now(), error);
    return {"-XX:SharedArchiveFile=" + file_.string(), kSilent, "-XX:ErrorFile=/dev/null"};
}

std::vector<std::string> ClassArchive::toMake() const {
    std::error_code error;
    if (file_.empty() || fs::exists(file_, error)) return {};
    removeUnused(file_.parent_path());
    return {"-XX:ArchiveClassesAtExit=" + unfinished_.string(), kSilent};
}

void ClassArchive::keep(int status) const {
    std::error_code error;
    if (file_.empty() || fs::exists(file_, error) || status >= 128) {
        if (!file_.empty()) fs::remove(unfinished_, error);
        return;
    }
    fs::rename(unfinished_, file_, error);
    if (error) std::ofstream(file_).flush();
}

bool ClassArchive::hasBroken(int status) const {
    // Whoever takes too long is killed, too.
    if (status < 128 || status == 128 + SIGKILL || toUse().empty()) return false;
    std::error_code error;
    fs::remove(file_, error);
    return true;
}

} // namespace clew::search
