// expect: safe
// method: check(sym)
// The records that implement a sealed interface.
public class SealedRecords {
    sealed interface Shape permits Square, Strip {
        long area();
    }

    record Square(int side) implements Shape {
        Square {
            if (side < 0 || side > 100) throw new IllegalArgumentException();
        }

        public long area() {
            return side * side;
        }
    }

    record Strip(int width) implements Shape {
        Strip {
            if (width <= 0) throw new IllegalArgumentException();
        }

        public long area() {
            return 2L * width;
        }
    }

    static void check(Shape shape) {
        if (shape == null) return;
        assert shape.area() >= 0;
    }
}
