// expect: violated uncaught java.lang.IllegalStateException
// method: foo(sym)
// keys: symbolic.mocks=all
// An interface that a sealed one permits has no class yet.
public class MockBelowSealedInterface {
    sealed interface Shape permits Fixed, Open {}

    static final class Fixed implements Shape {}

    non-sealed interface Open extends Shape {}

    interface Filled {}

    static void foo(Shape shape) {
        if (shape instanceof Filled) throw new IllegalStateException();
    }
}
