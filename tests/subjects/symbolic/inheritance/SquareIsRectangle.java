// expect: violated assertion
// method: stretch(sym#sym)
// witness: [true, 5]
// The substitution principle: who sets the width of a rectangle does not expect the height to change.
public class SquareIsRectangle {
    static class Rectangle {
        int width;
        int height;

        void setWidth(int width) {
            this.width = width;
        }
    }

    static class Square extends Rectangle {
        @Override
        void setWidth(int width) {
            this.width = width;
            this.height = width;
        }
    }

    static void stretch(boolean square, int width) {
        Rectangle rectangle = square ? new Square() : new Rectangle();
        int height = rectangle.height;
        rectangle.setWidth(width);
        assert rectangle.height == height;
    }
}
