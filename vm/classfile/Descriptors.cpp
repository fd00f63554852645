#include "vm/classfile/Descriptors.h"

#include <cstring>

namespace clew::vm::classfile {

namespace {

bool isContinuation(std::uint8_t byte) {
    return (byte & 0xc0) == 0x80;
}

// True if all eight bytes are in 0x01..0x7f.
bool isPlainWord(std::uint64_t word) {
    constexpr std::uint64_t high = 0x8080808080808080u, ones = 0x0101010101010101u;
    return ((word | (word - ones)) & high) == 0;
}

} // namespace

bool isModifiedUtf8(std::string_view text, std::uint16_t majorVersion) {
    const auto* at = reinterpret_cast<const std::uint8_t*>(text.data());
    const auto* const end = at + text.size();
    const bool overlongAllowed = majorVersion < 48;
    while (at != end) {
        if (end - at >= 8) {
            std::uint64_t word;
            std::memcpy(&word, at, 8);
            if (isPlainWord(word)) {
                at += 8;
                continue;
            }
        }
        const unsigned first = *at;
        if (first == 0) return false;
        if (first < 0x80) {
            ++at;
        } else if ((first & 0xe0) == 0xc0) {
            if (end - at < 2 || !isContinuation(at[1])) return false;
            const unsigned character = (first & 0x1f) << 6 | (at[1] & 0x3fu);
            if (character != 0 && character < 0x80 && !overlongAllowed) return false;
            at += 2;
        } else if ((first & 0xf0) == 0xe0) {
            if (end - at < 3 || !isContinuation(at[1]) || !isContinuation(at[2])) return false;
            const unsigned character =
                (first & 0x0f) << 12 | (at[1] & 0x3fu) << 6 | (at[2] & 0x3fu);
            if (character < 0x800 && !overlongAllowed) return false;
            at += 3;
        } else {
            return false;
        }
    }
    return true;
}

bool isUnqualifiedName(std::string_view name) {
    if (name.empty()) return false;
    for (const char c : name)
        if (c == '.' || c == ';' || c == '[' || c == '/') return false;
    return true;
}

bool isMethodName(std::string_view name) {
    if (name.empty()) return false;
    if (name.front() == '<') return name == "<init>" || name == "<clinit>";
    for (const char c : name)
        if (c == '.' || c == ';' || c == '[' || c == '/' || c == '<' || c == '>') return false;
    return true;
}

bool isInternalName(std::string_view name) {
    char previous = '/';
    for (const char c : name) {
        if (c == '.' || c == ';' || c == '[' || (c == '/' && previous == '/')) return false;
        previous = c;
    }
    return previous != '/';
}

bool isClassConstant(std::string_view name) {
    if (!name.empty() && name.front() == '[') return isFieldDescriptor(name);
    return isInternalName(name);
}

std::size_t fieldDescriptorEnd(std::string_view text, std::size_t from) {
    std::size_t at = from;
    while (at < text.size() && text[at] == '[') ++at;
    if (at - from > 255 || at >= text.size()) return std::string_view::npos;
    switch (text[at]) {
        case 'B':
        case 'C':
        case 'D':
        case 'F':
        case 'I':
        case 'J':
        case 'S':
        case 'Z':
            return at + 1;
        case 'L': {
            const std::size_t semicolon = text.find(';', at);
            if (semicolon == std::string_view::npos) return semicolon;
            if (!isInternalName(text.substr(at + 1, semicolon - at - 1)))
                return std::string_view::npos;
            return semicolon + 1;
        }
        default:
            return std::string_view::npos;
    }
}

bool isFieldDescriptor(std::string_view text) {
    return !text.empty() && fieldDescriptorEnd(text, 0) == text.size();
}

int parameterSlots(std::string_view descriptor) {
    if (descriptor.empty() || descriptor.front() != '(') return -1;
    int slots = 0;
    std::size_t at = 1;
    while (at < descriptor.size() && descriptor[at] != ')') {
        slots += descriptor[at] == 'J' || descriptor[at] == 'D' ? 2 : 1;
        at = fieldDescriptorEnd(descriptor, at);
        if (at == std::string_view::npos) return -1;
    }
    if (at >= descriptor.size()) return -1;
    const std::string_view result = descriptor.substr(at + 1);
    return result == "V" || isFieldDescriptor(result) ? slots : -1;
}

} // namespace clew::vm::classfile
