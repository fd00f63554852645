// expect: as java
import java.util.*;

public class TreeMaps {
    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>();
        for (int i = 0; i < 50; i++) {
            m.put(i * 37 % 101, "v" + i);
        }
        System.out.println(m.firstKey() + " " + m.lastEntry() + " " + m.floorKey(50) + " " + m.ceilingKey(50) + " " + m.lowerEntry(37) + " " + m.higherKey(100)
                + " " + m.floorKey(-1));
        System.out.println(m.headMap(20) + " " + m.tailMap(90, false) + " " + m.subMap(30, true, 40, true));
        NavigableMap<Integer, String> d = m.descendingMap();
        System.out.println(d.firstKey() + " " + d.headMap(95) + " " + m.descendingKeySet().first());
        System.out.println(m.pollFirstEntry() + " " + m.pollLastEntry() + " " + m.size());
        SortedMap<Integer, String> sub = m.subMap(10, 20);
        sub.put(15, "inserted");
        sub.remove(11);
        try {
            sub.put(25, "outside");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(sub + " " + m.get(15));
        sub.clear();
        System.out.println(m.size() + " " + m.firstEntry());
        m.keySet().removeIf(k -> k % 2 == 0);
        System.out.println(m);
        TreeMap<String, Integer> byLength = new TreeMap<>(Comparator.comparingInt(String::length).thenComparing(Comparator.reverseOrder()));
        for (String s : "to be or not to be that is the question".split(" ")) {
            byLength.merge(s, 1, Integer::sum);
        }
        System.out.println(byLength + " " + byLength.firstKey());
        TreeSet<String> set = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        Collections.addAll(set, "b", "A", "a", "C", "B", "d");
        System.out.println(set + " " + set.contains("D") + " " + set.headSet("c") + " " + set.subSet("a", false, "d", true) + " " + set.descendingSet()
                + set.pollFirst() + set.higher("b") + set.lower("a"));
        try {
            new TreeMap<String, Integer>().put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        try {
            new TreeMap<>().firstKey();
        } catch (NoSuchElementException e) {
            System.out.println("empty " + new TreeMap<>().firstEntry());
        }
        Iterator<Map.Entry<Integer, String>> it = m.entrySet().iterator();
        Map.Entry<Integer, String> e = it.next();
        e.setValue("changed");
        it.next();
        it.remove();
        System.out.println(m.firstEntry() + " " + m.size());
        try {
            m.firstEntry().setValue("x");
        } catch (UnsupportedOperationException x) {
            System.out.println("snapshot entry");
        }
        TreeMap<Integer, Integer> random = new TreeMap<>();
        Random r = new Random(7);
        for (int i = 0; i < 3000; i++) {
            int k = r.nextInt(500);
            if (r.nextBoolean()) {
                random.put(k, i);
            } else {
                random.remove(k);
            }
        }
        System.out.println(random.size() + " " + random.hashCode() + " " + random.headMap(100).values());
    }
}
