// expect: as java
// since: 22
import java.util.*;

public class Unnamed {
    record Point(int x, int y) {
    }

    static int count(List<?> l) {
        int n = 0;
        for (var _ : l) {
            n++;
        }
        return n;
    }

    static String kind(Object o) {
        return switch (o) {
            case Point(var x, _) when x > 5 -> "far right";
            case Point(_, int y) -> "y " + y;
            case Integer _, Long _ -> "whole";
            case String _ -> "text";
            default -> "other";
        };
    }

    public static void main(String[] args) {
        System.out.println(count(List.of(1, 2, 3)));
        for (Object o : new Object[] {new Point(9, 1), new Point(1, 9), 5, 5L, "s", 'c'}) {
            System.out.println(kind(o));
        }
        try {
            Integer.parseInt("x");
        } catch (NumberFormatException _) {
            System.out.println("no number");
        }
        java.util.function.BiFunction<Integer, Integer, Integer> second = (_, b) -> b;
        System.out.println(second.apply(1, 2));
        try (AutoCloseable _ = () -> System.out.println("closed")) {
            System.out.println("body");
        } catch (Exception _) {
        }
    }
}
