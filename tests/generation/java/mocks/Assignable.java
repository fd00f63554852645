package mocks;

/** Classes as parameters, and how they are related. */
public class Assignable {
    public interface Shape {}

    public interface Solid {}

    public static int compare(Class<?> a, Class<?> b) {
        if (a.isAssignableFrom(b) && !b.isAssignableFrom(a) && a.isInterface()) return 1;
        return 0;
    }

    public static int kind(Class<?> c) {
        if (c == null) return -1;
        if (c == Shape.class) return 0;
        if (Shape.class.isAssignableFrom(c) && Solid.class.isAssignableFrom(c)) return c.isInterface() ? 1 : 2;
        return c.isPrimitive() ? 3 : c.isArray() ? 4 : c.isEnum() ? 5 : 6;
    }
}
