// expect: as java
import java.util.*;
import java.util.function.*;

/** Shapes of functional interfaces: default methods, generic bridges, intersection casts, inherited, many captures, recursion. */
public class LambdaShapes {
    interface Shape<T> {
        T make(T t);

        default Shape<T> twice() {
            return t -> make(make(t));
        }

        static <T> Shape<T> identity() {
            return t -> t;
        }
    }

    interface StringShape extends Shape<String> {
        @Override
        String make(String s);
    }

    interface WithObjectMethods {
        int run(int x);

        boolean equals(Object o);

        String toString();
    }

    interface Marker {
    }

    interface Throwing<E extends Exception> {
        void run() throws E;
    }

    interface Longs {
        long go(int a, long b, short c, byte d, char e);
    }

    interface Big {
        double go(double a, long b, float c, Object... rest);
    }

    static Function<Integer, Integer> factorial;

    int n = 3;

    IntSupplier chain() {
        IntSupplier a = () -> n;
        IntSupplier b = () -> a.getAsInt() + n;
        return () -> {
            n++;
            return ((IntSupplier) () -> b.getAsInt() * n).getAsInt();
        };
    }

    static Object fixpoint(int n, Object... more) {
        Supplier<Object> s = () -> n == 0 ? Arrays.toString(more) : fixpoint(n - 1, n, more.length);
        return s.get();
    }

    public static void main(String[] args) throws Exception {
        Shape<String> s = x -> x + "!";
        StringShape t = x -> "<" + x + ">";
        Shape<String> u = t;
        System.out.println(s.twice().twice().make("a") + " " + u.twice().make("b") + " " + Shape.<Integer>identity().make(5));
        WithObjectMethods w = x -> x + 1;
        System.out.println(w.run(1) + " " + w.equals(w) + " " + w.equals(null));
        Runnable marked = (Runnable & Marker) () -> System.out.println("marked");
        marked.run();
        System.out.println((marked instanceof Marker) + " " + (w instanceof Marker));
        factorial = x -> x <= 1 ? 1 : x * factorial.apply(x - 1);
        System.out.println(factorial.apply(10));
        System.out.println(new LambdaShapes().chain().getAsInt() + " " + fixpoint(3));
        Throwing<java.io.IOException> throwing = () -> {
            throw new java.io.IOException("from lambda");
        };
        try {
            throwing.run();
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage());
        }
        Longs l = (a, b, c, d, e) -> a + b + c + d + e;
        System.out.println(l.go(1, 1L << 40, (short) 3, (byte) -4, 'a'));
        Big big = (a, b, c, rest) -> a * b - c + rest.length;
        System.out.println(big.go(1.5, 2, 3f, "x", "y"));
        long c0 = 1, c1 = 2;
        double c2 = 3;
        int c3 = 4, c4 = 5;
        String c5 = "6";
        float c6 = 7;
        byte c7 = 8;
        char c8 = '9';
        long c9 = 10;
        Function<Object, String> many = o -> "" + c0 + c1 + c2 + c3 + c4 + c5 + c6 + c7 + c8 + c9 + o;
        System.out.println(many.apply(null));
        Runnable same1 = null, same2 = null;
        for (int i = 0; i < 2; i++) {
            Runnable r = () -> {
            };
            if (i == 0) {
                same1 = r;
            } else {
                same2 = r;
            }
        }
        System.out.println(same1 == same2);
        Object o = (Supplier<String> & Comparable<String>) null;
        System.out.println(o);
        BinaryOperator<UnaryOperator<Integer>> compose = (f, g) -> x -> g.apply(f.apply(x));
        System.out.println(compose.apply(x -> x + 1, x -> x * 10).apply(4));
        Callback cb = LambdaShapes::callback;
        cb.call(1, 2L, "x", 'c', 2.5);
        System.out.println(marked.getClass().isSynthetic() + " " + marked.getClass().isHidden() + " "
                + marked.getClass().getSimpleName().startsWith("LambdaShapes$$Lambda"));
    }

    interface Callback {
        void call(int a, long b, String c, char d, double e);
    }

    static int callback(long a, double b, Object c, int d, Double e) {
        System.out.println(a + " " + b + " " + c + " " + d + " " + e);
        return 1;
    }
}
