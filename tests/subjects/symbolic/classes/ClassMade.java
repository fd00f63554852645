// expect: unknown
// method: f(sym)
// keys: symbolic.mocks=all
// reasons: one-class-of-input
// An object of a class that is an input is made: of one class only, which has such a constructor.
public class ClassMade {
    static class Base {}

    static void f(Class<?> c) throws Exception {
        if (c == null || !Base.class.isAssignableFrom(c)) return;
        Object made = c.getDeclaredConstructor().newInstance();
        if (!(made instanceof Base)) throw new IllegalStateException();
    }
}
