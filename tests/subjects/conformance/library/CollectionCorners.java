// expect: as java
import java.util.*;
import java.util.function.*;

public class CollectionCorners {
    interface Action {
        Object run();
    }

    static void attempt(String what, Action a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    static class Lru<K, V> extends LinkedHashMap<K, V> {
        Lru() {
            super(4, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> e) {
            return size() > 3;
        }
    }

    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(5, 1, 4, 2, 3));
        attempt("sublist", () -> {
            List<Integer> sub = list.subList(1, 4);
            sub.set(0, 9);
            sub.remove(Integer.valueOf(4));
            return list + " " + sub + list.subList(0, 0).isEmpty();
        });
        attempt("comodified", () -> {
            List<Integer> sub = list.subList(0, 2);
            list.add(7);
            return sub.size();
        });
        attempt("iterator", () -> {
            ListIterator<Integer> it = list.listIterator(list.size());
            while (it.hasPrevious()) if (it.previous() == 2) it.add(20);
            return list;
        });
        attempt("set twice", () -> {
            ListIterator<Integer> it = list.listIterator();
            it.next();
            it.add(1);
            it.set(3);
            return 0;
        });
        attempt("asList", () -> Arrays.asList(1, 2).remove(0));
        attempt("fixed", () -> Arrays.asList(3, 1, 2).set(1, 5));
        attempt("unmodifiable", () -> Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))).merge(1, 1, Integer::sum));
        attempt("nulls", () -> List.of(1).contains(null));
        attempt("of null", () -> List.of(1, null));
        attempt("copyOf", () -> List.copyOf(list) == List.copyOf(List.copyOf(list)));
        attempt("duplicates", () -> Set.of(1, 1));
        attempt("tree null", () -> new TreeMap<>(Map.of("a", 1)).get(null));
        attempt("tree mixed", () -> new TreeSet<Object>(List.of(1)).add("x"));
        attempt("sub map", () -> new TreeMap<>(Map.of(1, 2, 5, 6, 9, 8)).subMap(2, 8).put(8, 1));
        Lru<String, Integer> lru = new Lru<>();
        for (String s : "a b c a d e a".split(" ")) lru.merge(s, 1, Integer::sum);
        System.out.println(lru + " " + lru.getOrDefault("d", 0) + lru.keySet());
        Map<String, List<Integer>> multi = new TreeMap<>(Comparator.reverseOrder());
        for (int i = 0; i < 6; i++) multi.computeIfAbsent("k" + i % 3, k -> new LinkedList<>()).add(i);
        multi.replaceAll((k, v) -> k.equals("k1") ? List.of() : v);
        multi.values().removeIf(List::isEmpty);
        System.out.println(multi + " " + multi.compute("k2", (k, v) -> null) + multi.putIfAbsent("k9", null) + multi.computeIfAbsent("k9", k -> new ArrayList<>()) + multi);
        attempt("recursive", () -> new HashMap<Integer, Integer>().computeIfAbsent(1, k -> k + 1));
        attempt("modifying while computing", () -> {
            Map<Integer, Integer> m = new HashMap<>();
            return m.computeIfAbsent(1, k -> m.put(2, 2));
        });
        IdentityHashMap<String, Integer> ids = new IdentityHashMap<>();
        ids.put(new String("x"), 1);
        ids.put(new String("x"), 2);
        EnumMap<Thread.State, String> em = new EnumMap<>(Thread.State.class);
        em.put(Thread.State.WAITING, "w");
        em.put(Thread.State.NEW, "n");
        System.out.println(ids.size() + " " + ids.containsKey("x") + " " + em + EnumSet.complementOf(EnumSet.range(Thread.State.RUNNABLE, Thread.State.TIMED_WAITING)) + " " + new HashMap<>(Map.of(Double.NaN, 1)).get(0.0 / 0) + new HashMap<>(Map.of(0.0, 1)).get(-0.0));
        PriorityQueue<int[]> pq = new PriorityQueue<>((a, b) -> a[1] - b[1]);
        for (int i = 0; i < 7; i++) pq.add(new int[] {i, i * 5 % 7});
        StringBuilder s = new StringBuilder();
        while (pq.size() > 2) s.append(pq.poll()[0]);
        ArrayDeque<Integer> dq = new ArrayDeque<>();
        for (int i = 0; i < 20; i++) if (i % 3 == 0) dq.addFirst(i); else dq.addLast(i);
        System.out.println(s + " " + dq + " " + dq.removeLastOccurrence(5) + dq.pollLast() + dq.descendingIterator().next());
        attempt("null in deque", () -> dq.offer(null));
        BitSet b = new BitSet();
        b.set(3, 9);
        b.flip(5);
        b.set(70);
        System.out.println(b + " " + b.nextClearBit(3) + b.previousSetBit(60) + " " + b.cardinality() + b.length() + Arrays.toString(b.toLongArray()) + b.get(2, 6));
        List<Integer> r = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        Collections.rotate(r, 2);
        Collections.swap(r, 0, 5);
        Collections.shuffle(r, new Random(1));
        System.out.println(r + " " + Collections.frequency(r, 3) + Collections.max(r) + Collections.binarySearch(List.of(1, 3, 5), 4) + Collections.nCopies(2, "n") + Collections.disjoint(r, List.of(9)) + Collections.indexOfSubList(r, r.subList(2, 4)) + Arrays.asList(1, 2).equals(List.of(1, 2)));
        int[] a = {5, 3, 1};
        Arrays.sort(a);
        Arrays.parallelPrefix(a, Integer::sum);
        System.out.println(Arrays.toString(a) + Arrays.hashCode(a) + Arrays.compare(a, new int[] {1, 5}) + Arrays.mismatch(a, new int[] {1, 4, 8}) + Arrays.equals(a, 0, 1, new int[] {1}, 0, 1) + Arrays.deepToString(new Object[] {a, new String[][] {{"x"}}}) + Arrays.stream(a, 1, 3).sum());
        Object[] self = new Object[1];
        self[0] = self;
        List<Object> inside = new ArrayList<>();
        inside.add(inside);
        System.out.println(Arrays.deepToString(self) + inside);
        attempt("legacy", () -> new Vector<>(List.of(1, 2)).elementAt(2));
        attempt("stack", () -> new Stack<>().pop());
        attempt("hashtable", () -> new Hashtable<>(Map.of("k", 1)).put("n", null));
    }
}
