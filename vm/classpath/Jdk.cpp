#include "vm/classpath/Jdk.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdlib>
#include <fstream>
#include <string>

#include "vm/classpath/Resource.h"

namespace clew::vm::classpath {

namespace {

namespace fs = std::filesystem;

bool hasImage(const fs::path& home) {
    std::error_code error;
    return fs::is_regular_file(home / "lib" / "modules", error);
}

fs::path requireImage(const fs::path& home, std::string_view source) {
    if (hasImage(home)) return home;
    throw ClassPathError(
        fmt::format("{}={}: there is no JDK of version 9 or later (no file lib/modules); the home "
                    "folder of one is needed, such as /usr/lib/jvm/java-17-openjdk-amd64",
                    source, home.string()));
}

// The first executable `java` of the PATH.
fs::path javaOnPath(std::string_view searchPath) {
    std::size_t start = 0;
    while (start <= searchPath.size()) {
        const std::size_t end = std::min(searchPath.find(':', start), searchPath.size());
        fs::path candidate = fs::path(searchPath.substr(start, end - start)) / "java";
        std::error_code error;
        const fs::file_status status = fs::status(candidate, error);
        constexpr fs::perms executable =
            fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
        if (!error && fs::is_regular_file(status) &&
            (status.permissions() & executable) != fs::perms::none)
            return candidate;
        start = end + 1;
    }
    return {};
}

} // namespace

fs::path findJdk(const std::optional<std::string>& explicitHome) {
    if (explicitHome && !explicitHome->empty()) return requireImage(*explicitHome, "jdk.home");
    if (const char* const home = std::getenv("JAVA_HOME"); home != nullptr && *home != '\0')
        return requireImage(home, "JAVA_HOME");
    const char* const searchPath = std::getenv("PATH");
    const fs::path java = javaOnPath(searchPath == nullptr ? "" : searchPath);
    std::string tried = "no `java` is on the PATH";
    if (!java.empty()) {
        std::error_code error;
        const fs::path real = fs::canonical(java, error);
        fs::path home = real.parent_path().parent_path();
        if (!error && hasImage(home)) return home;
        tried =
            fmt::format("`java` on the PATH is {}, which belongs to no JDK of version 9 or later",
                        real.string());
    }
    throw ClassPathError(
        fmt::format("no JDK found: jdk.home is not given, JAVA_HOME is not set, and {}; set one of "
                    "them to the home folder of a JDK",
                    tried));
}

int jdkFeatureVersion(const fs::path& home) {
    const fs::path file = home / "release";
    std::ifstream stream(file);
    if (!stream)
        throw ClassPathError(
            fmt::format("{}: cannot be read; every JDK has this file", file.string()));
    constexpr std::string_view key = "JAVA_VERSION=\"";
    for (std::string line; std::getline(stream, line);) {
        if (!line.starts_with(key)) continue;
        std::string_view value = std::string_view(line).substr(key.size());
        if (value.starts_with("1.")) value.remove_prefix(2); // "1.8.0" is version 8
        int version = 0;
        if (std::from_chars(value.data(), value.data() + value.size(), version).ec == std::errc())
            return version;
    }
    throw ClassPathError(
        fmt::format("{}: there is no line such as JAVA_VERSION=\"17.0.1\"", file.string()));
}

} // namespace clew::vm::classpath
