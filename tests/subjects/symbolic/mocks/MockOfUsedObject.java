// expect: violated uncaught java.lang.IllegalStateException
// method: foo(sym#sym)
// keys: symbolic.mocks=all
// paths: 5 1
// Also of an object that was used before, and that has other names, is the type asked.
public class MockOfUsedObject {
    interface I {
        int m();
    }

    interface J {
        int n();
    }

    static void foo(I i, int x) {
        if (i == null) return;
        Object[] kept = {i};
        if (i.m() == x) return;
        Object same = kept[0];
        if (same instanceof J && ((J) i).n() == i.m()) throw new IllegalStateException();
        try {
            J j = (J) same;
        } catch (ClassCastException e) {
            if (i instanceof J) throw new IllegalStateException(e);
        }
    }
}
