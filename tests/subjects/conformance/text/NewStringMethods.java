// expect: as java
import java.util.*;
import java.util.stream.*;

public class NewStringMethods {
    public static void main(String[] args) {
        System.out.println("ab".repeat(0) + "|" + "ab".repeat(3) + "|" + "".repeat(5) + "|" + "\u4e2d".repeat(2));
        try {
            "x".repeat(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("[" + "  a b\t".strip() + "][" + "  a".stripLeading() + "][" + "a  ".stripTrailing() + "] " + "\n\t ".isBlank());
        System.out.println("a\nb\r\nc\rd\n\ne\n".lines().collect(Collectors.toList()) + " " + "".lines().count());
        System.out.println("hello".chars().filter(c -> c > 'h').mapToObj(c -> "" + (char) c).collect(Collectors.joining(",")));
        System.out.println("%s=%d".formatted("x", 3) + " " + "abc".transform(s -> s + s.length()) + " " + "x".describeConstable().get());
        System.out.println("a\n  b\n".indent(2).replace("\n", "$") + " " + "  a\n    b".indent(-3).replace("\n", "$"));
        System.out.println("   x\n  y\n    z".stripIndent().replace("\n", "$") + " " + "\\n\\t\\u0041\\101\\\\".replace("\\u0041", "").translateEscapes().length());
        System.out.println(String.join("/", List.of("a", "b")) + " " + String.join(",") + " " + new StringJoiner(",", "{", "}").add("x").add("y")
                + " " + new StringJoiner("-", "<", ">").setEmptyValue("EMPTY") + " " + new StringJoiner("+").add("1").merge(new StringJoiner("*").add("2").add("3")));
        System.out.println("AbC".compareToIgnoreCase("aBd") + " " + List.of("b", "A", "c").stream().sorted(String.CASE_INSENSITIVE_ORDER).toList());
        System.out.println("banana".indexOf("an", 2) + " " + "banana".lastIndexOf("an", 2) + " " + "banana".indexOf("") + " " + "banana".indexOf("x")
                + " " + "banana".lastIndexOf('a', -5) + " " + "banana".indexOf('a', -5) + " " + "banana".indexOf("", 10));
        System.out.println("x".compareTo("xyz") + " " + "\0".isEmpty() + " " + "a-b-c".replace("-", "") + " " + "aaa".replace("aa", "b") + " "
                + "abc".replace("", "-") + " " + "same".replace('x', 'y'));
        System.out.println("a".equals(null) + " " + "abc".contentEquals("abc") + " " + "b".matches("[abc]") + " " + "tEST".substring(0, 1).toUpperCase()
                + " " + String.copyValueOf(new char[] {'a', 'b', 'c'}, 1, 2) + " " + "abc".subSequence(1, 2) + " " + String.valueOf(3.0f));
        System.out.println(new String(new char[] {'x'}).intern() == "x");
        for (int[] range : new int[][] {{-1, 2}, {0, 9}, {3, 2}}) {
            try {
                "hello".substring(range[0], range[1]);
            } catch (StringIndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            "abc".codePointAt(3);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("code point index");
        }
        Optional<String> longest = Stream.of("a", "ccc", "bb").max(Comparator.comparingInt(String::length));
        System.out.println(longest + " " + "x,y".split(",")[1] + " " + "Mississippi".chars().distinct().count() + " "
                + "Mississippi".codePoints().mapToObj(Character::toString).collect(Collectors.groupingBy(c -> c, TreeMap::new, Collectors.counting())));
    }
}
