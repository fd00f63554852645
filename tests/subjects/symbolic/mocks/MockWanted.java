// expect: unknown
// reasons: null-only-input
// method: foo(sym)
// Without symbolic.mocks such an input is null, and the report says that it could be more.
public class MockWanted {
    interface I {
        int m1();
    }

    static void foo(I i) {
        if (i != null && i.m1() == 7) throw new IllegalStateException();
    }
}
