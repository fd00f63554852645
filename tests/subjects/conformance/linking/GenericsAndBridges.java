// expect: as java
import java.lang.reflect.Method;
import java.util.*;
import java.util.function.Function;

public class GenericsAndBridges {
    static abstract class Base<T> {
        abstract T get();

        void put(T t) {
            System.out.println("Base.put " + t);
        }

        Base<T> self() {
            return this;
        }
    }

    static class Derived extends Base<String> implements Comparable<Derived> {
        String v = "v";

        @Override
        String get() {
            return v;
        }

        @Override
        void put(String s) {
            v = s.toUpperCase();
        }

        @Override
        Derived self() {
            return this;
        }

        @Override
        public int compareTo(Derived o) {
            return v.compareTo(o.v);
        }
    }

    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) {
        Iterator<? extends T> i = c.iterator();
        T best = i.next();
        while (i.hasNext()) {
            T t = i.next();
            if (t.compareTo(best) > 0) {
                best = t;
            }
        }
        return best;
    }

    static <K, V extends Number & Comparable<V>> Map<K, V> bounded(K k, V v) {
        System.out.println(v.intValue() + " " + v.compareTo(v));
        return Map.of(k, v);
    }

    @SafeVarargs
    static <T> List<T> list(T... ts) {
        return new ArrayList<>(Arrays.asList(ts));
    }

    static class Pair<A, B> {
        final A a;
        final B b;

        Pair(A a, B b) {
            this.a = a;
            this.b = b;
        }

        <C> Pair<A, C> map(Function<? super B, ? extends C> f) {
            return new Pair<>(a, f.apply(b));
        }

        static <X> Pair<X, X> twin(X x) {
            return new Pair<>(x, x);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Base<String> b = new Derived();
        b.put("text");
        System.out.println(b.get() + " " + b.self().get() + " " + ((Derived) b).compareTo(new Derived()));
        Base raw = b;
        try {
            raw.put(5);
        } catch (ClassCastException e) {
            System.out.println("bridge casts");
        }
        try {
            ((Comparable) b).compareTo("x");
        } catch (ClassCastException e) {
            System.out.println("bridge casts too");
        }
        System.out.println(max(List.of(3, 9, 4)) + " " + max(Set.of("only")) + " " + bounded("k", 5L));
        List<Object> objects = list("a", 1, 'c');
        objects.add(2.5);
        System.out.println(objects + " " + list().size() + " " + list((Object) null).size());
        Pair<String, Integer> p = new Pair<>("x", 5);
        System.out.println(p.map(n -> n * 1.5).map(Object::toString).b.length() + " " + Pair.twin('q').a);
        Method[] methods = Derived.class.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::toString));
        for (Method m : methods) {
            System.out.println(m + " bridge " + m.isBridge() + " synthetic " + m.isSynthetic());
        }
        List<Integer> ints = new ArrayList<>();
        ((List) ints).add("sneaked");
        Object fine = ints.get(0);
        System.out.println(fine);
        try {
            Integer i = ints.get(0);
        } catch (ClassCastException e) {
            System.out.println("heap pollution found");
        }
    }
}
