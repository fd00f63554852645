#include "search/Output.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>
#include <xxhash.h>

#include <cerrno>
#include <chrono>
#include <cstring>

namespace clew::search {

Output::Output(bool mayRestart) : mayRestart_(mayRestart), atOnce_(isatty(1)) {
    buffer_.reserve(kBuffer);
}

Output::Output(bool mayRestart, const std::filesystem::path& file)
    : mayRestart_(mayRestart),
      file_(open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666)),
      last_(file_),
      atOnce_(false) {
    if (file_ < 0)
        throw ConfigError(fmt::format("vm.output={}: cannot be written ({})", file.string(),
                                      std::strerror(errno)));
    buffer_.reserve(kBuffer);
}

Output::~Output() {
    flusher_ = {};
    flush();
    if (file_ >= 0) close(file_);
}

void Output::write(int fileDescriptor, std::string_view bytes) {
    if (isHeld_) {
        if (!hasLeftOut()) hasLeftOut_.store(true, std::memory_order_relaxed);
        return;
    }
    if (!mayRestart_) return emit(fileDescriptor, bytes);
    std::string& line = lines_[fileDescriptor == 2];
    while (!bytes.empty()) {
        const std::size_t end = bytes.find('\n');
        line.append(bytes.substr(0, end == std::string_view::npos ? end : end + 1));
        if (end == std::string_view::npos) return;
        bytes.remove_prefix(end + 1);
        writeLine(fileDescriptor);
    }
}

void Output::writeLine(int fileDescriptor) {
    std::string& line = lines_[fileDescriptor == 2];
    const std::uint64_t hash =
        XXH3_64bits_withSeed(line.data(), line.size(), static_cast<XXH64_hash_t>(fileDescriptor));
    ++written_[hash];
    const auto before = toLeaveOut_.find(hash);
    if (before == toLeaveOut_.end()) {
        emit(fileDescriptor, line);
    } else if (--before->second == 0) {
        toLeaveOut_.erase(before);
    }
    line.clear();
}

void Output::restarted() {
    // What was left to leave out has been written by an exploration before the last one.
    for (const auto& [hash, times] : toLeaveOut_) written_[hash] += times;
    toLeaveOut_ = std::move(written_);
    written_.clear();
    for (std::string& line : lines_) line.clear();
    isHeld_ = false;
    hasLeftOut_ = false;
}

void Output::show(const std::vector<Printed>& printed) {
    restarted();
    for (const auto& [fileDescriptor, text] : printed) write(fileDescriptor, text);
}

void Output::emit(int fileDescriptor, std::string_view bytes) {
    const int target = file_ >= 0 ? file_ : fileDescriptor;
    const std::lock_guard lock(mutex_);
    if (target != last_) flushBuffer();
    last_ = target;
    buffer_.append(bytes);
    if (target == 1 && !bytes.empty()) isInLine_ = bytes.back() != '\n';
    if (atOnce_ || target == 2 || buffer_.size() >= kBuffer) flushBuffer();
}

void Output::flush() {
    for (const int fileDescriptor : {1, 2})
        if (!lines_[fileDescriptor == 2].empty()) writeLine(fileDescriptor);
    const std::lock_guard lock(mutex_);
    flushBuffer();
}

void Output::flushRegularly() {
    flusher_ = std::jthread([this](const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            const std::lock_guard lock(mutex_);
            flushBuffer();
        }
    });
}

void Output::finishRegularFlushes() {
    flusher_.request_stop();
    flush();
}

void Output::finish() {
    flush();
    if (!isInLine_) return;
    emit(1, "\n");
    flush();
}

void Output::flushBuffer() {
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
