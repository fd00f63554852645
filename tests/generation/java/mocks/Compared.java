package mocks;

import java.util.Comparator;

/** A comparator decides. */
public class Compared {
    public static <T> T larger(T a, T b, Comparator<T> order) {
        int result = order.compare(a, b);
        if (result == 0) return null;
        return result > 0 ? a : b;
    }

    public static boolean isSorted(String[] names, Comparator<String> order) {
        for (int i = 1; i < names.length; i++) if (order.compare(names[i - 1], names[i]) > 0) return false;
        return true;
    }
}
