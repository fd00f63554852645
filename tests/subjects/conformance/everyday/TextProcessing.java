// expect: as java
import java.text.*;
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class TextProcessing {
    static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split("\\s+")) {
            if (line.length() + word.length() + 1 > width && line.length() > 0) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    static List<List<String>> csv(String text) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted) {
                if (c == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"') {
                    cell.append(text.charAt(++i));
                } else if (c == '"') {
                    quoted = false;
                } else {
                    cell.append(c);
                }
            } else if (c == '"') {
                quoted = true;
            } else if (c == ',' || c == '\n') {
                row.add(cell.toString());
                cell.setLength(0);
                if (c == '\n') {
                    rows.add(row);
                    row = new ArrayList<>();
                }
            } else {
                cell.append(c);
            }
        }
        return rows;
    }

    static String diff(String[] a, String[] b) {
        int[][] lcs = new int[a.length + 1][b.length + 1];
        for (int i = a.length - 1; i >= 0; i--) {
            for (int j = b.length - 1; j >= 0; j--) {
                lcs[i][j] = a[i].equals(b[j]) ? lcs[i + 1][j + 1] + 1 : Math.max(lcs[i + 1][j], lcs[i][j + 1]);
            }
        }
        StringJoiner out = new StringJoiner(" ");
        for (int i = 0, j = 0; i < a.length || j < b.length;) {
            if (i < a.length && j < b.length && a[i].equals(b[j])) {
                out.add(a[i++]);
                j++;
            } else if (j < b.length && (i == a.length || lcs[i][j + 1] >= lcs[i + 1][j])) {
                out.add("+" + b[j++]);
            } else {
                out.add("-" + a[i++]);
            }
        }
        return out.toString();
    }

    static String roman(int n) {
        int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] signs = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < values.length; i++) {
            for (; n >= values[i]; n -= values[i]) {
                out.append(signs[i]);
            }
        }
        return out.toString();
    }

    static String template(String text, Map<String, ?> values) {
        return Pattern.compile("\\$\\{(\\w+)(?::([^}]*))?}").matcher(text).replaceAll(m -> Matcher.quoteReplacement(values.containsKey(m.group(1)) ? String.valueOf(values.get(m.group(1))) : Objects.requireNonNullElse(m.group(2), "?")));
    }

    static class Padded implements Formattable {
        @Override
        public void formatTo(Formatter formatter, int flags, int width, int precision) {
            String s = "padded";
            if (precision >= 0) {
                s = s.substring(0, precision);
            }
            if ((flags & FormattableFlags.UPPERCASE) != 0) {
                s = s.toUpperCase();
            }
            formatter.format((flags & FormattableFlags.LEFT_JUSTIFY) != 0 ? "%-" + Math.max(1, width) + "s" : "%" + Math.max(1, width) + "s", s);
        }
    }

    public static void main(String[] args) {
        String text = "It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness";
        wrap(text, 24).forEach(l -> System.out.println("|" + String.format("%-24s", l) + "|"));
        System.out.println(csv("a,\"b,c\",\"d \"\"e\"\"\"\n,\"multi\nline\",\n"));
        System.out.println(diff("a b c d e".split(" "), "b x c e f".split(" ")));
        System.out.println(IntStream.of(1, 4, 9, 14, 40, 1994, 2024, 3999).mapToObj(TextProcessing::roman).collect(Collectors.joining(" ")));
        System.out.println(template("Dear ${name}, you owe ${sum:nothing} of ${currency:EUR} $x ${none}", Map.of("name", "A$1\\", "sum", 5)));
        System.out.println("" + Arrays.stream(text.split("\\W+")).map(String::toLowerCase).collect(Collectors.groupingBy(w -> w, TreeMap::new, Collectors.counting())));
        System.out.println(String.format("[%10s][%-10S][%.3s][%s]", new Padded(), new Padded(), new Padded(), new Padded()));

        Collator collator = Collator.getInstance(Locale.GERMANY);
        String[] words = {"Zebra", "\u00c4pfel", "apfel", "Apfel", "zoo", "\u00e4rger"};
        Arrays.sort(words, collator);
        System.out.println(Arrays.stream(words).map(w -> w.replace('\u00c4', 'E').replace('\u00e4', 'e')).collect(Collectors.toList()) + " " + collator.compare("a", "A"));
        collator.setStrength(Collator.PRIMARY);
        System.out.println(collator.equals("a", "\u00c4") + " " + collator.getCollationKey("x").compareTo(collator.getCollationKey("y")));
        BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.US);
        sentences.setText("Hello there. How are you? Fine! Mr. Smith");
        for (int start = sentences.first(), end = sentences.next(); end != BreakIterator.DONE; start = end, end = sentences.next()) {
            System.out.print(start + "-" + end + " ");
        }
        BreakIterator wordBreaks = BreakIterator.getWordInstance(Locale.US);
        wordBreaks.setText("can't stop, won't");
        System.out.println(wordBreaks.following(3) + " " + wordBreaks.isBoundary(5) + " " + wordBreaks.last() + wordBreaks.preceding(6));
        String composed = "\u00e9\ufb01\u2460";
        for (Normalizer.Form f : Normalizer.Form.values()) {
            String n = Normalizer.normalize(composed, f);
            System.out.print(f + " " + n.length() + " " + n.chars().mapToObj(Integer::toHexString).collect(Collectors.joining(",")) + "; ");
        }
        System.out.println(Normalizer.normalize("Cr\u00e8me Br\u00fbl\u00e9e", Normalizer.Form.NFD).replaceAll("\\p{M}+", ""));
        CharacterIterator characters = new StringCharacterIterator("abc", 1);
        System.out.println("" + characters.current() + characters.next() + (characters.next() == CharacterIterator.DONE) + characters.first());
        System.out.println("Tab\tand\"quote\"".translateEscapes() + "a-b_c".replaceAll("[-_](.)", "<$1>") + "x".repeat(3) + "  strip ".strip() + "|" + "aXbX".lastIndexOf('X') + "indent\n".indent(2).replace("\n", "/") + "A".compareToIgnoreCase("b") + "abc".regionMatches(true, 1, "XBC", 1, 2) + String.valueOf(new char[] {'o', 'k'}, 0, 1) + "%d%%".formatted(5));
    }
}
