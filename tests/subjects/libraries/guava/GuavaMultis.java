// expect: as java
import com.google.common.collect.*;
import java.util.*;

public class GuavaMultis {
    public static void main(String[] args) {
        ListMultimap<String, Integer> lm = ArrayListMultimap.create();
        lm.put("a", 1);
        lm.put("a", 2);
        lm.put("b", 3);
        lm.get("c").addAll(List.of(7, 8));
        System.out.println(new TreeMap<>(lm.asMap()) + " " + lm.size() + lm.containsEntry("a", 2) + lm.remove("a", 1) + lm.removeAll("c") + lm.keys().count("a") + lm.values().size());
        SetMultimap<String, Integer> sm = LinkedHashMultimap.create();
        sm.put("x", 1);
        System.out.println(sm.put("x", 1) + " " + sm.put("x", 2) + sm + Multimaps.invertFrom(sm, TreeMultimap.<Integer, String>create()));
        TreeMultimap<String, String> tm = TreeMultimap.create();
        for (String w : "the quick brown fox jumps over the lazy dog".split(" ")) {
            tm.put(w.substring(w.length() - 1), w);
        }
        System.out.println(tm + " " + tm.asMap().firstKey() + tm.get("x").first());
        System.out.println(Multimaps.index(List.of("one", "two", "three"), String::length) + " " + Multimaps.transformValues(lm, v -> v * 10).get("a") + ImmutableListMultimap.of("p", 1, "p", 2) + Multimaps.filterKeys(lm, k -> k.equals("b")));
        Multiset<String> ms = TreeMultiset.create(List.of("a", "b", "a", "c", "a"));
        ms.add("b", 2);
        System.out.println(ms + " " + ms.count("a") + ms.remove("a", 2) + ms.setCount("c", 0) + ms.elementSet() + Multisets.copyHighestCountFirst(ms) + ms.entrySet() + Multisets.intersection(ms, HashMultiset.create(List.of("b"))).size());
        HashMultiset<Integer> h = HashMultiset.create();
        for (int i = 0; i < 50; i++) {
            h.add(i % 7);
        }
        System.out.println(h.size() + " " + h.elementSet().size() + h.count(3) + ImmutableMultiset.of(1, 1, 2) + LinkedHashMultiset.create(List.of("z", "a", "z")) + ConcurrentHashMultiset.create(List.of(1, 1)).count(1));
        Table<String, Integer, String> t = TreeBasedTable.create();
        t.put("r1", 1, "a");
        t.put("r1", 2, "b");
        t.put("r2", 1, "c");
        System.out.println(t + " " + t.row("r1") + t.column(1) + t.get("r2", 1) + t.contains("r2", 2) + t.rowKeySet() + t.columnKeySet() + t.remove("r1", 2) + t.size() + Tables.transpose(t));
        ArrayTable<String, String, Integer> at = ArrayTable.create(List.of("x", "y"), List.of("p", "q"));
        at.put("x", "q", 5);
        System.out.println(at + " " + at.at(0, 1) + ImmutableTable.of("r", "c", "v") + HashBasedTable.create(t).equals(t));
        ClassToInstanceMap<Number> ci = MutableClassToInstanceMap.create();
        ci.putInstance(Integer.class, 5);
        System.out.println(ci.getInstance(Integer.class) + " " + ci.getInstance(Long.class));
    }
}
