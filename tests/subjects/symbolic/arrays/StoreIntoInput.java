// expect: unknown of exactly this class
// method: store(sym#sym)
// jvm-errors: java.lang.ArrayStoreException
// An array whose static type is Shape[] may be a Circle[], which takes no Square: that is left out.
public class StoreIntoInput {
    static class Shape {
    }

    static class Circle extends Shape {
    }

    static class Square extends Shape {
    }

    static void store(Shape[] shapes, int at) {
        if (shapes == null || shapes.length != 2 || at < 0 || at > 1) return;
        shapes[at] = new Square();
        assert shapes[at] != null;
    }
}
