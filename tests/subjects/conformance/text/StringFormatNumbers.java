// expect: as java
import java.math.*;
import java.util.*;

public class StringFormatNumbers {
    static void f(String format, Object... args) {
        try {
            System.out.println(format + " => [" + String.format(Locale.ROOT, format, args) + "]");
        } catch (IllegalFormatException e) {
            System.out.println(format + " => " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (Object i : new Object[] {0, 42, -42, Integer.MAX_VALUE, Long.MIN_VALUE, (byte) -1, (short) 300, new BigInteger("-123456789012345678901234567890")}) {
            for (String s : new String[] {"%d", "%10d", "%-10d|", "%010d", "%+d", "% d", "%,d", "%(d", "%x", "%X", "%o", "%#x"}) {
                f(s, i);
            }
        }
        for (Object d : new Object[] {0.0, -0.0, 1.5, -1234567.891, 1e-10, 1e20, Double.NaN, Double.NEGATIVE_INFINITY, 2.5f, new BigDecimal("12345.6789")}) {
            for (String s : new String[] {"%f", "%.2f", "%10.3f", "%-10.1f|", "%010.2f", "%+.1f", "%,.2f", "%e", "%.3E", "%g", "%(.1f", "%.0f"}) {
                f(s, d);
            }
        }
        f("%a %A", 1.5, 0.1);
        f("%.3a", 3.14159);
        f("%d%%", 50);
        f("%d", "text");
        f("%f", 5);
        f("%d");
        f("%q", 1);
        f("%-d", 1);
        f("%+x", 1);
        f("%.2d", 1);
        f("%5", 1);
        f("%,x", 1);
        f("%0d", 1);
        f("%2$d %1$d %<d %d", 7, 8);
        f("%d %s %c %b", null, null, null, null);
    }
}
