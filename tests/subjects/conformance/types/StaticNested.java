// expect: as java
import java.util.*;
import java.util.function.Consumer;

public class StaticNested {
    static class LruCache<K, V> extends LinkedHashMap<K, V> {
        private final int capacity;

        LruCache(int capacity) {
            super(16, 0.75f, true);
            this.capacity = capacity;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > capacity;
        }
    }

    static class Tree<T> implements Iterable<T> {
        private static class Node<T> {
            final T v;
            Node<T> l, r;

            Node(T v) {
                this.v = v;
            }
        }

        private Node<T> root;
        private final Comparator<? super T> order;

        Tree(Comparator<? super T> order) {
            this.order = order;
        }

        void add(T t) {
            root = add(root, t);
        }

        private Node<T> add(Node<T> n, T t) {
            if (n == null) {
                return new Node<>(t);
            }
            if (order.compare(t, n.v) < 0) {
                n.l = add(n.l, t);
            } else {
                n.r = add(n.r, t);
            }
            return n;
        }

        @Override
        public Iterator<T> iterator() {
            Deque<Node<T>> stack = new ArrayDeque<>();
            for (Node<T> n = root; n != null; n = n.l) {
                stack.push(n);
            }
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return !stack.isEmpty();
                }

                @Override
                public T next() {
                    Node<T> n = stack.pop();
                    for (Node<T> m = n.r; m != null; m = m.l) {
                        stack.push(m);
                    }
                    return n.v;
                }
            };
        }
    }

    static class Builder {
        private final StringBuilder text = new StringBuilder();
        private int depth;

        Builder element(String name, Consumer<Builder> body) {
            text.append("  ".repeat(depth)).append('<').append(name).append(">\n");
            depth++;
            body.accept(this);
            depth--;
            text.append("  ".repeat(depth)).append("</").append(name).append(">\n");
            return this;
        }

        Builder text(Object o) {
            text.append("  ".repeat(depth)).append(o).append('\n');
            return this;
        }
    }

    public static void main(String[] args) {
        LruCache<String, Integer> cache = new LruCache<>(3);
        for (String s : "a b c a d e a f".split(" ")) {
            cache.merge(s, 1, Integer::sum);
        }
        System.out.println(cache);
        Tree<String> tree = new Tree<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        for (String s : "one two three four five six seven".split(" ")) {
            tree.add(s);
        }
        for (String s : tree) {
            System.out.print(s + " ");
        }
        System.out.println();
        tree.forEach(s -> System.out.print(s.charAt(0)));
        System.out.println();
        System.out.print(new Builder().element("html", b -> b.text("hi").element("p", c -> c.text(42))).text);
    }
}
