// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym)
// keys: symbolic.mocks=all
// What a class is directly below is seen by looking into it: a mock is below what the code names.
public class ClassBelowNamed {
    static class Base {}

    static void f(Class<?> c) {
        if (c != null && c != Base.class && c.getSuperclass() == Base.class) throw new IllegalStateException();
    }
}
