package shop;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Dates, some of which are today's; a list of the JDK's that it gives away; more memory than there is. */
public class Booking {
    private final LocalDate from;
    private final LocalDate to;
    private final List<String> notes = new ArrayList<>();

    public Booking(LocalDate from, LocalDate to) {
        if (from.isAfter(to)) throw new IllegalArgumentException(from + " is after " + to);
        this.from = from;
        this.to = to;
    }

    public boolean contains(LocalDate day) {
        return !day.isBefore(from) && !day.isAfter(to);
    }

    public static String today() {
        return "today is " + LocalDate.now();
    }

    public static int dayOfMonth() {
        return LocalDate.now().getDayOfMonth();
    }

    public long age() {
        return LocalDate.now().toEpochDay() - from.toEpochDay();
    }

    /** For symbolic exploration only: not to be tested. */
    void initSymbolic() {
        if (from == null) notes.clear();
    }

    public List<String> notes() {
        return Collections.unmodifiableList(notes);
    }

    public static long[][] prices(int days) {
        return new long[days][days];
    }
}
