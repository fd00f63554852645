#pragma once

// A bounds-checked reader over the big-endian bytes of a class file. Private to vm/classfile.

#include "vm/classfile/ClassFile.h"

namespace clew::vm::classfile {

// Throws FormatError with the message "where: what (at offset N)".
[[noreturn]] void fail(std::string_view where, std::size_t offset, std::string_view what);

// Text from a class file as an error message can show it: at most 60 bytes, control and non-ASCII
// bytes as
// '?'.
std::string printable(std::string_view text);

// Unchecked big-endian reads.
inline std::uint16_t bigEndian2(const std::uint8_t* at) {
    return static_cast<std::uint16_t>(at[0] << 8 | at[1]);
}
inline std::uint32_t bigEndian4(const std::uint8_t* at) {
    return static_cast<std::uint32_t>(at[0]) << 24 | static_cast<std::uint32_t>(at[1]) << 16 |
           static_cast<std::uint32_t>(at[2]) << 8 | at[3];
}
inline std::uint64_t bigEndian8(const std::uint8_t* at) {
    return static_cast<std::uint64_t>(bigEndian4(at)) << 32 | bigEndian4(at + 4);
}

class Cursor {
  public:
    // `whole` is the file; reading starts at `begin` and ends before `end`.
    Cursor(Bytes whole, std::size_t begin, std::size_t end, std::string_view where)
        : file_(whole.data()), at_(whole.data() + begin), end_(whole.data() + end), where_(where) {}

    std::size_t offset() const { return static_cast<std::size_t>(at_ - file_); }
    std::size_t remaining() const { return static_cast<std::size_t>(end_ - at_); }
    bool atEnd() const { return at_ == end_; }

    std::uint8_t u1() {
        need(1);
        return *at_++;
    }
    std::uint16_t u2() {
        need(2);
        const std::uint16_t value = bigEndian2(at_);
        at_ += 2;
        return value;
    }
    std::uint32_t u4() {
        need(4);
        const std::uint32_t value = bigEndian4(at_);
        at_ += 4;
        return value;
    }
    Bytes take(std::size_t count) {
        need(count);
        const Bytes result{at_, count};
        at_ += count;
        return result;
    }
    void skip(std::size_t count) {
        need(count);
        at_ += count;
    }

    // A cursor over the next `count` bytes, which this one skips.
    Cursor sub(std::size_t count) {
        need(count);
        Cursor result = *this;
        at_ += count;
        result.end_ = at_;
        return result;
    }

    // Also the guard before reserving memory for a count that the file claims: `count` items of at
    // least `itemBytes` each must still fit.
    void need(std::size_t count, std::size_t itemBytes = 1) const {
        if (remaining() < count * itemBytes) [[unlikely]]
            failTruncated(count * itemBytes);
    }

    [[noreturn]] void fail(std::string_view what) const { classfile::fail(where_, offset(), what); }

  private:
    [[noreturn]] void failTruncated(std::size_t needed) const;

    const std::uint8_t* file_;
    const std::uint8_t* at_;
    const std::uint8_t* end_;
    std::string_view where_;
};

} // namespace clew::vm::classfile
