#include "search/Output.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace clew::search {

Output::Output() : atOnce_(isatty(1)) { buffer_.reserve(kBuffer); }

Output::Output(const std::filesystem::path& file)
    : file_(open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666)), last_(file_), atOnce_(false) {
    if (file_ < 0)
        throw ConfigError(fmt::format("vm.output={}: cannot be written ({})", file.string(), std::strerror(errno)));
    buffer_.reserve(kBuffer);
}

Output::~Output() {
    flush();
    if (file_ >= 0) close(file_);
}

void Output::write(int fileDescriptor, std::string_view bytes) {
    const int target = file_ >= 0 ? file_ : fileDescriptor;
    if (target != last_) flush();
    last_ = target;
    buffer_.append(bytes);
    if (atOnce_ || target == 2 || buffer_.size() >= kBuffer) flush();
}

void Output::flush() {
    std::string_view rest = buffer_;
    while (!rest.empty()) {
        const ssize_t written = ::write(last_, rest.data(), rest.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) break; // a closed pipe: nobody reads it
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
    buffer_.clear();
}

} // namespace clew::search
