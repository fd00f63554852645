// expect: as java
import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.*;

public class NestedLambdas {
    private int base = 10;
    private final Supplier<IntSupplier> field = () -> {
        int local = base * 2;
        return () -> local + this.base;
    };

    interface TriFunction<A, B, C, R> {
        R apply(A a, B b, C c);

        default <V> TriFunction<A, B, C, V> andThen(Function<? super R, ? extends V> after) {
            return (a, b, c) -> after.apply(apply(a, b, c));
        }
    }

    class Inner {
        int own = 3;

        Supplier<Supplier<String>> deep(long parameter, String... rest) {
            double d = 0.5;
            return () -> {
                char c = 'z';
                return () -> own + " " + NestedLambdas.this.base + " " + parameter + " " + rest.length + " " + d + c + new Object() {
                    int hidden = own + base;

                    @Override
                    public String toString() {
                        Function<Integer, String> f = n -> "anonymous " + (n + hidden) + rest[0];
                        return f.apply(1);
                    }
                };
            };
        }
    }

    static <T, R> Function<T, R> memoize(Function<T, R> f) {
        Map<T, R> known = new HashMap<>();
        return t -> known.computeIfAbsent(t, k -> {
            System.out.print("(" + k + ")");
            return f.apply(k);
        });
    }

    static Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = a -> b -> c -> a * 100 + b * 10 + c;

    @FunctionalInterface
    interface Rec extends Function<Integer, Long> {
    }

    static Rec factorial;

    static <T extends Comparable<T>> BinaryOperator<T> larger() {
        return BinaryOperator.maxBy(Comparator.naturalOrder());
    }

    static int count(Runnable... rs) {
        for (Runnable r : rs) {
            r.run();
        }
        return rs.length;
    }

    String name() {
        return "method " + base;
    }

    public static void main(String[] args) throws Exception {
        NestedLambdas n = new NestedLambdas();
        IntSupplier s = n.field.get();
        n.base = 7;
        System.out.println(s.getAsInt() + " " + n.field.get().getAsInt());
        System.out.println(n.new Inner().deep(5L, "r1", "r2").get().get());
        Function<Integer, Integer> square = memoize(x -> x * x);
        System.out.println(square.apply(4) + square.apply(4) + square.apply(5));
        System.out.println(curried.apply(1).apply(2).apply(3));
        factorial = k -> k <= 1 ? 1L : k * factorial.apply(k - 1);
        System.out.println(factorial.apply(15) + " " + factorial.andThen(Long::toHexString).compose((String t) -> t.length()).apply("abcde"));
        TriFunction<Integer, Long, Double, Number> sum = (a, b, c) -> a + b + c;
        System.out.println(sum.andThen(Object::toString).andThen(String::length).apply(1, 2L, 3.5));
        List<Supplier<Integer>> suppliers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int copy = i;
            suppliers.add(() -> copy * copy);
        }
        for (String word : List.of("one", "three")) {
            suppliers.add(word::length);
        }
        suppliers.forEach(each -> System.out.print(each.get() + " "));
        System.out.println();
        Supplier<String> bound = n::name;
        n.base = 99;
        Function<NestedLambdas, String> unbound = NestedLambdas::name;
        IntFunction<int[][]> arrays = int[][]::new;
        Function<String, StringBuilder> constructor = StringBuilder::new;
        System.out.println(bound.get() + " " + unbound.apply(new NestedLambdas()) + " " + arrays.apply(3).length + " " + constructor.apply("abc").reverse());
        System.out.println(NestedLambdas.<String>larger().apply("b", "a") + " " + NestedLambdas.<Integer>larger().apply(3, 8));
        int[] counter = {0};
        System.out.println(count(() -> counter[0]++, () -> counter[0] += 10, NestedLambdas::new) + " " + counter[0]);
        Callable<Callable<Callable<String>>> calls = () -> () -> () -> "deep " + counter[0];
        System.out.println(calls.call().call().call());
        Predicate<String> empty = String::isEmpty;
        System.out.println(empty.negate().and(t -> t.length() < 4).or(t -> t.startsWith("zz")).test("abc") + " " + Predicate.not(empty).test("") + " " + Optional.of("v").map(v -> (Supplier<String>) () -> v + v).get().get());
        Object o = (Runnable & java.io.Serializable) () -> System.out.println("both");
        ((Runnable) o).run();
        System.out.println(o instanceof java.io.Serializable);
        UnaryOperator<UnaryOperator<String>> twice = f -> x -> f.apply(f.apply(x));
        System.out.println(twice.apply(x -> x + "!").apply("hey") + " " + twice.apply(twice.apply(x -> "(" + x + ")")).apply(""));
        try {
            ((Supplier<Object>) null).get();
        } catch (NullPointerException e) {
            System.out.println("null supplier");
        }
        try {
            NestedLambdas none = null;
            Supplier<String> never = none::name;
            System.out.println(never);
        } catch (NullPointerException e) {
            System.out.println("null receiver");
        }
        ToIntBiFunction<String, String> compare = String::compareTo;
        ObjIntConsumer<List<Integer>> removeAt = List::remove;
        List<Integer> numbers = new ArrayList<>(List.of(5, 6, 7));
        removeAt.accept(numbers, 1);
        System.out.println(compare.applyAsInt("a", "c") + " " + numbers);
    }
}
