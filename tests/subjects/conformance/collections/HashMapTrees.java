// expect: as java
import java.util.*;

/** Bins that turn into trees and back; many keys of one hash. */
public class HashMapTrees {
    static class Same implements Comparable<Same> {
        final int n;

        Same(int n) {
            this.n = n;
        }

        @Override
        public int hashCode() {
            return 7;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Same s && s.n == n;
        }

        @Override
        public int compareTo(Same s) {
            return Integer.compare(n, s.n);
        }

        @Override
        public String toString() {
            return "S" + n;
        }
    }

    public static void main(String[] args) {
        Map<Same, Integer> map = new HashMap<>();
        for (int i = 0; i < 200; i++) {
            map.put(new Same(i * 7 % 200), i);
        }
        int sum = 0;
        for (int i = 0; i < 200; i++) {
            sum += map.get(new Same(i));
        }
        System.out.println(map.size() + " " + sum + " " + map.get(new Same(500)));
        for (int i = 0; i < 190; i++) {
            map.remove(new Same(i));
        }
        System.out.println(map);
        for (int i = 0; i < 30; i++) {
            map.computeIfAbsent(new Same(i), s -> s.n * 10);
        }
        map.computeIfPresent(new Same(5), (k, v) -> null);
        map.compute(new Same(6), (k, v) -> v == null ? 1 : v + 1);
        map.replaceAll((k, v) -> v + k.n);
        System.out.println(new TreeMap<>(map));
        Map<String, Integer> strings = new HashMap<>();
        build("", 5, strings);
        System.out.println(strings.size() + " " + new HashSet<>(strings.keySet().stream().map(String::hashCode).toList()).size());
        System.out.println(strings.get("AaBBAaBBAa") + " " + strings.get("BBBBBBBBBB") + " " + strings.containsKey("AaAaAaAaAb"));
        strings.keySet().removeIf(s -> s.startsWith("Aa"));
        System.out.println(strings.size() + " " + strings.values().stream().mapToInt(x -> x).sum());
        Set<Same> set = new LinkedHashSet<>();
        for (int i = 50; i > 0; i--) {
            set.add(new Same(i % 20));
        }
        System.out.println(set);
        try {
            for (Same s : map.keySet()) {
                map.put(new Same(s.n + 1000), 1);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("modified");
        }
        try {
            map.computeIfAbsent(new Same(5000), k -> {
                map.put(new Same(5001), 1);
                return 2;
            });
        } catch (ConcurrentModificationException e) {
            System.out.println("modified inside");
        }
    }

    static void build(String prefix, int left, Map<String, Integer> out) {
        if (left == 0) {
            out.put(prefix, out.size());
            return;
        }
        build(prefix + "Aa", left - 1, out);
        build(prefix + "BB", left - 1, out);
    }
}
