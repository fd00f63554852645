package mocks;

/** A sealed interface has no mocks of its own, an open class that it permits has. */
public class SealedType {
    public sealed interface Shape permits Circle, Free {}

    public record Circle(int radius) implements Shape {}

    public static non-sealed class Free implements Shape {}

    public interface Filled {
        int color();
    }

    public static int color(Shape shape) {
        if (shape instanceof Circle) return ((Circle) shape).radius() > 9 ? -1 : -2;
        if (shape instanceof Filled) return ((Filled) shape).color() == 255 ? 2 : 1;
        return 0;
    }
}
