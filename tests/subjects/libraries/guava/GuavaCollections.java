// expect: as java
import com.google.common.collect.*;
import java.util.*;

public class GuavaCollections {
    public static void main(String[] args) {
        ImmutableList<String> l = ImmutableList.of("a", "b", "c");
        System.out.println(l + " " + l.reverse() + l.subList(1, 3) + l.indexOf("c") + ImmutableList.builder().add(1).addAll(List.of(2, 3)).build() + ImmutableList.sortedCopyOf(List.of(3, 1, 2)) + ImmutableList.copyOf(l).equals(l));
        ImmutableMap<String, Integer> m = ImmutableMap.of("x", 1, "y", 2, "z", 3);
        System.out.println(m + " " + m.keySet() + m.values() + m.get("y") + m.entrySet().asList().get(2) + ImmutableMap.<String, Integer>builder().put("k", 9).orderEntriesByValue(Comparator.naturalOrder()).put("j", 2).buildOrThrow());
        ImmutableSet<Integer> s = ImmutableSet.of(5, 3, 5, 1);
        System.out.println(s + " " + s.contains(3) + ImmutableSortedSet.of(5, 3, 1).headSet(4) + ImmutableSortedMap.of("b", 1, "a", 2).firstKey() + ImmutableSortedSet.copyOf(s).descendingSet() + s.asList());
        for (Runnable r : new Runnable[] {() -> l.add("x"), () -> ImmutableList.of(1, null), () -> ImmutableMap.of("a", 1, "a", 2), () -> ImmutableSet.copyOf(Arrays.asList(1, null))}) {
            try {
                r.run();
            } catch (UnsupportedOperationException | NullPointerException | IllegalArgumentException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        BiMap<String, Integer> b = HashBiMap.create(Map.of("one", 1));
        b.put("two", 2);
        try {
            b.put("deux", 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        b.forcePut("deux", 2);
        System.out.println(b + " " + b.inverse() + ImmutableBiMap.of("k", "v").inverse() + EnumBiMap.create(Map.of(Thread.State.NEW, Thread.State.RUNNABLE)));
        MinMaxPriorityQueue<Integer> q = MinMaxPriorityQueue.orderedBy(Comparator.<Integer>naturalOrder()).maximumSize(4).create(List.of(5, 1, 9, 3, 7, 2));
        System.out.println(q.peekFirst() + " " + q.peekLast() + q.pollLast() + q.size());
        EvictingQueue<Integer> e = EvictingQueue.create(2);
        e.addAll(List.of(1, 2, 3));
        System.out.println(e + " " + e.remainingCapacity());
        ImmutableRangeSet<Integer> rs = ImmutableRangeSet.of(Range.closed(1, 5));
        System.out.println(rs + " " + Collections2.permutations(List.of(1, 2, 3)).size() + Collections2.orderedPermutations(List.of("b", "a", "a")).size() + Collections2.filter(List.of(1, 2, 3), x -> x > 1));
    }
}
