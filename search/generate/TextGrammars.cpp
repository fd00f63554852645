#include "search/generate/TextGrammars.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace clew::search::generate {
namespace {

constexpr std::size_t kLeastTable = 16; // chars of a text that is a table
constexpr std::size_t kLongestWord = 20, kMostWords = 300;
constexpr unsigned kDeepest = 3;        // objects in objects
constexpr std::size_t kMostDigits = 20; // of one number

constexpr std::string_view kNumberReaders[] = {
    "java/lang/Double.parseDouble", "java/lang/Double.valueOf",    "java/lang/Float.parseFloat",
    "java/lang/Float.valueOf",      "java/lang/Integer.decode",    "java/lang/Long.decode",
    "java/lang/Integer.parseInt",   "java/lang/Integer.valueOf",   "java/lang/Long.parseLong",
    "java/lang/Long.valueOf",       "java/math/BigDecimal.<init>", "java/math/BigInteger.<init>"};
constexpr std::string_view kPatternReaders[] = {"java/util/regex/Pattern.compile",
                                                "java/util/regex/Pattern.matches"};
constexpr std::string_view kDateReaders[] = {
    "java/text/DateFormat.parse",     "java/text/SimpleDateFormat.parse",
    "java/time/Instant.parse",        "java/time/LocalDate.parse",
    "java/time/LocalDateTime.parse",  "java/time/LocalTime.parse",
    "java/time/OffsetDateTime.parse", "java/time/ZonedDateTime.parse"};
constexpr std::u16string_view kStatements[] = {u"SELECT", u"INSERT", u"UPDATE", u"DELETE"};

using Text = std::u16string;
using Choices = std::span<const std::u16string_view>;

class Drawing {
  public:
    Drawing(std::mt19937_64& random, const std::vector<std::u16string>& words)
        : random_(random), words_(words) {}

    // RFC 8259
    Text json(unsigned depth = 0) {
        static constexpr std::u16string_view plain[] = {
            u"1", u"-2.5", u"0", u"1e3", u"true", u"false", u"null", u"12345678901", u"\"\""};
        const std::size_t kind = below(depth < kDeepest ? 4 : 2);
        if (kind == 0) return Text(one(plain));
        if (kind == 1) return string();
        const bool isArray = kind == 2;
        Text text(1, isArray ? u'[' : u'{');
        for (std::size_t count = below(3), i = 0; i < count; ++i) {
            if (i > 0) text += oneIn(2) ? u"," : u", ";
            if (!isArray) text += string() + (oneIn(2) ? u":" : u" : ");
            text += json(depth + 1);
        }
        return text += isArray ? u']' : u'}';
    }

    // Elements, attributes, entities, comments, CDATA, processing instructions.
    Text xml(unsigned depth = 0) {
        static constexpr std::u16string_view names[] = {u"a", u"b", u"x:y"};
        static constexpr std::u16string_view parts[] = {
            u"text", u"&lt;", u"&#65;", u"<!-- c -->", u"<![CDATA[x]]>", u"<?p i?>", u" "};
        const Text name = word(names);
        static constexpr std::u16string_view declarations[] = {
            u"<?xml version=\"1.0\"?>", u"<?xml version='1.0' encoding='UTF-8'?>",
            u"<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>"};
        Text text;
        if (depth == 0 && oneIn(4)) text += one(declarations);
        text += u"<" + name;
        static constexpr std::u16string_view attributes[] = {u"c"}, values[] = {u"d", u"&amp;"};
        for (std::size_t count = oneIn(3) ? 1 + below(2) : 0; count > 0; --count) {
            const std::u16string_view mark = oneIn(2) ? u"\"" : u"'";
            text += u" " + word(attributes) + u"=" + Text(mark) + word(values) + Text(mark);
        }
        if (oneIn(4)) return text + u"/>";
        text += u">";
        for (std::size_t count = below(3); count > 0; --count)
            text += depth < kDeepest && oneIn(2) ? xml(depth + 1) : Text(one(parts));
        return text + u"</" + name + u">";
    }

    // Its own head, elements that are not closed, or that belong into others; what browsers accept.
    Text html() {
        static constexpr std::u16string_view begins[] = {
            u"", u"<!DOCTYPE html>", u"<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>", u"<html>"};
        static constexpr std::u16string_view heads[] = {
            u"<title>a</title>",
            u"<meta charset=\"UTF-8\">",
            u"<meta charset=\"ISO-8859-1\">",
            u"<meta http-equiv=\"Content-Type\" content=\"text/html; charset=ISO-8859-1\">",
            u"<base href=\"http://example.org/a/\">",
            u"<link rel=\"stylesheet\" href=\"b.css\">",
            u"<script>if (a < b) c();</script>",
            u"<style>p > a { color: red }</style>"};
        Text text(one(begins));
        if (oneIn(2)) text += u"<head>";
        for (std::size_t count = below(3); count > 0; --count) text += one(heads);
        if (oneIn(3)) text += u"</head><body>";
        for (std::size_t count = 1 + below(2); count > 0; --count) text += htmlElement(0);
        return text;
    }

    // RFC 4180
    Text csv() {
        static constexpr std::u16string_view cells[] = {
            u"a", u"", u"1", u"\"b\"", u"\"c,d\"", u"\"e\"\"f\"", u"\"g\nh\"", u" i "};
        Text text;
        for (std::size_t rows = 1 + below(2), row = 0; row < rows; ++row) {
            if (row > 0) text += oneIn(2) ? u"\n" : u"\r\n";
            for (std::size_t count = 1 + below(3), i = 0; i < count; ++i) {
                if (i > 0) text += u',';
                text += one(cells);
            }
        }
        return text;
    }

    // ISO 8601
    Text date() {
        static constexpr std::u16string_view days[] = {u"2024-02-29", u"1999-12-31", u"2023-01-01",
                                                       u"2023-02-29"};
        static constexpr std::u16string_view times[] = {u"00:00", u"23:59:59", u"12:30:15.5"};
        static constexpr std::u16string_view zones[] = {u"", u"Z", u"+01:00", u"-0530"};
        if (oneIn(4)) return Text(one(times));
        Text text(one(days));
        if (oneIn(2)) text += (oneIn(3) ? u" " : u"T") + Text(one(times)) + Text(one(zones));
        return text;
    }

    // Java's literals (JLS 3.10), and what its parsers take beside them.
    Text number() {
        static constexpr std::u16string_view whole[] = {u"0",
                                                        u"7",
                                                        u"42",
                                                        u"007",
                                                        u"1_000",
                                                        u"1__0",
                                                        u"0x1F",
                                                        u"0X7fffFFFF",
                                                        u"0x80000000",
                                                        u"#1F",
                                                        u"0b101",
                                                        u"2147483648",
                                                        u"017",
                                                        u"0xcafe_Babe",
                                                        u"9223372036854775807",
                                                        u"9223372036854775808",
                                                        u"1,234"};
        static constexpr std::u16string_view floating[] = {u"1.5",
                                                           u".5",
                                                           u"5.",
                                                           u"1e3",
                                                           u"1.5E+3",
                                                           u"2e-3",
                                                           u"1e400",
                                                           u"1e-400",
                                                           u"0x1p3",
                                                           u"0x.8p-2",
                                                           u"0x1.8P1",
                                                           u"1e",
                                                           u"0x1p",
                                                           u"3.4028236e38",
                                                           u"NaN",
                                                           u"Infinity",
                                                           u"0.1234567890123456789",
                                                           u"1.2.3"};
        static constexpr std::u16string_view signs[] = {u"", u"", u"", u"-", u"+", u"--", u" "};
        static constexpr std::u16string_view endings[] = {u"",  u"",  u"",  u"L", u"l",
                                                          u"f", u"F", u"d", u"D", u" "};
        if (oneIn(4)) return digits();
        return Text(one(signs)) + Text(oneIn(2) ? one(whole) : one(floating)) + Text(one(endings));
    }

    // As those of accounts, cards and books have: a few of them, or many.
    Text digits() {
        Text text;
        for (std::size_t left = 1 + below(kMostDigits); left > 0; --left)
            text += static_cast<char16_t>(u'0' + below(10));
        return text;
    }

    // As java.util.regex.Pattern reads it.
    Text regularExpression(unsigned depth = 0) {
        static constexpr std::u16string_view atoms[] = {
            u"a",     u"b",       u".",           u"\\d",      u"\\w",        u"\\.", u"\\\\",
            u"[a-z]", u"[^a\\d]", u"[ab]",        u"\\u0041",  u"\\p{Alpha}", u"^",   u"$",
            u"\\b",   u"[]a]",    u"[a-z&&[^b]]", u"\\Qa.\\E", u"\\1"};
        static constexpr std::u16string_view times[] = {u"*",  u"+",    u"?",     u"{2}",
                                                        u"*?", u"{1,}", u"{1,2}", u"++"};
        static constexpr std::u16string_view groups[] = {u"(",   u"(",     u"(?:",  u"(?=",
                                                         u"(?!", u"(?<n>", u"(?i)("};
        Text text;
        for (std::size_t count = 1 + below(3); count > 0; --count) {
            if (depth < kDeepest && oneIn(4))
                text += Text(one(groups)) + regularExpression(depth + 1) + (oneIn(9) ? u"" : u")");
            else
                text += one(atoms);
            if (oneIn(3)) text += one(times);
        }
        return oneIn(5) ? text + u"|" + Text(one(atoms)) : text;
    }

    // ISO/IEC 9075, as much of it as small parsers know.
    Text sql() {
        static constexpr std::u16string_view columns[] = {
            u"*", u"a", u"a, b", u"t.a AS x", u"COUNT(*)", u"DISTINCT a", u"MAX(b), \"c d\""};
        static constexpr std::u16string_view rest[] = {u"",
                                                       u"",
                                                       u" ORDER BY a DESC",
                                                       u" GROUP BY a HAVING COUNT(*) > 1",
                                                       u" LIMIT 10",
                                                       u" -- c",
                                                       u" /* c */",
                                                       u";",
                                                       u" UNION SELECT b FROM u"};
        Text text;
        switch (below(6)) {
            case 0:
                text = u"INSERT INTO t (a, b) VALUES (" + literal() + u", " + literal() + u")";
                break;
            case 1:
                text = u"UPDATE t SET a = " + literal() + where();
                break;
            case 2:
                text = u"DELETE FROM t" + where();
                break;
            case 3:
                text = oneIn(2) ? u"CREATE TABLE t (a INT PRIMARY KEY, b VARCHAR(10) NOT NULL)"
                                : u"DROP TABLE t";
                break;
            default:
                text = u"SELECT " + Text(one(columns)) + u" FROM t";
                if (oneIn(3)) text += oneIn(2) ? u" JOIN u ON t.a = u.a" : u", u";
                text += where() + Text(one(rest));
        }
        if (oneIn(4)) // keywords in the other case
            for (char16_t& unit : text)
                if (unit >= u'A' && unit <= u'Z') unit ^= 0x20;
        return text;
    }

  private:
    Text htmlElement(unsigned depth) {
        static constexpr std::u16string_view names[] = {
            u"p",  u"a",    u"b",     u"i",      u"div",    u"ul",       u"li",     u"dl",
            u"dd", u"h1",   u"table", u"tr",     u"td",     u"caption",  u"form",   u"button",
            u"br", u"img",  u"input", u"select", u"option", u"textarea", u"iframe", u"svg",
            u"hr", u"nobr", u"pre",   u"frame",  u"tbody",  u"colgroup", u"marquee"};
        static constexpr std::u16string_view attributes[] = {
            u"id=\"a\"", u"class='b c'", u"href=/d", u"disabled", u"type=hidden"};
        static constexpr std::u16string_view parts[] = {u"text", u"&lt;",       u"&nbsp;",
                                                        u" ",    u"<!-- c -->", u"&#x41"};
        const Text name = word(names);
        Text text = u"<" + name;
        if (oneIn(3)) text += u" " + Text(one(attributes));
        text += u">";
        for (std::size_t count = below(3); count > 0; --count)
            text += depth < kDeepest && oneIn(2) ? htmlElement(depth + 1) : Text(one(parts));
        return oneIn(3) ? text : text + u"</" + name + u">";
    }

    Text literal() {
        static constexpr std::u16string_view literals[] = {u"1",      u"-2.5", u"'a'",
                                                           u"'b''c'", u"NULL", u"?"};
        return Text(one(literals));
    }
    Text where() {
        static constexpr std::u16string_view comparisons[] = {u" = ", u" <> ", u" >= ", u" < "};
        if (oneIn(2)) return {};
        Text text = u" WHERE ";
        for (std::size_t count = 1 + below(2); count > 0; --count) {
            switch (below(4)) {
                case 0:
                    text += u"a IN (1, 2)";
                    break;
                case 1:
                    text += u"b IS NOT NULL";
                    break;
                case 2:
                    text += u"b LIKE 'a%'";
                    break;
                default:
                    text += u"a" + Text(one(comparisons)) + literal();
            }
            if (count > 1) text += oneIn(2) ? u" AND " : u" OR NOT ";
        }
        return text;
    }
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(random_() % count); }
    bool oneIn(std::size_t count) { return below(count) == 0; }
    std::u16string_view one(Choices choices) { return choices[below(choices.size())]; }
    Text string() {
        static constexpr std::u16string_view strings[] = {u"a",       u"b",    u"a b", u"\\n",
                                                          u"\\u0041", u"\\\"", u"\\x"};
        return u"\"" + word(strings) + u"\"";
    }
    Text word(Choices others) {
        return words_.empty() || oneIn(2) ? Text(one(others)) : words_[below(words_.size())];
    }

    std::mt19937_64& random_;
    const std::vector<std::u16string>& words_;
};

bool isTable(const std::u16string& text) {
    return text.size() >= kLeastTable &&
           static_cast<std::size_t>(std::ranges::count_if(text,
                                                          [](char16_t unit) {
                                                              return unit < u' ' && unit != u'\n' &&
                                                                     unit != u'\r' && unit != u'\t';
                                                          })) *
                   2 >
               text.size();
}

} // namespace

std::vector<std::u16string> wordsIn(const std::vector<std::u16string>& texts) {
    const auto isLetter = [](char16_t c) {
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
    };
    const auto isPart = [&](char16_t c) {
        return isLetter(c) || (c >= u'0' && c <= u'9') || c == u'-' || c == u'_';
    };
    std::vector<std::u16string> words;
    for (const std::u16string& text : texts)
        for (auto at = text.begin(); at != text.end();) {
            const auto end = std::find_if_not(at, text.end(), isPart);
            Text word(at, end);
            if (!word.empty() && isLetter(word[0]) && word.size() <= kLongestWord &&
                words.size() < kMostWords && std::ranges::find(words, word) == words.end())
                words.push_back(std::move(word));
            at = end == text.end() ? end : end + 1;
        }
    return words;
}

std::vector<TextGrammar> grammarsFor(const std::vector<std::int64_t>& chars,
                                     const std::vector<std::u16string>& texts,
                                     const std::vector<std::string>& calls,
                                     const std::vector<std::string>& used) {
    if (std::ranges::any_of(texts, isTable))
        return {TextGrammar::Json,
                TextGrammar::Xml,
                TextGrammar::Html,
                TextGrammar::Csv,
                TextGrammar::Date,
                TextGrammar::Number,
                TextGrammar::RegularExpression,
                TextGrammar::Sql};
    const auto callsOneOf = [&](std::span<const std::string_view> names) {
        return std::ranges::any_of(calls, [&](const std::string& call) {
            return std::ranges::find(names, call) != names.end();
        });
    };
    const auto isAmong = [](const std::vector<std::u16string>& all, std::u16string_view word) {
        return std::ranges::any_of(all, [&](const std::u16string& text) { // upper or lower case
            return std::ranges::equal(
                text, word, {}, [](char16_t c) { return c >= u'a' && c <= u'z' ? c ^ 0x20 : c; });
        });
    };
    const auto isQuery = [&] { // or a regular expression for one
        const std::vector<std::u16string> words = wordsIn(texts);
        return isAmong(words, u"SELECT") && isAmong(words, u"FROM");
    };
    const auto has = [&](char16_t mark) {
        return std::ranges::find(chars, std::int64_t(mark)) != chars.end() ||
               std::ranges::find(texts, std::u16string(1, mark)) != texts.end();
    };
    const auto isIn = [&](std::initializer_list<std::string_view> names) { // of what is used
        return std::ranges::any_of(used, [&](const std::string& use) {
            return std::ranges::any_of(
                names, [&](std::string_view name) { return use.find(name) != std::string::npos; });
        });
    };
    std::vector<TextGrammar> grammars;
    if ((has(u'[') && has(u']')) || (has(u'{') && has(u'}')) || isIn({"Json", "JSON", "json"}))
        grammars.push_back(TextGrammar::Json);
    const bool isHtml = isIn({"Html", "HTML", "html"});
    if ((has(u'<') && has(u'>')) || isHtml || isIn({"Xml", "XML", "xml"}))
        grammars.push_back(TextGrammar::Xml);
    if (isHtml) grammars.push_back(TextGrammar::Html);
    if ((has(u',') && has(u'"') && has(u'\n')) || isIn({"Csv", "CSV", "csv"}))
        grammars.push_back(TextGrammar::Csv);
    if (callsOneOf(kDateReaders) || (has(u'-') && has(u':') && has(u'T')))
        grammars.push_back(TextGrammar::Date);
    const bool hasExponent = has(u'e') || has(u'E'), hasPoint = has(u'.');
    if (callsOneOf(kNumberReaders) || (hasExponent && hasPoint) ||
        (has(u'0') && (has(u'x') || has(u'X'))) || isAmong(texts, u"0X"))
        grammars.push_back(TextGrammar::Number);
    if (callsOneOf(kPatternReaders) ||
        (has(u'*') && has(u'?') && has(u'(') && has(u')') && (has(u'|') || has(u'\\'))))
        grammars.push_back(TextGrammar::RegularExpression);
    if (std::ranges::any_of(kStatements, [&](auto word) { return isAmong(texts, word); }) ||
        isQuery())
        grammars.push_back(TextGrammar::Sql);
    return grammars;
}

std::u16string drawFrom(TextGrammar grammar, std::mt19937_64& random,
                        const std::vector<std::u16string>& words) {
    Drawing drawing(random, words);
    switch (grammar) {
        case TextGrammar::Json:
            return drawing.json();
        case TextGrammar::Xml:
            return drawing.xml();
        case TextGrammar::Html:
            return drawing.html();
        case TextGrammar::Csv:
            return drawing.csv();
        case TextGrammar::Number:
            return drawing.number();
        case TextGrammar::RegularExpression:
            return drawing.regularExpression();
        case TextGrammar::Sql:
            return drawing.sql();
        case TextGrammar::Date:
            break;
    }
    return drawing.date();
}

} // namespace clew::search::generate
