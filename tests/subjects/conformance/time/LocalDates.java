// expect: as java
import java.time.*;
import java.time.temporal.*;
import java.util.*;

public class LocalDates {
    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 29);
        System.out.println(d + " " + d.getDayOfWeek() + " " + d.getDayOfYear() + " " + d.isLeapYear() + " " + d.lengthOfMonth() + " " + d.toEpochDay());
        System.out.println(d.plusYears(1) + " " + d.plusMonths(12) + " " + d.minusDays(60) + " " + d.plusWeeks(3) + " " + d.withDayOfMonth(1) + " " + d.withDayOfYear(366));
        System.out.println(d.with(TemporalAdjusters.firstDayOfNextMonth()) + " " + d.with(TemporalAdjusters.next(DayOfWeek.FRIDAY)) + " "
                + d.with(TemporalAdjusters.lastInMonth(DayOfWeek.MONDAY)) + " " + d.with(TemporalAdjusters.dayOfWeekInMonth(2, DayOfWeek.TUESDAY)));
        System.out.println(d.until(LocalDate.of(2025, 4, 1)) + " " + ChronoUnit.DAYS.between(d, LocalDate.of(2025, 4, 1)) + " " + ChronoUnit.MONTHS.between(d, LocalDate.of(2025, 2, 28))
                + " " + d.compareTo(LocalDate.of(2024, 3, 1)) + " " + d.isBefore(LocalDate.MAX) + " " + d.equals(LocalDate.ofYearDay(2024, 60)));
        System.out.println(LocalDate.MIN + " " + LocalDate.MAX + " " + LocalDate.EPOCH + " " + LocalDate.ofEpochDay(-1) + " " + LocalDate.of(-44, 3, 15) + " " + LocalDate.of(12345, 1, 1));
        LocalTime t = LocalTime.of(23, 59, 30, 500_000_000);
        System.out.println(t + " " + t.plusSeconds(45) + " " + t.truncatedTo(ChronoUnit.MINUTES) + " " + LocalTime.MIDNIGHT + " " + LocalTime.NOON + " " + LocalTime.ofSecondOfDay(3661)
                + " " + t.toNanoOfDay() + " " + LocalTime.of(1, 2) + " " + LocalTime.of(1, 2, 3, 4000) + " " + t.minusHours(25));
        LocalDateTime dt = LocalDateTime.of(d, t);
        System.out.println(dt + " " + dt.plusMinutes(1) + " " + dt.toLocalDate() + " " + dt.get(ChronoField.MINUTE_OF_DAY) + " " + dt.getLong(ChronoField.EPOCH_DAY) + " "
                + dt.atOffset(ZoneOffset.ofHours(2)) + " " + dt.range(ChronoField.DAY_OF_MONTH) + " " + dt.get(IsoFields.QUARTER_OF_YEAR) + " " + dt.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR));
        for (Runnable r : new Runnable[] {() -> LocalDate.of(2023, 2, 29), () -> LocalDate.of(2023, 13, 1), () -> LocalTime.of(24, 0), () -> LocalDate.parse("2023-2-1"),
            () -> d.get(ChronoField.HOUR_OF_DAY), () -> LocalDate.MAX.plusDays(1), () -> LocalDate.from(t)}) {
            try {
                r.run();
            } catch (DateTimeException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        System.out.println(Year.of(2000).isLeap() + " " + YearMonth.of(2024, 2).atEndOfMonth() + " " + MonthDay.of(2, 29).isValidYear(2023) + " " + Month.JANUARY.minus(1) + " "
                + DayOfWeek.MONDAY.plus(10) + " " + Month.of(2).maxLength() + " " + YearMonth.parse("1999-12").plusMonths(1) + " " + Year.now(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC)));
        List<LocalDate> dates = new ArrayList<>(List.of(d, d.minusYears(1), d.plusDays(1)));
        Collections.sort(dates);
        System.out.println(dates + " " + d.hashCode() + " " + t.hashCode() + " " + dt.hashCode());
        System.out.println(d.datesUntil(LocalDate.of(2024, 3, 4)).toList() + " " + d.getEra() + " " + d.getChronology() + " " + d.atStartOfDay());
    }
}
