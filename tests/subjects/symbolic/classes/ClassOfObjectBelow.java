// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym)
// keys: symbolic.mocks=all
// paths: 4 1
// The class of an object may be below its type: null; the type itself; below it and no J; below it and a J.
public class ClassOfObjectBelow {
    interface J {}

    static class Base {}

    static void f(Base o) {
        if (o == null || o.getClass() == Base.class) return;
        if (o instanceof J && J.class.isAssignableFrom(o.getClass())) throw new IllegalStateException();
    }
}
