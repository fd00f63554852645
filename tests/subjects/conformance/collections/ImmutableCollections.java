// expect: as java
import java.util.*;
import java.util.stream.*;

/** The iteration order of Set.of and Map.of is salted on purpose; only what does not depend on it is printed. */
public class ImmutableCollections {
    public static void main(String[] args) {
        List<Integer> l = List.of(1, 2, 3);
        System.out.println(l + " " + l.subList(1, 3) + " " + l.indexOf(3) + " " + l.contains(9) + " " + l.hashCode() + " " + l.equals(Arrays.asList(1, 2, 3)) + " "
                + List.copyOf(l).equals(l) + (List.copyOf(l) == l) + " " + List.of().size() + List.of("one"));
        Set<String> s = Set.of("a", "b", "c", "d", "e");
        System.out.println(new TreeSet<>(s) + " " + s.size() + s.contains("c") + s.contains("z") + " " + s.hashCode() + " " + s.equals(new HashSet<>(s)));
        Map<String, Integer> m = Map.of("one", 1, "two", 2, "three", 3);
        System.out.println(new TreeMap<>(m) + " " + m.get("two") + m.getOrDefault("x", 0) + " " + m.containsKey("one") + m.containsValue(3) + " " + m.hashCode() + " "
                + m.equals(new HashMap<>(m)) + " " + m.entrySet().size());
        Map<Integer, String> big = Map.ofEntries(Map.entry(1, "a"), Map.entry(2, "b"));
        System.out.println(new TreeMap<>(big) + " " + Map.entry("k", "v") + " " + Map.copyOf(new HashMap<>(big)).equals(big));
        Set<Integer> many = IntStream.range(0, 100).boxed().collect(Collectors.toUnmodifiableSet());
        System.out.println(many.size() + " " + many.stream().mapToInt(x -> x).sum() + " " + many.containsAll(List.of(5, 50)) + many.contains(100));
        Map<Integer, Integer> squares = IntStream.range(0, 20).boxed().collect(Collectors.toUnmodifiableMap(x -> x, x -> x * x));
        int sum = 0;
        for (Map.Entry<Integer, Integer> e : squares.entrySet()) {
            sum += e.getKey() * e.getValue();
        }
        System.out.println(sum + " " + squares.get(7));
        AbstractMap.SimpleEntry<String, Integer> e = new AbstractMap.SimpleEntry<>("k", 1);
        e.setValue(2);
        System.out.println(e + " " + e.equals(Map.entry("k", 2)) + " " + e.hashCode() + " " + Map.Entry.<String, Integer>comparingByValue().compare(e, Map.entry("a", 5)));
        ListIterator<Integer> it = l.listIterator(2);
        System.out.println(it.next() + " " + it.hasNext() + it.previous() + it.previousIndex());
        for (Runnable r : new Runnable[] {() -> l.add(4), () -> s.remove("a"), () -> m.put("x", 1), () -> l.iterator().remove(), () -> Map.entry("a", 1).setValue(2),
            () -> l.subList(0, 1).clear(), () -> l.sort(null), () -> m.keySet().clear(), () -> l.removeIf(x -> false), () -> m.merge("one", 1, Integer::sum)}) {
            try {
                r.run();
                System.out.println("allowed");
            } catch (UnsupportedOperationException x) {
                System.out.print("unsupported ");
            }
        }
        System.out.println();
        try {
            m.get(null);
        } catch (NullPointerException x) {
            System.out.println("no null keys");
        }
        System.out.println(Stream.of(1, null, 2).toList() + " " + l.toArray().length + l.stream().map(x -> x * 2).toList() + " " + Collections.emptyList().equals(List.of()));
    }
}
