#pragma once

// Files that a program has open. All there is to an open file in a state is its
// java.io.FileDescriptor: `handle`, which the JDK does not use on this platform, is how far it has
// been read or written; `fd` is the number of a file outside (objects/OuterFiles.h), or says how a
// file was opened that the program has written, which `clew$file` then refers to.

#include <string>
#include <string_view>

#include "vm/natives/Peers.h"
#include "vm/natives/io/FileTree.h"

namespace clew::vm::natives {

class OpenFile {
  public:
    OpenFile(NativeContext& ctx, Ref fileDescriptor);

    // What reads or writes moves the position, and threads may share the descriptor as well as the
    // file. False: not now.
    bool mayUse(bool changesFile = false, bool movesPosition = true);
    bool isSettled(bool changesFile, bool movesPosition); // no other thread can be affected

    bool isOpen() const { return number_ >= 0; }
    int number() const { return number_; }
    bool isOutput() const { return number_ == 1 || number_ == 2; }
    bool isFolder();
    bool canRead() const;
    bool canWrite() const;
    // What the program has written to; 0: a file that is as it is outside.
    Ref node() const { return node_; }
    Place place(); // of a file
    // Standard input, or the file; empty for what cannot be read.
    // Of standard input, so many bytes at least where it does not end before.
    std::string_view contents(std::size_t atLeast = 0);
    std::int64_t size() { return static_cast<std::int64_t>(contents().size()); }
    std::int64_t position() const { return position_; }
    void setPosition(std::int64_t position);
    // At most `count` bytes from the position on, which moves behind them. Empty: the end.
    std::string_view read(std::size_t count);
    std::string_view readAt(std::int64_t position, std::size_t count);
    // At the position, or at the end of a file that is only appended to.
    void write(std::string_view bytes);
    void writeAt(std::int64_t position, std::string_view bytes);
    void setSize(std::int64_t size);
    void close(); // FileDescriptor.valid() is false from here on

  private:
    bool isForProvider() const;

    NativeContext& ctx_;
    FileTree tree_;
    Ref descriptor_;
    int number_;
    std::int64_t position_;
    Ref node_ = 0;
};

// open(2) of a path. In the end one of `node` and `number` says what was opened.
struct Opening {
    bool blocked = false; // leave with ctx.blocked()
    int error = 0;        // errno
    Ref node = 0;
    int number = -1;
};
Opening openPath(NativeContext& ctx, const std::string& path, int flags, mode_t mode);
// The descriptor stands for it from here on.
void bind(NativeContext& ctx, Ref fileDescriptor, const Opening& opened, int flags);

// "No such file or directory"
std::string errorText(int error);
NativeOutcome throwInputOutput(NativeContext& ctx, int error); // IOException

// Copies into a byte[].
void copyInto(LiveState& state, Ref array, std::size_t offset, std::string_view bytes);
// What a byte[] holds for the present inputs, which the verdict says.
std::string_view concreteBytes(NativeContext& ctx, Ref array, std::size_t offset,
                               std::size_t count);

// Writes to standard output or error.
void writeOutput(NativeContext& ctx, int number, std::string_view bytes);

} // namespace clew::vm::natives
