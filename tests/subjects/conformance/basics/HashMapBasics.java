// expect: as java
import java.util.*;

public class HashMapBasics {
    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>();
        for (String w : "it was the best of times it was the worst of times it was the age of wisdom".split(" ")) {
            counts.merge(w, 1, Integer::sum);
        }
        System.out.println(counts);
        System.out.println(new TreeMap<>(counts));
        Set<String> set = new HashSet<>(counts.keySet());
        set.remove("it");
        set.add("zebra");
        System.out.println(set + " " + set.contains("age") + " " + set.size());
        for (Map.Entry<String, Integer> e : counts.entrySet()) {
            if (e.getValue() == 3) {
                e.setValue(33);
            }
        }
        System.out.println(counts.get("it") + " " + counts.get("nothing") + " " + counts.getOrDefault("nothing", -1));
        counts.put(null, 0);
        counts.putIfAbsent("it", 1);
        counts.computeIfAbsent("new", String::length);
        counts.computeIfPresent("age", (k, v) -> null);
        System.out.println(counts + " " + counts.hashCode());
        Map<Integer, String> many = new HashMap<>();
        for (int i = 0; i < 1000; i++) {
            many.put(i * 37, "v" + i);
        }
        int sum = 0;
        for (int k : many.keySet()) {
            sum = sum * 31 + k;
        }
        System.out.println(sum + " " + many.size());
        many.keySet().removeIf(k -> k % 2 == 0);
        System.out.println(many.size() + " " + many.containsValue("v1") + " " + many.containsValue("v2"));
        class Colliding {
            final int id;

            Colliding(int id) {
                this.id = id;
            }

            @Override
            public int hashCode() {
                return id % 3;
            }

            @Override
            public boolean equals(Object o) {
                return o instanceof Colliding c && c.id == id;
            }
        }
        Map<Colliding, Integer> colliding = new HashMap<>();
        for (int i = 0; i < 100; i++) {
            colliding.put(new Colliding(i), i);
        }
        int found = 0;
        for (int i = 0; i < 120; i++) {
            if (colliding.getOrDefault(new Colliding(i), -1) == i) {
                found++;
            }
        }
        System.out.println(found + " " + colliding.size());
    }
}
