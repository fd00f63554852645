#include "search/JavaSource.h"

#include <cctype>

namespace clew::search {
namespace {

// Yields identifiers, and any other character by itself. Comments, white space and literals yield
// nothing.
class Tokens {
  public:
    explicit Tokens(std::string_view text) : text_(text) {}

    // Empty at the end.
    std::string_view next() {
        while (position_ < text_.size()) {
            if (starts_with("//")) {
                skipTo("\n", 2);
            } else if (starts_with("/*")) {
                skipTo("*/", 2);
            } else if (starts_with("\"\"\"")) {
                skipLiteral("\"\"\"");
            } else if (starts_with("\"")) {
                skipLiteral("\"");
            } else if (starts_with("'")) {
                skipLiteral("'");
            } else if (std::isspace(byte(position_))) {
                ++position_;
            } else {
                return takeToken();
            }
        }
        return {};
    }

  private:
    unsigned char byte(size_t i) const { return static_cast<unsigned char>(text_[i]); }
    bool starts_with(std::string_view s) const { return text_.substr(position_).starts_with(s); }

    void skipTo(std::string_view end, size_t from) {
        size_t found = text_.find(end, position_ + from);
        position_ = found == std::string_view::npos ? text_.size() : found + end.size();
    }

    void skipLiteral(std::string_view quote) {
        position_ += quote.size();
        while (position_ < text_.size() && !starts_with(quote))
            position_ += text_[position_] == '\\' ? 2 : 1;
        position_ = std::min(position_ + quote.size(), text_.size());
    }

    bool isIdentifierPart(size_t i) const {
        return std::isalnum(byte(i)) || text_[i] == '_' || text_[i] == '$' || byte(i) >= 0x80;
    }

    std::string_view takeToken() {
        size_t begin = position_;
        while (position_ < text_.size() && isIdentifierPart(position_)) ++position_;
        if (position_ == begin) ++position_;
        return text_.substr(begin, position_ - begin);
    }

    std::string_view text_;
    size_t position_ = 0;
};

bool isIdentifier(std::string_view token) {
    return !token.empty() && !std::isdigit(static_cast<unsigned char>(token[0])) &&
           (std::isalnum(static_cast<unsigned char>(token[0])) || token[0] == '_' ||
            token[0] == '$' || static_cast<unsigned char>(token[0]) >= 0x80);
}

} // namespace

JavaSource scanJavaSource(std::string_view text) {
    JavaSource source;
    Tokens tokens(text);
    int depth = 0; // of brackets: annotations have arguments, and these may hold anything
    bool afterDot = false;
    for (std::string_view token = tokens.next(); !token.empty(); token = tokens.next()) {
        if (token == "(" || token == "{" || token == "[") ++depth;
        if (token == ")" || token == "}" || token == "]") --depth;
        bool keywordPosition = depth == 0 && !afterDot;
        afterDot = token == ".";
        if (!keywordPosition) continue;
        if (token == "package" && source.packageName.empty()) {
            for (token = tokens.next(); isIdentifier(token) || token == "."; token = tokens.next())
                source.packageName += token;
        } else if (token == "class" || token == "interface" || token == "enum" ||
                   token == "record") {
            std::string_view name = tokens.next();
            if (!isIdentifier(name)) continue;
            source.firstType = name;
            return source;
        }
    }
    return source;
}

} // namespace clew::search
