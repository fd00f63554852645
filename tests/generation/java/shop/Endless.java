package shop;

/** Calls that never end, and calls that only take long. */
public class Endless {
    /** Ends for even numbers only. */
    public static int drain(int level) {
        while (level % 2 != 0) level = -level;
        return level;
    }

    /** Takes some seconds, but comes to its end. */
    public static long longSum(boolean all) {
        long sum = 0;
        if (all)
            for (int i = 0; i < Integer.MAX_VALUE; i++) sum += i;
        return sum;
    }
}
