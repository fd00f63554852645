// expect: as java
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
import java.util.stream.*;

public class WeekTables {
    public static void main(String[] args) {
        for (YearMonth m : List.of(YearMonth.of(2024, 2), YearMonth.of(2021, 8))) {
            System.out.println(m.format(DateTimeFormatter.ofPattern("MMMM yyyy", Locale.ENGLISH)));
            LocalDate d = m.atDay(1).with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
            while (!d.isAfter(m.atEndOfMonth())) {
                StringBuilder row = new StringBuilder(String.format("%2d|", d.get(WeekFields.ISO.weekOfWeekBasedYear())));
                for (int i = 0; i < 7; i++, d = d.plusDays(1)) row.append(YearMonth.from(d).equals(m) ? String.format("%3d", d.getDayOfMonth()) : "  .");
                System.out.println(row);
            }
        }
        System.out.println(IntStream.rangeClosed(2020, 2030).filter(y -> LocalDate.of(y, 1, 1).range(WeekFields.ISO.weekOfWeekBasedYear()).getMaximum() == 53).boxed().toList());
        System.out.println(LocalDate.of(2024, 1, 1).datesUntil(LocalDate.of(2025, 1, 1)).filter(d -> d.getDayOfMonth() == 13 && d.getDayOfWeek() == DayOfWeek.FRIDAY).map(LocalDate::toString).collect(Collectors.joining(" ")));
        int y = 2024, a = y % 19, b = y / 100, c = y % 100, h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30, l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7, e = (a + 11 * h + 22 * l) / 451;
        System.out.println(LocalDate.of(y, (h + l - 7 * e + 114) / 31, (h + l - 7 * e + 114) % 31 + 1) + " " + LocalDate.of(1970, 1, 1).with(JulianFields.JULIAN_DAY, 2460000) + LocalDate.EPOCH.get(ChronoField.ALIGNED_WEEK_OF_YEAR) + LocalDate.of(2024, 5, 1).get(IsoFields.QUARTER_OF_YEAR));
        TemporalAdjuster nextWorkday = t -> {
            LocalDate d = LocalDate.from(t).plusDays(1);
            while (d.getDayOfWeek().getValue() > 5) d = d.plusDays(1);
            return t.with(d);
        };
        System.out.println(LocalDateTime.of(2024, 3, 1, 17, 30).with(nextWorkday) + " " + DayOfWeek.MONDAY.getDisplayName(TextStyle.SHORT, Locale.GERMAN) + Month.MAY.getDisplayName(TextStyle.NARROW, Locale.FRENCH) + Duration.between(Instant.EPOCH, Instant.ofEpochMilli(90061001)).toString());
    }
}
