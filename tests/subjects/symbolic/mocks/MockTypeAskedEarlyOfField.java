// expect: violated uncaught java.lang.IllegalStateException
// method: foo(sym#sym#sym#sym#sym)
// keys: symbolic.mocks=all
// The way on which the type is known comes first to where both meet: it does not stand for the other one.
public class MockTypeAskedEarlyOfField {
    interface I {}

    interface J {}

    static class Box {
        I in;
    }

    static void foo(Box box, boolean first, boolean second, boolean third, boolean last) {
        if (box == null) return;
        if (first) {
            if (box.in instanceof J) return;
        } else {
            if (second) nothing();
            if (third) nothing();
        }
        rest(box, last);
    }

    static void rest(Box box, boolean last) {
        if (last) nothing();
        if (box.in instanceof J) throw new IllegalStateException();
    }

    static void nothing() {}
}
