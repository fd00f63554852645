package shop;

import java.time.Clock;
import java.time.LocalTime;
import java.util.Random;

/** Asks the clock and the die that it is given, which no test leaves to the machine. */
public class Watch {
    public static boolean isNight(Clock clock) {
        return LocalTime.now(clock).getHour() < 6;
    }

    public static String age(Clock clock) {
        long now = clock.millis();
        if (now >= 86_400_000L) return "days";
        return now < 0 ? "before all" : "not long";
    }

    public static String roll(Random die) {
        int first = die.nextInt(6) + 1;
        return first == 6 ? "six" : first > 3 ? "high" : "low";
    }
}
