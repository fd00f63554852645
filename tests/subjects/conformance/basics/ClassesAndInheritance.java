// expect: as java
public class ClassesAndInheritance {
    static abstract class Shape {
        protected String name;
        static int count;

        Shape(String name) {
            this.name = name;
            count++;
            describe("constructing");
        }

        abstract double area();

        void describe(String prefix) {
            System.out.println(prefix + " " + this);
        }

        @Override
        public String toString() {
            return name + " " + area();
        }
    }

    static class Square extends Shape {
        private double side = 2;

        Square(double side) {
            super("square");
            this.side = side;
        }

        @Override
        double area() {
            return side * side;
        }
    }

    static final class Cube extends Square {
        String name = "hiding";

        Cube(double side) {
            super(side);
        }

        @Override
        double area() {
            return 6 * super.area();
        }

        String names() {
            return name + "/" + super.name + "/" + ((Shape) this).name;
        }
    }

    static class Base {
        private String secret() {
            return "base secret";
        }

        String reveal() {
            return secret();
        }

        static String who() {
            return "Base";
        }
    }

    static class Derived extends Base {
        String secret() {
            return "derived secret";
        }

        static String who() {
            return "Derived";
        }
    }

    public static void main(String[] args) {
        Shape[] shapes = {new Square(3), new Cube(2)};
        for (Shape shape : shapes) {
            shape.describe("now");
        }
        System.out.println(Shape.count + " " + ((Cube) shapes[1]).names());
        Base b = new Derived();
        System.out.println(b.reveal() + " " + ((Derived) b).secret() + " " + Base.who() + " " + Derived.who());
        System.out.println((b instanceof Derived) + " " + (shapes[0] instanceof Cube) + " " + (null instanceof Shape));
        try {
            Cube c = (Cube) shapes[0];
            System.out.println(c);
        } catch (ClassCastException e) {
            System.out.println("cannot cast");
        }
        System.out.println(new Object().equals(null) + " " + b.equals(b) + " " + b.getClass().getName());
    }
}
