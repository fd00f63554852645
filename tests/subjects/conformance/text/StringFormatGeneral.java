// expect: as java
import java.time.*;
import java.util.*;

public class StringFormatGeneral {
    static class Fmt implements Formattable {
        public void formatTo(Formatter f, int flags, int width, int precision) {
            f.format("Fmt(%d,%d,%d)", flags, width, precision);
        }
    }

    static void f(String format, Object... args) {
        try {
            System.out.println(format + " => [" + String.format(Locale.ROOT, format, args) + "]");
        } catch (IllegalFormatException e) {
            System.out.println(format + " => " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        f("%s %S %10s|%-10s|%.2s|%-8.3s|", "text", "text", "text", "text", "text", "text");
        f("%s %s %s %s", 1, 2.5, 'c', List.of(1, 2));
        f("%c %C %c %5c|%-5c|", 'a', 'b', 65, 'x', 'y');
        f("%c", 0x1F600);
        f("%c", "s");
        f("%c", -1);
        f("%b %B %b %b %5b|", true, false, null, "x", true);
        f("%h %H %h", "hello", "hello", 255);
        f("%n".trim() + "%%|%5%|%-5%|");
        f("%3$s %1$s %2$s %<s", "a", "b", "c");
        f("%s %<s %s %s", "a", "b");
        f("%s|%10s|%-10.4s|%#s", new Fmt(), new Fmt(), new Fmt(), new Fmt());
        f("no arguments at all");
        f("%s", (Object) null);
        f("%s", new Object[] {new int[0].length});
        f("%#s", "x");
        f("%-s", "x");
        f("%", 1);
        f("%5$s", 1);
        LocalDateTime t = LocalDateTime.of(2024, 2, 29, 13, 5, 9, 123_456_789);
        f("%tY-%<tm-%<td %<tH:%<tM:%<tS.%<tL %<tN %<tj %<ty %<te %<tI %<tl %<tp", t);
        f("%tF %<tT %<tR %<tr %<tD", t);
        f("%tA %<ta %<tB %<tb %<tC", t);
        f("%tZ %<tz %<ts %<tQ", ZonedDateTime.of(t, ZoneOffset.UTC));
        f("%tY", 0L);
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        c.setTimeInMillis(86400000L * 365);
        f("%tc", c);
        StringBuilder sb = new StringBuilder("start ");
        try (Formatter formatter = new Formatter(sb, Locale.ROOT)) {
            formatter.format("%d-%d", 1, 2).format(" %s", "more");
            System.out.println(formatter + " " + formatter.locale().toString().isEmpty());
        }
        System.out.printf(Locale.US, "%,d %.3f%n", 1234567, Math.PI);
        System.out.format("%s%n", "format");
        System.out.println("%05d|%s".formatted(42, "x"));
        f("%,d %,.2f", 1234567, 9876543.215);
        System.out.println(String.format(Locale.GERMANY, "%s", 1.5));
    }
}
