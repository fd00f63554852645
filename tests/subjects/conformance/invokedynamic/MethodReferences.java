// expect: as java
import java.util.*;
import java.util.function.*;

public class MethodReferences {
    private final String name;

    MethodReferences(String name) {
        this.name = name;
    }

    MethodReferences() {
        this("default");
    }

    String greet(String other) {
        return name + " greets " + other;
    }

    static String join(Object... parts) {
        return Arrays.toString(parts);
    }

    private static int secret(int x) {
        return x * 2;
    }

    @Override
    public String toString() {
        return "MR(" + name + ")";
    }

    static class Base {
        String who() {
            return "base";
        }

        protected String guarded(int n) {
            return "guarded " + n;
        }
    }

    static class Sub extends Base {
        @Override
        String who() {
            return "sub";
        }

        Supplier<String> viaSuper() {
            return super::who;
        }

        Supplier<String> viaThis() {
            return this::who;
        }

        IntFunction<String> inherited() {
            return super::guarded;
        }
    }

    class Inner {
        final int n;

        Inner(int n) {
            this.n = n;
        }

        @Override
        public String toString() {
            return name + n;
        }
    }

    IntFunction<Inner> innerMaker() {
        return Inner::new;
    }

    interface Three<A, B, C, R> {
        R go(A a, B b, C c);
    }

    static <T> String generic(T t) {
        return "generic " + t;
    }

    public static void main(String[] args) {
        IntUnaryOperator stat = MethodReferences::secret;
        Function<String, Integer> parse = Integer::parseInt;
        MethodReferences m = new MethodReferences("bound");
        Function<String, String> bound = m::greet;
        BiFunction<MethodReferences, String, String> unbound = MethodReferences::greet;
        Supplier<MethodReferences> noArg = MethodReferences::new;
        Function<String, MethodReferences> oneArg = MethodReferences::new;
        IntFunction<int[]> arrayMaker = int[]::new;
        Function<Integer, String[][]> deepMaker = String[][]::new;
        Function<Object, String> varargs1 = MethodReferences::join;
        Three<Object, Object, Object, String> varargs3 = MethodReferences::join;
        Supplier<String> varargs0 = MethodReferences::join;
        System.out.println(stat.applyAsInt(21) + " " + parse.apply("7") + " " + bound.apply("x") + " " + unbound.apply(m, "y"));
        System.out.println(noArg.get() + " " + oneArg.apply("one") + " " + arrayMaker.apply(3).length + " "
                + deepMaker.apply(2).getClass().getSimpleName());
        System.out.println(varargs1.apply(1) + varargs3.go(1, "b", null) + varargs0.get());
        Sub s = new Sub();
        System.out.println(s.viaSuper().get() + " " + s.viaThis().get() + " " + s.inherited().apply(5));
        System.out.println(m.innerMaker().apply(9));
        Function<Object, String> g = MethodReferences::<Object>generic;
        System.out.println(g.apply(1.5));
        Consumer<Object> print = System.out::println;
        print.accept("through println");
        Runnable discards = m::hashCode;
        discards.run();
        ToLongFunction<Integer> widen = Integer::intValue;
        Function<Integer, Long> boxes = Integer::longValue;
        DoubleSupplier unboxes = Integer.valueOf(5)::doubleValue;
        System.out.println(widen.applyAsLong(5) + " " + boxes.apply(6) + " " + unboxes.getAsDouble());
        Comparator<String> c = String::compareToIgnoreCase;
        List<String> l = new ArrayList<>(List.of("b", "A", "c"));
        l.sort(c.reversed());
        System.out.println(l);
        Function<int[], Object> cloner = int[]::clone;
        System.out.println(((int[]) cloner.apply(new int[] {1, 2})).length);
        Supplier<Supplier<String>> nested = () -> m::toString;
        System.out.println(nested.get().get());
        Predicate<String> empty = String::isEmpty;
        System.out.println(empty.or("x"::equals).test("x") + " " + Predicate.not(empty).test(""));
        List<Supplier<Integer>> suppliers = new ArrayList<>();
        for (Integer i : List.of(1, 2, 3)) {
            suppliers.add(i::hashCode);
        }
        suppliers.forEach(x -> System.out.print(x.get() + " "));
        System.out.println();
        BiFunction<Integer, Integer, Integer> sum = Integer::sum;
        Function<Integer, Map.Entry<Integer, Integer>> pair = x -> Map.entry(x, x);
        System.out.println(sum.andThen(pair).apply(1, 2));
    }
}
