#pragma once

// Where the output of the program under test goes.

#include <cstdio>
#include <filesystem>
#include <string>

#include "search/Config.h"
#include "vm/Vm.h"

namespace clew::search {

// To standard output and error; or both to one file. Collected in a large buffer, which is written when the other stream
// is used, when it is full, on flush(), and at the end; standard output that goes to a terminal is written at once.
class Output : public vm::OutputSink {
  public:
    Output();
    explicit Output(const std::filesystem::path& file); // throws ConfigError
    ~Output() override;
    void write(int fileDescriptor, std::string_view bytes) override;
    void flush();

  private:
    static constexpr std::size_t kBuffer = 1 << 16;

    int file_ = -1; // of vm.output=; -1: none
    int last_ = 1;  // file descriptor that the buffer is for
    bool atOnce_;
    std::string buffer_;
};

} // namespace clew::search
