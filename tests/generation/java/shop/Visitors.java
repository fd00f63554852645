package shop;

import java.util.HashMap;
import java.util.Map;

/** What a call leaves behind is told by the class, and by no object. */
public final class Visitors {
    private static final Map<String, Integer> BADGES = new HashMap<>();
    private static int count;
    static int largest;

    private Visitors() {}

    public static void enter(int group) {
        if (group > largest) largest = group;
        count += group;
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

    /** It says nothing of what a call changes. */
    public static boolean isName(String text) {
        return !text.isEmpty();
    }
}
