// expect: unknown
// method: f(sym)
// keys: symbolic.mocks=all
// reasons: mock-left-out
// An Object that was used first is of one of a few classes: that it is no instance of another one is no proof.
public class MockOfUsedAnyObject {
    static class Other {}

    static void f(Object o) {
        if (o == null || o.hashCode() == 0) return;
        if (o instanceof Other) throw new IllegalStateException();
    }
}
