#pragma once

#include <unistd.h>

#include <utility>

namespace clew::vm::classpath {

// Closes the file at its end. For one thread.
class FileDescriptor {
  public:
    explicit FileDescriptor(int number) : number_(number) {} // negative: none
    ~FileDescriptor() { close(); }
    FileDescriptor(const FileDescriptor&) = delete;
    FileDescriptor& operator=(const FileDescriptor&) = delete;

    int number() const { return number_; }

    // Before the end. False: what was written may be lost.
    bool close() {
        const int number = std::exchange(number_, -1);
        return number < 0 || ::close(number) == 0;
    }

  private:
    int number_;
};

} // namespace clew::vm::classpath
