package shop;

import java.util.HashMap;
import java.util.Map;

/** What a call leaves behind is told by the class, and by no object. */
public final class Visitors {
    private static final Map<String, Integer> BADGES = new HashMap<>();
    private static int count;
    private static int ticket;
    private static int longest = 12;
    static int largest;

    private Visitors() {}

    public static void enter(int group) {
        if (group > largest) largest = group;
        count += group;
        ticket += group;
    }

    /** Who asks for one changes what the next one gets. */
    public static int getTicket() {
        return ticket++;
    }

    public static int getCount() {
        return count;
    }

    public static void register(String name, int badge) {
        BADGES.put(name, badge + 1);
    }

    public static Integer getBadge(String name) {
        return BADGES.get(name);
    }

    /** A function, as long as nobody sets the field. */
    public static boolean isLong(String name) {
        return longest < name.length();
    }

    public static void check(String name) {
        if (isLong(name)) throw new IllegalArgumentException("too long");
    }
}
