package mocks;

/** The class itself is compared, of any object. */
public class ExactClass {
    public static class Plain {}

    public static class Other extends Plain {}

    public static int kind(Object o) {
        if (o == null) return 0;
        if (o.getClass() == Plain.class) return 1;
        if (o.getClass() == String.class) return 2;
        if (o.getClass() == Other.class) return 3;
        return o instanceof Plain ? 4 : 5;
    }

    public static boolean isSame(Object a, Object b) {
        return a != null && b != null && a.getClass() == b.getClass();
    }
}
