// expect: as java
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

public class MoreMaps {
    static class Lru<K, V> extends LinkedHashMap<K, V> {
        final int limit;

        Lru(int limit) {
            super(4, 0.75f, true);
            this.limit = limit;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > limit;
        }
    }

    static final class Key {
        final int n;

        Key(int n) {
            this.n = n;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key k && k.n == n;
        }

        @Override
        public int hashCode() {
            return n % 3;
        }

        @Override
        public String toString() {
            return "K" + n;
        }
    }

    public static void main(String[] args) {
        Lru<String, Integer> lru = new Lru<>(3);
        for (String s : "a b c a d e a".split(" ")) {
            lru.merge(s, 1, Integer::sum);
        }
        System.out.println(lru + " " + lru.get("d") + " " + lru.keySet());
        IdentityHashMap<String, Integer> identity = new IdentityHashMap<>();
        String k = new String("k");
        identity.put(k, 1);
        identity.put(new String("k"), 2);
        System.out.println(identity.size() + " " + identity.get(k) + " " + identity.containsKey("k"));
        WeakHashMap<Object, String> weak = new WeakHashMap<>();
        weak.put(k, "kept");
        System.out.println(weak + " " + weak.remove("k"));
        Map<Key, String> clashes = new HashMap<>();
        for (int i = 0; i < 40; i++) {
            clashes.put(new Key(i), "v" + i);
        }
        clashes.keySet().removeIf(key -> key.n % 2 == 0);
        System.out.println(clashes.size() + " " + clashes.get(new Key(7)) + clashes.get(new Key(8)) + clashes.computeIfPresent(new Key(9), (key, v) -> null) + clashes.containsKey(new Key(9)) + clashes.putIfAbsent(new Key(9), "again") + clashes.replace(new Key(9), "again", "twice"));
        TreeMap<String, Integer> tree = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String s : "pear Apple fig apple Date cherry banana".split(" ")) {
            tree.put(s, s.length());
        }
        System.out.println(tree + " " + tree.headMap("date") + tree.tailMap("date", false) + tree.subMap("B", true, "d", true) + " " + tree.floorKey("c") + tree.higherKey("fig") + tree.descendingMap().firstKey() + tree.pollFirstEntry() + tree.lowerEntry("a"));
        NavigableSet<Integer> set = new TreeSet<>(List.of(5, 1, 9, 3, 7));
        System.out.println(set.descendingSet() + " " + set.headSet(5, true) + set.ceiling(4) + set.pollLast() + set.subSet(2, 6));
        try {
            set.subSet(2, 6).add(8);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        ConcurrentSkipListMap<Integer, String> skip = new ConcurrentSkipListMap<>(Comparator.reverseOrder());
        for (int i = 0; i < 10; i++) {
            skip.put(i * 7 % 10, "s" + i);
        }
        System.out.println(skip.firstKey() + " " + skip.headMap(5) + " " + skip.ceilingKey(4) + skip.pollLastEntry());
        ConcurrentHashMap<String, Integer> concurrent = new ConcurrentHashMap<>();
        for (String s : "x y z x y x".split(" ")) {
            concurrent.merge(s, 1, Integer::sum);
        }
        System.out.println(new TreeMap<>(concurrent) + " " + concurrent.reduceValues(100, Integer::sum) + " " + concurrent.search(100, (key, v) -> v == 2 ? key : null) + concurrent.mappingCount() + concurrent.getOrDefault("q", -1));
        try {
            concurrent.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("no null");
        }
        Map<String, List<Integer>> multi = new TreeMap<>();
        for (int i = 0; i < 6; i++) {
            multi.computeIfAbsent(i % 2 == 0 ? "even" : "odd", x -> new ArrayList<>()).add(i);
        }
        BiFunction<String, List<Integer>, List<Integer>> drop = (key, v) -> v.size() > 2 ? v.subList(0, 1) : v;
        multi.replaceAll(drop);
        System.out.println(multi + " " + Map.entry("a", 1) + new AbstractMap.SimpleEntry<>("b", 2) + Map.of().size());
        for (Runnable r : List.<Runnable>of(() -> Map.of("a", 1, "a", 2), () -> List.of(1, (Integer) null), () -> Map.of("a", 1).put("b", 2), () -> Set.of(1, 1), () -> Collections.unmodifiableMap(multi).clear(), () -> new ArrayList<>(List.of(1, 2)).forEach(x -> {
            throw new IllegalStateException("in forEach " + x);
        }), () -> {
            Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1, 2, 2));
            for (Integer i : m.keySet()) {
                m.remove(3 - i);
                m.put(i + 10, 0);
            }
        }, () -> new HashMap<Integer, Integer>().computeIfAbsent(1, x -> {
            throw new ArithmeticException("computing");
        }), () -> List.of(1, 2).get(2), () -> new ArrayList<>().get(0), () -> new LinkedList<>().getFirst(), () -> Collections.emptyList().iterator().next(), () -> new ArrayList<>(-1), () -> Arrays.asList(1).add(2), () -> new ArrayDeque<>().addFirst(null), () -> "abc".substring(2, 1), () -> new int[2][-1].clone(), () -> Objects.requireNonNull(null, "message"), () -> Optional.empty().orElseThrow())) {
            try {
                r.run();
                System.out.println("fine");
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        System.out.println(new Hashtable<>(Map.of("one", 1)) + " " + new Vector<>(List.of(1, 2)).lastElement() + new Stack<Integer>() {
            {
                push(4);
                push(5);
            }
        }.search(4) + Collections.nCopies(3, "x") + Collections.frequency(List.of(1, 2, 1), 1) + Collections.disjoint(Set.of(1), Set.of(2)));
    }
}
