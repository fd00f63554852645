#include "vm/interpreter/specification/JavaExpression.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <span>

namespace clew::vm::interpreter {
namespace {

using Kind = JavaExpression::Kind;

struct Token {
    enum class Type { End, Identifier, Hash, Number, Text, Character, Operator } type = Type::End;
    std::string_view text;
    std::size_t position = 0;
};

// The longest first.
constexpr std::string_view kOperators[] = {
    ">>>=", "<<=", ">>=", ">>>", "->", "::", "++", "--", "&&", "||", "==", "!=", "<=", ">=", "+=",
    "-=",   "*=",  "/=",  "&=",  "|=", "^=", "%=", "<<", ">>", "+",  "-",  "*",  "/",  "%",  "&",
    "|",    "^",   "!",   "~",   "<",  ">",  "?",  ":",  "(",  ")",  "[",  "]",  ".",  ",",  "="};
constexpr std::string_view kEffects[] = {
    "=", "+=", "-=", "*=", "/=", "&=", "|=", "^=", "%=", "<<=", ">>=", ">>>=", "++", "--"};
// From the weakest to the strongest (JLS 15.17 to 15.24).
constexpr std::array<std::array<std::string_view, 4>, 10> kBinary = {{{"||"},
                                                                      {"&&"},
                                                                      {"|"},
                                                                      {"^"},
                                                                      {"&"},
                                                                      {"==", "!="},
                                                                      {"<", ">", "<=", ">="},
                                                                      {"<<", ">>", ">>>"},
                                                                      {"+", "-"},
                                                                      {"*", "/", "%"}}};
constexpr std::size_t kRelational = 6;

bool isStart(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) || c == '_' || c == '$' || (c & 0x80);
}
bool isPart(char c) {
    return isStart(c) || std::isdigit(static_cast<unsigned char>(c));
}
bool isAmong(std::string_view word, std::span<const std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

std::vector<Token> tokensOf(std::string_view text) {
    std::vector<Token> tokens;
    std::size_t at = 0;
    const auto take = [&](Token::Type type, std::size_t end) {
        tokens.push_back({type, text.substr(at, end - at), at});
        at = end;
    };
    while (at < text.size()) {
        const char c = text[at];
        std::size_t end = at + 1;
        if (std::isspace(static_cast<unsigned char>(c))) {
            ++at;
        } else if (isStart(c) || c == '#') {
            while (end < text.size() && isPart(text[end])) ++end;
            take(c == '#' ? Token::Type::Hash : Token::Type::Identifier, end);
        } else if (std::isdigit(static_cast<unsigned char>(c)) ||
                   (c == '.' && end < text.size() &&
                    std::isdigit(static_cast<unsigned char>(text[end])))) {
            const bool isHex = c == '0' && end < text.size() && (text[end] | 0x20) == 'x';
            while (end < text.size() && (isPart(text[end]) || text[end] == '.' ||
                                         ((text[end] == '+' || text[end] == '-') && !isHex &&
                                          (text[end - 1] | 0x20) == 'e')))
                ++end;
            take(Token::Type::Number, end);
        } else if (c == '"' || c == '\'') {
            while (end < text.size() && text[end] != c) end += text[end] == '\\' ? 2 : 1;
            if (end >= text.size()) throw ExpressionError("a text that does not end", at);
            take(c == '"' ? Token::Type::Text : Token::Type::Character, end + 1);
        } else {
            const auto found = std::ranges::find_if(
                kOperators, [&](std::string_view op) { return text.substr(at).starts_with(op); });
            if (found == std::end(kOperators))
                throw ExpressionError(fmt::format("'{}' is no part of a Java expression", c), at);
            take(Token::Type::Operator, at + found->size());
        }
    }
    tokens.push_back({Token::Type::End, {}, text.size()});
    return tokens;
}

// What a text between quotes stands for, in UTF-8.
std::string unquoted(const Token& token) {
    std::string result;
    const std::string_view text = token.text.substr(1, token.text.size() - 2);
    constexpr std::string_view names = "btnfrs0\"'\\", values("\b\t\n\f\r \0\"'\\", 10);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\' || i + 1 == text.size()) {
            result += text[i];
            continue;
        }
        const std::size_t which = names.find(text[++i]);
        if (which == std::string_view::npos)
            throw ExpressionError(fmt::format("'\\{}' is not known here", text[i]),
                                  token.position + i);
        result += values[which];
    }
    return result;
}

class Parser {
  public:
    explicit Parser(std::string_view text) : tokens_(tokensOf(text)) {}

    ExpressionPointer whole() {
        ExpressionPointer result = conditional();
        if (now().type != Token::Type::End) fail("an operator is expected before", now());
        return result;
    }

  private:
    const Token& now() const { return tokens_[at_]; }
    const Token& next(std::size_t by = 1) const {
        return tokens_[std::min(at_ + by, tokens_.size() - 1)];
    }
    bool isOperator(const Token& token, std::string_view op) const {
        return token.type == Token::Type::Operator && token.text == op;
    }
    bool accept(std::string_view op) {
        const bool found = isOperator(now(), op);
        at_ += found;
        return found;
    }
    void expect(std::string_view op) {
        if (!accept(op)) fail(fmt::format("'{}' is expected before", op), now());
    }
    [[noreturn]] static void fail(std::string_view what, const Token& token) {
        if (token.type == Token::Type::Operator && isAmong(token.text, kEffects))
            what = "a value proposition has no effect: no";
        throw ExpressionError(token.type == Token::Type::End
                                  ? fmt::format("{} the end", what)
                                  : fmt::format("{} '{}'", what, token.text),
                              token.position);
    }
    static ExpressionPointer make(Kind kind, const Token& token, std::string_view text) {
        return std::make_unique<JavaExpression>(
            JavaExpression{kind, token.position, std::string(text)});
    }
    template <class... Operands>
    static ExpressionPointer make(Kind kind, const Token& token, std::string_view text,
                                  Operands... operands) {
        ExpressionPointer made = make(kind, token, text);
        (made->operands.push_back(std::move(operands)), ...);
        return made;
    }

    ExpressionPointer conditional() {
        ExpressionPointer condition = binary(0);
        const Token token = now();
        if (!accept("?")) return condition;
        ExpressionPointer first = conditional();
        expect(":");
        ExpressionPointer second = conditional();
        return make(Kind::Conditional, token, "?:", std::move(condition), std::move(first),
                    std::move(second));
    }

    ExpressionPointer binary(std::size_t level) {
        if (level == kBinary.size()) return unary();
        ExpressionPointer left = binary(level + 1);
        for (;;) {
            const Token token = now();
            if (level == kRelational && token.type == Token::Type::Identifier &&
                token.text == "instanceof") {
                ++at_;
                left = make(Kind::InstanceOf, token, typeName(), std::move(left));
                continue;
            }
            if (token.type != Token::Type::Operator || !isAmong(token.text, kBinary[level]))
                return left;
            ++at_;
            left = make(Kind::Binary, token, token.text, std::move(left), binary(level + 1));
        }
    }

    ExpressionPointer unary() {
        const Token token = now();
        for (const std::string_view op : {"+", "-", "!", "~"})
            if (accept(op)) return make(Kind::Unary, token, op, unary());
        if (isOperator(token, "++") || isOperator(token, "--"))
            fail("a value proposition has no effect: no", token);
        if (isOperator(token, "(") && isCast()) {
            ++at_;
            std::string type = typeName();
            expect(")");
            return make(Kind::Cast, token, type, unary());
        }
        return postfix(primary());
    }

    static bool isPrimitiveName(std::string_view name) {
        constexpr std::string_view names[] = {"boolean", "byte", "char",  "short",
                                              "int",     "long", "float", "double"};
        return isAmong(name, names);
    }

    // "(int) …", "(pkg.Type) x": a name in parentheses, and behind it what begins an operand.
    bool isCast() const {
        std::size_t ahead = 1;
        if (next(ahead).type != Token::Type::Identifier) return false;
        const bool isPrimitive = isPrimitiveName(next(ahead).text);
        ++ahead;
        while (isOperator(next(ahead), ".") && next(ahead + 1).type == Token::Type::Identifier)
            ahead += 2;
        bool isArray = false;
        while (isOperator(next(ahead), "[") && isOperator(next(ahead + 1), "]"))
            ahead += 2, isArray = true;
        if (!isOperator(next(ahead), ")")) return false;
        if (isPrimitive || isArray) return true;
        const Token& behind = next(ahead + 1);
        return (behind.type != Token::Type::Operator && behind.type != Token::Type::End &&
                behind.text != "instanceof") ||
               isOperator(behind, "(") || isOperator(behind, "!") || isOperator(behind, "~");
    }

    std::string typeName() {
        if (now().type != Token::Type::Identifier) fail("a type is expected before", now());
        std::string name(tokens_[at_++].text);
        while (isOperator(now(), ".") && next().type == Token::Type::Identifier) {
            name += "." + std::string(next().text);
            at_ += 2;
        }
        while (isOperator(now(), "[") && isOperator(next(), "]")) {
            name += "[]";
            at_ += 2;
        }
        return name;
    }

    ExpressionPointer postfix(ExpressionPointer base) {
        for (;;) {
            const Token token = now();
            if (accept("[")) {
                base = make(Kind::Element, token, "[]", std::move(base), conditional());
                expect("]");
            } else if (accept(".")) {
                const Token name = now();
                if (name.type != Token::Type::Identifier) fail("a name is expected before", name);
                ++at_;
                base = isOperator(now(), "(")
                           ? call(name, std::move(base))
                           : make(Kind::Member, name, name.text, std::move(base));
            } else {
                return base;
            }
        }
    }

    ExpressionPointer call(const Token& name, ExpressionPointer receiver) {
        ExpressionPointer made = make(Kind::Call, name, name.text, std::move(receiver));
        expect("(");
        if (accept(")")) return made;
        do made->operands.push_back(conditional());
        while (accept(","));
        expect(")");
        return made;
    }

    ExpressionPointer literal(const Token& token, std::string_view descriptor,
                              std::string_view text) {
        ExpressionPointer made = make(Kind::Literal, token, text);
        made->descriptor = descriptor;
        return made;
    }

    ExpressionPointer number(const Token& token) {
        std::string digits(token.text);
        std::erase(digits, '_');
        const bool isHex = digits.size() > 1 && (digits[1] | 0x20) == 'x';
        const char last = static_cast<char>(digits.back() | 0x20);
        if (last == 'l') return literal(token, "J", digits.substr(0, digits.size() - 1));
        if (!isHex && last == 'f') return literal(token, "F", digits.substr(0, digits.size() - 1));
        if (!isHex && last == 'd') return literal(token, "D", digits.substr(0, digits.size() - 1));
        return literal(token, !isHex && digits.find_first_of(".eE") != digits.npos ? "D" : "I",
                       digits);
    }

    ExpressionPointer primary() {
        const Token token = now();
        ++at_;
        switch (token.type) {
            case Token::Type::Number:
                return number(token);
            case Token::Type::Text:
                return literal(token, "Ljava/lang/String;", unquoted(token));
            case Token::Type::Character: {
                const std::string character = unquoted(token);
                if (character.empty()) fail("a character is expected in", token);
                return literal(token, "C", character);
            }
            case Token::Type::Hash:
                if (token.text == "#pre") {
                    expect("(");
                    ExpressionPointer made = make(Kind::Pre, token, token.text, conditional());
                    expect(")");
                    return made;
                }
                if (token.text == "#") fail("a name is expected behind", token);
                return make(Kind::Hash, token, token.text.substr(1));
            case Token::Type::Identifier:
                if (token.text == "true" || token.text == "false")
                    return literal(token, "Z", token.text);
                if (token.text == "null") return literal(token, "N", token.text);
                if (token.text == "this") return make(Kind::Hash, token, token.text);
                if (token.text == "new") fail("a value proposition has no effect: no", token);
                if (isOperator(now(), "(")) return call(token, nullptr);
                return make(Kind::Name, token, token.text);
            case Token::Type::Operator:
                if (token.text == "(") {
                    ExpressionPointer inner = conditional();
                    expect(")");
                    return inner;
                }
                [[fallthrough]];
            case Token::Type::End:
                --at_;
                fail("an operand is expected before", token);
        }
        return nullptr;
    }

    std::vector<Token> tokens_;
    std::size_t at_ = 0;
};

} // namespace

ExpressionPointer parseExpression(std::string_view text) {
    return Parser(text).whole();
}

} // namespace clew::vm::interpreter
