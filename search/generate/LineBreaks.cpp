#include "search/generate/LineBreaks.h"

namespace clew::search::generate {
namespace {

constexpr std::size_t kLongestEscape = 6; // \u0000

// Where the rest of a line may begin; 0 for nowhere.
struct Places {
    std::size_t comma = 0, operation = 0, word = 0, literal = 0;
};

Places placesIn(const std::string& line, std::size_t width) {
    Places places;
    int depth = 0, commaDepth = 0;
    char quote = 0;
    std::size_t begin = 0; // from here on a literal may be broken
    for (std::size_t i = 0; i + 1 < line.size() && i < width; ++i) {
        const char c = line[i];
        if (quote) {
            if (quote == '"' && i > begin && c != '"' && i + 3 < width) {
                places.literal = i;
                if (line[i - 1] == ' ') places.word = i;
            }
            if (c == '\\') {
                begin = i + kLongestEscape;
                ++i;
            } else if (c == quote) {
                quote = 0;
            }
        } else if (c == '"' || c == '\'') {
            quote = c;
            begin = i + 1;
        } else if (c == '(' || c == '{') {
            ++depth;
        } else if (c == ')' || c == '}') {
            --depth;
        } else if (c == ',' && line[i + 1] == ' ' && (places.comma == 0 || depth <= commaDepth)) {
            places.comma = i + 2;
            commaDepth = depth;
        } else if (line.compare(i, 2, "= ") == 0 || line.compare(i, 3, "-> ") == 0) {
            places.operation = line.find(' ', i) + 1;
        }
    }
    return places;
}

} // namespace

std::string wrapped(const std::string& statement, std::size_t width) {
    std::string result, line = statement, indent;
    while (indent.size() + line.size() > width) {
        const Places places = placesIn(line, width - indent.size());
        std::size_t at = places.comma != 0 ? places.comma : places.operation;
        if (at != 0) {
            result += indent + line.substr(0, at - 1) + "\n";
            line.erase(0, at);
        } else {
            at = places.word != 0 ? places.word : places.literal;
            if (at == 0) break;
            result += indent + line.substr(0, at) + "\" +\n";
            line.replace(0, at, "\"");
        }
        indent = std::string(kIndent);
    }
    return result + indent + line;
}

} // namespace clew::search::generate
