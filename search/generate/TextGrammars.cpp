#include "search/generate/TextGrammars.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace clew::search::generate {
namespace {

constexpr std::size_t kLeastTable = 16; // chars of a text that is a table
constexpr unsigned kDeepest = 3;        // objects in objects

using Text = std::u16string;
using Choices = std::span<const std::u16string_view>;

class Drawing {
  public:
    explicit Drawing(std::mt19937_64& random) : random_(random) {}

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
        const Text name(one(names));
        Text text = (depth == 0 && oneIn(4) ? u"<?xml version=\"1.0\"?>" : u"");
        text += u"<" + name;
        if (oneIn(3)) text += oneIn(2) ? u" c=\"d\"" : u" c='&amp;'";
        if (oneIn(4)) return text + u"/>";
        text += u">";
        for (std::size_t count = below(3); count > 0; --count)
            text += depth < kDeepest && oneIn(2) ? xml(depth + 1) : Text(one(parts));
        return text + u"</" + name + u">";
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

  private:
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(random_() % count); }
    bool oneIn(std::size_t count) { return below(count) == 0; }
    std::u16string_view one(Choices choices) { return choices[below(choices.size())]; }
    Text string() {
        static constexpr std::u16string_view strings[] = {
            u"\"a\"", u"\"b\"", u"\"a b\"", u"\"\\n\"", u"\"\\u0041\"", u"\"\\\"\"", u"\"\\x\""};
        return Text(one(strings));
    }

    std::mt19937_64& random_;
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

std::vector<TextGrammar> grammarsFor(const std::vector<std::int64_t>& chars,
                                     const std::vector<std::u16string>& texts) {
    if (std::ranges::any_of(texts, isTable))
        return {TextGrammar::Json, TextGrammar::Xml, TextGrammar::Csv, TextGrammar::Date};
    const auto has = [&](char16_t mark) {
        return std::ranges::find(chars, std::int64_t(mark)) != chars.end() ||
               std::ranges::find(texts, std::u16string(1, mark)) != texts.end();
    };
    std::vector<TextGrammar> grammars;
    if ((has(u'[') && has(u']')) || (has(u'{') && has(u'}'))) grammars.push_back(TextGrammar::Json);
    if (has(u'<') && has(u'>')) grammars.push_back(TextGrammar::Xml);
    if (has(u',') && has(u'"') && has(u'\n')) grammars.push_back(TextGrammar::Csv);
    if (has(u'-') && has(u':') && has(u'T')) grammars.push_back(TextGrammar::Date);
    return grammars;
}

std::u16string drawFrom(TextGrammar grammar, std::mt19937_64& random) {
    Drawing drawing(random);
    switch (grammar) {
        case TextGrammar::Json:
            return drawing.json();
        case TextGrammar::Xml:
            return drawing.xml();
        case TextGrammar::Csv:
            return drawing.csv();
        case TextGrammar::Date:
            break;
    }
    return drawing.date();
}

} // namespace clew::search::generate
