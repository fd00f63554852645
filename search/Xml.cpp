#include "search/Xml.h"

#include <fmt/format.h>

#include <sstream>
#include <utility>

namespace clew::search {

namespace {

// The bytes that a character takes by its first byte; 0: none begins with it.
std::size_t lengthOf(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first < 0xE0) return 2;
    if (first >= 0xE0 && first < 0xF0) return 3;
    return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

bool isXmlCharacter(std::uint32_t code) {
    if (code < 0x20) return code == '\t' || code == '\n' || code == '\r';
    return (code < 0xD800 || code > 0xDFFF) && code != 0xFFFE && code != 0xFFFF;
}

} // namespace

std::string xmlText(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t length = lengthOf(static_cast<unsigned char>(text[0]));
        std::uint32_t code =
            static_cast<unsigned char>(text[0]) & (length < 2 ? 0x7F : 0x7F >> length);
        bool isCharacter = length > 0 && length <= text.size();
        for (std::size_t i = 1; isCharacter && i < length; ++i) {
            const auto next = static_cast<unsigned char>(text[i]);
            isCharacter = (next & 0xC0) == 0x80;
            code = code << 6 | (next & 0x3F);
        }
        if (!isCharacter) {
            result += "\xEF\xBF\xBD";
            text.remove_prefix(1);
            continue;
        }
        if (isXmlCharacter(code))
            result += text.substr(0, length);
        else
            result += fmt::format("\\u{:04x}", code);
        text.remove_prefix(length);
    }
    return result;
}

std::string printed(const pugi::xml_document& document, const std::string& indent) {
    std::ostringstream stream;
    document.save(stream, indent.c_str(), indent.empty() ? pugi::format_raw : pugi::format_indent,
                  pugi::encoding_utf8);
    return std::move(stream).str();
}

} // namespace clew::search
