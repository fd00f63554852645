// expect: safe
// method: f(sym)
// keys: symbolic.mocks=all
// paths: 4 0
// Below a final class there is that class, and below any class there is none that is not below Object: null; neither; Integer; below Number and not it.
public class ClassBelowFinal {
    static void f(Class<?> c) {
        if (c == null) return;
        if (Integer.class.isAssignableFrom(c) && c != Integer.class) throw new IllegalStateException();
        if (Number.class.isAssignableFrom(c)) {
            if (!Object.class.isAssignableFrom(c)) throw new IllegalStateException();
            if (c.isPrimitive() || c.isArray() || c.isInterface()) throw new IllegalStateException();
        }
    }
}
