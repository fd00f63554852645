#pragma once

// Where the output of the program under test goes.

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "search/config/Config.h"
#include "search/trace/Violation.h"
#include "vm/Vm.h"

namespace clew::search {

// To standard output and error; or both to one file. Collected in a large buffer, which is written
// when the other stream is used, when it is full, on flush(), and at the end; standard output that
// goes to a terminal is written at once.
//
// Of an exploration, what is printed before the first choice belongs to all paths and is written at
// once; then, from branched() on, nothing is, until show() says what the path has printed that is
// reported. Where everything is wanted, of all paths, branched() is not called. While nothing is
// written, write() may be called by several threads.
//
// Where the exploration may start again (restarted()), whole lines are written, and a line that the
// exploration prints once more because it has started again is left out: as often as it has been
// written before, in whatever order.
class Output : public vm::OutputSink {
  public:
    explicit Output(bool mayRestart);
    Output(bool mayRestart, const std::filesystem::path& file); // throws ConfigError
    ~Output() override;
    void write(int fileDescriptor, std::string_view bytes) override;
    void restarted();
    void branched() { isHeld_ = true; }
    // Without the lines that have been written before.
    void show(const std::vector<Printed>& printed);
    bool hasLeftOut() const { return hasLeftOut_.load(std::memory_order_relaxed); }
    void flush();
    // From now on what is written is shown within a tenth of a second, whatever comes next; until
    // finishRegularFlushes(), which is a flush() as well.
    void flushRegularly();
    void finishRegularFlushes();
    // flush(), and an end of line where standard output has none: what comes next begins a line.
    void finish();

  private:
    static constexpr std::size_t kBuffer = 1 << 16;

    void writeLine(int fileDescriptor);
    void emit(int fileDescriptor, std::string_view bytes);
    void flushBuffer();

    bool mayRestart_;
    bool isHeld_ = false;
    std::atomic<bool> hasLeftOut_ = false;
    int file_ = -1; // of vm.output=; -1: none
    int last_ = 1;  // file descriptor that the buffer is for
    bool atOnce_;
    std::mutex mutex_;      // of what is buffered
    bool isInLine_ = false; // the last char on standard output was no end of line
    std::string buffer_;
    std::string lines_[2]; // of standard output and error: what has come of a line
    std::unordered_map<std::uint64_t, std::uint64_t>
        written_; // hash of a line: how often, since the last start
    std::unordered_map<std::uint64_t, std::uint64_t> toLeaveOut_;
    std::jthread flusher_; // the last one: it has ended before what it uses is gone
};

} // namespace clew::search
