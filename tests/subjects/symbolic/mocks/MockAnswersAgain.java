// expect: safe
// method: foo(sym#sym)
// keys: symbolic.mocks=all
// The answer to a question about the type is the same when it is asked again, and for whoever else has the object.
public class MockAnswersAgain {
    interface I {
        void m();
    }

    interface J extends I {}

    interface K extends J {}

    static void foo(I i, I other) {
        boolean isJ = i instanceof J;
        if (i instanceof K && !isJ) throw new IllegalStateException();
        if (isJ != (i instanceof J)) throw new IllegalStateException();
        if (isJ != J.class.isInstance(i)) throw new IllegalStateException();
        if (i != null) {
            i.m();
            if (isJ != (i instanceof J)) throw new IllegalStateException();
            if (i == other && isJ != (other instanceof J)) throw new IllegalStateException();
            if (i instanceof K && !(i instanceof J)) throw new IllegalStateException();
        }
    }
}
