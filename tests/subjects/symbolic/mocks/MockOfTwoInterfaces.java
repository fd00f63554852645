// expect: violated uncaught java.lang.NullPointerException
// method: foo(sym)
// keys: symbolic.mocks=all
// assumes: as-mocked
// paths: 4 2
// No class implements either interface: null; a mock of I; one of I and J; the same with m2 returning 10.
public class MockOfTwoInterfaces {
    interface I {
        void m1();
    }

    interface J {
        int m2();
    }

    static void foo(I i) {
        i.m1();
        if (i instanceof J) {
            int x = ((J) i).m2();
            if (x == 10) throw new IllegalStateException();
        }
    }
}
