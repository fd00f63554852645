// expect: as java
import java.util.regex.*;

public class RegexMatching {
    static void m(String regex, String... inputs) {
        Pattern p = Pattern.compile(regex);
        for (String s : inputs) {
            Matcher m = p.matcher(s);
            StringBuilder out = new StringBuilder(regex + " on " + s + ": " + m.matches() + " ");
            m.reset();
            while (m.find()) {
                out.append('[').append(m.start()).append(',').append(m.end()).append(':').append(m.group());
                for (int g = 1; g <= m.groupCount(); g++) {
                    out.append('|').append(m.group(g)).append('@').append(m.start(g));
                }
                out.append(']');
            }
            System.out.println(out);
        }
    }

    public static void main(String[] args) {
        m("a*b", "aaab", "b", "ac", "abab");
        m("(a|ab)(c|bcd)(d*)", "abcd");
        m("^\\d{3}-\\d{4}$", "555-1234", "5555-123");
        m("(\\w+)@(\\w+)\\.(com|org)", "joe@example.com, ann@test.org");
        m("a+?b*?", "aaabbb");
        m("a++b", "aaab");
        m("(x+x+)+y", "xxxxxy");
        m("(?i)hello", "HeLLo hello");
        m("(?<year>\\d{4})-(?<month>\\d\\d)", "2024-05 and 1999-12");
        m("(\\w)\\1", "aabbcd");
        m("(?=.*\\d)(?=.*[a-z]).{4,}", "abc1", "abcd");
        m("(?!foo)\\b\\w+", "foo bar");
        m("(?<=\\$)\\d+", "cost $42");
        m("(?<!\\$)\\b\\d+", "cost $42 or 43");
        m("[a-c&&[^b]]+", "abcacb");
        m("[^\\s,]+", "a, b,c  d");
        m("\\p{Lu}\\p{Ll}+", "Hello World \u00c9t\u00e9");
        m("\\p{IsGreek}+", "abc \u03b1\u03b2\u03b3");
        m("(?s)a.b", "a\nb");
        m("(?m)^\\w+$", "one\ntwo\nthree");
        m("(?x) a  b # comment", "ab");
        m("\\Qa.b\\E", "a.b", "axb");
        m("(?:ab){2,3}", "ababababab");
        m("(a)?(b)?c", "c", "ac", "bc");
        m("\\bword\\b", "a word, wordy");
        m("x{0}y|z{2,}", "y zz zzz");
        m(".", "\ud83d\ude00a");
        m("[\ud83d\ude00-\ud83d\ude05]", "\ud83d\ude01");
        m("\\R", "a\r\nb\nc");
        m("\\h+\\H", "a \tb");
        m("(?>a*)ab", "aaab");
        m("\\x41\\u0042\\t?\\e?", "AB");
        m("", "ab");
        m("(a*)*", "aab");
        m("\\G\\d", "12a3");
    }
}
