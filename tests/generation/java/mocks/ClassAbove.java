package mocks;

/** The superclass and the interfaces of a class. */
public class ClassAbove {
    public static class Base {}

    public static int kind(Class<?> type) {
        if (type.getSuperclass() == Base.class) return 0;
        if (type.getSuperclass() == null) return 1;
        for (Class<?> above : type.getInterfaces()) if (above == Runnable.class) return 2;
        return 3;
    }
}
