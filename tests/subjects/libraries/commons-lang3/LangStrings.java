// expect: as java
import org.apache.commons.lang3.*;

public class LangStrings {
    public static void main(String[] args) {
        System.out.println(StringUtils.isBlank(" \t") + " " + StringUtils.isEmpty(null) + " " + StringUtils.defaultIfBlank("", "d") + " " + StringUtils.trimToNull("  "));
        System.out.println(StringUtils.capitalize("word") + StringUtils.uncapitalize("Word") + StringUtils.swapCase("aBc") + StringUtils.reverse("abc") + StringUtils.reverseDelimited("a.b.c", '.'));
        System.out.println(StringUtils.leftPad("7", 3, '0') + StringUtils.rightPad("x", 4, "ab") + StringUtils.center("m", 6, '*') + StringUtils.repeat("ab", ",", 3));
        System.out.println(StringUtils.abbreviate("a long sentence here", 10) + "|" + StringUtils.abbreviateMiddle("abcdefghij", "..", 6) + "|" + StringUtils.truncate("abcdef", 3));
        System.out.println(StringUtils.join(new int[] {1, 2, 3}, ';') + StringUtils.join("a", "b") + StringUtils.joinWith("-", "x", null, 5));
        System.out.println(String.join("|", StringUtils.split("a,b;;c", ",;")) + " " + String.join("|", StringUtils.splitPreserveAllTokens("a,,b", ',')) + " " + String.join("|", StringUtils.splitByCharacterTypeCamelCase("someCamelCase12Text")));
        System.out.println(StringUtils.substringBetween("[a][b]", "[", "]") + " " + String.join("+", StringUtils.substringsBetween("[a][b]", "[", "]")) + " " + StringUtils.substringAfterLast("a.b.c", ".") + StringUtils.substringBefore("k=v", "="));
        System.out.println(StringUtils.getLevenshteinDistance("kitten", "sitting") + " " + StringUtils.getCommonPrefix("interview", "internet") + " " + StringUtils.difference("abcde", "abxyz") + " " + StringUtils.indexOfDifference("abc", "abd"));
        System.out.println(StringUtils.countMatches("banana", "an") + " " + StringUtils.containsAny("hello", 'x', 'l') + StringUtils.containsOnly("aab", "ab") + StringUtils.indexOfAny("zzab", "ab") + StringUtils.ordinalIndexOf("aaaa", "a", 3));
        System.out.println(StringUtils.replaceEach("abcde", new String[] {"ab", "d"}, new String[] {"w", "t"}) + StringUtils.replaceChars("hello", "hl", "jp") + StringUtils.remove("queued", 'u') + StringUtils.removeEnd("www.x.com", ".com") + StringUtils.overlay("abcdef", "zz", 2, 4)
                + StringUtils.deleteWhitespace(" a b ") + StringUtils.normalizeSpace("  a   b  "));
        System.out.println(StringUtils.isNumeric("123") + " " + StringUtils.isAlpha("ab1") + StringUtils.isAlphanumericSpace("a 1") + StringUtils.isAllUpperCase("AB") + StringUtils.isMixedCase("aB") + StringUtils.equalsIgnoreCase("a", "A") + StringUtils.compare(null, "a")
                + StringUtils.startsWithAny("abc", "x", "ab") + StringUtils.endsWithIgnoreCase("ABC", "bc"));
        System.out.println(StringUtils.stripAccents("\u00e9\u00e0\u00fc\u0142") + StringUtils.chomp("line\n") + StringUtils.chop("abc") + StringUtils.rotate("abcdef", 2) + StringUtils.wrap("x", '"') + StringUtils.unwrap("'q'", '\'') + StringUtils.getDigits("a1b2"));
        System.out.println(StringUtils.getJaroWinklerDistance("frog", "fog") + " " + StringUtils.getFuzzyDistance("Workshop", "ws", java.util.Locale.ENGLISH) + " " + StringUtils.toRootUpperCase("i"));
    }
}
