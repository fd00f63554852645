// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym)
// keys: symbolic.mocks=all
// paths: 5 1
// Neither null, nor one of the two that are named, nor an interface: and below Number.
public class ClassNamed {
    static void f(Class<?> c) {
        if (c == null || c == Integer.class || Number.class == c) return;
        if (!Number.class.isAssignableFrom(c)) return;
        throw new IllegalStateException();
    }
}
