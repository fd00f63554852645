package shop;

import java.lang.reflect.Array;

/** Objects that are meant to be arrays. */
public final class Measures {
    private Measures() {
    }

    public static int length(Object values) {
        if (values == null) return 0;
        return Array.getLength(values) > 2 ? 2 : 1;
    }

    public static boolean isPlain(Object values) {
        if (values == null || !values.getClass().isArray()) return false;
        if (values.getClass().getComponentType().isPrimitive()) return Array.getLength(values) > 0;
        return false;
    }

    public static String kind(Object values) {
        if (values instanceof long[]) return "longs";
        if (values instanceof String[]) return ((String[]) values).length > 1 ? "texts" : "text";
        return "none";
    }
}
