// expect: as java
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class RegexReplaceSplit {
    public static void main(String[] args) {
        System.out.println("a1b22c333".replaceAll("\\d+", "#") + " " + "a1b22".replaceFirst("\\d", "<$0>"));
        System.out.println("John Smith".replaceAll("(\\w+) (\\w+)", "$2, $1") + " " + "2024-05".replaceAll("(?<y>\\d+)-(?<m>\\d+)", "${m}/${y}"));
        System.out.println("a.b.c".replaceAll("\\.", Matcher.quoteReplacement("$\\")));
        for (String bad : new String[] {"$5", "${none}", "\\", "$"}) {
            try {
                System.out.println("x".replaceAll("x", bad));
            } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        System.out.println(Arrays.toString("a,b;c d".split("[,; ]")) + Arrays.toString(",a,,b,,".split(",")) + Arrays.toString(",a,,b,,".split(",", -1))
                + Arrays.toString("a,b,c".split(",", 2)) + Arrays.toString("abc".split("")) + Arrays.toString("".split(",")));
        System.out.println(Arrays.toString("a1b2c".split("(?<=\\d)")) + Arrays.toString("camelCaseText".split("(?=[A-Z])")));
        System.out.println(Pattern.compile("\\s*,\\s*").splitAsStream("a , b,c").collect(Collectors.toList()));
        Matcher m = Pattern.compile("(\\d+)([a-z])").matcher("1a 22b 333c");
        StringBuilder sb = new StringBuilder();
        while (m.find()) {
            m.appendReplacement(sb, m.group(2) + Integer.parseInt(m.group(1)) * 2);
        }
        m.appendTail(sb);
        System.out.println(sb);
        System.out.println(Pattern.compile("\\w+").matcher("one two").replaceAll(r -> r.group().toUpperCase() + r.start()));
        System.out.println(Pattern.compile("\\d").matcher("a1b2").results().map(MatchResult::group).collect(Collectors.joining("+")));
        m = Pattern.compile("b").matcher("abcabc");
        System.out.println(m.find(2) + " " + m.start() + " " + m.lookingAt() + " " + m.region(1, 3).lookingAt() + " " + m.hitEnd());
        m = Pattern.compile("(a)(b)?").matcher("a");
        System.out.println(m.matches() + " " + m.group(2) + " " + m.start(2) + " " + m.toMatchResult().groupCount());
        try {
            m.reset().group();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        for (String bad : new String[] {"(", "[a", "a**", "*", "\\", "(?<n>a)(?<n>b)", "a{2", "[z-a]", "(?z)"}) {
            try {
                Pattern.compile(bad);
                System.out.println("compiles " + bad);
            } catch (PatternSyntaxException e) {
                System.out.println(e.getMessage().replace("\n", " / ").replace("\r", ""));
            }
        }
        System.out.println(Pattern.matches("[+-]?\\d*\\.?\\d+", "-3.14") + " " + Pattern.compile("A", Pattern.CASE_INSENSITIVE).asPredicate().test("bab")
                + " " + Pattern.quote("a.b") + " " + Pattern.compile("x", Pattern.LITERAL | Pattern.MULTILINE).flags() + " "
                + Pattern.compile("a").asMatchPredicate().test("ab"));
        System.out.println("\u00c9T\u00c9".matches("(?iu)\u00e9t\u00e9") + " " + "x".matches("(?U)\\w") + " " + "tel 12".replaceAll("\\D", ""));
        System.out.println(new Scanner("k=v;x=y").useDelimiter("[=;]").tokens().toList());
    }
}
