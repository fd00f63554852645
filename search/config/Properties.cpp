#include "search/config/Properties.h"

#include <cstdint>
#include <optional>

namespace clew::search {
namespace {

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\f';
}

// A logical line: natural lines joined at their trailing backslashes, escapes still in place.
struct LogicalLine {
    std::string text;
    unsigned line;
};

class LineReader {
  public:
    explicit LineReader(std::string_view text) : text_(text) {}

    std::optional<LogicalLine> next() {
        while (position_ < text_.size()) {
            std::string_view natural = stripLeading(takeNaturalLine());
            if (natural.empty() || natural[0] == '#' || natural[0] == '!') continue;
            LogicalLine result{std::string(), line_};
            while (endsInContinuation(natural)) {
                natural.remove_suffix(1);
                result.text += natural;
                if (position_ >= text_.size()) return result;
                natural = stripLeading(takeNaturalLine());
            }
            result.text += natural;
            return result;
        }
        return std::nullopt;
    }

  private:
    std::string_view takeNaturalLine() {
        ++line_;
        size_t end = text_.find_first_of("\r\n", position_);
        if (end == std::string_view::npos) end = text_.size();
        std::string_view natural = text_.substr(position_, end - position_);
        position_ = end;
        if (position_ < text_.size()) {
            bool pair = text_[position_] == '\r' && position_ + 1 < text_.size() &&
                        text_[position_ + 1] == '\n';
            position_ += pair ? 2 : 1;
        }
        return natural;
    }

    static std::string_view stripLeading(std::string_view s) {
        while (!s.empty() && isBlank(s.front())) s.remove_prefix(1);
        return s;
    }

    static bool endsInContinuation(std::string_view s) {
        size_t backslashes = 0;
        while (backslashes < s.size() && s[s.size() - 1 - backslashes] == '\\') ++backslashes;
        return backslashes % 2 == 1;
    }

    std::string_view text_;
    size_t position_ = 0;
    unsigned line_ = 0;
};

void appendUtf8(std::string& out, uint32_t c) {
    if (c < 0x80) {
        out += static_cast<char>(c);
    } else if (c < 0x800) {
        out += static_cast<char>(0xC0 | c >> 6);
        out += static_cast<char>(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        out += static_cast<char>(0xE0 | c >> 12);
        out += static_cast<char>(0x80 | (c >> 6 & 0x3F));
        out += static_cast<char>(0x80 | (c & 0x3F));
    } else {
        out += static_cast<char>(0xF0 | c >> 18);
        out += static_cast<char>(0x80 | (c >> 12 & 0x3F));
        out += static_cast<char>(0x80 | (c >> 6 & 0x3F));
        out += static_cast<char>(0x80 | (c & 0x3F));
    }
}

// The four hexadecimal digits that follow `\u`.
uint32_t readCodeUnit(std::string_view digits, unsigned line) {
    uint32_t unit = 0;
    for (char c : digits.substr(0, 4)) {
        unit *= 16;
        if (c >= '0' && c <= '9')
            unit += c - '0';
        else if (c >= 'a' && c <= 'f')
            unit += c - 'a' + 10;
        else if (c >= 'A' && c <= 'F')
            unit += c - 'A' + 10;
        else
            throw PropertiesError(line, "malformed \\u escape; it takes four hexadecimal digits");
    }
    if (digits.size() < 4)
        throw PropertiesError(line, "malformed \\u escape; it takes four hexadecimal digits");
    return unit;
}

std::string resolveEscapes(std::string_view s, unsigned line) {
    std::string out;
    out.reserve(s.size());
    for (size_t i = 0; i < s.size(); ++i) {
        if (s[i] != '\\') {
            out += s[i];
            continue;
        }
        if (++i >= s.size()) break; // a lone backslash at the end of the file stands for nothing
        switch (s[i]) {
            case 't':
                out += '\t';
                break;
            case 'n':
                out += '\n';
                break;
            case 'r':
                out += '\r';
                break;
            case 'f':
                out += '\f';
                break;
            case 'u': {
                uint32_t c = readCodeUnit(s.substr(i + 1), line);
                i += 4;
                bool high = c >= 0xD800 && c < 0xDC00;
                if (high && s.substr(i + 1, 2) == "\\u") {
                    uint32_t low = readCodeUnit(s.substr(i + 3), line);
                    if (low >= 0xDC00 && low < 0xE000) {
                        c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
                        i += 6;
                    }
                }
                appendUtf8(out, c);
                break;
            }
            default:
                out += s[i];
        }
    }
    return out;
}

Property split(const LogicalLine& logical) {
    std::string_view s = logical.text;
    size_t end = 0;
    while (end < s.size() && s[end] != '=' && s[end] != ':' && !isBlank(s[end]))
        end += s[end] == '\\' ? 2 : 1;
    end = std::min(end, s.size());
    size_t value = end;
    while (value < s.size() && isBlank(s[value])) ++value;
    if (value < s.size() && (s[value] == '=' || s[value] == ':')) {
        ++value;
        while (value < s.size() && isBlank(s[value])) ++value;
    }
    return {resolveEscapes(s.substr(0, end), logical.line),
            resolveEscapes(s.substr(value), logical.line), logical.line};
}

} // namespace

std::vector<Property> readProperties(std::string_view text) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
    std::vector<Property> result;
    LineReader lines(text);
    while (auto line = lines.next()) result.push_back(split(*line));
    return result;
}

} // namespace clew::search
