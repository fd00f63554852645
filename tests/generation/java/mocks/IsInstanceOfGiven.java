package mocks;

/** An object and a class that are both given. */
public class IsInstanceOfGiven {
    public interface Event {
        int code();
    }

    public static int handle(Object o, Class<? extends Event> type) {
        if (!type.isInstance(o)) return 0;
        return type.cast(o).code() == 404 ? 1 : 2;
    }

    public static int choose(Class<?> a, Class<?> b) {
        if (a.isAssignableFrom(b) && !b.isAssignableFrom(a) && a.isInterface()) return 1;
        return a == b ? 2 : 3;
    }
}
