package shop;

import java.util.HashMap;
import java.util.Map;

/** A class nested in it takes long to initialize, and what it comes to depends on what was called before. */
public class Tariffs {
    private static boolean isStrict;

    public static void beStrict() {
        isStrict = true;
    }

    public static int kind(int number) {
        return Table.of(Math.abs(number % 100)) > 5 ? 1 : 0;
    }

    static class Table {
        private static final Map<String, Integer> ALL = new HashMap<>();
        private static final int LEAST;

        static {
            for (int i = 0; i < 20_000; i++) ALL.put("k" + i, i * 31);
            if (isStrict)
                LEAST = 10;
            else
                LEAST = 3;
        }

        static int of(int place) {
            return place < LEAST ? 1 : ALL.size();
        }
    }
}
