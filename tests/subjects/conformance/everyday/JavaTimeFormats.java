// expect: as java
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

public class JavaTimeFormats {
    static void parse(String pattern, String text) {
        try {
            DateTimeFormatter f = DateTimeFormatter.ofPattern(pattern, Locale.US);
            System.out.println(f + " " + f.parse(text));
        } catch (DateTimeParseException e) {
            System.out.println(e.getMessage() + " @" + e.getErrorIndex());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        ZonedDateTime t = ZonedDateTime.of(2024, 2, 29, 23, 5, 9, 123_456_789, ZoneId.of("Europe/Berlin"));
        for (String p : List.of("yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "EEEE, d MMMM uuuu h:mm a", "D ww e Q qqq", "VV z O x Z", "n N A", "'week' w 'of' YYYY", "yy/M/d H:m:s", "G GGGG", "B", "[HH:mm][ 'opt']", "ppppH")) {
            System.out.println(p + " -> " + t.format(DateTimeFormatter.ofPattern(p, Locale.US)));
        }
        for (DateTimeFormatter f : List.of(DateTimeFormatter.ISO_INSTANT, DateTimeFormatter.ISO_ORDINAL_DATE, DateTimeFormatter.ISO_WEEK_DATE, DateTimeFormatter.RFC_1123_DATE_TIME, DateTimeFormatter.BASIC_ISO_DATE, DateTimeFormatter.ISO_ZONED_DATE_TIME)) {
            System.out.println(f.format(t));
        }
        parse("d/M/uuuu", "31/12/2023");
        parse("d/M/uuuu", "31-12-2023");
        parse("uuuu-MM-dd", "2023-02-30");
        parse("HH:mm", "25:00");
        parse("bad{", "x");
        parse("MMM d, yyyy h a", "Mar 5, 2021 3 PM");
        try {
            LocalDate.parse("2023-02-30", DateTimeFormatter.ISO_LOCAL_DATE.withResolverStyle(ResolverStyle.STRICT));
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        DateTimeFormatter built = new DateTimeFormatterBuilder().parseCaseInsensitive().appendValue(ChronoField.DAY_OF_MONTH, 1, 2, SignStyle.NOT_NEGATIVE).appendLiteral(' ').appendText(ChronoField.MONTH_OF_YEAR, TextStyle.SHORT)
                .optionalStart().appendLiteral(' ').appendValueReduced(ChronoField.YEAR, 2, 2, 1950).optionalEnd().parseDefaulting(ChronoField.YEAR, 2000).toFormatter(Locale.US);
        System.out.println(LocalDate.parse("7 MAR", built) + " " + LocalDate.parse("07 mar 49", built) + " " + LocalDate.parse("7 Mar 50", built));
        LocalDate d = LocalDate.of(2024, 1, 31);
        System.out.println(d.plusMonths(1) + " " + d.with(TemporalAdjusters.firstInMonth(DayOfWeek.TUESDAY)) + " " + d.with(TemporalAdjusters.nextOrSame(DayOfWeek.WEDNESDAY)) + " " + d.with(TemporalAdjusters.lastDayOfYear()) + " " + d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + d.get(WeekFields.of(Locale.US).weekOfYear()) + " " + d.query(TemporalQueries.precision()));
        System.out.println(ChronoUnit.DAYS.between(d, LocalDate.of(2025, 3, 1)) + " " + d.until(LocalDate.of(2025, 3, 1)) + " " + Period.of(1, 14, 40).normalized() + " " + Duration.ofSeconds(-3661, 5) + " " + Duration.parse("P2DT3H4.5S").toMinutes() + " " + Duration.between(t, t.plusHours(30)).toDaysPart());
        ZonedDateTime gap = ZonedDateTime.of(2024, 3, 31, 2, 30, 0, 0, ZoneId.of("Europe/Berlin"));
        ZonedDateTime overlap = ZonedDateTime.of(2024, 10, 27, 2, 30, 0, 0, ZoneId.of("Europe/Berlin"));
        System.out.println(gap + " " + overlap + " " + overlap.withLaterOffsetAtOverlap() + " " + gap.minusDays(1).plus(Duration.ofDays(1)) + " " + ZoneId.of("America/New_York").getRules().getOffset(t.toInstant()) + " " + ZoneOffset.ofHoursMinutes(-3, -30) + " " + t.withZoneSameInstant(ZoneId.of("Asia/Kolkata")));
        System.out.println(Instant.ofEpochMilli(1_700_000_000_123L) + " " + Instant.EPOCH.minusNanos(1) + " " + Instant.parse("2007-12-03T10:15:30.00Z").getEpochSecond() + " " + OffsetDateTime.parse("2020-01-01T00:00+05:30").toInstant() + " " + Year.of(2100).isLeap() + YearMonth.parse("2024-02").lengthOfMonth() + MonthDay.of(2, 29).isValidYear(2023));
        System.out.println(JapaneseDate.of(2024, 5, 1) + " " + ThaiBuddhistDate.from(d) + " " + MinguoDate.from(d) + " " + HijrahDate.from(d) + " " + IsoChronology.INSTANCE.isLeapYear(2000) + " " + JapaneseChronology.INSTANCE.eraOf(3));
        Clock clock = Clock.fixed(Instant.parse("2024-01-01T00:00:00Z"), ZoneOffset.UTC);
        System.out.println(LocalDateTime.now(clock) + " " + Clock.offset(clock, Duration.ofHours(2)).instant() + " " + LocalTime.MIDNIGHT.minusNanos(1) + " " + LocalTime.of(10, 20).truncatedTo(ChronoUnit.HOURS) + " " + DayOfWeek.FRIDAY.plus(4) + " " + Month.JANUARY.minus(1).firstDayOfYear(true));
        try {
            LocalTime.of(1, 2).get(ChronoField.YEAR);
        } catch (UnsupportedTemporalTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            LocalDate.of(2023, 13, 1);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            ZoneId.of("Mars/Phobos");
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
    }
}
