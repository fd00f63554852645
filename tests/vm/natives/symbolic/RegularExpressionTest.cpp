#include "vm/natives/symbolic/RegularExpression.h"

#include <doctest/doctest.h>

#include "vm/objects/JavaObjects.h"
#include "vm/objects/Strings.h"

using namespace clew::vm::natives;

namespace {

struct Matches {
    std::u16string_view pattern;
    std::int32_t flags;
    std::vector<std::u16string_view> texts, others;
};

std::optional<RegularExpression> parsed(std::u16string_view pattern, std::int32_t flags = 0) {
    return RegularExpression::parse(pattern, flags);
}

// Made at random, with what String.matches of JDK 17 and of JDK 25 says.
const Matches kMatches[] = {
    {u"[^a]{2}?.{0,2}b*?",
     0,
     {u"bb", u"bbaa",
      u"\u0130\xDE00"
      u"]",
      u"A 1", u"bA-"},
     {u"A ba1", u"aaaba", u"abbb", u"",
      u"b\xDE00"
      u"\u03a9\xD83D"
      u"1Z"}},
    {u"Ab{2}?\\s*|.a*", 0, {u"b", u" ", u"aa", u"ba"}, {u"_Z", u"aba", u"ababbb", u"", u" -A"}},
    {u"[^a]{0,2}",
     0,
     {u"\u0131\r", u"", u"1A", u"b"},
     {u"\t\u0131K", u"baabba",
      u"\u00e9\x85"
      u"\u0131\xDE00"
      u"\u0131~",
      u"bbaaaa", u"\n..\u2028"}},
    {u"[a-b]*[ab]+||[^a]+\u00e9\\$*",
     0,
     {u"aaabab", u"aa", u"", u"aba", u"bbba"},
     {u"A", u" 1aAB", u"BA1bB-", u"\u00ff1\xD83D", u"A1A1"}},
    {u"([^a]?)\\z",
     0,
     {u"A", u"\xDE00", u"", u"b"},
     {u"bbaaab", u"bBb", u"-b1",
      u"A\xDE00"
      u"\t1",
      u"abbba"}},
    {u" *(?:b*?)+",
     34,
     {u"b", u"", u"B"},
     {u"1A-A", u"aba",
      u"Z\xDE00"
      u"\xD83D"
      u"AK\xD83D",
      u"a", u"bba"}},
    {u"(?:|)+[ab]{0,2}",
     0,
     {u"", u"b", u"a", u"ba"},
     {u"\nA1_\r", u"-", u"\u03a9Ab",
      u"\xD83D"
      u"\xDE00"
      u"\nbZ\xD83D",
      u"a- Bb"}},
    {u".+a|a+",
     0,
     {u"aaa", u"a", u"AAa", u"1aa", u"baaa"},
     {u"aab", u"", u"aaab", u"b-a-1A", u"1"}},
    {u"^(.+).?.+",
     0,
     {u"ab", u"~1", u"aA1ba", u"_\u03a9", u"aaaa"},
     {u"\xD83D", u"", u"a", u"b",
      u"\u00ff\r\xD83D"
      u"\xDE00"
      u"\xD83D"
      u"\xDE00"
      u"\u0130"}},
    {u"[^a]{0,1}|[^a-b]",
     0,
     {u"", u"\u00e9",
      u"\xD83D"
      u"\xDE00"},
     {u"1baA1 ", u"- A", u"ababb",
      u"\xD83D"
      u"\xDE00"
      u"\u2028-\u0130",
      u" AA 1"}},
    {u"(?i).?.|\\W+a{2}|b?$",
     0,
     {u".\xDE00", u"a", u"B", u"-", u"]"},
     {u"\u00e9A~\u03a9_", u"\n\x85", u"bAa-AA", u"AAB 1", u"\n"}},
    {u"(?:[ab][ab]+)(){2,}?",
     0,
     {u"bba", u"aaaba", u"bb", u"aabb", u"abaaaa"},
     {u"a", u"\u00e9\xDE00", u"_b\u0130\u0131\r\t",
      u"\xDE00"
      u"\x85"
      u"\xDE00"
      u"\r\u2028b",
      u"-b1"}},
    {u"[ab]{0,2}[ab]|.+|[^a][ab]+",
     0,
     {u"ababab", u"aa-a", u"  ", u" b  1", u"aA"},
     {u"\x85"
      u"\xD83D"
      u"]b\n]",
      u"",
      u"\xD83D"
      u"\xDE00"
      u"\x85"
      u"-b",
      u"\u0131\r~b\xD83D"
      u"~"}},
    {u"a?a*|a+ba+|a{3,4}\u00e9{0,2}$",
     0,
     {u"aabaa", u"a", u""},
     {u"bA1B-", u"baab", u"bbB", u"abbab", u"aabbbb"}},
    {u"(?i)[-]?[ab]|$",
     0,
     {u"", u"a", u"-B"},
     {u"a   ", u"~", u"aa",
      u"\xD83D"
      u"\xDE00",
      u"B-b "}},
    {u"(?:.{2}(a{2}[ab]?a)?){1,2}",
     0,
     {u"\xDE00"
      u"Z~]",
      u"bb", u"abbb", u"B-A1", u"BA"},
     {u" - b-", u"a",
      u"\xDE00"
      u"\x85"
      u"\r\n.",
      u"\x85"
      u"~",
      u"bba"}},
    {u"[-\\p{XDigit}]*",
     0,
     {u"A--1-b", u"B-bAaa", u"", u"abbab", u"aaabb"},
     {u"AaA ",
      u"\n\x85"
      u"~\u0131Z",
      u"b -", u"A_-_", u"-\t"}},
    {u"b*.|.+[ab]+?.*|b+$",
     0,
     {u"abbba", u"ba", u"babab", u"bbbab", u"a"},
     {u"", u"B-", u"  1", u"ZZ\xDE00", u"\u03a9\t\xDE00"}},
    {u"(.+?.a*)",
     2,
     {u"aab", u"abba", u"bb", u"b -b A", u"1a"},
     {u"A", u"",
      u"\xD83D"
      u"\xDE00"
      u"\x85",
      u"a", u"\n\r\u0131Z"}},
    {u"\\D+}*\\p{Alnum}{0,1}",
     0,
     {u"a", u"aa", u"-", u"\u00e9\u0130\x85", u"bbb"},
     {u"\xDE00"
      u"\u01311]a",
      u"b1B-a", u"", u"B1BAa-", u"1b1aB"}},
    {u"(?:[ab]{2}a+a){0,2}[^a]",
     0,
     {u"b", u"~", u"\xDE00"},
     {u"", u"ba", u"a-BAa", u"a", u"\u00e9\xD83D"}},
    {u"[^-\u0131]+a+?",
     0,
     {u"abaaba", u"abaaa", u"bbaba", u"aaa"},
     {u"b",
      u"\u03a9\xDE00"
      u"]",
      u"BA-AA", u"babb", u""}},
    {u"^[^b]{0,2}()$",
     0,
     {u"Aa",
      u"\xDE00"
      u"~",
      u"aa", u"", u"-"},
     {u"aaaaab", u"aba11a", u"b", u"aab",
      u"\xD83D"
      u"\xDE00"
      u"\xDE00"
      u"\t\xD83D"
      u"]"}},
    {u"(?<n1>a?)?[a-b\\s]+",
     0,
     {u"bbb", u"ba", u"ab  ", u"aa", u"bab"},
     {u"K\xD83D"
      u"aK\xDE00",
      u"AAa", u"", u"bA\u00ff\u00ff]\xD83D",
      u"\x85"
      u"\xD83D"
      u"bK\u03a9"}},
    {u"([^[-\u0131]]){2,}\\$?\?",
     0,
     {u"AbBA", u"bba",
      u"_\xDE00"
      u"\xD83D",
      u"bbaaa", u"baaba"},
     {u"b", u"A-\u00ff\xD83D", u" ", u"\xD83D", u""}},
    {u"\\w*?([ab])+\\p{Upper}*",
     0,
     {u"baba", u"abbaab", u"b", u"BBab", u"abb"},
     {u"", u"-", u"AAB1a1", u"\u2028b",
      u"Z\u0130\xD83D"
      u"\xDE00"}},
    {u"\\D{2}\\d*?",
     0,
     {u"ba", u"BA", u"\u0131\t"},
     {u"", u"aabb", u"__\u0131\u0131\u03a9", u"abbab", u"a AB"}},
    {u"(?:\\.*a*b)?",
     0,
     {u"", u"aab", u"b"},
     {u"\r\xD83D"
      u"A\t\u00ff",
      u"B", u"--BB1", u"b1", u"a11"}},
    {u"a+?([ab][ab]{1,2})*",
     0,
     {u"aba", u"a", u"abab"},
     {u"--", u"\u00ffA\n", u" 1 ", u"A", u"babb"}},
    {u"\\w|a*?", 32, {u"b", u"aaa", u"a"}, {u"aabbb", u"bbb", u" B1", u"abaB", u"\r\u00e9\u0131Z"}},
    {u"[^a]+\\D*\\p{Alnum}*",
     32,
     {u"\u0130\u0131_",
      u"\u2028\x85"
      u"K",
      u"Aa",
      u"\xD83D"
      u"\xDE00"
      u"a~\u0131\xDE00",
      u"ba"},
     {u"aaabbb", u"a", u"aaabaa",
      u"a\u0131AA_\xD83D"
      u"\xDE00",
      u"aaabab"}},
    {u"a{0,2}[\\S\\W]?\?|[ab]",
     0,
     {u"B", u"", u"aa", u"\x85", u"aaa"},
     {u"b\u00ff\u2028A\u0130.", u"a-B1BA", u"abbbbb",
      u"\u00e9Z1\xD83D"
      u"\xDE00"
      u"\u00ff",
      u"a-a"}},
    {u".\\p{Alnum}*|\\S[ab]+aa+",
     0,
     {u"aa", u"aabaaa", u"A", u"1", u"BbbBb"},
     {u"\n\x85"
      u"_\xD83D",
      u"\xD83D"
      u"1\xD83D"
      u"\xDE00"
      u".K",
      u"",
      u"\u00ff\xD83D"
      u"\xD83D"
      u"\xDE00"
      u"\u00e9AK",
      u"\xDE00"
      u"\n\n_A"}},
    {u"|.{1,3}?[ab]{0,2}|[^a]&a",
     0,
     {u"b", u"abbaa", u"aaba", u"K\u0131K", u"\xDE00"},
     {u"~Z\u0130\u03a9\n",
      u"aA\x85"
      u"\xD83D",
      u"-\u00e9A\u00ff\u2028]", u"Abb-- ", u"-aBB"}},
    {u"(a{0,2}\\W{0,2})*",
     0,
     {u"", u"aaaaaa", u" ",
      u"\u0131\u0131\u00ff\u0130\x85"
      u"\u03a9",
      u"\x85"
      u"\u00ff\u00e9a\xDE00"},
     {u" ba a",
      u"A\xDE00"
      u"\u00e9]A",
      u"baa", u"ba", u"B BaBB"}},
    {u" [^a]{2,}?|[ab]*?",
     0,
     {u"ab", u"", u"baab", u"aaa"},
     {u"aB b", u"a1 ", u"AaB",
      u"\u00e9\xD83D"
      u"aa",
      u"\n]\u00ffZ\u0131"}},
    {u"[[^\\p{Lower}]-a]*",
     0,
     {u"", u"B-", u"11aB", u"A--A1",
      u"-\xD83D"
      u"\u00e9"},
     {u"-baaaA", u"--a b", u"baba", u"ba",
      u"~\xDE00"
      u"b\xD83D"
      u"A\u2028"}},
    {u"(?:b*){0,2}|a{1,2}.$",
     0,
     {u"b", u"ab", u"bb", u"", u"a-"},
     {u"b1", u"\u0131a\u00ff_", u"1.]\n-Z", u"1aA", u"]b_"}},
    {u"(?s)[^a-b\u00e9]*?[^a]*$",
     0,
     {u"  Bb- ",
      u"-K\u0130\xD83D"
      u"\u0130~",
      u" b", u"", u"-1 A"},
     {u"baabba", u"aba", u"abaaa", u"abab", u"ab b"}},
    {u"b{2}[a-b]b|.a{0,2}",
     0,
     {u"ba", u".", u"-", u"]", u"a"},
     {u"aabaa", u"aaaa", u"aaA b",
      u"\xD83D"
      u"\xDE00"
      u"\u00e9\u2028",
      u"1a1"}},
    {u"[^b\u00e9\\W][ab]+.*",
     0,
     {u"abba",
      u"1a\xDE00"
      u"_",
      u"aaaaaa", u"ab", u"BbB"},
     {u"a", u"bb", u"\r.\tK", u"\tZ1", u""}},
    {u".{1,3}?[[[1]a-b\u03a9]\\d]{1,2}",
     0,
     {u"ba", u"1bA1", u"  ab", u"-aAaa", u"bbaa"},
     {u"", u"-b ", u"Z\t~", u" b-A1", u"b"}},
    {u"\\S{0,2}[^a]+\\z",
     0,
     {u"\xDE00"
      u"\t-\u0130",
      u"\xD83D"
      u"\xDE00"
      u"\xD83D"
      u"b-",
      u"B  A1", u"\u00ff\nA_", u"1bbb  "},
     {u"", u"babab", u"1aa1", u"abbbaa", u"1-Aa"}},
    {u"(|\\w*[^a]?a*|[^a]+)*b{2}|$",
     0,
     {u"bbbbb", u"", u"bbbb"},
     {u"b",
      u"\x85"
      u"\r~\r\xD83D",
      u"ab",
      u"\xD83D"
      u"_K\u00ff",
      u"b-"}},
    {u"[AA-b]+\\u0061*.*",
     0,
     {u"aab", u"a BAA", u"a ", u"_", u"babbb"},
     {u"b\u2028\r", u"]a\x85", u"", u"1",
      u"]A-\xD83D"
      u"\r"}},
    {u"[^a]+?.",
     0,
     {u"\t\u0130-", u"\u00ff\t\n.A", u"--", u"bbba", u"1\xD83D"},
     {u"\r", u"\n", u" aAb", u"abaab", u"\u0130"}},
    {u"[ab]{0,2}(?:\\p{Upper}a?)*",
     0,
     {u"B", u"", u"a", u"ab"},
     {u"\rK__Z", u"1a",
      u"\u03a9\xD83D"
      u"-\u2028",
      u"]\xDE00"
      u"\xD83D"
      u"\xDE00"
      u"\xD83D"
      u"\xDE00",
      u"baab"}},
    {u"[ab]+\\n{0,2}.*$",
     0,
     {u"b", u"aabbb", u"a", u"aabba", u"ba-Aa1"},
     {u"\x85"
      u"\x85",
      u"", u"1b1-", u"-bb",
      u"\x85"
      u"\r\xD83D"
      u"_\xD83D"}},
    {u"[^a-bA]*",
     0,
     {u"\xDE00"
      u"1\xDE00"
      u"\xD83D",
      u"Z]\x85", u"ZZ\u03a9",
      u"1\xDE00"
      u"]",
      u""},
     {u"bbaaaa",
      u"Za\xDE00"
      u"\xDE00",
      u"b", u"a1", u"bbab"}},
    {u"ba*?|a*aa+aa{0,}|a*.a",
     0,
     {u"b", u"ba", u"baa"},
     {u"", u"-",
      u"\xD83D"
      u"b\x85",
      u"-1AA", u"ab"}},
    {u"\\p{Upper}*(?:a?[^a])*.",
     0,
     {u"_~\u00e9-\u00e9]", u"A\u00e9", u"Ab-a", u"\u00e9\tKb1", u"a"},
     {u"aabaab", u"", u"bbab", u"a-",
      u"\xD83D"
      u"\u0131.\x85"}},
    {u"|\\p{Alnum}+?",
     0,
     {u"1BA", u"bbab", u"abaa", u"b", u""},
     {u"b B b1",
      u"\xD83D"
      u"\xDE00",
      u"1 ", u" AAa",
      u"\u0131a\u2028\x85"
      u"_\u0131"}},
    {u"(?i)(?<n19>[ab]a{0,2}){2}?",
     0,
     {u"aa", u"ba", u"aab"},
     {u".\u03a9\xDE00"
      u".",
      u"", u"1Aa1", u"aaaab", u"B1AabA"}},
    {u"[^a]*?",
     0,
     {u".\xD83D", u"bb", u"1- b-",
      u"\u00e9\x85"
      u"\tZ\u00ff\u03a9",
      u"b"},
     {u"BaBB", u"aaa", u"bab", u"aabbaa", u" 1a1-"}},
    {u".?[^a](?<n14>.{0,2}){0,2}",
     0,
     {u"\t\x85"
      u"Z_",
      u"a-1B",
      u"\xD83D"
      u"\u0131\xD83D"
      u"\xDE00"
      u"a",
      u"-", u"ab"},
     {u"", u"a",
      u"\r.1a\x85"
      u"\xD83D"}},
    {u"^[ab]+|.[ab]|[ab]?a+",
     0,
     {u"aa", u"bb", u"babb", u"a", u"abab"},
     {u"", u"aA1", u"11  AB", u"1b ",
      u"\xD83D"
      u"\xDE00"
      u"1"}},
    {u"(?:}.+?|\\s{0,})?\\w{2}?",
     0,
     {u"A1", u"aa", u"Ab"},
     {u"A..\u0130", u"ababab", u"", u"bbab",
      u"\x85"
      u"\t_b"}},
    {u"[ab]+(?:\\(?){2}(a*|b[ab])?",
     0,
     {u"a", u"b", u"bababa", u"abb", u"abaaba"},
     {u"", u" ", u"\r1",
      u"\x85"
      u"\xD83D"
      u"ZKab",
      u"aK"}},
    {u"(?:.+[A-ba-bb][^-]{1,2})",
     0,
     {u"abbbb", u"1b1Ab ", u"aab", u"b\u0131Z\n\xD83D", u"B-a1B"},
     {u"", u"ba", u"BB", u"-11-A",
      u"\xD83D"
      u"\xDE00"}},
    {u"\\S*?.[ab]",
     0,
     {u" b", u"aabbbb", u"a11--b", u"aabbba", u"Ba"},
     {u"\xD83D"
      u"_\u03a9\xDE00",
      u"", u"ABB-b ",
      u"\xD83D"
      u"\xDE00"
      u"\n\t",
      u".\u0131"}},
    {u"(?:.+?)aa?",
     34,
     {u"aba", u"bbba", u"A- 1a", u"BaAA", u"abbaa"},
     {u"\xDE00"
      u"A-\t",
      u"1-",
      u"\xDE00"
      u"11\xDE00"
      u"b",
      u"aabbb", u"Z\u0130"}},
    {u"\\S*| aa*|",
     0,
     {u"", u"bB", u"b",
      u"\xDE00"
      u"\u2028\xD83D"
      u"\u03a9_K",
      u"a-1-1B"},
     {u"Z1b\u00ff\n",
      u"_\xDE00"
      u"]1\r",
      u"  A 1B",
      u"b\xDE00"
      u"\t",
      u"A1b- B"}},
    {u"|[ab]b+(?: )*",
     34,
     {u"bB", u"", u"abbb", u"ab"},
     {u"babbb", u"aa1aA", u"\r", u"Bb Aa", u"a -aa"}},
    {u"A|.+?\\s?",
     0,
     {u"BB-b", u"\u03a9", u"1BaA ", u".\xD83D", u"aAa 1"},
     {u"\xD83D"
      u"\xDE00"
      u"\xDE00"
      u"\r\xD83D",
      u"",
      u"\xDE00"
      u"\n1a\xDE00"
      u"\xD83D",
      u"\n", u"\u2028\xD83D"}},
    {u"(?:|aab+|[^a]+)+a*",
     0,
     {u"A", u"1", u"", u"b", u"b b"},
     {u"a 1b1", u"-ab", u" a-1", u"a1A B", u"abba"}},
    {u".|b*\u00e9*a{1,2}|.{1,2}\\S",
     0,
     {u"baa", u"bb", u"b", u"-1a", u"bbaa"},
     {u"babaab",
      u"\u00ff\xD83D"
      u"~a1",
      u"", u"ababa", u"baab"}},
    {u"([^a]*|[^a]?\?\u00e9*?){2}",
     0,
     {u"~\t.", u"", u"\x85",
      u"\xD83D"
      u"\xDE00"
      u"]",
      u"Bb"},
     {u"a\xD83D"
      u"\u0131\u03a9.K",
      u"ababb", u"bba", u"aabbab", u"aaa"}},
    {u"a*|[^a]{1,2}.*b2}|B+?", 32, {u"", u"a", u"aa"}, {u"b", u"\r", u"bB1", u"1AbAa", u" 1bb1"}},
    {u".*(?<n8>a?.\\({2}?){0,2}.+",
     0,
     {u"\t", u"aa", u"aaba", u"aA-BBb", u"ba- a"},
     {u"", u"\u0130.\u2028",
      u"\xD83D"
      u"\x85"
      u"\u0131\t\xD83D"
      u"\xDE00"}},
    {u"((?:a*\\d{2}?.){0,2}a*?){2}",
     0,
     {u"", u"a", u"aa"},
     {u"BBb", u"b\u0131\xDE00", u"\r", u"aaaaba", u"b"}},
};

} // namespace

TEST_CASE("patterns match what java.util.regex says") {
    for (const Matches& one : kMatches) {
        CAPTURE(clew::vm::objects::utf8(one.pattern));
        const auto expression = parsed(one.pattern, one.flags);
        REQUIRE(expression);
        for (const std::u16string_view text : one.texts) {
            CAPTURE(clew::vm::objects::utf8(text));
            CHECK(expression->matches(text));
            if (const auto most = expression->lengthMax(true)) CHECK(text.size() <= *most);
        }
        for (const std::u16string_view text : one.others) {
            CAPTURE(clew::vm::objects::utf8(text));
            CHECK_FALSE(expression->matches(text));
        }
    }
}

TEST_CASE(
    "patterns with an error, and those that are no regular language by their syntax, are left "
    "alone") {
    for (const std::u16string_view pattern : {u"(a)\\1",
                                              u"a++",
                                              u"(?>a|ab)c",
                                              u"(?=a)a",
                                              u"(?<!a)b",
                                              u"\\bab",
                                              u"a^b",
                                              u"a$b",
                                              u"(?:a|b$)c",
                                              u"(?:^a)*",
                                              u"[a-z&&[^b]]",
                                              u"\\Qa\\E",
                                              u"\\p{L}",
                                              u"\\p{IsAlphabetic}",
                                              u"(?i:a)",
                                              u"a(?i)b",
                                              u"\\R",
                                              u"\\X",
                                              u"\\h",
                                              u"\\k<a>",
                                              u"\\01",
                                              u"\\cA",
                                              u"a{2}{3}",
                                              u"\\ud83d\\ude00",
                                              u"\xD83D\xDE00",
                                              u"(",
                                              u")",
                                              u"a)",
                                              u"[",
                                              u"[]",
                                              u"[a",
                                              u"*a",
                                              u"a**",
                                              u"{1}",
                                              u"a{",
                                              u"a{1",
                                              u"a{,2}",
                                              u"a{2,1}",
                                              u"[b-a]",
                                              u"[a-\\d]",
                                              u"\\",
                                              u"\\y",
                                              u"\\x4",
                                              u"\\u004",
                                              u"(?<a>x)(?<a>y)",
                                              u"(?<1>x)",
                                              u"(?x)",
                                              u"a{99999999999}",
                                              u"(?:a{300}){300}"}) {
        CAPTURE(clew::vm::objects::utf8(pattern));
        CHECK_FALSE(parsed(pattern));
    }
    CHECK_FALSE(parsed(u"\\p{Lower}", 2));
    CHECK_FALSE(parsed(u"a", 8)); // MULTILINE
}

TEST_CASE("the longest text of a pattern") {
    CHECK(parsed(u"[0-9]{4}-[0-9]{2}(?:-[0-9]{2})?")->lengthMax(false) == 10);
    CHECK(parsed(u"a|bc|")->lengthMax(true) == 2);
    CHECK(parsed(u"[^a]b")->lengthMax(true) == 3); // a surrogate pair
    CHECK(parsed(u"[^a]b")->lengthMax(false) == 2);
    CHECK_FALSE(parsed(u"a*")->lengthMax(false));
    CHECK_FALSE(parsed(u"(?:ab|c){2,}")->lengthMax(false));
    CHECK(parsed(u"(?:){9}(?:(?:){400}){400}")->lengthMax(false) == 0);
}

TEST_CASE("the chars that each match holds") {
    CHECK(parsed(u"[a-z]+@[a-z]+(?:\\.[a-z]+)*")->requiredChars() == std::vector{u'@'});
    CHECK(parsed(u"(?:a-b|-c)=*")->requiredChars() == std::vector{u'-'});
    CHECK(parsed(u"a?b|[ab]b+")->requiredChars() == std::vector{u'b'});
    CHECK(parsed(u"(?i)ab*")->requiredChars().empty());
}

TEST_CASE("what a matcher keeps of a pattern") {
    CHECK(parsed(u"(a)b|(c(?:d))*")->capturingGroups == 2);
    CHECK(parsed(u"(?<name>a)b")->capturingGroups == 1);
    CHECK(parsed(u"(?:a)b")->capturingGroups == 0);
    CHECK(parsed(u"[a-z]+@.*")->keepsLastOnFailure);
    CHECK_FALSE(parsed(u"a{2}b")->keepsLastOnFailure);
}
