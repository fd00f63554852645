// expect: as java
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

public class MapsAtLarge {
    static void exercise(Map<String, Integer> m) {
        StringBuilder out = new StringBuilder(m.getClass().getSimpleName());
        try {
            m.put("b", 2);
            m.put("a", 1);
            out.append(m.putIfAbsent("a", 9)).append(m.putIfAbsent("c", 3)).append(m.getOrDefault("z", -1)).append(m.merge("a", 10, Integer::sum)).append(m.merge("c", 0, (x, y) -> null));
            out.append(m.computeIfAbsent("d", String::length)).append(m.computeIfPresent("d", (k, v) -> v + 5)).append(m.compute("e", (k, v) -> v == null ? 0 : v)).append(m.replace("e", 7)).append(m.replace("e", 7, 8)).append(m.remove("e", 7));
            m.replaceAll((k, v) -> v * k.charAt(0));
            out.append(new TreeMap<>(m));
            for (Iterator<Map.Entry<String, Integer>> i = m.entrySet().iterator(); i.hasNext();) {
                Map.Entry<String, Integer> e = i.next();
                if (e.getKey().equals("a")) i.remove();
                else e.setValue(e.getValue() + 1);
            }
            m.keySet().removeIf(k -> k.equals("d"));
            m.values().remove(m.get("e"));
            out.append(m).append(m.equals(Map.of("b", m.get("b")))).append(m.hashCode()).append(m.containsValue(null));
            m.put(null, 5);
            out.append(m.get(null));
        } catch (RuntimeException e) {
            out.append(" ").append(e.getClass().getSimpleName());
        }
        System.out.println(out);
    }

    public static void main(String[] args) {
        for (Map<String, Integer> m : List.<Map<String, Integer>>of(new HashMap<>(), new LinkedHashMap<>(4, 0.5f, true), new TreeMap<>(), new ConcurrentHashMap<>(), new ConcurrentSkipListMap<>(), new Hashtable<>(), new WeakHashMap<>(), Collections.synchronizedMap(new HashMap<>()), Collections.checkedMap(new HashMap<>(), String.class, Integer.class))) exercise(m);
        TreeMap<Integer, String> t = new TreeMap<>(Comparator.reverseOrder());
        for (int i = 0; i < 10; i++) t.put(i * 3 % 11, "v" + i);
        System.out.println(t + " " + t.floorKey(5) + t.ceilingEntry(5) + t.higherKey(10) + t.lowerKey(0) + t.headMap(7, true) + t.subMap(9, true, 3, false).descendingMap() + t.pollFirstEntry() + t.lastEntry() + t.descendingKeySet().first());
        try {
            t.headMap(5).put(1, "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        LinkedHashMap<Integer, String> cache = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
                return size() > 3;
            }
        };
        for (int i : new int[] {1, 2, 3, 1, 4, 2}) {
            cache.get(1);
            cache.put(i, "n" + i);
        }
        System.out.println(cache);
        EnumMap<TimeUnit, Integer> e = new EnumMap<>(TimeUnit.class);
        e.put(TimeUnit.DAYS, 1);
        e.put(TimeUnit.NANOSECONDS, 2);
        System.out.println(e + " " + EnumSet.range(TimeUnit.MICROSECONDS, TimeUnit.MINUTES) + EnumSet.complementOf(EnumSet.of(TimeUnit.DAYS)).size());
        IdentityHashMap<String, Integer> identity = new IdentityHashMap<>();
        identity.put(new String("x"), 1);
        identity.put(new String("x"), 2);
        System.out.println(identity.size() + " " + identity.containsKey("x"));
        Map<String, Integer> unmodifiable = Collections.unmodifiableMap(new TreeMap<>(Map.of("k", 1)));
        for (Consumer<Map<String, Integer>> c : List.<Consumer<Map<String, Integer>>>of(m -> m.put("a", 1), Map::clear, m -> m.entrySet().iterator().next().setValue(3), m -> m.merge("k", 1, Integer::sum))) {
            try {
                c.accept(unmodifiable);
            } catch (UnsupportedOperationException x) {
                System.out.print("unsupported ");
            }
        }
        try {
            Map.of("a", 1, "a", 2);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        try {
            for (String k : new HashMap<>(Map.of("p", 1, "q", 2)).keySet()) cacheOf(k, new HashMap<>(Map.of("p", 1, "q", 2)));
        } catch (ConcurrentModificationException x) {
            System.out.println("concurrent");
        }
        try {
            new TreeMap<Object, Integer>().put(new Object(), 1);
        } catch (ClassCastException x) {
            System.out.println("not comparable");
        }
        ConcurrentHashMap<Integer, Integer> c = new ConcurrentHashMap<>();
        for (int i = 0; i < 100; i++) c.merge(i % 7, i, Integer::sum);
        System.out.println(c.reduceValues(10, Integer::sum) + " " + c.search(10, (k, v) -> v > 740 ? k : null) + c.mappingCount() + c.keySet(1).size());
    }

    static void cacheOf(String k, Map<String, Integer> m) {
        for (String x : m.keySet()) m.put(x + k, 1);
    }
}
