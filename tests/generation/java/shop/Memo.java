package shop;

import java.util.HashMap;
import java.util.Map;

/** What a call has found, the next one looks up. */
public final class Memo {
    private static final Map<Integer, String> KNOWN = new HashMap<>();
    private static int lookups;

    private Memo() {}

    public static String roman(int number) {
        String known = KNOWN.get(number);
        if (known != null) {
            lookups++;
            return known;
        }
        String text = number < 1 ? "none" : number < 4 ? "I".repeat(number) : "many";
        KNOWN.put(number, text);
        return text;
    }

    public static boolean hasBeenUseful() {
        if (lookups > 0) return true;
        return false;
    }
}
