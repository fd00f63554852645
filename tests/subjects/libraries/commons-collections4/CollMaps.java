// expect: as java
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.keyvalue.MultiKey;
import org.apache.commons.collections4.map.*;

public class CollMaps {
    public static void main(String[] args) {
        CaseInsensitiveMap<String, Integer> ci = new CaseInsensitiveMap<>();
        ci.put("Key", 1);
        ci.put("KEY", 2);
        System.out.println(ci + " " + ci.get("kEy"));
        LRUMap<String, Integer> lru = new LRUMap<>(3);
        for (String s : "a b c a d a e".split(" ")) {
            lru.put(s, s.hashCode());
            lru.get("a");
        }
        System.out.println(lru + " " + lru.isFull() + lru.maxSize() + lru.firstKey() + lru.lastKey());
        LinkedMap<String, Integer> linked = new LinkedMap<>();
        linked.put("x", 1);
        linked.put("y", 2);
        linked.put("z", 3);
        System.out.println(linked.get(1) + " " + linked.indexOf("z") + linked.nextKey("x") + linked.previousKey("y") + linked.getValue(2) + linked.remove(0) + linked.asList());
        ListOrderedMap<String, Integer> ordered = ListOrderedMap.listOrderedMap(new HashMap<>());
        ordered.put("b", 1);
        ordered.put("a", 2);
        ordered.put(0, "first", 0);
        System.out.println(ordered + " " + ordered.keyList() + ordered.valueList() + ordered.getValue(1));
        MultiKeyMap<String, Integer> mk = new MultiKeyMap<>();
        mk.put("a", "b", 1);
        mk.put("a", "c", "d", 2);
        System.out.println(mk.get("a", "b") + " " + mk.get("a", "c", "d") + " " + mk.containsKey("a", "x") + mk.removeAll("a", "c") + mk.size() + " " + new MultiKey<>("p", "q"));
        Flat3Map<String, Integer> flat = new Flat3Map<>();
        for (int i = 0; i < 5; i++) {
            flat.put("k" + i, i);
            System.out.print(flat.size() + ":" + flat.get("k" + i) + " ");
        }
        flat.remove("k0");
        System.out.println(new TreeMap<>(flat));
        Map<String, List<Integer>> lazy = LazyMap.lazyMap(new TreeMap<>(), k -> new ArrayList<>());
        lazy.get("a").add(1);
        lazy.get("a").add(2);
        lazy.get("b");
        System.out.println(lazy + " " + DefaultedMap.defaultedMap(new HashMap<String, Integer>(), 7).get("none"));
        try {
            FixedSizeMap.fixedSizeMap(new HashMap<>(Map.of("a", 1))).put("b", 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        PassiveExpiringMap<String, Integer> expiring = new PassiveExpiringMap<>(-1L);
        expiring.put("never", 1);
        System.out.println(expiring.get("never") + " " + CompositeUse.use());
        HashedMap<Integer, String> hashed = new HashedMap<>();
        for (int i = 0; i < 50; i++) {
            hashed.put(i * i, "v" + i);
        }
        System.out.println(hashed.size() + " " + hashed.get(49) + " " + hashed.keySet().stream().mapToInt(x -> x).sum() + " " + new StaticBucketMap<>(5).getClass().getSimpleName() + " " + new SingletonMap<>("k", 1) + " " + PredicatedMap.predicatedMap(new HashMap<String, Integer>(), k -> true, v -> v > 0).size());
        ReferenceMap<String, Integer> ref = new ReferenceMap<>(AbstractReferenceMap.ReferenceStrength.HARD, AbstractReferenceMap.ReferenceStrength.HARD);
        ref.put("r", 1);
        System.out.println(ref + " " + TransformedMap.transformedMap(new TreeMap<>(Map.of("a", 1)), String::toUpperCase, v -> v * 10));
    }

    static class CompositeUse {
        static String use() {
            CompositeMap<String, Integer> c = new CompositeMap<>(new TreeMap<>(Map.of("a", 1)), new TreeMap<>(Map.of("b", 2)));
            return c.get("b") + " " + c.size() + c.containsKey("a");
        }
    }
}
