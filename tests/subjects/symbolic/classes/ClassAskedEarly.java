// expect: violated uncaught java.lang.IllegalStateException
// method: foo(sym#sym#sym#sym#sym)
// keys: symbolic.mocks=all
// The way on which it is known what the class is above comes first to where both meet: it does not stand for the other one.
public class ClassAskedEarly {
    interface J {}

    static void foo(Class<?> c, boolean first, boolean second, boolean third, boolean last) {
        if (c == null) return;
        if (first) {
            if (J.class.isAssignableFrom(c)) return;
        } else {
            if (second) nothing();
            if (third) nothing();
        }
        rest(c, last);
    }

    static void rest(Class<?> c, boolean last) {
        if (last) nothing();
        if (J.class.isAssignableFrom(c)) throw new IllegalStateException();
    }

    static void nothing() {}
}
