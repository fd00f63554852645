#include "search/generate/TestSource.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <sstream>

namespace clew::search::generate {
namespace {

constexpr std::string_view kGenerated = "// As written by clew tests (for --update):";
constexpr std::size_t kHashesInLine = 12;

bool isIdentifierChar(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$' ||
           static_cast<unsigned char>(c) >= 0x80;
}

// Position behind the comment, text or char that begins there; the same position where none does.
std::size_t behindLiteral(std::string_view text, std::size_t at) {
    const auto after = [&](std::string_view end, std::size_t from) {
        const std::size_t found = text.find(end, from);
        return found == std::string_view::npos ? text.size() : found + end.size();
    };
    const std::string_view rest = text.substr(at);
    if (rest.starts_with("//")) return after("\n", at);
    if (rest.starts_with("/*")) return after("*/", at + 2);
    const bool isBlock = rest.starts_with("\"\"\"");
    if (!isBlock && !rest.starts_with('"') && !rest.starts_with('\'')) return at;
    const std::string_view end = isBlock ? "\"\"\"" : rest.substr(0, 1);
    for (std::size_t i = at + end.size(); i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text.substr(i).starts_with(end))
            return i + end.size();
    }
    return text.size();
}

// What stands at the level of the member itself, without comments, texts, and all in brackets.
struct Outline {
    std::vector<std::string> words; // identifiers, "(" and "=", in their order
    std::vector<std::string> annotations;
};

// One member from the position on. `end`: behind it; npos: there is none, or no end of it.
class MemberScanner {
  public:
    MemberScanner(std::string_view text, std::size_t at) : text_(text), at_(at) {}

    std::size_t end = std::string_view::npos;
    Outline outline;

    void scan() {
        while (at_ < text_.size()) {
            if (const std::size_t behind = behindLiteral(text_, at_); behind != at_) {
                at_ = behind;
                continue;
            }
            const char c = text_[at_];
            if (depth_ == 0 && isIdentifierChar(c)) {
                word();
                continue;
            }
            ++at_;
            if (c == '@' && depth_ == 0) {
                isAnnotation_ = true;
            } else if (c == '(' || c == '{' || c == '[') {
                if (depth_++ == 0 && c == '(' && !isAnnotation_) outline.words.push_back("(");
                isAnnotation_ = false;
            } else if (c == ')' || c == ']' || c == '}') {
                if (depth_ == 0) return; // the class ends
                if (--depth_ == 0 && c == '}' && !isAssigned_) return found();
            } else if (depth_ == 0 && c == '=') {
                isAssigned_ = true;
                outline.words.push_back("=");
            } else if (depth_ == 0 && c == ';') {
                return found();
            }
        }
    }

  private:
    void found() { end = at_; }
    void word() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && isIdentifierChar(text_[at_])) ++at_;
        const std::string name(text_.substr(begin, at_ - begin));
        if (!isAnnotation_) {
            outline.words.push_back(name);
            return;
        }
        if (at_ < text_.size() && text_[at_] == '.') { // of a package
            ++at_;
            return;
        }
        outline.annotations.push_back(name);
        const std::size_t next = text_.find_first_not_of(" \t\r\n", at_);
        isAnnotation_ = next != std::string_view::npos && text_[next] == '(';
    }

    const std::string_view text_;
    std::size_t at_, depth_ = 0;
    bool isAnnotation_ = false, isAssigned_ = false;
};

void nameBy(const Outline& outline, SourceMember& member) {
    for (std::size_t i = 0; i < outline.words.size(); ++i) {
        const std::string& word = outline.words[i];
        const bool isType =
            word == "class" || word == "interface" || word == "enum" || word == "record";
        if (isType && i + 1 < outline.words.size() &&
            (outline.words[i + 1] != "(" && outline.words[i + 1] != "=")) {
            member.name = outline.words[i + 1];
            break;
        }
        if (word == "(" || word == "=") {
            member.isMethod = word == "(";
            break;
        }
        member.name = word;
    }
    if (member.name == "static") member.name.clear(); // an initializer
    for (const std::string& annotation : outline.annotations)
        for (const std::string_view test :
             {"Test", "ParameterizedTest", "RepeatedTest", "TestFactory"})
            member.isTest = member.isTest || annotation == test;
}

// Where the name stands as a whole word.
void replaceWord(std::string& text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
        const std::size_t end = at + from.size();
        const bool isWhole = (at == 0 || !isIdentifierChar(text[at - 1])) &&
                             (end == text.size() || !isIdentifierChar(text[end]));
        if (isWhole) text.replace(at, from.size(), to);
        at += isWhole ? to.size() : from.size();
    }
}

std::vector<std::string> linesOf(std::string_view text) {
    std::vector<std::string> lines;
    std::istringstream stream{std::string(text)};
    for (std::string line; std::getline(stream, line);) {
        const std::size_t begin = line.find_first_not_of(" \t"),
                          end = line.find_last_not_of(" \t\r");
        if (begin != std::string::npos) lines.push_back(line.substr(begin, end - begin + 1));
    }
    return lines;
}

// Each line of the one is a line of the other.
bool isPartOf(const SourceMember& one, const SourceMember& other) {
    const std::vector<std::string> lines = linesOf(other.text);
    return std::ranges::all_of(linesOf(one.text), [&](const std::string& line) {
        return std::ranges::find(lines, line) != lines.end();
    });
}

} // namespace

std::uint32_t SourceMember::hash() const { // FNV-1a
    std::uint32_t result = 2166136261u;
    for (const char c : text)
        if (!std::isspace(static_cast<unsigned char>(c)))
            result = (result ^ static_cast<unsigned char>(c)) * 16777619u;
    return result;
}

std::optional<TestSource> TestSource::parse(std::string_view text) {
    TestSource source;
    std::size_t at = 0, name = 0;
    for (std::string word; at < text.size() && (name == 0 || text[at] != '{');) {
        if (const std::size_t behind = behindLiteral(text, at); behind != at) {
            at = behind;
            continue;
        }
        if (!isIdentifierChar(text[at])) {
            ++at;
            continue;
        }
        const std::size_t begin = at;
        while (at < text.size() && isIdentifierChar(text[at])) ++at;
        if (word == "class" && name == 0) {
            source.className_ = text.substr(begin, at - begin);
            name = begin;
        }
        const bool isLiteral = begin > 0 && text[begin - 1] == '.'; // Some.class
        word = isLiteral ? "" : text.substr(begin, at - begin);
    }
    if (at >= text.size()) return std::nullopt;
    source.head_ = text.substr(0, ++at);
    for (;;) {
        MemberScanner scanner(text, at);
        scanner.scan();
        if (scanner.end == std::string_view::npos) break;
        // A comment on the same line is still about it.
        const std::size_t newLine = text.find('\n', scanner.end);
        if (newLine != std::string_view::npos) {
            const std::string_view rest = text.substr(scanner.end, newLine - scanner.end);
            const std::size_t first = rest.find_first_not_of(" \t\r");
            if (first == std::string_view::npos || rest.substr(first).starts_with("//"))
                scanner.end = newLine + 1;
        }
        SourceMember member;
        member.text = text.substr(at, scanner.end - at);
        member.line = 1 + static_cast<std::size_t>(
                              std::count(text.begin(), text.begin() + std::ptrdiff_t(at), '\n'));
        nameBy(scanner.outline, member);
        source.members.push_back(std::move(member));
        at = scanner.end;
    }
    source.tail_ = text.substr(at);
    if (source.tail_.find('}') == std::string::npos) return std::nullopt;
    const std::size_t generated = source.tail_.find(kGenerated);
    if (generated == std::string::npos) return source;
    for (const std::string& line : linesOf(source.tail_.substr(generated + kGenerated.size()))) {
        std::istringstream words(line);
        for (std::string word; words >> word;) {
            std::uint32_t hash = 0;
            const auto [end, error] =
                std::from_chars(word.data(), word.data() + word.size(), hash, 16);
            if (error == std::errc() && end == word.data() + word.size())
                source.generated_.insert(hash);
        }
    }
    source.tail_.resize(generated);
    return source;
}

std::string TestSource::text() const {
    std::string result = head_;
    for (const SourceMember& member : members) result += member.text;
    result += tail_;
    if (generated_.empty()) return result;
    result += kGenerated;
    std::size_t count = 0;
    for (const std::uint32_t hash : generated_)
        result += fmt::format("{}{:08x}", count++ % kHashesInLine == 0 ? "\n// " : " ", hash);
    return result + "\n";
}

std::vector<std::uint32_t> TestSource::hashes() const {
    std::vector<std::uint32_t> result;
    result.reserve(members.size());
    for (const SourceMember& member : members) result.push_back(member.hash());
    return result;
}

bool TestSource::isGenerated(const SourceMember& test) const {
    return std::ranges::all_of(members, [&](const SourceMember& member) {
        return member.name != test.name || generated_.contains(member.hash());
    });
}

void TestSource::setGenerated(const std::vector<std::uint32_t>& hashes) {
    generated_ = {hashes.begin(), hashes.end()};
}

void TestSource::remove(const std::string& name) {
    std::erase_if(members, [&](const SourceMember& member) { return member.name == name; });
}

void TestSource::rename(const std::string& from, const std::string& to) {
    for (SourceMember& member : members) {
        replaceWord(member.text, from, to);
        if (member.name == from) member.name = to;
    }
}

// In the order of the alphabet, where those that there are stand so.
void TestSource::import(const std::string& line) {
    const std::string kind = line.starts_with("import static ") ? "import static " : "import ";
    std::size_t at = std::string::npos, last = std::string::npos, begin = 0;
    for (; begin < head_.size();) {
        const std::size_t end = std::min(head_.find('\n', begin), head_.size() - 1) + 1;
        const std::string_view there(head_.data() + begin, end - begin - 1);
        if (there == line) return;
        const bool isStatic = there.starts_with("import static ");
        if (there.starts_with(kind) && isStatic == (kind == "import static ")) {
            if (at == std::string::npos && there > line) at = begin;
            last = end;
        } else if (last == std::string::npos && there.starts_with("package ")) {
            last = end;
        }
        begin = end;
    }
    if (at == std::string::npos) at = last == std::string::npos ? 0 : last;
    head_.insert(at, line + "\n");
}

std::vector<std::string> TestSource::add(TestSource other) {
    const auto named = [](const TestSource& source, const std::string& name) {
        return std::ranges::find(source.members, name, &SourceMember::name);
    };
    // What is there already, word by word, is not needed again.
    std::erase_if(other.members, [&](const SourceMember& member) {
        const auto same = named(*this, member.name);
        return same != members.end() && same->isTest == member.isTest && isPartOf(member, *same);
    });
    for (std::size_t i = 0; i < other.members.size(); ++i) {
        const std::string name = other.members[i].name;
        if (name.empty() || named(*this, name) == members.end()) continue;
        std::string free = name;
        for (int k = 2;
             named(*this, free) != members.end() || named(other, free) != other.members.end(); ++k)
            free = fmt::format("{}{}", name, k);
        other.rename(name, free);
    }
    for (const std::string& line : linesOf(other.head_))
        if (line.starts_with("import ")) import(line);
    const std::string_view suppression = "@SuppressWarnings({\"rawtypes\", \"unchecked\"})\n";
    if (other.head_.find(suppression) != std::string::npos &&
        head_.find("@SuppressWarnings") == std::string::npos) {
        const std::size_t line = head_.rfind('\n', head_.rfind(className_));
        head_.insert(line == std::string::npos ? 0 : line + 1, suppression);
    }
    std::vector<std::string> tests;
    const auto lastTest = std::find_if(members.rbegin(), members.rend(),
                                       [](const SourceMember& member) { return member.isTest; });
    std::size_t behind = static_cast<std::size_t>(members.rend() - lastTest);
    if (lastTest == members.rend()) behind = members.size();
    for (SourceMember& member : other.members) {
        member.text.erase(0, member.text.find_first_not_of('\n'));
        member.text.insert(0, "\n");
        const bool isOfTests =
            member.isTest || std::ranges::any_of(other.members, [&](const SourceMember& test) {
                return test.isTest && test.name == member.name;
            });
        if (member.isTest) tests.push_back(member.name);
        members.insert(
            isOfTests ? members.begin() + static_cast<std::ptrdiff_t>(behind++) : members.end(),
            std::move(member));
    }
    return tests;
}

std::string withHashes(const std::string& source) {
    std::optional<TestSource> parsed = TestSource::parse(source);
    if (!parsed) return source;
    parsed->setGenerated(parsed->hashes());
    return parsed->text();
}

} // namespace clew::search::generate
