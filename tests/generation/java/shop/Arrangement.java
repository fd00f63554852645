package shop;

import java.lang.reflect.Array;
import java.util.Comparator;

/** Type parameters that no type fits which the compiler could infer from all arguments. */
public final class Arrangement {
    private Arrangement() {
    }

    public static <T> boolean isAscending(T[] values, Comparator<T> order) {
        for (int i = 1; i < values.length; i++)
            if (order.compare(values[i - 1], values[i]) > 0) return false;
        return values.length > 0;
    }

    public static <T> T[] orEmpty(T[] values, Class<T[]> type) {
        if (values != null) return values;
        return type.cast(Array.newInstance(type.getComponentType(), 0));
    }
}
