// expect: unknown
// method: look(sym)
// No program that calls the method sees the initializer fail, since it uses nothing of the enum: the error is in doubt.
public class EnumThatFails {
    interface Shape {}

    static class Painted implements Shape {
        Color color;
    }

    enum Color {
        RED;

        static {
            if (RED.ordinal() == 0) throw new IllegalStateException();
        }
    }

    static void look(Shape shape) {
        if (shape instanceof Painted && shape.hashCode() == shape.hashCode()) return;
    }
}
