package mocks;

/** A parameter whose type has two bounds. */
public class GenericBounds {
    public interface Shape {
        double area();
    }

    public interface Named {
        String name();
    }

    public static <T extends Shape & Named> int of(T shape) {
        if (shape.area() > 10) return "circle".equals(shape.name()) ? 1 : 2;
        return 0;
    }
}
