package shop;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Set;

/** What holds now does not hold at all times. */
public class Hours {
    public static boolean isMorning() {
        return LocalTime.now().getHour() < 12;
    }

    public static boolean isWeekend() {
        return LocalDate.now().getDayOfWeek().compareTo(DayOfWeek.FRIDAY) > 0;
    }

    public static int quarter() {
        return (LocalDate.now().getMonthValue() + 2) / 3;
    }

    public static boolean isWholeSecond() {
        return System.currentTimeMillis() % 1000 == 0;
    }

    public static int width() {
        return LocalDateTime.now().toString().length();
    }

    public static String first() {
        return Set.of("monday", "friday", "sunday").iterator().next();
    }

    /** A JVM tells them in whatever order. */
    public static String oneMethod() {
        return Hours.class.getDeclaredMethods()[0].getName();
    }

    /** The clock is read twice. */
    public static String hurry(int steps) {
        long start = System.nanoTime();
        long sum = 0;
        for (int i = 0; i < steps % 100; ++i) sum += i;
        boolean isSlow = System.nanoTime() - start > 60_000_000_000L;
        return isSlow ? "slow" : sum > 10 ? "long" : "short";
    }
}
