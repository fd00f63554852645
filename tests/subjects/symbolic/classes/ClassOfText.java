// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym)
// keys: symbolic.mocks=all
// paths: 6 1
// Above String: null; not above it; String itself; no interface; an interface that is Comparable; one that is not.
public class ClassOfText {
    static void f(Class<?> c) {
        if (c == null || !c.isInstance("text")) return;
        if (c == String.class) return;
        if (c.isInterface() && Comparable.class.isAssignableFrom(c)) throw new IllegalStateException();
    }
}
