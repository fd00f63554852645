// expect: as java
import java.text.*;
import java.util.*;

public class NumbersInText {
    public static void main(String[] args) throws ParseException {
        DecimalFormatSymbols us = DecimalFormatSymbols.getInstance(Locale.US);
        for (String p : new String[] {"#,##0.00", "0.###E0", "00.0%", "#.##;(#.##)", "¤#,##0", "'#'#", "##0.##E0", "000", "#,##,###.0#", "0.0\u2030"}) {
            DecimalFormat f = new DecimalFormat(p, us);
            StringBuilder out = new StringBuilder(p);
            for (double d : new double[] {0, 1234.565, -0.005, 1e9, Double.NaN, -1.0 / 0}) out.append(" [").append(f.format(d)).append(']');
            System.out.println(out + " " + f.toPattern());
        }
        NumberFormat n = NumberFormat.getInstance(Locale.GERMANY);
        System.out.println(n.parse("1.234,5xyz") + " " + n.format(-9876543.21) + " " + n.parse("12") + n.parse("12").getClass());
        try {
            n.parse("x");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + e.getErrorOffset());
        }
        n.setMaximumFractionDigits(1);
        n.setMinimumIntegerDigits(3);
        n.setGroupingUsed(false);
        n.setRoundingMode(java.math.RoundingMode.CEILING);
        System.out.println(n.format(1.01) + " " + n.format(123456) + " " + NumberFormat.getPercentInstance(Locale.US).format(0.256) + NumberFormat.getCurrencyInstance(Locale.US).format(-1.5) + NumberFormat.getIntegerInstance(Locale.US).format(2.5) + " " + NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT).format(12345));
        System.out.println(MessageFormat.format("{0} {1,number,#.#} {2,choice,0#none|1#one|1<many {2}} '{3}' {0}", "a", 1.25, 5) + " " + new ChoiceFormat("0#zero|1#one|2<more").format(2) + new ChoiceFormat(new double[] {0, 10}, new String[] {"low", "high"}).format(10));
        MessageFormat m = new MessageFormat("{0,number,integer} of {1}", Locale.US);
        System.out.println(Arrays.toString(m.parse("7 of nine")) + m.toPattern() + m.format(new Object[] {1e6, null}));
        try {
            new MessageFormat("{0");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (String s : new String[] {"1", "-0", "+5", "0x1F", "1e3", "", " 1", "1_000", "99999999999", "NaN", "Infinity", "1f", "0x1p3", "."}) {
            StringBuilder out = new StringBuilder(s);
            try {
                out.append(" int ").append(Integer.parseInt(s));
            } catch (NumberFormatException e) {
                out.append(" ").append(e.getMessage());
            }
            try {
                out.append(" double ").append(Double.parseDouble(s));
            } catch (NumberFormatException e) {
                out.append(" ").append(e.getMessage());
            }
            try {
                out.append(" decode ").append(Long.decode(s));
            } catch (NumberFormatException e) {
                out.append(" !");
            }
            System.out.println(out);
        }
        for (double d : new double[] {1.0, 0.1f, 1e7, 1.0E-3, 9.999e-4, 123456789.125, 2e-323, 4.35, 100, 1 / 3.0, (float) 1e10}) System.out.print(d + " " + (float) d + " " + Double.toHexString(d) + "; ");
        System.out.println();
        Collator collator = Collator.getInstance(Locale.GERMANY);
        String[] words = {"Zebra", "äpfel", "Apfel", "zebra", "apfel"};
        Arrays.sort(words, collator);
        System.out.println(Arrays.toString(words) + Normalizer.normalize("ä", Normalizer.Form.NFD).length() + collator.compare("a", "A"));
        BreakIterator b = BreakIterator.getWordInstance(Locale.US);
        b.setText("Hi, you there.");
        StringBuilder breaks = new StringBuilder();
        for (int i = b.first(); i != BreakIterator.DONE; i = b.next()) breaks.append(i).append(' ');
        System.out.println(breaks);
    }
}
