// expect: as java
import java.util.*;

public class FormatForms {
    static void show(String format, Object... args) {
        try {
            System.out.println(format + " -> [" + String.format(Locale.ROOT, format, args) + "]");
        } catch (IllegalFormatException e) {
            System.out.println(format + " !! " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (String f : "%d %5d %-5d| %05d %+d %,d %(d %x %o %X %08X %h %s".split(" ")) show(f, -1234567);
        for (String f : "%f %.2f %10.3f %-10.1f| %e %.0e %g %G %a %,.2f %+.1f %010.2f %(.2f".split(" ")) show(f, -12345.6789);
        for (double d : new double[] {0, -0.0, 1e-5, 1e10, 123456789, Double.NaN, Double.NEGATIVE_INFINITY, 0.5, 1.5, 2.5, Double.MIN_VALUE}) show("%f %.0f %e %g %s %.3g", d, d, d, d, d, d);
        show("%s %S %10s|%-10s|%.3s|%10.2s", null, "mixed", "r", "l", "truncated", "both");
        show("%b %B %c %C %% %n".trim(), true, null, 'x', 'y');
        show("%2$s %1$s %<s %s", "a", "b");
        show("%tY-%<tm-%<td %<tH:%<tM:%<tS.%<tL %<tj %<tB %<ta %<tp", new GregorianCalendar(2001, Calendar.FEBRUARY, 3, 4, 5, 6));
        show("%d %s", new java.math.BigInteger("123456789012345678901234567890"), new int[0].length);
        show("%.10f %s", new java.math.BigDecimal("1.23456789012345"), List.of(1, "x"));
        show("%#x %#o %#s", 255, 8, new Formattable() {
            @Override
            public void formatTo(Formatter f, int flags, int width, int precision) {
                f.format("flags=%d w=%d p=%d", flags, width, precision);
            }
        });
        show("%d", "text");
        show("%q", 1);
        show("%s %s", 1);
        show("%.2d", 1);
        show("%-d", 1);
        show("%+s", "x");
        show("%,x", 1);
        show("%c", 0x1F600);
        show("%c", Integer.MAX_VALUE);
        show("%5", 1);
        show("%0d", 1);
        System.out.println(String.format(Locale.GERMANY, "%,.2f %s", 1234567.891, 1.5) + " " + String.format(Locale.FRANCE, "%,d", 1234567).length() + String.format("%08.3f|%+,d", Math.PI, 99999));
        System.out.println("%d%%".formatted(7) + String.join("-", List.of("a", "b")) + new StringJoiner(", ", "{", "}").add("x"));
        Formatter f = new Formatter(new StringBuilder("start "), Locale.ROOT);
        f.format("%s", 1).format("%s", 2);
        System.out.println(f + " " + f.locale());
        f.close();
        try {
            f.format("x");
        } catch (FormatterClosedException e) {
            System.out.println(e);
        }
    }
}
