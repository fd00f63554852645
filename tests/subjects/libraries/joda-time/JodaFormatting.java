// expect: as java
import java.util.Locale;
import org.joda.time.*;
import org.joda.time.format.*;

public class JodaFormatting {
    public static void main(String[] args) {
        DateTime t = new DateTime(2024, 3, 7, 16, 5, 9, 87, DateTimeZone.UTC);
        for (String p : new String[] {"yyyy-MM-dd HH:mm:ss.SSS", "dd/MM/yy", "EEE, d MMM yyyy", "EEEE MMMM", "h:mm a", "D w x e", "G C Y", "'quoted ''text''' yyyy", "ZZ Z ZZZ", "K k H", "SSSSSS", "yyyyMMdd'T'HHmmss"}) {
            System.out.println(p + " -> " + DateTimeFormat.forPattern(p).withLocale(Locale.US).print(t));
        }
        System.out.println(ISODateTimeFormat.dateTime().print(t) + " " + ISODateTimeFormat.basicDateTimeNoMillis().print(t) + " " + ISODateTimeFormat.weekDate().print(t) + " " + ISODateTimeFormat.ordinalDate().print(t) + " " + ISODateTimeFormat.hourMinute().print(t) + " " + ISODateTimeFormat.yearMonth().print(t));
        DateTimeFormatter f = DateTimeFormat.forPattern("dd.MM.yyyy HH:mm").withZoneUTC();
        System.out.println(f.parseDateTime("07.03.2024 16:05") + " " + f.parseLocalDate("01.01.2000 00:00") + " " + f.parseMillis("01.01.1970 00:01") + " " + ISODateTimeFormat.dateTimeParser().withOffsetParsed().parseDateTime("2024-03-07T16:05:09.087+05:30") + " " + DateTimeFormat.forPattern("MMM d, yyyy").withLocale(Locale.US).parseLocalDate("Mar 7, 2024"));
        for (String bad : new String[] {"07.13.2024 16:05", "07-03-2024", "07.03.2024 16:05 trailing", "31.02.2024 00:00"}) {
            try {
                f.parseDateTime(bad);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        try {
            DateTimeFormat.forPattern("bad pattern !");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        DateTimeFormatter built = new DateTimeFormatterBuilder().appendYear(4, 9).appendLiteral('/').appendMonthOfYearShortText().appendLiteral('/').appendDayOfMonth(2).appendOptional(DateTimeFormat.forPattern(" HH").getParser()).toFormatter().withLocale(Locale.US);
        System.out.println(built.isPrinter() + " " + built.parseLocalDateTime("2024/Mar/07 12") + " " + built.parseLocalDateTime("2024/Mar/07"));
        PeriodFormatter pf = new PeriodFormatterBuilder().printZeroRarelyLast().appendDays().appendSuffix(" day", " days").appendSeparator(", ", " and ").appendHours().appendSuffix(" hour", " hours").appendSeparator(" and ").appendMinutes().appendSuffix(" min").toFormatter();
        System.out.println(pf.print(new Period().withDays(1).withHours(5).withMinutes(30)) + "; " + pf.print(Period.days(2)) + "; " + pf.parsePeriod("3 days and 4 hours") + "; " + ISOPeriodFormat.standard().print(Period.hours(3)) + "; " + PeriodFormat.wordBased(Locale.ENGLISH).print(new Period(1, 2, 0, 4)) + "; "
                + new PeriodFormatterBuilder().minimumPrintedDigits(2).printZeroAlways().appendHours().appendLiteral(":").appendMinutes().toFormatter().print(Period.minutes(5)));
        System.out.println(DateTimeFormat.forStyle("MS").withLocale(Locale.US).print(t).replace('\u202f', ' ') + " " + DateTimeFormat.patternForStyle("M-", Locale.US) + " " + t.toString("yyyy") + " " + t.dayOfWeek().getAsText(Locale.US) + " " + t.monthOfYear().getAsShortText(Locale.US));
    }
}
