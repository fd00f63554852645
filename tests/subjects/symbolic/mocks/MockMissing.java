// expect: safe
// method: foo(sym#sym)
// keys: symbolic.mocks=missing
// Only where the class path has no class is there a mock: Square is the only Shape.
public class MockMissing {
    interface Shape {
        int sides();
    }

    static class Square implements Shape {
        public int sides() {
            return 4;
        }
    }

    interface Named {
        String name();
    }

    static void foo(Shape shape, Named named) {
        if (shape != null && shape.sides() != 4) throw new IllegalStateException();
        String name = named == null ? null : named.name();
        if (name != null && name.length() < 0) throw new IllegalStateException();
    }
}
