// expect: as java
import java.util.*;
import java.util.function.*;

public class GenericContainers {
    interface Visitor<R> {
        R number(int n);

        R add(Node l, Node r);

        default R negate(Node n) {
            throw new UnsupportedOperationException("negate");
        }
    }

    interface Node {
        <R> R accept(Visitor<R> v);
    }

    static Node number(int n) {
        return new Node() {
            public <R> R accept(Visitor<R> v) {
                return v.number(n);
            }
        };
    }

    static Node add(Node l, Node r) {
        return new Node() {
            public <R> R accept(Visitor<R> v) {
                return v.add(l, r);
            }
        };
    }

    static abstract class Builder<T extends Builder<T>> {
        protected final StringBuilder text = new StringBuilder();

        abstract T self();

        T with(String s) {
            text.append(s);
            return self();
        }
    }

    static class HtmlBuilder extends Builder<HtmlBuilder> {
        @Override
        HtmlBuilder self() {
            return this;
        }

        HtmlBuilder tag(String t) {
            text.append('<').append(t).append('>');
            return this;
        }
    }

    static class Favorites {
        private final Map<Class<?>, Object> values = new LinkedHashMap<>();

        <T> Favorites put(Class<T> type, T value) {
            values.put(type, type.cast(value));
            return this;
        }

        <T> T get(Class<T> type) {
            return type.cast(values.get(type));
        }
    }

    static class Either<L, R> {
        final L left;
        final R right;

        private Either(L left, R right) {
            this.left = left;
            this.right = right;
        }

        static <L, R> Either<L, R> left(L l) {
            return new Either<>(l, null);
        }

        static <L, R> Either<L, R> right(R r) {
            return new Either<>(null, r);
        }

        <T> Either<L, T> flatMap(Function<? super R, ? extends Either<L, ? extends T>> f) {
            if (right == null) {
                return left(left);
            }
            Either<L, ? extends T> e = f.apply(right);
            return new Either<>(e.left, e.right);
        }

        <T> T fold(Function<? super L, ? extends T> l, Function<? super R, ? extends T> r) {
            return right == null ? l.apply(left) : r.apply(right);
        }
    }

    static <T extends Comparable<? super T>> T maximum(Collection<? extends T> c) {
        Iterator<? extends T> i = c.iterator();
        T best = i.next();
        while (i.hasNext()) {
            T t = i.next();
            best = t.compareTo(best) > 0 ? t : best;
        }
        return best;
    }

    static <T> void swap(List<T> l, int i, int j) {
        l.set(i, l.set(j, l.get(i)));
    }

    static void swapAny(List<?> l) {
        swap(l, 0, l.size() - 1);
    }

    static double total(Collection<? extends Number> c) {
        double sum = 0;
        for (Number n : c) {
            sum += n.doubleValue();
        }
        return sum;
    }

    static <K, V extends Comparable<V>> List<K> topKeys(Map<K, V> m, int n) {
        List<Map.Entry<K, V>> entries = new ArrayList<>(m.entrySet());
        entries.sort(Map.Entry.<K, V>comparingByValue().reversed());
        List<K> keys = new ArrayList<>();
        for (Map.Entry<K, V> e : entries.subList(0, Math.min(n, entries.size()))) {
            keys.add(e.getKey());
        }
        return keys;
    }

    static class RingBuffer<E> extends AbstractList<E> implements RandomAccess {
        private final E[] items;
        private int start, size;

        @SuppressWarnings("unchecked")
        RingBuffer(int capacity) {
            items = (E[]) new Object[capacity];
        }

        @Override
        public boolean add(E e) {
            if (size == items.length) {
                start = (start + 1) % items.length;
                size--;
            }
            items[(start + size++) % items.length] = e;
            modCount++;
            return true;
        }

        @Override
        public E get(int i) {
            return items[(start + Objects.checkIndex(i, size)) % items.length];
        }

        @Override
        public int size() {
            return size;
        }
    }

    static class Raw<T extends Number & Comparable<T>> {
        T value;

        int compare(T o) {
            return value.compareTo(o) + value.intValue();
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Node tree = add(add(number(1), number(2)), number(39));
        System.out.println(tree.accept(new Visitor<Integer>() {
            public Integer number(int n) {
                return n;
            }

            public Integer add(Node l, Node r) {
                return l.accept(this) + r.accept(this);
            }
        }) + " " + tree.<String>accept(new Visitor<>() {
            public String number(int n) {
                return "" + n;
            }

            public String add(Node l, Node r) {
                return "(" + l.accept(this) + "+" + r.accept(this) + ")";
            }
        }));
        System.out.println(new HtmlBuilder().with("a").tag("b").with("c").text);
        Favorites f = new Favorites().put(String.class, "s").put(Integer.class, 5);
        System.out.println(f.get(String.class) + f.get(Integer.class) + f.get(Double.class));
        try {
            f.put((Class) Long.class, "no long");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Function<String, Either<String, Integer>> parse = s -> {
            try {
                return Either.right(Integer.parseInt(s));
            } catch (NumberFormatException e) {
                return Either.left(e.getMessage());
            }
        };
        for (String s : List.of("12", "x")) {
            System.out.println("" + parse.apply(s).<Double>flatMap(n -> n > 10 ? Either.right(n / 8.0) : Either.left("small")).fold(l -> "error " + l, r -> "ok " + r));
        }
        System.out.println(maximum(List.of(3, 9, 2)) + maximum(Set.of("only")) + total(List.of(1, 2.5, 3L)));
        List<Object> mixed = new ArrayList<>(List.of(1, "two", 3.0));
        swapAny(mixed);
        System.out.println(mixed + " " + topKeys(Map.of("a", 1, "b", 3, "c", 2), 2));
        RingBuffer<Integer> ring = new RingBuffer<>(3);
        for (int i = 0; i < 5; i++) {
            ring.add(i * i);
        }
        System.out.println(ring + " " + ring.indexOf(9) + " " + ring.equals(List.of(4, 9, 16)) + " " + ring.hashCode() + " " + ring.subList(1, 3) + Collections.max(ring));
        try {
            ring.get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        List<String> strings = new ArrayList<>();
        ((List) strings).add(42);
        try {
            String s = strings.get(0);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Raw<Integer> raw = new Raw<>();
        raw.value = 4;
        System.out.println(raw.compare(3));
        try {
            ((Raw) raw).compare("s".length() > 5 ? 1 : (Number) 2.0);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        List<String> checked = Collections.checkedList(new ArrayList<>(), String.class);
        try {
            ((List) checked).add(1);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }
}
