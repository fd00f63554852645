// expect: as java
// since: 21
import java.util.*;

public class SwitchPatterns {
    sealed interface Expr permits Num, Add, Mul, Neg, Var {
    }

    record Num(int value) implements Expr {
    }

    record Add(Expr left, Expr right) implements Expr {
    }

    record Mul(Expr left, Expr right) implements Expr {
    }

    record Neg(Expr of) implements Expr {
    }

    record Var(String name) implements Expr {
    }

    static int eval(Expr e, Map<String, Integer> env) {
        return switch (e) {
            case Num(int v) -> v;
            case Add(Num(int a), Num(int b)) -> a + b;
            case Add(Expr l, Expr r) -> eval(l, env) + eval(r, env);
            case Mul(Num(int zero), var ignored) when zero == 0 -> 0;
            case Mul(var l, var r) -> eval(l, env) * eval(r, env);
            case Neg(Neg(var inner)) -> eval(inner, env);
            case Neg(var inner) -> -eval(inner, env);
            case Var v when env.containsKey(v.name()) -> env.get(v.name());
            case Var(String n) -> throw new NoSuchElementException(n);
        };
    }

    enum Color { RED, GREEN }

    static String describe(Object o) {
        return switch (o) {
            case null -> "null";
            case Integer i when i > 100 -> "big " + i;
            case Integer i -> "int " + i;
            case String s when s.isEmpty() -> "empty";
            case String s -> "text " + s.length();
            case Color c when c == Color.RED -> "red";
            case Color c -> "color " + c.ordinal();
            case int[] a -> "ints " + a.length;
            case List<?> l when l.size() > 1 -> "list of " + describe(l.get(0));
            case Collection<?> c -> "collection";
            case Record r -> "record " + r;
            case Enum<?> e -> "enum";
            default -> o.getClass().getSimpleName();
        };
    }

    static String color(Color c) {
        return switch (c) {
            case RED -> "r";
            case GREEN -> "g";
        };
    }

    static String text(String s) {
        switch (s) {
            case "a", "b":
                return "ab";
            case String t when t.length() > 3:
                return "long";
            case "c":
                return "c";
            case String t:
                return t.toUpperCase();
        }
    }

    record Broken(int x) {
        public int x() {
            throw new IllegalStateException("accessor");
        }
    }

    public static void main(String[] args) {
        Expr e = new Add(new Mul(new Num(3), new Var("x")), new Neg(new Neg(new Add(new Num(1), new Num(2)))));
        System.out.println(eval(e, Map.of("x", 5)) + " " + e);
        System.out.println(eval(new Mul(new Num(0), new Var("none")), Map.of()));
        try {
            eval(new Var("none"), Map.of());
        } catch (NoSuchElementException x) {
            System.out.println(x);
        }
        for (Object o : new Object[] {null, 1, 1000, "", "abc", Color.RED, Color.GREEN, new int[3], List.of(1, 2), List.of(), new Num(4), Thread.State.NEW, 2.5, 'c'}) System.out.println(describe(o));
        for (String s : "a b c d long".split(" ")) System.out.print(text(s) + " ");
        System.out.println(color(Color.GREEN));
        try {
            color(null);
        } catch (NullPointerException x) {
            System.out.println(x.getClass());
        }
        try {
            Object o = new Broken(1);
            if (o instanceof Broken(int x)) System.out.println(x);
        } catch (MatchException x) {
            System.out.println(x.getCause());
        }
        Object pair = new Add(new Num(1), null);
        System.out.println(pair instanceof Add(Num n, Expr r) && r == null ? n : "no");
        if (!(pair instanceof Add(Num(var v), var rest))) throw new AssertionError();
        System.out.println(v + " " + rest);
    }
}
