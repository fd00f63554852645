// expect: as java
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.time.zone.ZoneRulesException;
import java.util.*;

public class TimeArithmetic {
    interface Action {
        Object run();
    }

    static void attempt(Action a) {
        try {
            System.out.println(a.run());
        } catch (DateTimeException | ArithmeticException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 29);
        attempt(() -> d.plusYears(1) + " " + d.plusMonths(12) + " " + d.minusDays(60) + " " + d.withDayOfYear(366) + " " + d.isLeapYear() + " " + d.lengthOfMonth());
        attempt(() -> d.with(TemporalAdjusters.lastInMonth(DayOfWeek.MONDAY)) + " " + d.with(TemporalAdjusters.firstDayOfNextYear()) + " " + d.with(TemporalAdjusters.next(DayOfWeek.THURSDAY)));
        attempt(() -> d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + d.get(IsoFields.QUARTER_OF_YEAR) + " " + d.get(WeekFields.of(Locale.US).weekOfYear()) + " " + d.getLong(JulianFields.JULIAN_DAY));
        attempt(() -> Period.between(d, LocalDate.of(2027, 1, 3)) + " " + ChronoUnit.WEEKS.between(d, LocalDate.of(2025, 2, 28)) + " " + d.until(d.minusDays(3)));
        attempt(() -> LocalDate.of(2023, 2, 29));
        attempt(() -> LocalDate.ofEpochDay(-719529) + " " + LocalDate.MIN + " " + Year.of(1900).isLeap() + " " + YearMonth.of(2023, 12).plusMonths(2));
        attempt(() -> LocalDate.MAX.plusDays(1));
        attempt(() -> LocalTime.of(23, 59, 59, 999_999_999).plusNanos(1) + " " + LocalTime.MIDNIGHT.minusSeconds(1) + " " + LocalTime.of(1, 2).truncatedTo(ChronoUnit.HOURS));
        attempt(() -> d.get(ChronoField.HOUR_OF_DAY));
        ZoneId paris = ZoneId.of("Europe/Paris");
        attempt(() -> ZonedDateTime.of(2024, 3, 31, 2, 30, 0, 0, paris) + " " + ZonedDateTime.of(2024, 10, 27, 2, 30, 0, 0, paris).withLaterOffsetAtOverlap());
        attempt(() -> ZonedDateTime.of(2024, 3, 30, 2, 30, 0, 0, paris).plusDays(1) + " " + ZonedDateTime.of(2024, 3, 30, 2, 30, 0, 0, paris).plusHours(24));
        attempt(() -> paris.getRules().getTransition(LocalDateTime.of(2024, 3, 31, 2, 30)) + " " + paris.getRules().isDaylightSavings(Instant.parse("2024-07-01T00:00:00Z")));
        attempt(() -> ZoneId.of("Mars/Phobos"));
        attempt(() -> ZoneId.of("bad zone"));
        attempt(() -> ZoneOffset.of("+19:00"));
        attempt(() -> Instant.ofEpochSecond(-1, 5) + " " + Instant.MAX + " " + Instant.EPOCH.plus(Duration.ofDays(365)).atOffset(ZoneOffset.ofHours(-5)));
        attempt(() -> Instant.EPOCH.plus(1, ChronoUnit.YEARS));
        attempt(() -> Duration.parse("PT-1H30M").plusMillis(1) + " " + Duration.ofSeconds(-1, 1).toMillis() + " " + Duration.between(LocalTime.NOON, LocalTime.of(9, 15)).abs() + " " + Duration.ofDays(2).dividedBy(Duration.ofHours(5)));
        attempt(() -> Duration.parse("P1Y"));
        attempt(() -> Period.parse("P1Y2M3W4D").normalized() + " " + Period.ofMonths(15).toTotalMonths() + " " + Period.of(0, 14, 40).normalized());
        attempt(() -> LocalDate.parse("2024-13-01"));
        attempt(() -> LocalDate.parse("1/2/24", DateTimeFormatter.ofPattern("d/M/yy")) + " " + DateTimeFormatter.ISO_WEEK_DATE.format(d) + " " + DateTimeFormatter.RFC_1123_DATE_TIME.format(d.atStartOfDay(ZoneOffset.UTC)));
        attempt(() -> LocalDate.parse("31/02/2024", DateTimeFormatter.ofPattern("dd/MM/uuuu").withResolverStyle(ResolverStyle.STRICT)));
        attempt(() -> LocalDate.parse("31/02/2024", DateTimeFormatter.ofPattern("dd/MM/uuuu")) + " " + LocalDate.parse("40/02/2024", DateTimeFormatter.ofPattern("dd/MM/uuuu").withResolverStyle(ResolverStyle.LENIENT)));
        DateTimeFormatter f = new DateTimeFormatterBuilder().appendPattern("uuuu-MM[-dd]['T'HH:mm]").parseDefaulting(ChronoField.DAY_OF_MONTH, 1).toFormatter(Locale.ROOT);
        attempt(() -> f.parseBest("2024-05-06T07:08", LocalDateTime::from, LocalDate::from) + " " + f.parseBest("2024-05", LocalDateTime::from, LocalDate::from));
        attempt(() -> DateTimeFormatter.ofPattern("EEEE d MMMM uuuu, HH:mm:ss.SSS a", Locale.FRENCH).format(LocalDateTime.of(2024, 1, 1, 13, 5)).substring(0, 18));
        attempt(() -> JapaneseDate.from(d) + " " + ThaiBuddhistDate.from(d) + " " + HijrahDate.from(d) + " " + MinguoDate.of(113, 2, 29).isAfter(d));
        attempt(() -> Clock.fixed(Instant.EPOCH, ZoneOffset.UTC) + " " + OffsetDateTime.parse("2024-01-01T00:00+02:00").isEqual(OffsetDateTime.parse("2023-12-31T22:00Z")) + " " + OffsetTime.of(1, 0, 0, 0, ZoneOffset.MAX).compareTo(OffsetTime.of(1, 0, 0, 0, ZoneOffset.MIN)));
        TreeSet<ChronoLocalDate> sorted = new TreeSet<>(List.of(d, LocalDate.EPOCH, d.minusYears(4)));
        System.out.println(sorted + " " + d.datesUntil(d.plusDays(9), Period.ofDays(4)).toList());
    }
}
