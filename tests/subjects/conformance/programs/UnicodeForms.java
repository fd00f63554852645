// expect: as java
import java.util.*;
import java.util.stream.*;

public class UnicodeForms {
    public static void main(String[] args) {
        String s = "a\u0301\uD83D\uDE00ßİ\u200D€\uDC00z";
        System.out.println(s.length() + " " + s.codePointCount(0, s.length()) + " " + s.codePointAt(2) + " " + s.codePointBefore(4) + " " + s.offsetByCodePoints(0, 3) + " " + s.codePoints().mapToObj(Integer::toHexString).collect(Collectors.joining(",")));
        System.out.println(s.toUpperCase(Locale.ROOT).length() + " " + s.toLowerCase(Locale.ROOT).length() + " " + "I".toLowerCase(new Locale("tr")).codePointAt(0) + " " + "ΑΣ".toLowerCase(Locale.ROOT).codePointAt(1) + " " + "ß".equalsIgnoreCase("SS") + "K".equalsIgnoreCase("\u212A"));
        for (int c : new int[] {'a', 'Z', '5', ' ', '\t', '_', '$', 'é', '٣', 'ǅ', 0x1F600, '\u00A0', '\u2028', 0xD800, '½', '中'})
            System.out.println(Integer.toHexString(c) + " " + Character.isLetter(c) + Character.isDigit(c) + Character.isWhitespace(c) + Character.isJavaIdentifierStart(c) + Character.isUpperCase(c) + Character.isTitleCase(c) + Character.isSpaceChar(c) + Character.isISOControl(c) + " " + Character.getType(c) + " " + Character.digit(c, 16) + " " + Character.getNumericValue(c) + " " + Character.charCount(c) + " " + Character.toUpperCase(c) + " " + Character.UnicodeBlock.of(c) + " " + Character.UnicodeScript.of(c) + " " + Character.getDirectionality(c) + Character.isIdeographic(c) + Character.isMirrored(c));
        System.out.println(Character.getName('a') + "|" + Character.getName(0x1F600) + "|" + Character.toString(0x1F600).length() + new StringBuilder("a\uD83D\uDE00b").reverse().codePointAt(1) + Character.reverseBytes('\u1234') + Character.highSurrogate(0x10FFFF));
        System.out.println("  x \u2003".strip() + "|" + " \u0000x".trim().length() + "|" + "\u2003".isBlank() + "ab".compareTo("abc") + "a".compareTo("B") + "a".compareToIgnoreCase("B") + "hello".indexOf("l", 3) + "hello".lastIndexOf('l', 2) + "hello".regionMatches(true, 1, "ELL", 0, 3) + "abc".contentEquals(new StringBuilder("abc")));
        System.out.println("a\n b\n".indent(2).replace("\n", "|") + "  x\n y".stripIndent().replace("\n", "|") + "a\\tb\\u0041\\101".translateEscapes().length() + "x".repeat(0).isEmpty() + "ab".chars().sum() + "text".transform(t -> t + "!") + "a,b".describeConstable().get());
        System.out.println("""
            block "quoted" \
            joined
              indented\ttab
            end""");
        System.out.println(String.valueOf(new char[] {'x', 'y'}, 1, 1) + String.copyValueOf(new char[] {'z'}) + new String(new int[] {0x1F600, 65}, 0, 2).length() + "a-b-c".lastIndexOf("-") + "abcabc".replace("bc", "") + "x".concat("y").intern() + ("x" + "y" == "xy") + "é".getBytes(java.nio.charset.StandardCharsets.UTF_8).length);
        for (Runnable r : new Runnable[] {() -> "abc".substring(2, 1), () -> "abc".charAt(3), () -> "x".repeat(-1), () -> new String(new byte[2], 1, 5), () -> "a".codePointAt(1), () -> Character.toChars(0x110000), () -> new StringBuilder("ab").insert(3, "x"), () -> new StringBuilder("ab").deleteCharAt(2), () -> new StringBuilder("abc").replace(2, 1, "")}) {
            try {
                r.run();
                System.out.println("nothing");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        StringBuilder sb = new StringBuilder("0123456789");
        sb.insert(2, true).delete(0, 1).setCharAt(0, 'X');
        sb.replace(1, 4, "--").append(new char[] {'p', 'q'}, 1, 1).append("seq", 1, 2).append(1.5f).appendCodePoint(0x41).setLength(12);
        System.out.println(sb + " " + sb.indexOf("-") + sb.lastIndexOf("-") + sb.compareTo(new StringBuilder("X")) + sb.chars().filter(Character::isDigit).count() + sb.isEmpty());
    }
}
