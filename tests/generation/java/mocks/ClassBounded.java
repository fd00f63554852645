package mocks;

/** A class below an interface is given. */
public class ClassBounded {
    public interface Shape {}

    public static class Square implements Shape {}

    public static int kind(Class<? extends Shape> type) {
        if (type == Shape.class) return 0;
        if (type == Square.class) return 1;
        if (type.isInterface()) return 2;
        return Runnable.class.isAssignableFrom(type) ? 3 : 4;
    }
}
