// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym)
// witness: [{"literal": "java.lang.Comparable"}]
// Without mocks too, classes that there are stand for an input of type Class: one that is above String and below Comparable.
public class ClassWithoutMocks {
    static void f(Class<?> c) {
        if (c != null && c.isAssignableFrom(String.class) && Comparable.class.isAssignableFrom(c) && c.isInterface())
            throw new IllegalStateException();
    }
}
