package shop;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

/** Several calls have to come before: on an argument, and of static methods. */
public class Trunks {
    private static final Map<Integer, Long> KNOWN = new HashMap<>();
    private static int hits;

    public static int kind(Trunk trunk) {
        if (trunk.size() == 3 && trunk.isSealed() && trunk.has("gold")) return 1;
        if (trunk.size() > 1) return 2;
        return 0;
    }

    public static long factorial(int n) {
        if (n < 0 || n > 20) throw new IllegalArgumentException("range");
        Long known = KNOWN.get(n);
        if (known != null) {
            hits++;
            return known;
        }
        long result = n < 2 ? 1 : n * factorial(n - 1);
        KNOWN.put(n, result);
        return result;
    }

    public static int ordered(Comparator<Trunk> order) {
        if (order == null) return 0;
        return 1;
    }

    public static int busy() {
        if (hits > 3) return 1;
        return 0;
    }
}
