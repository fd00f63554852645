// expect: violated uncaught java.lang.IllegalStateException
// method: foo(sym#sym#sym)
// keys: symbolic.mocks=all
// Two states that differ in nothing but what is known of the input's type are not the same.
public class MockNotMatched {
    interface I {}

    interface J {}

    static void foo(I i, int x, int y) {
        if (x == 1) {
            if (i instanceof J) return;
        }
        x = y > 3 ? 1 : 0;
        if (i instanceof J) throw new IllegalStateException();
    }
}
