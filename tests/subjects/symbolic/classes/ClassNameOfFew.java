// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym)
// keys: symbolic.mocks=all
// The name is that of one of a few classes, which the code names or everybody has.
public class ClassNameOfFew {
    static class Wanted {}

    static Object make() {
        return new Wanted();
    }

    static void f(Class<?> c) {
        if (c != null && c.getName().endsWith("Wanted")) throw new IllegalStateException();
    }
}
