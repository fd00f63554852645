// expect: as java
import java.util.*;
import org.joda.time.*;

/** Small programs of the kind that the library is used for: ages, working days, calendars, schedules. */
public class JodaAges {
    static int workingDays(LocalDate from, LocalDate to) {
        int n = 0;
        for (LocalDate d = from; d.isBefore(to); d = d.plusDays(1)) {
            if (d.getDayOfWeek() < DateTimeConstants.SATURDAY) {
                n++;
            }
        }
        return n;
    }

    static String calendar(YearMonth ym) {
        StringBuilder b = new StringBuilder();
        LocalDate first = ym.toLocalDate(1);
        b.append("   ".repeat(first.getDayOfWeek() - 1));
        for (LocalDate d = first; d.getMonthOfYear() == ym.getMonthOfYear(); d = d.plusDays(1)) {
            b.append(String.format("%2d", d.getDayOfMonth())).append(d.getDayOfWeek() == 7 ? "\n" : " ");
        }
        return b.toString();
    }

    static LocalDate easter(int year) {
        int a = year % 19, b = year / 100, c = year % 100, h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
        int l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7, m = (a + 11 * h + 22 * l) / 451;
        return new LocalDate(year, (h + l - 7 * m + 114) / 31, (h + l - 7 * m + 114) % 31 + 1);
    }

    public static void main(String[] args) {
        LocalDate today = new LocalDate(2024, 3, 1);
        for (LocalDate born : List.of(new LocalDate(1990, 3, 1), new LocalDate(1990, 3, 2), new LocalDate(2000, 2, 29), new LocalDate(2024, 2, 1))) {
            Period age = new Period(born, today, PeriodType.yearMonthDay());
            System.out.println(born + " " + age.getYears() + "y " + age.getMonths() + "m " + age.getDays() + "d " + Days.daysBetween(born, today).getDays());
        }
        System.out.println(workingDays(new LocalDate(2024, 1, 1), new LocalDate(2025, 1, 1)));
        System.out.println(calendar(new YearMonth(2024, 2)));
        for (int y = 2020; y < 2027; y++) {
            System.out.print(easter(y) + " ");
        }
        System.out.println();
        List<Interval> busy = new ArrayList<>();
        DateTime day = new DateTime(2024, 1, 1, 0, 0, DateTimeZone.UTC);
        for (int[] h : new int[][] {{9, 10}, {9, 12}, {14, 15}, {11, 13}}) {
            busy.add(new Interval(day.withHourOfDay(h[0]), day.withHourOfDay(h[1])));
        }
        busy.sort(Comparator.comparing(Interval::getStartMillis));
        Interval merged = busy.get(0);
        for (Interval i : busy.subList(1, busy.size())) {
            if (merged.gap(i) == null) {
                merged = merged.withEnd(merged.getEnd().isAfter(i.getEnd()) ? merged.getEnd() : i.getEnd());
            } else {
                System.out.println("free " + merged.gap(i));
                merged = i;
            }
        }
        DateTime next = day;
        for (int i = 0; i < 5; i++) {
            next = next.plusMonths(1).dayOfMonth().withMaximumValue();
            System.out.print(next.toLocalDate() + " ");
        }
        System.out.println();
    }
}
