package mocks;

import java.util.Map;

/** A generic interface with two parameters of a type. */
public class GenericCache {
    public interface Cache<K, V> {
        V find(K key);

        boolean holds(K key);

        Map<K, V> all();
    }

    public static int find(Cache<String, Integer> cache, String key) {
        if (!cache.holds(key)) return -1;
        Integer found = cache.find(key);
        if (found == null) return 0;
        return found == 77 ? 77 : 1;
    }

    public static int size(Cache<String, Integer> cache) {
        return cache.all().isEmpty() ? 0 : 1;
    }
}
