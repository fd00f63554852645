#include "search/config/ArgumentFile.h"

namespace clew::search {
namespace {

char escaped(char c) {
    switch (c) {
        case 'n':
            return '\n';
        case 'r':
            return '\r';
        case 't':
            return '\t';
        case 'f':
            return '\f';
        default:
            return c;
    }
}

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\f';
}
bool isLineEnd(char c) {
    return c == '\n' || c == '\r';
}

} // namespace

std::vector<std::string> argumentsIn(std::string_view text) {
    std::vector<std::string> arguments;
    std::string argument;
    bool isBegun = false; // it may be empty, in quotes
    char quote = 0;
    const auto end = [&] {
        if (isBegun) arguments.push_back(std::move(argument));
        argument.clear();
        isBegun = false;
    };
    // Behind a backslash: the end of the line, and the blanks that the next one begins with.
    const auto joinLines = [&](std::size_t at) {
        if (text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n') ++at;
        while (at + 1 < text.size() && isBlank(text[at + 1])) ++at;
        return at;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\\' && i + 1 < text.size() && isLineEnd(text[i + 1])) {
            i = joinLines(i + 1);
        } else if (quote != 0) {
            if (c == quote)
                quote = 0;
            else if (isLineEnd(c)) // an open quote ends with its line
                quote = 0, end();
            else
                argument += c == '\\' && i + 1 < text.size() ? escaped(text[++i]) : c;
        } else if (c == '"' || c == '\'') {
            quote = c;
            isBegun = true;
        } else if (isBlank(c) || isLineEnd(c)) {
            end();
        } else if (c == '#' && !isBegun) {
            while (i + 1 < text.size() && !isLineEnd(text[i + 1])) ++i;
        } else {
            argument += c;
            isBegun = true;
        }
    }
    end();
    return arguments;
}

} // namespace clew::search
