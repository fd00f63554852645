// expect: as java
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.text.ParseException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.format.TextStyle;
import java.time.DayOfWeek;
import java.time.Month;
import java.util.Currency;
import java.util.Locale;

public class LocaleFormats {
    static String escape(String s) {
        StringBuilder out = new StringBuilder();
        for (char c : s.toCharArray()) {
            out.append(c < 127 ? String.valueOf(c) : String.format("\\u%04x", (int) c));
        }
        return out.toString();
    }

    public static void main(String[] args) throws ParseException {
        Locale[] locales = {Locale.US, Locale.UK, Locale.GERMANY, Locale.FRANCE, Locale.JAPAN, new Locale("pt", "BR"), new Locale("hi", "IN"), new Locale("de", "CH")};
        for (Locale l : locales) {
            NumberFormat n = NumberFormat.getInstance(l), c = NumberFormat.getCurrencyInstance(l), p = NumberFormat.getPercentInstance(l);
            System.out.println(l + " " + escape(n.format(1234567.895) + " | " + c.format(-1234.5) + " | " + p.format(0.256) + " | " + NumberFormat.getIntegerInstance(l).format(2.5)));
            System.out.println("  " + escape(String.format(l, "%,d %,.2f %e %tB", 1234567, 9876.543, 12345.678, LocalDate.of(2024, 3, 5))));
            System.out.println("  " + escape(l.getDisplayName(Locale.ENGLISH) + " " + l.getDisplayLanguage(l) + " " + l.getDisplayCountry(Locale.FRENCH) + " " + l.toLanguageTag() + " " + l.getISO3Country()));
            System.out.println("  " + escape(Currency.getInstance(l).getSymbol(l) + " " + Currency.getInstance(l).getDisplayName(Locale.ENGLISH) + " " + Currency.getInstance(l).getDefaultFractionDigits()));
            System.out.println("  " + escape(DayOfWeek.MONDAY.getDisplayName(TextStyle.FULL, l) + " " + Month.MARCH.getDisplayName(TextStyle.SHORT, l) + " " + Month.MAY.getDisplayName(TextStyle.NARROW, l)));
            LocalDateTime time = LocalDateTime.of(2024, 2, 29, 13, 5, 9);
            System.out.println("  " + escape(time.format(DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL).withLocale(l)) + " | " + time.format(DateTimeFormatter.ofLocalizedDateTime(FormatStyle.SHORT).withLocale(l))
                    + " | " + time.format(DateTimeFormatter.ofPattern("EEE d MMM uuuu", l))));
        }
        System.out.println(escape(NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT).format(12_345_678) + " " + NumberFormat.getCompactNumberInstance(Locale.GERMANY, NumberFormat.Style.LONG).format(12_345)));
        DecimalFormat own = new DecimalFormat("¤#,##0.00;(¤#,##0.00)", DecimalFormatSymbols.getInstance(Locale.US));
        own.setRoundingMode(RoundingMode.HALF_UP);
        System.out.println(escape(own.format(-1234.565) + own.format(new BigDecimal("0.005")) + own.toPattern() + own.getCurrency()));
        System.out.println(NumberFormat.getInstance(Locale.GERMANY).parse("1.234,5") + " " + NumberFormat.getPercentInstance(Locale.US).parse("25%") + " " + NumberFormat.getInstance(Locale.US).parse("12abc"));
        try {
            NumberFormat.getInstance(Locale.US).parse("abc");
        } catch (ParseException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("TITLE".toLowerCase(new Locale("tr")).length() + escape("TITLE".toLowerCase(new Locale("tr")) + "title".toUpperCase(new Locale("tr")) + "stra\u00dfe".toUpperCase(Locale.GERMAN)));
        System.out.println(Locale.forLanguageTag("zh-Hant-TW-x-java") + " " + new Locale.Builder().setLanguage("sr").setScript("Latn").setRegion("RS").build().toLanguageTag());
    }
}
