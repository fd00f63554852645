package shop;

import java.util.HashMap;
import java.util.Map;

/** A class nested in it takes long to initialize: that is done once, and not in each execution. */
public class Prices {
    public static int kind(int number) {
        if (Table.of(number % 100) < 0) return 3;
        if (Integer.toString(number).hashCode() % 1999 == 13) return 1;
        return 0;
    }

    static class Table {
        private static final int[] SUMS = new int[100];
        private static final Map<String, Integer> ALL = new HashMap<>();

        static {
            for (int i = 0; i < 20_000; i++) {
                ALL.put("k" + i, i * 31);
                SUMS[i % 100] += i;
            }
        }

        static int of(int place) {
            return place < 0 ? -1 : SUMS[place] + ALL.size();
        }
    }
}
