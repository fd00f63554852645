// expect: safe
// method: foo(sym)
// keys: symbolic.mocks=all
// Nothing is below a sealed type that permits final classes only.
public class MockBelowClosed {
    sealed interface Shape permits Fixed, Framed {}

    static final class Fixed implements Shape {}

    static final class Framed implements Shape {}

    interface Filled {
        int color();
    }

    static void foo(Shape shape) {
        Object object = shape;
        if (object instanceof Filled) throw new IllegalStateException();
    }
}
