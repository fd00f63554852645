#include "vm/classpath/Jar.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <zip.h>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>

namespace clew::vm::classpath {

namespace {

constexpr std::string_view kManifestName = "META-INF/MANIFEST.MF";
constexpr std::string_view kVersionsPrefix = "META-INF/versions/";
constexpr int kFirstVersion = 9; // META-INF/versions/9 is the first one (JEP 238)
constexpr std::uint64_t kLargestEntry = std::uint64_t{1} << 31; // what a Java byte array could hold

// Where the archive begins in the file: behind a script that starts it, as build tools put there.
// The end of the central directory (APPNOTE 4.3.16) says how far it is from there to the start.
std::uint64_t startOfArchive(const std::string& path) {
    constexpr std::size_t kEndRecord = 22, kLongestComment = 0xFFFF;
    if (!std::filesystem::is_regular_file(path)) return 0; // nobody may ever write to a pipe
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    const auto size = static_cast<std::uint64_t>(std::max<std::int64_t>(file.tellg(), 0));
    std::string tail(std::min<std::uint64_t>(size, kEndRecord + kLongestComment), '\0');
    file.seekg(-static_cast<std::streamoff>(tail.size()), std::ios::end);
    if (!file.read(tail.data(), static_cast<std::streamsize>(tail.size()))) return 0;
    const std::size_t record = tail.rfind("PK\x05\x06");
    if (record == std::string::npos || record + kEndRecord > tail.size()) return 0;
    const auto numberAt = [&](std::size_t offset) {
        std::uint32_t number; // little-endian, as this machine is
        std::memcpy(&number, tail.data() + record + offset, sizeof number);
        return number;
    };
    const std::uint64_t end = size - tail.size() + record;
    const std::uint64_t archive = std::uint64_t(numberAt(12)) + numberAt(16); // directory, offset
    return archive <= end ? end - archive : 0;
}

zip_t* openArchive(const std::string& path, zip_error_t& error) {
    zip_source_t* source = ::zip_source_file_create(path.c_str(), startOfArchive(path), -1, &error);
    if (source == nullptr) return nullptr;
    zip_t* archive = ::zip_open_from_source(source, ZIP_RDONLY, &error);
    if (archive == nullptr) ::zip_source_free(source);
    return archive;
}

// The clock of file dates stands still for some milliseconds, on some file systems for two seconds:
// until then a file can be written to once more without another date.
constexpr std::time_t kSecondsUntilSure = 2;

// The date of the last change to the file's data or attributes (ctime) is one that no program can
// set: it tells files apart that were copied with their dates.
std::optional<std::string> datesOf(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
    if (status.st_mtim.tv_sec > std::time(nullptr) - kSecondsUntilSure) return std::nullopt;
    return fmt::format("size {}, written {}.{:09}, changed {}.{:09}", status.st_size,
                       status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec,
                       status.st_ctim.tv_nsec);
}

} // namespace

Jar::Jar(std::string location, int featureVersion)
    : Entry(std::move(location)),
      openedAs_(datesOf(this->location())),
      featureVersion_(featureVersion) {
    zip_error_t description;
    ::zip_error_init(&description);
    archive_ = openArchive(this->location(), description);
    if (archive_ == nullptr) {
        const std::string reason = ::zip_error_strerror(&description);
        ::zip_error_fini(&description);
        throw ClassPathError(
            fmt::format("class path entry '{}' cannot be opened as a jar: {}; an entry is a folder "
                        "or a jar file",
                        this->location(), reason));
    }
    try {
        if (const std::int64_t index = ::zip_name_locate(archive_, kManifestName.data(), 0);
            index >= 0) {
            const Resource manifest = read(static_cast<std::uint64_t>(index), kManifestName);
            manifest_ = Manifest::parse(
                {reinterpret_cast<const char*>(manifest.bytes.data()), manifest.bytes.size()});
        }
        if (manifest_.isMultiRelease) indexVersions(featureVersion);
    } catch (...) {
        ::zip_discard(archive_);
        throw;
    }
}

Jar::~Jar() {
    ::zip_discard(archive_);
}

void Jar::indexVersions(int featureVersion) {
    const std::int64_t count = ::zip_get_num_entries(archive_, 0);
    for (std::int64_t i = 0; i < count; ++i) {
        const auto index = static_cast<std::uint64_t>(i);
        const char* const rawName = ::zip_get_name(archive_, index, ZIP_FL_ENC_RAW);
        if (rawName == nullptr) continue;
        std::string_view name = rawName;
        if (!name.starts_with(kVersionsPrefix)) continue;
        name.remove_prefix(kVersionsPrefix.size());
        int feature = 0;
        const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), feature);
        if (error != std::errc() || end == name.data() + name.size() || *end != '/') continue;
        if (feature < kFirstVersion || feature > featureVersion) continue;
        name.remove_prefix(static_cast<std::size_t>(end - name.data()) + 1);
        // What lies in META-INF has no versions.
        if (name.empty() || name.ends_with('/') || name.starts_with("META-INF/")) continue;
        const auto [known, isNew] =
            versions_.try_emplace(std::string(name), Version{feature, index});
        if (!isNew && known->second.feature < feature) known->second = {feature, index};
    }
}

std::vector<std::string> Jar::classFiles() const {
    std::vector<std::string> paths;
    const std::lock_guard lock(mutex_);
    const std::int64_t count = ::zip_get_num_entries(archive_, 0);
    for (std::int64_t i = 0; i < count; ++i) {
        const char* const name =
            ::zip_get_name(archive_, static_cast<std::uint64_t>(i), ZIP_FL_ENC_RAW);
        if (name == nullptr) continue;
        const std::string_view path = name;
        if (path.ends_with(".class") && !path.starts_with("META-INF/")) paths.emplace_back(path);
    }
    for (const auto& [path, version] : versions_)
        if (path.ends_with(".class")) paths.push_back(path);
    std::ranges::sort(paths);
    paths.erase(std::ranges::unique(paths).begin(), paths.end());
    return paths;
}

std::optional<std::string> Jar::stamp() const {
    if (!openedAs_ || datesOf(location()) != openedAs_) return std::nullopt;
    return manifest_.isMultiRelease ? fmt::format("{}, for JDK {}", *openedAs_, featureVersion_)
                                    : openedAs_;
}

bool Jar::mayHold(std::string_view path) const {
    // Other names may be there in another encoding.
    const auto isPlain = [](char c) { return c > 0; };
    if (!std::ranges::all_of(path, isPlain)) return true;
    const std::lock_guard lock(mutex_);
    const auto isThere = [&](const std::string& name) {
        return ::zip_name_locate(archive_, name.c_str(), ZIP_FL_ENC_RAW) >= 0;
    };
    const std::string name(path);
    return versions_.contains(path) || isThere(name) || isThere(name + "/");
}

std::optional<Resource> Jar::find(std::string_view path) const {
    if (path.empty() || path.back() == '/' || path.find('\0') != std::string_view::npos)
        return std::nullopt;
    const std::lock_guard lock(mutex_);
    if (const auto version = versions_.find(path); version != versions_.end())
        return read(version->second.index,
                    ::zip_get_name(archive_, version->second.index, ZIP_FL_ENC_RAW));
    const std::string name(path);
    const std::int64_t index = ::zip_name_locate(archive_, name.c_str(), ZIP_FL_ENC_RAW);
    if (index < 0) return std::nullopt;
    return read(static_cast<std::uint64_t>(index), name);
}

Resource Jar::read(std::uint64_t index, std::string_view name) const {
    Resource resource;
    resource.location = fmt::format("{}!/{}", location(), name);
    const auto fail = [&](std::string_view reason) {
        return ClassPathError(fmt::format("{}: cannot be read: {}", resource.location, reason));
    };
    zip_stat_t status;
    ::zip_stat_init(&status);
    if (::zip_stat_index(archive_, index, 0, &status) != 0 || !(status.valid & ZIP_STAT_SIZE))
        throw fail(::zip_strerror(archive_));
    if (status.size >= kLargestEntry) throw fail("it is larger than 2 GB");
    zip_file_t* const file = ::zip_fopen_index(archive_, index, 0);
    if (file == nullptr) throw fail(::zip_strerror(archive_));
    // The size is what the archive claims, so memory is taken as the data really comes.
    constexpr std::size_t step = 1 << 20;
    auto contents = std::make_shared<std::vector<std::uint8_t>>();
    std::string problem;
    while (contents->size() < status.size) {
        const std::size_t have = contents->size();
        contents->resize(have + std::min<std::size_t>(step, status.size - have));
        const std::int64_t got =
            ::zip_fread(file, contents->data() + have, contents->size() - have);
        contents->resize(have + static_cast<std::size_t>(std::max<std::int64_t>(got, 0)));
        if (got < 0) problem = ::zip_file_strerror(file);
        if (got <= 0) break;
    }
    ::zip_fclose(file);
    if (!problem.empty()) throw fail(problem);
    if (contents->size() != status.size) throw fail("the data ends too early");
    resource.bytes = *contents;
    resource.owner = std::move(contents);
    return resource;
}

} // namespace clew::vm::classpath
