// expect: as java
import java.util.*;
import java.util.function.*;

public class LazyValues {
    static final class Lazy<T> implements Supplier<T> {
        private Supplier<? extends T> maker;
        private T value;

        Lazy(Supplier<? extends T> maker) {
            this.maker = Objects.requireNonNull(maker);
        }

        @Override
        public synchronized T get() {
            if (maker != null) {
                value = maker.get();
                maker = null;
            }
            return value;
        }

        <R> Lazy<R> map(Function<? super T, ? extends R> f) {
            return new Lazy<>(() -> f.apply(get()));
        }
    }

    record Seq<T>(T head, Lazy<Seq<T>> tail) {
        static Seq<Integer> from(int n) {
            return new Seq<>(n, new Lazy<>(() -> from(n + 1)));
        }

        Seq<T> filter(Predicate<T> p) {
            Seq<T> s = this;
            while (!p.test(s.head)) s = s.tail.get();
            Seq<T> found = s;
            return new Seq<>(found.head, new Lazy<>(() -> found.tail.get().filter(p)));
        }

        List<T> take(int n) {
            List<T> out = new ArrayList<>();
            for (Seq<T> s = this; n-- > 0; s = s.tail.get()) out.add(s.head);
            return out;
        }
    }

    static Seq<Integer> sieve(Seq<Integer> s) {
        int p = s.head();
        return new Seq<>(p, new Lazy<>(() -> sieve(s.tail().get().filter(n -> n % p != 0))));
    }

    sealed interface Result<T> {
        record Ok<T>(T value) implements Result<T> {}

        record Err<T>(Exception e) implements Result<T> {}

        default <R> Result<R> then(Function<T, Result<R>> f) {
            if (this instanceof Ok<T> ok) return f.apply(ok.value());
            return new Err<>(((Err<T>) this).e());
        }

        static <T> Result<T> of(java.util.concurrent.Callable<T> c) {
            try {
                return new Ok<>(c.call());
            } catch (Exception e) {
                return new Err<>(e);
            }
        }
    }

    public static void main(String[] args) {
        int[] calls = {0};
        Lazy<Integer> l = new Lazy<>(() -> ++calls[0]);
        System.out.println(l.map(x -> x * 10).get() + l.get() + calls[0]);
        System.out.println(sieve(Seq.from(2)).take(15));
        System.out.println(Result.of(() -> "12").then(s -> Result.of(() -> Integer.parseInt(s))).then(n -> Result.of(() -> 24 / n)));
        System.out.println(Result.of(() -> "0").then(s -> Result.of(() -> Integer.parseInt(s))).then(n -> Result.of(() -> 24 / n)));
        Function<Integer, Function<Integer, Integer>> add = a -> b -> a + b;
        Supplier<Supplier<String>> nested = () -> () -> "deep";
        BiFunction<Integer, Integer, Integer> max = Math::max;
        System.out.println(add.apply(3).apply(4) + nested.get().get() + max.andThen(x -> x + 1).apply(2, 9));
        Runnable[] rs = new Runnable[3];
        for (int i = 0; i < 3; i++) {
            int j = i;
            rs[i] = i == 0 ? () -> System.out.print("first ") : () -> {
                rs[j - 1].run();
                System.out.print(j + " ");
            };
        }
        rs[2].run();
        System.out.println();
    }
}
