// What compilers add to classes: members of enums, bridges, accessors, bodies of lambdas, constructors.
import java.util.function.Supplier;

public class Members {
    private Members() {}

    enum Colour { RED, GREEN { @Override int code() { return 2; } }; int code() { return 1; } }
    enum Empty {}
    enum Wide {
        A(1), B(2);
        final int number;
        Wide(int number) { this.number = number; }
        boolean isA() { return this == A; }
    }

    interface Shape<T> {
        T area();
        default String text() { return "area " + area(); }
        static int none() { return 0; }
    }

    static class Square implements Shape<Integer>, Comparable<Square> {
        private int side = 3;
        { side++; }
        @Override public Integer area() { return side * side; }
        @Override public int compareTo(Square other) { return Integer.compare(side, other.side); }
        class Inner { int outer() { return side; } }
    }

    static class Unused { int never() { return 1; } }

    static String name(Colour colour) {
        switch (colour) {
            case RED: return "red";
            case GREEN: return "green";
            default: return "?";
        }
    }

    public static void main(String[] args) {
        Square square = new Square();
        System.out.println(square.text() + square.new Inner().outer());
        System.out.println(Colour.GREEN.code() + Colour.values().length + Wide.valueOf("B").number);
        System.out.println(name(Colour.RED) + Wide.B.isA());
        Supplier<Supplier<String>> nested = () -> () -> square.compareTo(square) == 0 ? "same" : "other";
        System.out.println(nested.get().get());
        Runnable never = () -> System.out.println("never");
    }
}
