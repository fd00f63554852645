// expect: safe
// method: check(sym#sym#sym)
public class Shapes {
    interface Shape {
        long area();
    }

    static class Rectangle implements Shape {
        final int width;
        final int height;

        Rectangle(int width, int height) {
            this.width = width;
            this.height = height;
        }

        @Override
        public long area() {
            return (long) width * height;
        }
    }

    static class Square extends Rectangle {
        Square(int side) {
            super(side, side);
        }
    }

    static void check(int kind, int a, int b) {
        if (a < 0 || a > 1000 || b < 0 || b > 1000) return;
        Shape shape = kind == 0 ? new Square(a) : new Rectangle(a, b);
        long area = shape.area();
        assert area >= 0 && area <= 1_000_000;
        if (shape instanceof Square) assert kind == 0;
    }
}
