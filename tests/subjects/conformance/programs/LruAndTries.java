// expect: as java
import java.util.*;

public class LruAndTries {
    static class Trie {
        private final Map<Character, Trie> next = new TreeMap<>();
        private boolean isWord;

        void add(String w) {
            Trie t = this;
            for (char c : w.toCharArray()) t = t.next.computeIfAbsent(c, k -> new Trie());
            t.isWord = true;
        }

        void collect(String prefix, List<String> to) {
            if (isWord) to.add(prefix);
            next.forEach((c, t) -> t.collect(prefix + c, to));
        }

        List<String> startingWith(String p) {
            Trie t = this;
            for (char c : p.toCharArray()) if ((t = t.next.get(c)) == null) return List.of();
            List<String> out = new ArrayList<>();
            t.collect(p, out);
            return out;
        }
    }

    static class Heap<T> {
        private Object[] items = new Object[2];
        private int size;
        private final Comparator<? super T> order;

        Heap(Comparator<? super T> order) {
            this.order = order;
        }

        @SuppressWarnings("unchecked")
        private T at(int i) {
            return (T) items[i];
        }

        void push(T t) {
            if (size == items.length) items = Arrays.copyOf(items, size * 2);
            int i = size++;
            items[i] = t;
            while (i > 0 && order.compare(at(i), at((i - 1) / 2)) < 0) {
                swap(i, (i - 1) / 2);
                i = (i - 1) / 2;
            }
        }

        T pop() {
            if (size == 0) throw new NoSuchElementException();
            T top = at(0);
            items[0] = items[--size];
            items[size] = null;
            for (int i = 0, c; (c = 2 * i + 1) < size; i = c) {
                if (c + 1 < size && order.compare(at(c + 1), at(c)) < 0) c++;
                if (order.compare(at(i), at(c)) <= 0) break;
                swap(i, c);
            }
            return top;
        }

        private void swap(int a, int b) {
            Object t = items[a];
            items[a] = items[b];
            items[b] = t;
        }
    }

    public static void main(String[] args) {
        Trie t = new Trie();
        for (String w : "tea ten to inn in i a".split(" ")) t.add(w);
        System.out.println(t.startingWith("te") + "" + t.startingWith("i") + t.startingWith("x") + t.startingWith(""));
        Heap<String> h = new Heap<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        for (String s : "ccc a bb dddd aa e".split(" ")) h.push(s);
        StringJoiner out = new StringJoiner(",");
        try {
            while (true) out.add(h.pop());
        } catch (NoSuchElementException e) {
            System.out.println(out + " " + e.getMessage());
        }
    }
}
