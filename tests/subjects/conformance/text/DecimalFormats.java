// expect: as java
import java.math.*;
import java.text.*;
import java.util.*;

public class DecimalFormats {
    public static void main(String[] args) throws Exception {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
        double[] values = {0, -0.0, 1, -1, 0.5, 1234567.891, -0.005, 1e10, 1.005, 2.5, 3.5, Double.NaN, Double.NEGATIVE_INFINITY};
        for (String pattern : new String[] {"0", "#", "0.00", "#,##0.##", "000.000", "0.###E0", "##0.##E0", "#%", "\u00a4#,##0.00;(\u00a4#,##0.00)", "'#'0", "00.0;neg 0"}) {
            DecimalFormat f = new DecimalFormat(pattern, symbols);
            StringBuilder line = new StringBuilder(pattern + ":");
            for (double v : values) {
                line.append(" [").append(f.format(v)).append(']');
            }
            System.out.println(line);
        }
        NumberFormat us = NumberFormat.getInstance(Locale.US);
        System.out.println(us.format(1234567.8912) + " " + us.format(-5) + " " + us.format(Long.MIN_VALUE) + " " + us.parse("1,234.5xyz") + " "
                + us.parse("12").getClass().getSimpleName());
        System.out.println(NumberFormat.getPercentInstance(Locale.US).format(0.256) + " " + NumberFormat.getIntegerInstance(Locale.US).format(2.5) + " "
                + NumberFormat.getCurrencyInstance(Locale.US).format(-12.345) + " " + NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT).format(12345));
        DecimalFormat f = new DecimalFormat("0.0", symbols);
        for (RoundingMode mode : RoundingMode.values()) {
            if (mode != RoundingMode.UNNECESSARY) {
                f.setRoundingMode(mode);
                System.out.print(mode + " " + f.format(1.25) + " " + f.format(-1.25) + " " + f.format(1.35) + "; ");
            }
        }
        System.out.println();
        f.setParseBigDecimal(true);
        System.out.println(f.parse("123456789.123456789") + " " + new DecimalFormat("#,##0.000", symbols).format(new BigDecimal("123456789012345678.9876")));
        try {
            us.parse("abc");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
        ParsePosition pos = new ParsePosition(3);
        System.out.println(us.parse("x= 7", pos) + " " + pos.getIndex());
        try {
            new DecimalFormat("0.0.0", symbols);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(f.toPattern() + " " + symbols.getDecimalSeparator() + symbols.getGroupingSeparator() + symbols.getMinusSign());
        MessageFormat m = new MessageFormat("{0} has {1,number,integer} item{1,choice,0#s|1#|1<s} at {2,number,#.##} '{'{3}'}'", Locale.US);
        for (int i = 0; i < 3; i++) {
            System.out.println(m.format(new Object[] {"Bob", i, i * 1.234, null}));
        }
        System.out.println(MessageFormat.format("{1} {0} it''s", "a", "b") + " " + new ChoiceFormat("0#none|1#one|2#many").format(5));
    }
}
