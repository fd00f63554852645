// expect: as java
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class GenericMachinery {
    sealed interface Result<T> {
        record Ok<T>(T value) implements Result<T> {
        }

        record Err<T>(Exception error) implements Result<T> {
        }

        static <T> Result<T> of(java.util.concurrent.Callable<? extends T> c) {
            try {
                return new Ok<>(c.call());
            } catch (Exception e) {
                return new Err<>(e);
            }
        }

        default <U> Result<U> map(Function<? super T, ? extends U> f) {
            if (this instanceof Ok<T> ok) return of(() -> f.apply(ok.value()));
            return new Err<>(((Err<T>) this).error());
        }

        default T orElse(T other) {
            return this instanceof Ok<T> ok ? ok.value : other;
        }
    }

    static abstract class Shape<S extends Shape<S>> implements Comparable<S> {
        int size;

        @SuppressWarnings("unchecked")
        S size(int n) {
            size = n;
            return (S) this;
        }

        public int compareTo(S o) {
            return size - o.size;
        }
    }

    static class Box extends Shape<Box> {
        String label = "box";

        Box label(String s) {
            label = s;
            return this;
        }
    }

    static class Cell<T> {
        private T value;

        Cell(T value) {
            this.value = value;
        }

        T get() {
            return value;
        }

        void set(T t) {
            value = t;
        }
    }

    static class IntCell extends Cell<Integer> {
        IntCell(int i) {
            super(i);
        }

        @Override
        Integer get() {
            return super.get() + 1;
        }

        @Override
        void set(Integer i) {
            super.set(i * 2);
        }
    }

    @SafeVarargs
    static <T extends Comparable<? super T>> Optional<T> largest(T... ts) {
        return Arrays.stream(ts).max(Comparator.naturalOrder());
    }

    static <A, B, C> Function<A, Function<B, C>> curry(BiFunction<? super A, ? super B, ? extends C> f) {
        return a -> b -> f.apply(a, b);
    }

    static <K, V extends Comparable<V>> List<K> byValue(Map<? extends K, V> m) {
        return m.entrySet().stream().sorted(Map.Entry.comparingByValue()).map(e -> (K) e.getKey()).collect(Collectors.toList());
    }

    static double total(Collection<? extends Number> ns) {
        double sum = 0;
        for (Number n : ns) sum += n.doubleValue();
        return sum;
    }

    static <T> void fill(List<? super T> to, Supplier<? extends T> s, int n) {
        for (int i = 0; i < n; i++) to.add(s.get());
    }

    static <T> T[] array(IntFunction<T[]> make, T t) {
        T[] a = make.apply(2);
        a[1] = t;
        return a;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        System.out.println(Result.of(() -> 6).map(x -> 12 / x).map(x -> "r" + x) + " " + Result.of(() -> 0).map(x -> 1 / x).orElse(-1) + " " + Result.<String>of(() -> {
            throw new java.io.IOException("io");
        }).map(String::length));
        System.out.println(new Box().size(3).label("b").compareTo(new Box().size(5)) + " " + largest("a", "c", "b").get() + largest(3, 9, 4).get() + largest().isPresent());
        Cell<Integer> c = new IntCell(5);
        c.set(10);
        System.out.println(c.get() + " " + curry((Integer a, Integer b) -> Math.max(a, b)).apply(3).apply(8) + " " + curry((String s, Integer n) -> s.repeat(n)).apply("ab").apply(2) + " " + byValue(Map.of("x", 3, "y", 1, "z", 2)) + total(List.of(1, 2.5, 3L)));
        List<Object> os = new ArrayList<>();
        fill(os, () -> "s" + os.size(), 2);
        GenericMachinery.<Number>fill(os, () -> 7, 1);
        System.out.println(os + " " + array(String[]::new, "t").getClass().getSimpleName() + array(Object[]::new, 1).length);
        List raw = new ArrayList<String>(List.of("one"));
        raw.add(2);
        List<String> strings = raw;
        try {
            String s = strings.get(1);
        } catch (ClassCastException e) {
            System.out.println("polluted: " + e.getMessage().startsWith("class java.lang.Integer cannot be cast"));
        }
        System.out.println(strings.get(0) + strings.size() + ((Object) strings.get(0)).getClass());
        try {
            ((Cell) c).set("not an int");
        } catch (ClassCastException e) {
            System.out.println("bridge");
        }
        try {
            Integer[] is = (Integer[]) GenericMachinery.<Object>array(n -> new Object[n], 1);
        } catch (ClassCastException e) {
            System.out.println("array");
        }
        try {
            List<String> checked = Collections.checkedList(new ArrayList<>(), String.class);
            ((List) checked).add(1);
        } catch (ClassCastException e) {
            System.out.println("checked");
        }
        Supplier<Supplier<String>> nested = () -> () -> "deep";
        Function<Integer, Integer> fact = new Function<>() {
            public Integer apply(Integer n) {
                return n < 2 ? 1 : n * this.apply(n - 1);
            }
        };
        BinaryOperator<UnaryOperator<Integer>> chain = (f, g) -> x -> g.apply(f.apply(x));
        System.out.println(nested.get().get() + fact.andThen(Integer::toHexString).apply(10) + chain.apply(x -> x + 1, x -> x * 10).apply(4) + Stream.<Supplier<?>>of(ArrayList::new, () -> 1, "s"::length).map(Supplier::get).toList());
        var map = new TreeMap<String, Map<Integer, ? super Integer>>(Map.of("k", Map.of(1, 2)));
        for (var e : map.entrySet()) for (var f : e.getValue().entrySet()) System.out.println(e.getKey() + f.getKey() + f.getValue());
        int i = 0;
        Object chosen = true ? 1 : "s", widened = true ? 1 : 2.0, boxed = true ? Integer.valueOf(1) : Character.valueOf('c');
        System.out.println(chosen + " " + widened + " " + boxed + " " + (char) (false ? i : 'x') + (true ? null : 0));
    }
}
