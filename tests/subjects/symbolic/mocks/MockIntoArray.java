// expect: violated uncaught java.lang.ArrayStoreException
// method: keep(sym)
// keys: symbolic.mocks=all
// assumes: as-mocked
// paths: 3 1
// What is stored in an array of another interface may be of that one as well: null; a mock of I; one of I and J.
public class MockIntoArray {
    interface I {
        void m();
    }

    interface J {}

    static void keep(I i) {
        if (i == null) return;
        i.m();
        Object[] all = new J[1];
        all[0] = i;
    }
}
