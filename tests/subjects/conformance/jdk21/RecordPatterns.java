// expect: as java
// since: 21
import java.util.*;

public class RecordPatterns {
    record Point(int x, int y) {
    }

    record Line(Point from, Point to) {
    }

    record Box<T>(T content) {
    }

    record Pair<A, B>(A a, B b) {
    }

    sealed interface Expr {
    }

    record Num(long v) implements Expr {
    }

    record Add(Expr l, Expr r) implements Expr {
    }

    record Mul(Expr l, Expr r) implements Expr {
    }

    record Neg(Expr e) implements Expr {
    }

    record Bad(int v) {
        public int v() {
            throw new IllegalStateException("accessor fails");
        }
    }

    static Expr simplify(Expr e) {
        return switch (e) {
            case Add(Num(var a), Num(var b)) -> new Num(a + b);
            case Mul(Num(long a), Expr x) when a == 0 -> new Num(0);
            case Mul(Num(long a), Expr x) when a == 1 -> simplify(x);
            case Mul(var x, Num(var b)) when b == 1 -> simplify(x);
            case Neg(Neg(var x)) -> simplify(x);
            case Add(var l, var r) -> new Add(simplify(l), simplify(r));
            case Mul(var l, var r) -> new Mul(simplify(l), simplify(r));
            case Neg(var x) -> new Neg(simplify(x));
            case Num n -> n;
        };
    }

    static String where(Object o) {
        if (o instanceof Line(Point(var a, var b), Point p) && a == b) {
            return "starts on the diagonal, ends at " + p;
        }
        if (o instanceof Box<?>(Point(int x, int y))) {
            return "boxed point " + (x + y);
        }
        if (o instanceof Box<?>(Box<?>(String s))) {
            return "boxed twice " + s;
        }
        return o instanceof Pair<?, ?>(Integer i, String s) ? s.repeat(i) : "no match";
    }

    static String pairs(Pair<Expr, Expr> p) {
        return switch (p) {
            case Pair<Expr, Expr>(Num a, Num b) -> "numbers";
            case Pair<Expr, Expr>(Num a, var b) -> "number and " + b.getClass().getSimpleName();
            case Pair<Expr, Expr>(var a, Num b) -> "something and number";
            case Pair<Expr, Expr>(var a, var b) -> "two things";
        };
    }

    public static void main(String[] args) {
        System.out.println(simplify(new Add(new Num(2), new Num(3))));
        System.out.println(simplify(new Mul(new Num(1), new Neg(new Neg(new Add(new Num(1), new Num(1)))))));
        System.out.println(simplify(new Mul(new Num(0), new Neg(new Num(5)))) + " " + simplify(new Neg(new Num(7))));
        System.out.println(where(new Line(new Point(1, 1), new Point(2, 3))) + "; " + where(new Line(new Point(1, 2), null)) + "; " + where(new Box<>(new Point(3, 4))) + "; "
                + where(new Box<>(new Box<>("deep"))) + "; " + where(new Pair<>(3, "ab")) + "; " + where(new Box<>(null)) + "; " + where(null));
        System.out.println(pairs(new Pair<>(new Num(1), new Num(2))) + ", " + pairs(new Pair<>(new Num(1), new Neg(null))) + ", " + pairs(new Pair<>(new Neg(null), new Num(1))) + ", "
                + pairs(new Pair<>(null, null)));
        try {
            Object o = new Bad(1);
            if (o instanceof Bad(int v)) {
                System.out.println(v);
            }
        } catch (MatchException e) {
            System.out.println(e.getCause());
        }
        Box<? extends Comparable<?>> box = new Box<>(5);
        System.out.println(switch (box) {
            case Box<? extends Comparable<?>>(Integer i) -> "integer " + i;
            case Box<? extends Comparable<?>>(var other) -> "other " + other;
        });
        try {
            Pair<Expr, Expr> none = null;
            pairs(none);
        } catch (NullPointerException e) {
            System.out.println("null selector");
        }
    }
}
