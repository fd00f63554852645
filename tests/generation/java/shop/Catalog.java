package shop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** One for all: its fields, and the collections, arrays and numbers of static fields, are put back before each test. */
public final class Catalog {
    private static final Catalog INSTANCE = new Catalog();
    private static final Map<String, Integer> NUMBERS = new HashMap<>();
    private static final List<String> ASKED = new ArrayList<>(List.of("first"));
    private static final AtomicInteger NEXT = new AtomicInteger(7);
    static final int[] SHELVES = {1, 2, 3};
    private boolean closed;
    private int hits;

    private Catalog() {
    }

    public static Catalog get() {
        return INSTANCE;
    }

    public int numberOf(String name) {
        if (closed) throw new IllegalStateException("closed");
        ASKED.add(name);
        Integer known = NUMBERS.get(name);
        if (known != null) {
            ++hits;
            return known;
        }
        NUMBERS.put(name, NEXT.getAndIncrement());
        return -1;
    }

    public void close() {
        closed = true;
    }

    public int getHits() {
        return hits;
    }

    public static int asked() {
        return ASKED.size();
    }

    public static int next() {
        return NEXT.get();
    }

    public static int put(int shelf) {
        return ++SHELVES[shelf];
    }
}
