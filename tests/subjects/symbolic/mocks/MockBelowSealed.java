// expect: violated uncaught java.lang.IllegalStateException
// method: foo(sym#sym)
// keys: symbolic.mocks=all
// Nothing of ours is directly below a sealed type, but below an open class that it permits.
public class MockBelowSealed {
    sealed interface Shape permits Fixed, Open {}

    static final class Fixed implements Shape {}

    static non-sealed class Open implements Shape {}

    interface Filled {
        int color();
    }

    static void foo(Shape shape, int wanted) {
        if (shape instanceof Filled && ((Filled) shape).color() == wanted) throw new IllegalStateException();
    }
}
