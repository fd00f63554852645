#include <array>
#include <cctype>

#include "vm/specification/Syntax.h"

namespace clew::vm::specification {

namespace {

// Of two that begin alike the longer comes first.
constexpr std::array<std::string_view, 32> kSymbols{"<->", "<*>", "[*]", "::=", "<>", "[]", "->",
                                                    "&&",  "||",  "++",  "==",  "!=", "::", "!",
                                                    "(",   ")",   "[",   "]",   ",",  ";",  "|",
                                                    "*",   "+",   "?",   "{",   "}",  ":",  "=",
                                                    "&",   "<",   ">",   "."};

bool startsWord(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' ||
           static_cast<unsigned char>(c) >= 0x80;
}

bool continuesWord(char c) {
    return startsWord(c) || std::isdigit(static_cast<unsigned char>(c)) != 0;
}

std::size_t skipSpace(std::string_view text, std::size_t position) {
    while (position < text.size()) {
        if (std::isspace(static_cast<unsigned char>(text[position])) != 0) {
            position++;
        } else if (text.substr(position).starts_with("//")) {
            position = std::min(text.find('\n', position), text.size());
        } else if (text.substr(position).starts_with("/*")) {
            const std::size_t end = text.find("*/", position + 2);
            position = end == std::string_view::npos ? text.size() : end + 2;
        } else {
            break;
        }
    }
    return position;
}

// Of "}>" outside of Java's strings and characters; npos where there is none.
std::size_t endOfValue(std::string_view text, std::size_t position) {
    char quote = 0;
    for (; position < text.size(); position++) {
        const char c = text[position];
        if (quote != 0) {
            if (c == '\\') position++;
            if (c == quote) quote = 0;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (text.substr(position).starts_with("}>")) {
            return position;
        }
    }
    return std::string_view::npos;
}

} // namespace

Token tokenAt(std::string_view text, std::size_t position, bool doubled) {
    using enum Token::Kind;
    const std::size_t begin = skipSpace(text, position);
    const auto token = [&](Token::Kind kind, std::size_t end) {
        return Token{kind, text.substr(begin, end - begin), begin, end};
    };
    if (begin == text.size()) return token(End, begin);
    const std::string_view rest = text.substr(begin);
    if (rest.starts_with("<{")) {
        const std::size_t end = endOfValue(text, begin + 2);
        if (end == std::string_view::npos) return token(Unknown, begin + 2);
        return {Value, text.substr(begin + 2, end - begin - 2), begin, end + 2};
    }
    std::size_t end = begin;
    if (startsWord(rest[0])) {
        while (end < text.size() && continuesWord(text[end])) end++;
        return token(Word, end);
    }
    if (std::isdigit(static_cast<unsigned char>(rest[0])) != 0) {
        while (end < text.size() && continuesWord(text[end])) end++;
        return token(Number, end);
    }
    for (const std::string_view symbol : kSymbols)
        if (rest.starts_with(symbol) && (doubled || symbol != "++"))
            return token(Symbol, begin + symbol.size());
    return token(Unknown, begin + 1);
}

} // namespace clew::vm::specification
