package mocks;

/** What is inside of a frame is one of several shapes, each made by its constructor. */
public class Framed {
    public interface Shape {
        int size();
    }

    public static final class Circle implements Shape {
        @Override
        public int size() {
            return 3;
        }
    }

    public static final class Square implements Shape {
        private final int side;

        public Square(int side) {
            this.side = side;
        }

        @Override
        public int size() {
            return side;
        }
    }

    public static final class Frame {
        private final Shape inner;
        private final int width;

        public Frame(Shape inner, int width) {
            this.inner = inner;
            this.width = width;
        }
    }

    public static int rate(Frame frame) {
        if (!(frame.inner instanceof Square)) return 0;
        return frame.inner.size() / 7 - frame.width == 54321 ? 2 : 1;
    }
}
