#include "vm/objects/Strings.h"

#include <cstring>

#include "vm/objects/JavaObjects.h"

namespace clew::vm::objects {

std::u16string stringContents(LiveState& state, Ref string) {
    if (string == 0) return u"null";
    const Ref value = getField<Ref>(state, string, "value");
    const auto coder = getField<std::int8_t>(state, string, "coder");
    const Object* bytes = state.object(value);
    std::u16string text;
    if (coder == 0) {
        const auto* latin1 = bytes->elements<std::uint8_t>();
        text.assign(latin1, latin1 + bytes->length);
    } else {
        text.resize(bytes->length / 2);
        std::memcpy(text.data(), bytes->payload(), text.size() * 2);
    }
    return text;
}

std::string stringUtf8(LiveState& state, Ref string) {
    return utf8(stringContents(state, string));
}

namespace {

void appendUtf8(std::string& to, std::uint32_t codePoint) {
    if (codePoint < 0x80) {
        to += static_cast<char>(codePoint);
    } else if (codePoint < 0x800) {
        to += static_cast<char>(0xC0 | codePoint >> 6);
        to += static_cast<char>(0x80 | (codePoint & 0x3F));
    } else if (codePoint < 0x10000) {
        to += static_cast<char>(0xE0 | codePoint >> 12);
        to += static_cast<char>(0x80 | (codePoint >> 6 & 0x3F));
        to += static_cast<char>(0x80 | (codePoint & 0x3F));
    } else {
        to += static_cast<char>(0xF0 | codePoint >> 18);
        to += static_cast<char>(0x80 | (codePoint >> 12 & 0x3F));
        to += static_cast<char>(0x80 | (codePoint >> 6 & 0x3F));
        to += static_cast<char>(0x80 | (codePoint & 0x3F));
    }
}

} // namespace

std::string utf8(std::u16string_view text) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::uint32_t unit = text[i];
        if (unit >= 0xD800 && unit < 0xDC00 && i + 1 < text.size() && text[i + 1] >= 0xDC00 &&
            text[i + 1] < 0xE000) {
            unit = 0x10000 + ((unit - 0xD800) << 10) + (text[++i] - 0xDC00u);
        }
        appendUtf8(result, unit);
    }
    return result;
}

std::u16string utf16(std::string_view text) {
    std::u16string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const unsigned length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        if (i + length > text.size()) {
            result += u'\uFFFD';
            break;
        }
        std::uint32_t point = length == 1 ? lead : lead & (0xFFu >> (length + 1));
        for (unsigned k = 1; k < length; ++k) point = point << 6 | (text[i + k] & 0x3F);
        if (point >= 0x10000) {
            result += static_cast<char16_t>(0xD7C0 + (point >> 10));
            result += static_cast<char16_t>(0xDC00 + (point & 0x3FF));
        } else {
            result += static_cast<char16_t>(point);
        }
        i += length;
    }
    return result;
}

std::string toModifiedUtf8(std::u16string_view text) {
    std::string bytes;
    for (const char16_t c : text) {
        if (c != 0 && c < 0x80) {
            bytes += static_cast<char>(c);
        } else if (c < 0x800) {
            bytes += {static_cast<char>(0xC0 | c >> 6), static_cast<char>(0x80 | (c & 0x3F))};
        } else {
            bytes += {static_cast<char>(0xE0 | c >> 12), static_cast<char>(0x80 | (c >> 6 & 0x3F)),
                      static_cast<char>(0x80 | (c & 0x3F))};
        }
    }
    return bytes;
}

std::string fromModifiedUtf8(std::string_view text) {
    // Modified UTF-8 differs in NUL (2 bytes) and in surrogate pairs (3 bytes each): decoding to
    // UTF-16 and encoding again joins them.
    for (const char c : text) {
        if (static_cast<signed char>(c) < 0) return utf8(utf16(text));
    }
    return std::string(text);
}

} // namespace clew::vm::objects
