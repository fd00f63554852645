// expect: as java
import java.util.*;
import org.apache.commons.collections4.list.*;
import org.apache.commons.collections4.queue.*;
import org.apache.commons.collections4.set.*;

public class CollListsAndQueues {
    public static void main(String[] args) {
        TreeList<Integer> tree = new TreeList<>();
        for (int i = 0; i < 100; i++) {
            tree.add(i / 2, i);
        }
        tree.remove(10);
        tree.removeIf(x -> x % 3 == 0);
        System.out.println(tree.size() + " " + tree.get(20) + " " + tree.indexOf(50) + " " + tree.subList(0, 10) + " " + tree.hashCode());
        SetUniqueList<String> unique = SetUniqueList.setUniqueList(new ArrayList<>(List.of("a")));
        unique.addAll(List.of("b", "a", "c", "b"));
        unique.set(0, "c");
        System.out.println(unique);
        LazyList<Integer> lazy = LazyList.lazyList(new ArrayList<>(), () -> 7);
        lazy.get(3);
        System.out.println(lazy);
        NodeCachingLinkedList<Integer> cache = new NodeCachingLinkedList<>(2);
        for (int i = 0; i < 10; i++) {
            cache.add(i);
            if (i % 2 == 0) {
                cache.removeFirst();
            }
        }
        System.out.println(cache);
        GrowthList<String> g = new GrowthList<>();
        g.set(3, "x");
        System.out.println(g);
        try {
            FixedSizeList.fixedSizeList(new ArrayList<>(List.of(1))).add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        CircularFifoQueue<Integer> fifo = new CircularFifoQueue<>(3);
        for (int i = 0; i < 8; i++) {
            fifo.add(i);
        }
        System.out.println(fifo + " " + fifo.get(1) + fifo.peek() + fifo.maxSize() + fifo.isAtFullCapacity() + fifo.remove(6) + fifo);
        ListOrderedSet<String> los = ListOrderedSet.listOrderedSet(new ArrayList<>(List.of("z", "a")));
        los.add(0, "m");
        los.add("a");
        System.out.println(los + " " + los.indexOf("a") + los.get(1) + los.asList());
        CompositeSet<Integer> composite = new CompositeSet<>(new TreeSet<>(Set.of(1)), new TreeSet<>(Set.of(2, 3)));
        System.out.println(composite.contains(3) + " " + composite.toSet() + composite.size() + " " + MapBackedSet.mapBackedSet(new TreeMap<String, Integer>()).add("x"));
        Queue<String> predicated = PredicatedQueue.predicatedQueue(new LinkedList<>(), s -> !s.isEmpty());
        predicated.add("ok");
        try {
            predicated.add("");
        } catch (IllegalArgumentException e) {
            System.out.println("rejected " + predicated);
        }
        TransformedQueue<Integer> t = TransformedQueue.transformingQueue(new ArrayDeque<>(), x -> x * x);
        t.add(5);
        System.out.println(t.poll());
    }
}
