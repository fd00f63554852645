#include "search/JavaSource.h"

#include <cctype>

namespace clew::search {
namespace {

/// Yields identifiers, and any other character by itself. Comments, white space and literals yield
/// nothing.
class Tokens {
  public:
    explicit Tokens(std::string_view text) : text_(text) {}

    /// Empty at the end.
    std::string_view next() {
        while (position_ < text_.size()) {
            if (starts_with("//")) {
                skip_to("\n", 2);
            } else if (starts_with("/*")) {
                skip_to("*/", 2);
            } else if (starts_with("\"\"\"")) {
                skip_literal("\"\"\"");
            } else if (starts_with("\"")) {
                skip_literal("\"");
            } else if (starts_with("'")) {
                skip_literal("'");
            } else if (std::isspace(byte(position_))) {
                ++position_;
            } else {
                return take_token();
            }
        }
        return {};
    }

  private:
    unsigned char byte(size_t i) const { return static_cast<unsigned char>(text_[i]); }
    bool starts_with(std::string_view s) const { return text_.substr(position_).starts_with(s); }

    void skip_to(std::string_view end, size_t from) {
        size_t found = text_.find(end, position_ + from);
        position_ = found == std::string_view::npos ? text_.size() : found + end.size();
    }

    void skip_literal(std::string_view quote) {
        position_ += quote.size();
        while (position_ < text_.size() && !starts_with(quote))
            position_ += text_[position_] == '\\' ? 2 : 1;
        position_ = std::min(position_ + quote.size(), text_.size());
    }

    bool is_identifier_part(size_t i) const {
        return std::isalnum(byte(i)) || text_[i] == '_' || text_[i] == '$' || byte(i) >= 0x80;
    }

    std::string_view take_token() {
        size_t begin = position_;
        while (position_ < text_.size() && is_identifier_part(position_)) ++position_;
        if (position_ == begin) ++position_;
        return text_.substr(begin, position_ - begin);
    }

    std::string_view text_;
    size_t position_ = 0;
};

bool is_identifier(std::string_view token) {
    return !token.empty() && !std::isdigit(static_cast<unsigned char>(token[0])) &&
           (std::isalnum(static_cast<unsigned char>(token[0])) || token[0] == '_' ||
            token[0] == '$' || static_cast<unsigned char>(token[0]) >= 0x80);
}

} // namespace

JavaSource scan_java_source(std::string_view text) {
    JavaSource source;
    Tokens tokens(text);
    int depth = 0; // of brackets: annotations have arguments, and these may hold anything
    bool after_dot = false;
    for (std::string_view token = tokens.next(); !token.empty(); token = tokens.next()) {
        if (token == "(" || token == "{" || token == "[") ++depth;
        if (token == ")" || token == "}" || token == "]") --depth;
        bool keyword_position = depth == 0 && !after_dot;
        after_dot = token == ".";
        if (!keyword_position) continue;
        if (token == "package" && source.package_name.empty()) {
            for (token = tokens.next(); is_identifier(token) || token == "."; token = tokens.next())
                source.package_name += token;
        } else if (token == "class" || token == "interface" || token == "enum" ||
                   token == "record") {
            std::string_view name = tokens.next();
            if (!is_identifier(name)) continue;
            source.first_type = name;
            return source;
        }
    }
    return source;
}

} // namespace clew::search
