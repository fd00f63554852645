#include "vm/classfile/Cursor.h"

#include <fmt/format.h>

namespace clew::vm::classfile {

void fail(std::string_view where, std::size_t offset, std::string_view what) {
    throw FormatError(fmt::format("{}: {} (at offset {})", where, what, offset));
}

std::string printable(std::string_view text) {
    constexpr std::size_t limit = 60;
    std::string result(text.substr(0, limit));
    for (char& c : result)
        if (c < 0x20 || c == 0x7f) c = '?'; // char is signed on the platforms that we build for
    if (text.size() > limit) result += "...";
    return result;
}

void Cursor::failTruncated(std::size_t needed) const {
    fail(fmt::format("the data ends too early: {} bytes are needed, {} are there", needed,
                     remaining()));
}

} // namespace clew::vm::classfile
