#include "vm/classpath/IndexCache.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <ctime>
#include <vector>

#include "vm/classpath/FileDescriptor.h"
#include "vm/classpath/UserCache.h"

namespace clew::vm::classpath {

namespace {

namespace fs = std::filesystem;

constexpr int kFormat = 1; // another one whenever other records are made of the same class files
constexpr std::string_view kSuffix = ".index";
constexpr std::time_t kSecondsOfUse = 24 * 60 * 60; // a use is noted once in these
constexpr std::chrono::hours kUnfinished{1};        // no process writes to one file for so long

std::string headOf(const fs::path& entry, std::string_view stamp) {
    return fmt::format("index of a class path, format {}\nclew {}\n{}\n{}\n", kFormat, CLEW_VERSION,
                       entry.native(), stamp);
}

std::string nameOf(const fs::path& entry) {
    const XXH128_hash_t hash = XXH3_128bits(entry.native().data(), entry.native().size());
    return fmt::format("{:016x}{:016x}{}", hash.high64, hash.low64, kSuffix);
}

std::string checksumOf(std::string_view bytes) {
    XXH128_canonical_t stored;
    XXH128_canonicalFromHash(&stored, XXH3_128bits(bytes.data(), bytes.size()));
    return {reinterpret_cast<const char*>(stored.digest), sizeof stored.digest};
}

bool readAll(int descriptor, std::string& bytes) {
    for (std::size_t have = 0; have < bytes.size();) {
        const ssize_t got = ::read(descriptor, bytes.data() + have, bytes.size() - have);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return false;
        have += static_cast<std::size_t>(got);
    }
    return true;
}

bool writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// Read at once, not mapped: whoever truncates the file meanwhile does not end this process. Nothing
// where it is not a file of this user, or of a size that none has.
std::shared_ptr<const std::string> readFile(const fs::path& file) {
    const FileDescriptor descriptor(
        ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
    struct stat status {};
    if (descriptor.number() < 0 || ::fstat(descriptor.number(), &status) != 0 ||
        !S_ISREG(status.st_mode) || status.st_uid != ::geteuid() ||
        static_cast<std::size_t>(status.st_size) > IndexCache::kMostBytes)
        return nullptr;
    auto bytes = std::make_shared<std::string>(static_cast<std::size_t>(status.st_size), '\0');
    if (!readAll(descriptor.number(), *bytes)) return nullptr;
    if (status.st_mtim.tv_sec < std::time(nullptr) - kSecondsOfUse)
        ::futimens(descriptor.number(), nullptr);
    return bytes;
}

std::optional<ClassRecords> read(const fs::path& file, std::string_view head) {
    const auto owner = readFile(file);
    if (!owner) return std::nullopt;
    std::string_view bytes = *owner;
    constexpr std::size_t kChecksum = sizeof(XXH128_canonical_t);
    if (!bytes.starts_with(head) || bytes.size() - head.size() < kChecksum) return std::nullopt;
    const std::string_view checksum = bytes.substr(bytes.size() - kChecksum);
    bytes.remove_suffix(kChecksum);
    if (checksum != checksumOf(bytes)) return std::nullopt;
    return ClassRecords::parse(owner, bytes.substr(head.size()));
}

struct CachedFile {
    fs::path path;
    fs::file_time_type used;
    std::size_t size;
};

// Those in the folder, the last used one first. What processes that were ended left unfinished is
// removed.
std::vector<CachedFile> filesOf(const fs::path& folder) {
    std::vector<CachedFile> files;
    const auto now = fs::file_time_type::clock::now();
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        std::error_code gone, ignored; // another process has removed it
        CachedFile file{at->path(), at->last_write_time(gone), at->file_size(ignored)};
        if (gone || ignored) continue;
        if (file.path.extension() == kSuffix)
            files.push_back(std::move(file));
        else if (now - file.used > kUnfinished)
            fs::remove(file.path, ignored);
    }
    std::ranges::sort(files, std::ranges::greater(), &CachedFile::used);
    return files;
}

void removeOldest(const fs::path& folder) {
    std::size_t count = 0, bytes = 0;
    for (const CachedFile& file : filesOf(folder)) {
        bytes += file.size;
        if (++count <= IndexCache::kMostFiles && bytes <= IndexCache::kMostBytes) continue;
        std::error_code error;
        fs::remove(file.path, error);
    }
}

} // namespace

IndexCache::IndexCache() : folder_(userCacheFolder()) {
    if (folder_) *folder_ /= "index";
}

IndexCache::~IndexCache() {
    if (hasWritten_) removeOldest(*folder_);
}

ClassRecords IndexCache::recordsOf(const Entry& entry) {
    const std::optional<std::string> stamp = entry.stamp();
    std::error_code error;
    const fs::path path = fs::canonical(entry.location(), error);
    if (!folder_ || !stamp || error) return ClassRecords::of(entry);
    const fs::path file = *folder_ / nameOf(path);
    const std::string head = headOf(path, *stamp);
    if (std::optional<ClassRecords> records = read(file, head)) return std::move(*records);
    ClassRecords records = ClassRecords::of(entry);
    // The same stamp once more: nobody has written to the jar while it was read.
    if (records.isComplete() && entry.stamp() == stamp) write(file, head, records);
    return records;
}

void IndexCache::write(const fs::path& file, std::string_view head, const ClassRecords& records) {
    std::string bytes(head);
    bytes += records.bytes();
    bytes += checksumOf(bytes);
    if (bytes.size() > kMostBytes) return;
    std::error_code error;
    fs::create_directories(*folder_, error);
    std::string beside = file.string() + ".XXXXXX";
    FileDescriptor descriptor(::mkostemp(beside.data(), O_CLOEXEC));
    if (descriptor.number() < 0) return;
    hasWritten_ = true;
    if (!writeAll(descriptor.number(), bytes) || !descriptor.close() ||
        ::rename(beside.c_str(), file.c_str()) != 0)
        ::unlink(beside.c_str());
}

} // namespace clew::vm::classpath
