package mocks;

/** Classes whose type arguments say what they are below of. */
public class Bounded {
    public interface Shape {}

    public static class Square implements Shape {}

    public interface Named {}

    public static int kind(Class<? extends Shape> type) {
        if (type == Square.class) return 1;
        if (Named.class.isAssignableFrom(type)) return 2;
        return 0;
    }

    public static <T extends Shape> int variable(Class<T> type, T shape) {
        return type.isInstance(shape) ? 1 : 0;
    }

    public static boolean isExact(Class<Square> type) {
        return type == null;
    }
}
