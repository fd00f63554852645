// expect: as java
import java.util.*;
import java.util.function.*;

public class CustomCollections {
    static class Range extends AbstractList<Integer> implements RandomAccess {
        final int from, to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public Integer get(int i) {
            return from + Objects.checkIndex(i, size());
        }

        @Override
        public int size() {
            return to - from;
        }
    }

    static class MultiMap<K, V> extends AbstractMap<K, Collection<V>> {
        private final Map<K, Collection<V>> map = new LinkedHashMap<>();

        void add(K k, V v) {
            map.computeIfAbsent(k, x -> new ArrayList<>()).add(v);
        }

        @Override
        public Set<Entry<K, Collection<V>>> entrySet() {
            return map.entrySet();
        }
    }

    static class Ring<T> implements Iterable<T> {
        private final Object[] items;
        private int head, size;

        Ring(int capacity) {
            items = new Object[capacity];
        }

        void add(T t) {
            items[(head + size) % items.length] = t;
            if (size == items.length) {
                head = (head + 1) % items.length;
            } else {
                size++;
            }
        }

        @Override
        public Iterator<T> iterator() {
            return new Iterator<T>() {
                int i = 0;

                public boolean hasNext() {
                    return i < size;
                }

                @SuppressWarnings("unchecked")
                public T next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException("ring end");
                    }
                    return (T) items[(head + i++) % items.length];
                }
            };
        }
    }

    public static void main(String[] args) {
        Range r = new Range(5, 10);
        System.out.println(r + " " + r.contains(7) + r.indexOf(9) + r.subList(1, 3) + r.equals(List.of(5, 6, 7, 8, 9)) + r.hashCode() + new ArrayList<>(r).size());
        System.out.println(r.stream().mapToInt(x -> x).sum() + " " + Collections.max(r) + Collections.binarySearch(r, 8) + r.listIterator(4).previous());
        try {
            r.add(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("read only");
        }
        try {
            r.get(5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        MultiMap<String, Integer> m = new MultiMap<>();
        m.add("a", 1);
        m.add("b", 2);
        m.add("a", 3);
        System.out.println(m + " " + m.get("a") + m.containsKey("c") + m.size() + m.keySet() + m.values());
        Ring<String> ring = new Ring<>(3);
        for (String s : "a b c d e".split(" ")) {
            ring.add(s);
        }
        for (String s : ring) {
            System.out.print(s);
        }
        Iterator<String> it = ring.iterator();
        it.forEachRemaining(s -> System.out.print(s.toUpperCase()));
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        ring.spliterator().forEachRemaining(System.out::print);
        System.out.println();
        Set<Integer> reversed = new AbstractSet<>() {
            public Iterator<Integer> iterator() {
                return List.of(3, 2, 1).iterator();
            }

            public int size() {
                return 3;
            }
        };
        System.out.println(reversed + " " + reversed.equals(Set.of(1, 2, 3)) + reversed.hashCode() + reversed.containsAll(Set.of(1)) + reversed.toArray(new Integer[5]).length);
        Queue<Integer> q = new AbstractQueue<>() {
            final Deque<Integer> d = new ArrayDeque<>();

            public boolean offer(Integer i) {
                return d.size() < 2 && d.offerLast(i);
            }

            public Integer poll() {
                return d.pollFirst();
            }

            public Integer peek() {
                return d.peekFirst();
            }

            public Iterator<Integer> iterator() {
                return d.iterator();
            }

            public int size() {
                return d.size();
            }
        };
        q.add(1);
        q.add(2);
        try {
            q.add(3);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + q.remove() + q.element() + q);
        }
        UnaryOperator<List<Integer>> f = l -> l.isEmpty() ? l : new ArrayList<>(l.subList(1, l.size()));
        System.out.println(f.andThen(f).apply(r));
    }
}
