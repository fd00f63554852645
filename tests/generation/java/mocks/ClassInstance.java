package mocks;

/** An instance of a class is asked for. */
public class ClassInstance {
    public static class Made {
        @Override
        public String toString() {
            return "made";
        }
    }

    public static int make(Class<?> type) {
        try {
            Object made = type.getDeclaredConstructor().newInstance();
            return "made".equals(made.toString()) ? 1 : 2;
        } catch (NoSuchMethodException e) {
            return type.isInterface() ? 3 : 4;
        } catch (ReflectiveOperationException e) {
            return 5;
        }
    }

    public static int cast(Class<?> type, Object o) {
        if (type.isInstance(o)) return type.cast(o) instanceof Runnable ? 1 : 2;
        return 0;
    }
}
