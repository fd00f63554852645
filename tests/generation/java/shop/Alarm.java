package shop;

import java.time.Instant;
import java.time.LocalTime;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** Lambdas that have to answer with objects: moments, lists, what the program makes itself. */
public class Alarm {
    private final Bell bell;

    public Alarm(Bell bell) {
        this.bell = bell;
    }

    public Bell getBell() {
        return bell;
    }

    public static int isDue(Supplier<Instant> clock) {
        if (clock.get().isAfter(Instant.parse("2030-01-01T00:00:00Z"))) return 1;
        return 0;
    }

    public static int isLate(Supplier<LocalTime> clock) {
        if (clock.get().getHour() >= 22) return 1;
        return 0;
    }

    public static int count(Supplier<List<String>> names) {
        List<String> all = names.get();
        all.add("last");
        if (names.get().size() > 2) return 2;
        return 1;
    }

    public static int loud(Function<String, Bell> bells) {
        Bell bell = bells.apply("first");
        if (bell.volume() == 11) return 1;
        return 0;
    }

    /** Of the program itself. */
    public static final class Bell {
        private final int volume;

        public Bell(int volume) {
            this.volume = volume;
        }

        public int volume() {
            return volume;
        }
    }
}
