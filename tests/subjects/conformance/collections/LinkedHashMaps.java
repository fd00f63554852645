// expect: as java
import java.util.*;

public class LinkedHashMaps {
    public static void main(String[] args) {
        LinkedHashMap<String, Integer> insertion = new LinkedHashMap<>();
        LinkedHashMap<String, Integer> access = new LinkedHashMap<>(16, 0.75f, true);
        for (String s : "one two three four five".split(" ")) {
            insertion.put(s, s.length());
            access.put(s, s.length());
        }
        insertion.put("two", 22);
        insertion.get("one");
        access.get("one");
        access.put("three", 33);
        access.getOrDefault("two", 0);
        access.getOrDefault("absent", 0);
        access.compute("four", (k, v) -> v + 1);
        System.out.println(insertion + " " + access);
        insertion.remove("two");
        insertion.put("two", 2);
        insertion.putIfAbsent("six", 6);
        insertion.replace("one", 11);
        System.out.println(insertion.keySet() + " " + insertion.values() + " " + insertion.entrySet().iterator().next());
        Map<Integer, String> lru = new LinkedHashMap<>(8, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, String> e) {
                return size() > 3;
            }
        };
        for (int i = 0; i < 10; i++) {
            lru.put(i % 5, "v" + i);
            lru.get(i % 3);
        }
        System.out.println(lru);
        try {
            for (Integer k : lru.keySet()) {
                lru.get(k);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("access modifies");
        }
        LinkedHashSet<String> set = new LinkedHashSet<>(List.of("z", "a", "m"));
        set.add("a");
        set.remove("z");
        set.add("z");
        System.out.println(set + " " + set.equals(Set.of("a", "m", "z")) + " " + new ArrayList<>(set).indexOf("z"));
        Iterator<Map.Entry<String, Integer>> it = insertion.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<String, Integer> e = it.next();
            if (e.getKey().startsWith("f")) {
                it.remove();
            } else {
                e.setValue(-e.getValue());
            }
        }
        System.out.println(insertion);
        insertion.replaceAll((k, v) -> v * 2);
        insertion.forEach((k, v) -> System.out.print(k + v + ";"));
        System.out.println(insertion.hashCode() == new HashMap<>(insertion).hashCode());
    }
}
