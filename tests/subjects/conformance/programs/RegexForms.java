// expect: as java
import java.util.*;
import java.util.regex.*;

public class RegexForms {
    static void match(String regex, String text, int flags) {
        Matcher m = Pattern.compile(regex, flags).matcher(text);
        StringBuilder out = new StringBuilder(regex).append(": ").append(m.matches()).append(m.lookingAt());
        m.reset();
        while (m.find()) {
            out.append(" [").append(m.start()).append(',').append(m.end());
            for (int g = 0; g <= m.groupCount(); g++) out.append(' ').append(m.group(g));
            out.append(']');
        }
        System.out.println(out.append(m.hitEnd()));
    }

    public static void main(String[] args) {
        match("(a+)(b*)?", "aab ab b", 0);
        match("(?<y>\\d{4})-(?<m>\\d\\d?)", "2001-1 and 1999-12", 0);
        match("(\\w)\\1+", "bookkeeper", 0);
        match("^x.*$", "xa\nxb", Pattern.MULTILINE);
        match(".+", "a\nb", Pattern.DOTALL);
        match("straße|STRASSE", "STRAßE strasse", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
        match("a  b # comment", "ab", Pattern.COMMENTS);
        match("(?<=\\$)\\d+(?!\\d|\\.)", "$5 $67.8 $9", 0);
        match("(?i:A)b|(?>a*)a|a*?c", "ab AB aac", 0);
        match("[a-z&&[^aeiou]]+", "hello world", 0);
        match("\\p{Lu}\\p{IsGreek}?\\b", "AΩ B", 0);
        match("(?:x|(y))*", "xyx", 0);
        match("\\Qa.b\\E+", "a.bb axb", 0);
        match("a{2,3}+a|\\R|\\h", "aaaa\t\r\n", 0);
        System.out.println("a1b22c".replaceAll("(\\d+)", "<$1>") + "x.y.z".replace(".", "$") + "aaa".replaceFirst("a*?", "b") + Pattern.compile("b").matcher("abcb").replaceAll(r -> r.start() + ""));
        System.out.println(Arrays.toString("a,b,,c,,".split(",")) + Arrays.toString("a,b,,c,,".split(",", -1)) + Arrays.toString("abc".split("")) + Arrays.toString("a:b:c".split(":", 2)) + Arrays.toString("".split(",")) + Arrays.toString(" a b".split(" ")));
        Matcher m = Pattern.compile("(?<k>\\w+)=(?<v>\\w+)").matcher("a=1;b=2");
        StringBuilder sb = new StringBuilder();
        while (m.find()) m.appendReplacement(sb, "${v}=" + Matcher.quoteReplacement("$") + "$1");
        System.out.println(m.appendTail(sb));
        m.reset("zz=9").region(1, 4);
        System.out.println(m.find() + m.group("k") + m.regionStart() + m.toMatchResult().end(2));
        for (String wrong : new String[] {"(", "a{2,1}", "[z-a]", "*a", "\\k<none>", "(?<1a>x)", "\\p{Nonsense}", "a\\"}) {
            try {
                Pattern.compile(wrong);
                System.out.println("compiled " + wrong);
            } catch (PatternSyntaxException e) {
                System.out.println(e.getDescription() + " " + e.getIndex());
            }
        }
        try {
            m.group("none");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            "x".replaceAll("x", "$2");
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Pattern.compile(",").splitAsStream("p,q").toList() + " " + Pattern.compile("o").asPredicate().test("foo") + Pattern.compile("fo+").asMatchPredicate().test("foo") + Pattern.quote("a\\Eb") + Pattern.matches("[^\\w\\s]", "!"));
    }
}
