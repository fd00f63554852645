#include "vm/natives/database/PostgresStatement.h"

#include <algorithm>
#include <cctype>

namespace clew::vm::natives::database {
namespace {

using Kind = PostgresToken::Kind;

bool isLetter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}
bool isDigit(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}
bool isBlank(char c) {
    return std::isspace(static_cast<unsigned char>(c)) != 0;
}

std::string lowered(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
}

class Scanner {
  public:
    explicit Scanner(std::string_view text) : text_(text) {}

    std::vector<PostgresToken> all() {
        std::vector<PostgresToken> tokens;
        while (skipBlanks(), at_ < text_.size()) {
            const std::size_t from = at_;
            const Kind kind = next();
            tokens.push_back({kind, text_.substr(from, at_ - from)});
        }
        return tokens;
    }

  private:
    void skipBlanks() {
        while (at_ < text_.size()) {
            if (isBlank(text_[at_])) {
                ++at_;
            } else if (text_.substr(at_).starts_with("--")) {
                at_ = std::min(text_.find('\n', at_), text_.size());
            } else if (text_.substr(at_).starts_with("/*")) { // these nest
                int depth = 0;
                do {
                    const std::string_view two = text_.substr(at_, 2);
                    const bool isBracket = two == "/*" || two == "*/";
                    if (isBracket) depth += two == "/*" ? 1 : -1;
                    at_ += isBracket ? 2 : 1;
                } while (depth > 0 && at_ < text_.size());
            } else {
                break;
            }
        }
    }

    void quoted(char quote, bool hasEscapes) {
        for (++at_; at_ < text_.size(); ++at_) {
            if (hasEscapes && text_[at_] == '\\') {
                ++at_;
            } else if (text_[at_] == quote) {
                if (at_ + 1 < text_.size() && text_[at_ + 1] == quote)
                    ++at_;
                else
                    break;
            }
        }
        at_ = std::min(at_ + 1, text_.size());
    }

    // $tag$ … $tag$
    bool dollarQuoted() {
        std::size_t end = at_ + 1;
        while (end < text_.size() &&
               (isLetter(text_[end]) || (end > at_ + 1 && isDigit(text_[end]))))
            ++end;
        if (end >= text_.size() || text_[end] != '$') return false;
        const std::string_view tag = text_.substr(at_, end + 1 - at_);
        const auto close = text_.find(tag, end + 1);
        at_ = close == std::string_view::npos ? text_.size() : close + tag.size();
        return true;
    }

    Kind next() {
        const char c = text_[at_];
        const char after = at_ + 1 < text_.size() ? text_[at_ + 1] : '\0';
        if (c == '\'') return quoted('\'', false), Kind::Literal;
        if (c == '"') return quoted('"', false), Kind::QuotedWord;
        if (c == '$' && !isDigit(after) && dollarQuoted()) return Kind::Literal;
        if ((c == 'e' || c == 'E') && after == '\'')
            return ++at_, quoted('\'', true), Kind::Literal;
        if (isLetter(c) || isDigit(c) || c == '$') {
            while (at_ < text_.size() &&
                   (isLetter(text_[at_]) || isDigit(text_[at_]) || text_[at_] == '$'))
                ++at_;
            return isLetter(c) ? Kind::Word : Kind::Sign;
        }
        ++at_;
        if (c != '?') return Kind::Sign;
        if (after != '?') return Kind::Parameter;
        ++at_;
        return Kind::Sign;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

std::string nameOf(const PostgresToken& token) {
    if (token.kind == Kind::Word) return lowered(token.text);
    std::string name;
    if (token.kind == Kind::QuotedWord)
        for (std::size_t k = 1; k + 1 < token.text.size(); k += token.text[k] == '"' ? 2 : 1)
            name += token.text[k];
    return name;
}

constexpr std::string_view kClockWords[] = {"current_date", "current_time", "current_timestamp",
                                            "localtimestamp", "localtime"};
constexpr std::string_view kClockLiterals[] = {"now", "today", "tomorrow", "yesterday"};

} // namespace

std::vector<PostgresToken> postgresTokens(std::string_view statement) {
    return Scanner(statement).all();
}

NumberedStatement numbered(std::string_view statement) {
    NumberedStatement result;
    std::size_t copied = 0;
    for (const PostgresToken& token : postgresTokens(statement)) {
        const auto at = static_cast<std::size_t>(token.text.data() - statement.data());
        if (token.kind != Kind::Parameter && token.text != "??") continue;
        result.text += statement.substr(copied, at - copied);
        result.text +=
            token.kind == Kind::Parameter ? "$" + std::to_string(++result.parameters) : "?";
        copied = at + token.text.size();
    }
    result.text += statement.substr(copied);
    return result;
}

std::string withSchema(std::string_view statement,
                       const std::set<std::pair<std::string, std::string>>& tables,
                       std::string_view to) {
    const std::vector<PostgresToken> tokens = postgresTokens(statement);
    std::string result;
    std::size_t copied = 0;
    for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
        if (tokens[i + 1].text != "." ||
            !tables.contains({nameOf(tokens[i]), nameOf(tokens[i + 2])}))
            continue;
        const auto at = static_cast<std::size_t>(tokens[i].text.data() - statement.data());
        result.append(statement.substr(copied, at - copied)).append(to);
        copied = at + tokens[i].text.size();
    }
    return result.append(statement.substr(copied));
}

PostgresNames namesIn(std::string_view statement) {
    PostgresNames names;
    const std::vector<PostgresToken> tokens = postgresTokens(statement);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const auto& [kind, text] = tokens[i];
        if (kind == Kind::Literal) {
            const std::string inside =
                lowered(text.substr(std::min(text.find_first_not_of("eE'$ \t\n"), text.size())));
            for (const std::string_view word : kClockLiterals)
                if (inside.starts_with(word) &&
                    (inside.size() == word.size() || !isLetter(inside[word.size()])))
                    names.clock = word;
        }
        if (kind != Kind::Word && kind != Kind::QuotedWord) {
            // The first word may stand in brackets.
            continue;
        }
        std::string name = nameOf(tokens[i]);
        if (names.first.empty()) {
            names.first = name;
            for (char& c : names.first)
                c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        }
        if (kind == Kind::Word && std::ranges::find(kClockWords, name) != std::end(kClockWords))
            names.clock = name;
        if (kind == Kind::Word) names.plain.insert(name);
        if (kind == Kind::Word && name == "for" && i + 1 < tokens.size()) {
            const std::string mode = lowered(tokens[i + 1].text);
            if (mode == "update" || mode == "no" || mode == "share" || mode == "key")
                names.locking = mode;
        }
        if (i + 1 < tokens.size() && tokens[i + 1].text == "(") names.calls.push_back(name);
        names.all.push_back(std::move(name));
    }
    return names;
}

} // namespace clew::vm::natives::database
