#include "vm/objects/OuterFiles.h"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdint>
#include <filesystem>
#include <fstream>

namespace clew::vm::objects {
namespace {

// Random numbers may be any: always the same.
std::string anyBytes() {
    std::string bytes;
    std::uint64_t bits = 0x9E3779B97F4A7C15ull;
    for (int i = 0; i < 1 << 17; ++i) {
        bits ^= bits << 13;
        bits ^= bits >> 7;
        bits ^= bits << 17;
        bytes.append(reinterpret_cast<const char*>(&bits), sizeof bits);
    }
    return bytes;
}

void readAll(int descriptor, FileSnapshot& into) {
    char buffer[65536];
    for (;;) {
        const ssize_t count = read(descriptor, buffer, sizeof buffer);
        if (count < 0) into.error = errno;
        if (count <= 0) return;
        into.bytes.append(buffer, static_cast<std::size_t>(count));
    }
}

} // namespace

OuterFiles::OuterFiles() {
    std::error_code ignored;
    workingFolder_ = std::filesystem::current_path(ignored).string();
    // umask(2) can only be asked by changing it, which the files of other threads of ours would
    // see.
    std::ifstream self("/proc/self/status");
    for (std::string word; self >> word;) {
        if (word != "Umask:") continue;
        unsigned mask = creationMask_;
        self >> std::oct >> mask;
        creationMask_ = mask;
        return;
    }
}

const OuterFile& OuterFiles::at(const std::string& path) {
    const std::lock_guard lock(mutex_);
    const auto [found, isNew] = files_.try_emplace(path);
    OuterFile& file = found->second;
    if (!isNew) return file;
    if (lstat(path.c_str(), &file.status) != 0) {
        file.error = errno;
        return file;
    }
    if (S_ISLNK(file.status.st_mode)) {
        char target[PATH_MAX];
        const ssize_t length = readlink(path.c_str(), target, sizeof target);
        if (length < 0)
            file.error = errno;
        else
            file.link.assign(target, static_cast<std::size_t>(length));
        return file;
    }
    for (int mode = 1; mode < 8; ++mode)
        file.accessErrors[mode] = access(path.c_str(), mode) == 0 ? 0 : errno;
    return file;
}

const std::vector<std::string>& OuterFiles::namesIn(const std::string& folder, int& error) {
    const std::lock_guard lock(mutex_);
    const auto [found, isNew] = folders_.try_emplace(folder);
    Folder& known = found->second;
    if (isNew) {
        if (DIR* directory = opendir(folder.c_str())) {
            while (const dirent* entry = readdir(directory)) {
                const std::string name = entry->d_name;
                if (name != "." && name != "..") known.names.push_back(name);
            }
            closedir(directory);
            std::ranges::sort(known.names);
        } else {
            known.error = errno;
        }
    }
    error = known.error;
    return known.names;
}

int OuterFiles::open(const std::string& path) {
    const std::lock_guard lock(mutex_);
    if (const auto found = numbers_.find(path); found != numbers_.end()) return found->second;
    auto made = std::make_unique<FileSnapshot>();
    made->path = path;
    struct stat status;
    // What waits for somebody at its other end is not opened.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0) {
        made->error = errno;
    } else if (fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode)) {
        made->error = EISDIR;
    } else if (!S_ISREG(status.st_mode)) {
        made->isDevice = true;
        if (path == "/dev/random" || path == "/dev/urandom") made->bytes = anyBytes();
    } else {
        readAll(descriptor, *made);
    }
    if (descriptor >= 0) close(descriptor);
    contents_.push_back(std::move(made));
    return numbers_[path] = kFirstNumber + static_cast<int>(contents_.size()) - 1;
}

const FileSnapshot* OuterFiles::contents(int number) {
    const std::lock_guard lock(mutex_);
    const int index = number - kFirstNumber;
    if (index < 0 || index >= static_cast<int>(contents_.size())) return nullptr;
    return contents_[static_cast<std::size_t>(index)].get();
}

} // namespace clew::vm::objects
