#pragma once

// Files that a program has open. They are read-only and do not change (natives/Shared), so that all
// there is to an open file in a state is its java.io.FileDescriptor: `fd`, a number that stands for
// the file, and `handle`, which the JDK does not use on this platform: how far it has been read.

#include <string>
#include <string_view>

#include "vm/natives/Peers.h"
#include "vm/objects/Shared.h"

namespace clew::vm::natives {

// What reads from a file moves its position, and threads may share the file. False: not now.
bool mayUseFile(NativeContext& ctx, Ref fileDescriptor);

class OpenFile {
  public:
    OpenFile(NativeContext& ctx, Ref fileDescriptor);

    bool isOpen() const { return number_ >= 0; }
    int number() const { return number_; }
    bool isOutput() const { return number_ == 1 || number_ == 2; }
    // Standard input, or the file; empty for what cannot be read.
    std::string_view contents() const { return contents_; }
    std::int64_t position() const { return position_; }
    void setPosition(std::int64_t position);
    // At most `count` bytes from the position on, which moves behind them. Empty: the end.
    std::string_view read(std::size_t count);
    std::string_view readAt(std::int64_t position, std::size_t count) const;

  private:
    LiveState& state_;
    Ref descriptor_;
    int number_;
    std::int64_t position_;
    std::string_view contents_;
};

// "No such file or directory"
std::string errorText(int error);

// Names in the verdict what the program wanted, and throws the IOException that a read-only file
// system gives.
NativeOutcome refuseWriting(NativeContext& ctx, std::string_view what);

// Copies into a byte[].
void copyInto(LiveState& state, Ref array, std::size_t offset, std::string_view bytes);

// Writes to standard output or error.
void writeOutput(NativeContext& ctx, int number, std::string_view bytes);

} // namespace clew::vm::natives
