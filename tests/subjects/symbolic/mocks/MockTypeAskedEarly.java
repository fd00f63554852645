// expect: violated uncaught java.lang.IllegalStateException
// method: foo(sym#sym#sym#sym#sym)
// keys: symbolic.mocks=all
// The way on which the type is known comes first to where both meet: it does not stand for the other one.
public class MockTypeAskedEarly {
    interface I {}

    interface J {}

    static void foo(I i, boolean first, boolean second, boolean third, boolean last) {
        if (first) {
            if (i instanceof J) return;
        } else {
            if (second) nothing();
            if (third) nothing();
        }
        rest(i, last);
    }

    static void rest(I i, boolean last) {
        if (last) nothing();
        if (i instanceof J) throw new IllegalStateException();
    }

    static void nothing() {}
}
