// expect: as java
import java.util.function.*;

public class Lambdas {
    interface TriFunction<A, B, C, R> {
        R apply(A a, B b, C c);
    }

    private int state = 10;

    Supplier<Integer> capturingThis() {
        return () -> state++;
    }

    static IntSupplier counter() {
        int[] n = {0};
        return () -> n[0]++;
    }

    static <T> Function<T, T> twice(Function<T, T> f) {
        return f.andThen(f);
    }

    public static void main(String[] args) {
        byte b = 1;
        short s = 2;
        char c = 'c';
        int i = 4;
        long l = 5L << 33;
        float f = 6.5f;
        double d = 7.5;
        boolean t = true;
        String text = "text";
        int[] array = {1, 2};
        Supplier<String> all = () -> b + " " + s + " " + c + " " + i + " " + l + " " + f + " " + d + " " + t + " " + text + " "
                + array[1];
        System.out.println(all.get());
        TriFunction<Long, Double, String, String> tri = (x, y, z) -> x * y + z + l;
        System.out.println(tri.apply(2L, 1.5, "z"));
        Lambdas object = new Lambdas();
        Supplier<Integer> state = object.capturingThis();
        state.get();
        System.out.println(state.get() + " " + object.state);
        IntSupplier one = counter(), two = counter();
        one.getAsInt();
        one.getAsInt();
        System.out.println(one.getAsInt() + " " + two.getAsInt());
        System.out.println(twice((Integer x) -> x * x).apply(3) + " " + twice((String x) -> x + "!").apply("hi"));
        IntBinaryOperator gcd = new IntBinaryOperator() {
            public int applyAsInt(int x, int y) {
                return y == 0 ? x : applyAsInt(y, x % y);
            }
        };
        System.out.println(gcd.applyAsInt(84, 36));
        LongBinaryOperator longs = (x, y) -> x * y;
        DoubleUnaryOperator half = x -> x / 2;
        ToIntFunction<String> length = String::length;
        IntPredicate even = x -> x % 2 == 0;
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        Function<Object, String> toText = Object::toString;
        UnaryOperator<String> upper = String::toUpperCase;
        System.out.println(longs.applyAsLong(1L << 20, 1L << 21) + " " + half.applyAsDouble(5) + " " + length.applyAsInt("four")
                + " " + even.negate().test(3) + " " + add.apply(2, 3) + " " + toText.apply(1.5) + " " + upper.apply("up"));
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = x -> y -> z -> x * 100 + y * 10 + z;
        System.out.println(curried.apply(1).apply(2).apply(3));
        Runnable r = () -> {
            class Local {
                String hello() {
                    return "local " + text;
                }
            }
            System.out.println(new Local().hello());
        };
        r.run();
    }
}
