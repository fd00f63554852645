// expect: unknown
// method: f(sym)
// keys: symbolic.mocks=all
// reasons: one-class-of-input
// Which name an input of type Class has, one class tells only.
public class ClassNameAsked {
    static void f(Class<?> c) {
        if (c == null || !Number.class.isAssignableFrom(c)) return;
        if (c.getName().isEmpty()) throw new IllegalStateException();
    }
}
