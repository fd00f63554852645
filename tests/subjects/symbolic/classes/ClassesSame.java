// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym#sym)
// keys: symbolic.mocks=all
// Two inputs may stand for the same class, which is found out by what each is: of String it is one that is final.
public class ClassesSame {
    static void f(Class<?> a, Class<?> b) {
        if (a == null || b == null) return;
        if (a != b) return;
        if (!String.class.isAssignableFrom(a)) return;
        if (b != String.class) throw new IllegalArgumentException();
        throw new IllegalStateException();
    }
}
