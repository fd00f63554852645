#include "vm/classpath/ClassPath.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <filesystem>
#include <unordered_set>

#include "vm/classpath/Folder.h"
#include "vm/classpath/Jar.h"

namespace clew::vm::classpath {

namespace {

namespace fs = std::filesystem;

bool isJarName(const fs::path& file) {
    return file.extension() == ".jar" || file.extension() == ".JAR";
}

// The jars of "folder/*", sorted, so that two runs see the same order.
std::vector<std::string> jarsOf(const std::string& wildcard) {
    const fs::path folder =
        wildcard == "*" ? fs::path(".") : fs::path(wildcard.substr(0, wildcard.size() - 1));
    std::error_code error;
    fs::directory_iterator files(folder, error);
    if (error)
        throw ClassPathError(fmt::format("class path entry '{}': folder '{}' cannot be listed: {}",
                                         wildcard, folder.string(), error.message()));
    std::vector<std::string> jars;
    for (const fs::directory_entry& file : files)
        if (isJarName(file.path())) jars.push_back(file.path().string());
    std::sort(jars.begin(), jars.end());
    return jars;
}

// A relative URL of a manifest's Class-Path, as a path; empty if it names something other than a
// file.
std::string fileOfUrl(std::string_view url, const fs::path& folder) {
    if (url.starts_with("file:")) {
        url.remove_prefix(5);
        while (url.starts_with("//")) url.remove_prefix(1);
    } else if (url.find(':') != std::string_view::npos) {
        return {};
    }
    std::string decoded;
    const auto digit = [](char c) {
        return c >= '0' && c <= '9'   ? c - '0'
               : c >= 'a' && c <= 'f' ? c - 'a' + 10
               : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                      : -1;
    };
    for (std::size_t i = 0; i < url.size(); ++i) {
        if (url[i] == '%' && i + 2 < url.size() && digit(url[i + 1]) >= 0 &&
            digit(url[i + 2]) >= 0) {
            decoded += static_cast<char>(digit(url[i + 1]) * 16 + digit(url[i + 2]));
            i += 2;
        } else {
            decoded += url[i];
        }
    }
    return (folder / decoded).string();
}

} // namespace

ClassPath::ClassPath(const std::vector<std::string>& entries, int featureVersion) {
    struct Item {
        std::string location;
        bool fromManifest;
    };
    std::deque<Item> open;
    for (const std::string& entry : entries) {
        if (entry == "*" || entry.ends_with("/*")) {
            for (std::string& jar : jarsOf(entry)) open.push_back({std::move(jar), false});
        } else {
            open.push_back({entry, false});
        }
    }
    std::unordered_set<std::string> seen; // a jar that several manifests name is looked at once
    while (!open.empty()) {
        const Item item = std::move(open.front());
        open.pop_front();
        const std::string location = item.location.empty() ? "." : item.location;
        std::error_code error;
        const fs::file_status status = fs::status(location, error);
        if (!fs::exists(status)) {
            if (item.fromManifest) continue;
            throw ClassPathError(
                fmt::format("class path entry '{}' does not exist (working folder {}); an entry is "
                            "a folder or a jar file",
                            location, fs::current_path(error).string()));
        }
        if (const fs::path real = fs::canonical(location, error);
            !error && !seen.insert(real.string()).second)
            continue;
        if (fs::is_directory(status)) {
            entries_.push_back(std::make_unique<Folder>(location));
            continue;
        }
        auto jar = std::make_unique<Jar>(location, featureVersion);
        const fs::path folder = fs::path(location).parent_path();
        const std::vector<std::string>& further = jar->manifest().classPath;
        for (auto url = further.rbegin(); url != further.rend(); ++url)
            if (std::string file = fileOfUrl(*url, folder); !file.empty())
                open.push_front({std::move(file), true});
        entries_.push_back(std::move(jar));
    }
}

std::optional<Resource> ClassPath::find(std::string_view path) const {
    for (const auto& entry : entries_)
        if (std::optional<Resource> resource = entry->find(path)) return resource;
    return std::nullopt;
}

bool ClassPath::isSealed(std::string_view path) const {
    for (const auto& entry : entries_)
        if (entry->find(path)) return entry->isSealed();
    return false;
}

std::vector<Resource> ClassPath::findAll(std::string_view path) const {
    std::vector<Resource> all;
    for (const auto& entry : entries_)
        if (std::optional<Resource> resource = entry->find(path))
            all.push_back(std::move(*resource));
    return all;
}

std::vector<std::string> ClassPath::split(std::string_view text) {
    std::vector<std::string> parts;
    std::size_t start = 0;
    while (true) {
        const std::size_t end = text.find(':', start);
        const std::string_view part = text.substr(start, end - start);
        parts.emplace_back(part.empty() ? "." : part);
        if (end == std::string_view::npos) return parts;
        start = end + 1;
    }
}

} // namespace clew::vm::classpath
