// expect: as java
// since: 21
import java.util.*;

public class SequencedCollections {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        l.addFirst(0);
        l.addLast(4);
        System.out.println(l + " " + l.getFirst() + l.getLast() + l.reversed() + l.removeFirst() + l.removeLast() + l);
        l.reversed().add(99);
        System.out.println(l + " " + l.reversed().subList(0, 2) + l.reversed().stream().toList() + l.reversed().indexOf(99));
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>(Map.of("a", 1));
        m.putFirst("z", 26);
        m.putLast("a", 11);
        System.out.println(m + " " + m.firstEntry() + m.lastEntry() + m.reversed() + m.sequencedKeySet().reversed() + m.pollFirstEntry() + m);
        LinkedHashSet<String> s = new LinkedHashSet<>(List.of("x", "y"));
        s.addFirst("y");
        System.out.println(s + " " + s.reversed() + s.getFirst() + s.removeLast() + s);
        TreeSet<Integer> t = new TreeSet<>(List.of(3, 1, 2));
        System.out.println(t.reversed() + " " + t.getFirst() + t.removeLast() + t);
        Deque<Integer> d = new ArrayDeque<>(List.of(1, 2, 3));
        System.out.println(d.reversed() + " " + d.reversed().peekFirst());
        SequencedCollection<Integer> view = Collections.unmodifiableSequencedCollection(l);
        try {
            view.addFirst(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("unmodifiable");
        }
        try {
            new ArrayList<>().getFirst();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
        try {
            t.addFirst(0);
        } catch (UnsupportedOperationException e) {
            System.out.println("sorted");
        }
        System.out.println(new TreeMap<>(Map.of(1, "a", 2, "b")).reversed() + " " + List.of(1, 2, 3).reversed() + " " + Collections.newSequencedSetFromMap(new LinkedHashMap<String, Boolean>()));
    }
}
