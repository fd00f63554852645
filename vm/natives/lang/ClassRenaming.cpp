#include "vm/natives/lang/ClassRenaming.h"

#include "vm/classfile/ClassFile.h"

namespace clew::vm::natives {

namespace {

// Replaces "Lname;" and "Lname<" in a descriptor or signature.
std::string renamed(std::string text, std::string_view from, std::string_view to) {
    if (text == from) return std::string(to);
    const std::string pattern = "L" + std::string(from);
    for (std::size_t at = text.find(pattern); at != std::string::npos;
         at = text.find(pattern, at)) {
        const std::size_t end = at + pattern.size();
        if (end < text.size() && (text[end] == ';' || text[end] == '<')) {
            text.replace(at + 1, from.size(), to);
            at += to.size();
        } else {
            at = end;
        }
    }
    return text;
}

} // namespace

std::vector<std::uint8_t> renameClass(const std::vector<std::uint8_t>& bytes, std::string_view from,
                                      std::string_view to) {
    using enum classfile::ConstantKind;
    constexpr std::size_t kFirstConstant = 10;
    if (bytes.size() < kFirstConstant) return {};
    std::vector<std::uint8_t> result(bytes.begin(), bytes.begin() + kFirstConstant);
    const unsigned count = bytes[8] << 8 | bytes[9];
    std::size_t at = kFirstConstant;
    for (unsigned i = 1; i < count; ++i) {
        if (at + 3 > bytes.size()) return {};
        std::size_t length = 0;
        switch (static_cast<classfile::ConstantKind>(bytes[at])) {
            case Utf8: {
                const std::size_t size = bytes[at + 1] << 8 | bytes[at + 2];
                if (at + 3 + size > bytes.size()) return {};
                const std::string text =
                    renamed({reinterpret_cast<const char*>(bytes.data()) + at + 3, size}, from, to);
                result.insert(result.end(), {bytes[at], static_cast<std::uint8_t>(text.size() >> 8),
                                             static_cast<std::uint8_t>(text.size())});
                result.insert(result.end(), text.begin(), text.end());
                at += 3 + size;
                continue;
            }
            case Class:
            case String:
            case MethodType:
            case Module:
            case Package:
                length = 3;
                break;
            case MethodHandle:
                length = 4;
                break;
            case Long:
            case Double:
                length = 9;
                ++i;
                break;
            default:
                length = 5;
                break;
        }
        if (at + length > bytes.size()) return {};
        result.insert(result.end(), bytes.begin() + static_cast<std::ptrdiff_t>(at),
                      bytes.begin() + static_cast<std::ptrdiff_t>(at + length));
        at += length;
    }
    result.insert(result.end(), bytes.begin() + static_cast<std::ptrdiff_t>(at), bytes.end());
    return result;
}

} // namespace clew::vm::natives
