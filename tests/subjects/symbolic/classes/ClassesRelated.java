// expect: violated uncaught java.lang.NullPointerException
// method: f(sym#sym)
// keys: symbolic.mocks=all
// paths: 6 3
// Two unknown classes: null; null as the second; the first not above the second; both the same; above it and a class; above it and an interface.
public class ClassesRelated {
    static void f(Class<?> a, Class<?> b) {
        if (a.isAssignableFrom(b) && !b.isAssignableFrom(a) && a.isInterface()) throw new IllegalStateException();
    }
}
