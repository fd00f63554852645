// expect: as java
import java.math.*;
import java.text.*;
import java.util.*;
import java.util.regex.*;

public class TextAndFormats {
    static void attempt(String f, Object... args) {
        try {
            System.out.println(f + " -> [" + String.format(Locale.ROOT, f, args) + "]");
        } catch (IllegalFormatException e) {
            System.out.println(f + " -> " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws ParseException {
        attempt("%08.3f|%+,d|%(d|%x|%o|%e|%g", 3.14159, 1234567, -5, 255, 8, 12345.678, 0.00001234);
        attempt("%-6s|%6s|%.2s|%S|%c|%b|%h|%%|%n", "ab", "cd", "efgh", "up", 'x', null, "hi");
        attempt("%2$s %1$s %<s %s", "a", "b");
        attempt("%d", "text");
        attempt("%q", 1);
        attempt("%s %s", 1);
        attempt("%-d", 1);
        attempt("%,.2f %,d", new BigDecimal("1234567.895"), new BigInteger("-12345678901234567890"));
        attempt("%tY-%<tm-%<td %<tH:%<tM", new GregorianCalendar(2024, Calendar.MARCH, 5, 6, 7));
        attempt("%a %A", 1.0, -0.1);
        attempt("%#x %#o % d %05d", 255, 8, 42, -42);
        attempt("%.0f %.0f %.0f %.1f", 0.5, 1.5, 2.5, 0.25);
        attempt("%s %10.3e %s", Double.NaN, Double.POSITIVE_INFINITY, new int[0].length);
        Matcher m = Pattern.compile("(?<key>\\w+)\\s*[:=]\\s*(?<value>\"[^\"]*\"|\\S+)").matcher("a=1 b : \"two words\" c=x=y");
        while (m.find()) System.out.print(m.group("key") + "=>" + m.group("value") + "@" + m.start("value") + " ");
        System.out.println(m.reset().results().count());
        System.out.println("aaa".replaceAll("a*", "X") + " " + "a1b22".replaceAll("(\\d+)", "<$1>") + " " + Pattern.compile("\\b(\\w)(\\w*)").matcher("some words here").replaceAll(r -> r.group(1).toUpperCase() + r.group(2)));
        System.out.println(Arrays.toString("a,b,,c,,".split(",")) + Arrays.toString("a,b,,c,,".split(",", -1)) + Arrays.toString("abc".split("")) + Arrays.toString("a1b2".split("(?<=\\d)")));
        try {
            Pattern.compile("a(b[c");
        } catch (PatternSyntaxException e) {
            System.out.println(e.getDescription() + " " + e.getIndex() + " " + e.getPattern());
        }
        System.out.println(Pattern.matches("(?i)HELLO|(?x) w o r l d # comment", "world") + " " + "x\ny".matches("(?s)x.y") + " " + Pattern.compile("^\\d+$", Pattern.MULTILINE).matcher("a\n12\nb").find() + " " + "\u00e9".matches("\\p{L}") + " " + "aab".matches("(a)\\1b") + " " + "foobar".matches("foo(?!baz).*"));
        System.out.println(MessageFormat.format("{0} has {1,number,integer} {1,choice,0#files|1#file|1<files} '{'{2}'}' it''s", "dir", 1234.5, null));
        System.out.println(new DecimalFormat("#,##0.00;(#)", DecimalFormatSymbols.getInstance(Locale.ROOT)).format(-1234.565) + " " + new DecimalFormat("0.###E0", DecimalFormatSymbols.getInstance(Locale.ROOT)).format(12345) + " " + NumberFormat.getPercentInstance(Locale.ROOT).format(0.256));
        System.out.println(NumberFormat.getInstance(Locale.GERMANY).parse("1.234,5") + " " + NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT).format(12_345_678));
        SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSSZ", Locale.ROOT);
        f.setTimeZone(TimeZone.getTimeZone("GMT+2"));
        System.out.println(f.format(new Date(0)) + " " + f.parse("2024-02-30T00:00:00.000+0000").getTime());
        f.setLenient(false);
        try {
            f.parse("2024-02-30T00:00:00.000+0000");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
        Collator c = Collator.getInstance(Locale.FRENCH);
        List<String> words = new ArrayList<>(List.of("cot\u00e9", "c\u00f4te", "cote", "C\u00f4t\u00e9", "coter"));
        words.sort(c);
        System.out.println(words + " " + Normalizer.normalize("\u00e9", Normalizer.Form.NFD).length());
        BreakIterator b = BreakIterator.getWordInstance(Locale.ENGLISH);
        b.setText("It's 3.5 o'clock.");
        StringBuilder s = new StringBuilder();
        for (int i = b.first(); i != BreakIterator.DONE; i = b.next()) s.append(i).append(' ');
        System.out.println(s);
        System.out.println(new StringJoiner("-", "{", "}").setEmptyValue("none") + " " + "ab".repeat(2).indent(2).stripTrailing() + "| " + " x ".strip() + "\t|".translateEscapes() + "%d".formatted(3) + " " + "a\nb".lines().toList() + "Stra\u00dfe".toUpperCase(Locale.ROOT) + "TITLE".toLowerCase(Locale.forLanguageTag("tr")));
        System.out.println("b\u00e9\ud83d\ude00".codePoints().mapToObj(Integer::toHexString).toList() + " " + "abc".chars().sum() + " " + "x".compareToIgnoreCase("Y") + " " + new StringBuilder("\ud83d\ude00a").reverse() + " " + "a-b".transform(t -> t + t) + " " + String.join("/", List.of("p", "q")) + " " + "Hello".regionMatches(true, 1, "ELL", 0, 3));
        System.out.println(new BigDecimal("1.10").equals(new BigDecimal("1.1")) + " " + new BigDecimal("10").divide(new BigDecimal("3"), 5, RoundingMode.HALF_EVEN) + " " + new BigDecimal("123.456").round(new MathContext(4)) + " " + new BigDecimal("1E+3").toPlainString() + " " + BigInteger.TWO.pow(100).mod(BigInteger.valueOf(97)) + " " + new BigInteger("ff", 16).bitCount() + " " + BigDecimal.valueOf(2).sqrt(MathContext.DECIMAL32));
    }
}
