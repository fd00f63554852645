// expect: as java
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class IteratorsAndSpliterators {
    static class Range implements Iterable<Integer> {
        final int from, to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int next = from;

                @Override
                public boolean hasNext() {
                    return next < to;
                }

                @Override
                public Integer next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException("after " + (next - 1));
                    }
                    return next++;
                }
            };
        }
    }

    static class Halves implements Spliterator<String> {
        private final String text;
        private int at, end;

        Halves(String text, int at, int end) {
            this.text = text;
            this.at = at;
            this.end = end;
        }

        @Override
        public boolean tryAdvance(Consumer<? super String> action) {
            if (at >= end) {
                return false;
            }
            action.accept(text.substring(at, ++at));
            return true;
        }

        @Override
        public Spliterator<String> trySplit() {
            int middle = (at + end) / 2;
            if (middle - at < 2) {
                return null;
            }
            Halves first = new Halves(text, at, middle);
            at = middle;
            return first;
        }

        @Override
        public long estimateSize() {
            return end - at;
        }

        @Override
        public int characteristics() {
            return ORDERED | SIZED | SUBSIZED | IMMUTABLE | NONNULL;
        }
    }

    static class Tree<T extends Comparable<T>> implements Iterable<T> {
        private T value;
        private Tree<T> left, right;

        void add(T t) {
            if (value == null) {
                value = t;
            } else if (t.compareTo(value) < 0) {
                (left = left == null ? new Tree<>() : left).add(t);
            } else {
                (right = right == null ? new Tree<>() : right).add(t);
            }
        }

        @Override
        public Iterator<T> iterator() {
            Deque<Tree<T>> path = new ArrayDeque<>();
            for (Tree<T> t = this; t != null && t.value != null; t = t.left) {
                path.push(t);
            }
            return new Iterator<T>() {
                public boolean hasNext() {
                    return !path.isEmpty();
                }

                public T next() {
                    Tree<T> top = path.pop();
                    for (Tree<T> t = top.right; t != null; t = t.left) {
                        path.push(t);
                    }
                    return top.value;
                }
            };
        }
    }

    static <A, B, C> Iterator<C> zip(Iterator<A> a, Iterator<B> b, BiFunction<A, B, C> f) {
        return new Iterator<C>() {
            public boolean hasNext() {
                return a.hasNext() && b.hasNext();
            }

            public C next() {
                return f.apply(a.next(), b.next());
            }
        };
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int i : new Range(1, 5)) {
            sum += i;
        }
        System.out.println(sum);
        Iterator<Integer> it = new Range(0, 1).iterator();
        it.next();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(StreamSupport.stream(new Range(3, 9).spliterator(), false).map(i -> i * i).collect(Collectors.toList()));
        String text = "abcdefghijklmnop";
        System.out.println(StreamSupport.stream(new Halves(text, 0, text.length()), true).map(String::toUpperCase).collect(Collectors.joining()) + StreamSupport.stream(new Halves(text, 2, 6), false).count());
        Spliterator<Integer> s = List.of(1, 2, 3, 4, 5).spliterator();
        Spliterator<Integer> prefix = s.trySplit();
        prefix.forEachRemaining(System.out::print);
        System.out.print("|" + s.estimateSize() + "|" + s.hasCharacteristics(Spliterator.SIZED) + "|");
        while (s.tryAdvance(System.out::print)) {
        }
        System.out.println();
        Tree<String> tree = new Tree<>();
        for (String w : "the quick brown fox jumps over the lazy dog".split(" ")) {
            tree.add(w);
        }
        System.out.println(String.join(",", tree));
        Iterator<String> zipped = zip(tree.iterator(), new Range(10, 13).iterator(), (a, b) -> a + b);
        zipped.forEachRemaining(z -> System.out.print(z + " "));
        System.out.println();
        PrimitiveIterator.OfInt ints = IntStream.of(5, 6).iterator();
        System.out.println(ints.nextInt() + ints.next());
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        ListIterator<Integer> li = list.listIterator(3);
        li.previous();
        li.set(30);
        li.add(31);
        li.next();
        li.remove();
        System.out.println(list + " " + li.nextIndex() + li.hasPrevious());
        try {
            li.set(1);
        } catch (IllegalStateException e) {
            System.out.println("illegal " + e.getMessage());
        }
        list.removeIf(n -> n % 2 == 0);
        list.replaceAll(n -> n + 1);
        System.out.println(list);
        Map<String, Integer> map = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3));
        map.entrySet().removeIf(e -> e.getValue() == 2);
        for (Iterator<Map.Entry<String, Integer>> i = map.entrySet().iterator(); i.hasNext();) {
            i.next().setValue(9);
        }
        System.out.println(map);
        Enumeration<Integer> e = Collections.enumeration(list);
        System.out.println(Collections.list(e) + " " + new Vector<>(list).elements().nextElement() + " " + e.hasMoreElements());
        System.out.println(Stream.generate(new Supplier<Integer>() {
            int a = 0, b = 1;

            public Integer get() {
                int r = a;
                a = b;
                b += r;
                return r;
            }
        }).limit(12).map(String::valueOf).collect(Collectors.joining(" ")));
    }
}
