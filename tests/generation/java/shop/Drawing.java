package shop;

/** Takes what only classes beside it are: of an interface, and of an abstract class. */
public class Drawing {
    private Drawing() {
    }

    public static String kind(Shape shape) {
        if (shape == null) return "nothing";
        if (shape.area() == 49) return "lucky";
        return shape.corners() > 4 ? "round" : "edged";
    }

    public static int cost(Brush brush) {
        if (brush.width() > 20) return 100;
        return brush.isSoft() ? 3 : 1;
    }
}
