package gov.nasa.jpf.vm;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/** What {@link Verify} counts on an ordinary JVM. A class of its own, so that Verify needs no initialization. */
final class Counters {
    private static final Map<Integer, Integer> VALUES = new HashMap<>();
    private static final Map<Integer, BitSet> BITS = new HashMap<>();

    private static final Map<String, Integer> NAMED = new HashMap<>();

    private Counters() {}

    static synchronized void put(String name, int value) {
        NAMED.put(name, value);
    }

    static synchronized int value(String name) {
        return NAMED.getOrDefault(name, Verify.NO_VALUE);
    }

    static synchronized int get(int id) {
        return VALUES.getOrDefault(id, 0);
    }

    static synchronized void set(int id, int value) {
        VALUES.put(id, value);
    }

    static synchronized int increment(int id) {
        return VALUES.merge(id, 1, Integer::sum);
    }

    static synchronized void setBit(int id, int bit, boolean value) {
        BITS.computeIfAbsent(id, key -> new BitSet()).set(bit, value);
    }

    static synchronized boolean getBit(int id, int bit) {
        BitSet bits = BITS.get(id);
        return bits != null && bits.get(bit);
    }
}
