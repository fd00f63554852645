package mocks;

/** A sealed interface of records. */
public class SealedRecords {
    public sealed interface Shape permits Circle, Rectangle, Nothing {}

    public record Circle(int radius) implements Shape {}

    public record Rectangle(int width, int height) implements Shape {}

    public enum Nothing implements Shape { NOTHING }

    public static int size(Shape shape) {
        if (shape instanceof Circle c) return c.radius() > 9 ? 1 : 2;
        if (shape instanceof Rectangle r) return r.width() == r.height() ? 3 : 4;
        return shape == Nothing.NOTHING ? 5 : 6;
    }
}
