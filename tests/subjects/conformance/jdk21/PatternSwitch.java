// expect: as java
// since: 21
import java.util.*;

public class PatternSwitch {
    sealed interface Shape permits Circle, Square, Rectangle {
    }

    record Circle(double r) implements Shape {
    }

    record Square(double s) implements Shape {
    }

    record Rectangle(double w, double h) implements Shape {
    }

    enum Colour {
        RED, GREEN
    }

    sealed interface Mixed permits Colour2, Text {
    }

    enum Colour2 implements Mixed {
        CYAN, MAGENTA
    }

    record Text(String s) implements Mixed {
    }

    static double area(Shape s) {
        return switch (s) {
            case Circle c -> Math.round(c.r() * c.r() * 100) / 100.0;
            case Square q -> q.s() * q.s();
            case Rectangle r when r.w() == r.h() -> -1;
            case Rectangle r -> r.w() * r.h();
        };
    }

    static String describe(Object o) {
        return switch (o) {
            case null -> "null!";
            case Integer i when i > 100 -> "big " + i;
            case Integer i when i < 0 -> "negative " + i;
            case Integer i -> "int " + i;
            case Long l -> "long " + l;
            case String s when s.isEmpty() -> "empty";
            case String s -> "string " + s.length();
            case Colour c when c == Colour.RED -> "red";
            case Colour c -> "colour " + c.ordinal();
            case int[] a when a.length > 2 -> "long array";
            case int[] a -> "array " + a.length;
            case List<?> l when !l.isEmpty() && l.get(0) instanceof String s -> "list of " + s;
            case Collection<?> c -> "collection " + c.size();
            case Character c -> "char " + c;
            case Class<?> c -> "class " + c.getSimpleName();
            default -> "other " + o.getClass().getSimpleName();
        };
    }

    static String statement(Object o) {
        StringBuilder b = new StringBuilder();
        switch (o) {
            case String s:
                b.append("s:").append(s);
                break;
            case Integer i when i % 2 == 0:
                b.append("even ");
                break;
            case Number n:
                b.append("number");
                break;
            default:
                b.append("default");
        }
        return b.toString();
    }

    static String text(String s) {
        return switch (s) {
            case "a", "b" -> "a or b";
            case String t when t.length() > 3 -> "long " + t;
            case "c" -> "c";
            case String t -> "other " + t;
        };
    }

    static String mixed(Mixed m) {
        return switch (m) {
            case Colour2.CYAN -> "cyan";
            case Colour2.MAGENTA -> "magenta";
            case Text t when t.s().equals("x") -> "x";
            case Text t -> t.s();
        };
    }

    static String enumSwitch(Colour c) {
        return switch (c) {
            case RED -> "r";
            case GREEN -> "g";
            case null -> "none";
        };
    }

    static int guards;

    static boolean guard(boolean b) {
        guards++;
        return b;
    }

    public static void main(String[] args) {
        for (Shape s : List.of(new Circle(1.5), new Square(2), new Rectangle(2, 3), new Rectangle(2, 2))) {
            System.out.println(s + " " + area(s));
        }
        Object[] all = {null, 500, -5, 50, 7L, "", "abc", Colour.RED, Colour.GREEN, new int[3], new int[1], List.of("x"), List.of(1), Set.of(), 'c', String.class, 2.5};
        for (Object o : all) {
            System.out.println(describe(o));
        }
        System.out.println(statement("x") + " " + statement(4) + " " + statement(2.5) + " " + statement('c'));
        try {
            statement(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        System.out.println(text("a") + text("c") + text("cccc") + text("zz"));
        System.out.println(mixed(Colour2.CYAN) + mixed(Colour2.MAGENTA) + mixed(new Text("x")) + mixed(new Text("y")));
        System.out.println(enumSwitch(Colour.GREEN) + enumSwitch(null));
        Object o = 5;
        String r = switch (o) {
            case Integer i when guard(i > 10) -> "1";
            case Integer i when guard(i > 3) -> "2";
            case Integer i when guard(true) -> "3";
            default -> "4";
        };
        System.out.println(r + guards);
        try {
            switch (o) {
                case Integer i when i / (i - 5) > 0 -> System.out.println("never");
                default -> System.out.println("never");
            }
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
