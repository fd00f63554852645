#include "vm/specification/SpecificationFile.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "vm/specification/Syntax.h"

namespace clew::vm::specification {

namespace {

std::string_view trimmed(std::string_view text) {
    static constexpr std::string_view kSpace = " \t\n\r\f";
    const std::size_t from = text.find_first_not_of(kSpace);
    if (from == std::string_view::npos) return text.substr(text.size());
    return text.substr(from, text.find_last_not_of(kSpace) - from + 1);
}

struct Declaration {
    bool perThread = false;
    std::string name;
    std::string_view text; // a part of what was parsed
};

template <class Fail>
Declaration declarationOf(std::string_view text, bool takesModifiers, const Fail& fail) {
    Declaration declaration;
    Token token = tokenAt(text, 0, false);
    const auto next = [&] { token = tokenAt(text, token.end, false); };
    const char* form = takesModifiers ? "it is written \"Name ::= specification\", or \"perthread "
                                        "Name ::= specification\""
                                      : "it is written \"name ::= proposition\"";
    if (token.kind != Token::Kind::Word)
        fail(token.begin, fmt::format("the name is missing: {}", form));
    declaration.name = token.text;
    next();
    while (token.kind == Token::Kind::Word) {
        if (!takesModifiers || declaration.name != "perthread")
            fail(0, fmt::format("there is no modifier {}: {}", declaration.name, form));
        if (declaration.perThread) fail(0, "perthread stands twice");
        declaration.perThread = true;
        declaration.name = token.text;
        next();
    }
    if (token.text != "::=")
        fail(token.begin, fmt::format("'::=' is missing behind {}: {}", declaration.name, form));
    declaration.text = trimmed(text.substr(token.end));
    if (declaration.text.empty())
        fail(token.end, fmt::format("nothing stands behind '{} ::=': {}", declaration.name, form));
    return declaration;
}

// "m(int, java.lang.String)" without white space, or empty where it is none.
std::string callText(std::string_view text) {
    std::string call;
    bool wasWord = false, isOpen = false, isClosed = false;
    for (Token token = tokenAt(text, 0, false); token.kind != Token::Kind::End;
         token = tokenAt(text, token.end, false)) {
        const bool isWord = token.kind == Token::Kind::Word;
        if (isClosed || (isWord && wasWord) || (!isWord && token.kind != Token::Kind::Symbol))
            return {};
        static constexpr std::string_view kOthers = ".,[][]";
        if (token.text == "(") {
            if (isOpen || !wasWord) return {};
            isOpen = true;
        } else if (token.text == ")") {
            isClosed = true;
        } else if (!isWord && (!isOpen || kOthers.find(token.text) == std::string_view::npos)) {
            return {};
        }
        call += token.text;
        wasWord = isWord;
    }
    return isOpen && isClosed ? call : std::string();
}

bool isClassName(std::string_view text) {
    bool wantsWord = true;
    for (Token token = tokenAt(text, 0, false); token.kind != Token::Kind::End;
         token = tokenAt(text, token.end, false)) {
        if (wantsWord ? token.kind != Token::Kind::Word : token.text != ".") return false;
        wantsWord = !wantsWord;
    }
    return !wantsWord;
}

template <class Fail>
Proposition propositionOf(std::string_view text, Proposition::Kind kind, const Fail& fail) {
    const Declaration declaration = declarationOf(text, false, fail);
    Proposition proposition{kind, std::string(declaration.text), declaration.name, 0};
    const auto at = static_cast<std::size_t>(declaration.text.data() - text.data());
    if (kind == Proposition::Kind::Call) {
        proposition.text = callText(declaration.text);
        if (proposition.text.empty())
            fail(at, fmt::format("'{}' is no call: one is written m() or m(int,java.lang.String)",
                                 declaration.text));
    }
    if (kind == Proposition::Kind::Exception && !isClassName(declaration.text))
        fail(at, fmt::format("'{}' is no name of a class, such as java.io.IOException",
                             declaration.text));
    // As it may be written in the text, too.
    if (kind == Proposition::Kind::Value && declaration.text.starts_with("<{") &&
        declaration.text.ends_with("}>"))
        proposition.text = trimmed(declaration.text.substr(2, declaration.text.size() - 4));
    return proposition;
}

struct FormalismRow {
    std::string_view word;
    Source::Formalism formalism;
};
constexpr std::array kFormalisms{FormalismRow{"regexp", Source::Formalism::Regexp},
                                 FormalismRow{"pltl", Source::Formalism::Pltl},
                                 FormalismRow{"nfa", Source::Formalism::Nfa}};

struct PropositionRow {
    std::string_view word;
    Proposition::Kind kind;
};
constexpr std::array kPropositions{
    PropositionRow{"callProposition", Proposition::Kind::Call},
    PropositionRow{"valueProposition", Proposition::Kind::Value},
    PropositionRow{"exceptionProposition", Proposition::Kind::Exception}};

class FileParser {
  public:
    FileParser(std::string_view text, std::string_view file) : text_(text), file_(file) {
        advance();
    }

    std::vector<ClassSpecifications> parse() {
        std::vector<ClassSpecifications> classes;
        while (token_.kind != Token::Kind::End) {
            if (token_.text != "class")
                fail(token_.begin,
                     fmt::format("{} where a block was expected: class NAME {{ ... }}", shown()));
            classes.push_back(block());
        }
        if (classes.empty())
            fail(0, "the file has no specification: they stand in blocks, class NAME { ... }");
        return classes;
    }

  private:
    [[noreturn]] void fail(std::size_t at, std::string_view message) const {
        const auto [line, column] = positionOf(at);
        throw SpecificationError(fmt::format("{}:{}:{}", file_, line, column), {}, 0, message);
    }
    std::pair<std::size_t, std::size_t> positionOf(std::size_t at) const {
        const std::string_view before = text_.substr(0, at);
        const auto lines = std::count(before.begin(), before.end(), '\n');
        return {static_cast<std::size_t>(lines) + 1,
                lines == 0 ? at + 1 : before.size() - before.rfind('\n')};
    }
    std::string shown() const {
        return token_.kind == Token::Kind::End ? "the end of the file"
                                               : fmt::format("'{}'", token_.text);
    }
    void advance() { token_ = tokenAt(text_, token_.end, false); }
    void expect(std::string_view symbol, std::string_view why) {
        if (token_.text != symbol)
            fail(token_.begin, fmt::format("{} where '{}' was expected: {}", shown(), symbol, why));
        advance();
    }
    std::string word(std::string_view what) {
        if (token_.kind != Token::Kind::Word)
            fail(token_.begin, fmt::format("{} where {} was expected", shown(), what));
        std::string found(token_.text);
        advance();
        return found;
    }
    std::string className() {
        std::string name = word("the name of a class");
        while (token_.text == ".") {
            advance();
            name += "." + word("the name of a class");
        }
        return name;
    }

    ClassSpecifications block() {
        ClassSpecifications result;
        std::vector<Proposition> named;
        result.line = positionOf(token_.begin).first;
        advance();
        result.className = className();
        expect("{", "a block is written class NAME { ... }");
        while (token_.text != "}") item(result, named);
        advance();
        for (const ObservedMethod& method : result.observed)
            for (const std::string& name : method.specifications)
                if (std::none_of(result.sources.begin(), result.sources.end(),
                                 [&](const Source& one) { return one.name == name; }))
                    throw SpecificationError(
                        fmt::format("{}:{}", file_, method.line), {}, 0,
                        fmt::format("there is no specification {} of {} for which {} could be "
                                    "observed",
                                    name, result.className, method.method));
        for (Source& source : result.sources) source.named = named;
        return result;
    }

    void item(ClassSpecifications& result, std::vector<Proposition>& named) {
        const std::size_t begin = token_.begin;
        const std::string_view keyword = token_.text;
        for (const auto& [known, kind] : kPropositions)
            if (keyword == known) {
                const std::size_t from = token_.end;
                const std::size_t end = endOfExpression(from);
                const auto failHere = [&](std::size_t at, std::string_view message) {
                    fail(from + at, message);
                };
                Proposition one = propositionOf(text_.substr(from, end - from), kind, failHere);
                if (std::any_of(named.begin(), named.end(),
                                [&](const Proposition& other) { return other.name == one.name; }))
                    fail(begin, fmt::format("a second proposition of the name {}", one.name));
                named.push_back(std::move(one));
                token_ = tokenAt(text_, end + 1, false);
                return;
            }
        if (keyword == "call" || keyword == "return") return specification(result);
        if (keyword == "observe") return observe(result);
        if (keyword == "exception") {
            advance();
            result.exception = className();
            expect(";", "exception NAME;");
            return;
        }
        fail(begin, fmt::format("{} where one of call, return, observe, callProposition, "
                                "valueProposition, exceptionProposition, exception or '}}' was "
                                "expected",
                                shown()));
    }

    void specification(ClassSpecifications& result) {
        const std::size_t begin = token_.begin;
        const Source::Side side = token_.text == "call" ? Source::Side::Call : Source::Side::Return;
        advance();
        const auto* row = std::find_if(kFormalisms.begin(), kFormalisms.end(),
                                       [&](auto& one) { return one.word == token_.text; });
        if (row == kFormalisms.end())
            fail(token_.begin,
                 fmt::format("{} where one of regexp, pltl and nfa was expected", shown()));
        const std::size_t from = token_.end;
        const std::size_t end = endOfSpecification(from);
        const std::string_view text = text_.substr(from, end - from);
        const Declaration declaration = declarationOf(
            text, true,
            [&](std::size_t at, std::string_view message) { fail(from + at, message); });
        for (const Source& other : result.sources)
            if (other.name == declaration.name)
                fail(begin, fmt::format("a second specification of the name {}", other.name));
        Source source;
        source.name = declaration.name;
        source.side = side;
        source.formalism = row->formalism;
        source.perThread = declaration.perThread;
        source.text = declaration.text;
        std::tie(source.line, source.column) =
            positionOf(static_cast<std::size_t>(declaration.text.data() - text_.data()));
        source.place = fmt::format("{}:{}", file_, positionOf(begin).first);
        result.sources.push_back(std::move(source));
        token_ = tokenAt(text_, end + 1, false);
    }

    void observe(ClassSpecifications& result) {
        const std::size_t begin = token_.begin;
        const std::size_t first = result.observed.size();
        do {
            advance();
            const std::size_t from = token_.begin;
            const std::size_t line = positionOf(from).first;
            while (token_.kind != Token::Kind::End && token_.text != ")" && token_.text != ";")
                advance();
            const std::string call = callText(text_.substr(from, token_.end - from));
            if (call.empty())
                fail(from, "a method was expected: it is written m() or m(int,java.lang.String)");
            result.observed.push_back({call, line, {}});
            advance();
        } while (token_.text == ",");
        if (token_.text == "for") {
            std::vector<std::string> names;
            do {
                advance();
                names.push_back(word("the name of a specification"));
            } while (token_.text == ",");
            for (std::size_t i = first; i < result.observed.size(); i++)
                result.observed[i].specifications = names;
        }
        if (token_.text != ";")
            fail(token_.kind == Token::Kind::End ? begin : token_.begin,
                 fmt::format("{} where ';' was expected: observe m(), n(int);, or observe m() for "
                             "Name;",
                             shown()));
        advance();
    }

    // Of the ';' behind a Java expression.
    std::size_t endOfExpression(std::size_t from) const {
        char quote = 0;
        for (std::size_t at = from; at < text_.size(); at++) {
            const char c = text_[at];
            if (quote != 0) {
                if (c == '\\') at++;
                if (c == quote) quote = 0;
            } else if (c == '"' || c == '\'') {
                quote = c;
            } else if (c == ';') {
                return at;
            }
        }
        fail(from, "the ';' behind this proposition is missing");
    }

    // Of the ';' that ends a specification: orders of steps have others in them, but behind this
    // one the block ends, or two words stand.
    std::size_t endOfSpecification(std::size_t from) const {
        int depth = 0;
        for (Token token = tokenAt(text_, from, false); token.kind != Token::Kind::End;
             token = tokenAt(text_, token.end, false)) {
            if (token.kind != Token::Kind::Symbol) continue;
            const char symbol = token.text[0];
            if (token.text == "(" || token.text == "{") depth++;
            if (token.text == ")" || token.text == "}") depth--;
            if (depth < 0 && symbol == '}') break;
            if (symbol != ';' || depth > 0) continue;
            const Token first = tokenAt(text_, token.end, false);
            const Token second = tokenAt(text_, first.end, false);
            if (first.text == "}" || first.kind == Token::Kind::End ||
                (first.kind == Token::Kind::Word && second.kind == Token::Kind::Word))
                return token.begin;
        }
        fail(from, "the ';' behind this specification is missing");
    }

    std::string_view text_, file_;
    Token token_;
};

} // namespace

Source parseDeclaration(std::string_view text, Source::Side side, Source::Formalism formalism,
                        std::string_view place) {
    const Declaration declaration =
        declarationOf(text, true, [&](std::size_t, std::string_view message) {
            throw SpecificationError(place, fmt::format("\"{}\"", text), 0, message);
        });
    Source source;
    source.name = declaration.name;
    source.side = side;
    source.formalism = formalism;
    source.perThread = declaration.perThread;
    source.text = declaration.text;
    source.place = place;
    return source;
}

Proposition parseProposition(std::string_view text, Proposition::Kind kind,
                             std::string_view place) {
    return propositionOf(text, kind, [&](std::size_t, std::string_view message) {
        throw SpecificationError(place, fmt::format("\"{}\"", text), 0, message);
    });
}

std::vector<ClassSpecifications> parseSpecifications(std::string_view text, std::string_view file) {
    return FileParser(text, file).parse();
}

} // namespace clew::vm::specification
