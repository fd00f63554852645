#include "vm/classpath/Folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <vector>

#include "vm/classpath/FileDescriptor.h"

namespace clew::vm::classpath {

namespace {

// Neither absolute nor through "..", so that it stays inside the folder.
bool staysInside(std::string_view path) {
    if (path.empty() || path.front() == '/' || path.find('\0') != std::string_view::npos)
        return false;
    std::size_t start = 0;
    while (start <= path.size()) {
        const std::size_t end = std::min(path.find('/', start), path.size());
        if (path.substr(start, end - start) == "..") return false;
        start = end + 1;
    }
    return true;
}

constexpr off_t kMostOfClass = 256 << 20;    // a hundred times what a compiler writes
constexpr off_t kMostOfResource = INT32_MAX; // what fits into an array

} // namespace

Folder::Folder(std::string location) : Entry(std::move(location)), prefix_(this->location()) {
    if (!prefix_.ends_with('/')) prefix_ += '/';
}

std::vector<std::string> Folder::classFiles() const {
    namespace fs = std::filesystem;
    std::vector<std::string> paths;
    std::error_code error;
    for (fs::recursive_directory_iterator
             at(prefix_, fs::directory_options::skip_permission_denied, error),
         end;
         !error && at != end; at.increment(error))
        if (at->path().extension() == ".class")
            paths.push_back(at->path().string().substr(prefix_.size()));
    std::ranges::sort(paths);
    return paths;
}

std::optional<Resource> Folder::find(std::string_view path) const {
    if (!staysInside(path)) return std::nullopt;
    std::string file = prefix_;
    file += path;
    const auto fail = [&]() {
        return ClassPathError(fmt::format("{}: cannot be read: {}", file, std::strerror(errno)));
    };
    const FileDescriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (descriptor.number() < 0) {
        if (errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG || errno == EISDIR)
            return std::nullopt;
        throw fail();
    }
    struct stat status {};
    if (::fstat(descriptor.number(), &status) != 0) throw fail();
    if (S_ISDIR(status.st_mode)) return std::nullopt;
    if (!S_ISREG(status.st_mode)) throw ClassPathError(fmt::format("{}: is no regular file", file));
    if (status.st_size > (path.ends_with(".class") ? kMostOfClass : kMostOfResource))
        throw ClassPathError(fmt::format("{}: has {} bytes, too many for what it is meant to be",
                                         file, status.st_size));
    // Read, not mapped: a file that a compiler truncates while we hold it must not take the process
    // down.
    auto contents =
        std::make_shared<std::vector<std::uint8_t>>(static_cast<std::size_t>(status.st_size));
    std::size_t have = 0;
    while (have < contents->size()) {
        const ssize_t got =
            ::read(descriptor.number(), contents->data() + have, contents->size() - have);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) throw fail();
        if (got == 0) break;
        have += static_cast<std::size_t>(got);
    }
    contents->resize(have);
    Resource resource;
    resource.bytes = *contents;
    resource.owner = std::move(contents);
    resource.location = std::move(file);
    return resource;
}

} // namespace clew::vm::classpath
