// expect: as java
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

public class DatesAndZones {
    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 29);
        System.out.println(d.plusYears(1) + " " + d.minusMonths(1) + " " + d.with(TemporalAdjusters.lastDayOfMonth()) + " " + d.with(TemporalAdjusters.next(DayOfWeek.MONDAY)) + " " + d.getDayOfYear() + d.isLeapYear() + d.lengthOfMonth() + " " + d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + d.get(WeekFields.of(Locale.US).weekOfYear()) + " " + ChronoUnit.DAYS.between(d, LocalDate.of(2025, 1, 1)) + " " + d.until(LocalDate.of(2025, 4, 1)));
        ZoneId berlin = ZoneId.of("Europe/Berlin");
        ZonedDateTime gap = ZonedDateTime.of(2023, 3, 26, 2, 30, 0, 0, berlin), overlap = ZonedDateTime.of(2023, 10, 29, 2, 30, 0, 0, berlin);
        System.out.println(gap + " " + overlap + " " + overlap.withLaterOffsetAtOverlap().toInstant() + " " + gap.minusHours(1) + " " + overlap.plusHours(1) + " " + berlin.getRules().getValidOffsets(overlap.toLocalDateTime()) + berlin.getRules().isDaylightSavings(gap.toInstant()));
        System.out.println(overlap.withZoneSameInstant(ZoneId.of("Asia/Kolkata")) + " " + overlap.toOffsetDateTime() + " " + OffsetDateTime.parse("2001-02-03T04:05:06+07:00").toEpochSecond() + " " + ZoneOffset.ofHoursMinutes(-3, -30) + " " + ZonedDateTime.parse("2001-01-01T00:00:00Z[UTC]"));
        Duration t = Duration.ofMillis(-1).plusHours(25);
        System.out.println(t + " " + t.toDaysPart() + t.toSecondsPart() + " " + t.negated().getSeconds() + " " + Duration.parse("PT-1.5S").toNanos() + " " + Duration.between(LocalTime.NOON, LocalTime.MIDNIGHT) + " " + Period.parse("P1Y2M-3D").toTotalMonths() + Period.of(0, 14, 0).normalized() + " " + t.dividedBy(Duration.ofMinutes(7)) + t.truncatedTo(ChronoUnit.HOURS));
        Instant i = Instant.ofEpochSecond(-1, 999_999_999);
        System.out.println(i + " " + i.plusNanos(2) + " " + Instant.EPOCH.minus(1, ChronoUnit.MICROS) + " " + Instant.parse("1969-12-31T23:59:59.5Z").toEpochMilli() + " " + i.truncatedTo(ChronoUnit.SECONDS) + " " + Instant.MAX.getEpochSecond());
        DateTimeFormatter f = new DateTimeFormatterBuilder().parseCaseInsensitive().appendPattern("EEE, d MMM uuuu[ HH:mm[:ss]]").parseDefaulting(ChronoField.HOUR_OF_DAY, 9).parseDefaulting(ChronoField.MINUTE_OF_HOUR, 0).toFormatter(Locale.ENGLISH);
        System.out.println(LocalDateTime.parse("thu, 29 FEB 2024", f) + " " + f.format(LocalDateTime.of(2024, 12, 31, 23, 59, 58)) + " " + DateTimeFormatter.ISO_WEEK_DATE.format(d) + " " + DateTimeFormatter.RFC_1123_DATE_TIME.format(gap) + " " + DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmssSSS G QQQ e a").withLocale(Locale.ENGLISH).format(overlap) + " " + DateTimeFormatter.BASIC_ISO_DATE.parse("20240101").query(LocalDate::from));
        for (String wrong : new String[] {"2023-02-29", "2023-13-01", "nonsense", "2023-2-3"}) {
            try {
                LocalDate.parse(wrong);
            } catch (DateTimeParseException e) {
                System.out.println(e.getMessage() + " " + e.getErrorIndex());
            }
        }
        try {
            LocalDate.of(2023, 4, 31);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            LocalTime.NOON.get(ChronoField.YEAR);
        } catch (UnsupportedTemporalTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            ZoneId.of("Nowhere/None");
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(JapaneseDate.from(d) + " " + ThaiBuddhistDate.from(d) + " " + HijrahDate.from(d) + " " + MinguoDate.from(d) + " " + YearMonth.of(2023, 2).atEndOfMonth() + Year.of(1900).isLeap() + MonthDay.of(2, 29).isValidYear(2023) + " " + DayOfWeek.FRIDAY.plus(10) + Month.JANUARY.minus(1) + " " + LocalTime.of(23, 59).plusMinutes(2) + LocalTime.parse("10:15:30.123456789").truncatedTo(ChronoUnit.MILLIS));
        Clock fixed = Clock.fixed(Instant.ofEpochSecond(1_000_000_000), ZoneOffset.UTC);
        System.out.println(LocalDateTime.now(fixed) + " " + Clock.offset(fixed, Duration.ofDays(1)).instant() + " " + fixed);
        TreeSet<ZonedDateTime> sorted = new TreeSet<>(List.of(overlap, gap));
        System.out.println(sorted.first() + " " + d.compareTo(LocalDate.MIN) + d.equals(LocalDate.ofYearDay(2024, 60)) + d.hashCode());
    }
}
